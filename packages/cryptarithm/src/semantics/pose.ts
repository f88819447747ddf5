/**
 * Formula and rules in, puzzle out: every rule becomes a digit domain or a group of symbols
 * that must differ. A rule that makes no sense for this formula is a diagnostic; a rule that
 * leaves no room is a contradiction with its reason, since that is a proved verdict.
 */
import type { Cell, Formula, Numeral, Word } from "../syntax/ast.js";
import type { Diagnostic } from "../syntax/diagnostic.js";
import { letterKey, splitLetters } from "../syntax/symbols.js";
import { walk, wordsOf } from "../syntax/walk.js";
import { say } from "../wording/say.js";
import { withCellConditions } from "./cell-conditions.js";
import { withoutOwnBases } from "./own-bases.js";
import { parseOptions } from "./parse-options.js";
import { pigeonhole } from "./pigeonhole.js";
import { type Place, type Puzzle, type PuzzleSymbol, placeOfDigit } from "./puzzle.js";
import {
  allows,
  type Given,
  LARGEST_BASE,
  printDigits,
  type RuleOptions,
  type Rules,
  readDigits,
  SMALLEST_BASE,
} from "./rules.js";
import { printedDigits, rowWords } from "./written-words.js";

export type Posed =
  | { readonly ok: true; readonly puzzle: Puzzle }
  | { readonly ok: false; readonly diagnostics: readonly Diagnostic[] };

/**
 * Poses a puzzle. `base: "find"` is resolved by the caller, which tries one base after the
 * other; posing it directly is an error.
 */
export function pose(formula: Formula, options: RuleOptions = {}): Posed {
  const diagnostics: Diagnostic[] = [];
  const base = readBase(formula, options, diagnostics);
  const digits = readDigitRule(options, base, diagnostics);
  const groups = readGroups(formula, options, diagnostics);
  const given = readGiven(formula, options, base, diagnostics);
  const words: Word[] = [];
  const numerals: Numeral[] = [];
  for (const statement of formula.statements) {
    for (const node of walk(statement)) {
      if (node.kind === "word") words.push(node);
      else if (node.kind === "numeral") numerals.push(node);
    }
  }
  words.push(...rowWords(formula));
  checkPrintedDigits(words, numerals, base, diagnostics);
  if (diagnostics.length > 0) return { ok: false, diagnostics };

  const rules: Rules = {
    base,
    ...(typeof options.base === "string" ? { baseRule: options.base } : {}),
    distinct: options.distinct ?? "all",
    leadingZero: options.leadingZero ?? "forbid",
    loneZero: options.loneZero ?? "allow",
    literals: options.literals ?? "free",
    digits: printDigits(digits.digits, digits.exactlyOnce),
    case: parseOptions(options).case,
    accents: options.accents ?? "distinct",
    ...(options.symbols === "codepoints" ? { symbols: options.symbols } : {}),
    given,
  };

  const own = words.some((w) => w.base !== undefined) || numerals.some((n) => n.base !== undefined);
  const statements = own ? withoutOwnBases(formula.statements, base) : formula.statements;
  const made = statements === formula.statements ? [] : statements.flatMap(wordsOf);
  const places = placesOf(formula, [...words, ...made]);
  const names = [...formula.letters, ...Array.from({ length: formula.unknowns }, (_, i) => `?${i + 1}`)];
  /** For each symbol whether it may be each digit. */
  const domains = names.map(() => {
    const open: boolean[] = new Array(base).fill(false);
    for (const d of digits.digits) open[d] = true;
    return open;
  });
  const exclude = (symbol: number, digit: number): void => {
    (domains[symbol] as boolean[])[digit] = false;
  };
  const leading = new Set<number>();
  let contradiction: string | undefined;

  for (const word of words) {
    for (const place of word.base === undefined ? [] : (places.get(word) as readonly Place[]))
      if (place >= 0) for (let d = word.base as number; d < base; d++) exclude(place, d);
    const first = (places.get(word) as readonly Place[])[0] as Place;
    const forbidden = word.cells.length > 1 ? rules.leadingZero === "forbid" : rules.loneZero === "forbid";
    if (!forbidden || word.zeroLed) continue;
    if (first >= 0) {
      exclude(first, 0);
      if (word.cells.length > 1) leading.add(first);
    } else if (first === placeOfDigit(0) && word.cells.length > 1) {
      contradiction ??= say("{word} starts with a printed 0, and a number of two or more digits may not.", {
        word: writtenWord(word),
      });
    }
  }
  const printed = printedDigits(formula);
  if (rules.literals === "reserved") {
    for (let s = 0; s < formula.letters.length; s++) for (const d of printed) exclude(s, d);
  }
  for (const [letter, what] of Object.entries(given)) {
    const symbol = symbolNamed(letter, formula);
    for (let d = 0; d < base; d++) if (!allows(what, d)) exclude(symbol, d);
  }
  const allGroups = groups.map((g) => [...g]);
  if (digits.exactlyOnce) {
    contradiction ??= exactlyOnceProblem(digits.digits, printed, names.length);
    for (let s = 0; s < names.length; s++) for (const d of printed) exclude(s, d);
    allGroups.splice(
      0,
      allGroups.length,
      names.map((_, i) => i),
    );
  }

  const symbols = names.map(
    (name, i): PuzzleSymbol => ({
      name,
      kind: i < formula.letters.length ? "letter" : "unknown",
      domain: digitsOf(domains[i] as boolean[]),
    }),
  );
  contradiction ??= pigeonhole({ symbols, groups: allGroups, base, digits: digits.digits, leading });
  const puzzle: Puzzle = {
    formula,
    rules,
    base,
    symbols,
    letterCount: formula.letters.length,
    groups: allGroups.filter((g) => g.length > 1),
    statements,
    places,
    ...(contradiction === undefined ? {} : { contradiction }),
  };
  return { ok: true, puzzle: withCellConditions(puzzle) };
}

function digitsOf(open: readonly boolean[]): number[] {
  const digits: number[] = [];
  for (let d = 0; d < open.length; d++) if (open[d]) digits.push(d);
  return digits;
}

const NOWHERE = [0, 0] as const;

function readBase(formula: Formula, options: RuleOptions, diagnostics: Diagnostic[]): number {
  const asked = options.base ?? 10;
  if (asked === "find") throw new Error("base: find must be resolved before posing");
  const base = asked === "letters" ? formula.letters.length : asked;
  if (!Number.isInteger(base) || base < SMALLEST_BASE || base > LARGEST_BASE) {
    diagnostics.push({
      code: "rule-base",
      message:
        asked === "letters"
          ? say("the puzzle has {n} letters, and a base is a whole number from {smallest} to {largest}", {
              n: base,
              smallest: SMALLEST_BASE,
              largest: LARGEST_BASE,
            })
          : say('the base must be a whole number from {smallest} to {largest}, or "letters" or "find"', {
              smallest: SMALLEST_BASE,
              largest: LARGEST_BASE,
            }),
      span: NOWHERE,
    });
    return 10;
  }
  return base;
}

function digitsBelow(base: number): number[] {
  const digits: number[] = [];
  for (let d = 0; d < base; d++) digits.push(d);
  return digits;
}

function readDigitRule(options: RuleOptions, base: number, diagnostics: Diagnostic[]) {
  const all = { digits: digitsBelow(base), exactlyOnce: false };
  if (options.digits === undefined) return all;
  const read = readDigits(options.digits);
  if (read === undefined) {
    diagnostics.push({
      code: "rule-digits",
      message: say('"{digits}" is not a list of digits', { digits: options.digits }),
      span: NOWHERE,
      hint: say("write for example {example}, {other} or {third}", {
        example: "0-9",
        other: "1-9",
        third: "0,2-5",
      }),
    });
    return all;
  }
  const tooLarge = read.digits.find((d) => d >= base);
  if (tooLarge !== undefined) {
    diagnostics.push({
      code: "rule-digits",
      message: say("base {base} has no digit {digit}; its digits are 0 to {last}", {
        base,
        digit: tooLarge,
        last: base - 1,
      }),
      span: NOWHERE,
    });
    return all;
  }
  return read;
}

function readGroups(formula: Formula, options: RuleOptions, diagnostics: Diagnostic[]): number[][] {
  const distinct = options.distinct ?? "all";
  const indexes = formula.letters.map((_, i) => i);
  if (distinct === "off") return [];
  if (distinct === "all") return [indexes];
  if (distinct === "case") {
    if (options.case === "fold") {
      diagnostics.push({
        code: "rule-distinct",
        message: say("distinct by case needs upper and lower case to be different letters"),
        span: NOWHERE,
        hint: say("leave out case: fold"),
      });
    }
    const lower = indexes.filter((i) => isLower(formula.letters[i] as string));
    const upper = indexes.filter((i) => !lower.includes(i));
    return [upper, lower];
  }
  if (distinct.length === 0 || distinct.some((text) => text.trim() === "")) {
    diagnostics.push({
      code: "rule-distinct",
      message: say("a group of letters that must differ is empty"),
      span: NOWHERE,
      hint: say('write for example AB,CDE, or "off" when no letters need to differ'),
    });
  }
  const groups = distinct.map((text) => {
    const group = new Set<number>();
    for (const letter of splitLetters(text, parseOptions(options))) {
      const at = formula.letters.indexOf(letter);
      if (at >= 0) group.add(at);
      else diagnostics.push(noSuchLetter("rule-distinct", letter, formula));
    }
    return [...group].sort((a, b) => a - b);
  });
  return groups;
}

const isLower = (letter: string): boolean =>
  letter !== letter.toUpperCase() && letter === letter.toLowerCase();

function noSuchLetter(code: string, letter: string, formula: Formula): Diagnostic {
  return {
    code,
    message: say("the puzzle has no letter {letter}", { letter }),
    span: NOWHERE,
    hint: say("its letters are {letters}", { letters: formula.letters.join(" ") }),
  };
}

/** The index of a letter, or of an unknown cell ("?1", "?2" …), among the symbols; -1 when there is none. */
function symbolNamed(name: string, { letters, unknowns }: Formula): number {
  const cell = /^\?[1-9]\d*$/.test(name) ? Number(name.slice(1)) : 0;
  return cell >= 1 && cell <= unknowns ? letters.length + cell - 1 : letters.indexOf(name);
}

function readGiven(
  formula: Formula,
  options: RuleOptions,
  base: number,
  diagnostics: Diagnostic[],
): Record<string, Given> {
  const given: Record<string, Given> = {};
  for (const [written, what] of Object.entries(options.given ?? {})) {
    const letter = letterKey(written, parseOptions(options)) ?? written;
    if (symbolNamed(letter, formula) < 0) {
      diagnostics.push(noSuchLetter("rule-given", letter, formula));
      continue;
    }
    const digits = typeof what === "number" ? [what] : "not" in what ? what.not : what;
    const bad = digits.find((d) => !Number.isInteger(d) || d < 0 || d >= base);
    if (bad !== undefined) {
      diagnostics.push({
        code: "rule-given",
        message: say("{letter} cannot be {bad}: the digits of base {base} are 0 to {last}", {
          letter,
          bad,
          base,
          last: base - 1,
        }),
        span: NOWHERE,
      });
    }
    if (letter in given) {
      diagnostics.push({
        code: "rule-given",
        message: say("{letter} is given twice", { letter }),
        span: NOWHERE,
      });
    }
    given[letter] = what;
  }
  return given;
}

function checkPrintedDigits(
  words: readonly Word[],
  numerals: readonly Numeral[],
  base: number,
  diagnostics: Diagnostic[],
): void {
  const report = (digit: number, own: number, span: readonly [number, number], hint?: string): void => {
    diagnostics.push({
      code: "digit-not-in-base",
      message: say("base {base} has no digit {digit}", { base: own, digit }),
      span,
      ...(hint === undefined ? {} : { hint }),
    });
  };
  for (const word of words) {
    const least = Math.min(base, word.base ?? base);
    for (const cell of word.cells)
      if (cell.kind === "digit" && cell.value >= least) report(cell.value, least, cell.span);
  }
  for (const numeral of numerals) {
    if (numeral.decimal) continue;
    const own = numeral.base ?? base;
    const bad = [...numeral.whole, ...numeral.fraction].map(Number).find((d) => d >= own);
    const written = numeral.fraction === "" ? numeral.whole : `${numeral.whole}.${numeral.fraction}`;
    if (bad !== undefined)
      report(bad, own, numeral.span, say("write dec({written}) for a number in base ten", { written }));
  }
}

function exactlyOnceProblem(
  digits: readonly number[],
  printed: readonly number[],
  cells: number,
): string | undefined {
  const twice = printed.find((d, i) => printed.indexOf(d) !== i);
  if (twice !== undefined)
    return say("the digit {digit} is printed twice, but each digit must occur exactly once.", {
      digit: twice,
    });
  const outside = printed.find((d) => !digits.includes(d));
  if (outside !== undefined)
    return say("the digit {digit} is printed, but it is not one of the digits to be used.", {
      digit: outside,
    });
  const left = digits.length - printed.length;
  if (left === cells) return undefined;
  const n = digits.length;
  const places =
    cells === 1 ? say("1 letter and unknown cells") : say("{n} letters and unknown cells", { n: cells });
  if (printed.length === 0)
    return say("{n} digits must occur exactly once each, but there are {places}.", { n, places });
  const fixed =
    printed.length === 1 ? say("1 printed digit") : say("{n} printed digits", { n: printed.length });
  return say("{n} digits must occur exactly once each, but there are {places}, beside {fixed}.", {
    n,
    places,
    fixed,
  });
}

function placesOf(formula: Formula, words: readonly Word[]): Map<Word, readonly Place[]> {
  const indexOfLetter = new Map(formula.letters.map((letter, i) => [letter, i]));
  const placeOf = (cell: Cell): Place => {
    if (cell.kind === "digit") return placeOfDigit(cell.value);
    return cell.kind === "letter"
      ? (indexOfLetter.get(cell.letter) as number)
      : formula.letters.length + cell.index;
  };
  return new Map(words.map((word) => [word, word.cells.map(placeOf)]));
}

/** A word as it is written, with `?` for unknown cells. */
export function writtenWord(word: Word): string {
  const cells = word.cells.map((c) =>
    c.kind === "letter" ? c.letter : c.kind === "digit" ? `${c.value}` : "?",
  );
  return cells.join("") + (word.base === undefined ? "" : `@${word.base}`);
}
