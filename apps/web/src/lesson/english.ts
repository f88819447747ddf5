/** The texts of the lesson that are not the engine's. */
export const ENGLISH = {
  title: "How to solve a cryptarithm by hand",
  intro:
    "No search and no luck: every step can be done with a pencil. These are the rules that Explain uses, with the same names and the same sentences.",
  beginning: "Before the first step",
  columns:
    "Write it as columns, units below units. A subtraction is written upwards, as an addition: SOCIAL − GAMES = APPS is APPS + GAMES = SOCIAL.",
  carries:
    "Name the carries. c1 is what the units hand on to the tens, c2 goes from the tens to the hundreds. With two addends a carry is 0 or 1.",
  notes:
    "Keep a list of the digits that each letter can still be, without 0 for first letters. Cross out what is found.",
  ends: "Look at the ends first: the first column has few digits, and the units have no carry coming in.",
  all: "All rules",
  level: (level: number, name: string): string => `Level ${level}: ${name}`,
  example: "An example",
  given: "Given:",
  base: (base: string | number): string => `base ${base}`,
  digits: (digits: string): string => `digits ${digits}`,
  solutions: (n: string): string =>
    n === "0" ? "no solution" : n === "1" ? "one solution" : `${n} solutions`,
  noExample: "No small puzzle shows it in few words. The puzzles below do.",
  used: "Puzzles that need it",
  working: "Working it out…",
  explain: (puzzle: string): string => `Explain ${puzzle}`,
  writtenOut: "a written-out calculation",
  try: "Explain this example",
  before: "Before",
  after: "Next",
  toAll: "All rules",
  unknown: (name: string): string => `There is no rule called ${name}. These are all of them:`,
};
