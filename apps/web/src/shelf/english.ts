/** The texts of the shelf. */
export const ENGLISH = {
  title: "Shelf",
  intro: "Puzzles and sheets that you have saved, in this browser only.",
  empty: "Nothing is saved yet. Puzzles get here from Solve and Play, sheets from Compose and Print.",
  saveThis: (puzzle: string): string => `Save ${puzzle}`,
  saved: (puzzle: string): string => `${puzzle} is on the shelf.`,
  play: "Play",
  solve: "Solve",
  print: "Print",
  toSheet: "To the sheet",
  onSheet: "On the sheet",
  offSheet: "Take off the sheet",
  printSheet: (count: number): string => `Print the sheet (${count})`,
  remove: "Remove",
  /** What a button does, and to which of the things, for those who hear it. */
  named: (what: string, thing: string): string => `${what}: ${thing}`,
  removed: (thing: string): string => `${thing} is removed.`,
  undo: "Undo",
  puzzles: (count: number): string => (count === 1 ? "1 puzzle" : `${count} puzzles`),
  untitled: "Sheet without a title",
  more: (count: number): string => `and ${count} more`,
  lines: ".jsonl",
  linesHint: "Lines of JSON, which the command cryptarithm reads as well",
  exportLines: "Export .jsonl",
  importLines: "Import…",
  imported: (added: number): string => (added === 1 ? "1 is added." : `${added} are added.`),
  refused: (count: number): string =>
    count === 1 ? "1 line was not understood." : `${count} lines were not understood.`,
  written: "written out",
  /** A rule that differs from the default, by its name in links. */
  rules: {
    base: (base) =>
      base === "letters" ? "as many digits as letters" : base === "find" ? "smallest base" : `base ${base}`,
    distinct: (groups) =>
      groups === "off"
        ? "letters may be equal"
        : groups === "case"
          ? "capitals differ, small letters differ"
          : `different within ${groups}`,
    "leading-zero": () => "leading zero allowed",
    "lone-zero": () => "no one-letter word is 0",
    literals: () => "no letter equals a printed digit",
    digits: (digits) => `digits ${digits}`,
    case: () => "capitals and small letters differ",
    accents: () => "accents do not count",
    symbols: () => "each code point is a letter",
    given: (given) => `given ${given}`,
    reading: (reading) => `reading ${Number(reading) + 1}`,
  } as Readonly<Record<string, (value: string) => string>>,
  unread: "This cannot be read as a puzzle.",
};
