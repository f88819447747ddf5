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

export function encodedLines(
  made: Encoded,
  { columns, colors }: Pick<Output, "columns" | "colors">,
): string[] {
  const width = Number.isFinite(columns) ? columns : USUAL_COLUMNS;
  const { text, layout, solution } = made;
  // A layout that is wanted in one line has its text there.
  const rows = layout !== undefined && text.includes("\n");
  const drawn = rows
    ? layoutLines(layout, width, solution.layout)
    : layoutLines([text], width, [solution.text]);
  return [
    ...drawn,
    "",
    ...stateSentences(made).flatMap((sentence) => wrapped(sentence, width)),
    "",
    ...keyLines(made).map((line, i) => (i === 0 ? line : colors.dim(line))),
  ];
}

/** Whether it has one solution; if not, what would leave it. */
function stateSentences({ status, count, complete, solution, givens, uniqueWithRows }: Encoded): string[] {
  if (status === "unique") return ["The only solution."];
  if (count < 2n) return ["Unfinished: whether there are other solutions was not found out."];
  const sentences = [
    `${complete ? "" : "At least "}${counted(count, "solution")}, of which ${solution.text} is meant.`,
  ];
  if (givens !== undefined) sentences.push(givensSentence(givens));
  else sentences.push("No three givens, or fewer, were found that leave it.");
  if (uniqueWithRows === true)
    sentences.push("Written out with all its rows (--layout) it has one solution.");
  return sentences;
}

type Givens = readonly Readonly<Record<string, number>>[];

/** So many choices of several letters are shown. */
const SHOWN = 3;

function givensSentence(givens: Givens): string {
  const choices = givens.map((given) =>
    Object.entries(given)
      .map(([letter, digit]) => `${harmless(letter)}=${digit}`)
      .join(","),
  );
  const [first = {}] = givens;
  const size = Object.keys(first).length;
  if (size === 1) return `One given is enough: ${alternatives(choices)}.`;
  const more = choices.length - SHOWN;
  const rest = more > 0 ? ` (and ${counted(more, "other choice")})` : "";
  return `No single given is enough, but ${size} are: ${choices.slice(0, SHOWN).join("; ")}${rest}.`;
}

const alternatives = (choices: readonly string[]): string =>
  choices.length < 2 ? choices.join("") : `${choices.slice(0, -1).join(", ")} or ${choices.at(-1)}`;

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
