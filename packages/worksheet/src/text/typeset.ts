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
const INVISIBLE = /[\u200b-\u200f\u2028-\u202e\u2060-\u2064\ufeff]/g;

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
  if (runs.length === 1 && SYMBOLS[only] === undefined)
    return [{ kind: "text", text: only, x, y, size, font, anchor, width }];
  let at = x - (anchor === "start" ? 0 : anchor === "middle" ? width / 2 : width);
  return runs.map((run): SheetNode => {
    const symbol = SYMBOLS[run];
    const wide = textWidth(run, size, font);
    const item: SheetNode =
      symbol === undefined
        ? { kind: "text", text: run, x: at, y, size, font, anchor: "start", width: wide }
        : symbolItem(run, symbol, { x: at, y, size });
    at += wide;
    return item;
  });
}

/** Pieces that are a symbol each, and what stands between them. */
function runsOf(text: string): string[] {
  const runs: string[] = [];
  let run = "";
  for (const character of text) {
    if (SYMBOLS[character] === undefined) {
      run += character;
      continue;
    }
    if (run !== "") runs.push(run);
    runs.push(character);
    run = "";
  }
  return run === "" ? runs : [...runs, run];
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
