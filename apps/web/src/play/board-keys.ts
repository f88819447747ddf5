/**
 * From a key to what it does on the board, the same on every keyboard layout: letters select, digits enter, and the
 * same key on its other Shift level crosses out. A digit is known by what the key types, and otherwise by its place in
 * the row of digits; so digits win over the signs that share their keys (`=` on a German 0, `?` on a Russian 7).
 */
export type Command =
  | { readonly kind: "select"; readonly letter: string }
  | { readonly kind: "enter" | "cross"; readonly digit: number }
  | { readonly kind: "move"; readonly direction: "left" | "right" | "up" | "down" }
  | { readonly kind: "edge"; readonly edge: "row-start" | "row-end" | "start" | "end" }
  | {
      readonly kind:
        | "next-open"
        | "previous-open"
        | "next-problem"
        | "previous-problem"
        | "pencil"
        | "clear"
        | "check"
        | "hint"
        | "read"
        | "undo"
        | "redo"
        | "escape";
    };

/** What of a keyboard event counts. */
export interface Key {
  readonly key: string;
  readonly code: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  /** Whether a composed character is being written. */
  readonly isComposing?: boolean;
}

export interface KeyContext {
  readonly letters: readonly string[];
  readonly base: number;
  /** Whether `a` and `A` are two letters. */
  readonly caseDistinct: boolean;
}

const NAMED: Readonly<Record<string, Command>> = {
  ArrowLeft: { kind: "move", direction: "left" },
  ArrowRight: { kind: "move", direction: "right" },
  ArrowUp: { kind: "move", direction: "up" },
  ArrowDown: { kind: "move", direction: "down" },
  Home: { kind: "edge", edge: "row-start" },
  End: { kind: "edge", edge: "row-end" },
  Enter: { kind: "check" },
  Backspace: { kind: "clear" },
  Delete: { kind: "clear" },
  Escape: { kind: "escape" },
  " ": { kind: "pencil" },
  F2: { kind: "read" },
  F4: { kind: "hint" },
  "=": { kind: "read" },
  "?": { kind: "hint" },
  ".": { kind: "next-open" },
  ",": { kind: "previous-open" },
};

/** What a key does; undefined when the board does not take it. */
export function commandOf(event: Key, context: KeyContext): Command | undefined {
  const { key, code, shiftKey, altKey } = event;
  if (event.ctrlKey || event.metaKey) return altKey ? undefined : withControl(event);
  if (altKey || event.isComposing === true || UNFINISHED.has(key)) return undefined;
  // A dead key writes nothing yet; with Shift it is meant as the key that it is on.
  if (key === "Dead" && !shiftKey) return undefined;
  if (key === "F8") return { kind: shiftKey ? "previous-problem" : "next-problem" };
  const typed = digitOf(key);
  if (typed !== undefined) return digit("enter", typed, context);
  const letter = letterOf(event, context);
  if (letter !== undefined) return letter;
  const row = /^Digit([0-9])$/.exec(code);
  if (row !== null) return digit("cross", Number(row[1]), context);
  return NAMED[key];
}

/** Keys of which the browser does not know, or does not tell, what they write. */
const UNFINISHED: ReadonlySet<string> = new Set(["Process", "Unidentified"]);

/** The value of a decimal digit of any script: they stand in the order of their values, in whole tens. */
function digitOf(key: string): number | undefined {
  if (!/^\p{Nd}$/u.test(key)) return undefined;
  const code = key.codePointAt(0) ?? 0;
  let value = 0;
  while (/^\p{Nd}$/u.test(String.fromCodePoint(code - value - 1))) value++;
  return value % 10;
}

const digit = (kind: "enter" | "cross", value: number, { base }: KeyContext): Command | undefined =>
  value < base ? { kind, digit: value } : undefined;

/** Undo and redo by the letter that is typed, or by the place of the key where no Latin letter is. */
function withControl({ key, code, shiftKey }: Key): Command | undefined {
  if (key === "Home") return { kind: "edge", edge: "start" };
  if (key === "End") return { kind: "edge", edge: "end" };
  const latin = /^[a-z]$/i.test(key) ? key.toLowerCase() : code.replace(/^Key/, "").toLowerCase();
  if (latin === "z") return { kind: shiftKey ? "redo" : "undo" };
  return latin === "y" && !shiftKey ? { kind: "redo" } : undefined;
}

/** A letter of the puzzle, or a digit from ten up: Shift and a letter in bases above ten. */
function letterOf(
  { key, code, shiftKey }: Key,
  { letters, base, caseDistinct }: KeyContext,
): Command | undefined {
  if ([...key].length > 2 || key === " ") return undefined;
  const typed = key.normalize("NFC");
  if (base > 10 && shiftKey && !caseDistinct) {
    const latin = /^[a-z]$/i.test(typed) ? typed : (/^Key([A-Z])$/.exec(code)?.[1] ?? "");
    const value = latin === "" ? Number.NaN : Number.parseInt(latin, 36);
    if (value < base) return { kind: "enter", digit: value };
  }
  const same = (a: string, b: string): boolean =>
    a === b ||
    (!caseDistinct && (a.toUpperCase() === b.toUpperCase() || a.toLowerCase() === b.toLowerCase()));
  const letter = letters.find((each) => same(each, typed));
  return letter === undefined ? undefined : { kind: "select", letter };
}
