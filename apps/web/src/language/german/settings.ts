/** Die Einstellungen auf Deutsch. */
import type { ENGLISH } from "../../settings/english.js";

const counted = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

export const GERMAN: typeof ENGLISH = {
  title: "Einstellungen",
  look: "Aussehen",
  theme: "Farben",
  themes: { system: "Wie das Gerät", light: "Hell", dark: "Dunkel" },
  contrast: "Kontrast",
  contrasts: { system: "Wie das Gerät", more: "Stärker" },
  text: "Schrift",
  texts: { normal: "Normal", large: "Groß" },
  language: "Sprache",
  languageSystem: "Wie der Browser",
  playing: "Spielen",
  notes: "Notiztafel offen",
  notesHint: "Buchstaben und Ziffern neben dem Brett",
  timer: "Uhr",
  timerHint: "Sie steht, solange die Seite nicht zu sehen ist",
  slips: "Fehler sofort zeigen",
  slipsHint: "Gleiche Ziffern, führende Null, eine Spalte, die nicht sein kann; sonst sagt es nur „Prüfen“",
  explaining: "Erklären",
  reading: "Liste aller Schritte",
  readings: { steps: "Offen, wo Platz ist", all: "Immer offen" },
  data: "Was dieser Browser behält",
  dataText:
    "Einstellungen, Bretter und Regal liegen nur in diesem Browser. Nichts wird gesendet, und niemand zählt die Besuche.",
  exportAll: "Alles exportieren",
  importAll: "Importieren …",
  forget: "Alles vergessen",
  forgetQuestion: "Alles vergessen?",
  forgetText: (boards, shelf, days) =>
    `Die Einstellungen, ${counted(boards, "Brett", "Bretter")}, ${counted(shelf, "Stück", "Stücke")} im Regal und ${counted(days, "gelöster Tag", "gelöste Tage")} werden in diesem Browser gelöscht. Das lässt sich nicht rückgängig machen.`,
  exportFirst: "Erst exportieren",
  forgetNow: "Jetzt vergessen",
  cancel: "Abbrechen",
  forgotten: "Alles ist vergessen.",
  exported: "Als Datei gesichert.",
  imported: (shelf, boards, days) => `Importiert: Regal ${shelf}, Bretter ${boards}, Tage ${days}.`,
  importedWithout: (refused) => `${refused} waren nicht zu verstehen und fehlen.`,
  importProblems: {
    "no-backup": "Das ist keine Datei dieser Seite und hat auch keine Zeilen mit Rätseln.",
    "too-long": "Diese Datei ist zu lang.",
    newer: "Diese Datei stammt von einer neueren Fassung dieser Seite.",
  },
  offline: "Geht ohne Netz: Alles ist gespeichert.",
  offlineNot: "Geht nach dem nächsten Besuch auch ohne Netz.",
  offlineNow: "Gerade gibt es kein Netz; alles geht trotzdem.",
  keys: "Tasten",
  keyRows: [
    ["← → Pos1 Ende", "beim Erklären: ein Schritt zurück, weiter, der erste, der letzte"],
    ["F8, Umschalt+F8", "im Textfeld: der nächste und der vorige Fehler"],
  ],
  about: "Über diese Seite",
  version: (version) => `Version ${version}`,
  licences: "Lizenzen von allem, woraus diese Seite gemacht ist",
};
