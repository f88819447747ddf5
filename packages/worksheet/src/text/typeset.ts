/**
 * Text as items of a page: runs of text, and between them the characters that are drawn as paths. Spaces of unusual width
 * become plain ones, since not every face has them.
 */
import type { SheetFont, SheetGroup, SheetNode, SheetText } from "../page.js";
import { textWidth } from "./measure.js";
import { SYMBOLS, type SymbolPath } from "./symbols.js";

/** Where a text stands and in what face. */
export interface TextPlace {
  readonly x: number;
  /** The baseline. */
  readonly y: number;
  /** Millimetres. */
  readonly size: number;
  /** Default "serif". */
  readonly font?: SheetFont;
  /** Default "start". */
  readonly anchor?: SheetText["anchor"];
}

const ODD_SPACES = /[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g;
const INVISIBLE = /[\p{Cc}\u200b\u200f\u2028-\u202e\u2060-\u2064\ufeff]/gu;

/** The items of a text; none of an empty one. */
export function typeset(
  text: string,
  { x, y, size, font = "serif", anchor = "start" }: TextPlace,
): SheetNode[] {
  const plain = text.replace(ODD_SPACES, " ").replace(INVISIBLE, "");
  const width = textWidth(plain, size, font);
  const runs = runsOf(plain);
  const [only] = runs;
  if (only === undefined) return [];
  if (runs.length === 1 && SYMBOLS[only] === undefined && only.trim() !== "")
    return [{ kind: "text", text: only, x, y, size, font, anchor, width }];
  let at = x - (anchor === "start" ? 0 : anchor === "middle" ? width / 2 : width);
  return runs.flatMap((run): SheetNode[] => {
    const symbol = SYMBOLS[run];
    const wide = textWidth(run, size, font);
    const start = at;
    at += wide;
    if (run.trim() === "") return [];
    if (symbol !== undefined) return [symbolItem(run, symbol, { x: start, y, size })];
    return [{ kind: "text", text: run, x: start, y, size, font, anchor: "start", width: wide }];
  });
}

/**
 * Pieces that are a symbol each, what stands between them, and by themselves the spaces at an end and those that are more
 * than one: whoever draws a text may leave these out.
 */
function runsOf(text: string): string[] {
  const runs: string[] = [];
  let run = "";
  const push = (): void => {
    runs.push(...run.split(/(^ +| {2,}| +$)/).filter((part) => part !== ""));
    run = "";
  };
  for (const character of text) {
    if (SYMBOLS[character] === undefined) {
      run += character;
      continue;
    }
    push();
    runs.push(character);
  }
  push();
  return runs;
}

function symbolItem(
  character: string,
  { d, stroke }: SymbolPath,
  { x, y, size }: { readonly x: number; readonly y: number; readonly size: number },
): SheetGroup {
  const scale = size / 1000;
  return {
    kind: "group",
    tag: "Span",
    actual: character,
    children: [
      {
        kind: "path",
        d,
        x,
        y,
        scale,
        stroke: (stroke ?? 0) * scale,
        ...(stroke === undefined && { filled: true as const }),
      },
    ],
  };
}
