/** A layout as text, in the ways in which written-out arithmetic is printed; `read/` reads them again. */
import type { Layout } from "../../syntax/layout.js";
import type { Arrangement } from "./arrangement.js";
import { lineOfLayout } from "./line-of-layout.js";
import { pageOfLayout } from "./page-of-layout.js";
import { pageText, type TextOptions } from "./page-text.js";

/**
 * Below each other, with the quotient or root where it is said (see `Arrangement`), or in one line: as the American
 * Cryptogram Association prints it (`line`), or without its words and semicolons (`codebusters`).
 */
export const LAYOUT_STYLES = ["above", "right", "below", "french", "line", "codebusters"] as const;
export type LayoutStyle = (typeof LAYOUT_STYLES)[number];

export interface WriteOptions extends TextOptions {
  /** Below each other, as the layout says, when left out. */
  readonly style?: LayoutStyle;
}

/**
 * The text of a layout.
 *
 * @example
 * writeLayout(layout, { ascii: true }); // "  SEND\n+ MORE\n~~~~~~\n MONEY"
 */
export function writeLayout(layout: Layout, { style, ...options }: WriteOptions = {}): string {
  const inLine = style === "line" || style === "codebusters";
  // Short divisions below each other have no notation in one line.
  if (inLine && !layout.stacked) return lineOfLayout(layout, style, options);
  const arrangement: Arrangement | undefined = inLine ? undefined : style;
  return pageText(pageOfLayout(layout, arrangement === undefined ? {} : { arrangement }), options);
}
