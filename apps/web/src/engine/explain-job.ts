/** Explains a puzzle, with what the page draws beside the reasons: carries, and the rows in which they stand. */
import { explain, layoutCarries, stackedSums } from "cryptarithm";
import type { Perform } from "./jobs.js";
import { spoken } from "./spoken.js";

export const performExplain: Perform<"explain"> = async ({ text, options }, reply) => {
  const language = await spoken(options.language);
  const explanation = explain(text, { ...options, mode: "interpreted", language });
  if (explanation.status === "invalid") return reply(explanation);
  const sums = options.layout === true ? [] : stackedSums(text, options);
  reply({
    ...explanation,
    sums: sums.map(({ carries, upwards }) => ({ carries, ...(upwards !== undefined && { upwards }) })),
    carryRows: layoutCarries(text, options),
  });
};
