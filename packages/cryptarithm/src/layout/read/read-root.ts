/**
 * Roots by groups of digits, from the right (or from the decimal point). The rows below the radicand are by turns
 * what is subtracted and what is left with the group that was brought down; `47)` or `47|` before a
 * row is the trial divisor of its digit.
 */
import type { Layout, LayoutRow } from "../../syntax/layout.js";
import { say } from "../../wording/say.js";
import { bestPlaces, type PlaceQuestion, type Places, placesByColumns, placesByLengths } from "./places.js";
import { problem, type Read, type Reading, row, written } from "./reading.js";
import { readResult } from "./remainder-mark.js";
import {
  cellsBehind,
  isNumber,
  isRuledLine,
  isSign,
  joined,
  numbersOf,
  type Sheet,
  type SheetLine,
  type Token,
  type WrittenNumber,
} from "./sheet.js";

export const isRoot = ({ lines }: Sheet): boolean =>
  lines.some(({ tokens }) => tokens.some((token) => isSign(token, "√", "∛")));

interface RootParts {
  readonly degree: number;
  readonly radicand: WrittenNumber;
  readonly root: WrittenNumber;
  readonly remainder?: WrittenNumber;
  readonly resultPlace: "above" | "right";
  readonly rows: readonly RootRow[];
}

interface RootRow {
  readonly number: WrittenNumber;
  readonly trial?: WrittenNumber;
  /** Whether a ruled line stands below. */
  ruled: boolean;
}

export function readRoot(sheet: Sheet): Read {
  const parts = rootParts(sheet);
  if ("code" in parts) return parts;
  return new RootReader(parts).read();
}

function rootParts(sheet: Sheet): RootParts | Exclude<Read, readonly Reading[]> {
  const { lines } = sheet;
  const head = lines.findIndex(({ tokens }) => tokens.some((token) => isSign(token, "√", "∛")));
  const line = lines[head] as SheetLine;
  const at = line.tokens.findIndex((token) => isSign(token, "√", "∛"));
  const degree = degreeOf(line, at);
  const equal = line.tokens.findIndex((token, i) => i > at && isSign(token, "=", "|", ")", "("));
  const radicand = joined(line.tokens.slice(at + 1, equal < 0 ? undefined : equal).filter(isNumber));
  if (radicand === undefined)
    return problem("no-radicand", say("there is no number behind the root sign"), line.span);
  const beside = equal < 0 ? undefined : readResult(line.tokens.slice(equal + 1), sheet);
  const above = lines.slice(0, head).filter((other) => numbersOf(other).length > 0);
  if (above.length > 1 || (above.length === 1 && beside !== undefined))
    return problem(
      "row",
      say("more than one row stands above the radicand"),
      above[0]?.span ?? line.span,
      say("only the root may stand there"),
    );
  const steps = lines.slice(head + 1).some((other) => numbersOf(other).length > 0);
  const top =
    above[0] === undefined
      ? undefined
      : topOf(
          above[0],
          sheet,
          steps ? undefined : Math.ceil((radicand.cells.length - radicand.decimals) / degree),
        );
  const result = top ?? beside;
  if (result === undefined)
    return problem(
      "no-root",
      say("the root is missing"),
      line.span,
      say("write it above the radicand, or behind ="),
    );
  const rows: RootRow[] = [];
  for (const below of lines.slice(head + 1)) {
    const last = rows.at(-1);
    if (last !== undefined && below.tokens.some(({ kind }) => kind === "rule")) last.ruled = true;
    if (isRuledLine(below)) continue;
    const bar = below.tokens.findIndex(
      (token, i) => isSign(token, ")", "|") && below.tokens.slice(0, i).some(isNumber),
    );
    const trial = bar < 0 ? undefined : joined(below.tokens.slice(0, bar).filter(isNumber));
    const rest: readonly Token[] = below.tokens.slice(bar + 1);
    const number = joined(rest.filter(isNumber));
    if (number === undefined) continue;
    const wrong = rest.find((token) => token.kind === "sign" && !isSign(token, "-", "|", ")", "="));
    if (wrong !== undefined)
      return problem(
        "sign",
        say("this sign does not fit among the rows of a root"),
        wrong.span,
        say("only - may stand before a row"),
      );
    rows.push({ number, ruled: false, ...(trial !== undefined && { trial }) });
  }
  return {
    degree,
    radicand,
    root: result.quotient,
    ...(result.remainder !== undefined && { remainder: result.remainder }),
    resultPlace: top === undefined ? "right" : "above",
    rows,
  };
}

/** The root above the radicand, whose digits stand above their groups, so that an R among them may be one. */
function topOf(line: SheetLine, sheet: Sheet, digits: number | undefined): ReturnType<typeof readResult> {
  const all = joined(numbersOf(line));
  const result = readResult(line.tokens, sheet);
  if (all === undefined || digits === undefined) return all === undefined ? result : { quotient: all };
  const whole = (number: WrittenNumber): number => number.cells.length - number.decimals;
  return result !== undefined && whole(result.quotient) !== digits && whole(all) === digits
    ? { quotient: all }
    : result;
}

function degreeOf({ tokens }: SheetLine, at: number): number {
  const sign = tokens[at];
  if (isSign(sign, "∛")) return 3;
  const before = tokens[at - 1];
  if (before?.kind === "stray" && /^[²³⁴⁵⁶⁷⁸⁹]$/.test(before.text))
    return "²³⁴⁵⁶⁷⁸⁹".indexOf(before.text) + 2;
  if (before?.kind !== "number" || before.cells.length !== 1) return 2;
  const [cell] = before.cells;
  return cell?.kind === "digit" && cell.value >= 2 ? cell.value : 2;
}

/** By turns what is subtracted and what is left; or the same with the first group written once more. */
const FORMS = ["long", "opened"] as const;
type Form = (typeof FORMS)[number];

class RootReader {
  readonly #parts: RootParts;
  readonly #digits: number;

  constructor(parts: RootParts) {
    this.#parts = parts;
    this.#digits = parts.root.cells.length;
  }

  read(): Read {
    const { radicand, root, degree, rows } = this.#parts;
    const groups = Math.ceil((radicand.cells.length - radicand.decimals) / degree);
    const digits = this.#digits - root.decimals;
    if (groups !== digits)
      return problem(
        "root-length",
        say("the root of {n} digits has {groups}, but {root} has {digits}", {
          n: radicand.cells.length - radicand.decimals,
          groups,
          root: written(root),
          digits,
        }),
        root.span,
        say("each group of {degree} digits gives one digit of the root", { degree }),
      );
    const lowest = -root.decimals;
    const highest = digits - 1;
    if (rows.length === 0) return [{ layout: this.#layout([], undefined), doubt: 0 }];
    const found = FORMS.flatMap((form) => this.#placed(form, { highest, lowest }));
    if (found.length === 0)
      return problem(
        "places",
        say("it is unclear which digit of the root each row belongs to"),
        rows[0]?.number.span ?? root.span,
        say("write each row so that it ends below the group of digits that was brought down"),
      );
    found.sort((a, b) => a.doubt - b.doubt);
    return found.filter(({ doubt }) => doubt <= (found[0]?.doubt ?? 0) + 0.5);
  }

  #placed(form: Form, { highest, lowest }: { readonly highest: number; readonly lowest: number }): Reading[] {
    const { rows, degree } = this.#parts;
    const opening = form === "opened" ? 1 : 0;
    const last = (rows.length - opening) % 2 === 0 ? rows.at(-1)?.number : undefined;
    const count = Math.ceil((rows.length - opening - (last === undefined ? 0 : 1)) / 2);
    if (count < 1) return [];
    const steps = Array.from({ length: count }, (_, i) => ({
      dividend: rows[i * 2 - 1 + opening],
      product: rows[i * 2 + opening],
    }));
    const end = Math.min(lowest * degree, -this.#parts.radicand.decimals);
    const free = (from: number, to: number): boolean => {
      for (let place = from; place <= to; place++) if (!this.#mayBeZero(place)) return false;
      return true;
    };
    const question: PlaceQuestion = {
      steps: steps.map(({ dividend, product }) =>
        [dividend, product].filter((r) => r !== undefined).map((r) => this.#placeOf(r.number.right)),
      ),
      highest,
      lowest,
      direction: "down",
      fits: (step, place, before) => {
        const { dividend, product } = steps[step] ?? {};
        if (product === undefined) return false;
        if (dividend !== undefined && product.number.cells.length > dividend.number.cells.length)
          return false;
        // A root less than 1 begins behind its zeros.
        if (before === undefined) return place === highest || (highest === 0 && free(place + 1, highest));
        if (dividend === undefined || !free(place + 1, before - 1)) return false;
        // What is left is at most twice the root so far, or as much more for higher degrees.
        const most = (highest - before + 1) * (degree - 1) + 1 + (before - place) * degree;
        return dividend.number.cells.length <= most;
      },
      ends: (lastPlace) => free(lowest, lastPlace - 1),
      ...(last !== undefined && { behind: [this.#columnOf(last.right), end] as const }),
    };
    const byColumns = bestPlaces(placesByColumns(question));
    const found =
      byColumns.length > 0 ? byColumns : placesByLengths(question, 4).map((p) => ({ ...p, cost: 2 }));
    // Ruled lines stand below what is subtracted.
    const even = rows.some((r, i) => i % 2 === 0 && r.ruled);
    const odd = rows.some((r, i) => i % 2 === 1 && r.ruled);
    const turned = odd && !even;
    const doubt = opening === 1 ? (turned ? 0 : 1) : turned ? 0.5 : 0;
    return found.map((places) => this.#reading(steps, { ...places, cost: places.cost + doubt }, last));
  }

  #mayBeZero(place: number): boolean {
    const { root } = this.#parts;
    const cell = root.cells[this.#digits - 1 - place - root.decimals];
    return cell !== undefined && (cell.kind === "digit" ? cell.value === 0 : true);
  }

  #columnOf(column: number): number {
    return cellsBehind(this.#parts.radicand, column) - this.#parts.radicand.decimals;
  }

  /** The place of the digit of the root whose group ends in a column. */
  #placeOf(column: number): number {
    return Math.round(this.#columnOf(column) / this.#parts.degree);
  }

  #reading(
    steps: readonly {
      readonly dividend: RootParts["rows"][number] | undefined;
      readonly product: RootParts["rows"][number] | undefined;
    }[],
    { places, cost }: Places,
    last: WrittenNumber | undefined,
  ): Reading {
    const { degree } = this.#parts;
    const rows: LayoutRow[] = [];
    for (const [i, { dividend, product }] of steps.entries()) {
      const place = places[i] ?? 0;
      const add = (number: WrittenNumber | undefined, role: LayoutRow["role"]): void => {
        if (number !== undefined) rows.push(row({ ...number, decimals: 0 }, role, place * degree, place));
      };
      add(dividend?.number, "partial-radicand");
      add(dividend?.trial ?? product?.trial, "trial-divisor");
      add(product?.number, "root-product");
    }
    return { layout: this.#layout(rows, last), doubt: cost };
  }

  #layout(rows: readonly LayoutRow[], last: WrittenNumber | undefined): Layout {
    const { radicand, root, remainder, resultPlace, degree } = this.#parts;
    const rest = last ?? remainder;
    const end = Math.min(-root.decimals * degree, -radicand.decimals);
    return {
      kind: "root",
      rows: [
        row(radicand, "radicand", -radicand.decimals),
        row(root, "root", -root.decimals),
        ...rows,
        ...(rest === undefined ? [] : [row({ ...rest, decimals: 0 }, "remainder", end)]),
      ],
      resultPlace,
      degree,
    };
  }
}
