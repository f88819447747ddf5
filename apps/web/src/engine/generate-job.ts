/** Makes puzzles from words. Word lists are loaded when needed. */
import { generate, SeenForms } from "cryptarithm";
import { isThemeName, mostFamiliarWords, themeWords } from "cryptarithm-words";
import type { Perform, WordChoice } from "./jobs.js";
import { codeOf, spoken } from "./spoken.js";
import { titled } from "./titled.js";

/** The way is cut into so many parts: one sees how far the search is, and neighbours with the same words come apart. */
const PARTS = 2000;

export const performGenerate: Perform<"generate"> = async ({ options, choice, most }, reply) => {
  const words = [...options.words, ...(choice === undefined ? [] : await chosen(choice))];
  let parts = 0;
  let candidates = 0;
  let before = 0;
  const puzzles = generate({
    ...options,
    language: await spoken(options.language),
    words,
    onProgress: (progress) => {
      candidates = before + progress.candidates;
      reply({ kind: "progress", candidates, part: parts / order.length });
    },
  });
  const { diagnostics, size } = puzzles;
  const order = partsInOrder(size, options.seed);
  if (diagnostics.length > 0) return reply({ kind: "invalid", diagnostics });
  // Each part knows only its own puzzles.
  const given = new SeenForms();
  let found = 0;
  for (const [from, to] of order) {
    const iterator = puzzles.between(from, to)[Symbol.iterator]();
    let step = iterator.next();
    for (; !step.done; step = iterator.next()) {
      if (!given.add(step.value.canonical)) continue;
      found++;
      reply({ kind: "puzzle", puzzle: titled(step.value, codeOf(options.language)) });
      if (found >= most) return reply({ kind: "end", how: "enough", candidates });
    }
    parts++;
    before += step.value.candidates;
    candidates = before;
  }
  reply({ kind: "end", how: "all", candidates });
};

async function chosen({ theme, mostFamiliar }: WordChoice): Promise<readonly string[]> {
  const fromTheme = theme !== undefined && isThemeName(theme) ? await themeWords(theme) : [];
  const familiar =
    mostFamiliar === undefined
      ? []
      : await mostFamiliarWords({ count: mostFamiliar, shortest: 3, longest: 8 });
  return [...fromTheme, ...familiar];
}

type Part = readonly [from: number, to: number];

/** The numbers from 0 to below the size in parts; with a seed in a random order, the same for the same seed. */
function partsInOrder(size: number, seed: number | bigint | undefined): readonly Part[] {
  const count = Math.max(1, Math.min(PARTS, size));
  const parts = Array.from(
    { length: count },
    (_, i): Part => [Math.floor((size * i) / count), Math.floor((size * (i + 1)) / count)],
  );
  if (seed === undefined) return parts;
  // Numbers in disorder by a multiplier of their own; the puzzles inside a part are in disorder as well.
  let state = (Number(seed) ^ 0x9e3779b9) >>> 0;
  for (let i = parts.length - 1; i > 0; i--) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    const j = Math.floor((state / 2 ** 32) * (i + 1));
    [parts[i], parts[j]] = [parts[j] as Part, parts[i] as Part];
  }
  return parts;
}
