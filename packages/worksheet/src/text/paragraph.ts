/**
 * Text in lines of a given width, broken at spaces; at a firm space (U+00A0) no line is broken, and a word that is wider
 * than a line is broken where the line ends. Runs of several faces may follow one another.
 */
import type { SheetFont, SheetNode } from "../page.js";
import { textWidth } from "./measure.js";
import { typeset } from "./typeset.js";

/** A piece of a paragraph in one face. */
export interface TextRun {
  readonly text: string;
  /** Default "serif". */
  readonly font?: SheetFont;
}

export interface ParagraphPlace {
  readonly x: number;
  /** The top of the first line. */
  readonly y: number;
  readonly width: number;
  readonly size: number;
  /** From line to line, in sizes (default 1.32). */
  readonly leading?: number;
  /** How far the lines behind the first are moved to the right. */
  readonly indent?: number;
}

export interface Paragraph {
  readonly nodes: readonly SheetNode[];
  readonly lines: number;
  readonly height: number;
}

/** From the top of a line to its baseline, in sizes. */
const ASCENT = 0.94;
const LEADING = 1.32;
/** No line is broken here, unless it must be. */
const FIRM = "\u00a0";

interface Word {
  readonly text: string;
  readonly font: SheetFont;
  readonly width: number;
  /** The width of the space before it; 0 where it goes on from the run before. */
  readonly space: number;
}

/** Lays out a paragraph. */
export function paragraph(
  runs: readonly TextRun[] | string,
  { x, y, width, size, leading = LEADING, indent = 0 }: ParagraphPlace,
): Paragraph {
  const lines = linesOf(typeof runs === "string" ? [{ text: runs }] : runs, size, (line) =>
    line === 0 ? width : width - indent,
  );
  const nodes = lines.flatMap((line, i) => {
    const start = i === 0 ? x : x + indent;
    return lineNodes(line, start, y + (i * leading + ASCENT) * size, size);
  });
  return { nodes, lines: lines.length, height: lines.length * leading * size };
}

/** Neighbouring words of a line in one face are one text, so that they can be found and copied as such. */
function lineNodes(line: readonly Word[], start: number, y: number, size: number): SheetNode[] {
  const nodes: SheetNode[] = [];
  let at = start;
  for (let i = 0; i < line.length; ) {
    const { font } = line[i] as Word;
    let text = "";
    const from = at + (i > 0 ? (line[i] as Word).space : 0);
    for (; i < line.length && line[i]?.font === font; i++) {
      const word = line[i] as Word;
      const space = i === 0 ? 0 : word.space;
      at += space + word.width;
      text += text !== "" && space > 0 ? ` ${word.text}` : word.text;
    }
    nodes.push(...typeset(text, { x: from, y, size, font }));
  }
  return nodes;
}

function linesOf(runs: readonly TextRun[], size: number, room: (line: number) => number): Word[][] {
  const lines: Word[][] = [];
  let line: Word[] = [];
  let used = 0;
  const end = (): void => {
    lines.push(line);
    line = [];
    used = 0;
  };
  for (const word of wordsOf(runs, size)) {
    const space = line.length === 0 ? 0 : word.space;
    if (line.length > 0 && word.space > 0 && used + space + word.width > room(lines.length)) end();
    for (const part of fitting(word, size, room(lines.length))) {
      if (line.length > 0 && used + part.space + part.width > room(lines.length)) end();
      used += (line.length === 0 ? 0 : part.space) + part.width;
      line.push(part);
    }
  }
  if (line.length > 0) end();
  return lines;
}

function wordsOf(runs: readonly TextRun[], size: number): Word[] {
  /** The width of the space before the next word, in the face that it stands in. */
  let space = 0;
  return runs.flatMap(({ text, font = "serif" }) =>
    text.split(/([ \t\r\n]+)/).flatMap((part): Word[] => {
      if (part === "") return [];
      if (/^[ \t\r\n]/.test(part)) {
        space = textWidth(" ", size, font);
        return [];
      }
      const word = {
        text: part,
        font,
        width: textWidth(part, size, font),
        space,
      };
      space = 0;
      return [word];
    }),
  );
}

/** A word that is wider than a line, in parts that are not: at firm spaces where it has some, else anywhere. */
function fitting(word: Word, size: number, room: number): Word[] {
  if (word.width <= room) return [word];
  const width = (text: string): number => textWidth(text, size, word.font);
  const firm = word.text.split(FIRM);
  if (firm.length > 1) {
    const parts = firm.map((text, i) => ({
      ...word,
      text,
      width: width(text),
      space: i === 0 ? word.space : width(" "),
    }));
    return parts.flatMap((part) => fitting(part, size, room));
  }
  const parts: Word[] = [];
  let text = "";
  const push = (): void => {
    parts.push({ ...word, text, width: width(text), space: parts.length === 0 ? word.space : 0 });
  };
  for (const character of word.text) {
    if (text !== "" && width(text + character) > room) {
      push();
      text = "";
    }
    text += character;
  }
  push();
  return parts;
}
