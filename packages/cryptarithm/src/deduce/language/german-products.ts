/** German for the rules of products, powers, division and general relations. */
import type { Language } from "./language.js";

export const GERMAN_PRODUCTS: Pick<Language, "rules" | "templates"> = {
  rules: {
    "times-one": "mal eins",
    "last-digit-identities": "letzte Ziffer eines Produkts",
    "row-length": "Länge der Zeile",
    "order-of-rows": "Reihenfolge der Zeilen",
    "leading-digit-analysis": "erste Ziffer eines Produkts",
    "square-endings": "Endziffern und Größe einer Wurzel",
    "extra-addition": "die Summe, die niemand schrieb",
    "division-bookkeeping": "Rechnen mit dem Rest",
    "carry-of-a-row": "Übertrag einer Zeile",
    squeeze: "von oben und unten",
    "internal-zero": "Null in der Mitte",
    "divisor-facts": "Teiler",
    "few-letters-left": "nur wenige Buchstaben offen",
    "second-digit-method": "die ersten beiden Ziffern",
    "table-matching": "Einmaleins-Tafeln vergleichen",
    "pattern-numbers": "Zahlen mit Muster",
    "tail-congruence": "die letzten Ziffern",
    "root-rows": "Wurzelziehen",
    "list-of-powers": "Liste der Potenzen",
    "word-table": "Tabelle eines Wortes",
  },
  templates: {
    "divisor-facts.own.never":
      "{number} müsste ein Vielfaches von {divisor} sein, aber das schaffen die übrigen Ziffern nicht.",
    "last-digit-identities.leaves": "Hier bleibt {facts}.",
    "few-letters-left.one": "In {part} ist nur noch {letters} offen. Probier die Ziffern der Reihe nach.",
    "few-letters-left.one.values":
      "In {part} ist nur noch {letters} offen. Der Reihe nach probiert, bleibt {values}.",
    "few-letters-left.one.never": "In {part} ist nur noch {letters} offen, und keine Ziffer passt.",
    "times-one": "{product} wiederholt {multiplicand}, also ist {letter} = 1.",
    "times-one.not":
      "1 × {multiplicand} wäre wieder {multiplicand}, aber {result} ist eine andere Zahl. Also ist {letter} nicht 1.",
    "times-one.zero": "0 × {multiplicand} wäre 0, aber {result} ist nicht 0. Also ist {letter} nicht 0.",

    "last-digit-identities": "{column}: {a} × {b} endet auf {r}. Mit den übrigen Ziffern: {ways}.",
    "last-digit-identities.square": "{column}: {a} × {a} endet wieder auf {a}. Das können nur {digits}.",
    "last-digit-identities.same":
      "{column}: {a} × {b} endet wieder auf {r}. Das geht mit 0, mit 1, mit 6 mal einer geraden und mit 5 mal einer ungeraden Ziffer.",
    "last-digit-identities.table": "{column}: {a} × {b} endet auf {r}. Die anderen Ziffern können das nie.",
    "last-digit-identities.never": "{column}: {a} × {b} endet mit den übrigen Ziffern nie auf {r}.",

    "carry-of-a-row":
      "{multiplicand} × {digit} überträgt nie {digit} oder mehr. Also ist jeder Übertrag höchstens {most}.",
    "row-length": "{product} hat nur {digits} Stellen, also ist {first} höchstens {most}.",
    "row-length.never": "{product} hat nur {digits} Stellen, aber {first} ist mehr als {most}.",
    "row-length.long":
      "{product} hat {digits} Stellen und fängt mit {top} an, also muss {first} mehr als {need} sein.",
    "row-length.long.never":
      "{product} hat {digits} Stellen und fängt mit {top} an, aber {first} ist nicht mehr als {need}.",

    "order-of-rows": "Zur größeren Ziffer gehört die größere Zeile: Vergleiche {product} mit {other}.",
    "order-of-rows.less": "{less} ist kleiner als {more}",
    "order-of-rows.more": "{more} ist größer als {less}",
    "order-of-rows.longer": "Die Zeile für {more} ist länger als die Zeile für {less}. Also gilt: {so}.",
    "order-of-rows.first": "{why}. Also ist die Zeile für {less} die kleinere, und {so}.",
    "order-of-rows.first.behind": "Beide Zeilen fangen mit {start} an. Danach gilt: {why}. Also: {so}.",
    "order-of-rows.same":
      "Die Zeilen für {first} und {second} sind dieselbe Zahl, also sind {first} und {second} dieselbe Ziffer.",
    "order-of-rows.digits": "{why}. Also ist die Zeile für {less} die kleinere, und {so}.",
    "order-of-rows.digits.at-most":
      "{why}. Also ist die Zeile für {less} die kleinere, und {low} ist nicht größer als {high}.",
    "order-of-rows.equal":
      "In {product} und {other} wird mit derselben Ziffer malgenommen. Also ist {first} = {second}.",
    "order-of-rows.same.never":
      "Die Zeilen für {first} und {second} sind dieselbe Zahl, aber {first} und {second} sind nicht dieselbe Ziffer.",
    "order-of-rows.never.larger":
      "Die Zeile für {more} ist größer als die Zeile für {less}, aber {more} ist nicht größer als {less}.",
    "order-of-rows.never":
      "Zur größeren Ziffer muss die größere Zeile gehören. Bei {product} und {other} geht das nicht.",

    "leading-digit-analysis":
      "{product}: {first} und der Übertrag von hinten müssen den Anfang {beginning} ergeben.",
    "leading-digit-analysis.ways":
      "{product}: {first} und der Übertrag von hinten ergeben {beginning}. Das passt für {ways}.",
    "leading-digit-analysis.never":
      "{product}: {first} und ein Übertrag von hinten können nie {beginning} ergeben.",
    "second-digit-method":
      "{product}: {first} und der Übertrag von hinten müssen den Anfang {beginning} ergeben.",
    "second-digit-method.ways":
      "{product}: {first} und der Übertrag von hinten ergeben {beginning}. Das passt für {ways}.",
    "second-digit-method.never":
      "{product}: {first} und ein Übertrag von hinten können nie {beginning} ergeben.",

    "square-endings": "{number} endet so wie {power}. Mit den übrigen Ziffern ist {root} → {end}: {ways}.",
    "square-endings.never": "{number} müsste so enden wie {power}, und das kann keine der übrigen Ziffern.",
    "square-endings.size": "{product}: Die erste Ziffer der Wurzel entscheidet, wo {beginning} liegt.",
    "square-endings.size.ways":
      "{product}: Die erste Ziffer der Wurzel entscheidet über den Anfang {beginning}. Das passt für {ways}.",
    "square-endings.size.never":
      "{product}: Keine erste Ziffer der Wurzel ergibt eine Zahl, die mit {beginning} anfängt.",
    "root-rows": "{product}: Die ersten beiden Ziffern der Wurzel entscheiden, wo {beginning} liegt.",
    "root-rows.ways":
      "{product}: Die ersten beiden Ziffern der Wurzel entscheiden über den Anfang {beginning}. Das passt für {ways}.",
    "root-rows.never":
      "{product}: Keine ersten beiden Ziffern der Wurzel ergeben eine Zahl, die mit {beginning} anfängt.",

    squeeze:
      "{left} liegt zwischen {low} und {high}, {right} zwischen {rightLow} und {rightHigh}. Beide müssen sich treffen.",
    "squeeze.right": "{left} liegt zwischen {low} und {high} und muss {rightLow} sein.",
    "squeeze.left": "{right} liegt zwischen {rightLow} und {rightHigh} und muss {low} sein.",
    "squeeze.less":
      "{left} ist mindestens {low}, und {right} ist höchstens {rightHigh}. Da bleibt wenig Platz.",
    "squeeze.more":
      "{left} ist höchstens {high}, und {right} ist mindestens {rightLow}. Da bleibt wenig Platz.",
    "squeeze.sides": "{left} und {right} könnten sich sonst nicht treffen.",

    "internal-zero":
      "Die 0 in {multiplicand} hält jeden Übertrag auf. {below} ist nur, was dort ankommt, weniger als {digit}, und weiter geht nichts.",
    "internal-zero.never":
      "Die 0 in {multiplicand} hält jeden Übertrag auf, {below} müsste also weniger als {digit} sein.",

    "divisor-facts": "{factor} ist ein Vielfaches von {divisor}, also ist es auch {number}.",
    "divisor-facts.own": "{number} ist ein Vielfaches von {divisor}.",
    "divisor-facts.last": "Das zeigt die letzte Ziffer.",
    "divisor-facts.two": "Das zeigen die letzten beiden Ziffern.",
    "divisor-facts.three": "Das zeigen die letzten drei Ziffern.",
    "divisor-facts.sum": "Also ist die Quersumme ein Vielfaches von {divisor}.",
    "divisor-facts.alternating":
      "Also ergeben die Ziffern, abwechselnd dazu und weg gerechnet, ein Vielfaches von {divisor}.",
    "divisor-facts.never": "{factor} ist ein Vielfaches von {divisor}, aber {number} kann keines sein.",

    "few-letters-left": "In {part} sind nur {letters} offen. Man probiert sie durch.",
    "few-letters-left.values": "In {part} sind nur {letters} offen. Durchprobieren lässt {values} übrig.",
    "few-letters-left.never": "In {part} sind nur {letters} offen, und keine ihrer Ziffern passt.",

    "table-matching": "{a} endet auf {aEnd}, und {b} endet auf {bEnd}. Beides können nur wenige Ziffern.",
    "table-matching.never": "{a} endet auf {aEnd}, und {b} endet auf {bEnd}. Beides kann keine Ziffer.",

    "pattern-numbers":
      "{number} ist ein Vielfaches von {prime}, was die Buchstaben auch sind. {prime} ist eine Primzahl, also ist {factors} ein Vielfaches davon.",
    "pattern-numbers.never":
      "{number} ist ein Vielfaches von {prime}, was die Buchstaben auch sind. Aber keine der Zahlen {factors} kann eines sein.",

    "extra-addition": "{parts} ergeben zusammen eine Summe, die niemand hingeschrieben hat: {relation}.",
    "extra-addition.use": "{relation}: Beide Seiten müssen sich treffen können.",
    "extra-addition.use.never": "{relation} ist nicht zu erreichen.",
    "extra-addition.ending": "Die letzten Ziffern von {relation} müssen zusammenpassen.",
    "extra-addition.ending.never": "Die letzten Ziffern von {relation} können nicht zusammenpassen.",
    "division-bookkeeping": "{parts} sagen zusammen: {relation}.",
    "division-bookkeeping.use": "{relation} lässt nur diese Ziffern zu.",
    "division-bookkeeping.use.never": "{relation} kann nicht sein.",
    "division-bookkeeping.ending": "Die letzten Ziffern von {relation} müssen zusammenpassen.",
    "division-bookkeeping.ending.never": "Die letzten Ziffern von {relation} können nicht zusammenpassen.",

    "tail-congruence":
      "Die letzten {length} Ziffern von {number} kommen allein von {tails}: Das muss auf {end} enden.",
    "tail-congruence.table":
      "Die letzten {length} Ziffern von {number} hängen allein von {letter} ab. Sie passen zu {end} für {letter} = {ends}.",
    "tail-congruence.never":
      "Die letzten {length} Ziffern von {number} kommen allein von {tails} und sind nie {end}.",

    "list-of-powers.square":
      "{word} ist eine Quadratzahl. Man schreibt die Quadratzahlen dieser Länge auf: Nur wenige haben dieses Muster.",
    "list-of-powers.square.left":
      "{word} ist eine Quadratzahl. Von denen dieser Länge haben nur diese das Muster: {values}.",
    "list-of-powers.square.never": "Keine Quadratzahl hat das Muster {word}.",
    "list-of-powers.cube":
      "{word} ist eine Kubikzahl. Man schreibt die Kubikzahlen dieser Länge auf: Nur wenige haben dieses Muster.",
    "list-of-powers.cube.left":
      "{word} ist eine Kubikzahl. Von denen dieser Länge haben nur diese das Muster: {values}.",
    "list-of-powers.cube.never": "Keine Kubikzahl hat das Muster {word}.",
    "list-of-powers.power":
      "{word} ist eine Potenz mit Exponent {exponent}. Man schreibt die von dieser Länge auf: Nur wenige haben dieses Muster.",
    "list-of-powers.power.left":
      "{word} ist eine Potenz mit Exponent {exponent}. Von denen dieser Länge haben nur diese das Muster: {values}.",
    "list-of-powers.power.never": "Keine Potenz mit Exponent {exponent} hat das Muster {word}.",
    "list-of-powers.root":
      "{part} macht {word} zu einer Potenz mit Exponent {exponent}. Man schreibt die von dieser Länge auf und probiert sie: Wenige passen.",
    "list-of-powers.root.left":
      "{part} macht {word} zu einer Potenz mit Exponent {exponent}. Von denen dieser Länge passen nur diese: {values}.",
    "list-of-powers.root.never":
      "{part} macht {word} zu einer Potenz mit Exponent {exponent}. Von denen dieser Länge passt keine.",
    "list-of-powers.shared":
      "{part}: Beide sind Potenzen einer Zahl n, {word} = n^{exponent} und {other} = n^{otherExponent}. Nur wenige n haben dieses Muster.",
    "list-of-powers.shared.left":
      "{part}: Beide sind Potenzen einer Zahl n, {word} = n^{exponent} und {other} = n^{otherExponent}. Nur diese haben das Muster: {values}.",
    "list-of-powers.shared.never":
      "{part}: Beide sind Potenzen einer Zahl n, {word} = n^{exponent} und {other} = n^{otherExponent}. Kein n hat dieses Muster.",

    "word-table":
      "{word} kann nur noch {lines} Werte haben. Man schreibt zu jedem das Ergebnis und streicht, was nicht {result} ist.",
    "word-table.left":
      "{word} kann nur noch {lines} Werte haben. Von den Ergebnissen passen nur diese zu {result}: {rows}.",
    "word-table.never": "{word} kann nur noch {lines} Werte haben, und kein Ergebnis passt zu {result}.",
  },
};
