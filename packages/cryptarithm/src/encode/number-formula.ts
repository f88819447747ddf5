/**
 * Any formula of the language over numbers: powers, brackets, functions, chains, several equations. It must be true, which
 * the exact evaluator decides; an expression without a result gets one. Its numbers become words, except those that say
 * what is done with the others: exponents, and what a setter keeps.
 */
import { digitText } from "../number/digit-text.js";
import { bounds, type Exact, Rational, toText, Undecided } from "../number/exact.js";
import { evaluate, isTrue, related } from "../semantics/evaluate.js";
import { pose } from "../semantics/pose.js";
import type { Puzzle } from "../semantics/puzzle.js";
import type { Expression, Formula, Numeral, Relation, Word } from "../syntax/ast.js";
import { parse } from "../syntax/parser.js";
import { print } from "../syntax/printer.js";
import type { Span } from "../syntax/span.js";
import { operandsOf, walk } from "../syntax/walk.js";
import { say } from "../wording/say.js";
import { LONGEST, Mistake, noDigit } from "./calculation-tokens.js";
import type { NumberChoice } from "./choices.js";
import { type FormulaOfNumbers, inDigits, type WrittenNumber } from "./number-calculation.js";

/** Reads true statements over numbers; throws a `Mistake`. */
export function readNumberFormula(text: string, base: number, options: NumberChoice): FormulaOfNumbers {
  // `3!+4!=30` says that 4 is not 30, which is true, and never meant.
  const apart = text.replaceAll(/([0-9A-Z)])!=(?!=)/g, "$1! =");
  if (apart === text) return readStatements(text, base, options);
  try {
    return readStatements(apart, base, options);
  } catch (error) {
    if (error instanceof Mistake) return readStatements(text, base, options);
    throw error;
  }
}

function readStatements(text: string, base: number, options: NumberChoice): FormulaOfNumbers {
  const asked = text.replace(/\s*=?\s*$/, "");
  const bare = parse(asked);
  // With a relation behind it, an expression is a statement; the places of its text stay the same.
  const open = bare.ok ? undefined : parse(`${asked} = 0`);
  const parsed = open?.ok && isOneNumber(open.formula) ? open : bare;
  if (!parsed.ok) {
    const [{ code, message, span, hint } = NOTHING] = parsed.diagnostics;
    throw new Mistake(code, message, span, hint);
  }
  const puzzle = digitsAsThemselves(parsed.formula, base);
  if (parsed === bare) {
    checkTrue(puzzle);
    return formulaOf(parsed.formula, base, options);
  }
  const [statement] = parsed.formula.statements as [Relation];
  const value = exactValue(statement.first, puzzle);
  if (typeof value !== "bigint" || value < 0n) throw noWholeResult(asked, statement.first.span, value, base);
  const result = inDigits(base)(value);
  if (result.length > LONGEST) {
    const message = say("{what} has {n} digits, which is too long for a puzzle", {
      what: asked.trim(),
      n: result.length,
    });
    throw new Mistake("calculation-form", message, statement.first.span);
  }
  const said = /\s|!$/.test(asked) ? " = " : "=";
  return readNumberFormula(asked + said + result, base, options);
}

const NOTHING = {
  code: "calculation-form",
  message: "",
  span: [0, 0] as Span,
  hint: "",
};

/** Whether it says of one expression, which is no number by itself, that it is 0. */
function isOneNumber({ statements }: Formula): boolean {
  const [statement, ...more] = statements;
  if (more.length > 0 || statement?.kind !== "relation" || statement.links.length !== 1) return false;
  return statement.first.kind !== "numeral" && statement.first.kind !== "word";
}

/** The text of an expression that is said to be a number. */
function openPart({ statements, text }: Formula): string | undefined {
  const [statement, ...more] = statements;
  if (more.length > 0 || statement?.kind !== "relation" || statement.links.length !== 1) return undefined;
  const [link] = statement.links;
  if (link?.operator !== "=" || !/^(numeral|word)$/.test(link.operand.kind)) return undefined;
  return /^(numeral|word)$/.test(statement.first.kind) ? undefined : text.slice(...statement.first.span);
}

/** The formula in which the letters of digits above 9 are those digits, and no others are. */
function digitsAsThemselves(formula: Formula, base: number): Puzzle {
  for (const statement of formula.statements) {
    for (const node of walk(statement)) {
      if (node.kind !== "word") continue;
      for (const cell of node.cells) {
        if (cell.kind === "unknown") throw new Mistake("calculation-digit", say("? is no digit"), cell.span);
        if (cell.kind === "letter" && digitOfLetter(cell.letter) >= base)
          throw noDigit(cell.letter, base, cell.span);
      }
    }
  }
  const posed = pose(formula, { base, distinct: "off" });
  if (posed.ok) return posed.puzzle;
  const [{ code, message, span, hint } = NOTHING] = posed.diagnostics;
  throw new Mistake(code, message, span, hint);
}

const digitOfLetter = (letter: string): number =>
  /^[A-Z]$/.test(letter) ? Number.parseInt(letter, 36) : Number.POSITIVE_INFINITY;

const digitsIn = (puzzle: Puzzle): number[] => puzzle.symbols.map(({ name }) => digitOfLetter(name));

function checkTrue(puzzle: Puzzle): void {
  const digits = digitsIn(puzzle);
  if (puzzle.contradiction !== undefined)
    throw new Mistake("calculation-digit", puzzle.contradiction.replace(/\.$/, ""), [0, 0]);
  for (const statement of puzzle.statements) {
    const verdict = isTrue(statement, puzzle, digits);
    if (verdict === "undecided")
      throw new Mistake(
        "calculation-false",
        say("whether this is true cannot be decided exactly"),
        statement.span,
      );
    if (verdict === "no") throw falseMistake(statement, puzzle);
  }
}

/** What of a false statement is wrong. */
function falseMistake(statement: Expression, puzzle: Puzzle): Mistake {
  if (statement.kind === "and") {
    const wrong = statement.operands.find((each) => isTrue(each, puzzle, digitsIn(puzzle)) !== "yes");
    if (wrong !== undefined) return falseMistake(wrong, puzzle);
  }
  const text = (node: { readonly span: Span }): string => puzzle.formula.text.slice(...node.span).trim();
  if (statement.kind === "relation") {
    let left = statement.first;
    for (const { operator, operand } of statement.links) {
      if (operand.kind === "set") break;
      const [a, b] = [exactValue(left, puzzle), exactValue(operand, puzzle)];
      if (a === undefined || b === undefined) {
        const none = a === undefined ? left : operand;
        return new Mistake("calculation-false", say("{what} has no value", { what: text(none) }), none.span);
      }
      if (!related(a, operator, b)) {
        const number = valueText(a, puzzle.base);
        const isWhole = typeof a === "bigint" && a >= 0n && operator === "=";
        const hint = isWhole
          ? say("write {example}, or leave the result out", { example: `= ${number}` })
          : undefined;
        const told =
          left.kind === "numeral"
            ? say("{statement} is false", {
                statement: `${text(left)} ${operator} ${text(operand)}`,
              })
            : undefined;
        return new Mistake(
          "calculation-false",
          told ?? say("{what} is {number}", { what: text(left), number }),
          operand.span,
          hint,
        );
      }
      left = operand;
    }
  }
  return new Mistake(
    "calculation-false",
    say("{statement} is not true", { statement: text(statement) }),
    statement.span,
  );
}

function exactValue(node: Expression, puzzle: Puzzle): Exact | undefined {
  try {
    return evaluate(node, puzzle, digitsIn(puzzle));
  } catch (error) {
    if (!(error instanceof Undecided)) throw error;
    throw new Mistake("calculation-form", say("its value is beyond exact arithmetic"), node.span);
  }
}

function noWholeResult(text: string, span: Span, value: Exact | undefined, base: number): Mistake {
  const what = text.trim();
  if (value === undefined) return new Mistake("calculation-form", say("{what} has no value", { what }), span);
  const number = valueText(value, base);
  if (typeof value === "bigint")
    return new Mistake(
      "calculation-negative",
      say("{what} is negative: {number}", { what, number }),
      span,
      say("results are 0 or more; with = {number} it is a formula", { number }),
    );
  if (bounds(value)[0] > HUGE)
    return new Mistake(
      "calculation-form",
      say("{what} is {number}, which is too large for a puzzle", { what, number }),
      span,
    );
  const isFraction = value instanceof Rational;
  const message = isFraction
    ? number.includes("/")
      ? say("{what} is {number}, which is no finite decimal", { what, number })
      : say("{what} is {number}, which is not whole", { what, number })
    : say("{what} is {number}, which is neither whole nor a fraction", { what, number });
  const hint = say("a formula has whole numbers; decimals are in sums, products, divisions and roots");
  return new Mistake("calculation-decimals", message, span, hint);
}

/** Numbers of so many digits are still written. */
const HUGE = 1e200;

/** More decimals are not looked for. */
const MOST_DECIMALS = 40;

/** A value in the digits of the base, a fraction as a decimal where it is finite. */
function valueText(value: Exact, base: number): string {
  const number = inDigits(base);
  if (typeof value === "bigint") return value < 0n ? `-${number(-value)}` : number(value);
  if (!(value instanceof Rational)) {
    // What cannot be written exactly is said to be so.
    const shown = toText(value);
    return shown.startsWith("≈ ") ? say("about {number}", { number: shown.slice(2) }) : shown;
  }
  const sign = value.n < 0n ? "-" : "";
  const size = value.n < 0n ? -value.n : value.n;
  for (let decimals = 1, scaled = size * BigInt(base); decimals <= MOST_DECIMALS; decimals++) {
    if (scaled % value.d === 0n) return sign + number(scaled / value.d, decimals);
    scaled *= BigInt(base);
  }
  return `${sign}${number(size)}/${number(value.d)}`;
}

function formulaOf(formula: Formula, base: number, options: NumberChoice): FormulaOfNumbers {
  const { text } = formula;
  const open = openPart(formula);
  const kept = keptNumbers(formula, options);
  const numbers: WrittenNumber[] = [];
  for (const statement of formula.statements) {
    for (const node of walk(statement)) {
      if ((node.kind !== "numeral" && node.kind !== "word") || kept.has(node)) continue;
      if (node.kind === "numeral" && node.fraction !== "") throw decimalsInFormula(node);
      const digits = digitsOf(node);
      const [from] = node.span;
      numbers.push({ node, digits, span: [from, from + digits.length] });
    }
  }
  if (numbers.length === 0)
    throw new Mistake("calculation-form", say("no number is left to be put into letters"), [0, text.length]);
  const spaced = print(formula);
  const isPlain = numbers.every(({ node, digits, span }) => {
    const written = text.slice(...span).toUpperCase();
    return node.kind === "word" || written === digits.map(digitText).join("");
  });
  // What was typed without spaces gets them; raised digits are typed with care, and stay.
  if (spaced !== text && !(isPlain && /\s(?!=)|[⁰¹²³⁴-⁹]/.test(text)))
    return readStatements(spaced, base, options);
  if (formula.statements.every(isBare))
    throw new Mistake("calculation-form", say("nothing is calculated here"), [0, text.length]);
  return { kind: "formula", text, numbers, ...(open !== undefined && { open }) };
}

/** Whether it only says that numbers are the same. */
const isBare = (statement: Expression): boolean =>
  statement.kind === "relation" &&
  [statement.first, ...statement.links.map(({ operand }) => operand)].every(
    ({ kind }) => kind === "numeral" || kind === "word",
  ) &&
  statement.links.every(({ operator }) => operator === "=");

function digitsOf(node: Numeral | Word): number[] {
  if (node.kind === "numeral") return Array.from(node.whole, Number);
  return node.cells.map((cell) =>
    cell.kind === "digit" ? cell.value : cell.kind === "letter" ? digitOfLetter(cell.letter) : 0,
  );
}

function decimalsInFormula(node: Numeral): Mistake {
  return new Mistake(
    "calculation-decimals",
    say("a number with decimals stands in a formula"),
    node.span,
    say("letters with a point are in sums, products, divisions and roots only; use whole numbers here"),
  );
}

function keptNumbers({ statements }: Formula, options: NumberChoice): ReadonlySet<Expression> {
  const { exponents = "digits", keep = [] } = options;
  const texts = new Set([...keep].map((each) => each.trim()));
  const kept = new Set<Expression>();
  for (const statement of statements) {
    for (const node of walk(statement)) {
      if (exponents === "digits") for (const each of degreesIn(node)) kept.add(each);
      if (node.kind === "numeral" && (node.decimal || texts.has(numeralText(node)))) kept.add(node);
      if (node.kind === "word" && texts.has(digitsOf(node).map(digitText).join(""))) kept.add(node);
    }
  }
  return kept;
}

const numeralText = ({ whole, fraction }: Numeral): string =>
  fraction === "" ? whole : `${whole}.${fraction}`;

/** Numbers that say which power or root is meant. */
function degreesIn(node: Expression): readonly Expression[] {
  if (node.kind === "call") return node.name === "root" ? node.operands.slice(1) : [];
  if (node.kind !== "power") return [];
  return node.exponent.kind === "negate" ? operandsOf(node.exponent) : [node.exponent];
}
