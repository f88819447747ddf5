/** The words that a sheet prints, in each language. A word for every place; no sentence is put together from halves. */
import type { Band, LanguageCode } from "cryptarithm";
import type { SheetBlock, SheetField } from "./sheet.js";

export interface SheetWords {
  readonly titles: Readonly<Record<SheetBlock, string>>;
  readonly fields: Readonly<Record<SheetField, string>>;
  readonly bands: Readonly<Record<Band, string>>;
  /** How hard it is, and up to which level there are the rules that it needs: two things. */
  readonly level: (level: number, band: string) => string;
  readonly points: (points: number) => string;
  /** The footer. */
  readonly page: (set: string, page: number, of: number) => string;
  readonly set: (set: string) => string;
  /** A page in the list of bookmarks. */
  readonly pageTitle: (title: string, page: number, of: number) => string;
  readonly keyTitle: (title: string) => string;
  readonly reasoningTitle: (title: string) => string;
  readonly puzzle: (number: number, text: string) => string;
  /** A Codebusters question. */
  readonly question: (formula: string) => string;
  readonly pointsBefore: (points: number) => string;
  readonly workTable: string;
  readonly lacksLetters: (letters: readonly string[]) => string;
  /** Of a puzzle without a phrase. */
  readonly plainQuestion: (formula: string) => string;
  readonly decoded: (phrase: string) => string;
  readonly base: (base: number) => string;
  readonly by: (author: string) => string;
  readonly keyWords: (words: number) => string;
  readonly operations: Readonly<
    Record<
      "sum" | "subtraction" | "multiplication" | "division" | "square-root" | "cube-root" | "root" | "other",
      string
    >
  >;
  readonly key: string;
  /** What a magic square is. */
  readonly magic: string;
  readonly several: (count: string) => string;
  readonly severalInKey: (count: string) => string;
  readonly none: string;
  readonly unfinished: string;
  readonly notExplained: string;
  /** Of a case that is not told. */
  readonly longCase: (steps: number) => string;
}

const ENGLISH: SheetWords = {
  titles: {
    grid: "Cryptarithms",
    cards: "Cryptarithm cards",
    codebusters: "Codebusters: cryptarithms",
    aca: "Cryptarithms",
  },
  fields: { name: "Name", date: "Date", class: "Class", score: "Score" },
  bands: { gentle: "gentle", moderate: "moderate", hard: "hard", tough: "tough", expert: "for experts" },
  level: (level, band) => `${band}, with rules up to level ${level}`,
  points: (points) => `${points} points`,
  page: (set, page, of) => `Set ${set}, page ${page} of ${of}`,
  set: (set) => `Set ${set}`,
  pageTitle: (title, page, of) => `${title}, page ${page} of ${of}`,
  keyTitle: (title) => `${title}: answer key`,
  reasoningTitle: (title) => `${title}: how to get there`,
  puzzle: (number, text) => `${number}  ${text}`,
  question: (formula) => `After solving the cryptarithm ${formula}, what do the values below decode to?`,
  pointsBefore: (points) => `[${points} points]`,
  workTable: "Work table (not graded)",
  lacksLetters: (letters) => `The phrase cannot be spelt: the puzzle has no ${letters.join(", no ")}.`,
  plainQuestion: (formula) => `Solve the cryptarithm ${formula}. Which digit does each letter stand for?`,
  decoded: (phrase) => `decodes to ${phrase}`,
  base: (base) => `Base ${base}.`,
  by: (author) => `by ${author}`,
  keyWords: (words) => ["No words", "One word", "Two words", "Three words"][words] ?? `${words} words`,
  operations: {
    sum: "Addition.",
    subtraction: "Subtraction.",
    multiplication: "Multiplication.",
    division: "Division.",
    "square-root": "Square root.",
    "cube-root": "Cube root.",
    root: "Root.",
    other: "Equation.",
  },
  key: "Key",
  magic: "Every row, every column and both diagonals have the same sum.",
  several: (count) => `${count} solutions: find one`,
  severalInKey: (count) => `one of ${count} solutions; every other one is right, too`,
  none: "There is no solution.",
  unfinished: "Not solved within the limits: no answer can be given.",
  notExplained: "No explanation was found.",
  longCase: (steps) => `${steps} steps show where that leads.`,
};

const GERMAN: SheetWords = {
  titles: {
    grid: "Zahlenrätsel",
    cards: "Rätselkarten",
    codebusters: "Codebusters: Zahlenrätsel",
    aca: "Zahlenrätsel",
  },
  fields: { name: "Name", date: "Datum", class: "Klasse", score: "Punkte" },
  bands: {
    gentle: "leicht",
    moderate: "mittel",
    hard: "schwer",
    tough: "sehr schwer",
    expert: "für Könner",
  },
  level: (level, band) => `${band}, mit Regeln bis Stufe ${level}`,
  points: (points) => `${points} Punkte`,
  page: (set, page, of) => `Satz ${set}, Seite ${page} von ${of}`,
  set: (set) => `Satz ${set}`,
  pageTitle: (title, page, of) => `${title}, Seite ${page} von ${of}`,
  keyTitle: (title) => `${title}: Lösungen`,
  reasoningTitle: (title) => `${title}: Lösungswege`,
  puzzle: (number, text) => `${number}  ${text}`,
  question: (formula) => `Löse das Zahlenrätsel ${formula}. Welchen Text ergeben dann die Ziffern unten?`,
  pointsBefore: (points) => `[${points} Punkte]`,
  workTable: "Tabelle zum Probieren (wird nicht gewertet)",
  lacksLetters: (letters) =>
    `Der Text lässt sich nicht schreiben: Dem Rätsel ${letters.length > 1 ? "fehlen" : "fehlt"} ${letters.join(" und ")}.`,
  plainQuestion: (formula) => `Löse das Zahlenrätsel ${formula}. Für welche Ziffer steht jeder Buchstabe?`,
  decoded: (phrase) => `ergibt ${phrase}`,
  base: (base) => `Basis ${base}.`,
  by: (author) => `von ${author}`,
  keyWords: (words) => ["Kein Wort", "Ein Wort", "Zwei Wörter", "Drei Wörter"][words] ?? `${words} Wörter`,
  operations: {
    sum: "Addition.",
    subtraction: "Subtraktion.",
    multiplication: "Multiplikation.",
    division: "Division.",
    "square-root": "Quadratwurzel.",
    "cube-root": "Kubikwurzel.",
    root: "Wurzel.",
    other: "Gleichung.",
  },
  key: "Schlüssel",
  magic: "Alle Zeilen, alle Spalten und beide Diagonalen haben die gleiche Summe.",
  several: (count) => `${count} Lösungen: finde eine`,
  severalInKey: (count) => `eine von ${count} Lösungen; jede andere ist auch richtig`,
  none: "Es gibt keine Lösung.",
  unfinished: "Nicht in der gegebenen Zeit gelöst: Es gibt keine Antwort.",
  notExplained: "Kein Lösungsweg gefunden.",
  longCase: (steps) => `${steps} Schritte zeigen, wohin das führt.`,
};

export const SHEET_WORDS: Readonly<Record<LanguageCode, SheetWords>> = { en: ENGLISH, de: GERMAN };
