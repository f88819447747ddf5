/** The style in which clubs print a whole calculation in one line. */

/**
 * At least two equals signs in one line with a product, a quotient or a root: `AB*CD=EFG+HIJ=KLMN`. As a formula that
 * would be a chain that hardly anybody means.
 */
export const isClubStyle = (text: string): boolean =>
  !text.trim().includes("\n") && (text.match(/=/g)?.length ?? 0) >= 2 && /[*×·/÷:√]/u.test(text);
