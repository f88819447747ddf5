/** What needs reasons: checks, hints, explanations, grades and repairs. */
import { check, explain, grade, hint, layoutCarries, repair, stackedSums } from "cryptarithm";
import type { Perform } from "./jobs.js";
import { spoken } from "./spoken.js";

const MODE = { mode: "interpreted" } as const;

export const performCheck: Perform<"check"> = async ({ text, answer, options }, reply) =>
  reply(check(text, answer, { ...options, ...MODE, language: await spoken(options.language) }));

export const performHint: Perform<"hint"> = async ({ text, options }, reply) =>
  reply(hint(text, { ...options, ...MODE, language: await spoken(options.language) }));

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

export const performGrade: Perform<"grade"> = async ({ text, options }, reply) =>
  reply(grade(text, { ...options, ...MODE, language: await spoken(options.language) }));

export const performRepair: Perform<"repair"> = async ({ text, options, most }, reply) =>
  reply(repair(text, { ...options, ...MODE, language: await spoken(options.language), limit: most }));
