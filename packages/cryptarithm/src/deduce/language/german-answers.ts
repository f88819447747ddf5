/** The sentences in German on what an explanation ends with: why there is no solution, and several. */
import type { ENGLISH_ANSWERS } from "./english-answers.js";

type Texts<T> = { readonly [K in keyof T]: string };

interface Answers {
  readonly rules: Texts<typeof ENGLISH_ANSWERS.rules>;
  readonly templates: Texts<typeof ENGLISH_ANSWERS.templates>;
  readonly numbers: readonly string[];
}

export const GERMAN_ANSWERS: Answers = {
  rules: {
    "too-many-letters": "zu viele Buchstaben",
    remainder: "Rest beim Teilen",
  },
  templates: {
    "column-against.excluded": "{column}: {equation} geht nur mit {letter} = {digits}.",
    "column-against.given-taken": "{column}: {letter} müsste {digits} sein, aber die hat schon {letters}.",
    several: "Es gibt {count} Lösungen.",
    "several.interchangeable.letters":
      "{names} zählen überall gleich viel und können ihre Plätze tauschen: Das gibt immer eine andere Lösung.",
    "several.interchangeable.letters.equal":
      "{names} zählen überall gleich viel und können ihre Plätze tauschen.",
    "several.interchangeable.words":
      "{names} können als Ganzes ihre Plätze tauschen: Das gibt immer eine andere Lösung.",
    "several.interchangeable.words.equal": "{names} können als Ganzes ihre Plätze tauschen.",
    "several.pair": "Die zwei Lösungen sind also eigentlich eine.",
    "several.pairs": "Die {count} Lösungen sind also {patterns} Paare.",
    "several.patterns": "Von den {count} Lösungen sind also nur {patterns} wirklich verschieden.",
    "several.patterns.one": "Alle {count} Lösungen sind also eigentlich eine.",
    "several.not-listed": "Das sind zu viele, um jede anzusehen.",
    "several.cells":
      "Alle Buchstaben sind bekannt; die Lösungen unterscheiden sich nur in den unbekannten Ziffern.",
    "several.forced": "Immer gilt: {facts}.",
    "several.forced.none": "Kein Buchstabe hat in allen dieselbe Ziffer.",
    "several.takes": "{letter} ist {digits}.",
    "several.fork":
      "Sie trennen sich bei {letter}: Das ist {branches}. In Klammern: wie viele Lösungen dann bleiben.",
    "several.fork.alone":
      "Sie trennen sich bei {letter}: Das ist {branches}, und jedes Mal bleibt eine Lösung.",
    "several.givens": "Verrät man eines davon, gibt es nur eine Lösung: {facts}.",
    "several.givens.never": "Keine Ziffer von {letters} genügt.",
    "several.givens.sets":
      "Man muss mindestens {size} Ziffern verraten, damit eine Lösung bleibt, zum Beispiel {example}. Dafür gibt es {total} Möglichkeiten.",
    "several.givens.one-set":
      "Man muss mindestens {size} Ziffern verraten, damit eine Lösung bleibt: {example}. Andere genügen nicht.",
    "several.givens.cells":
      "Mit Ziffern von Buchstaben bleibt nie eine einzige Lösung, denn unbekannte Ziffern unterscheiden sich.",
    "several.givens.unknown":
      "Wie viele Ziffern man verraten müsste, damit eine Lösung bleibt, wurde nicht untersucht.",
    "several.asked": "{ask} ist in jeder Lösung {value}.",
    "several.asked.one": "{ask} ist {value}.",
    "several.asked.many": "{ask} ist nicht in jeder Lösung gleich: Es ist {values}.",
    "several.asked.differ": "{ask} ist nicht in jeder Lösung gleich: Es kann {values} sein.",
    "several.asked.some": "{ask} hat {count} verschiedene Werte, darunter {values}.",

    sizes: "{most}, aber {least}.",
    "sizes.base": "Alle Zahlen sind hier im Zahlensystem mit der Basis {base} geschrieben.",
    "sizes.most": "{side} ist höchstens {total}",
    "sizes.most.working": "{side} ist höchstens {working} = {total}",
    "sizes.most.alike": "{count} {digits}stellige Zahlen ergeben zusammen höchstens {working} = {total}",
    "sizes.most.digits": "{side} hat höchstens {digits} Stellen",
    "sizes.is": "es soll {total} sein",
    "sizes.least": "{side} ist mindestens {total}",
    "sizes.least.working": "{side} ist mindestens {working} = {total}",
    "sizes.least.word": "{side} hat {digits} Stellen und ist mindestens {total}",
    "sizes.least.digits": "{side} hat mindestens {digits} Stellen",

    "sizes.never-more": "{known}, also nie größer als {value}.",
    "sizes.never-as-much": "{known}, also nie {value} oder mehr.",
    "sizes.never-less": "{known}, also nie kleiner als {value}.",
    "sizes.never-as-little": "{known}, also nie {value} oder weniger.",
    "no-value": "{part} hat keinen Wert.",
    "column-against.through":
      "{column}: {letter} wird addiert und kommt wieder heraus, also müsste der Rest {wanted} ergeben. Er ergibt aber {reached}.",
    "column-against.ending": "{column}: {added} ist {value} und endet nicht mit {digit}.",
    "column-against.carry": "{column}: {added} ist {value}, müsste aber {wanted} sein.",
    "column-against.taken":
      "{column}: {equation} geht nur mit {letter} = {digits}, aber {digits} ist durch {letters} vergeben.",
    "column-against.all-taken":
      "{column}: {equation} geht nur mit {letter} = {digits}, aber die sind durch {letters} vergeben.",
    "column-against.row":
      "{column}: {equation} müsste {rows} sein, aber das braucht eine Ziffer zweimal oder eine, die vergeben ist.",
    "column-against.rows":
      "{column}: {equation} müsste {rows} sein, aber jedes davon braucht eine Ziffer zweimal oder eine, die vergeben ist.",
    "weights.cancels": "Gleiche Buchstaben zusammengefasst: Alles hebt sich auf, und es bleibt {equation}.",
    "weights.sizes":
      "Gleiche Buchstaben zusammengefasst: {equation}. Aber {small} ist höchstens {high}, und {large} ist mindestens {low}.",
    "weights.sizes.small-known":
      "Gleiche Buchstaben zusammengefasst: {equation}. Aber {large} ist mindestens {low}.",
    "weights.sizes.large-known":
      "Gleiche Buchstaben zusammengefasst: {equation}. Aber {small} ist höchstens {high}.",

    "two-columns": "{column}: {equation} geht nur als {rows}. Nichts davon passt für die {other}: {next}.",
    "two-columns.one": "{column}: {equation} geht nur als {rows}. Das passt nicht für die {other}: {next}.",
    "column-against.no-carry": "{column}: {equation}, also gibt es keinen Übertrag.",
    "column-against.zero":
      "{column}: {equation} geht nur mit {letter} = 0. Aber {word} beginnt mit {letter}, und keine Zahl beginnt mit 0.",
    "column-against.lone-zero":
      "{column}: {equation} geht nur mit {letter} = 0, aber ein Buchstabe, der allein steht, darf hier nicht 0 sein.",
    "column-against.equal":
      "{column}: {equation} geht nur, wenn {letter} und {other} dieselbe Ziffer sind, aber verschiedene Buchstaben sind verschiedene Ziffern.",
    "column-against.same": "{column}: {equation}, aber verschiedene Buchstaben sind verschiedene Ziffern.",
    "column-against.even": "{column}: {added} ist gerade, endet also nie mit {digit}.",
    "column-against.parity": "{column}: {equation}. Eine Seite wäre gerade und die andere ungerade.",

    "remainder.nines":
      "Beim Teilen durch {modulus} lässt eine Zahl denselben Rest wie die Summe ihrer Ziffern. Vergleiche beide Seiten.",
    "remainder.elevens":
      "Beim Teilen durch {modulus} zählt nur die Summe der Ziffern mit wechselnden Vorzeichen. Vergleiche beide Seiten.",
    remainder:
      "Alle Buchstaben heben sich auf, und was bleibt, {rest}, müsste ein Vielfaches von {modulus} sein.",
    "remainder.letters":
      "Sieh nur auf den Rest beim Teilen durch {modulus}: {rest} müsste ein Vielfaches von {modulus} sein, und das geht mit keinen Ziffern.",

    "too-many-letters":
      "{letters} sind {count} verschiedene Buchstaben, aber für sie gibt es nur die Ziffern {digits}.",
    "too-many-letters.base": "Es gibt {count} verschiedene Buchstaben, aber nur {base} Ziffern.",
    "too-many-letters.one":
      "{letters} sind {count} verschiedene Buchstaben, aber für sie gibt es nur die Ziffer {digits}.",
    "too-many-letters.no-digit": "Es gibt keine Ziffer, die {letters} sein könnte.",

    "none.cases": "Um zu sehen, dass es keine Lösung gibt, braucht man {cases} Fälle.",
    "none.rescue.leading-zero": "Dürften Zahlen mit 0 beginnen, gäbe es {count}{more}.",
    "none.rescue.lone-zero": "Dürfte ein Buchstabe, der allein steht, 0 sein, gäbe es {count}{more}.",
    "none.rescue.distinct": "Dürften verschiedene Buchstaben dieselbe Ziffer sein, gäbe es {count}{more}.",
    "none.rescue.literals": "Dürften Buchstaben die gedruckten Ziffern sein, gäbe es {count}{more}.",
    "none.rescue.digits": "Dürfte man alle Ziffern benutzen, gäbe es {count}{more}.",
    "none.rescue.given": "Ohne die Vorgabe {given} gäbe es {count}{more}.",
    "none.rescue.base": "Im Zahlensystem mit der Basis {base} gäbe es {count}{more}.",
    "none.rescue.count.one": "eine Lösung",
    "none.rescue.count": "{n} Lösungen",
    "none.rescue.count.least": "mindestens {n} Lösungen",
    "none.rescue.count.least.one": "mindestens eine Lösung",
    "none.rescue.example": ": {example}",
    "none.rescue.examples": ", zum Beispiel {example}",
  },
  numbers: [
    "null",
    "ein",
    "zwei",
    "drei",
    "vier",
    "fünf",
    "sechs",
    "sieben",
    "acht",
    "neun",
    "zehn",
    "elf",
    "zwölf",
  ],
};
