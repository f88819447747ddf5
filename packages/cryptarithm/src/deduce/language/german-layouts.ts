/**
 * Sentences about written-out calculations in German. Ordinal numbers are kept without their endings, which stand
 * in the templates.
 */
import { GERMAN_ORDINALS } from "../../semantics/german-count-words.js";

export const GERMAN_LAYOUTS = {
  rules: {
    "digit-without-a-row": "Ziffer ohne Zeile",
  },
  templates: {
    "column-of-row": "{place} {row}",
    "in-row": "{row}: {text}",
    "row.partial-product": "im {nth}en Teilprodukt",
    "row.partial-product.only": "im Teilprodukt",
    "row.sum-of-rows.only": "in der Summe der Teilprodukte",
    "row.sum-of-rows": "in der {nth}en Summe",
    "row.subtraction": "in der {nth}en Subtraktion",
    "row.subtraction.only": "in der Subtraktion",
    "row.remainder": "im {nth}en Rest",
    "row.remainder.only": "im Rest",
    "row.root-product": "in der {nth}en Zeile der Wurzel",
    "row.root-product.only": "in der Zeile der Wurzel",
    "row.empty-digit.only": "bei einer Ziffer ohne Zeile",
    "row.brought-zero.only": "bei einer heruntergeholten Ziffer",
    "row.division": "in der {nth}en Division",
    "row.division.only": "in der Division",
    "row.line": "in der {nth}en Zeile",
    "row.file": "in der {nth}en Spalte",
    "row.diagonal": "in der {nth}en Diagonale",
    "row.calculation": "in der {nth}en Rechnung",
    "row.calculation.only": "in der Rechnung",
    "row-heading.partial-product": "{nth}es Teilprodukt",
    "row-heading.partial-product.only": "Teilprodukt",
    "row-heading.sum-of-rows.only": "Summe der Teilprodukte",
    "row-heading.sum-of-rows": "{nth}e Summe",
    "row-heading.subtraction": "{nth}e Subtraktion",
    "row-heading.subtraction.only": "Subtraktion",
    "row-heading.remainder": "{nth}er Rest",
    "row-heading.remainder.only": "Rest",
    "row-heading.root-product": "{nth}e Zeile der Wurzel",
    "row-heading.root-product.only": "Zeile der Wurzel",
    "row-heading.empty-digit.only": "Ziffer ohne Zeile",
    "row-heading.brought-zero.only": "heruntergeholte Ziffer",
    "row-heading.division": "{nth}e Division",
    "row-heading.division.only": "Division",
    "row-heading.line": "{nth}e Zeile",
    "row-heading.file": "{nth}e Spalte",
    "row-heading.diagonal": "{nth}e Diagonale",
    "row-heading.calculation": "{nth}e Rechnung",
    "row-heading.calculation.only": "Rechnung",
    "finish-the-column.same":
      "{column}: Alles andere in der Spalte ist bekannt, also ist {letter} gleich {digit}.",
    "finish-the-column.carried": "{column}: Dort steht nur der Übertrag, also ist {carry} gleich {digit}.",
    "finish-the-column.known":
      "{column}: Alles, was dort malgenommen wird, ist bekannt, also ist {letter} gleich {digit}.",
    "digit-without-a-row.brought-down":
      "Hinter dem Ende des Dividenden werden Nullen heruntergeholt, also ist {letter} = 0.",
    "digit-without-a-row.in-front":
      "{letter} stünde vorn in der Zeile, und dort lässt man nur eine 0 weg. Also ist {letter} = 0.",
    "squeeze.left-over.known": "was übrig bleibt, {left}, ist kleiner als {right}.",
    "squeeze.left-over":
      "was übrig bleibt, {left}, ist kleiner als {right}, und das ist höchstens {rightHigh}.",
    "squeeze.left-over.at-most":
      "was übrig bleibt, {left}, ist höchstens {right}, und das ist höchstens {rightHigh}.",
    "squeeze.divisor": "{right} ist größer als das, was übrig bleibt, {left}, und das ist mindestens {low}.",
    "squeeze.divisor.at-most":
      "{right} ist nicht kleiner als das, was übrig bleibt, {left}, und das ist mindestens {low}.",
    "digit-without-a-row.division":
      "Hier wird mehr als eine Ziffer auf einmal heruntergeholt: Der Divisor ging vorher nicht hinein, also steht im Quotienten eine 0, und {letter} = 0.",
    "digit-without-a-row.multiplication":
      "Für {letter} gibt es kein Teilprodukt, also ist diese Ziffer des Multiplikators 0.",
    "digit-without-a-row.root": "Für {letter} gibt es keine Zeile, also ist diese Ziffer der Wurzel 0.",
    "digit-without-a-row.never":
      "Für {letter} gibt es keine Zeile, also müsste es 0 sein; das geht aber nicht.",
  },
  ordinals: GERMAN_ORDINALS as typeof GERMAN_ORDINALS,
  ordinalBeyond: "{n}t",
} as const;
