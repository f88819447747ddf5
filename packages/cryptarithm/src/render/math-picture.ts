/**
 * A line of mathematics as a picture. Letters have one of three widths of our own instead of those of a font, so the
 * line is the same with every font; what stands above or below a bar is centred and a little smaller.
 */
import { writtenCell } from "../layout/line.js";
import type { Cell } from "../syntax/ast.js";
import { symbolName } from "../syntax/cell.js";
import type { DigitText } from "./fill-page.js";
import type { MathBracket, MathItem, MathLine } from "./math.js";
import { GLYPH, type Size } from "./page-picture.js";
import type { PictureItems } from "./picture-items.js";
import { SvgPath } from "./svg-path.js";
import { rootPath, signPath } from "./svg-signs.js";

/** A part of the line: its size around its baseline, and how to draw it at a place. */
interface MathBox {
  readonly width: number;
  /** From the baseline upwards and downwards. */
  readonly up: number;
  readonly down: number;
  readonly draw: (x: number, y: number, picture: PictureItems) => void;
}

const MARGIN = 0.12;
/** The middle of signs and bars above the baseline. */
const AXIS = 0.25;

interface MathDrawn {
  readonly line: MathLine;
  readonly digitOf: DigitText;
  readonly marked: boolean;
}

/** Draws a line of mathematics with its top at a height. */
export function drawMath({ line, digitOf, marked }: MathDrawn, picture: PictureItems, top: number): Size {
  const box = row(line, 1, digitOf);
  const size = { width: box.width + 2 * MARGIN, height: box.up + box.down + 2 * MARGIN };
  if (marked)
    picture.box("mark", { x: 0.02, y: top + 0.02, width: size.width - 0.04, height: size.height - 0.04 });
  box.draw(MARGIN, top + MARGIN + box.up, picture);
  return size;
}

function row(line: MathLine, scale: number, digitOf: DigitText): MathBox {
  const boxes = line.map((item) => boxOf(item, scale, digitOf));
  return {
    width: boxes.reduce((sum, { width }) => sum + width, 0),
    up: Math.max(0.62 * scale, ...boxes.map(({ up }) => up)),
    down: Math.max(0.2 * scale, ...boxes.map(({ down }) => down)),
    draw: (x, y, picture) => {
      let at = x;
      for (const box of boxes) {
        box.draw(at, y, picture);
        at += box.width;
      }
    },
  };
}

const plain = (scale: number): { readonly up: number; readonly down: number } => ({
  up: 0.62 * scale,
  down: 0.2 * scale,
});

function boxOf(item: MathItem, scale: number, digitOf: DigitText): MathBox {
  switch (item.kind) {
    case "number":
      return numberBox(item, scale, digitOf);
    case "sign": {
      const before = item.alone ? 0.02 : 0.2;
      const wide = item.alone ? 0.46 : 0.44;
      const width = (wide + 2 * before) * scale;
      if (item.sign === "!" || item.sign === "," || item.sign === "∈" || item.sign === "∉")
        return wordBox(item.sign, item.alone ? 0.34 * scale : width, scale);
      return {
        ...plain(scale),
        width,
        draw: (x, y, picture) => {
          const path = signPath(item.sign, x + width / 2, y - AXIS * scale);
          if (path !== undefined) picture.path(path);
        },
      };
    }
    case "text":
      return wordBox(item.text, ([...item.text].length * 0.42 + (item.name ? 0.1 : 0.5)) * scale, scale);
    case "fraction":
      return fractionBox(item, scale, digitOf);
    case "power": {
      const base = row(item.base, scale, digitOf);
      const exponent = row(item.exponent, scale * 0.62, digitOf);
      const raise = Math.max(base.up - 0.22 * scale, 0.4 * scale) + exponent.down - 0.1 * scale;
      return {
        width: base.width + exponent.width + 0.03 * scale,
        up: Math.max(base.up, raise + exponent.up),
        down: base.down,
        draw: (x, y, picture) => {
          base.draw(x, y, picture);
          exponent.draw(x + base.width + 0.01 * scale, y - raise, picture);
        },
      };
    }
    case "based":
      return basedBox(item, scale, digitOf);
    case "root":
      return rootBox(item, scale, digitOf);
    case "brackets":
      return bracketBox(item.shape, row(item.inside, scale, digitOf), scale);
  }
}

function basedBox(item: Extract<MathItem, { kind: "based" }>, scale: number, digitOf: DigitText): MathBox {
  const number = row(item.number, scale, digitOf);
  const base = row(item.base, scale * 0.62, digitOf);
  const lower = 0.3 * scale;
  return {
    width: number.width + base.width + 0.03 * scale,
    up: number.up,
    down: Math.max(number.down, lower + base.down),
    draw: (x, y, picture) => {
      number.draw(x, y, picture);
      base.draw(x + number.width + 0.01 * scale, y + lower, picture);
    },
  };
}

function wordBox(text: string, width: number, scale: number): MathBox {
  return {
    ...plain(scale),
    width,
    draw: (x, y, picture) => picture.glyph("word", { text, x: x + width / 2, y, size: GLYPH * scale }),
  };
}

const NARROW = /^[IJ1ijl]$/;
const USUAL = /^[A-Za-z0-9\u0370-\u03ff\u0400-\u04ff]$/;
const WIDE = /^[MWmw\u0416\u0424\u0428\u0429\u042e\u042b]$/;

/** The widths of letters and digits, in cells. */
function advance(text: string): number {
  if (NARROW.test(text)) return 0.5;
  return USUAL.test(text) && !WIDE.test(text) ? 0.64 : 0.84;
}

function numberBox(
  { cells, decimals }: Extract<MathItem, { kind: "number" }>,
  scale: number,
  digitOf: DigitText,
): MathBox {
  const digit = (cell: Cell): string | undefined => (cell.kind === "digit" ? undefined : digitOf(cell));
  const widths = cells.map((cell) => {
    const unknown = cell.kind === "unknown";
    return (unknown ? 0.8 : digit(cell) === undefined ? advance(writtenCell(cell)) : 0.54) * scale;
  });
  const point = decimals > 0 ? 0.2 * scale : 0;
  return {
    ...plain(scale),
    width: widths.reduce((sum, width) => sum + width, point),
    draw: (x, y, picture) => {
      let at = x;
      for (const [i, cell] of cells.entries()) {
        const width = widths[i] as number;
        const middle = at + width / 2;
        const size = GLYPH * scale;
        const written = digit(cell);
        const symbol = symbolName(cell);
        if (cell.kind === "unknown")
          picture.box(
            "unknown",
            {
              x: middle - 0.33 * scale,
              y: y - (AXIS + 0.4) * scale,
              width: 0.66 * scale,
              height: 0.8 * scale,
            },
            symbol,
          );
        if (written !== undefined) picture.glyph("pen", { text: written, x: middle, y, size, symbol });
        else if (cell.kind !== "unknown")
          picture.glyph(cell.kind, { text: writtenCell(cell), x: middle, y, size, symbol });
        at += width;
        if (decimals > 0 && i === cells.length - decimals - 1) {
          picture.path(new SvgPath().dot(at + point / 2, y - 0.03));
          at += point;
        }
      }
    },
  };
}

function fractionBox(
  item: Extract<MathItem, { kind: "fraction" }>,
  scale: number,
  digitOf: DigitText,
): MathBox {
  const above = row(item.above, scale * 0.88, digitOf);
  const below = row(item.below, scale * 0.88, digitOf);
  const side = 0.1 * scale;
  const air = 0.1 * scale;
  const width = Math.max(above.width, below.width) + 4 * side;
  return {
    width,
    up: AXIS * scale + air + above.down + above.up,
    down: below.up + below.down + air - AXIS * scale,
    draw: (x, y, picture) => {
      const bar = y - AXIS * scale;
      picture.bar(x + side, x + width - side, bar);
      above.draw(x + (width - above.width) / 2, bar - air - above.down, picture);
      below.draw(x + (width - below.width) / 2, bar + air + below.up, picture);
    },
  };
}

function rootBox(item: Extract<MathItem, { kind: "root" }>, scale: number, digitOf: DigitText): MathBox {
  const inside = row(item.inside, scale, digitOf);
  const degree = item.degree === undefined ? undefined : row(item.degree, scale * 0.5, digitOf);
  const hook = 0.55 * scale;
  const before = Math.max(0, (degree?.width ?? 0) - hook * 0.35);
  const air = 0.1 * scale;
  return {
    width: before + hook + inside.width + 0.12 * scale,
    up: inside.up + air + 0.05,
    down: inside.down,
    draw: (x, y, picture) => {
      const left = x + before;
      const [top, foot] = [y - inside.up - air, y + inside.down * 0.7];
      picture.path(
        rootPath({ left, right: left + hook, top, foot }, left + hook + inside.width + 0.06 * scale),
      );
      const height = foot - top;
      degree?.draw(left + hook * 0.35 - degree.width, foot - height * 0.48 - degree.down, picture);
      inside.draw(left + hook + 0.03 * scale, y, picture);
    },
  };
}

function bracketBox(shape: MathBracket, inside: MathBox, scale: number): MathBox {
  const side = 0.28 * scale;
  return {
    width: inside.width + 2 * side,
    up: inside.up + 0.04,
    down: inside.down + 0.04,
    draw: (x, y, picture) => {
      const [top, foot] = [y - inside.up, y + inside.down];
      picture.path(bracketPath(shape, { inner: x + side * 0.85, outer: x + side * 0.3, top, foot }));
      const end = x + inside.width + 2 * side;
      picture.path(bracketPath(shape, { inner: end - side * 0.85, outer: end - side * 0.3, top, foot }));
      inside.draw(x + side, y, picture);
    },
  };
}

function bracketPath(
  shape: MathBracket,
  {
    inner,
    outer,
    top,
    foot,
  }: { readonly inner: number; readonly outer: number; readonly top: number; readonly foot: number },
): SvgPath {
  const path = new SvgPath();
  const middle = (inner + outer) / 2;
  const half = (top + foot) / 2;
  if (shape === "round") return path.curve(inner, top, 2 * outer - inner, half, inner, foot);
  if (shape === "bars") return path.line(middle, top, middle, foot);
  if (shape === "floor") return path.line(middle, top, middle, foot).to(inner, foot);
  return path
    .curve(inner, top, middle, top, middle, (top + half) / 2)
    .to(middle, half - 0.06)
    .to(outer, half)
    .to(middle, half + 0.06)
    .to(middle, (foot + half) / 2)
    .to(inner, foot);
}
