/** Says how hard a puzzle is, by the reasons that it takes. */
import { grade } from "cryptarithm";
import type { Perform } from "./jobs.js";
import { spoken } from "./spoken.js";

export const performGrade: Perform<"grade"> = async ({ text, options }, reply) =>
  reply(grade(text, { ...options, mode: "interpreted", language: await spoken(options.language) }));
