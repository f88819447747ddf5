/** A layout as text, in the ways in which written-out arithmetic is printed; `read/` reads them again. */
import type { Layout, Role } from "../../syntax/layout.js";
import type { Arrangement } from "./arrangement.js";
import { lineOfLayout } from "./line-of-layout.js";
import { pageOfLayout } from "./page-of-layout.js";
import { pageText, type TextOptions } from "./page-text.js";

/**
 * Below each other, with the quotient or root where it is said (see `Arrangement`), or in one line: as the American
 * Cryptogram Association prints it (`line`), or without its words and semicolons (`codebusters`). Where a line would
 * leave something out, the rows stand below each other after all.
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
  if (inLine && hasLine(layout)) return lineOfLayout(layout, style, options);
  const arrangement: Arrangement | undefined = inLine ? undefined : style;
  return pageText(pageOfLayout(layout, arrangement === undefined ? {} : { arrangement }), options);
}

/**
 * Whether a line says all that the rows say: not of short divisions below each other, of divisions without their partial
 * products and of roots with their trial divisors, nor of multiplications and roots with decimals, whose rows nobody
 * could tell the place of.
 */
function hasLine({ kind, rows, stacked }: Layout): boolean {
  const has = (role: Role): boolean => rows.some((row) => row.role === role);
  if (stacked || has("trial-divisor")) return false;
  if (has("partial-dividend") && !has("partial-product")) return false;
  const steps = has("partial-product") || has("root-product");
  return kind === "division" || !steps || rows.every(({ decimals }) => !decimals);
}
