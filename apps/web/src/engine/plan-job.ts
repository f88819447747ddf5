/** How the search of a puzzle will go, and what it is expected to cost. */
import { plan } from "cryptarithm";
import type { Perform } from "./jobs.js";

export const performPlan: Perform<"plan"> = ({ text, options }, reply) => {
  const { code: _, ...planned } = plan(text, options);
  reply(planned);
};
