/** A digit as it is written: above 9 the letters A to Z. */
export const digitText = (digit: number): string => digit.toString(36).toUpperCase();
