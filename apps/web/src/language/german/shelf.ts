/** Das Regal auf Deutsch. */
import type { ENGLISH } from "../../shelf/english.js";

export const GERMAN: typeof ENGLISH = {
  title: "Regal",
  intro: "Gesicherte Rätsel und Blätter, nur in diesem Browser.",
  empty:
    "Noch ist nichts gesichert. Rätsel kommen aus „Lösen“ und „Spielen“ hierher, Blätter aus „Erfinden“ und „Drucken“.",
  saveThis: (puzzle) => `${puzzle} ins Regal legen`,
  saved: (puzzle) => `${puzzle} liegt im Regal.`,
  play: "Spielen",
  solve: "Lösen",
  print: "Drucken",
  toSheet: "Auf das Blatt",
  onSheet: "Auf dem Blatt",
  offSheet: "Vom Blatt nehmen",
  printSheet: (count) => `Das Blatt drucken (${count})`,
  remove: "Entfernen",
  named: (what, thing) => `${what}: ${thing}`,
  removed: (thing) => `${thing} ist entfernt.`,
  undo: "Rückgängig",
  puzzles: (count) => (count === 1 ? "1 Rätsel" : `${count} Rätsel`),
  untitled: "Blatt ohne Titel",
  more: (count) => `und ${count} weitere`,
  lines: ".jsonl",
  linesHint: "JSON-Zeilen, die auch der Befehl cryptarithm liest",
  exportLines: "Als .jsonl exportieren",
  importLines: "Importieren …",
  imported: (added) => (added === 1 ? "1 ist dazugekommen." : `${added} sind dazugekommen.`),
  refused: (count) =>
    count === 1 ? "1 Zeile war nicht zu verstehen." : `${count} Zeilen waren nicht zu verstehen.`,
  written: "ausgeschrieben",
  rules: {
    base: (base) =>
      base === "letters"
        ? "so viele Ziffern wie Buchstaben"
        : base === "find"
          ? "kleinste Basis"
          : `Basis ${base}`,
    distinct: (groups) =>
      groups === "off"
        ? "Buchstaben dürfen gleich sein"
        : groups === "case"
          ? "große verschieden, kleine verschieden"
          : `verschieden innerhalb von ${groups}`,
    "leading-zero": () => "führende Null erlaubt",
    "lone-zero": () => "kein einzelner Buchstabe ist 0",
    literals: () => "kein Buchstabe gleicht einer gedruckten Ziffer",
    digits: (digits) => `Ziffern ${digits}`,
    case: () => "Groß- und Kleinbuchstaben sind verschieden",
    accents: () => "Akzente zählen nicht",
    symbols: () => "jeder Codepunkt ist ein Buchstabe",
    given: (given) => `gegeben ${given}`,
    reading: (reading) => `Lesart ${Number(reading) + 1}`,
  },
  unread: "Das ist nicht als Rätsel zu lesen.",
};
