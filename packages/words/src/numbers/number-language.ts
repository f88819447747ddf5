/**
 * What a language says of its numbers, and how most of them build the words from 0 to 100 and
 * beyond: a table for the numbers below twenty, one for the tens, and a rule for what stands between
 * ten and unit. Irregular numbers are given in full.
 *
 * The words are those that people count with. Forms for one gender or case of the thing counted are
 * left out unless they are used in counting, too.
 */
import { type Choices, entry, joined } from "./choices.js";

/** The number words of one language. */
export interface NumberLanguage {
  /** In English. */
  readonly name: string;
  /** The largest number that has words here: 100, or 1000. */
  readonly largest: 100 | 1000;
  /** The variants for a whole number from 0 to `largest`, the usual one first. */
  readonly words: (n: number) => Choices;
}

/** The parts of a language that counts in tens. */
export interface DecimalParts {
  readonly name: string;
  /** 0 to 19, or only 0 to 10 where `teen` makes the rest. */
  readonly low: readonly Choices[];
  /** 11 to 19 from their unit. */
  readonly teen?: (unit: Choices) => Choices;
  /** 20, 30 … 90. */
  readonly tens: readonly Choices[];
  /** Units as they stand in 21 … 99, from 1 to 9; otherwise those of `low`. */
  readonly units?: readonly Choices[];
  /** What is said for 21 … 99. */
  readonly compound: (ten: Choices, unit: Choices, n: number) => Choices;
  /** Numbers that follow no rule. */
  readonly irregular?: Readonly<Record<number, Choices>>;
  /** 100, where it ends. */
  readonly hundred: Choices;
  readonly beyond?: Beyond;
}

/** The numbers from 101 to 1000. */
interface Beyond {
  /** 200, 300 … 900. */
  readonly hundreds: readonly Choices[];
  /** 101 … 199, 201 …: the hundred as it stands before others, and the rest. */
  readonly compound: (hundred: Choices, rest: Choices, n: number) => Choices;
  /** 100 as it stands before others; otherwise as it stands alone. */
  readonly hundredBefore?: Choices;
  readonly thousand: Choices;
}

/** A language from its parts. */
export function decimal(parts: DecimalParts): NumberLanguage {
  const toHundred = (n: number): Choices => {
    const irregular = parts.irregular?.[n];
    if (irregular !== undefined) return irregular;
    if (n === 100) return parts.hundred;
    if (n < parts.low.length) return entry(parts.low, n);
    if (n < 20) {
      if (parts.teen === undefined) throw new RangeError(`${parts.name} has no word for ${n}`);
      return parts.teen(entry(parts.low, n - 10));
    }
    const ten = entry(parts.tens, Math.floor(n / 10) - 2);
    const unit = n % 10;
    if (unit === 0) return ten;
    return parts.compound(ten, parts.units ? entry(parts.units, unit - 1) : entry(parts.low, unit), n);
  };
  const { beyond } = parts;
  if (beyond === undefined) return { name: parts.name, largest: 100, words: toHundred };
  const words = (n: number): Choices => {
    if (n <= 100) return toHundred(n);
    if (n === 1000) return beyond.thousand;
    const hundreds = Math.floor(n / 100);
    const before =
      hundreds === 1 ? (beyond.hundredBefore ?? parts.hundred) : entry(beyond.hundreds, hundreds - 2);
    return n % 100 === 0 ? before : beyond.compound(before, toHundred(n % 100), n);
  };
  return { name: parts.name, largest: 1000, words };
}

/** Ten, then unit, with this between them: `spoken("-")` makes twenty-one. */
export const spoken =
  (between: Choices) =>
  (ten: Choices, unit: Choices): Choices =>
    joined(ten, between, unit);

/** Unit, then ten, with this between them: `turned("und")` makes einundzwanzig. */
export const turned =
  (between: Choices) =>
  (ten: Choices, unit: Choices): Choices =>
    joined(unit, between, ten);
