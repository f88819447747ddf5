/** The texts of the board in English. Columns come as their names ("tens"), digits as they are written. */
import { capitalised, ended } from "../language/engine-words.js";

const list = (items: readonly string[]): string =>
  items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`;

export const ENGLISH = {
  title: "Play",
  play: (puzzle: string): string => `Play ${puzzle}`,

  // Nothing to play
  empty: "There is no puzzle here yet.",
  emptyHow: "Take the puzzle of the day, let new ones be made, or type one in Solve.",
  daily: "Today's puzzle",
  compose: "Compose one",
  solve: "Back to Solve",
  bad: (message: string): string => `The puzzle in the box is not understood yet: ${ended(message)}`,
  stillLast: "What stands in the box is not understood yet, so this is the last puzzle that was.",
  none: "There is nothing to play: this puzzle has no solution.",
  tooLarge: "This puzzle is too large for a board: boards are made for puzzles of up to 2,000 characters.",
  unfit: "There is nothing to play: the rules do not fit this puzzle.",
  explainNone: "Show me why",
  working: "Working it out…",
  several: (n: string): string => `Any of the ${n} solutions is right.`,
  unknownCount:
    "Whether this puzzle has a solution was not found out in time. It can be played all the same.",

  // The board
  tableName: (rows: number, columns: number): string => `Calculation, ${rows} rows, ${columns} columns`,
  lineName: (cells: number): string => `Formula, ${cells} cells`,
  carries: "carries",
  slot: (column: string, value: string | undefined): string =>
    value === undefined ? `carry into ${column}, empty` : `carry into ${column}, ${value}`,
  borrow: (column: string, value: string | undefined): string =>
    value === undefined ? `borrowed from ${column}, empty` : `borrowed from ${column}, ${value}`,
  cell: (symbol: string, place: string, more: readonly string[]): string =>
    more.length === 0 ? `${symbol}, ${place}; no digit` : `${symbol}, ${place}; no digit; ${more.join("; ")}`,
  filledCell: (symbol: string, place: string, digit: string): string => `${symbol}, ${place}, is ${digit}`,
  givenCell: (symbol: string, place: string, digit: string): string =>
    `${symbol}, ${place}, is ${digit}, given`,
  printedCell: (digit: string, place: string): string => `${digit}, ${place}, printed`,
  wrongCell: "marked as wrong",
  triedCell: "in a try",
  blank: (name: string): string => `blank ${name}`,
  crossedOut: (digits: string): string => `crossed out ${digits}`,
  places: (symbol: string, places: readonly string[]): string => `${symbol}: ${places.join(", ")}.`,
  open: (digits: readonly string[]): string =>
    digits.length === 0
      ? "No digit is left."
      : `${digits.join(", ")} ${digits.length === 1 ? "is" : "are"} left.`,
  tapFirst: "Select a letter, then a digit.",
  tapFirstBlank: "Select a blank, then a digit.",
  inHand: (digit: string): string => `${digit} is in hand: select what it is for.`,

  // Keypad, notes, tools
  keypad: "Digits",
  keyOpen: (digit: string): string => digit,
  keyCrossed: (digit: string): string => `${digit}, crossed out`,
  keyUsed: (digit: string, symbols: readonly string[]): string => `${digit}, is ${symbols.join(", ")}`,
  keyInHand: (digit: string): string => `${digit}, in hand`,
  pencil: "Pencil",
  erase: "Erase",
  undo: "Undo",
  redo: "Redo",
  hint: "Hint",
  check: "Check",
  notes: "Notes",
  try: "Try",
  inTry: (n: number): string => `Try ${n} is open`,
  keep: "Keep",
  giveUp: "Give up",
  more: "More",
  startOver: "Start over",
  showAnswer: "Show the answer",
  obvious: "Cross out the obvious",
  present: "Present",
  endPresent: "End",
  keys: "Keys",
  showTimer: "Show the time",
  hideTimer: "hide",
  time: (text: string): string => `Time ${text}`,
  tools: "Tools",
  messages: "Messages",
  close: "Close",
  notesHow: "Tap: cross out. Again: enter. Again: clear. Pale crosses follow from what is entered.",
  noteOpen: (symbol: string, digit: string): string => `${symbol} ${digit}, open`,
  noteCrossed: (symbol: string, digit: string): string => `${symbol} ${digit}, crossed out`,
  noteFollows: (symbol: string, digit: string): string => `${symbol} ${digit}, not possible`,
  noteEntered: (symbol: string, digit: string): string => `${symbol} is ${digit}`,

  // What is said
  entered: (symbol: string, digit: string): string => `${symbol} is ${digit}.`,
  enteredAlso: (symbol: string, digit: string, also: readonly string[]): string =>
    `${symbol} is ${digit}. Also in ${list(also)}.`,
  placeIn: (column: string, row: string): string => `${column} of the ${row}`,
  placeInWord: (column: string, word: string): string => `${column} of ${word}`,
  isGiven: (symbol: string, digit: string): string => `${symbol} is given as ${digit}.`,
  cleared: (symbol: string): string => `${symbol} cleared.`,
  crossed: (digit: string, symbol: string, left: readonly string[]): string =>
    left.length === 0
      ? `Crossed out ${digit} for ${symbol}; none left.`
      : `Crossed out ${digit} for ${symbol}; ${left.join(", ")} left.`,
  uncrossed: (digit: string, symbol: string): string => `${digit} is open again for ${symbol}.`,
  crossesCleared: (symbol: string): string => `The crosses of ${symbol} are cleared.`,
  carryWritten: (column: string, value: string): string => `Carry into ${column}: ${value}.`,
  carryCleared: (column: string): string => `Carry into ${column} cleared.`,
  borrowWritten: (column: string, value: string): string => `Borrowed from ${column}: ${value}.`,
  borrowCleared: (column: string): string => `What is borrowed from ${column} is cleared.`,
  obviousCrossed: (n: string): string => `Crossed out ${n}.`,
  nothingObvious: "There is nothing more that is obvious.",
  tried: (n: number): string =>
    `Try ${n}: what you enter now has a dashed ring, until you keep it or give it up.`,
  deepest: "Five tries are open: keep one or give one up first.",
  kept: "The try is kept.",
  gaveUp: "The try is given up; everything before it is back.",
  startedOver: "All is cleared.",
  answerShown: "The answer is written in.",
  stepsDone: "The step is written in.",
  notFromLink: (parts: readonly string[]): string => `Not written in: ${parts.join(", ")}.`,
  fromLink: "What the link says is written in.",
  pencilOn: "Pencil: digits cross out.",
  pencilOff: "Pen: digits are entered.",
  dropped: "No digit in hand.",
  undone: (what: string): string => `Undone: ${what}`,
  redone: (what: string): string => `Again: ${what}`,
  nothingToUndo: "There is nothing to undo.",
  nothingToRedo: "There is nothing to do again.",
  noneOpen: "Everything has a digit.",
  noProblem: "The last check named no problem.",
  brokenTry: "This try breaks a rule.",
  state: (filled: number, all: number, entries: readonly string[], open: readonly string[]): string =>
    `${filled} of ${all} have a digit${entries.length === 0 ? "" : `: ${entries.join(", ")}`}.${
      open.length === 0 ? "" : ` Open: ${open.join(", ")}.`
    }`,
  stateCarries: (carries: readonly string[]): string => `Carries: ${carries.join(", ")}.`,
  stateTries: (n: number): string => (n === 1 ? "One try is open." : `${n} tries are open.`),
  is: (symbol: string, digit: string): string => `${symbol} is ${digit}`,
  slotIs: (column: string, digit: string): string => `${digit} into ${column}`,

  // Check
  checking: "Checking…",
  fine: (n: number): string =>
    n === 1 ? "Right so far: this digit fits a solution." : `Right so far: these ${n} digits fit a solution.`,
  nothingYet: "Nothing is entered yet.",
  crossesFine: "Right so far: a solution is left by what is crossed out.",
  notYet: "Everything has a digit, but it does not come out yet. Check says what is wrong.",
  sameDigit: (symbols: readonly string[], digit: string): string =>
    symbols.length === 2 ? `${list(symbols)} are both ${digit}.` : `${list(symbols)} are all ${digit}.`,
  leadingZero: (symbol: string, word: string): string => `${symbol} begins ${word} and cannot be 0.`,
  loneZero: (symbol: string): string => `${symbol} stands alone and cannot be 0.`,
  notAllowed: (symbol: string, digit: string): string => `The rules do not let ${symbol} be ${digit}.`,
  nothingLeft: (symbol: string): string => `No digit is left for ${symbol}.`,
  column: (
    column: string,
    digits: readonly string[],
    carry: string | undefined,
    sum: string,
    total: string | undefined,
    difference: boolean,
  ): string => {
    const added = [...digits, ...(carry === undefined ? [] : [`carry ${carry}`])].join(" + ") || "nothing";
    const has = total === undefined ? "has nothing there" : `has ${total}`;
    const where = difference ? "the number above" : "the result";
    return `${capitalised(column)} column${difference ? ", upwards" : ""}: ${added} is ${sum}; ${where} ${has}.`;
  },
  columnAny: (column: string, digits: readonly string[], total: string | undefined): string =>
    digits.length === 0
      ? `${capitalised(column)} column: only a carry comes in, and that cannot be ${total ?? "nothing"}.`
      : `${capitalised(column)} column: ${digits.join(" + ")}, with any carry, cannot end in ${total ?? "nothing"}.`,
  carryIs: (column: string, is: string, wrote: string): string =>
    `The carry into ${column} is ${is}, you wrote ${wrote}.`,
  carryMost: (column: string, most: string, wrote: string): string =>
    `The carry into ${column} is at most ${most}, you wrote ${wrote}.`,
  carryLeast: (column: string, least: string, wrote: string): string =>
    `The carry into ${column} is at least ${least}, you wrote ${wrote}.`,
  noSuchCarry: (column: string, wrote: string): string => `The carry into ${column} cannot be ${wrote}.`,
  statement: (text: string): string => `${text} is not true.`,
  noWayOn: (entries: readonly string[]): string =>
    entries.length === 0
      ? "With these digits there is no solution."
      : `With ${list(entries)} there is no solution.`,
  nextProblem: "Show the next",
  undecided: "No rule is broken; I could not check further.",
  moreProblems: (n: number): string => (n === 1 ? "And one more." : `And ${n} more.`),

  // Hints
  hintTitle: (level: number): string => `Hint ${level} of 3`,
  hinting: "Looking for the next step…",
  sayMore: "Say more",
  doIt: "Do it",
  aboutRule: (rule: string): string => `The rule “${rule}” in the lesson`,
  noHint: "No next step was found in time.",
  onlyLeft: (symbol: string, digit: string): string => `Only ${digit} is left for ${symbol}.`,
  hintDone: "Everything has its digit.",

  // Solved
  solvedOnly: (text: string): string => `Solved. ${text}, the only solution.`,
  solvedOneOf: (n: string): string => `Solved: one of the ${n} solutions.`,
  solvedPlain: (text: string): string => `Solved. ${text}.`,
  solvedIn: (time: string): string => `In ${time}.`,
  withHints: (n: number): string => (n === 1 ? "With one hint." : `With ${n} hints.`),
  explain: "Explain",
  next: "Another puzzle",

  // Keys
  keysTitle: "Keys on the board",
  keyTable: [
    ["A letter", "selects it; again: its next place"],
    ["A digit", "enters it; again: clears it"],
    ["Shift and the digit's key", "crosses the digit out, or back (on French keyboards: without Shift)"],
    ["Shift and a letter", "above base ten: the digits from ten up"],
    ["Arrows, Home, End", "move about; from the first row up to the carries"],
    [". and ,", "next and previous letter without a digit"],
    ["Space", "Pencil: digits cross out"],
    ["Backspace", "clears the digit, then the crosses"],
    ["Enter", "Check"],
    ["F4 or ?", "Hint, and more of it"],
    ["F2 or =", "reads what is on the board"],
    ["F8", "next problem of the last check"],
    ["Ctrl+Z, Ctrl+Y", "undo, redo"],
    ["Escape", "drops the digit in hand, ends Pencil, closes what is open"],
  ] as readonly (readonly [string, string])[],
};
