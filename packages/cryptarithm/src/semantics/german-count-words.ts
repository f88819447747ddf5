/** "first", "second" … in German, without the endings that their genders give them. */
export const GERMAN_ORDINALS = [
  "erst",
  "zweit",
  "dritt",
  "viert",
  "fünft",
  "sechst",
  "siebt",
  "acht",
  "neunt",
  "zehnt",
  "elft",
  "zwölft",
] as const;
