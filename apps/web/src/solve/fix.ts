/**
 * What to write instead of a mistake, as an edit of the text. The engine proposes in words ("write 2*(MORE)"); here
 * is found what that stands for, and no edit is offered before it was tried: the mistake must be gone, and the edit
 * that leaves the best text wins.
 *
 * Proposals that are examples ("… for example"), or that ask for a decision, are no edits.
 */
import { type Diagnostic, type ParseOptions, parse } from "cryptarithm";

/** Puts `insert` in place of what stands between `from` and `to`, in UTF-16 units. */
export interface Edit {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
  /** The base that the text asks for in words, which is a rule. */
  readonly base?: number;
}

/** So far around a mistake is looked for what a proposal stands for. */
const BEFORE = 40;
const BEHIND = 200;
/** Longer texts are not tried over and over. */
const LONGEST = 2000;

/** The best edit that removes the mistake, if there is one. */
export function fixOf(text: string, diagnostic: Diagnostic, options: ParseOptions = {}): Edit | undefined {
  if (text.length > LONGEST || diagnostic.hint === undefined) return undefined;
  const asRule = baseSaid(text, options);
  if (asRule !== undefined) return asRule;
  const edits = proposals(diagnostic).flatMap((proposal) => placesFor(text, diagnostic, proposal));
  let best: { readonly edit: Edit; readonly rank: number } | undefined;
  for (const edit of edits) {
    const rank = rankOf(text, edit, diagnostic, options);
    if (rank !== undefined && (best === undefined || rank < best.rank)) best = { edit, rank };
    if (best?.rank === 0) break;
  }
  return best?.edit;
}

/** The base where it stands in words behind a puzzle: "…; base 11". */
function baseSaid(text: string, options: ParseOptions): Edit | undefined {
  const said = /[\s;,(]*\bbase\s*=?\s*(\d{1,2})[\s).]*$/iu.exec(text);
  const base = Number(said?.[1]);
  if (said === null || base < 2 || base > 36 || !parse(text.slice(0, said.index), options).ok)
    return undefined;
  return { from: said.index, to: text.length, insert: "", base };
}

/** The text after an edit. */
export const edited = (text: string, { from, to, insert }: Edit): string =>
  text.slice(0, from) + insert + text.slice(to);

/** What the hint says to write; an empty text is to leave it out. */
function proposals({ code, hint = "" }: Diagnostic): readonly string[] {
  // What a function takes is shown with names of its own.
  if (code === "function-arguments") return [];
  if (hint.startsWith("leave out the")) return [""];
  const meant = /^did you mean (.+)\?$/.exec(hint)?.[1];
  if (meant !== undefined) return [meant];
  if (hint.endsWith(" where it ends")) return [hint.slice("write ".length, -" where it ends".length)];
  const written = /^write (.+)$/.exec(hint)?.[1];
  if (written === undefined || /for example|…|\bwith\b/.test(written)) return [];
  if (written.endsWith(" once")) return [written.slice(0, -" once".length)];
  if (code === "missing-operator") return written.split(" or ");
  if (code === "factorial-before") return [written.split(" for the factorial")[0] ?? ""];
  return [written];
}

/** Where the proposal may be put: in place of the mistake, or of more around it that says the same. */
function placesFor(text: string, { code, span }: Diagnostic, insert: string): readonly Edit[] {
  const [from, to] = span;
  if (code === "bracket-not-closed") {
    const ends = [...text.matchAll(/\s*(?=[;\n=]|$)/g)].map(({ index }) => index).filter((at) => at > to);
    return [...new Set(ends)].map((at) => ({ from: at, to: at, insert }));
  }
  const exact = { from, to, insert };
  const meaning = letters(insert);
  if (meaning === "") return [exact];
  const around: Edit[] = [];
  for (let a = from; a >= Math.max(0, from - BEFORE); a--) {
    if (letters(text.slice(a, to)).length > meaning.length) break;
    // The longest first: closing brackets belong to it.
    for (let b = Math.min(text.length, to + BEHIND); b >= to; b--) {
      if (/\s/.test(text[a] ?? "") || /\s/.test(text[b - 1] ?? "")) continue;
      if (letters(text.slice(a, b)) === meaning) around.push({ from: a, to: b, insert });
    }
  }
  return around.length > 0 ? around : [exact];
}

/** What a piece of text says without its signs. */
const letters = (piece: string): string => piece.replaceAll(/[^\p{L}\p{N}\p{M}?_□]/gu, "").toLowerCase();

/** 0 when all is well then; undefined when the mistake is still there. */
function rankOf(
  text: string,
  edit: Edit,
  { code, span }: Diagnostic,
  options: ParseOptions,
): number | undefined {
  const after = edited(text, edit);
  if (after === text) return undefined;
  const parsed = parse(after, options);
  if (parsed.ok) return 0;
  const stays = parsed.diagnostics.some((each) => each.code === code && each.span[0] === span[0]);
  if (stays) return undefined;
  return parsed.diagnostics.every((each) => each.code === "no-relation") ? 1 : 1 + parsed.diagnostics.length;
}
