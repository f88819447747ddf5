/** Answers a puzzle. The policy of the page forbids making code, so the search is interpreted. */
import { answer } from "cryptarithm";
import type { Perform } from "./jobs.js";

/** Between two messages, in milliseconds: at most four a second. */
const BETWEEN = 250;

export const performAnswer: Perform<"answer"> = ({ text, options }, reply) => {
  let told = performance.now();
  const answered = answer(text, {
    ...options,
    mode: "interpreted",
    onSolution: (solution) => reply({ kind: "found", solution }),
    onProgress: (nodes, found) => {
      const time = performance.now();
      if (time - told < BETWEEN) return;
      told = time;
      reply({ kind: "progress", nodes, found });
    },
  });
  reply({ kind: "answer", answer: answered });
};

/** The first answer of a worker takes longest: this one is for nobody. */
export function warmUp(): void {
  answer("SEND + MORE = MONEY", { mode: "interpreted" });
}
