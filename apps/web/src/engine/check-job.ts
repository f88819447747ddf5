/** Judges what somebody wrote: all of it, or the beginning. */
import { check } from "cryptarithm";
import type { Perform } from "./jobs.js";
import { spoken } from "./spoken.js";

export const performCheck: Perform<"check"> = async ({ text, answer, options }, reply) =>
  reply(check(text, answer, { ...options, mode: "interpreted", language: await spoken(options.language) }));
