/**
 * Exact numbers as short text for messages, and as doubles that enclose them.
 *
 * Short numbers are written in full, all others rounded down to a few digits behind an "≈", so that
 * nobody takes them for exact. Not done here: parsing, and printing in bases other than ten.
 */
import { approximate } from "./approximate.js";
import { logSpanOfPowers, spanOfExact } from "./enclose.js";
import { boundsOfSpan, expSpan, type Level, negateSpan, type Span } from "./magnitude.js";
import { bitLength } from "./natural.js";
import { denominator, numerator } from "./rational.js";
import { type Exact, Real, singleTerm } from "./real.js";
import { Undecided } from "./undecided.js";

const LONGEST = 10n ** 40n;

/** Doubles lo <= a <= hi, possibly infinite. Cheap: kept with the number. */
export function bounds(a: Exact): readonly [number, number] {
  if (typeof a === "bigint") {
    const x = Number(a);
    if (Number.isSafeInteger(x)) return [x, x];
  }
  return boundsOfSpan(spanOfExact(a));
}

/**
 * Short text for messages: "22/7", "≈ 2.6457513", "≈ 10^369693099".
 * Integers and fractions of up to 40 digits are in full.
 */
export function toText(a: Exact): string {
  if (!(a instanceof Real)) {
    const n = numerator(a);
    const d = denominator(a);
    if (n < LONGEST && n > -LONGEST && d < LONGEST) return d === 1n ? String(n) : `${n}/${d}`;
  }
  const tiny = textOfTiny(a);
  if (tiny !== undefined) return `≈ ${tiny}`;
  let span: Span = spanOfExact(a);
  if (span.lo.sign !== span.hi.sign) span = sharper(a) ?? span;
  if (span.lo.sign !== span.hi.sign) return "≈ 0";
  const level = span.lo.sign > 0 ? span.lo : span.hi;
  return `≈ ${level.sign < 0 ? "-" : ""}${textOfLevel(level)}`;
}

/** One positive or negative power too small for a double, by its logarithm. */
function textOfTiny(a: Exact): string | undefined {
  const term = singleTerm(a);
  if (term === undefined || term.atom.form.kind !== "powers") return undefined;
  const log = logSpanOfPowers(term.atom.form.factors);
  if (boundsOfSpan(log)[1] > -700) return undefined;
  const size = textOfLevel(expSpan(negateSpan(log)).lo);
  return `${numerator(term.coefficient) < 0n ? "-" : ""}10^-${size.startsWith("10^10") ? `(${size.slice(3)})` : size.slice(3)}`;
}

/** A narrower span by an interval of 1000 bits, where there is one. */
function sharper(a: Exact): Span | undefined {
  try {
    const ball = approximate(a, 1000);
    if (ball === undefined || ball.lo <= 0n !== ball.hi <= 0n) return undefined;
    const s = Math.max(0, bitLength(ball.lo) - 60);
    const x = Number(ball.lo >> BigInt(s)) * 2 ** (ball.e + s);
    if (!Number.isFinite(x) || x === 0) return undefined;
    const level: Level = { sign: x > 0 ? 1 : -1, k: 0, x: Math.abs(x) };
    return { lo: level, hi: level };
  } catch (error) {
    if (error instanceof Undecided) return undefined;
    throw error;
  }
}

function textOfLevel(a: Level): string {
  if (a.k === 0) {
    if (a.x >= 1e-6 && a.x < 1e15) return short(a.x);
    return scientific(a.x);
  }
  // ln^k(v) = x: log10 of log10 ... (k times) of v is (x - ln ln 10) / ln 10, or x / ln 10 for k = 1.
  const top = a.k === 1 ? a.x / Math.LN10 : (a.x - Math.log(Math.LN10)) / Math.LN10;
  return "10^".repeat(a.k) + (top < 1e15 ? String(Math.floor(top)) : scientific(top));
}

function short(x: number): string {
  return String(Number(x.toPrecision(8)));
}

function scientific(x: number): string {
  if (x === 0) return "0";
  const [mantissa, exponent] = x.toExponential(4).split("e");
  const m = String(Number(mantissa));
  const e = String(Number(exponent));
  return m === "1" ? `10^${e}` : `${m}*10^${e}`;
}
