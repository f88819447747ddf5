/**
 * The words for the mistakes that people make most: nothing where a number belongs, numbers
 * side by side, an unknown name before a bracket. Each looks at the tokens around the place
 * and proposes what was probably meant, in the user's own words.
 */
import type { Diagnostic } from "./diagnostic.js";
import { FUNCTIONS, functionEntry } from "./functions.js";
import { mistake } from "./mistakes.js";
import { nearestName } from "./nearest-name.js";
import { INFIX, KEYWORDS, POSTFIX, PREFIX, SIGNS } from "./operators.js";
import { cover } from "./span.js";
import type { Token } from "./token.js";

/** The tokens of a statement, and the place of the one that does not fit. */
export interface Surroundings {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly at: number;
}

const LONGEST = 24;
const TIMES: ReadonlySet<string> = new Set(["x", "X", "х", "Х"]);
const NEW_LINE = "a new line begins a new statement; write it all on one line";

/** Names that other languages have, with what this one has. */
const OTHER_NAMES: ReadonlyMap<string, string> = new Map([
  ["pow", "write A^B"],
  ["power", "write A^B"],
  ["div", "write A // B"],
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

/** A token as the user wrote it, or nearly so. */
export function shownToken(token: Token): string {
  switch (token.kind) {
    case "numeral":
      return shorten(token.fraction === "" ? token.whole : `${token.whole}.${token.fraction}`);
    case "raised":
      return shorten(
        `${token.negative ? "⁻" : ""}${[...token.digits].map((digit) => "⁰¹²³⁴⁵⁶⁷⁸⁹"[Number(digit)]).join("")}`,
      );
    case "comma":
      return "this comma";
    case "mistake":
    case "end":
      return "";
    default:
      return shorten(token.text);
  }
}

/** Two operands side by side; the left one began at token `start`. */
export function adjacentOperands(around: Surroundings, start: number): Diagnostic {
  const { tokens, at } = around;
  const [left, right, after] = [tokenAt(around, at - 1), tokenAt(around, at), tokenAt(around, at + 1)];
  const leftWord = start === at - 1 && left.kind === "word" ? left.text : "";
  const rightWord = right.kind === "word" ? right.text : "";
  const written = shorten(around.text.slice(tokens[start]?.span[0], left.span[1]));
  const next = shownOperand(around, at);
  if (rightWord === "not") {
    return mistake("not-misplaced", right.span, "not cannot stand here", "write and not, is not, or not in");
  }
  if (KEYWORDS.has(leftWord)) return nothingAround({ ...around, at: at - 1 });
  const capital = [rightWord, leftWord].find(
    (word) =>
      isCapitalKeyword(word) && (word === rightWord ? startsNumber(after) : word.toLowerCase() === "not"),
  );
  if (capital !== undefined) {
    const operator = capital.toLowerCase();
    const example =
      capital === rightWord
        ? `${written} ${operator} ${shownOperand(around, at + 1)}`
        : `${operator} ${next}`;
    const span = capital === rightWord ? right.span : left.span;
    return mistake(
      "operator-case",
      span,
      `operators are written in lower case: ${operator}`,
      `write ${example}`,
    );
  }
  if (functionEntry(leftWord) !== undefined) {
    return mistake(
      "function-brackets",
      cover(left.span, right.span),
      `${leftWord} needs brackets round its argument`,
      `write ${leftWord}(${next})`,
    );
  }
  if (left.kind === "numeral" && right.kind === "open") {
    return mistake(
      "number-before-bracket",
      cover(left.span, right.span),
      "a number cannot stand directly before a bracket",
      `write ${written}*${next}`,
    );
  }
  const message = `there is no operator between ${shownToken(left)} and ${shownToken(right)}`;
  const span = cover(left.span, right.span);
  if (TIMES.has(rightWord) && startsNumber(after)) {
    return mistake(
      "missing-operator",
      span,
      message,
      `write ${written}*${shownOperand(around, at + 1)} for a product`,
    );
  }
  const product = `write ${written}*${next}`;
  const joins =
    start === at - 1 &&
    (leftWord !== "" || left.kind === "numeral") &&
    (right.kind === "numeral" || (leftWord !== "" && next === rightWord));
  return mistake("missing-operator", span, message, joins ? `${product} or ${written}${next}` : product);
}

/** Something else where a number or condition should begin. */
export function missingOperand(around: Surroundings): Diagnostic {
  const { tokens, at } = around;
  const [before, token, after] = [tokens[at - 1], tokenAt(around, at), tokenAt(around, at + 1)];
  const dashes = tokens.slice(0, -1).every((each) => each.kind === "sign" && each.text === "-");
  if (dashes && tokens.length > 3) {
    const message = "a line of dashes belongs to written-out arithmetic";
    return mistake(
      "ruled-line",
      cover(tokenAt(around, 0).span, before?.span ?? token.span),
      message,
      "read the puzzle as a layout",
    );
  }
  if (token.kind === "open") return misplacedSet(around);
  if (token.kind === "raised") {
    const root = token.digits === "3" ? "∛" : token.digits === "2" ? "√" : undefined;
    const radical = after.kind === "sign" && PREFIX.get(after.text)?.level === "radical";
    const hint = root === undefined ? `write root(x, ${token.digits})` : `write ${root}`;
    return mistake(
      "superscript-misplaced",
      token.span,
      `there is nothing before ${shownToken(token)}`,
      radical ? hint : undefined,
    );
  }
  if (token.kind === "close" && before === undefined) {
    return mistake(
      "bracket-not-opened",
      token.span,
      `there is no bracket that this ${token.text} closes`,
      `leave out the ${token.text}`,
    );
  }
  if (before?.kind === "open" && token.kind === "close") {
    return mistake(
      "bracket-empty",
      cover(before.span, token.span),
      "there is nothing between these brackets",
    );
  }
  if (before?.kind === "open" && (token.kind === "end" || token.kind === "separator")) {
    const hint = `write ${before.text === "(" ? ")" : "}"} where it ends`;
    return mistake("bracket-not-closed", before.span, "this bracket is not closed", hint);
  }
  if (token.kind === "sign" && POSTFIX.has(token.text) && startsNumber(after)) {
    const number = shownOperand(around, at + 1);
    return mistake(
      "factorial-before",
      token.span,
      "! stands after its number",
      `write ${number}! for the factorial, or not ${number}`,
    );
  }
  return nothingAround(around);
}

/** Nothing before, after or between operators. */
function nothingAround(around: Surroundings): Diagnostic {
  const { tokens, at, text } = around;
  const before = tokens[at - 1];
  const token = tokenAt(around, at);
  const operator = pairAt(around, at) ?? shownToken(token);
  if (
    token.kind === "end" ||
    token.kind === "separator" ||
    token.kind === "close" ||
    token.kind === "comma"
  ) {
    if (before === undefined || before.kind === "open")
      return mistake("missing-operand", token.span, `there is nothing before ${operator}`);
    const name = pairAt(around, at - 2) ?? shownToken(before);
    const hint = token.kind === "separator" && token.text === "\n" ? NEW_LINE : undefined;
    return mistake("missing-operand", before.span, `there is nothing after ${name}`, hint);
  }
  if (before === undefined || before.kind === "open") {
    const newLine =
      before === undefined &&
      /[\n\r\u0085\u2028\u2029]\s*$/.test(text.slice(Math.max(0, token.span[0] - 80), token.span[0]));
    const hint = newLine ? NEW_LINE : operator === "+" ? "leave out the +" : undefined;
    return mistake("missing-operand", token.span, `there is nothing before ${operator}`, hint);
  }
  const name = pairAt(around, at - 2) ?? shownToken(before);
  const joined = name + operator;
  const negated = token.kind === "sign" && PREFIX.get(token.text)?.level === "negate";
  const hint = negated
    ? `write ${name}(${operator}${shownOperand(around, at + 1)})`
    : name === operator && joined !== "//"
      ? `write ${name} once`
      : SIGNS.has(joined)
        ? `write ${joined}`
        : undefined;
  return mistake(
    "missing-operand",
    cover(before.span, token.span),
    `there is nothing between ${name} and ${operator}`,
    hint,
  );
}

/** A brace that is not the beginning of the set after `in`. */
export function misplacedSet(around: Surroundings): Diagnostic {
  const before = around.tokens[around.at - 1];
  if (before?.kind === "word" && before.text === "in") return nothingAround({ ...around, at: around.at - 1 });
  const relation = before?.kind === "sign" ? INFIX.get(before.text)?.operator : undefined;
  const hint = relation === "=" ? "write in {1, 2}" : relation === "!=" ? "write not in {1, 2}" : undefined;
  return mistake(
    "set-misplaced",
    tokenAt(around, around.at).span,
    "braces can only stand after in or not in",
    hint,
  );
}

/** A word before a bracket that is no function. */
export function unknownFunction(around: Surroundings): Diagnostic {
  const { at } = around;
  const token = tokenAt(around, at);
  const name = token.kind === "word" ? token.text : "";
  const small = name.toLowerCase();
  const bracket = shownOperand(around, at + 1);
  if (small !== name && functionEntry(small) !== undefined) {
    return mistake(
      "function-case",
      token.span,
      `function names are lower case: ${small}`,
      `write ${small}${bracket}`,
    );
  }
  if (small === "not")
    return mistake(
      "operator-case",
      token.span,
      "operators are written in lower case: not",
      `write not ${bracket}`,
    );
  if (KEYWORDS.has(name)) {
    const [left = "A", right = "B", ...more] = bracket
      .slice(1, -1)
      .split(",")
      .map((part) => part.trim());
    const example = more.length === 0 && bracket.includes(",") ? `${left} ${name} ${right}` : `A ${name} B`;
    return mistake(
      "unknown-function",
      token.span,
      `${name} stands between its two sides`,
      `write ${example}`,
    );
  }
  const meant =
    name === name.toUpperCase()
      ? undefined
      : nearestName(
          small,
          FUNCTIONS.map((entry) => entry.name),
        );
  const other = OTHER_NAMES.get(name);
  if (other !== undefined || meant !== undefined) {
    return mistake(
      "unknown-function",
      token.span,
      `there is no function ${shorten(name)}`,
      other ?? `did you mean ${meant}?`,
    );
  }
  return mistake(
    "unknown-function",
    token.span,
    `${shorten(name)} is not a function`,
    `write ${shorten(name)}*${bracket}`,
  );
}

function tokenAt({ tokens }: Surroundings, at: number): Token {
  // The last token closes the statement and stands for all behind it.
  return (tokens[Math.max(0, at)] ?? tokens[tokens.length - 1]) as Token;
}

/** A keyword operator of two words that begins at a token. */
function pairAt({ tokens }: Surroundings, at: number): string | undefined {
  const [first, second] = [tokens[at], tokens[at + 1]];
  if (first?.kind !== "word" || second?.kind !== "word") return undefined;
  const pair = `${first.text} ${second.text}`;
  return INFIX.has(pair) ? pair : undefined;
}

function isCapitalKeyword(word: string): boolean {
  return word !== word.toLowerCase() && KEYWORDS.has(word.toLowerCase());
}

function startsNumber(token: Token): boolean {
  if (token.kind === "sign") return PREFIX.has(token.text);
  return token.kind === "word" || token.kind === "numeral" || token.kind === "open";
}

/** The operand that begins at a token, as far as it is short. */
function shownOperand(around: Surroundings, at: number): string {
  const { text, tokens } = around;
  const token = tokenAt(around, at);
  if (token.kind === "sign")
    return token.text + (tokens[at + 1] === undefined ? "" : shownOperand(around, at + 1));
  const called =
    token.kind === "word" && tokens[at + 1]?.kind === "open" && functionEntry(token.text) !== undefined;
  if (called) return token.text + shownOperand(around, at + 1);
  if (token.kind !== "open") return shownToken(token);
  let depth = 0;
  for (let i = at; i < tokens.length; i++) {
    const each = tokens[i];
    if (each === undefined || each.span[1] - token.span[0] > LONGEST) break;
    if (each.kind === "open") depth++;
    if (each.kind === "close" && --depth === 0) return text.slice(token.span[0], each.span[1]);
  }
  return token.text === "{" ? "{…}" : "(…)";
}

function shorten(written: string): string {
  return written.length <= LONGEST
    ? written
    : `${written.slice(0, LONGEST - 4).replace(/[\ud800-\udbff]$/, "")}…`;
}
