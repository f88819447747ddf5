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

/** Names that other languages have for what is an operator here, with what to write. */
const OPERATIONS: ReadonlyMap<string, string> = new Map([
  ["pow", "A^B"],
  ["power", "A^B"],
  ["div", "A // B"],
  ["modulo", "A % B"],
]);

/** Names that other languages have for a function of this one. */
const OTHER_NAMES: ReadonlyMap<string, FunctionName> = new Map([
  ["squareroot", "sqrt"],
  ["prime", "is_prime"],
  ["square", "is_square"],
  ["cube", "is_cube"],
  ["palindrome", "is_palindrome"],
  ["triangular", "is_triangular"],
  ["length", "len"],
  ["binomial", "choose"],
  ["fact", "factorial"],
  ["hcf", "gcd"],
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
  const hint = meantBy(name);
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

/** What may have been meant: an operator, or a function by another name or by one much like its own. */
function meantBy(name: string): string | undefined {
  const operation = OPERATIONS.get(name);
  if (operation !== undefined) return write(operation);
  if (name === "fibonacci")
    return say("did you mean {name} or {other}?", { name: "fib", other: "is_fibonacci" });
  const small = name.toLowerCase();
  const meant =
    OTHER_NAMES.get(name) ??
    (name === name.toUpperCase() ? undefined : (relatedName(small) ?? nearestName(small, FUNCTION_NAMES)));
  return meant && say("did you mean {name}?", { name: meant });
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
