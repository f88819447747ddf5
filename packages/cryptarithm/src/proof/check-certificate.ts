/**
 * Checker of certificates: reads one line at a time and keeps only the path to the present case. It has the
 * puzzle of the first line posed anew and works out what every further line must say. All that it takes
 * from a line is whether the case is closed or split, and on which symbol; so no line can say anything
 * but the truth, and one that is left out, swapped or altered is not what must stand there.
 * docs/certificates.md has the format in full. Nothing here knows the search or the planner.
 */
import type { Puzzle } from "../semantics/puzzle.js";
import type { Rules } from "../semantics/rules.js";
import { print } from "../syntax/printer.js";
import { Case } from "./check-case.js";

/** What the first line says beside "certificate", and the last one beside "end". */
export interface Claim {
  readonly formula: string;
  /** Of a written-out calculation: its text, and which of its readings is meant, from 0. */
  readonly layout?: string;
  readonly reading?: number;
  readonly rules: Rules;
  /** In the order of the digits of a solution. */
  readonly symbols: readonly string[];
  readonly count: number | string;
  /** The symbols in the order of the search inside of a leaf. */
  readonly order: readonly string[];
  /** The most nodes of the search in a leaf. */
  readonly leaf: number;
}

/** How a case is closed: what its line says beside the case. */
export interface Closing {
  readonly says: object;
  readonly count: bigint;
  readonly solutions: readonly string[];
}

/** A line is not what must stand there. */
export class Refusal extends Error {}

/** Up to so many solutions are listed; more are counted. */
const MOST_LISTED = 1000;
const LARGEST_LEAF = 10_000;
const NONE = { count: 0n, solutions: [] } as const;

/** Poses the puzzle of the first line; throws a `Refusal` when it is not understood. */
export type Poser = (claim: Pick<Claim, "formula" | "layout" | "reading" | "rules">) => Puzzle;

export class CertificateChecker {
  /** What is known after the first line. */
  begun: { readonly puzzle: Puzzle; readonly claim: Claim; readonly here: Case } | undefined;
  /** The solutions listed so far, each by the digits of its symbols. */
  readonly solutions: string[] = [];
  /** The splits on the way to the present case, each with the digits that are still to come. */
  readonly #path: { readonly symbol: number; readonly digits: number[] }[] = [];
  #label = "";
  #count = 0n;
  #state: "cases" | "closed" | "ended" = "cases";

  /** Reads the next line; throws a `Refusal` when it is wrong. */
  line(text: string, pose: Poser): void {
    if (this.begun === undefined) this.#begin(text, pose);
    else if (this.#state === "cases") this.#case(text, this.begun);
    else if (this.#state === "ended") throw new Refusal("nothing may stand behind the end");
    else {
      const { claim } = this.begun;
      expect(text, claimLine("end", claim));
      if (countOf(this.#count) !== claim.count)
        throw new Refusal(`the cases have ${this.#count} solutions together, not ${claim.count}`);
      this.#state = "ended";
    }
  }

  /** Says that there are no more lines; throws a `Refusal` when the end is missing. */
  end(): void {
    if (this.#state !== "ended") throw new Refusal("the certificate ends too early");
  }

  #begin(text: string, pose: Poser): void {
    const { formula, layout, reading, rules, count, order, leaf } = read(text) as Partial<Claim>;
    if (typeof formula !== "string" || typeof rules !== "object" || rules === null)
      throw new Refusal("the first line has no formula and rules");
    const written = layout === undefined && reading === undefined ? {} : { layout, reading };
    const puzzle = pose({ formula, ...written, rules } as Claim);
    const symbols = puzzle.symbols.map(({ name }) => name);
    if (!Array.isArray(order) || [...order].sort().join() !== [...symbols].sort().join())
      throw new Refusal("the order does not name each symbol once");
    if (leaf === undefined || !Number.isInteger(leaf) || leaf < 1 || leaf > LARGEST_LEAF)
      throw new Refusal(`the size of a leaf is not a whole number from 1 to ${LARGEST_LEAF}`);
    if (count === undefined || !/^\d{1,100}$/.test(`${count}`) || countOf(BigInt(count)) !== count)
      throw new Refusal("the count is not a natural number");
    const posed = { formula: print(puzzle.formula), ...written, rules: puzzle.rules };
    const claim = { ...posed, symbols, count, order, leaf } as Claim;
    expect(text, claimLine("certificate", claim));
    const numbers = claim.order.map((name) => symbols.indexOf(name));
    this.begun = { puzzle, claim, here: new Case(puzzle, numbers) };
  }

  #case(text: string, { puzzle, claim, here }: NonNullable<CertificateChecker["begun"]>): void {
    const { split } = read(text) as { split?: unknown };
    if (split === undefined || puzzle.contradiction !== undefined) {
      const closing = closingOf(here, puzzle, claim);
      if (closing === undefined)
        throw new Refusal(`this case is no leaf: its search has more than ${claim.leaf} nodes`);
      expect(text, caseLine(this.#label, closing.says));
      this.#count += closing.count;
      this.solutions.push(...closing.solutions);
    } else {
      const symbol = claim.symbols.indexOf(split as string);
      if (here.digits[symbol] !== -1) throw new Refusal("a case can only be split on an open symbol");
      const digits = here.survivors(symbol);
      if (digits.length === 0) throw new Refusal("this case is a leaf: no digit is left for the symbol");
      expect(text, caseLine(this.#label, { split, digits }));
      this.#path.push({ symbol, digits: [-1, ...digits] });
    }
    this.#advance(claim, here);
  }

  /** Goes on to the next digit of the last split that has one left. */
  #advance({ symbols }: Claim, here: Case): void {
    for (let split = this.#path.at(-1); split !== undefined; split = this.#path.at(-1)) {
      if (split.digits.shift() !== -1) here.release(split.symbol);
      const [digit] = split.digits;
      if (digit !== undefined) {
        here.bind(split.symbol, digit);
        this.#label = `${symbols[split.symbol]}=${digit}`;
        return;
      }
      this.#path.pop();
    }
    this.#state = "closed";
  }
}

/** The one way to close a case; undefined when it must be split. */
export function closingOf(here: Case, { contradiction }: Puzzle, claim: Claim): Closing | undefined {
  if (contradiction !== undefined) return { says: { impossible: contradiction }, ...NONE };
  const list = isListed(claim);
  const ways = list ? undefined : here.ways();
  if (ways !== undefined) return { ...NONE, says: { ways: countOf(ways) }, count: ways };
  const found = here.search(claim.leaf, list);
  return found && { ...found, says: list ? { solutions: found.solutions } : { count: countOf(found.count) } };
}

export const claimLine = (kind: "certificate" | "end", claim: Claim): string =>
  JSON.stringify({ [kind]: 1, ...claim });

/** The line of a case. */
export const caseLine = (label: string, says: object): string => JSON.stringify({ case: label, ...says });

/** A count as JSON has it: a number, or its digits where a number is not exact. */
export const countOf = (count: bigint): number | string => (count <= 2n ** 53n ? Number(count) : `${count}`);

/** Whether the leaves list their solutions, and do not only count them. */
export const isListed = ({ count }: Pick<Claim, "count">): boolean => Number(count) <= MOST_LISTED;

function read(text: string): object {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === "object" && value !== null) return value;
  } catch {
    // What is not JSON is no object either.
  }
  throw new Refusal("the line is not a JSON object");
}

function expect(text: string, wanted: string): void {
  const shown = (line: string): string => (line.length > 200 ? `${line.slice(0, 200)}…` : line);
  if (text !== wanted) throw new Refusal(`here must stand ${shown(wanted)} and not ${shown(text)}`);
}
