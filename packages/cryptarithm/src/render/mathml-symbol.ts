/** Letters, digits and blanks in MathML, each as wide as the others so that they stand below each other. */
import { element, escaped } from "./xml.js";

/** The width of a cell. */
export const CELL_EM = 1;

/** A symbol in a box of one width. */
export const mathmlCell = (content: string): string =>
  element("mpadded", { width: `${CELL_EM}em`, lspace: "0.15em" }, content);

export const mathmlLetter = (text: string): string => element("mi", { mathvariant: "normal" }, escaped(text));
export const mathmlDigit = (text: string): string => element("mn", {}, escaped(text));
/** A digit that was found. */
export const mathmlPen = (text: string): string => element("mn", { class: "pen" }, escaped(text));
/** An unknown cell. */
export const MATHML_BLANK: string = element("mi", { mathvariant: "normal", class: "unknown" }, "□");
