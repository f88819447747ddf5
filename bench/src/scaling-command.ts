/**
 * `bench scaling`: how the cost grows with the number of letters, the base, the number of addends
 * and the number of relations, all else being equal. Each point is the median of puzzles made from
 * a fixed seed with a planted solution. `--write` makes the plots and the tables of the documentation.
 */
import { answer } from "cryptarithm";
import type { Arguments } from "./arguments.js";
import { measureTier, median } from "./measure.js";
import { circumstances, writeImage, writePart } from "./page.js";
import { plantedSystem, type SumShape } from "./planted-sum.js";
import { drawPlot } from "./plot.js";
import { Random } from "./random.js";
import { type Cells, markdownTable, significant, textTable, time, whole } from "./table.js";

/** Puzzles for each point. */
const SAMPLE = 15;

interface Study {
  readonly name: string;
  readonly title: string;
  readonly x: string;
  readonly logX?: boolean;
  readonly values: readonly number[];
  readonly shape: (value: number) => SumShape & { readonly relations?: number };
}

const STUDIES: readonly Study[] = [
  {
    name: "letters",
    title: "Sums of four words in base 16",
    x: "different letters",
    values: [5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16],
    shape: (letters) => ({ base: 16, letters, addends: 4, shortest: 4, longest: 6 }),
  },
  {
    name: "base",
    title: "Sums of four words with seven letters",
    x: "base",
    values: [10, 11, 12, 14, 16, 20, 24, 28, 32, 36],
    // In base 36, few numbers can be spelled with a few digits only: longer words could not be made.
    shape: (base) => ({ base, letters: 7, addends: 4, shortest: 3, longest: 5 }),
  },
  {
    name: "addends",
    title: "Sums with ten letters in base 10",
    x: "addends",
    logX: true,
    values: [2, 3, 5, 10, 20, 50, 100, 200, 500, 1000],
    shape: (addends) => ({ base: 10, letters: 10, addends, shortest: 3, longest: 8 }),
  },
  {
    name: "relations",
    title: "Systems of sums with ten letters",
    x: "relations",
    values: [1, 2, 3, 4, 5, 6, 7, 8],
    shape: (relations) => ({ base: 10, letters: 10, addends: 2, shortest: 3, longest: 5, relations }),
  },
];

interface Point {
  readonly value: number;
  readonly nodes: number;
  readonly ms: number;
  readonly slowest: number;
}

export function runScaling(args: Arguments): void {
  const wanted = args.words.slice(1);
  const parts: string[] = [circumstances("npm run bench -- scaling --write")];
  for (const study of STUDIES) {
    if (wanted.length > 0 && !wanted.includes(study.name)) continue;
    const points = study.values.map((value) => measurePoint(study, value, args));
    const head = [study.x, "nodes", "time", "slowest"];
    const rows: Cells[] = points.map((p) => [`${p.value}`, whole(p.nodes), time(p.ms), time(p.slowest)]);
    process.stdout.write(`${study.title}: medians of ${SAMPLE} puzzles\n${textTable(head, rows)}\n\n`);
    parts.push(
      `### ${study.title}: ${study.x}`,
      ...pictures(study, points, args.write),
      markdownTable(head, rows),
    );
  }
  if (args.write && wanted.length === 0) writePart("scaling", parts.join("\n\n"));
}

function measurePoint(study: Study, value: number, args: Arguments): Point {
  const { relations = 1, ...shape } = study.shape(value);
  const random = new Random(1_000 + value);
  const puzzles = Array.from({ length: SAMPLE }, (_, i) => ({
    id: `${i}`,
    formula: plantedSystem(random, shape, relations),
    rules: { base: shape.base },
  }));
  // Slow points are measured once, after the pass that warms up; quick ones up to thirty times.
  const tier = { name: study.name, why: "", puzzles: () => puzzles };
  const rows = measureTier(tier, { ...args, passes: 1, budgetMs: 200, answer });
  return {
    value,
    nodes: median(rows.map((row) => row.nodes)),
    ms: median(rows.map((row) => row.ms)),
    slowest: Math.max(...rows.map((row) => row.ms)),
  };
}

/** The plots of nodes and of time, as Markdown; written to their files when asked. */
function pictures(
  { name, title, x, logX = false }: Study,
  points: readonly Point[],
  write: boolean,
): string[] {
  const plots = [
    {
      file: `${name}-nodes.svg`,
      y: "nodes",
      format: whole,
      series: [{ name: "median", points: points.map((p) => [p.value, Math.max(1, p.nodes)] as const) }],
    },
    {
      file: `${name}-time.svg`,
      y: "milliseconds",
      format: significant,
      series: [
        { name: "median", points: points.map((p) => [p.value, p.ms] as const) },
        { name: "slowest", points: points.map((p) => [p.value, p.slowest] as const) },
      ],
    },
  ];
  return plots.map(({ file, ...plot }) => {
    if (write) writeImage(file, drawPlot({ ...plot, title, x, logX }));
    return `![${title}: ${plot.y} against ${x}](benchmarks/${file})`;
  });
}
