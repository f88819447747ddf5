/** `cryptarithm phrase`: which phrases the letters of a puzzle can spell, their digits, and digits as letters. */
import { type DecodedDigits, type FoundAnswer, type SpeltPhrase, spellingOf } from "cryptarithm";
import { countJson } from "./answer-json.js";
import { limitsOf, type RawOptions, rulesOf, USUAL_TIME } from "./asked.js";
import type { Context } from "./context.js";
import { harmless } from "./diagnostic-text.js";
import { displayWidth } from "./display-width.js";
import { DONE, type ExitCode, INVALID, NONE, UNFINISHED } from "./exit-code.js";
import { complainOf, readPuzzles } from "./inputs.js";
import { counted, grouped } from "./number-text.js";
import type { Output } from "./output.js";
import { orList, phraseLine } from "./phrase-line.js";
import { type Question, type QuestionKind, questionOf } from "./phrase-question.js";
import { spellableWords } from "./phrase-words.js";
import { UsageError } from "./usage-error.js";
import { wrapped } from "./wrap.js";

/** What a page shows when standard output is no terminal. */
const USUAL_COLUMNS = 80;

/** Beside the options that other commands have as well. */
interface RawPhraseOptions extends RawOptions {
  readonly english?: boolean;
  readonly question?: QuestionKind;
}

type Spelt = Pick<FoundAnswer, "formula" | "count" | "complete" | "rules" | "notes"> &
  Pick<ReturnType<typeof spellingOf>, "status" | "letters" | "digits"> & {
    /** Those that were asked for one by one. */
    readonly asked: readonly SpeltPhrase[];
    /** Those of the file that can be spelt, of how many. */
    readonly listed: readonly SpeltPhrase[];
    readonly of: number;
    readonly decoded?: DecodedDigits;
    /** English words that can be spelt. */
    readonly words?: readonly SpeltPhrase[];
  };

export async function runPhrase(
  args: readonly string[],
  raw: RawPhraseOptions,
  { output, searcher }: Context,
): Promise<ExitCode> {
  const asksNothing = raw.phrase === undefined && raw.phrases === undefined && raw.decode === undefined;
  if (asksNothing && raw.question !== undefined)
    throw new UsageError("there is no phrase to ask for", "give a --phrase or a file of --phrases");
  const [puzzle = "", ...more] = await readPuzzles(args, raw.file, "phrase");
  if (more.length > 0)
    throw new UsageError("phrases are spelt with one puzzle", 'each of them stands behind --phrase "…"');
  const lines = raw.phrases === undefined ? [] : await phrasesOf(raw.phrases);
  const options = { ...rulesOf(raw), ...limitsOf(raw, USUAL_TIME), limit: 1 };
  const found = await searcher.answer(puzzle, options);
  if (found.status === "invalid") {
    if (raw.json) await output.line(JSON.stringify(found));
    else complainOf(puzzle, found, output);
    return INVALID;
  }
  if (raw.decode !== undefined) refuseNoDigits(raw.decode, found.rules.base);
  const { spelling, ...known } = spellingOf(puzzle, found);
  const decoded = raw.decode === undefined ? undefined : spelling.decode(raw.decode);
  const spelt: Spelt = {
    ...found,
    ...known,
    asked: (raw.phrase ?? []).map((phrase) => spelling.spell(phrase)),
    listed: lines.map((line) => spelling.spell(line)).filter(isSpelt),
    of: lines.length,
    ...(decoded && { decoded }),
    ...((asksNothing || raw.english) && { words: await spellableWords(spelling) }),
  };
  if (raw.json) await output.line(JSON.stringify(speltJson(spelt, raw)));
  else await report(spelt, raw, output);
  return codeOf(spelt, raw);
}

/** Decoding is of digits; letters are digits in large bases only. */
function refuseNoDigits(text: string, base: number): void {
  const signs = text.match(/[\p{L}\p{N}]/gu) ?? [];
  const hint = "write the digits that the letters have: --decode 9015";
  if (signs.length === 0) throw new UsageError(`--decode ${text}: there are no digits`, hint);
  const stray = signs.find((sign) => !/^[0-9A-Z]$/i.test(sign) || !(Number.parseInt(sign, 36) < base));
  if (stray !== undefined)
    throw new UsageError(`--decode ${text}: ${stray} is no digit in base ${base}`, hint);
}

/** Whether there are letters, all of them in the puzzle. */
const isSpelt = ({ lacks, groups }: SpeltPhrase): boolean => lacks.length === 0 && groups?.length !== 0;

/** The lines of a file that say anything. */
async function phrasesOf(path: string): Promise<string[]> {
  const [text = ""] = await readPuzzles([], path);
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== "");
}

function codeOf({ status, asked, listed, of, decoded, words }: Spelt, raw: RawOptions): ExitCode {
  if (status === "unfinished") return UNFINISHED;
  const lacks = asked.some((each) => !isSpelt(each)) || (decoded?.lacks.length ?? 0) > 0;
  const nothing = (raw.phrases !== undefined && (of === 0 || listed.length === 0)) || words?.length === 0;
  return status !== "solved" || lacks || nothing ? NONE : DONE;
}

async function report(spelt: Spelt, raw: RawPhraseOptions, output: Output): Promise<void> {
  const { asked, listed, of, decoded, formula, letters, words } = spelt;
  const all = [...asked, ...listed];
  if (raw.quiet) {
    const lines = [...all, ...(words ?? [])].filter(isSpelt).map(quietLine);
    await output.write([...lines, ...(decoded ? [decoded.text] : [])].map((line) => `${line}\n`).join(""));
    return;
  }
  const lines = [`${output.colors.bold(harmless(formula))}   letters: ${letters.map(harmless).join(" ")}`];
  const width = Math.max(0, ...all.map(({ phrase }) => displayWidth(harmless(phrase))));
  for (const each of all) lines.push(phraseLine(each, width));
  if (raw.phrases !== undefined)
    lines.push(`${grouped(listed.length)} of ${counted(of, "phrase")} can be spelt.`);
  if (decoded !== undefined && raw.decode !== undefined) lines.push(`  ${decodedLine(raw.decode, decoded)}`);
  if (words !== undefined) lines.push(...wordLines(words, output.columns));
  for (const { question, answer } of questionsOf(spelt, raw))
    lines.push("", `  ${harmless(question)}`, `  Answer: ${harmless(answer)}`);
  await output.line(lines.join("\n"));
  for (const note of notesOf(spelt)) output.note(note);
}

function wordLines(words: readonly SpeltPhrase[], columns: number): string[] {
  if (words.length === 0) return ["No familiar English word can be spelt."];
  const width = Number.isFinite(columns) ? columns : USUAL_COLUMNS;
  const sentence = `Words: ${words.map(({ phrase }) => phrase).join(", ")}.`;
  return wrapped(sentence, width);
}

/** The phrases that can be spelt, as questions, when these are asked for. */
function questionsOf({ asked, listed, formula }: Spelt, { question: kind }: RawPhraseOptions): Question[] {
  if (kind === undefined) return [];
  return [...asked, ...listed].flatMap((each) => questionOf(each, kind, formula) ?? []);
}

const quietLine = ({ phrase, groups }: SpeltPhrase): string =>
  harmless(phrase.replace(/\s+/g, " ")) + (groups === undefined ? "" : `\t${groups.join(" ")}`);

/** What the digits spell, or that none of them is a letter's. */
function decodedLine(digits: string, { text, lacks }: DecodedDigits): string {
  const none = lacks.length === 0 ? "" : `no letter of the puzzle is ${orList(lacks)}`;
  if (!/\p{L}/u.test(text)) return `${harmless(digits)} spells nothing: ${none}`;
  return `${harmless(digits)} is ${harmless(text)}${none && `   (${none})`}`;
}

/** Why there are no digits. */
function notesOf({ status, count, notes }: Spelt): string[] {
  if (status === "several")
    return [`The puzzle has ${counted(count, "solution")}, so its letters have no digits of their own.`];
  if (status === "none") return ["The puzzle has no solution, so its letters have no digits."];
  return status === "unfinished" ? notes.map(harmless) : [];
}

/** The keys in their published order. */
function speltJson(spelt: Spelt, raw: RawPhraseOptions): Record<string, unknown> {
  const { formula, status, count, complete, letters, digits, asked, listed, of, decoded, rules, notes } =
    spelt;
  const questions = questionsOf(spelt, raw);
  return {
    formula,
    status,
    count: countJson(count),
    complete,
    letters,
    digits,
    phrases: [...asked, ...listed],
    ...(raw.phrases !== undefined && { of: asked.length + of }),
    decoded,
    words: spelt.words?.map(({ phrase }) => phrase),
    ...(questions.length > 0 && { questions }),
    rules,
    notes,
  };
}
