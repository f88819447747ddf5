/** The rules of a puzzle, asked of a filling: same letter same digit, different letters, zeros, givens, digits. */
import { digitText } from "../number/digit-text.js";
import { writtenWord } from "../semantics/pose.js";
import { cellSymbols, type Puzzle, type PuzzleSymbol } from "../semantics/puzzle.js";
import { allows, type Given, readDigits } from "../semantics/rules.js";
import { printedDigits } from "../semantics/written-words.js";
import type { Word } from "../syntax/ast.js";
import { say } from "../wording/say.js";
import type { Filling } from "./filling.js";
import { listed, type Violation } from "./violation.js";

/** One place of the puzzle that is filled. */
interface Entry {
  readonly symbol: number;
  readonly digit: number;
  readonly word: Word;
}

/** Every rule that the filling breaks, whatever is still open. */
export function ruleViolations(puzzle: Puzzle, filling: Filling): Violation[] {
  const entries: Entry[] = [];
  const symbolOf = cellSymbols(puzzle);
  for (const word of puzzle.places.keys()) {
    for (const cell of word.cells) {
      const digit = filling.cells.get(cell);
      const symbol = symbolOf.get(cell);
      if (digit !== undefined && symbol !== undefined) entries.push({ symbol, digit, word });
    }
  }
  return [
    ...sameLetter(puzzle, entries),
    ...distinct(puzzle, entries),
    ...zeros(puzzle, filling),
    ...domains(puzzle, entries),
  ];
}

const nameOf = (symbol: PuzzleSymbol | undefined): string =>
  symbol?.kind === "letter" ? symbol.name : say("an unknown cell");

function lettersOf(puzzle: Puzzle, symbols: Iterable<number>): string[] {
  return [...symbols].flatMap((s) => (puzzle.symbols[s]?.kind === "letter" ? [puzzle.symbols[s].name] : []));
}

function sameLetter(puzzle: Puzzle, entries: readonly Entry[]): Violation[] {
  const first = new Map<number, Entry>();
  const told = new Set<string>();
  const violations: Violation[] = [];
  for (const entry of entries) {
    const before = first.get(entry.symbol);
    if (before === undefined) first.set(entry.symbol, entry);
    if (before === undefined || before.digit === entry.digit) continue;
    const name = nameOf(puzzle.symbols[entry.symbol]);
    const where = [writtenWord(before.word), writtenWord(entry.word)] as const;
    const message =
      before.word === entry.word
        ? say("{name} is both {digit} and {other} in {word}", {
            name,
            digit: digitText(before.digit),
            other: digitText(entry.digit),
            word: where[0],
          })
        : say("{name} is {digit} in {word} but {other} in {another}", {
            name,
            digit: digitText(before.digit),
            word: where[0],
            other: digitText(entry.digit),
            another: where[1],
          });
    if (told.has(message)) continue;
    told.add(message);
    violations.push({
      rule: "same",
      message,
      letters: lettersOf(puzzle, [entry.symbol]),
      span: entry.word.span,
    });
  }
  return violations;
}

function distinct(puzzle: Puzzle, entries: readonly Entry[]): Violation[] {
  const violations: Violation[] = [];
  for (const group of puzzle.groups) {
    const byDigit = new Map<number, Set<number>>();
    for (const { symbol, digit } of entries) {
      if (!group.includes(symbol)) continue;
      byDigit.set(digit, (byDigit.get(digit) ?? new Set()).add(symbol));
    }
    for (const [digit, symbols] of byDigit) {
      if (symbols.size < 2) continue;
      const names = [...symbols].map((s) =>
        say("{name} is {digit}", { name: nameOf(puzzle.symbols[s]), digit: digitText(digit) }),
      );
      violations.push({ rule: "distinct", message: listed(names), letters: lettersOf(puzzle, symbols) });
    }
  }
  return violations;
}

function zeros(puzzle: Puzzle, filling: Filling): Violation[] {
  const violations: Violation[] = [];
  const starts = new Map<string, Word[]>();
  for (const word of puzzle.places.keys()) {
    const [cell] = word.cells;
    if (cell === undefined || word.zeroLed || filling.cells.get(cell) !== 0) continue;
    const name = nameOf(puzzle.symbols[puzzle.places.get(word)?.[0] ?? -1]);
    if (word.cells.length > 1) {
      if (puzzle.rules.leadingZero === "forbid") starts.set(name, [...(starts.get(name) ?? []), word]);
    } else if (puzzle.rules.loneZero === "forbid" && !violations.some((v) => v.letters[0] === name)) {
      violations.push({
        rule: "loneZero",
        message: say("the lone letter {name} is 0", { name }),
        letters: [name],
        span: cell.span,
      });
    }
  }
  for (const [name, words] of starts) {
    const texts = [...new Set(words.map(writtenWord))];
    const letters = puzzle.formula.letters.includes(name) ? [name] : [];
    violations.push({
      rule: "leadingZero",
      message: say("{name} starts {words} and is 0", { name, words: listed(texts) }),
      letters,
      ...spanOf(words[0]),
    });
  }
  return violations;
}

const spanOf = (word: Word | undefined): { span?: Word["span"] } =>
  word === undefined ? {} : { span: word.span };

/** Givens, the digits that may be used, and printed digits that are reserved. */
function domains(puzzle: Puzzle, entries: readonly Entry[]): Violation[] {
  const { rules } = puzzle;
  const allowed = new Set(readDigits(rules.digits)?.digits ?? []);
  const exactlyOnce = rules.digits.endsWith("!");
  const printed = new Set(printedDigits(puzzle.formula));
  const violations: Violation[] = [];
  const seen = new Set<string>();
  for (const { symbol, digit, word } of entries) {
    if (word.base !== undefined && digit >= word.base)
      violations.push(ownBase(puzzle, { symbol, digit, word }));
    const key = `${symbol} ${digit}`;
    if (seen.has(key)) continue;
    seen.add(key);
    const name = nameOf(puzzle.symbols[symbol]);
    const letters = lettersOf(puzzle, [symbol]);
    const text = digitText(digit);
    const given = rules.given[name];
    const add = (rule: Violation["rule"], message: string): void => {
      violations.push({ rule, message, letters, span: word.span });
    };
    if (letters.length > 0 && given !== undefined && !allows(given, digit))
      add(
        "given",
        say("{name} is {digit}, but it is given that {name} is {given}", {
          name,
          digit: text,
          given: givenText(given),
        }),
      );
    if (!allowed.has(digit))
      add(
        "digits",
        say("{name} is {digit}, but only the digits {digits} may be used", {
          name,
          digit: text,
          digits: rules.digits,
        }),
      );
    else if (exactlyOnce && printed.has(digit))
      add(
        "digits",
        say("{name} is {digit}, but {digit} is printed in the puzzle and each digit occurs once", {
          name,
          digit: text,
        }),
      );
    else if (rules.literals === "reserved" && letters.length > 0 && printed.has(digit))
      add("literals", say("{name} is {digit}, a digit that is printed in the puzzle", { name, digit: text }));
  }
  return violations;
}

function ownBase(puzzle: Puzzle, { symbol, digit, word }: Entry): Violation {
  const name = nameOf(puzzle.symbols[symbol]);
  const message = say("{name} is {digit}, which is no digit of {word}", {
    name,
    digit: digitText(digit),
    word: writtenWord(word),
  });
  return { rule: "base", message, letters: lettersOf(puzzle, [symbol]), span: word.span };
}

function givenText(given: Given): string {
  if (typeof given === "number") return digitText(given);
  if ("not" in given) return say("not {digits}", { digits: given.not.map(digitText).join(say(" or ")) });
  return given.map(digitText).join(say(" or "));
}
