/**
 * One round of `bench compare`: measures tiers with one version of the engine in a process of its
 * own, and prints the rows as one JSON array. Arguments: the path of the compiled engine, then those
 * of the bench. The puzzles are always those of this checkout.
 */
import { pathToFileURL } from "node:url";
import { readArguments } from "./arguments.js";
import { measureTier } from "./measure.js";

const [engine = "", ...rest] = process.argv.slice(2);
// Another version of the engine may lack what is new; what is used here it has always had.
const { answer } = (await import(pathToFileURL(engine).href)) as typeof import("cryptarithm");
const args = readArguments(rest);
const rows = args.tiers.flatMap((tier) => measureTier(tier, { ...args, answer }));
process.stdout.write(JSON.stringify(rows));
