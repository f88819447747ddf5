/**
 * Which functions have a native form on doubles, and between which bounds their values lie.
 * The forms themselves are in `number/native.ts`; here is when the planner may use them.
 */
import { hasNative } from "../number/native.js";
import type { Range } from "./range.js";

interface NativeRange {
  readonly least: number;
  readonly greatest: number;
  /** The native function, when there is one for arguments in this range. */
  readonly native?: string;
}

const INFINITE = Number.POSITIVE_INFINITY;

/** The largest n whose factorial and Fibonacci number are exact doubles. */
const LARGEST_FACTORIAL = 18;
const LARGEST_FIBONACCI = 78;

/** Bounds of a function's value (where it has one); undefined when nothing is known. */
export function nativeRange(name: string, args: readonly Range[], base: number): NativeRange | undefined {
  const a = args[0] as Range;
  const native = hasNative(name) ? { native: name } : {};
  // Digits of the largest argument; one more than the logarithm says, to be on the safe side.
  const length = a.greatest < 1 ? 1 : Math.ceil(Math.log(a.greatest) / Math.log(base) + 1e-9) + 1;
  switch (name) {
    case "factorial":
      if (a.greatest <= LARGEST_FACTORIAL) return { least: 1, greatest: 6402373705728000, ...native };
      return { least: 1, greatest: INFINITE };
    case "fib":
      if (a.greatest <= LARGEST_FIBONACCI) return { least: 0, greatest: 8944394323791464, ...native };
      return { least: 0, greatest: INFINITE };
    case "digit_sum":
      return { least: 0, greatest: (base - 1) * length, ...native };
    case "digit_root":
      return { least: 0, greatest: base - 1, ...native };
    case "digit_product":
      return { least: 0, greatest: (base - 1) ** length, ...native };
    case "reverse":
      return { least: 0, greatest: base ** length, ...native };
    case "len":
      return { least: 1, greatest: length, ...native };
    case "gcd":
    case "lcm":
    case "choose":
    case "concat":
      return { least: 0, greatest: INFINITE };
    default:
      return name.startsWith("is_") || name === "odd" || name === "even" || name === "divides"
        ? { least: 0, greatest: 1, ...native }
        : undefined;
  }
}
