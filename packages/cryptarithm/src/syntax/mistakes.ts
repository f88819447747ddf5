/**
 * Every mistake that the parser reports: the stable codes with a sentence each for the reference.
 * The wording for the user is made where the mistake is found, since it names the user's own words.
 */
import type { Diagnostic } from "./diagnostic.js";
import type { Span } from "./span.js";

/** All codes with an input that makes the mistake and one sentence about it. */
export const MISTAKES = [
  { code: "empty", example: "", doc: "There is nothing to solve." },
  {
    code: "no-relation",
    example: "A + B",
    doc: "A statement has no relation and no yes/no function, so it says nothing.",
  },
  {
    code: "two-words",
    example: "SEND MORE",
    doc: "Two words stand beside each other; a word list has at least three.",
  },
  { code: "missing-operand", example: "A + = B", doc: "An operator, comma or line has nothing on one side." },
  {
    code: "missing-operator",
    example: "A B = C",
    doc: "Two numbers or brackets stand beside each other without an operator.",
  },
  {
    code: "number-before-bracket",
    example: "2(AB) = C",
    doc: "A number stands directly before a bracket; a product needs its sign.",
  },
  { code: "unknown-function", example: "sqrrt(A) = B", doc: "A name before a bracket is no function." },
  { code: "function-case", example: "SQRT(A) = B", doc: "A function name is written with capitals." },
  {
    code: "function-arguments",
    example: "root(A) = B",
    doc: "A function is given too few or too many arguments.",
  },
  {
    code: "function-brackets",
    example: "sqrt A = B",
    doc: "A function name stands before its argument without brackets.",
  },
  { code: "operator-case", example: "A = 1 OR B = 1", doc: "A keyword operator is written with capitals." },
  {
    code: "range-misplaced",
    example: "range(A) = B",
    doc: "range stands elsewhere than directly inside sum, min, max, gcd or lcm.",
  },
  { code: "dec-argument", example: "dec(AB) = C", doc: "dec is given something else than a plain number." },
  { code: "bracket-not-closed", example: "(A + B = C", doc: "A bracket has no partner behind it." },
  { code: "bracket-not-opened", example: "A + B) = C", doc: "A closing bracket has no partner before it." },
  { code: "bracket-mismatch", example: "(A + B} = C", doc: "A bracket is closed by one of another kind." },
  { code: "bracket-kind", example: "[A + B] = C", doc: "Square brackets are no part of the language." },
  { code: "bracket-empty", example: "() = A", doc: "There is nothing between two brackets." },
  { code: "set-empty", example: "A in {}", doc: "There is nothing between the braces of a set." },
  { code: "set-expected", example: "A in (1, 2)", doc: "What follows in or not in is no set in braces." },
  { code: "set-misplaced", example: "A = {1, 2}", doc: "A set stands elsewhere than after in or not in." },
  {
    code: "comma-misplaced",
    example: "(A, B) = C",
    doc: "A comma stands inside brackets that are no function's.",
  },
  { code: "not-misplaced", example: "A = not B", doc: "not stands where only a number can." },
  { code: "spelling", example: "A => B", doc: "An operator is spelled in a way of another language." },
  { code: "leading-zero", example: "A = 007", doc: "A number begins with a zero that it does not need." },
  {
    code: "point-misplaced",
    example: "A = .5",
    doc: "A point stands elsewhere than between the digits of a number.",
  },
  {
    code: "own-base",
    example: "AB@ = C",
    doc: "A base behind @ is missing, too small or too large, or at the wrong place.",
  },
  { code: "superscript-misplaced", example: "² = A", doc: "A raised number has nothing before it." },
  {
    code: "superscript-ambiguous",
    example: "A²! = B",
    doc: "A factorial or power behind a raised number can be read in two ways.",
  },
  { code: "factorial-before", example: "!A = B", doc: "The factorial sign stands before its number." },
  {
    code: "root-mark",
    example: "√AB'CD = EF",
    doc: "The digit-group mark of written-out roots stands in a formula.",
  },
  { code: "ruled-line", example: "A + B = C\n-----", doc: "A line of dashes, as in written-out arithmetic." },
  { code: "unexpected-character", example: "A + $ = B", doc: "A character has no meaning in a puzzle." },
  { code: "symbol-too-long", example: "A + B́́́ …", doc: "One symbol is made of too many characters." },
  { code: "too-deep", example: "(((((((( …", doc: "Brackets, signs or exponents are nested too deeply." },
] as const;

/** The code of a mistake in a formula. */
export type MistakeCode = (typeof MISTAKES)[number]["code"];

/** A diagnostic with one of the codes of the table. */
export function mistake(code: MistakeCode, span: Span, message: string, hint?: string): Diagnostic {
  return hint === undefined ? { code, message, span } : { code, message, span, hint };
}
