/** Pages: their sizes and number, and that nothing on them stands where it should not. */
import { describe, expect, it } from "vitest";
import {
  layOutSheet,
  PUZZLES_PER_PAGE,
  SHEET_BLOCKS,
  SHEET_KEYS,
  SHEET_PAPERS,
  type Sheet,
  type SheetBox,
  type SheetGroup,
  type SheetItem,
  type SheetNode,
  type SheetPage,
  type SheetPuzzle,
  sheetItems,
  sheetProblems,
} from "../src/index.js";
import { DIVISION, LINE, MULTIPLICATION, NONE, puzzleOf, SEVERAL, TWELVE } from "./some-puzzles.js";

const ALL = [...TWELVE, DIVISION, MULTIPLICATION, LINE, SEVERAL, NONE];
const EXPLAINED = ["SEND + MORE = MONEY", "CROSS + ROADS = DANGER"].map((text) =>
  puzzleOf(text, { explain: true }),
);

const CODEBUSTERS = [
  puzzleOf("SEND + MORE = MONEY", { phrase: "some more money" }),
  puzzleOf("SATURN + URANUS = PLANETS", { phrase: "a planet turns and turns and turns at a stall" }),
];

/** Sums of many rows, and a puzzle of every letter and sign that there is room for in the largest base. */
const HIGH = [
  ...[10, 11, 20].map((n) =>
    puzzleOf(`${Array.from({ length: n }, () => "AB").join(" + ")} = CDE`, {
      grade: false,
      phrase: "a bad cede".repeat(n),
    }),
  ),
  puzzleOf("ABCDEFGHIJKL + MNOPQRSTUVWX + ЯБГДЖЗ = YZФЦЧШ", {
    base: 36,
    grade: false,
    nodes: 10,
    given: Object.fromEntries([..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"].map((letter, i) => [letter, i])),
  }),
];

/** Whose rules take lines to tell. */
const RULES = puzzleOf("Send + More = Money", {
  grade: false,
  base: 16,
  digits: "0,2-12,15",
  distinct: "case",
  loneZero: "forbid",
  literals: "reserved",
});

/** Every kind of sheet, on both papers. */
function* sheets(): Generator<[name: string, sheet: Sheet]> {
  for (const paper of SHEET_PAPERS) {
    for (const perPage of PUZZLES_PER_PAGE) {
      yield [`${perPage} grids, ${paper}`, { puzzles: ALL, perPage, paper }];
      yield [
        `${perPage} grids, ${paper}, German`,
        { puzzles: ALL, perPage, paper, language: "de", working: "blank" },
      ];
    }
    yield [`large print, ${paper}`, { puzzles: ALL, paper, large: true }];
    yield [`large print, two, ${paper}`, { puzzles: ALL, paper, large: true, perPage: 2 }];
    for (const large of [true, false])
      yield [
        `rules of their own, ${large ? "large, " : ""}${paper}`,
        { puzzles: [RULES], paper, large, perPage: 1, language: "de" },
      ];
    for (const block of SHEET_BLOCKS) {
      for (const key of SHEET_KEYS)
        yield [`${block}, ${paper}, key ${key}`, { puzzles: ALL, block, key, paper }];
    }
    yield [
      `questions, ${paper}`,
      { puzzles: CODEBUSTERS, block: "codebusters", paper, fields: ["name", "date", "class", "score"] },
    ];
    yield [`high questions, ${paper}`, { puzzles: HIGH, block: "codebusters", paper }];
    yield [
      `high questions in large print, ${paper}`,
      { puzzles: HIGH, block: "codebusters", paper, large: true },
    ];
    yield [`reasoning, ${paper}`, { puzzles: EXPLAINED, reasoning: true, paper }];
    yield [
      `a long title, ${paper}`,
      {
        puzzles: ALL.slice(0, 1),
        paper,
        title: "Sums that are so long that they do not fit beside the name",
      },
    ];
  }
}

/** A tenth of a millimetre is not seen. */
const SLACK = 0.1;

function boundsOf(item: SheetItem): SheetBox | undefined {
  switch (item.kind) {
    case "text": {
      const left =
        item.x - (item.anchor === "start" ? 0 : item.anchor === "middle" ? item.width / 2 : item.width);
      return { x: left, y: item.y - 0.7 * item.size, width: item.width, height: 0.9 * item.size };
    }
    case "line":
      return {
        x: Math.min(item.x1, item.x2),
        y: Math.min(item.y1, item.y2),
        width: Math.abs(item.x2 - item.x1),
        height: Math.abs(item.y2 - item.y1),
      };
    case "rectangle":
      return item;
    case "path":
      return undefined;
  }
}

const isInside = (inner: SheetBox, outer: SheetBox): boolean =>
  inner.x >= outer.x - SLACK &&
  inner.y >= outer.y - SLACK &&
  inner.x + inner.width <= outer.x + outer.width + SLACK &&
  inner.y + inner.height <= outer.y + outer.height + SLACK;

/** What stands outside of its block, or of the page. */
function* strays(nodes: readonly SheetNode[], box: SheetBox): Generator<string> {
  for (const node of nodes) {
    if (node.kind === "group") {
      if (node.box !== undefined && !isInside(node.box, box)) yield `box ${JSON.stringify(node.box)}`;
      yield* strays(node.children, node.box ?? box);
      continue;
    }
    const bounds = boundsOf(node);
    if (bounds !== undefined && !isInside(bounds, box))
      yield `${JSON.stringify(node)} is not in ${JSON.stringify(box)}`;
  }
}

/** Blocks of a page that share a place. */
function overlaps({ children }: SheetPage): string[] {
  const boxes = children.flatMap((group) =>
    group.tag === "Sect" && group.box !== undefined ? [group.box] : [],
  );
  return boxes.flatMap((a, i) =>
    boxes.slice(i + 1).flatMap((b) => {
      const wide = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
      const high = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
      return wide > SLACK && high > SLACK ? [JSON.stringify([a, b])] : [];
    }),
  );
}

/** Where the text at the foot of a page begins. */
const footOf = ({ children }: SheetPage): number =>
  Math.min(...[...sheetItems(children.slice(-1))].map((item) => boundsOf(item)?.y ?? 0));

const figures = (nodes: readonly SheetNode[]): SheetGroup[] =>
  nodes.flatMap((node) =>
    node.kind !== "group" ? [] : node.tag === "Figure" ? [node] : figures(node.children),
  );

describe("pages", () => {
  it.each([...sheets()])("have nothing outside of its block: %s", (_, sheet) => {
    for (const page of layOutSheet(sheet)) {
      const paper = { x: 0, y: 0, width: page.width, height: page.height };
      expect([...strays(page.children, paper)]).toEqual([]);
      expect(overlaps(page)).toEqual([]);
      const foot = footOf(page);
      for (const { tag, box } of page.children)
        if (tag === "Sect" && box !== undefined) expect(box.y + box.height).toBeLessThan(foot);
      // Printers leave a margin of half a centimetre.
      const printable = { x: 5, y: 5, width: page.width - 10, height: page.height - 10 };
      for (const item of sheetItems(page.children)) {
        const bounds = boundsOf(item);
        if (bounds !== undefined) expect(isInside(bounds, printable), JSON.stringify(item)).toBe(true);
      }
    }
  });

  it("are of the size of the paper", () => {
    const size = (sheet: Sheet): unknown => layOutSheet(sheet).map(({ width, height }) => [width, height]);
    expect(size({ puzzles: TWELVE.slice(0, 1), key: "none" })).toEqual([[210, 297]]);
    expect(size({ puzzles: TWELVE.slice(0, 1), key: "none", paper: "letter" })).toEqual([[215.9, 279.4]]);
  });

  it.each(PUZZLES_PER_PAGE)("have as many puzzles as is said: %i", (perPage) => {
    const puzzles = Array.from({ length: 12 }, () => puzzleOf("SEND + MORE = MONEY"));
    const pages = layOutSheet({ puzzles, perPage, key: "none" });
    expect(pages.length).toBe(12 / perPage);
    for (const page of pages) expect(figures(page.children).length).toBe(perPage);
  });

  it("give two places to a puzzle whose cells would be too small", () => {
    const wide = puzzleOf("CONSERVATION + INSTRUCTIONS = A; A = 1", { grade: false, distinct: "off" });
    const pages = layOutSheet({
      puzzles: [TWELVE[0] as never, wide, TWELVE[1] as never],
      perPage: 12,
      key: "none",
    });
    const boxes = pages.flatMap(({ children }) =>
      children.flatMap(({ tag, box }) => (tag === "Sect" && box ? [box.width] : [])),
    );
    expect(boxes.map(Math.round)).toEqual([56, 118, 56]);
  });

  it("of large print have cells of 12 mm and text of 14 points", () => {
    const [page] = layOutSheet({ puzzles: TWELVE.slice(0, 1), large: true, key: "none" });
    const letters = [...sheetItems(figures(page?.children ?? []))].flatMap((item) =>
      item.kind === "text" && item.font === "bold" ? [item.size] : [],
    );
    expect(Math.min(...letters)).toBeGreaterThanOrEqual(12 * 0.74 - 1e-9);
  });

  it("of large print have large letters with one puzzle on them where they have them with two", () => {
    const largest = (puzzle: SheetPuzzle, perPage: 1 | 2): number => {
      const [page] = layOutSheet({ puzzles: [puzzle], large: true, key: "none", perPage });
      return Math.max(
        ...[...sheetItems(figures(page?.children ?? []))].map((item) =>
          item.kind === "text" ? item.size : 0,
        ),
      );
    };
    for (const puzzle of [...TWELVE, puzzleOf("ELVES + NOEL = ADVENT")])
      expect(largest(puzzle, 1), puzzle.text).toBeGreaterThanOrEqual(
        Math.min(12 * 0.74 - 1e-9, largest(puzzle, 2)),
      );
    expect(sheetProblems({ puzzles: [puzzleOf("ELVES + NOEL = ADVENT")], large: true })).toEqual([]);
  });

  it("break alike on both papers where text flows", () => {
    const broken = (sheet: Sheet): string[][] =>
      layOutSheet(sheet).map(({ children }) =>
        [...sheetItems(children)].flatMap((item) => (item.kind === "text" ? [item.text] : [])),
      );
    for (const sheet of [
      { puzzles: EXPLAINED, reasoning: true, perPage: 1 },
      { puzzles: CODEBUSTERS, block: "codebusters" },
      { puzzles: [DIVISION, MULTIPLICATION], block: "aca" },
    ] as const)
      expect(broken({ ...sheet, paper: "letter" })).toEqual(broken({ ...sheet, paper: "a4" }));
  });

  it("of cards have their answers behind them", () => {
    const [front, back] = layOutSheet({ puzzles: TWELVE.slice(0, 4), block: "cards" });
    const boxes = (page: SheetPage | undefined): SheetBox[] =>
      page?.children.flatMap(({ box }) => (box === undefined ? [] : [box])) ?? [];
    expect(back?.kind).toBe("backs");
    expect(boxes(front).length).toBe(4);
    for (const [i, box] of boxes(front).entries()) {
      const behind = boxes(back)[i];
      expect(behind?.x).toBeCloseTo((front?.width ?? 0) - box.x - box.width);
      expect(behind?.y).toBe(box.y);
    }
  });

  it("tell how a puzzle is solved, to its end, in their language", () => {
    const text = (sheet: Sheet): string =>
      layOutSheet(sheet)
        .filter(({ kind }) => kind === "reasoning")
        .flatMap(({ children }) => [...sheetItems(children)])
        .flatMap((item) => (item.kind === "text" ? [item.text] : []))
        .join(" ");
    const english = text({ puzzles: EXPLAINED, reasoning: true });
    expect(english).toMatch(
      /c1 is the carry into the tens.*M = 1, c4 = 1\..*\[overflow digit\].*9567 \+ 1085 = 10652/,
    );
    // Of cases what they assume, and what follows from them.
    expect(english).toMatch(/Suppose .*That cannot be\. So c2 = 0\./);
    expect(english).toContain("96233 + 62513 = 158746");
    // Of a table how many cases it has, the one that works too.
    const table = puzzleOf("HIS * ITS = ANSWER", { explain: true, grade: false });
    expect(text({ puzzles: [table], reasoning: true })).toContain(
      "106 cases are checked. One of them works.",
    );
    const german = puzzleOf("SEND + MORE = MONEY", { explain: true, language: "de" });
    expect(text({ puzzles: [german], reasoning: true, language: "de" })).toContain("[vorderste Ziffer]");
    const division = puzzleOf(DIVISION.text, { layout: true, explain: true, grade: false });
    expect(text({ puzzles: [division], reasoning: true })).toContain("Subtractions are read from below");
    expect(text({ puzzles: [SEVERAL], reasoning: true })).toContain("No explanation was found.");
  });

  it("draw the column that a step looks at between brackets, in ink", () => {
    const page = layOutSheet({ puzzles: EXPLAINED, reasoning: true }).find(
      ({ kind }) => kind === "reasoning",
    );
    const drawn = figures(page?.children ?? []);
    expect(drawn.length).toBeGreaterThan(5);
    for (const figure of drawn) {
      const brackets = [...sheetItems([figure])].filter(
        (item) => item.kind === "path" && /V.*H.*V/.test(item.d),
      );
      expect(brackets.length).toBeGreaterThan(0);
      expect(brackets.every((item) => item.kind !== "path" || item.faint === undefined)).toBe(true);
    }
  });

  it("without puzzles are one empty page", () => {
    expect(layOutSheet({ puzzles: [] }).length).toBe(1);
  });
});
