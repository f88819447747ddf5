/** Das Tagesrätsel auf Deutsch. */
import type { ENGLISH } from "../../daily/english.js";

export const GERMAN: typeof ENGLISH = {
  title: "Tagesrätsel",
  before: "Der Tag davor",
  after: "Der Tag danach",
  days: "Alle Tage",
  daysLabel: "Tage",
  monthBefore: "Der Monat davor",
  monthAfter: "Der Monat danach",
  today: "Heute",
  level: (level) => `Stufe ${level}`,
  given: (count) => `${count} gegeben`,
  solved: "gelöst",
  noDay: (text) => `${text} ist kein Datum; das ist das Rätsel von heute.`,
};
