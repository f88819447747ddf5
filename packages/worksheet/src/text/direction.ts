/** The direction of formulas: from left to right in every script. */

const LEFT_TO_RIGHT = "\u200e";
/** Words that are written from right to left. */
const LEFTWARDS = /[\u0590-\u08ff]+/g;

/** A formula with marks around its words that keep the order of what stands between them. */
export const leftToRight = (formula: string): string =>
  formula.replace(LEFTWARDS, `${LEFT_TO_RIGHT}$&${LEFT_TO_RIGHT}`);

/** A text without such marks. */
export const withoutDirection = (text: string): string => text.replaceAll(LEFT_TO_RIGHT, "");
