/** A digit as the whole page writes it: above nine a capital letter. */
export const digitText = (digit: number): string => digit.toString(36).toUpperCase();
