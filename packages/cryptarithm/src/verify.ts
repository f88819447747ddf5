/** The library's way to check a certificate: as a text, as lines, or piece by piece. */
import { layoutLine, writtenCell } from "./layout/line.js";
import { readPuzzle } from "./layout/read-puzzle.js";
import { CertificateChecker, type Claim, type Poser, Refusal } from "./proof/check-certificate.js";
import type { Solution } from "./search/solution.js";
import { writerFor } from "./search/writer-for.js";
import { pose } from "./semantics/pose.js";
import type { Puzzle } from "./semantics/puzzle.js";
import type { RuleOptions, Rules } from "./semantics/rules.js";
import { print } from "./syntax/printer.js";

/** The puzzle that a certificate should be of. */
export interface Expected extends RuleOptions {
  /** The puzzle; with the option `layout` the text of a written-out calculation. */
  readonly formula: string;
}

/** A certificate that proves what it claims. */
export interface ValidCertificate {
  readonly valid: true;
  readonly formula: string;
  readonly rules: Rules;
  /** The exact number of all solutions. */
  readonly count: bigint;
  /** The first 10 solutions in order, where the certificate lists them (up to 1,000). */
  readonly solutions: readonly Solution[];
  readonly lines: number;
}

/** A certificate that proves nothing. */
export interface InvalidCertificate {
  readonly valid: false;
  /** The number of the line that is wrong, from 1. */
  readonly line: number;
  readonly message: string;
}

export type Verification = ValidCertificate | InvalidCertificate;

const SHOWN = 10;
/** Far longer than a line can be; whatever has none is not kept in memory. */
const LONGEST_LINE = 16_000_000;

/**
 * Checks a certificate that comes in pieces, in constant memory: `write` each piece, then `end`.
 *
 * @example
 * const verifier = new Verifier();
 * verifier.write(prove("SEND + MORE = MONEY").certificate);
 * verifier.end().valid; // true
 */
export class Verifier {
  readonly #checker = new CertificateChecker();
  readonly #expected: Expected | undefined;
  #rest = "";
  #lines = 0;
  #invalid: InvalidCertificate | undefined;

  constructor(expected?: Expected) {
    this.#expected = expected;
  }

  /** Checks the lines that end in this piece; false once something is wrong, and more need not be written. */
  write(piece: string): boolean {
    const whole = this.#rest + piece;
    let from = 0;
    for (let to = whole.indexOf("\n"); to >= 0 && !this.#invalid; to = whole.indexOf("\n", from)) {
      this.line(whole.slice(from, to));
      from = to + 1;
    }
    this.#rest = whole.slice(from);
    if (this.#rest.length > LONGEST_LINE) this.#attempt(() => refuse("a line is too long"), 1);
    return this.#invalid === undefined;
  }

  /** Checks a line, given without its end. */
  line(text: string): boolean {
    this.#lines++;
    this.#attempt(() => {
      this.#checker.line(text, posed);
      if (this.#lines === 1) this.#compare();
    });
    return this.#invalid === undefined;
  }

  /** The result, once everything has been written. */
  end(): Verification {
    this.#attempt(() => {
      if (this.#rest !== "") refuse("the last line has no end");
      this.#checker.end();
    }, 1);
    if (this.#invalid) return this.#invalid;
    const { begun, solutions } = this.#checker;
    if (begun === undefined) return { valid: false, line: 1, message: "the certificate is empty" };
    const { puzzle, claim } = begun;
    const writer = writerFor(puzzle);
    const digits = (text: string): number[] => [...text].map((digit) => Number.parseInt(digit, 36));
    return {
      valid: true,
      formula: nameOf(puzzle, claim),
      rules: claim.rules,
      count: BigInt(claim.count),
      solutions: [...solutions]
        .sort()
        .slice(0, SHOWN)
        .map((text) => writer.write(digits(text))),
      lines: this.#lines,
    };
  }

  /** Whatever goes wrong, even in the engine itself, makes the certificate invalid. */
  #attempt(check: () => void, ahead = 0): void {
    if (this.#invalid) return;
    try {
      check();
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      this.#invalid = {
        valid: false,
        line: this.#lines + ahead,
        message: error instanceof Refusal ? message : `this cannot be checked: ${message}`,
      };
    }
  }

  #compare(): void {
    const claim = this.#checker.begun?.claim;
    if (this.#expected === undefined || claim === undefined) return;
    const { formula, ...rules } = this.#expected;
    // The smallest base with a solution is the certificate's own business.
    const options = rules.base === "find" ? { ...rules, base: claim.rules.base } : rules;
    const parsed = readPuzzle(formula, { ...options, reading: options.reading ?? claim.reading ?? 0 });
    const wanted = parsed.ok ? pose(parsed.formula, options) : parsed;
    if (!wanted.ok) refuse(`the puzzle to compare with is not understood: ${wanted.diagnostics[0]?.message}`);
    else if (keyOf(wanted.puzzle) !== keyOf(this.#checker.begun?.puzzle as Puzzle))
      refuse(`this is a certificate of ${nameOf(this.#checker.begun?.puzzle as Puzzle, claim)}`);
    else if (JSON.stringify(wanted.puzzle.rules) !== JSON.stringify(claim.rules))
      refuse("this is a certificate for other rules");
  }
}

/** The puzzle that a certificate names, read and posed anew. */
const posed: Poser = ({ formula, layout, reading, rules }) => {
  const isLayout = layout !== undefined || reading !== undefined;
  if (isLayout && (typeof layout !== "string" || !Number.isInteger(reading) || Number(reading) < 0))
    refuse("a layout is a text with the number of its reading");
  const options = { ...rules, base: rules.baseRule ?? rules.base };
  const { layout: _, reading: __, ...language } = options as RuleOptions;
  const parsed =
    layout === undefined
      ? readPuzzle(formula, language)
      : readPuzzle(layout, { ...language, layout: true, reading: reading ?? 0 });
  const result = parsed.ok ? pose(parsed.formula, options) : parsed;
  if (!result.ok) return refuse(`the puzzle is not understood: ${result.diagnostics[0]?.message}`);
  return result.puzzle;
};

/** A puzzle as text; unknown cells have their numbers, since some of a layout are one digit. */
const keyOf = ({ formula }: Puzzle): string =>
  print(formula, { letter: (cell) => (cell.kind === "letter" ? cell.letter : `?${cell.index + 1}`) });

/** What the puzzle of a certificate is called: a written-out calculation in one line. */
const nameOf = ({ formula: { layout } }: Puzzle, { formula }: Claim): string =>
  layout === undefined ? formula : layoutLine(layout, writtenCell);

function refuse(message: string): never {
  throw new Refusal(message);
}

/**
 * Checks a certificate, and against the puzzle that it should be of, if one is given. The check is
 * independent of the search: it knows only how to read and pose a puzzle and what expressions mean.
 * Takes the text, or its lines without their ends. Never throws.
 *
 * @example
 * const { certificate } = prove("SEND + MORE = MONEY");
 * verify(certificate); // { valid: true, count: 1n, … }
 */
export function verify(certificate: string | Iterable<string>, expected?: Expected): Verification {
  const verifier = new Verifier(expected);
  if (typeof certificate === "string") verifier.write(certificate);
  else for (const line of certificate) if (!verifier.line(line)) break;
  return verifier.end();
}
