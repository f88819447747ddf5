/** Makes puzzles from number words that are true as words, too. */
import { doublyTrue } from "cryptarithm";
import { valuedWords } from "cryptarithm-words";
import type { Perform } from "./jobs.js";
import { codeOf, spoken } from "./spoken.js";
import { titled } from "./titled.js";

export const performDoublyTrue: Perform<"doublyTrue"> = async ({ words, to, options, most }, reply) => {
  const puzzles = doublyTrue({
    ...options,
    language: await spoken(options.language),
    words: valuedWords(words, { to }),
    limit: most,
    onProgress: ({ candidates }) => reply({ kind: "progress", candidates }),
  });
  const { diagnostics } = puzzles;
  if (diagnostics.length > 0) return reply({ kind: "invalid", diagnostics });
  const iterator = puzzles[Symbol.iterator]();
  for (let step = iterator.next(); ; step = iterator.next()) {
    if (step.done === true) {
      const { candidates, complete } = step.value;
      return reply({ kind: "end", how: complete ? "all" : "enough", candidates });
    }
    reply({ kind: "puzzle", puzzle: titled(step.value, codeOf(options.language)) });
  }
};
