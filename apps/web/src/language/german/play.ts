/** Das Brett auf Deutsch. Spalten kommen mit ihrem Namen („Zehner“), Ziffern so, wie man sie schreibt. */
import type { ENGLISH } from "../../play/english.js";
import { capitalised, ended } from "../engine-words.js";

const list = (items: readonly string[]): string =>
  items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} und ${items.at(-1)}`;

export const GERMAN: typeof ENGLISH = {
  title: "Spielen",
  play: (puzzle) => `${puzzle} spielen`,

  empty: "Hier steht noch kein Rätsel.",
  emptyHow: "Nimm das Tagesrätsel, lass dir neue machen oder gib unter „Lösen“ eines ein.",
  daily: "Das Tagesrätsel",
  compose: "Eines erfinden",
  solve: "Zurück zum Lösen",
  bad: (message) => `Das Rätsel im Feld ist noch nicht zu verstehen: ${ended(message)}`,
  stillLast: "Was im Feld steht, ist noch nicht zu verstehen; dies ist das letzte Rätsel, das es war.",
  none: "Hier gibt es nichts zu spielen: Dieses Rätsel hat keine Lösung.",
  tooLarge: "Dieses Rätsel ist zu groß für ein Brett: Bretter gibt es für Rätsel mit bis zu 2000 Zeichen.",
  unfit: "Hier gibt es nichts zu spielen: Die Regeln passen nicht zu diesem Rätsel.",
  explainNone: "Zeig mir, warum",
  working: "Wird ausgerechnet …",
  several: (n) => `Jede der ${n} Lösungen ist richtig.`,
  unknownCount:
    "Ob dieses Rätsel eine Lösung hat, war in der Zeit nicht herauszufinden. Spielen kann man es trotzdem.",

  tableName: (rows, columns) => `Rechnung, ${rows} Zeilen, ${columns} Spalten`,
  lineName: (cells) => `Formel, ${cells} Felder`,
  carries: "Überträge",
  slot: (column, value) =>
    value === undefined ? `Übertrag zu ${column}, leer` : `Übertrag zu ${column}, ${value}`,
  borrow: (column, value) =>
    value === undefined ? `geborgt von ${column}, leer` : `geborgt von ${column}, ${value}`,
  cell: (symbol, place, more) =>
    more.length === 0
      ? `${symbol}, ${place}; keine Ziffer`
      : `${symbol}, ${place}; keine Ziffer; ${more.join("; ")}`,
  filledCell: (symbol, place, digit) => `${symbol}, ${place}, ist ${digit}`,
  givenCell: (symbol, place, digit) => `${symbol}, ${place}, ist ${digit}, vorgegeben`,
  printedCell: (digit, place) => `${digit}, ${place}, gedruckt`,
  wrongCell: "als falsch markiert",
  triedCell: "in einem Versuch",
  blank: (name) => `Lücke ${name}`,
  crossedOut: (digits) => `gestrichen ${digits}`,
  places: (symbol, places) => `${symbol}: ${places.join(", ")}.`,
  open: (digits) =>
    digits.length === 0
      ? "Keine Ziffer ist mehr möglich."
      : `${digits.join(", ")} ${digits.length === 1 ? "ist" : "sind"} noch möglich.`,
  tapFirst: "Wähle einen Buchstaben, dann eine Ziffer.",
  tapFirstBlank: "Wähle eine Lücke, dann eine Ziffer.",
  inHand: (digit) => `Die ${digit} ist in der Hand: Wähle, wofür sie ist.`,

  keypad: "Ziffern",
  keyOpen: (digit) => digit,
  keyCrossed: (digit) => `${digit}, gestrichen`,
  keyUsed: (digit, symbols) => `${digit}, ist ${symbols.join(", ")}`,
  keyInHand: (digit) => `${digit}, in der Hand`,
  pencil: "Bleistift",
  erase: "Löschen",
  undo: "Zurück",
  redo: "Wieder",
  hint: "Tipp",
  check: "Prüfen",
  notes: "Notizen",
  try: "Versuch",
  inTry: (n) => `Versuch ${n} ist offen`,
  keep: "Behalten",
  giveUp: "Aufgeben",
  more: "Mehr",
  startOver: "Neu anfangen",
  showAnswer: "Lösung zeigen",
  obvious: "Offensichtliches streichen",
  present: "Vorführen",
  endPresent: "Ende",
  keys: "Tasten",
  showTimer: "Zeit zeigen",
  hideTimer: "verbergen",
  time: (text) => `Zeit ${text}`,
  tools: "Werkzeuge",
  messages: "Meldungen",
  close: "Schließen",
  notesHow:
    "Tippen: streichen. Noch einmal: eintragen. Noch einmal: löschen. Blasse Kreuze folgen aus dem Eingetragenen.",
  noteOpen: (symbol, digit) => `${symbol} ${digit}, offen`,
  noteCrossed: (symbol, digit) => `${symbol} ${digit}, gestrichen`,
  noteFollows: (symbol, digit) => `${symbol} ${digit}, nicht möglich`,
  noteEntered: (symbol, digit) => `${symbol} ist ${digit}`,

  entered: (symbol, digit) => `${symbol} ist ${digit}.`,
  enteredAlso: (symbol, digit, also) => `${symbol} ist ${digit}. Auch: ${list(also)}.`,
  placeIn: (column, row) => `${column} (${row})`,
  placeInWord: (column, word) => `${column} von ${word}`,
  isGiven: (symbol, digit) => `${symbol} ist als ${digit} vorgegeben.`,
  cleared: (symbol) => `${symbol} gelöscht.`,
  crossed: (digit, symbol, left) =>
    left.length === 0
      ? `${digit} bei ${symbol} gestrichen; keine ist mehr übrig.`
      : `${digit} bei ${symbol} gestrichen; übrig: ${left.join(", ")}.`,
  uncrossed: (digit, symbol) => `${digit} ist bei ${symbol} wieder offen.`,
  crossesCleared: (symbol) => `Bei ${symbol} ist nichts mehr gestrichen.`,
  carryWritten: (column, value) => `Übertrag zu ${column}: ${value}.`,
  carryCleared: (column) => `Übertrag zu ${column} gelöscht.`,
  borrowWritten: (column, value) => `Geborgt von ${column}: ${value}.`,
  borrowCleared: (column) => `Geborgt von ${column}: gelöscht.`,
  obviousCrossed: (n) => `${n} gestrichen.`,
  nothingObvious: "Offensichtlich ist nichts weiter.",
  tried: (n) =>
    `Versuch ${n}: Was du jetzt einträgst, hat einen gestrichelten Ring, bis du es behältst oder aufgibst.`,
  deepest: "Fünf Versuche sind offen: Behalte erst einen oder gib einen auf.",
  kept: "Der Versuch ist behalten.",
  gaveUp: "Der Versuch ist aufgegeben; alles davor ist wieder da.",
  startedOver: "Alles ist gelöscht.",
  answerShown: "Die Lösung ist eingetragen.",
  stepsDone: "Der Schritt ist eingetragen.",
  notFromLink: (parts) => `Nicht eingetragen: ${parts.join(", ")}.`,
  fromLink: "Was der Link sagt, ist eingetragen.",
  pencilOn: "Bleistift: Ziffern streichen.",
  pencilOff: "Stift: Ziffern werden eingetragen.",
  dropped: "Keine Ziffer in der Hand.",
  undone: (what) => `Zurückgenommen: ${what}`,
  redone: (what) => `Wieder da: ${what}`,
  nothingToUndo: "Es gibt nichts zurückzunehmen.",
  nothingToRedo: "Es gibt nichts wiederherzustellen.",
  noneOpen: "Alles hat eine Ziffer.",
  noProblem: "Die letzte Prüfung hat keinen Fehler genannt.",
  brokenTry: "Dieser Versuch verletzt eine Regel.",
  state: (filled, all, entries, open) =>
    `${filled} von ${all} haben eine Ziffer${entries.length === 0 ? "" : `: ${entries.join(", ")}`}.${
      open.length === 0 ? "" : ` Offen: ${open.join(", ")}.`
    }`,
  stateCarries: (carries) => `Überträge: ${carries.join(", ")}.`,
  stateTries: (n) => (n === 1 ? "Ein Versuch ist offen." : `${n} Versuche sind offen.`),
  is: (symbol, digit) => `${symbol} ist ${digit}`,
  slotIs: (column, digit) => `${digit} zu ${column}`,

  checking: "Wird geprüft …",
  fine: (n) =>
    n === 1
      ? "Bis hierher richtig: Diese Ziffer passt zu einer Lösung."
      : `Bis hierher richtig: Diese ${n} Ziffern passen zu einer Lösung.`,
  nothingYet: "Noch ist nichts eingetragen.",
  crossesFine: "Bis hierher richtig: Was gestrichen ist, lässt eine Lösung übrig.",
  notYet: "Alles hat eine Ziffer, aber es geht noch nicht auf. „Prüfen“ sagt, was nicht stimmt.",
  sameDigit: (symbols, digit) =>
    symbols.length === 2 ? `${list(symbols)} sind beide ${digit}.` : `${list(symbols)} sind alle ${digit}.`,
  leadingZero: (symbol, word) => `Mit ${symbol} beginnt ${word}, also ist es keine 0.`,
  loneZero: (symbol) => `${symbol} steht allein und ist keine 0.`,
  notAllowed: (symbol, digit) => `Nach den Regeln ist ${symbol} nicht ${digit}.`,
  nothingLeft: (symbol) => `Für ${symbol} ist keine Ziffer mehr übrig.`,
  column: (column, digits, carry, sum, total, difference) => {
    const added = [...digits, ...(carry === undefined ? [] : [`Übertrag ${carry}`])].join(" + ") || "nichts";
    const where = difference ? "oben" : "im Ergebnis";
    return `${capitalised(column)}${difference ? ", von unten nach oben" : ""}: ${added} ist ${sum}; ${where} steht ${
      total ?? "nichts"
    }.`;
  },
  columnAny: (column, digits, total) =>
    digits.length === 0
      ? `${capitalised(column)}: Hierher kommt nur ein Übertrag, und der kann nicht ${total ?? "nichts"} sein.`
      : `${capitalised(column)}: ${digits.join(" + ")} kann mit keinem Übertrag auf ${total ?? "nichts"} enden.`,
  carryIs: (column, is, wrote) => `Der Übertrag zu ${column} ist ${is}, du hast ${wrote} geschrieben.`,
  carryMost: (column, most, wrote) =>
    `Der Übertrag zu ${column} ist höchstens ${most}, du hast ${wrote} geschrieben.`,
  carryLeast: (column, least, wrote) =>
    `Der Übertrag zu ${column} ist mindestens ${least}, du hast ${wrote} geschrieben.`,
  noSuchCarry: (column, wrote) => `Der Übertrag zu ${column} kann nicht ${wrote} sein.`,
  statement: (text) => `${text} ist nicht wahr.`,
  noWayOn: (entries) =>
    entries.length === 0
      ? "Mit diesen Ziffern gibt es keine Lösung."
      : `Mit ${list(entries)} gibt es keine Lösung.`,
  nextProblem: "Den nächsten zeigen",
  undecided: "Keine Regel ist verletzt; weiter konnte ich nicht prüfen.",
  moreProblems: (n) => (n === 1 ? "Und noch eines." : `Und noch ${n}.`),

  hintTitle: (level) => `Tipp ${level} von 3`,
  hinting: "Der nächste Schritt wird gesucht …",
  sayMore: "Sag mehr",
  doIt: "Eintragen",
  aboutRule: (rule) => `Die Regel „${rule}“ in der Lektion`,
  noHint: "In der Zeit war kein nächster Schritt zu finden.",
  onlyLeft: (symbol, digit) => `Für ${symbol} ist nur noch die ${digit} übrig.`,
  hintDone: "Alles hat seine Ziffer.",

  solvedOnly: (text) => `Gelöst. ${text}, die einzige Lösung.`,
  solvedOneOf: (n) => `Gelöst: eine der ${n} Lösungen.`,
  solvedPlain: (text) => `Gelöst. ${text}.`,
  solvedIn: (time) => `In ${time}.`,
  withHints: (n) => (n === 1 ? "Mit einem Tipp." : `Mit ${n} Tipps.`),
  explain: "Erklären",
  next: "Ein anderes Rätsel",

  keysTitle: "Tasten auf dem Brett",
  keyTable: [
    ["Ein Buchstabe", "wählt ihn; noch einmal: seine nächste Stelle"],
    ["Eine Ziffer", "trägt sie ein; noch einmal: löscht sie"],
    ["Umschalt und die Taste der Ziffer", "streicht die Ziffer oder holt sie zurück"],
    ["Umschalt und ein Buchstabe", "über Basis zehn: die Ziffern ab zehn"],
    ["Pfeile, Pos1, Ende", "gehen umher; von der ersten Zeile nach oben zu den Überträgen"],
    [". und ,", "nächster und voriger Buchstabe ohne Ziffer"],
    ["Leertaste", "Bleistift: Ziffern streichen"],
    ["Rücktaste", "löscht die Ziffer, dann das Gestrichene"],
    ["Eingabe", "Prüfen"],
    ["F4 oder ?", "Tipp, und mehr davon"],
    ["F2 oder =", "liest vor, was auf dem Brett steht"],
    ["F8", "nächster Fehler der letzten Prüfung"],
    ["Strg+Z, Strg+Y", "zurück, wieder"],
    ["Escape", "legt die Ziffer aus der Hand, beendet den Bleistift, schließt, was offen ist"],
  ],
};
