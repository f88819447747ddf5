/** A line of mathematics in LaTeX, with `amsmath` alone. */
import { writtenCell } from "../layout/line.js";
import type { DigitText } from "./fill-page.js";
import { latexSymbol, latexText } from "./latex-symbol.js";
import type { MathBracket, MathItem, MathLine, MathSign } from "./math.js";
import { LATEX_BLANK, penLatex } from "./page-latex.js";

const SIGNS: Readonly<Record<MathSign, string>> = {
  "+": "+",
  "−": "-",
  "×": "\\times ",
  "=": "=",
  "≠": "\\ne ",
  "<": "<",
  "≤": "\\le ",
  ">": ">",
  "≥": "\\ge ",
  "∈": "\\in ",
  "∉": "\\notin ",
  "!": "!",
  ",": ",",
};

const BRACKETS: Readonly<Record<MathBracket, readonly [string, string]>> = {
  round: ["(", ")"],
  curly: ["\\{", "\\}"],
  floor: ["\\lfloor ", "\\rfloor "],
  bars: ["\\vert ", "\\vert "],
};

export function mathLatex(line: MathLine, digitOf: DigitText): string {
  const inner = (part: MathLine): string => mathLatex(part, digitOf);
  return line.map((item) => itemLatex(item, inner, digitOf)).join("");
}

function itemLatex(item: MathItem, inner: (part: MathLine) => string, digitOf: DigitText): string {
  switch (item.kind) {
    case "number":
      return numberLatex(item, digitOf);
    case "sign":
      return SIGNS[item.sign];
    case "text":
      return item.name
        ? `\\operatorname{${item.text.replaceAll("_", "\\_")}}`
        : `\\;${latexText(item.text)}\\;`;
    case "fraction":
      return `\\frac{${inner(item.above)}}{${inner(item.below)}}`;
    case "power":
      return `{${inner(item.base)}}^{${inner(item.exponent)}}`;
    case "based":
      return `{${inner(item.number)}}_{${inner(item.base)}}`;
    case "root":
      return `\\sqrt${item.degree === undefined ? "" : `[${inner(item.degree)}]`}{${inner(item.inside)}}`;
    case "brackets": {
      const [open, close] = BRACKETS[item.shape];
      return `\\left${open}${inner(item.inside)}\\right${close}`;
    }
  }
}

function numberLatex({ cells, decimals }: Extract<MathItem, { kind: "number" }>, digitOf: DigitText): string {
  const texts = cells.map((cell) => {
    const digit = cell.kind === "digit" ? undefined : digitOf(cell);
    if (digit !== undefined) return penLatex(digit);
    return cell.kind === "unknown" ? LATEX_BLANK : latexSymbol(writtenCell(cell));
  });
  if (decimals > 0) texts.splice(-decimals, 0, "{.}");
  return `{${texts.join("")}}`;
}
