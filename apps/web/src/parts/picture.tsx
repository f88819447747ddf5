/**
 * A drawing of the engine on the page: the same picture that is printed, as elements instead of text. Print is ink,
 * what is entered is pen, where to look is marked; the colours are the stylesheet's. It is one image with a name.
 */
import type { Picture as Drawn, PictureGlyph, PictureItem } from "cryptarithm";
import { Fragment, type JSX } from "preact";

/** Hundredths of a cell: the unit of the engine's paths. */
export const UNITS = 100;
/** The thickness of signs and bars, in cells: at least two pixels, but in tiny drawings not so thick that signs fill up. */
const STROKE = 0.05;
const THICKEST = 0.1;

export interface PictureProps {
  readonly picture: Drawn;
  /** The width of a cell in pixels. */
  readonly cell: number;
  /** What it says when it is heard; its title when left out. */
  readonly label?: string;
  /** Letters and cells whose digits are new: they are ringed. */
  readonly fresh?: ReadonlySet<string>;
}

/** Around a new digit, in cells: half the width of the ring, and how far its middle is above the baseline. */
const RING = 0.4;
const RISE = 0.24;

export function Picture({ picture, cell, label, fresh }: PictureProps): JSX.Element {
  const { width, height, items } = picture;
  return (
    <svg
      class="picture"
      role="img"
      aria-label={label ?? picture.title}
      width={Math.round(width * cell)}
      height={Math.round(height * cell)}
      viewBox={`0 0 ${width * UNITS} ${height * UNITS}`}
    >
      {items.map((item, i) => (
        <Fragment key={i}>
          {isFresh(item, fresh) && (
            <circle class="fresh" cx={item.x * UNITS} cy={(item.y - RISE) * UNITS} r={RING * UNITS} />
          )}
          <Item item={item} cell={cell} />
        </Fragment>
      ))}
    </svg>
  );
}

const isFresh = (item: PictureItem, fresh: ReadonlySet<string> | undefined): item is PictureGlyph =>
  item.kind === "glyph" && item.glyph === "pen" && fresh?.has(item.symbol ?? "") === true;

/** One character of a drawing. */
export function Glyph({ glyph }: { readonly glyph: PictureGlyph }): JSX.Element {
  return (
    <text
      class={glyph.glyph}
      x={glyph.x * UNITS}
      y={glyph.y * UNITS}
      font-size={glyph.size * UNITS}
      text-anchor="middle"
    >
      {glyph.text}
    </text>
  );
}

function Item({ item, cell }: { readonly item: PictureItem; readonly cell: number }): JSX.Element {
  switch (item.kind) {
    case "glyph":
      return <Glyph glyph={item} />;
    case "path":
      return (
        <path class="sign" d={item.d} stroke-width={Math.max(STROKE, Math.min(THICKEST, 2 / cell)) * UNITS} />
      );
    case "box":
      return (
        <rect
          class={item.box}
          x={item.x * UNITS}
          y={item.y * UNITS}
          width={item.width * UNITS}
          height={item.height * UNITS}
          rx={item.radius * UNITS}
        />
      );
  }
}
