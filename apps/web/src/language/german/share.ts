/** Teilen auf Deutsch. */
import type { ENGLISH } from "../../share/english.js";

export const GERMAN: typeof ENGLISH = {
  share: "Teilen",
  title: "Dieses Rätsel teilen",
  what: "Wer den Link öffnet, sieht",
  play: "das Rätsel zum Spielen",
  written: "auch das Eingetragene",
  solve: "auch die Lösung",
  here: "diese Seite, wie sie ist",
  noAnswer: "Die Regeln stehen im Link, die Lösung nicht.",
  withWritten: "Die Regeln und die eingetragenen Ziffern stehen im Link.",
  withAnswer: "Die Seite hinter dem Link rechnet die Lösung sofort aus.",
  asItIs: "Der Text wird nicht verstanden; im Link steht er, wie er ist.",
  link: "Link",
  copy: "Link kopieren",
  copied: "Kopiert.",
  notCopied: "Der Browser lässt die Seite nicht kopieren: Der Link ist ausgewählt und geht mit Strg+C mit.",
  send: "Senden …",
  close: "Schließen",
  tooLong: "Das ist zu lang für einen Link (64 kB). Es kann ins Regal gelegt und als Datei gesendet werden.",
  packed: "Lange Rätsel werden gepackt; dieser Link ist deshalb nicht mit dem Auge zu lesen.",
  ownComputer:
    "Diese Seite kommt vom eigenen Rechner, und der Link öffnet sich nur dort. Auf einem anderen gilt der Teil ab # hinter der Adresse der dortigen Seite.",
};
