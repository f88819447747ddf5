/**
 * What to say about a word before a bracket that is no function: the nearest name, the name in
 * lower case, the operator it should be, or that a product needs its sign.
 */
import type { Diagnostic } from "./diagnostic.js";
import { FUNCTION_NAMES, type FunctionName, functionEntry } from "./functions.js";
import { mistake } from "./mistakes.js";
import { nearestName } from "./nearest-name.js";
import { KEYWORDS } from "./operators.js";
import { type Surroundings, shorten, shownOperand, tokenAt } from "./shown.js";

/** Names that other languages have, with what this one has. */
const OTHER_NAMES: ReadonlyMap<string, string> = new Map([
  ["pow", "write A^B"],
  ["power", "write A^B"],
  ["div", "write A // B"],
  ["modulo", "write A % B"],
  ["squareroot", "did you mean sqrt?"],
  ["prime", "did you mean is_prime?"],
  ["square", "did you mean is_square?"],
  ["cube", "did you mean is_cube?"],
  ["palindrome", "did you mean is_palindrome?"],
  ["triangular", "did you mean is_triangular?"],
  ["fibonacci", "did you mean fib or is_fibonacci?"],
  ["length", "did you mean len?"],
  ["binomial", "did you mean choose?"],
  ["fact", "did you mean factorial?"],
  ["hcf", "did you mean gcd?"],
]);

/** The diagnostic for the word at the place, which a bracket follows. */
export function unknownFunction(around: Surroundings): Diagnostic {
  const token = tokenAt(around, around.at);
  const { span } = token;
  const name = token.kind === "word" ? token.text : "";
  const small = name.toLowerCase();
  const bracket = shownOperand(around, around.at + 1);
  if (small !== name && functionEntry(small) !== undefined) {
    return mistake(
      "function-case",
      span,
      `function names are lower case: ${small}`,
      `write ${small}${bracket}`,
    );
  }
  if (small === "not") {
    return mistake("operator-case", span, "operators are written in lower case: not", `write not ${bracket}`);
  }
  if (KEYWORDS.has(name)) {
    const sides = bracket.slice(1, -1).split(",");
    const [left = "A", right = "B"] = sides.length === 2 ? sides.map((side) => side.trim()) : [];
    return mistake(
      "unknown-function",
      span,
      `${name} stands between its two sides`,
      `write ${left} ${name} ${right}`,
    );
  }
  const meant =
    name === name.toUpperCase() ? undefined : (relatedName(small) ?? nearestName(small, FUNCTION_NAMES));
  const hint = OTHER_NAMES.get(name) ?? (meant && `did you mean ${meant}?`);
  if (hint !== undefined)
    return mistake("unknown-function", span, `there is no function ${shorten(name)}`, hint);
  return mistake(
    "unknown-function",
    span,
    `${shorten(name)} is not a function`,
    `write ${shorten(name)}*${bracket}`,
  );
}

/** A function whose name is in this one or holds it, `is_` and underscores aside: length, is_odd, digitsum, prime. */
function relatedName(name: string): FunctionName | undefined {
  const bare = (text: string): string => text.replace(/^is_?/, "").replaceAll("_", "");
  const asked = bare(name);
  if (asked.length < 3) return undefined;
  return (
    FUNCTION_NAMES.find((known) => bare(known) === asked) ??
    FUNCTION_NAMES.find(
      (known) => bare(known).length >= 3 && (asked.startsWith(bare(known)) || bare(known).startsWith(asked)),
    )
  );
}
