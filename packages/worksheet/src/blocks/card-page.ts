/**
 * Four cards on a page, to be cut out along the marks at its edges. Their backs, with the answers, are mirrored from left
 * to right, so that they come behind their fronts when a sheet is printed on both sides and turned over its long edge.
 */
import type { Rules } from "cryptarithm";
import { keyEntry } from "../key/key-entry.js";
import type { SheetBox, SheetGroup, SheetNode } from "../page.js";
import { HAIRLINE, PAPERS, SMALL_SIZE } from "../paper.js";
import { ruleSentence } from "../rule-sentence.js";
import type { SheetSettings } from "../settings.js";
import { artifact, group } from "../shapes.js";
import type { SheetPaper, SheetPuzzle } from "../sheet.js";
import { POINT } from "../text/measure.js";
import { paragraph } from "../text/paragraph.js";
import { typeset } from "../text/typeset.js";
import { unknownsOf } from "../unknowns.js";
import { gridBlock } from "./grid-block.js";

export const CARDS_PER_PAGE = 4;
const CARD = { width: 90, height: 120 };
const TOP = 15;
const PADDING = 6;
const MARK = 5;
const NOTE_SIZE: number = 7 * POINT;
/** The room for the rules at the foot of a card. */
const NOTE = 10;

type Common = SheetSettings & { readonly common: Rules };

/** The fronts of at most four cards; `first` is the number of the first. */
export function cardFronts(puzzles: readonly SheetPuzzle[], first: number, settings: Common): SheetGroup[] {
  return [
    cutMarks(settings.paper),
    ...puzzles.map((puzzle, i) => {
      const card = cardBox(i, settings.paper);
      const inner = inset(card);
      const front = gridBlock(
        puzzle,
        first + i,
        { ...inner, height: inner.height - NOTE },
        {
          settings,
          grid: { largestCell: 10.5 },
          boxes: true,
          notes: false,
          working: false,
        },
      );
      return { ...front, children: [...front.children, note(puzzle, inner, settings)], box: card };
    }),
  ];
}

/** Their backs, each behind its front. */
export function cardBacks(puzzles: readonly SheetPuzzle[], first: number, settings: Common): SheetGroup[] {
  return [
    cutMarks(settings.paper),
    ...puzzles.map((puzzle, i) => {
      const card = cardBox(mirrored(i), settings.paper);
      const inner = inset(card);
      const entry = keyEntry(
        puzzle,
        first + i,
        { width: inner.width, height: inner.height - NOTE },
        settings,
      ).draw(inner);
      const { set } = settings;
      const code = typeset(set, {
        x: inner.x + inner.width,
        y: inner.y + inner.height,
        size: NOTE_SIZE,
        anchor: "end",
      });
      return { ...entry, children: [...entry.children, group("P", code)], box: card };
    }),
  ];
}

const mirrored = (i: number): number => (i % 2 === 0 ? i + 1 : i - 1);

function cardBox(i: number, paper: SheetPaper): SheetBox {
  const left = (PAPERS[paper].width - 2 * CARD.width) / 2;
  return { ...CARD, x: left + (i % 2) * CARD.width, y: TOP + Math.floor(i / 2) * CARD.height };
}

const inset = ({ x, y, width, height }: SheetBox): SheetBox => ({
  x: x + PADDING,
  y: y + PADDING,
  width: width - 2 * PADDING,
  height: height - 2 * PADDING,
});

/** The rules and the set's code. */
function note(
  puzzle: SheetPuzzle,
  { x, y, width, height }: SheetBox,
  { common, language, set, title }: Common,
): SheetGroup {
  const text = `${ruleSentence(common, unknownsOf([puzzle]), language)} ${title}, ${set}.`;
  const place = { x, y: 0, width, size: NOTE_SIZE, leading: 1.2 };
  const { height: high } = paragraph(text, place);
  return group("P", paragraph(text, { ...place, y: y + height - high }).nodes);
}

/** Where to cut: outside of the cards, and a small cross between them. */
function cutMarks(paper: SheetPaper): SheetGroup {
  const { x, y } = cardBox(0, paper);
  const [xs, ys] = [
    [x, x + CARD.width, x + 2 * CARD.width],
    [y, y + CARD.height, y + 2 * CARD.height],
  ];
  const [right, foot] = [xs[2] ?? 0, ys[2] ?? 0];
  const line = (x1: number, y1: number, x2: number, y2: number): SheetNode => ({
    kind: "line",
    x1,
    y1,
    x2,
    y2,
    stroke: HAIRLINE,
  });
  const [middleX, middleY] = [xs[1] ?? 0, ys[1] ?? 0];
  const cross = SMALL_SIZE / 2;
  return artifact([
    ...xs.flatMap((at) => [line(at, y - 1 - MARK, at, y - 1), line(at, foot + 1, at, foot + 1 + MARK)]),
    ...ys.flatMap((at) => [line(x - 1 - MARK, at, x - 1, at), line(right + 1, at, right + 1 + MARK, at)]),
    line(middleX - cross, middleY, middleX + cross, middleY),
    line(middleX, middleY - cross, middleX, middleY + cross),
  ]);
}
