/**
 * What the user has chosen for the whole page, kept in this browser. Each setting is checked when it is read; one that
 * is not understood has its default.
 *
 *     settings.value.timer;                      // read, and followed in effects and components
 *     changeSettings({ timer: true });           // kept at once
 */
import { type ReadonlySignal, signal } from "@preact/signals";
import type { LinkPuzzle } from "../link/link.js";
import { draftJson, draftOf } from "./draft.js";
import { isRecord } from "./json.js";
import { forgetKept, type Kept, onKeptElsewhere, readKept, storageBlocked, writeKept } from "./kept.js";

export interface Settings {
  readonly theme: "system" | "light" | "dark";
  readonly contrast: "system" | "more";
  readonly largeText: boolean;
  readonly language: "system" | "en" | "de";
  /** The table of notes beside the board is open. */
  readonly notes: boolean;
  readonly timer: boolean;
  /** Slips are marked at once, not only by Check. */
  readonly showSlips: boolean;
  /** What follows from distinctness is crossed out by itself. */
  readonly autoNotes: boolean;
  /** The list of all steps beside the one that is told: open where there is room, or always. */
  readonly reading: "steps" | "all";
  /** Fields of sheets, by name: the title, the paper, what stands in the header … The view Print knows them. */
  readonly sheet: Readonly<Record<string, string | number | boolean>>;
}

export const DEFAULTS: Settings = {
  theme: "system",
  contrast: "system",
  largeText: false,
  language: "system",
  notes: false,
  timer: false,
  showSlips: false,
  autoNotes: false,
  reading: "steps",
  sheet: {},
};

const CHOICES = {
  theme: ["system", "light", "dark"],
  contrast: ["system", "more"],
  language: ["system", "en", "de"],
  reading: ["steps", "all"],
} as const;

const SWITCHES = ["largeText", "notes", "timer", "showSlips", "autoNotes"] as const;

/** A sheet has so many fields, and a text in one is so long. */
const MOST_FIELDS = 30;
const LONGEST_FIELD = 200;

const chosen = signal<Settings>(DEFAULTS);

/** The settings as they are now. */
export const settings: ReadonlySignal<Settings> = chosen;

/** Changes some settings and keeps them. */
export function changeSettings(changes: Partial<Settings>): void {
  chosen.value = { ...chosen.peek(), ...changes };
  keep();
}

const drafted = signal<LinkPuzzle | undefined>(undefined);

/** The puzzle that was last in the box, for "Continue"; undefined when there was none. */
export const draft: ReadonlySignal<LinkPuzzle | undefined> = drafted;

/** Keeps a draft, or forgets it. One that is too long is not kept. */
export function keepDraft(next: LinkPuzzle | undefined): void {
  drafted.value = next;
  keep();
}

const gathered = signal<readonly LinkPuzzle[]>([]);

/** The puzzles that were gathered for a sheet; see `state/sheet.ts`, which changes them. */
export const gatheredSheet: ReadonlySignal<readonly LinkPuzzle[]> = gathered;

/** Keeps what was gathered. What is too long for this storage is there for as long as the page is open. */
export function keepGathered(puzzles: readonly LinkPuzzle[]): void {
  gathered.value = puzzles;
  keep();
}

/** Everything as it was at first. */
export function forgetSettings(): void {
  chosen.value = DEFAULTS;
  drafted.value = undefined;
  gathered.value = [];
  forgetKept();
}

/** The settings that a value says, whatever it is; what it does not say, or not well, has its default. */
export function settingsOf(value: unknown): Settings {
  const from: Kept = isRecord(value) ? value : {};
  const read: Record<string, unknown> = {};
  for (const [name, values] of Object.entries(CHOICES))
    if (values.some((known) => known === from[name])) read[name] = from[name];
  for (const name of SWITCHES) if (typeof from[name] === "boolean") read[name] = from[name];
  if (isRecord(from.sheet)) read.sheet = fieldsOf(from.sheet);
  // Each has just been checked against the values that its type has.
  return { ...DEFAULTS, ...(read as Partial<Settings>) };
}

function fieldsOf(from: Kept): Settings["sheet"] {
  const fields = Object.entries(from).filter(
    (field): field is [string, string | number | boolean] =>
      field[0].length <= LONGEST_FIELD &&
      field[0] !== "__proto__" &&
      (typeof field[1] === "boolean" ||
        (typeof field[1] === "number" && Number.isFinite(field[1])) ||
        (typeof field[1] === "string" && field[1].length <= LONGEST_FIELD)),
  );
  return Object.fromEntries(fields.slice(0, MOST_FIELDS));
}

/** Only what differs from the defaults; so defaults may change. */
function keep(): void {
  const own = Object.fromEntries(
    Object.entries(chosen.peek()).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(DEFAULTS[name as keyof Settings]),
    ),
  );
  const puzzle = drafted.peek();
  const draft = puzzle && { draft: draftJson(puzzle) };
  const puzzles = gathered.peek();
  const sheet = puzzles.length > 0 && { sheet: puzzles.map(draftJson) };
  // A sheet is more work than the text in the box.
  for (const parts of [{ ...draft, ...sheet }, { ...sheet }, { ...draft }, {}])
    if (writeKept({ settings: own, ...parts }) || storageBlocked.peek()) return;
}

function open(kept: Kept): void {
  chosen.value = settingsOf(kept.settings);
  drafted.value = draftOf(kept.draft);
  gathered.value = sheetOf(kept);
}

const sheetOf = ({ sheet }: Kept): readonly LinkPuzzle[] =>
  Array.isArray(sheet) ? sheet.flatMap((puzzle) => draftOf(puzzle) ?? []) : [];

// At once, since the first thing that is drawn already depends on it.
// Asking for the value would throw where a browser forbids it.
if ("localStorage" in globalThis) {
  open(readKept());
  // Otherwise this tab would write its own over what the other has gathered.
  onKeptElsewhere(open);
}
