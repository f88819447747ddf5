/** What makes puzzles: from words, from number words, from numbers and a key. Word lists are loaded when needed. */
import { doublyTrue, encode, type GenerateProgress, generate } from "cryptarithm";
import type { Perform, WordChoice } from "./jobs.js";

export const performGenerate: Perform<"generate"> = async ({ options, choice, most }, reply) => {
  const words = [...options.words, ...(choice === undefined ? [] : await chosen(choice))];
  const puzzles = generate({
    ...options,
    words,
    limit: most,
    onProgress: (progress: GenerateProgress) => reply({ kind: "progress", progress, size: puzzles.size }),
  });
  if (puzzles.diagnostics.length > 0) return reply({ kind: "invalid", diagnostics: puzzles.diagnostics });
  const iterator = puzzles[Symbol.iterator]();
  for (let step = iterator.next(); ; step = iterator.next()) {
    if (step.done === true) return reply({ kind: "end", end: step.value });
    reply({ kind: "puzzle", puzzle: step.value });
  }
};

export const performDoublyTrue: Perform<"doublyTrue"> = async ({ words, to, options, most }, reply) => {
  const { valuedWords } = await import("cryptarithm-words");
  const puzzles = doublyTrue({
    ...options,
    words: valuedWords(words, { to }),
    limit: most,
    onProgress: (progress) => reply({ kind: "progress", progress }),
  });
  if (puzzles.diagnostics.length > 0) return reply({ kind: "invalid", diagnostics: puzzles.diagnostics });
  const iterator = puzzles[Symbol.iterator]();
  for (let step = iterator.next(); ; step = iterator.next()) {
    if (step.done === true) return reply({ kind: "end", end: step.value });
    reply({ kind: "puzzle", puzzle: step.value });
  }
};

export const performEncode: Perform<"encode"> = ({ calculation, options }, reply) =>
  reply(encode(calculation, options));

async function chosen({ theme, mostFamiliar }: WordChoice): Promise<readonly string[]> {
  const { isThemeName, mostFamiliarWords, themeWords } = await import("cryptarithm-words");
  const fromTheme = theme !== undefined && isThemeName(theme) ? await themeWords(theme) : [];
  const familiar =
    mostFamiliar === undefined
      ? []
      : await mostFamiliarWords({ count: mostFamiliar, shortest: 3, longest: 8 });
  return [...fromTheme, ...familiar];
}
