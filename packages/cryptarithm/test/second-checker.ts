/**
 * A second checker of certificates, as anyone could write it from docs/certificates.md: it asks only
 * whether the claim is true. It knows no looks, bounds or linear forms: what a split leaves out and what
 * a leaf says is found by trying every assignment. Good for puzzles of a few symbols.
 */
import { parse, type RuleOptions, type Rules } from "cryptarithm";
import { holds } from "../src/semantics/evaluate.js";
import { pose } from "../src/semantics/pose.js";

interface Line {
  readonly case?: string;
  readonly split?: string;
  readonly digits?: readonly number[];
  readonly solutions?: readonly string[];
  readonly count?: number;
  readonly ways?: number;
  readonly impossible?: string;
  readonly [key: string]: unknown;
}

/** "valid", or what is wrong. */
export function secondCheck(certificate: string): string {
  const lines = certificate
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as Line);
  const claim = lines.shift() as Line & { formula: string; rules: Rules; symbols: string[]; count: number };
  const options: RuleOptions = { ...claim.rules, base: claim.rules.baseRule ?? claim.rules.base };
  const parsed = parse(claim.formula, { case: claim.rules.case, accents: claim.rules.accents });
  const posed = parsed.ok ? pose(parsed.formula, options) : parsed;
  if (!posed.ok) return "the puzzle is not understood";
  const { puzzle } = posed;
  const digits = puzzle.symbols.map(() => -1);
  let found = 0;

  const isFree = (symbol: number, digit: number): boolean =>
    puzzle.groups.every(
      (group) => !group.includes(symbol) || group.every((other) => digits[other] !== digit),
    );

  /** All solutions of the present case. */
  const solutions = (): string[] => {
    const symbol = digits.indexOf(-1);
    if (symbol < 0)
      return holds(puzzle, digits) === "yes"
        ? [digits.map((d) => d.toString(36).toUpperCase()).join("")]
        : [];
    const all: string[] = [];
    for (const digit of puzzle.symbols[symbol]?.domain ?? []) {
      if (!isFree(symbol, digit)) continue;
      digits[symbol] = digit;
      all.push(...solutions());
      digits[symbol] = -1;
    }
    return all;
  };

  const check = (label: string): string => {
    const line = lines.shift();
    if (line?.case !== label) return `case ${label} is missing`;
    if (line.impossible !== undefined) return puzzle.contradiction === undefined ? "it is possible" : "valid";
    if (line.split === undefined) {
      const all = solutions();
      found += all.length;
      const said = line.solutions ?? line.count ?? line.ways;
      return (typeof said === "number" ? said === all.length : said?.join() === all.join())
        ? "valid"
        : `case ${label} has other solutions`;
    }
    const symbol = puzzle.symbols.findIndex(({ name }) => name === line.split);
    for (const digit of puzzle.symbols[symbol]?.domain ?? []) {
      if (!isFree(symbol, digit)) continue;
      digits[symbol] = digit;
      const isListed = line.digits?.includes(digit) === true;
      const result = isListed
        ? check(`${line.split}=${digit}`)
        : solutions().length === 0
          ? "valid"
          : "left out";
      digits[symbol] = -1;
      if (result !== "valid") return result;
    }
    return "valid";
  };

  const result = check("");
  if (result !== "valid") return result;
  const end = lines.shift();
  return end?.end === 1 && lines.length === 0 && found === claim.count ? "valid" : "the end is wrong";
}
