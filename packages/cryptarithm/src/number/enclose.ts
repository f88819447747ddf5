/**
 * The span (magnitude.ts) of an exact number, made once and kept on its nodes.
 *
 * This is the first look at every comparison and decides nearly all of them in about a microsecond,
 * towers included. Not done here: anything that needs more than doubles.
 */
import {
  addSpans,
  expSpan,
  logSpan,
  logSpanOfFraction,
  multiplySpans,
  negateSpan,
  type Span,
  spanOf,
  spanOfFraction,
} from "./magnitude.js";
import { fromFraction, numerator } from "./rational.js";
import { type Atom, type Exact, type Factor, Real } from "./real.js";

const NON_NEGATIVE = spanOf(0, 0).lo;

/** Levels that enclose a. */
export function spanOfExact(a: Exact): Span {
  if (!(a instanceof Real)) return spanOfFraction(a);
  if (a.span !== undefined) return a.span;
  let sum: Span | undefined = a.constant === 0n ? undefined : spanOfFraction(a.constant);
  for (const { coefficient, atom } of a.terms) {
    const term =
      coefficient === 1n
        ? spanOfAtom(atom)
        : coefficient === -1n
          ? negateSpan(spanOfAtom(atom))
          : multiplySpans(spanOfFraction(coefficient), spanOfAtom(atom));
    sum = sum === undefined ? term : addSpans(sum, term);
  }
  a.span = sum ?? spanOf(0, 0);
  return a.span;
}

/** Levels that enclose ln a; undefined unless a's span is above 0. */
export function logSpanOfExact(a: Exact): Span | undefined {
  if (!(a instanceof Real)) return numerator(a) <= 0n ? undefined : logSpanOfFraction(a);
  return logSpan(spanOfExact(a));
}

/** Levels that enclose the atom. */
export function spanOfAtom(atom: Atom): Span {
  atom.span ??= computeSpan(atom);
  return atom.span;
}

function computeSpan(atom: Atom): Span {
  const f = atom.form;
  switch (f.kind) {
    case "radical": {
      const r = Number(f.r);
      if (r < 1e290) {
        const x = f.n === 2 ? Math.sqrt(r) : r ** (1 / f.n);
        // Math.pow is trusted to 2^-46, far above what engines do; 1/n errs by 2^-53 * ln r.
        const slack = x * (f.n === 2 ? 2 ** -50 : 2 ** -43);
        return spanOf(x - slack, x + slack);
      }
      return expSpan(multiplySpans(logSpanOfFraction(f.r), spanOfFraction(fromFraction(1n, BigInt(f.n)))));
    }
    case "powers":
      return expSpan(logSpanOfPowers(f.factors));
    case "product":
      return multiplySpans(spanOfExact(f.left), spanOfExact(f.right));
    case "quotient": {
      const right = spanOfExact(f.right);
      const size = right.hi.sign < 0 ? logSpan(negateSpan(right)) : logSpan(right);
      if (size === undefined) return EVERYTHING;
      const inverse = expSpan(negateSpan(size));
      return multiplySpans(spanOfExact(f.left), right.hi.sign < 0 ? negateSpan(inverse) : inverse);
    }
    case "root": {
      const size = logSpan(spanOfExact(f.of));
      const inverse = spanOfFraction(fromFraction(1n, BigInt(f.n)));
      return size !== undefined
        ? expSpan(multiplySpans(size, inverse))
        : { lo: NON_NEGATIVE, hi: addSpans(spanOf(1, 1), spanOfExact(f.of)).hi };
    }
    case "power": {
      const size = logSpan(spanOfExact(f.base));
      return size === undefined
        ? { lo: NON_NEGATIVE, hi: EVERYTHING.hi }
        : expSpan(multiplySpans(size, spanOfExact(f.exponent)));
    }
  }
}

/** Levels that enclose ln of a product of powers. */
export function logSpanOfPowers(factors: readonly Factor[]): Span {
  let sum: Span | undefined;
  for (const { base, exponent } of factors) {
    const term = multiplySpans(logSpanOfFraction(base), spanOfExact(exponent));
    sum = sum === undefined ? term : addSpans(sum, term);
  }
  return sum ?? spanOf(0, 0);
}

const HUGE = { sign: 1, k: 1_000_000, x: 1e300 } as const;
const EVERYTHING: Span = { lo: { ...HUGE, sign: -1 }, hi: HUGE };
