/**
 * Makes the puzzles of the days: 53 weeks of seven, each week of one theme, from level 1 on Monday to level 5 on
 * Sunday. It is run once. What it wrote is frozen in apps/web/src/daily/puzzles.ts, since the generator may change
 * but the puzzle of a day may not; a test holds the hash of that file, and that each puzzle is unique and of its level.
 *
 *     node tools/daily.mjs FILE
 *
 * The time limits only keep a theme with few puzzles from holding up the others.
 */
import { writeFileSync } from "node:fs";
import { generate, grade } from "../packages/cryptarithm/dist/index.js";
import { englishWords, themeWords } from "../packages/words/dist/index.js";

/** The themes in the order of the weeks of a year; a theme that comes twice has other puzzles. */
const WEEKS = [
  ...[
    "winter",
    "weather",
    "home",
    "music",
    "clothes",
    "school",
    "colors",
    "maths",
    "body",
    "money",
    "birds",
    "garden",
  ],
  ...[
    "farm",
    "tales",
    "sport",
    "food",
    "names",
    "travel",
    "animals",
    "space",
    "sea",
    "jobs",
    "countries",
    "fruit",
  ],
  ...[
    "states",
    "sea",
    "travel",
    "sport",
    "garden",
    "animals",
    "elements",
    "computers",
    "space",
    "countries",
    "birds",
  ],
  ...[
    "school",
    "names",
    "fruit",
    "farm",
    "weather",
    "food",
    "jobs",
    "colors",
    "halloween",
    "states",
    "body",
    "home",
  ],
  ...["maths", "winter", "tales", "winter", "winter", "music"],
];
/** The levels from Monday to Sunday. */
const LEVELS = [1, 2, 2, 3, 3, 4, 5];
const SHAPES = ["A+B=C", "A+B+C=D", "A+B=C+D"];
const MILLISECONDS = 20_000;

/** Candidates of a theme by level, each with its score and words, least work first. */
async function candidates(theme, uses) {
  const words = await themeWords(theme);
  const own = words.filter((word) => word.length >= 3 && word.length <= 8);
  const found = new Map();
  const take = (options, limit) => {
    for (const { formula } of generate({ ...options, seed: 5, limit, milliseconds: MILLISECONDS })) {
      const { difficulty } = grade(formula);
      found.set(formula, {
        formula,
        level: difficulty.level,
        score: difficulty.score,
        words: formula.match(/\w+/g),
      });
    }
  };
  for (const shape of SHAPES) {
    take({ words: own, shape, levels: [1, 2] }, 5 * uses);
    take({ words: own, shape, levels: [3] }, 3 * uses);
    take({ words: own, shape, levels: [4] }, 2 * uses);
    take({ words: own, shape, levels: [5] }, 6 * uses);
  }
  const all = [...found.values()].sort((a, b) => a.score - b.score);
  console.error(theme, [1, 2, 3, 4, 5].map((level) => all.filter((p) => p.level === level).length).join(" "));
  return all;
}

/** Words that everybody knows, beside those of a theme that has too few easy puzzles. */
async function easyWithOthers(theme) {
  const words = await themeWords(theme);
  const own = words.filter((word) => word.length >= 3 && word.length <= 7);
  const isOwn = new Set(own.map((word) => word.toUpperCase()));
  const english = await englishWords({ familiarity: 10 });
  const others = english.map(({ word }) => word).filter((word) => word.length >= 3 && word.length <= 6);
  const all = [];
  const step = Math.ceil(others.length / 400);
  const mixed = [...own, ...others.filter((_, i) => i % step === 0)];
  for (const { formula } of generate({ words: mixed, seed: 9, levels: [1, 2], milliseconds: MILLISECONDS })) {
    const words = formula.match(/\w+/g);
    if (words.filter((word) => isOwn.has(word)).length < 2) continue;
    const { difficulty } = grade(formula);
    all.push({ formula, level: difficulty.level, score: difficulty.score, words });
    if (all.length >= 8) break;
  }
  return all;
}

/** A puzzle of level 1, or the one that is with the fewest digits given, among those of least work. */
function monday(open, today) {
  const fresh = open.filter(({ words }) => words.every((word) => !today.has(word)));
  const some = [...fresh, ...open].slice(0, 15).map((puzzle) => ({ ...puzzle, given: atAGlance(puzzle) }));
  const count = ({ given }) => Object.keys(given).length;
  return some
    .filter(({ given }) => given !== undefined)
    .sort((a, b) => count(a) - count(b) || a.score - b.score)[0];
}

/** Digits to be given that make it level 1, at most three, each the one that helps the most; undefined when there are none. */
function atAGlance({ formula, level, words }) {
  if (level === 1) return {};
  const { digits } = [...generate({ words, shape: shapeOf(formula), limit: 1 })][0].solution;
  const chosen = {};
  while (Object.keys(chosen).length < 3) {
    const [best] = Object.keys(digits)
      .filter((letter) => !(letter in chosen))
      .map((letter) => ({
        letter,
        ...grade(formula, { given: { ...chosen, [letter]: digits[letter] } }).difficulty,
      }))
      .sort((a, b) => a.level - b.level || a.score - b.score);
    chosen[best.letter] = digits[best.letter];
    if (best.level === 1) return chosen;
  }
  return undefined;
}

const shapeOf = (formula) => {
  let next = 0;
  return formula.replaceAll(/\w+/g, () => "ABCDEFGH"[next++]).replaceAll(" ", "");
};

/** A line: theme, level and the puzzle as links spell it. */
function line(theme, level, { formula }, given = {}) {
  const parts = Object.entries(given).map(([letter, digit]) => `${letter}=${digit}`);
  const rules = parts.length === 0 ? "" : `&given=${parts.join(",")}`;
  return `${theme} ${level} ${formula.replaceAll(" ", "")}${rules}`;
}

const pools = new Map();
const used = new Set();
const weeks = [];
for (const theme of WEEKS) {
  if (!pools.has(theme))
    pools.set(theme, await candidates(theme, WEEKS.filter((other) => other === theme).length));
  const pool = pools.get(theme);
  const today = new Set();
  /** The one that shares no word with the week, and is not yet taken; for harder days the one of most work. */
  const pick = (level, hardest) => {
    const open = pool.filter((p) => p.level === level && !used.has(p.formula));
    const fresh = open.filter(({ words }) => words.every((word) => !today.has(word)));
    const from = fresh.length > 0 ? fresh : open;
    const chosen = hardest ? from.at(-1) : from[0];
    if (chosen !== undefined) {
      used.add(chosen.formula);
      for (const word of chosen.words) today.add(word);
    }
    return chosen;
  };
  const easy = pool.filter((p) => p.level <= 2 && !used.has(p.formula)).length;
  if (easy < 3)
    pool.push(
      ...(await easyWithOthers(theme)).filter(({ formula }) => pool.every((p) => p.formula !== formula)),
    );
  pool.sort((a, b) => a.score - b.score);
  const week = LEVELS.slice(1).map((level) => ({ level, puzzle: pick(level, false) }));
  const first = monday(
    pool.filter(({ formula }) => !used.has(formula)),
    today,
  );
  if (first === undefined || week.some(({ puzzle }) => puzzle === undefined))
    throw new Error(`${theme} has too few puzzles`);
  used.add(first.formula);
  weeks.push([
    line(theme, 1, first, first.given),
    ...week
      .sort((a, b) => a.level - b.level || a.puzzle.score - b.puzzle.score)
      .map(({ level, puzzle }) => line(theme, level, puzzle)),
  ]);
  console.error(`week ${weeks.length}: ${weeks.at(-1).join(" · ")}`);
}
writeFileSync(
  process.argv[2],
  `/** The puzzles of the days, made once by tools/daily.mjs and frozen: theme, level, and the puzzle as links spell it. */
export const PUZZLES = \`
${weeks.flat().join("\n")}
\`;
`,
);
