/**
 * Explanations in German, for readers of about twelve years. Columns are named in the plural (die Einer, die
 * Zehner), which is the same word in every case that the sentences use.
 */
import { GERMAN_ANSWERS } from "./german-answers.js";
import { GERMAN_FRAME } from "./german-frame.js";
import { GERMAN_PRODUCTS } from "./german-products.js";
import type { Language } from "./language.js";

export const GERMAN: Language = {
  code: "de",
  name: "Deutsch",
  rules: {
    ...GERMAN_ANSWERS.rules,
    ...GERMAN_PRODUCTS.rules,
    "put-to-the-test": "die Probe",
    "only-digit-left": "nur eine Ziffer übrig",
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
    "column-table": "Spalte durchprobieren",
    "claimed-digit": "vergebene Ziffer",
    "interchangeable-letters": "vertauschbare Buchstaben",
    "noted-order": "notierte Reihenfolge",
    "linked-columns": "verbundene Spalten",
    "columns-together": "Spalten zusammen",
    "neighbouring-columns": "Nachbarspalten",
    weights: "gleiche Buchstaben zusammen",
    "short-refutation": "kurzer Widerspruch",
    "case-table": "alle Fälle",
  },
  templates: {
    ...GERMAN_ANSWERS.templates,
    ...GERMAN_PRODUCTS.templates,
    "interchangeable-letters":
      "{letters} spielen dieselbe Rolle und können in jeder Lösung die Plätze tauschen. Suche nur {order}; der Rest folgt daraus.",
    "noted-order": "{note}, also hat keiner der beiden eine Ziffer am falschen Ende.",
    "linked-columns": "{column} und {other} zusammen: {equation}; {next}.",
    "linked-columns.never": "{column} und {other} zusammen: {equation} und {next} geht nicht beides.",
    "put-to-the-test": "Alle Buchstaben sind bekannt, aber {part} stimmt nicht.",
    "only-digit-left": "Alle anderen Ziffern für {letter} sind vergeben.",
    "only-digit-left.none": "Für {letter} bleibt keine Ziffer übrig.",
    taken: "Die {digit} hat schon {letter}.",
    "taken.more": "{digits} haben schon {letters}.",
    "read-upwards": "Von unten gelesen: {sum}.",
    "length-check": "{small} ist höchstens {high}, aber {large} ist mindestens {low}.",
    "overflow-digit":
      "{added} ergeben zusammen weniger als {limit}, aber {result} hat {places} Stellen. Also ist {letter} nur der Übertrag: {digits}.",
    "overflow-digit.carry":
      "{column}: Hier kommt nur der Übertrag an, und der ist höchstens {most}. Also ist {letter} gleich {digits}.",
    "overflow-digit.never": "{column}: Hier kommt nur der Übertrag an, und der ist höchstens {most}.",
    "zero-in-the-units":
      "{column}: Was zu {through} dazukommt, muss auf 0 enden, denn es kommt wieder {through} heraus. Also ist {letter} = 0, und es gibt keinen Übertrag.",
    "zero-in-the-units.times":
      "{column}: Es kommt wieder {through} heraus, also muss {times} × {letter} auf 0 enden. Also ist {letter} gleich {digits}.",
    "zero-in-the-units.never": "{column}: Es kommt wieder {through} heraus, also müsste {letter} = 0 sein.",
    "zero-or-nine":
      "{column}: {through} plus {letter} ergibt wieder {through}. Also ist {letter} = 0, oder {last}, wenn ein Übertrag hinein- und hinausgeht.",
    "zero-or-nine.nine":
      "{column}: {through} plus {letter} ergibt wieder {through}, also ist {letter} = 0 oder {last}. Die 0 geht nicht, also ist es {last}, und ein Übertrag geht hinein und hinaus.",
    "zero-or-nine.zero":
      "{column}: {through} plus {letter} ergibt wieder {through}, also ist {letter} = 0 oder, mit Übertrag, {last}. {last} geht nicht, also ist es 0, ganz ohne Übertrag.",
    "zero-or-nine.never":
      "{column}: {through} plus {letter} ergibt wieder {through}, also müsste {letter} = 0 oder {last} sein.",
    "zero-or-nine.column":
      "{column}: {equation}. Also ergeben {letter} und der Übertrag, der dazukommt, zusammen 0 oder eine runde Zahl.",
    "only-letter-left":
      "Es gibt so viele Buchstaben wie Ziffern, also ist einer davon {digit}. Das kann nur noch {letter} sein.",
    "only-letter-left.none":
      "Es gibt so viele Buchstaben wie Ziffern, aber {digits} kann kein Buchstabe mehr sein.",
    "column-bounds.at-least.times":
      "{column}: {added} muss mindestens {need} sein. Also ist {terms} mindestens {rest} und {letter} mindestens {low}.",
    "column-bounds.at-most.times":
      "{column}: {added} darf höchstens {limit} sein. Also ist {terms} höchstens {rest} und {letter} höchstens {high}.",
    excluded: "{letter} ist nicht {digits}: Das wissen wir schon.",
    "columns-together": "{column} und {other} zusammen: {equation}; {next}.",
    "columns-together.never": "{column} und {other} zusammen: {equation} und {next} geht nicht beides.",
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
      "{column}: {equation}. {above} und {below} sind verschieden, also ist {last} + Übertrag hier keine runde 10.",
    "next-door-letters.several":
      "{column}: Aus {above} oben wird {below} unten. Das kann nur ein Übertrag bewirkt haben.",
    "next-door-letters.never":
      "{column}: Aus {above} oben müsste {below} unten werden, aber das schafft kein Übertrag.",
    "next-door-letters.note": "{first} ist {second} + {by}.",
    "shrinking-lead":
      "Aus {above} ist {below} geworden, und das kann nur ein Übertrag bewirkt haben. Also kam 1 dazu, und {below} ist {above} + 1.",
    "doubled-letter.even": "{column}: Das Doppelte von {doubled} ist gerade, also ist {letter} gerade.",
    "doubled-letter.and-even":
      "{column}: Das Doppelte von {doubled} ist gerade, und {more} ändert daran nichts. Also ist {letter} gerade.",
    "doubled-letter.odd": "{column}: Das Doppelte von {doubled} ist gerade. Also ist {letter} ungerade.",
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
    "finish-the-column.never": "{column}: {equation} geht nicht.",
    "column-table": "{column}: {equation}, mit den Ziffern, die noch übrig sind.",
    "column-table.never": "{column}: {equation} geht mit den Ziffern, die noch übrig sind, nicht.",
    "claimed-digit": "{column}: {equation}. Wie das auch aufgeht: Einer der Buchstaben hat diese Ziffer.",
    "neighbouring-columns": "{column} und die Spalte daneben: {equation}; {next}.",
    "neighbouring-columns.never": "{column} und die Spalte daneben: {equation} und {next} geht nicht beides.",
    weights: "Gleiche Buchstaben zusammengefasst.",
    "short-refutation": "Angenommen, es wäre anders.",
    "case-table": "Alle Fälle der Reihe nach.",
  },
  frame: GERMAN_FRAME,
  places: ["Einer", "Zehner", "Hunderter", "Tausender", "Zehntausender", "Hunderttausender", "Millionen"],
  placeBeyond: "{n}. Stelle",
  or: "oder",
  and: "und",
  numbers: GERMAN_ANSWERS.numbers,
  thousands: ".",
};
