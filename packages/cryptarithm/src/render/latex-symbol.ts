/** Letters and words in LaTeX's mathematics: those of ASCII upright, all others in the font of the text around. */

const SPECIAL: Readonly<Record<string, string>> = {
  "\\": "\\textbackslash{}",
  "{": "\\{",
  "}": "\\}",
  $: "\\$",
  "&": "\\&",
  "#": "\\#",
  "%": "\\%",
  _: "\\_",
  "^": "\\textasciicircum{}",
  "~": "\\textasciitilde{}",
};

const latexEscaped = (text: string): string => text.replaceAll(/[\\{}$&#%_^~]/g, (c) => SPECIAL[c] ?? c);

/** A letter or digit. */
export function latexSymbol(text: string): string {
  if (/^[0-9]$/.test(text)) return text;
  return /^[A-Za-z]+$/.test(text) ? `\\mathrm{${text}}` : latexText(text);
}

export const latexText = (text: string): string => `\\text{${latexEscaped(text)}}`;
