/**
 * From the numbers of a calculation to its layouts: which row has which role, column and place. One-line text and
 * JSON both end here. Several layouts come out where the rows fit the digits in several ways; none that fits is
 * a mistake with what is wrong.
 */
import type { Cell } from "../../syntax/ast.js";
import type { Diagnostic } from "../../syntax/diagnostic.js";
import type { Layout, LayoutRow, ResultPlace, Role } from "../../syntax/layout.js";
import { cover, type Span } from "../../syntax/span.js";
import { say } from "../../wording/say.js";
import { kindOf, partialPlaces } from "./read-line-partials.js";
import { type Step, stepPlaces } from "./read-line-steps.js";
import type { WrittenNumber } from "./read-line-tokens.js";

export interface WrittenDivision {
  readonly dividend: WrittenNumber;
  readonly divisor: WrittenNumber;
  readonly quotient: WrittenNumber;
  /** Where the quotient is to be drawn; above where nothing is said. */
  readonly resultPlace?: ResultPlace;
  readonly steps: readonly Step[];
  /** Only where there are no steps; else what is left stands below the last. */
  readonly remainder?: WrittenNumber | undefined;
}

export interface WrittenMultiplication {
  readonly multiplicand: WrittenNumber;
  readonly multiplier: WrittenNumber;
  readonly partials: readonly WrittenNumber[];
  readonly product: WrittenNumber;
}

export interface WrittenRoot {
  readonly radicand: WrittenNumber;
  readonly root: WrittenNumber;
  readonly steps: readonly Step[];
  readonly remainder?: WrittenNumber | undefined;
  /** As far as a root sign or a word says it. */
  readonly degree?: number | undefined;
}

export interface WrittenTerm {
  readonly role: "addend" | "subtrahend" | "result";
  readonly number: WrittenNumber;
}

/** The layouts that are meant, the likeliest first, or what is wrong. */
export type Layouts = readonly Layout[] | Diagnostic;

const NO_ROW = "a digit of the result without a row is 0, and a row is as long as it is written";

export function divisionLayouts(written: WrittenDivision): Layouts {
  const { dividend, divisor, quotient, steps, remainder } = written;
  if (divisor.decimals > 0)
    return problem(
      "layout-decimals",
      say("a divisor with decimals is not read"),
      divisor.span,
      say("move the points"),
    );
  const end = -quotient.decimals;
  const rows = [
    row("divisor", divisor, 0),
    row("dividend", dividend, -dividend.decimals),
    row("quotient", quotient, end),
  ];
  if (steps.length === 0) return [division([...rows, ...rest(remainder, end)], written.resultPlace)];
  if (steps.length > quotient.cells.length) return tooMany(steps, quotient, "quotient");
  const column = columnOf(dividend);
  const length = divisor.cells.length;
  const first = dividend.cells.length - (end + quotient.cells.length - 1 + dividend.decimals);
  if (first < 1 || first > length + 1)
    return problem(
      "layout-quotient",
      first < 1
        ? say("the quotient has too many digits for this dividend and divisor")
        : say("the quotient has too few digits for this dividend and divisor"),
      quotient.span,
      say("write a digit of the quotient for each digit that is brought down, zeros too"),
    );
  const places = stepPlaces({
    digits: quotient.cells,
    end,
    steps,
    unit: 1,
    column,
    first,
    left: () => length,
    row: ({ cells }) => kindOf(cells, length),
    numbers: numbersOf([dividend, divisor, quotient], steps),
  });
  if (places.length === 0) return noFit(steps, "quotient");
  return places.map((each) =>
    division(
      [...rows, ...stepRows(steps, each, ["partial-product", "partial-dividend"], 1, end)],
      written.resultPlace,
    ),
  );
}

export function rootLayouts(written: WrittenRoot): Layouts {
  const { radicand, root, steps, remainder } = written;
  for (const number of [radicand, root]) {
    if (number.decimals > 0)
      return problem(
        "layout-decimals",
        say("roots with decimals are not read"),
        number.span,
        say("leave out the point"),
      );
  }
  const degree = written.degree ?? degreeOf(radicand, root);
  if (degree === undefined || Math.ceil(radicand.cells.length / degree) !== root.cells.length)
    return problem(
      "layout-root",
      say("the root does not have a digit for each group of the radicand"),
      cover(radicand.span, root.span),
      say("part the radicand into groups with ', such as AB'CD'EF"),
    );
  const wrong = groupProblem(radicand, degree);
  if (wrong !== undefined) return wrong;
  const rows = [row("radicand", radicand, 0), row("root", root, 0)];
  if (steps.length === 0) return [rootLayout([...rows, ...rest(remainder, 0)], degree)];
  if (steps.length > root.cells.length) return tooMany(steps, root, "root");
  const digits = root.cells.length;
  // (A + 1)ⁿ − Aⁿ is at most n·(A + 1)ⁿ⁻¹, and more than that A has (n − 1) times as many digits.
  const left = (place: number): number => (degree - 1) * (digits - place) + (degree === 2 ? 1 : degree - 1);
  const places = stepPlaces({
    digits: root.cells,
    end: 0,
    steps,
    unit: degree,
    column: columnOf(radicand),
    first: radicand.cells.length - degree * (digits - 1),
    left,
    row: ({ cells }, place) => {
      if (place === digits - 1) return cells.length <= degree ? "either" : undefined;
      if (cells.length === 1) return "zero";
      return cells.length > (degree - 1) * (digits - 1 - place) ? "other" : undefined;
    },
    numbers: numbersOf([radicand, root], steps),
  });
  if (places.length === 0) return noFit(steps, "root");
  return places.map((each) =>
    rootLayout([...rows, ...stepRows(steps, each, ["root-product", "partial-radicand"], degree, 0)], degree),
  );
}

export function multiplicationLayouts(written: WrittenMultiplication): Layouts {
  const { multiplicand, multiplier, partials, product } = written;
  const decimals = multiplicand.decimals + multiplier.decimals;
  for (const number of [multiplicand, multiplier, product]) {
    if (number.decimals > 0 && (decimals !== product.decimals || partials.length > 0))
      return problem(
        "layout-decimals",
        say("multiplications with decimals are not read from one line"),
        number.span,
        say("leave out the points"),
      );
  }
  const rows = [
    row("multiplicand", multiplicand, -multiplicand.decimals),
    row("multiplier", multiplier, -multiplier.decimals),
  ];
  const last = row("product", product, -product.decimals);
  if (partials.length === 0) return [{ kind: "multiplication", rows: [...rows, last] }];
  const span = cover(spanOf(partials), multiplier.span);
  if (partials.length > multiplier.cells.length)
    return problem(
      "layout-rows",
      say("there are {n} partial products for a multiplier of {digits}", {
        n: partials.length,
        digits: digitsText(multiplier),
      }),
      span,
      say("write one partial product for each digit of the multiplier"),
    );
  const places = partialPlaces(written);
  if (places.length === 0)
    return problem(
      "layout-rows",
      say("the partial products do not fit the digits of the multiplier by their lengths"),
      spanOf(partials),
      say("write the partial products from the units upwards, without the zeros of their shifts"),
    );
  return places.map((each) => ({
    kind: "multiplication",
    rows: [
      ...rows,
      ...each.map(({ place, cells }, i): LayoutRow => {
        const { span } = partials[i] as WrittenNumber;
        return { role: "partial-product", cells, right: place, place, span };
      }),
      last,
    ],
  }));
}

export function sumLayouts(terms: readonly WrittenTerm[]): Layouts {
  return [{ kind: "sum", rows: terms.map(({ role, number }) => row(role, number, -number.decimals)) }];
}

export function problem(code: string, message: string, span: Span, hint?: string): Diagnostic {
  return { code, message, span, ...(hint !== undefined && { hint }) };
}

const division = (rows: readonly LayoutRow[], resultPlace: ResultPlace = "above"): Layout => ({
  kind: "division",
  rows,
  resultPlace,
});

const rootLayout = (rows: readonly LayoutRow[], degree: number): Layout => ({
  kind: "root",
  rows,
  degree,
  resultPlace: "above",
});

function row(role: Role, { cells, decimals, span }: WrittenNumber, right: number): LayoutRow {
  return { role, cells, right, ...(decimals > 0 && { decimals }), span };
}

const rest = (remainder: WrittenNumber | undefined, right: number): LayoutRow[] =>
  remainder === undefined ? [] : [row("remainder", remainder, right)];

function stepRows(
  steps: readonly Step[],
  places: readonly number[],
  [product, partial]: readonly [Role, Role],
  unit: number,
  end: number,
): LayoutRow[] {
  return steps.flatMap(({ product: { cells, span }, below }, i) => {
    const place = places[i] as number;
    const next = places[i + 1];
    const rows: LayoutRow[] = [{ role: product, cells, right: place * unit, place, span }];
    if (below === undefined) return rows;
    if (next === undefined) rows.push(row("remainder", below, end * unit));
    else rows.push({ role: partial, cells: below.cells, right: next * unit, place: next, span: below.span });
    return rows;
  });
}

function columnOf({ cells, decimals }: WrittenNumber): (column: number) => Cell | undefined {
  return (column) => cells[cells.length - 1 - (column + decimals)];
}

/** By the groups, else by the number of digits; a square root before all others. */
function degreeOf(radicand: WrittenNumber, root: WrittenNumber): number | undefined {
  if (radicand.groups.length > 1) return radicand.groups.at(-1);
  for (let degree = 2; degree <= 9; degree++)
    if (Math.ceil(radicand.cells.length / degree) === root.cells.length) return degree;
  return undefined;
}

function groupProblem({ groups, span }: WrittenNumber, degree: number): Diagnostic | undefined {
  if (groups.length === 1) return undefined;
  const [first = 0, ...others] = groups;
  if (first <= degree && others.every((size) => size === degree)) return undefined;
  const message = say("the groups of this radicand do not all have {degree} digits", { degree });
  return problem("layout-groups", message, span, say("only the first group may be shorter"));
}

const numbersOf = (numbers: readonly WrittenNumber[], steps: readonly Step[]): WrittenNumber[] => [
  ...numbers,
  ...steps.flatMap(({ product, below }) => [product, ...(below === undefined ? [] : [below])]),
];

const spanOf = (numbers: readonly WrittenNumber[]): Span =>
  numbers.map((number) => number.span).reduce((a, b) => cover(a, b));

const digitsText = ({ cells }: WrittenNumber): string =>
  cells.length === 1 ? say("1 digit") : say("{n} digits", { n: cells.length });

function tooMany(steps: readonly Step[], result: WrittenNumber, name: "quotient" | "root"): Diagnostic {
  const slots = { n: steps.length, digits: digitsText(result) };
  const span = spanOf(numbersOf([], steps));
  return name === "quotient"
    ? problem(
        "layout-rows",
        say("{n} numbers are subtracted, but the quotient has {digits}", slots),
        span,
        say("write one for each digit of the quotient"),
      )
    : problem(
        "layout-rows",
        say("{n} numbers are subtracted, but the root has {digits}", slots),
        span,
        say("write one for each digit of the root"),
      );
}

function noFit(steps: readonly Step[], name: "quotient" | "root"): Diagnostic {
  const message =
    name === "quotient"
      ? say("the rows do not fit the digits of the quotient by their lengths and printed digits")
      : say("the rows do not fit the digits of the root by their lengths and printed digits");
  return problem("layout-rows", message, spanOf(numbersOf([], steps)), say(NO_ROW));
}
