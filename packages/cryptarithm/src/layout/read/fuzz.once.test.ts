/**
 * True calculations at random, in every base and convention, are written in many styles, with their digits hidden,
 * and read: the rows are those that were written, and the truth satisfies the first reading.
 */
import { describe, expect, it } from "vitest";
import { anyDigit, blanked } from "../../../test/blanking.js";
import { sizeFrom } from "../../../test/mode.js";
import { posedLayout, trueDigits } from "../../../test/posed-layout.js";
import { KINDS, type RandomCalculation, randomCalculation } from "../../../test/random-calculation.js";
import { type Random, randomFrom } from "../../number/random.js";
import { holds } from "../../semantics/evaluate.js";
import type { Layout } from "../../syntax/layout.js";
import { writeOut } from "../calculate/calculation.js";
import { readLayout } from "../read-layout.js";
import type { Arrangement } from "../write/arrangement.js";
import { pageOfLayout } from "../write/page-of-layout.js";
import { pageText } from "../write/page-text.js";

const RUNS = sizeFrom("CRYPTARITHM_LAYOUTS", 100);

type Kind = (typeof KINDS)[number];

/** Grids are read by themselves. */
const WRITTEN_OUT: readonly Kind[] = KINDS.filter((kind) => kind !== "grid" && kind !== "magic-square");

const ARRANGEMENTS: Readonly<Partial<Record<Kind, readonly Arrangement[]>>> = {
  division: ["above", "right", "below", "french"],
  root: ["above", "right"],
};

const isRule = (line: string): boolean => /^[\s~─|│]+$/.test(line) && /[~─]/.test(line);

/** What people do to a text without changing what it says. */
const HABITS: readonly (readonly [string, (text: string, kind: Kind) => string])[] = [
  ["as it is printed", (text) => text],
  ["indented", (text) => text.replace(/^/gm, "     ")],
  ["with dashes for ruled lines", (text) => text.replace(/[~─]{2,}/g, (line) => "-".repeat(line.length))],
  [
    "with ruled lines of equals signs",
    (text) => text.replace(/[~─]{2,}/g, (line) => "=".repeat(line.length)),
  ],
  ["with short ruled lines at the left", (text) => text.replace(/^ *[~─]+$/gm, "~~~~~")],
  ["with tabs", (text) => text.replace(/^( {8})+/gm, (spaces) => "\t".repeat(spaces.length / 8))],
  [
    "with no-break spaces and Windows line ends",
    (text) => text.replaceAll(" ", "\u00a0").replaceAll("\n", "\r\n"),
  ],
  ["with white space at the ends", (text) => `\n${text.replace(/$/gm, "  ")}\n\n`],
  ["with an empty line after each", (text) => text.replaceAll("\n", "\n\n")],
  [
    "with its cells apart",
    (text) =>
      // A point or a single line leaves it open what stands apart.
      /[.,]|^[^\n]*(?:\n[\s~─]*)?$/.test(text) || text.split("\n").length < 3
        ? text
        : [...text.replace(/[~─]/g, "~")].map((mark) => (mark === "\n" ? mark : `${mark} `)).join(""),
  ],
  [
    "without ruled lines",
    (text, kind) =>
      kind === "division"
        ? text
        : text
            .split("\n")
            .filter((line) => kind === "stacked-division" || kind === "sum" || !isRule(line))
            .join("\n"),
  ],
];

const shape = ({ rows, degree, stacked }: Layout): string =>
  `${degree ?? ""} ${stacked ?? ""} ${rows
    .map(
      ({ role, cells, right, place, decimals }) =>
        `${role} ${cells.length}@${right} ${place ?? ""} ${decimals ?? ""}`,
    )
    .join("; ")}`;

/** Whether the text has one meaning only: what is left in its last row is told from a row that is divided again. */
function isClear({ options, calculation }: RandomCalculation, arrangement: Arrangement | undefined): boolean {
  if (calculation.kind !== "division") return true;
  if (options.form === "without-partial-products")
    return options.zeroRemainder === true && options.zeroRows !== "skipped";
  return options.form !== "short" || arrangement !== "french";
}

function* randomTexts(
  kind: Kind,
  random: Random,
): Iterable<{
  readonly made: RandomCalculation;
  readonly truth: Layout;
  readonly puzzle: Layout;
  readonly arrangement: Arrangement | undefined;
  readonly text: string;
}> {
  for (let run = 0; run < RUNS; run++) {
    const base = random.pick([2, 3, 8, 10, 10, 10, 12, 16]);
    const made = randomCalculation(random, kind, { base, digits: 1 + random.integer(6) });
    const truth = writeOut(made.calculation, { ...made.options, cellOf: anyDigit });
    const unknown = random.pick([0, 50, 100]);
    const puzzle = blanked(truth, {
      random,
      unknown,
      letters: unknown === 0 ? 100 : 30,
      everywhere: unknown === 0,
    });
    const list = ARRANGEMENTS[kind];
    const arrangement = list === undefined ? undefined : random.pick(list);
    const page = pageOfLayout(puzzle, {
      ...(arrangement !== undefined && { arrangement }),
      groups: random.integer(2) === 0,
    });
    yield { made, truth, puzzle, arrangement, text: pageText(page, { ascii: random.integer(2) === 0 }) };
  }
}

describe.each(WRITTEN_OUT)("a %s at random", (kind) => {
  it("is read as it was written", () => {
    const random = randomFrom(41);
    let clear = 0;
    let first = 0;
    for (const { made, truth, puzzle, arrangement, text } of randomTexts(kind, random)) {
      const read = readLayout(text);
      expect(read.ok ? "" : `${text}\n${read.diagnostics[0]?.message}`).toBe("");
      if (!read.ok) continue;
      const shapes = read.readings.map(({ layout }) => (layout === undefined ? "" : shape(layout)));
      expect(shapes, text).toContain(shape(puzzle));
      if (!isClear(made, arrangement)) continue;
      clear++;
      const layout = read.readings[0]?.layout as Layout;
      if (shape(layout) !== shape(puzzle)) continue;
      first++;
      const posed = posedLayout(layout, made.options.base);
      expect(holds(posed, trueDigits(posed, truth)), text).toBe("yes");
    }
    // Where letters X and R are among the cells, another reading may well be as likely.
    expect(first).toBeGreaterThanOrEqual(Math.floor(clear * 0.98));
    expect(clear).toBeGreaterThan(RUNS / 2);
  });

  it.each(HABITS)("is read %s", (_, change) => {
    const random = randomFrom(42);
    let clear = 0;
    let first = 0;
    const missed: string[] = [];
    for (const { made, puzzle, arrangement, text } of randomTexts(kind, random)) {
      if (!isClear(made, arrangement)) continue;
      const changed = change(text, kind);
      const read = readLayout(changed);
      clear++;
      const layout = read.ok ? read.readings[0]?.layout : undefined;
      if (layout !== undefined && shape(layout) === shape(puzzle)) first++;
      else
        missed.push(
          `${changed}\n${read.ok ? shape(layout as Layout) : read.diagnostics[0]?.message}\n${shape(puzzle)}`,
        );
    }
    expect(first, missed[0] ?? "").toBeGreaterThanOrEqual(Math.floor(clear * 0.97));
  });
});

describe("texts that lost their columns", () => {
  it("are read as multiplications, with the truth among the readings", () => {
    const random = randomFrom(43);
    let some = 0;
    let right = 0;
    for (const { made, puzzle, text } of randomTexts("multiplication", random)) {
      const { calculation } = made;
      // A point takes a column, so that rows without one are torn apart.
      if (calculation.kind !== "multiplication" || calculation.decimals?.some((n) => n > 0)) continue;
      const read = readLayout(text.replace(/^[ \t]+/gm, "").replace(/^([x×])\s+/gm, "$1 "));
      some++;
      if (
        read.ok &&
        read.readings.some(({ layout }) => layout !== undefined && shape(layout) === shape(puzzle))
      )
        right++;
    }
    expect(some).toBeGreaterThan(RUNS / 2);
    expect(right).toBeGreaterThanOrEqual(Math.floor(some * 0.9));
  });

  it("or have all rows of a division moved by one are read", () => {
    const random = randomFrom(44);
    let some = 0;
    let right = 0;
    for (const { made, puzzle, arrangement, text } of randomTexts("division", random)) {
      if (made.options.form !== "long" || (arrangement !== "above" && arrangement !== "right")) continue;
      const lines = text.split("\n");
      const head = lines.findIndex((line) => /[):]/.test(line));
      const moved = lines.map((line, i) => (i > head ? ` ${line}` : line)).join("\n");
      const read = readLayout(moved);
      some++;
      if (
        read.ok &&
        read.readings.some(({ layout }) => layout !== undefined && shape(layout) === shape(puzzle))
      )
        right++;
    }
    expect(some).toBeGreaterThan(RUNS / 8);
    expect(right).toBeGreaterThanOrEqual(Math.floor(some * 0.9));
  });
});
