/** Writes a calculation in letters, by a key. */
import { encode } from "cryptarithm";
import type { Perform } from "./jobs.js";
import { spoken } from "./spoken.js";

export const performEncode: Perform<"encode"> = async ({ calculation, options }, reply) =>
  reply(encode(calculation, { ...options, language: await spoken(options.language) }));
