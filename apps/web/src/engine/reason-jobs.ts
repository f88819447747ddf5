/** What needs reasons: checks, hints, explanations, grades and repairs. */
import { check, explain, grade, hint, layoutCarries, repair, stackedSums } from "cryptarithm";
import type { Perform } from "./jobs.js";
import { spoken } from "./spoken.js";

const MODE = { mode: "interpreted" } as const;

export const performCheck: Perform<"check"> = ({ text, answer, options }, reply) =>
  reply(check(text, answer, { ...options, ...MODE }));

export const performHint: Perform<"hint"> = ({ text, options }, reply) =>
  reply(hint(text, { ...options, ...MODE }));

export const performExplain: Perform<"explain"> = async ({ text, options }, reply) => {
  const explanation = explain(text, { ...options, ...MODE, language: await spoken(options.language) });
  if (explanation.status === "invalid") return reply(explanation);
  const sums = options.layout === true ? [] : stackedSums(text, options);
  reply({
    ...explanation,
    sums: sums.map(({ carries, upwards }) => ({ carries, ...(upwards !== undefined && { upwards }) })),
    carryRows: layoutCarries(text, options),
  });
};

export const performGrade: Perform<"grade"> = ({ text, options }, reply) =>
  reply(grade(text, { ...options, ...MODE }));

export const performRepair: Perform<"repair"> = ({ text, options, most }, reply) =>
  reply(repair(text, { ...options, ...MODE, limit: most }));
