/** Was über den Speicher des Browsers gesagt wird, auf Deutsch. */
import type { ENGLISH } from "../../storage/english.js";

export const GERMAN: typeof ENGLISH = {
  label: "Zum Gespeicherten",
  blocked:
    "Dieser Browser behält für diese Seite nichts: Was hier geschieht, ist beim Schließen der Seite weg.",
  firstSave:
    "In diesem Browser gesichert. Safari löscht das nach sieben Tagen ohne Besuch, außer die Seite ist auf dem Home-Bildschirm installiert: Ein Export ist sicher.",
  exportAll: "Exportieren",
  close: "Schließen",
};
