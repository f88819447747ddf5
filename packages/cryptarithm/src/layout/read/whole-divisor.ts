/**
 * Steps are worked out with a whole divisor: where it has a decimal point, that of the dividend is moved as far, as
 * everybody does before the work begins.
 */
import type { Diagnostic } from "../../syntax/diagnostic.js";
import { say } from "../../wording/say.js";
import type { DivisionParts } from "./division-parts.js";
import { problem, written } from "./reading.js";

export function withWholeDivisor(parts: DivisionParts): DivisionParts | Diagnostic {
  const { divisor, dividend, steps } = parts;
  if (divisor.decimals === 0 || steps.length === 0) return parts;
  if (dividend.decimals < divisor.decimals)
    return problem(
      "decimals",
      say("the divisor {divisor} has more decimals than the dividend {dividend}", {
        divisor: written(divisor),
        dividend: written(dividend),
      }),
      divisor.span,
      say("move both points until the divisor is whole: 315 : 15 for 31.5 : 1.5"),
    );
  return {
    ...parts,
    divisor: { ...divisor, decimals: 0 },
    dividend: { ...dividend, decimals: dividend.decimals - divisor.decimals },
  };
}
