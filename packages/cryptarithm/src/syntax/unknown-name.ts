/**
 * What to say about a word before a bracket that is no function: the nearest name, the name in
 * lower case, the operator it should be, or that a product needs its sign.
 */

import { say } from "../wording/say.js";
import { write } from "./advice.js";
import type { Diagnostic } from "./diagnostic.js";
import { FUNCTION_NAMES, type FunctionName, functionEntry } from "./functions.js";
import { mistake } from "./mistakes.js";
import { nearestName } from "./nearest-name.js";
import { KEYWORDS } from "./operators.js";
import { type Surroundings, shorten, shownOperand, tokenAt } from "./shown.js";

/** Names that other languages have, with what this one has. */
const OTHER_NAMES: ReadonlyMap<string, () => string> = new Map([
  ["pow", () => write("A^B")],
  ["power", () => write("A^B")],
  ["div", () => write("A // B")],
  ["modulo", () => write("A % B")],
  ["squareroot", () => say("did you mean {name}?", { name: "sqrt" })],
  ["prime", () => say("did you mean {name}?", { name: "is_prime" })],
  ["square", () => say("did you mean {name}?", { name: "is_square" })],
  ["cube", () => say("did you mean {name}?", { name: "is_cube" })],
  ["palindrome", () => say("did you mean {name}?", { name: "is_palindrome" })],
  ["triangular", () => say("did you mean {name}?", { name: "is_triangular" })],
  ["fibonacci", () => say("did you mean {name} or {other}?", { name: "fib", other: "is_fibonacci" })],
  ["length", () => say("did you mean {name}?", { name: "len" })],
  ["binomial", () => say("did you mean {name}?", { name: "choose" })],
  ["fact", () => say("did you mean {name}?", { name: "factorial" })],
  ["hcf", () => say("did you mean {name}?", { name: "gcd" })],
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
      say("function names are lower case: {name}", { name: small }),
      write(small + bracket),
    );
  }
  if (small === "not") {
    return mistake(
      "operator-case",
      span,
      say("operators are written in lower case: {operator}", { operator: "not" }),
      write(`not ${bracket}`),
    );
  }
  if (KEYWORDS.has(name)) {
    const sides = bracket.slice(1, -1).split(",");
    const [left = "A", right = "B"] = sides.length === 2 ? sides.map((side) => side.trim()) : [];
    return mistake(
      "unknown-function",
      span,
      say("{operator} stands between its two sides", { operator: name }),
      write(`${left} ${name} ${right}`),
    );
  }
  const meant =
    name === name.toUpperCase() ? undefined : (relatedName(small) ?? nearestName(small, FUNCTION_NAMES));
  const hint = OTHER_NAMES.get(name)?.() ?? (meant && say("did you mean {name}?", { name: meant }));
  if (hint !== undefined)
    return mistake(
      "unknown-function",
      span,
      say("there is no function {name}", { name: shorten(name) }),
      hint,
    );
  return mistake(
    "unknown-function",
    span,
    say("{name} is not a function", { name: shorten(name) }),
    write(`${shorten(name)}*${bracket}`),
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
