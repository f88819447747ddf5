/** A line of mathematics in MathML Core. */
import { writtenCell } from "../layout/line.js";
import type { DigitText } from "./fill-page.js";
import type { MathBracket, MathItem, MathLine } from "./math.js";
import { MATHML_BLANK, mathmlDigit, mathmlLetter, mathmlPen } from "./mathml-symbol.js";
import { element, escaped } from "./xml.js";

const BRACKETS: Readonly<Record<MathBracket, readonly [string, string]>> = {
  round: ["(", ")"],
  curly: ["{", "}"],
  floor: ["⌊", "⌋"],
  bars: ["|", "|"],
};

export function mathMathml(line: MathLine, digitOf: DigitText): string {
  const row = (part: MathLine): string => mathMathml(part, digitOf);
  return element("mrow", {}, line.map((item) => itemMathml(item, row, digitOf)).join(""));
}

function itemMathml(item: MathItem, row: (part: MathLine) => string, digitOf: DigitText): string {
  switch (item.kind) {
    case "number":
      return numberMathml(item, digitOf);
    case "sign":
      return element("mo", {}, escaped(item.sign));
    case "text":
      return item.name
        ? element("mi", {}, escaped(item.text))
        : element("mtext", {}, `\u00a0${escaped(item.text)}\u00a0`);
    case "fraction":
      return element("mfrac", {}, row(item.above) + row(item.below));
    case "power":
      return element("msup", {}, row(item.base) + row(item.exponent));
    case "based":
      return element("msub", {}, row(item.number) + row(item.base));
    case "root":
      return item.degree === undefined
        ? element("msqrt", {}, row(item.inside))
        : element("mroot", {}, row(item.inside) + row(item.degree));
    case "brackets": {
      const [open, close] = BRACKETS[item.shape];
      return element(
        "mrow",
        {},
        `${element("mo", { form: "prefix" }, open)}${row(item.inside)}${element("mo", { form: "postfix" }, close)}`,
      );
    }
  }
}

function numberMathml(
  { cells, decimals }: Extract<MathItem, { kind: "number" }>,
  digitOf: DigitText,
): string {
  const texts = cells.map((cell) => {
    const digit = cell.kind === "digit" ? undefined : digitOf(cell);
    if (digit !== undefined) return mathmlPen(digit);
    if (cell.kind === "unknown") return MATHML_BLANK;
    return cell.kind === "letter" ? mathmlLetter(writtenCell(cell)) : mathmlDigit(writtenCell(cell));
  });
  if (decimals > 0) texts.splice(-decimals, 0, element("mo", { lspace: "0", rspace: "0" }, "."));
  return element("mrow", {}, texts.join(""));
}
