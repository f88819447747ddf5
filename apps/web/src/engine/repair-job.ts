/** Looks for the nearest puzzles that have exactly one solution. */
import { repair } from "cryptarithm";
import type { Perform } from "./jobs.js";
import { spoken } from "./spoken.js";

export const performRepair: Perform<"repair"> = async ({ text, options, most }, reply) =>
  reply(
    repair(text, {
      ...options,
      mode: "interpreted",
      language: await spoken(options.language),
      limit: most,
    }),
  );
