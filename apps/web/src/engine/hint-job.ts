/** Says where the next step is, from what somebody has. */
import { hint } from "cryptarithm";
import type { Perform } from "./jobs.js";
import { spoken } from "./spoken.js";

export const performHint: Perform<"hint"> = async ({ text, options }, reply) =>
  reply(hint(text, { ...options, mode: "interpreted", language: await spoken(options.language) }));
