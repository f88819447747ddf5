/**
 * The ways to read what somebody, or something, wrote as an answer: an equation in digits, letters with
 * digits, an object, or prose that ends with one of these. They are texts that `check` understands, the most
 * likely one first; which of them is an answer is found out by checking, not here.
 *
 * Of a text with more than one answer the last one counts. Nothing is corrected: digits stay as written.
 */

/** An answer as texts to try. */
export function answerForms(answer: unknown, letters: ReadonlySet<string>): string[] {
  if (typeof answer === "number") return [String(answer)];
  if (Array.isArray(answer)) {
    if (answer.every((row) => typeof row === "string")) return textForms(answer.join("\n"), letters);
    if (
      answer.length > 0 &&
      answer.every((row) => typeof row === "object" && row !== null && !Array.isArray(row))
    )
      return listedForms(answer, letters);
    const pairs = answer.every((row) => Array.isArray(row) && row.length === 2 && typeof row[0] === "string");
    return pairs ? objectForms(Object.fromEntries(answer), letters) : [];
  }
  if (typeof answer === "object" && answer !== null) return objectForms(answer, letters);
  return typeof answer === "string" ? textForms(answer, letters) : [];
}

/** Objects of one letter each, {"letter": "S", "digit": 9} or {"S": 9}. */
function listedForms(rows: readonly object[], letters: ReadonlySet<string>): string[] {
  const pairs = rows.flatMap((row): [string, unknown][] => {
    const values: unknown[] = Object.values(row);
    const [name] = values.filter((value) => typeof value === "string" && /^\p{L}\p{M}*$/u.test(value));
    const [digit, ...more] = values.filter((value) => value !== name && isDigits(value));
    if (typeof name === "string" && digit !== undefined && more.length === 0) return [[name, digit]];
    return values.every(isDigits) ? Object.entries(row) : [];
  });
  return pairs.length < rows.length ? [] : objectForms(Object.fromEntries(pairs), letters);
}

/** Names under which an object keeps the digits, where it is not the digits itself. */
const INNER = ["digits", "answer", "solution", "assignment", "mapping"];

function objectForms(object: object, letters: ReadonlySet<string>): string[] {
  const entries: (readonly [string, unknown])[] = Object.entries(object);
  const pairs = entries.filter(([, value]) => isDigits(value));
  if (pairs.length > 0 && pairs.length === entries.length)
    return [pairs.map(([name, value]) => `${name.trim()}=${String(value).trim()}`).join(" ")];
  for (const name of INNER) {
    const inner = entries.find(([key]) => key.toLowerCase() === name)?.[1];
    const forms = inner === undefined ? [] : answerForms(inner, letters);
    if (forms.length > 0) return forms;
  }
  return [];
}

const isDigits = (value: unknown): boolean =>
  (typeof value === "number" && Number.isInteger(value)) ||
  (typeof value === "string" && /^\s*[0-9A-Za-z?]+\s*$/.test(value));

/** Of a text that is longer than this, only the end is looked at, where the answer is. */
const LONGEST = 50_000;

function textForms(text: string, letters: ReadonlySet<string>): string[] {
  const plain = withoutMarkup(text.slice(-LONGEST));
  const boxed = [...plain.matchAll(/\\boxed\s*\{([^{}]*)\}/g)].map(([, inside = ""]) => inside);
  const found = [
    ...jsonIn(/\{[^{}]*\}/g, plain, letters),
    ...jsonIn(/\[(?:[^[\]]|\[[^[\]]*\])*\]/g, plain, letters),
    ...equationsIn(plain),
    ...stackedIn(plain),
    ...tuplesIn(plain),
    ...pairsIn(plain, letters),
  ].sort((a, b) => b.at - a.at);
  return [...new Set([text, plain, ...boxed.reverse(), ...found.map((each) => each.text)])]
    .map((each) => each.trim().replace(/[.!]+$/, ""))
    .filter((each) => each !== "");
}

/** Without the marks of Markdown and LaTeX, and with numbers in one piece: 10,652 is 10652. */
function withoutMarkup(text: string): string {
  return (
    text
      .replace(/\r\n?/g, "\n")
      .replace(/```\w*/g, "\n")
      // A dash before a letter begins an entry of a list; before a number it may be a minus.
      .replace(/^[ \t]*[-*•][ \t]+(?=[\p{L}*`])/gmu, "")
      .replace(/\\(?:times|cdot)/g, "×")
      .replace(/\\div/g, "÷")
      .replace(/\\(?:rightarrow|to)\b/g, "→")
      .replace(/\\text\s*\{([^{}]*)\}/g, "$1")
      .replace(/\\[,;! ]|\\quad|\\\(|\\\)|\\\[|\\\]|\$|`|\*\*|__/g, " ")
      .replace(/(?<=\d)[,\u2009\u202f](?=\d{3}(?!\d))/g, "")
      .trim()
  );
}

/** A piece of a text that may be an answer, and where it ends. */
interface Piece {
  readonly text: string;
  readonly at: number;
}

/** Objects and lists of JSON; quotes of the other kind are taken as well. */
function jsonIn(pattern: RegExp, text: string, letters: ReadonlySet<string>): Piece[] {
  return [...text.matchAll(pattern)].flatMap((match) => {
    try {
      const value: unknown = JSON.parse(match[0].replaceAll("'", '"'));
      return answerForms(value, letters).map((form) => ({ text: form, at: match.index + match[0].length }));
    } catch {
      return [];
    }
  });
}

/** Stretches of numbers, signs and brackets with a relation in them. */
function equationsIn(text: string): Piece[] {
  const STRETCH = /[\d(√][\d\s()+\-−–*×·/÷^=<>≤≥≠√%!²³.]*[\d)!²³]/gu;
  return [...text.matchAll(STRETCH)].flatMap((match) =>
    (isNegated(text, match.index) ? "" : match[0])
      .split("\n")
      .filter(isEquation)
      .map((line) => ({ text: line, at: match.index + match[0].length })),
  );
}

/** Whether there is a relation between digits; looked for piece by piece, since the text may be long. */
function isEquation(line: string): boolean {
  const at = line.search(/[=<>≤≥≠]/u);
  return at > 0 && /\d/.test(line.slice(0, at)) && /\d/.test(line.slice(at + 1));
}

/** Whether what stands here is said not to be so. */
const isNegated = (text: string, at: number): boolean =>
  /(?:\b(?:not|never|cannot|neither|nor)|n't)\s+(?:be\s+|have\s+)?[("*]*$/i.test(
    text.slice(Math.max(0, at - 24), at),
  );

/** Numbers below each other, with a rule above the result or without. */
function stackedIn(text: string): Piece[] {
  const STACKED =
    /^[ \t]*(\d+)[ \t]*\n((?:[ \t]*[-+−×*][ \t]*\d+[ \t]*\n)+)(?:[ \t]*[-—─_=]{2,}[ \t]*\n)?[ \t]*(?:=[ \t]*)?(\d+)[ \t]*$/gmu;
  return [...text.matchAll(STACKED)].map((match) => {
    const [whole, first = "", others = "", result = ""] = match;
    return { text: `${first} ${others.replaceAll(/\s+/g, " ")}= ${result}`, at: match.index + whole.length };
  });
}

/** As many digits as letters, (S, E, N) = (9, 5, 6), or the same as two rows of a table. */
function tuplesIn(text: string): Piece[] {
  const TUPLES =
    /(?<![\p{L}\p{N}])(\p{L}(?:[ \t]*[,|][ \t]*\p{L}){1,35})[ \t]*[)\]|]?[ \t]*(?:=|\n(?:[-:| \t]*\n)?)[ \t]*[([|]?[ \t]*(\d+(?:[ \t]*[,|][ \t]*\d+){1,35})/gu;
  return [...text.matchAll(TUPLES)].flatMap((match) => {
    const [whole, names = "", digits = ""] = match;
    const values = digits.split(/[,|]/).map((each) => each.trim());
    const letters = names.split(/[,|]/).map((each) => each.trim());
    if (letters.length !== values.length) return [];
    const pairs = letters.map((letter, i) => `${letter}=${values[i]}`);
    return [{ text: pairs.join(" "), at: match.index + whole.length }];
  });
}

/** All letters with digits, such as S = 9, the last digit of each letter. */
function pairsIn(text: string, letters: ReadonlySet<string>): Piece[] {
  const PAIR =
    /(?<![\p{L}\p{N}])(?<![-+*×·/÷^=]\s*)(\p{L}+)\s*(?:=|:|→|->|=>|\||\bis\b|\bequals\b)\s*(\d+)(?![\p{L}\p{N}]|\s*[-+*×·/÷^]|\.\d)/gu;
  const pairs = new Map<string, string>();
  let at = 0;
  for (const match of text.matchAll(PAIR)) {
    const [whole, name = "", digits = ""] = match;
    if (isNegated(text, match.index)) continue;
    const own = [...name.toUpperCase()];
    if (!own.every((letter) => letters.has(letter))) continue;
    if (own.length > 1 && own.length !== digits.length) continue;
    const values = own.length === 1 ? [digits] : [...digits];
    for (const [i, letter] of own.entries()) pairs.set(letter, values[i] as string);
    at = match.index + whole.length;
  }
  return pairs.size === 0
    ? []
    : [{ text: [...pairs].map(([letter, digits]) => `${letter}=${digits}`).join(" "), at }];
}
