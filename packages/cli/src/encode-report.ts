/** A puzzle that was made from numbers, for people: the puzzle beside its solution, what it has, and the key. */
import type { Encoded } from "cryptarithm";
import { harmless } from "./diagnostic-text.js";
import { clusters, displayWidth } from "./display-width.js";
import { layoutLines } from "./layout-lines.js";
import { counted } from "./number-text.js";
import type { Output } from "./output.js";
import { wrapped } from "./wrap.js";

/** What a page shows when standard output is no terminal. */
const USUAL_COLUMNS = 80;

/** Its lines; with the heading that cryptogram clubs give it, where it is written as they print it. */
export function encodedLines(
  made: Encoded,
  { columns, colors }: Pick<Output, "columns" | "colors">,
  isHeaded: boolean,
): string[] {
  const width = Number.isFinite(columns) ? columns : USUAL_COLUMNS;
  const { text, layout, solution } = made;
  // A layout that is wanted in one line has its text there.
  const rows = layout !== undefined && text.includes("\n");
  const drawn = rows
    ? layoutLines(layout, width, solution.layout)
    : layoutLines([text], width, [solution.text]);
  return [
    ...(isHeaded ? [colors.bold(headingOf(made)), ""] : []),
    ...drawn,
    "",
    ...stateSentences(made).flatMap((sentence) => wrapped(sentence, width)),
    "",
    ...keyLines(made).map((line, i) => (i === 0 ? line : colors.dim(line))),
  ];
}

const NUMBERS = ["No", "One", "Two", "Three", "Four", "Five"];

/** `Square root. (Two words, 0-1)`: what is done, of how many words the key is, and its order. */
function headingOf({ operation, key, rules }: Encoded): string {
  const words = key.word.split(" ").length;
  const base = rules.base === 10 ? "" : ` in base ${rules.base}`;
  const name = operation.charAt(0).toUpperCase() + operation.slice(1);
  return `${name}${base}. (${NUMBERS[words] ?? words} ${words === 1 ? "word" : "words"}, ${key.order})`;
}

/** Whether it has one solution; if not, what would leave it. */
function stateSentences(made: Encoded): string[] {
  const { status, count, complete, solution, givens, uniqueWith = [], nearest = [] } = made;
  if (status === "unique") return ["The only solution."];
  if (count < 2n) return ["Unfinished: whether there are other solutions was not found out."];
  const sentences = [
    `${complete ? "" : "At least "}${counted(count, "solution")}, of which ${solution.text} is meant.`,
  ];
  if (givens !== undefined) sentences.push(givensSentence(givens, made.givensAreFewest === true));
  else if (made.uniqueWith !== undefined) sentences.push("No givens that leave it were found in time.");
  for (const change of uniqueWith) sentences.push(`${changeText(change)} it has one solution.`);
  if (nearest.length > 0)
    sentences.push(`Near it, with one solution: ${alternatives(nearest.map(harmless), "and")}.`);
  return sentences;
}

/** A change of one option, as it is asked for. */
function changeText(change: NonNullable<Encoded["uniqueWith"]>[number]): string {
  const { layout, form, zeroRows, zerosBehind, zeroRemainder, trialDivisors, loneZero, literals } = change;
  if (layout) return "Written out with all its rows (--layout)";
  if (form !== undefined) return `Written with more rows (--form ${form})`;
  if (zeroRows !== undefined)
    return `With ${zeroRows === "one-zero" ? "a row of one 0" : "rows of zeros"} (--zero-rows ${zeroRows})`;
  if (zerosBehind) return "With zeros behind its partial products (--zeros-behind)";
  if (zeroRemainder) return "With its last remainder 0 (--zero-remainder)";
  if (trialDivisors) return "With its trial divisors (--trial-divisors)";
  if (loneZero !== undefined) return "When it is said that no letter alone is 0 (--lone-zero forbid)";
  if (literals !== undefined)
    return "When it is said that no letter is one of its printed digits (--literals reserved)";
  return "Changed";
}

type Givens = readonly Readonly<Record<string, number>>[];

/** So many choices of several letters are shown. */
const SHOWN = 3;

function givensSentence(givens: Givens, areFewest: boolean): string {
  const choices = givens.map((given) =>
    Object.entries(given)
      .map(([letter, digit]) => `${harmless(letter)}=${digit}`)
      .join(","),
  );
  const [first = {}] = givens;
  const size = Object.keys(first).length;
  if (size === 1) return `One given is enough: ${alternatives(choices, "or")}.`;
  if (!areFewest)
    return `These ${size} givens are enough: ${choices[0]}. Whether fewer are was not found out.`;
  const more = choices.length - SHOWN;
  const rest = more > 0 ? ` (and ${counted(more, "other choice")})` : "";
  const fewer = size === 2 ? "No single given is" : `No ${size === 3 ? "two" : size - 1} givens are`;
  return `${fewer} enough, but ${size} are: ${choices.slice(0, SHOWN).join("; ")}${rest}.`;
}

const alternatives = (choices: readonly string[], word: "or" | "and"): string =>
  choices.length < 2 ? choices.join("") : `${choices.slice(0, -1).join(", ")} ${word} ${choices.at(-1)}`;

/** The key over its digits. */
function keyLines({ key, unused }: Encoded): string[] {
  const letters = [...clusters(key.word)];
  const digits = letters.map(({ text, width }) => {
    const digit = key.digits[text];
    const sign = digit === undefined ? "" : digit.toString(36).toUpperCase();
    return sign.padStart(Math.max(1, width));
  });
  const lacking = unused.length === 0 ? "" : `   not in the puzzle: ${unused.map(harmless).join(" ")}`;
  const title = "Key  ";
  return [
    `${title}${harmless(key.word)}   (${key.order})${lacking}`,
    `${" ".repeat(displayWidth(title))}${digits.join("")}`,
  ];
}
