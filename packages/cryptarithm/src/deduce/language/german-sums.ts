/** German for the rules of sums and differences. */
import type { Language } from "./language.js";

export const GERMAN_SUMS: Pick<Language, "rules" | "templates"> = {
  rules: {
    "neighbouring-columns": "Nachbarspalten",
    "columns-together": "Spalten zusammen",
    "linked-columns": "verbundene Spalten",
    "column-table": "Spalte durchprobieren",
    "length-check": "Länge der Zahlen",
    "overflow-digit": "vorderste Ziffer",
    "zero-in-the-units": "Null bei den Einern",
    "zero-or-nine": "null oder neun",
    "only-letter-left": "nur ein Buchstabe übrig",
    "next-door-letters": "Nachbarziffern",
    "shrinking-lead": "eins weniger",
    "must-carry": "mit oder ohne Übertrag",
    "what-a-carry-asks-for": "was der Übertrag verlangt",
    "greater-than": "größer als",
    "doubled-letter": "gerade und ungerade",
    "finish-the-column": "Spalte ausrechnen",
    "claimed-digit": "vergebene Ziffer",
    weights: "gleiche Buchstaben zusammen",
    substitution: "Einsetzen",
    "twin-columns": "Zwillingsspalten",
    "locked-digits": "gebundene Ziffern",
    crowding: "Gedränge",
    "rule-of-nine": "Neunerprobe",
    "carry-count": "Überträge zählen",
    "rule-of-eleven": "Elferprobe",
    "no-change": "null ändert nichts",
  },
  templates: {
    "doubled-letter.is-odd": "{letters} ist ungerade.",
    "doubled-letter.is-even": "{letters} ist gerade.",
    "doubled-letter.are-odd": "{letters} sind ungerade.",
    "doubled-letter.are-even": "{letters} sind gerade.",
    "only-letter-left.unmatched":
      "Es gibt so viele Buchstaben wie Ziffern, aber die übrigen Ziffern reichen nicht für die Buchstaben.",
    "locked-digits.single": "Davon kann {letter} nur {digit} sein.",
    "weights.at-most": "Also ist {term} höchstens {high} und {letter} höchstens {to}.",
    "weights.at-least": "Also ist {term} mindestens {low} und {letter} mindestens {from}.",
    "zero-or-nine.column.out":
      "{column}: {equation}. Also ergeben {letter} und der Übertrag, der dazukommt, zusammen {round}.",
    "overflow-digit.printed": "{column}: Hier kommt nur der Übertrag an, also ist er {digit}.",
    "columns-together":
      "{column} und {other} zusammen: {equation}, {next}. Schreib alle Möglichkeiten für beide auf: Anderes kommt nicht vor.",
    "columns-together.ways":
      "{column} und {other} zusammen: {equation}, {next}. Für beide gibt es {ways} Möglichkeiten, und anderes kommt darin nicht vor.",
    "linked-columns":
      "{column} und {other} zusammen: {equation}, {next}. Schreib alle Möglichkeiten für beide auf: Anderes kommt nicht vor.",
    "linked-columns.ways":
      "{column} und {other} zusammen: {equation}, {next}. Für beide gibt es {ways} Möglichkeiten, und anderes kommt darin nicht vor.",
    "neighbouring-columns":
      "{column} und {other} zusammen: {equation}, {next}. Schreib alle Möglichkeiten für beide auf: Anderes kommt nicht vor.",
    "neighbouring-columns.ways":
      "{column} und {other} zusammen: {equation}, {next}. Für beide gibt es {ways} Möglichkeiten, und anderes kommt darin nicht vor.",
    "column-table": "{column}: {equation}. Schreib alle Möglichkeiten dafür auf: Anderes kommt nicht vor.",
    "column-table.ways":
      "{column}: {equation}. Dafür gibt es {ways} Möglichkeiten, und anderes kommt darin nicht vor.",
    "claimed-digit.ways":
      "{column}: {equation}. Dafür gibt es {ways} Möglichkeiten, und in allen hat einer der Buchstaben diese Ziffer.",
    "claimed-digit.two": "Also ist die {digit} bei {letters} und die {other} bei {others}.",
    "claimed-digit.all": "Also sind {letters} in irgendeiner Reihenfolge {digits}.",
    "taken.all": "{digits} sind vergeben.",
    "taken.others": "Alles andere bräuchte eine vergebene Ziffer.",
    "excluded.known": "{letter} ist {digits}, wie schon gefunden.",
    "finish-the-column.unchanged":
      "{column}: {letter} kommt unverändert herunter, also kommt kein Übertrag dazu.",
    "overflow-digit.known": "{column}: Hier kommt nur der Übertrag an, also ist {letter} = {digit}.",
    "overflow-digit.back": "{column}: {letter} ist nichts als der Übertrag. Also ist auch {carry} = {digit}.",
    "overflow-digit.some":
      "{column}: {letter} ist nichts als der Übertrag und mindestens {low}. Also ist auch {carry} mindestens {low}.",
    "overflow-digit.most":
      "{column}: Hier kommt nur der Übertrag an, und der ist höchstens {most}. Also ist {letter} höchstens {most}.",
    "column-bounds.all-greatest":
      "{column}: {added} muss mindestens {need} sein und ist höchstens {most}. Also {facts}.",
    "column-bounds.all-least":
      "{column}: {added} darf höchstens {limit} sein und ist mindestens {least}. Also {facts}.",
    "column-bounds.at-least.more":
      "Ohne {letter} ist es höchstens {most}, also ist {letter} mindestens {low}.",
    "column-bounds.at-most.more":
      "Ohne {letter} ist es mindestens {least}, also ist {letter} höchstens {high}.",
    "must-carry.between":
      "{column}: {added} liegt zwischen {least} und {most}, also ist der Übertrag {carry}.",
    "must-carry.some": "{column}: {added} ist mindestens {least}, also ist der Übertrag mindestens {carry}.",
    fits: "Das passt nur für {ways}.",
    "fits.others": "Setz die übrigen Ziffern ein: Andere passen nicht.",
    "fits.never": "Das können die übrigen Ziffern nicht.",
    "doubled-letter.rows": "Das lässt {rows}.",
    "twin-columns.so": "Also {facts}.",
    "linked-columns.never": "{column} und {other}: {equation} und {next} geht nicht beides.",
    taken: "Die {digit} hat schon {letter}.",
    "taken.more": "{digits} haben schon {letters}.",
    "read-upwards": "Von unten gelesen: {sum}.",
    "length-check": "{small} ist höchstens {high}, aber {large} ist mindestens {low}.",
    "overflow-digit":
      "{added} ist weniger als {limit}, aber {result} hat {places} Stellen. Also steht vorn {digits}.",
    "overflow-digit.carry":
      "{column}: Hier kommt nur der Übertrag an, und der ist höchstens {most}. Also ist {letter} gleich {digits}.",
    "overflow-digit.never": "{column}: Hier kommt nur der Übertrag an, und der ist höchstens {most}.",
    "zero-in-the-units":
      "{column}: {added} endet wieder auf {through}. Das geht nur, wenn 0 dazukommt, also ist {letter} = 0.",
    "zero-in-the-units.times":
      "{column}: {added} endet wieder auf {through}, also endet {times} × {letter} auf 0. Also ist {letter} gleich {digits}.",
    "zero-in-the-units.never": "{column}: {added} endet wieder auf {through}, also müsste {letter} = 0 sein.",
    "zero-or-nine":
      "{column}: {added} ergibt wieder {through}. Also ist {letter} = 0, oder {last}, wenn ein Übertrag hinein- und hinausgeht.",
    "zero-or-nine.nine":
      "{column}: {added} ergibt wieder {through}. Also ist {letter} = 0, oder {last}, wenn ein Übertrag hinein- und hinausgeht. Die 0 geht nicht.",
    "zero-or-nine.zero":
      "{column}: {added} ergibt wieder {through}. Also ist {letter} = 0, oder {last}, wenn ein Übertrag hinein- und hinausgeht. Die {last} geht nicht.",
    "zero-or-nine.never":
      "{column}: {added} ergibt wieder {through}, also müsste {letter} = 0 oder {last} sein.",
    "zero-or-nine.column":
      "{column}: {equation}. Also ergeben {letter} und der Übertrag, der dazukommt, zusammen 0 oder eine runde Zahl.",
    "zero-or-nine.out":
      "{column}: {added} ergibt wieder {through}. Also ist {letter} = 0, oder {last}, wenn ein Übertrag hinein- und hinausgeht. Und es geht einer hinaus.",
    "zero-or-nine.not-out":
      "{column}: {added} ergibt wieder {through}. Also ist {letter} = 0, oder {last}, wenn ein Übertrag hinein- und hinausgeht. Aber es geht keiner hinaus.",
    "only-letter-left":
      "Es gibt so viele Buchstaben wie Ziffern, also ist einer davon {digit}. Das kann nur noch {letter} sein.",
    "only-letter-left.none":
      "Es gibt so viele Buchstaben wie Ziffern, aber {digits} kann kein Buchstabe mehr sein.",
    "column-bounds.at-least.times":
      "{column}: {added} muss mindestens {need} sein. Also ist {terms} mindestens {rest} und {letter} mindestens {low}.",
    "column-bounds.at-most.times":
      "{column}: {added} darf höchstens {limit} sein. Also ist {terms} höchstens {rest} und {letter} höchstens {high}.",
    excluded: "{letter} ist nicht {digits}, das wissen wir schon.",
    "excluded.above": "{letter} ist höchstens {high}, wie schon gefunden.",
    "excluded.below": "{letter} ist mindestens {low}, wie schon gefunden.",
    "columns-together.never": "{column} und {other}: {equation} und {next} geht nicht beides.",
    "column-bounds": "{column}: {equation}.",
    "column-bounds.between":
      "{column}: {added} liegt zwischen {least} und {most}. Also ist {letter} gleich {digits}.",
    "column-bounds.reach":
      "{column}: {added} muss {need} erreichen und ist höchstens {most}. Also ist {letter} gleich {digits}.",
    "column-bounds.at-least":
      "{column}: {added} muss mindestens {need} sein und ist ohne {letter} höchstens {most}. Also ist {letter} mindestens {low}.",
    "column-bounds.at-least.alone":
      "{column}: {added} muss mindestens {need} sein. Also ist {letter} mindestens {low}.",
    "column-bounds.at-most":
      "{column}: {added} darf höchstens {limit} sein und ist ohne {letter} mindestens {least}. Also ist {letter} höchstens {high}.",
    "column-bounds.at-most.alone":
      "{column}: {added} darf höchstens {limit} sein. Also ist {letter} höchstens {high}.",
    "column-bounds.result-most":
      "{column}: {added} ist höchstens {most}, und {need} davon gehen in den Übertrag. Also ist {letter} höchstens {rest}.",
    "column-bounds.result-most.none":
      "{column}: {added} ist höchstens {most}. Also ist {letter} höchstens {rest}.",
    "column-bounds.result-least":
      "{column}: {added} ist mindestens {least}. Also ist {letter} mindestens {rest}.",
    "column-bounds.too-small": "{column}: {added} müsste mindestens {need} sein, ist aber höchstens {most}.",
    "column-bounds.too-great":
      "{column}: {added} ist mindestens {least}, dürfte aber höchstens {limit} sein.",
    "greater-than":
      "{column}: Es geht kein Übertrag hinaus, und {added} ist mindestens {least}. Also ist {letter} mindestens {rest}.",
    "must-carry": "{column}: {added} ist mindestens {least}, also ist der Übertrag {carry}.",
    "must-carry.result":
      "{column}: {added} ist mindestens {least}, aber {result} ist höchstens {limit}. Also gibt es einen Übertrag.",
    "must-carry.limit":
      "{column}: {added} ist mindestens {least}, mehr als {limit}. Also ist der Übertrag mindestens {carry}.",
    "must-carry.none": "{column}: {added} ist höchstens {most}, also gibt es keinen Übertrag.",
    "must-carry.most": "{column}: {added} ist höchstens {most}, also ist der Übertrag höchstens {carry}.",
    "must-carry.cannot":
      "{column}: Für den Übertrag {carry} müsste {added} mindestens {need} sein. Es ist aber höchstens {most}.",
    "what-a-carry-asks-for.in":
      "{column}: {added} muss mindestens {need} sein, aber {rest} ist höchstens {most}. Also kommt ein Übertrag dazu.",
    "what-a-carry-asks-for.none-in":
      "{column}: {added} darf höchstens {limit} sein, und {rest} ist schon {least}. Also kommt kein Übertrag dazu.",
    "what-a-carry-asks-for.few-in":
      "{column}: {added} darf höchstens {limit} sein, und {rest} ist mindestens {least}. Also kommt ein Übertrag von höchstens {carry} dazu.",
    "next-door-letters":
      "{column}: Aus {above} oben wird {below} unten. Das kann nur ein Übertrag bewirkt haben, also kam 1 dazu, und {below} ist {above} + 1.",
    "next-door-letters.stops":
      "{column}: Aus {above} oben wird {below} unten, also kam 1 dazu. Hinaus geht nichts: Mit {above} = {last} wäre {below} = 0.",
    "next-door-letters.around":
      "{column}: {above} und ein Übertrag müssen zusammen mehr als {last} ergeben. Also ist {above} = {last}, ein Übertrag kommt dazu, und {below} ist 0.",
    "next-door-letters.nine":
      "{column}: {added} ergibt {below}. Mit einem Übertrag wäre das wieder {above}, also kommt keiner dazu.",
    "next-door-letters.several":
      "{column}: Aus {above} oben wird {below} unten. Das kann nur ein Übertrag bewirkt haben, also kam einer dazu.",
    "next-door-letters.never":
      "{column}: Aus {above} oben müsste {below} unten werden, aber das schafft kein Übertrag.",
    "next-door-letters.note": "{first} ist {second} + {by}.",
    "shrinking-lead":
      "Aus {above} ist {below} geworden, und das kann nur ein Übertrag bewirkt haben. Also kam 1 dazu, und {below} ist {above} + 1.",
    "doubled-letter.even": "{column}: Das Doppelte von {doubled} ist gerade, also ist {letter} gerade.",
    "doubled-letter.and-even":
      "{column}: Das Doppelte von {doubled} ist gerade, und {more} ändert daran nichts. Also ist {letter} gerade.",
    "doubled-letter.and-odd":
      "{column}: Das Doppelte von {doubled} ist gerade, mit {more} wird es ungerade. Also ist {letter} ungerade.",
    "doubled-letter.balance-even":
      "{column}: {equation}. Beide Seiten sind gerade oder beide ungerade, also ist {letter} gerade.",
    "doubled-letter.balance-odd":
      "{column}: {equation}. Beide Seiten sind gerade oder beide ungerade, also ist {letter} ungerade.",
    "doubled-letter.carry":
      "{column}: {equation}. Beide Seiten müssen gerade oder beide ungerade sein, also kommt ein Übertrag von {carry} dazu.",
    "doubled-letter.no-carry":
      "{column}: {equation}. Beide Seiten müssen gerade oder beide ungerade sein, also kommt kein Übertrag dazu.",
    "doubled-letter.never": "{column}: {equation}. Eine Seite wäre gerade und die andere ungerade.",
    "finish-the-column": "{column}: {equation}.",
    "finish-the-column.never": "{column}: {equation}. Mit den übrigen Ziffern geht das nicht.",
    "column-table.never": "{column}: {equation}. Mit den übrigen Ziffern geht das nicht.",
    "claimed-digit": "{column}: {equation}. Wie das auch aufgeht: Einer der Buchstaben hat diese Ziffer.",
    "neighbouring-columns.never": "{column} und {other}: {equation} und {next} geht nicht beides.",
    weights: "Gleiche Buchstaben zusammengefasst: {equation}.",
    "weights.between": "Also liegt {term} zwischen {low} und {high} und {letter} zwischen {from} und {to}.",
    "column-table.pairs": "{column}: {equation}. Das ist {rows}, auch umgekehrt.",
    "claimed-digit.pairs": "{column}: {equation}. Das ist {rows}, auch umgekehrt.",
    substitution: "{column}: {equation}. {first} ist {second} + {by}, damit fällt {second} weg: {left}.",
    "substitution.put": "{column}: {equation}. {first} ist {second} + {by}; eingesetzt: {left}.",
    "substitution.never":
      "{column}: {equation}. {first} ist {second} + {by}, damit fällt {second} weg: {left}, und das geht nicht.",
    "substitution.put.never":
      "{column}: {equation}. {first} ist {second} + {by}; eingesetzt: {left}, und das geht nicht.",
    "substitution.columns": "{column}: {equation}. Darin wird {next} eingesetzt.",
    "twin-columns":
      "{column} und {other}: Zweimal wird dasselbe addiert, aber es ergibt {first} und {second}. Den Unterschied können nur die Überträge machen, die dazukommen.",
    "twin-columns.same":
      "{column} und {other}: Zweimal wird dasselbe addiert und ergibt zweimal {first}. Also kommt auch derselbe Übertrag dazu.",
    "twin-columns.never":
      "{column} und {other}: Zweimal wird dasselbe addiert, aber es müsste {first} und {second} ergeben. Diesen Unterschied macht kein Übertrag.",
    "locked-digits": "{letters} sind {digits} in irgendeiner Reihenfolge, also sind diese Ziffern vergeben.",
    "locked-digits.hidden":
      "Jede Ziffer kommt vor, und {digits} passen nur zu {letters}. Also sind diese Buchstaben nichts anderes.",
    "locked-digits.never": "{letters} hätten zusammen nur {digits}, das sind zu wenige.",
    "locked-digits.one": "Jede Ziffer kommt vor, und die {digits} passt nur zu {letters}.",
    "locked-digits.other":
      "Verschiedene Buchstaben brauchen verschiedene Ziffern. Mit etwas anderem für {letters} bliebe für einen Buchstaben keine übrig.",
    "rule-of-nine":
      "Die Ziffern, die addiert werden, und die des Ergebnisses lassen beim Teilen durch {modulus} denselben Rest.",
    "rule-of-nine.total":
      "Die Ziffern, die addiert werden, und die des Ergebnisses lassen beim Teilen durch {modulus} denselben Rest, und zusammen sind es alle Ziffern.",
    "rule-of-eleven":
      "Zähle die Ziffern jeder Zahl von den Einern an abwechselnd plus und minus. Beim Teilen durch {modulus} lässt das denselben Rest wie die Zahl.",
    "rule-of-eleven.total":
      "Zähle die Ziffern jeder Zahl von den Einern an abwechselnd plus und minus. Beim Teilen durch {modulus} lässt das denselben Rest wie die Zahl; und alle Ziffern kommen vor.",
    "casting-out.multiple": "Also ist {left} ein Vielfaches von {modulus}.",
    "casting-out.remainders": "Also lassen {left} und {right} denselben Rest.",
    "carry-count":
      "Jeder Übertrag kostet {each}: Aus zehn in einer Spalte wird eins in der nächsten. Also ist {left} für jeden Übertrag um {each} mehr als {right}.",
    "carry-count.total":
      "Jeder Übertrag kostet {each}, und alle Ziffern kommen vor. Also ist {left} für jeden Übertrag um {each} mehr als {right}.",
    "carry-count.known": "Es gibt {low} Überträge.",
    "carry-count.between": "Es gibt {low} bis {high} Überträge.",
    "carry-count.all":
      "Jeder Übertrag kostet {each}: Aus zehn in einer Spalte wird eins in der nächsten. Also ist {left} genau {each} für jeden Übertrag.",
    "carry-count.total.all":
      "Jeder Übertrag kostet {each}, und alle Ziffern kommen vor. Also ist {left} genau {each} für jeden Übertrag.",
    noted: "{note}.",
    "column-table.rows": "{column}: {equation}. Das ist {rows}.",
    "column-why": "Mit {letter} = {digit} wäre es {rows}.",
    "claimed-digit.rows": "{column}: {equation}. Das ist {rows}.",
    "claimed-digit.so": "Also ist die {digit} bei {letters}.",
    "neighbouring-columns.rows": "{column} und {other} zusammen: {equation}, {next}. Das lässt {rows}.",
    "linked-columns.rows": "{column} und {other} zusammen: {equation}, {next}. Das lässt {rows}.",
    "columns-together.rows": "{column} und {other} zusammen: {equation}, {next}. Das lässt {rows}.",
    "must-carry.ends":
      "{column}: {added} ist mindestens {least}, endet aber auf {result}. Also gibt es einen Übertrag.",
    "column-table.cases": "{column}: {equation}.",
    "claimed-digit.cases": "{column}: {equation}.",
    "neighbouring-columns.cases": "{column} und {other} zusammen: {equation}, {next}.",
    "linked-columns.cases": "{column} und {other} zusammen: {equation}, {next}.",
    "columns-together.cases": "{column} und {other} zusammen: {equation}, {next}.",
    "with-value": "Mit {name} = {value} ergibt sich {result}.",
    "with-value.never": "Mit {name} = {value} passt nichts.",
    "no-change": "{column}: {equation}.",
    "no-change.alike": "Mit {letter} = {digits} wären {others} gleich.",
  },
};
