/** Der Rahmen der Seite auf Deutsch. */
import type { ENGLISH } from "../../app/english.js";

export const GERMAN: typeof ENGLISH = {
  name: "Kryptarithmus",
  skip: "Zum Rätsel springen",
  views: {
    solve: "Lösen",
    play: "Spielen",
    explain: "Erklären",
    compose: "Erfinden",
    print: "Drucken",
    daily: "Tagesrätsel",
    shelf: "Regal",
    lesson: "Lektion",
    settings: "Einstellungen",
  },
  viewsLabel: "Ansichten",
  moreLabel: "Weiteres",
  title: (view, puzzle) => (puzzle === "" ? view : `${view}: ${puzzle}`),
  layouts: {
    sum: "Die Summe",
    multiplication: "Die Multiplikation",
    division: "Die Division",
    root: "Die Wurzel",
    grid: "Das Gitter",
    "magic-square": "Das magische Quadrat",
  },
  loading: "Wird geladen …",
  failed: "Dieser Teil der Seite konnte nicht geladen werden.",
  again: "Noch einmal versuchen",
  broken: (message) => `Hier ist etwas schiefgegangen: ${message}`,
  newVersion: "Neue Fassung.",
  reload: "Neu laden",
  close: "Schließen",
  linkNotes: "Zu diesem Link",
};
