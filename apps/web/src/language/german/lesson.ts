/** Die Lektion auf Deutsch. */
import type { ENGLISH } from "../../lesson/english.js";

export const GERMAN: typeof ENGLISH = {
  title: "Kryptarithmen von Hand lösen",
  intro:
    "Ohne Suchen und ohne Glück: Jeder Schritt geht mit dem Bleistift. Das sind die Regeln, die „Erklären“ benutzt, mit denselben Namen und denselben Sätzen.",
  beginning: "Vor dem ersten Schritt",
  columns:
    "Man schreibt in Spalten, Einer unter Einer. Eine Subtraktion liest man von unten, als Addition: SOCIAL − GAMES = APPS ist APPS + GAMES = SOCIAL.",
  carries:
    "Die Überträge bekommen Namen. c1 geht von den Einern zu den Zehnern, c2 von den Zehnern zu den Hundertern. Bei zwei Summanden ist ein Übertrag 0 oder 1.",
  notes:
    "Man führt eine Liste der Ziffern, die jeder Buchstabe noch sein kann, ohne 0 für Anfangsbuchstaben. Was gefunden ist, wird gestrichen.",
  ends: "Zuerst sieht man auf die Enden: Vorn gibt es wenige Ziffern, und bei den Einern kommt kein Übertrag herein.",
  all: "Alle Regeln",
  level: (level, name) => `Stufe ${level}: ${name}`,
  example: "Ein Beispiel",
  given: "Gegeben:",
  base: (base) => `Basis ${base}`,
  digits: (digits) => `Ziffern ${digits}`,
  solutions: (n) => (n === "0" ? "keine Lösung" : n === "1" ? "eine Lösung" : `${n} Lösungen`),
  noExample: "Kein kleines Rätsel zeigt sie mit wenigen Worten. Die Rätsel unten schon.",
  used: "Rätsel, die sie brauchen",
  working: "Wird überlegt …",
  explain: (puzzle) => `${puzzle} erklären`,
  writtenOut: "eine schriftliche Rechnung",
  try: "Dieses Beispiel erklären",
  before: "Vorige",
  after: "Nächste",
  toAll: "Alle Regeln",
  unknown: (name) => `Eine Regel namens ${name} gibt es nicht. Das sind alle:`,
};
