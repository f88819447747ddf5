/**
 * The address of the page and the state of the page, kept the same: a link is opened into the state, and the state is
 * written back into the address. What a click did pushes an entry, so that Back undoes it; typing replaces the entry
 * when it rests: browsers refuse more than a few times a second, and take longer for it than the page for a key.
 */
import { batch, effect, signal } from "@preact/signals";
import type { LinkComplaint } from "../link/complaint.js";
import { type LinkPuzzle, linkOf, readLink, writeLink } from "../link/link.js";
import { linkView } from "../link/link-views.js";
import { puzzle } from "../state/puzzle.js";
import { type Keys, keys, NO_KEYS, type ViewName, view } from "../state/view.js";

/** What could not be read of the link; shown until it is closed. */
export const linkComplaints = signal<readonly LinkComplaint[]>([]);

/** The puzzles of the sheet that Print shows; empty for the puzzle in the box alone. */
export const printed = signal<readonly LinkPuzzle[]>([]);

/** How many links have been opened in this visit. It stands in the page, so that whoever drives it from outside can wait. */
export const linksOpened = signal(0);

/** The puzzle that links lead to. It follows the one in the box with the address, so that no key changes every link. */
const linkedPuzzle = signal<LinkPuzzle>(puzzle.peek());

/** The rest after which an entry is replaced, in milliseconds. */
const REST = 334;

export interface Destination {
  readonly puzzle?: LinkPuzzle;
  readonly keys?: Keys;
  /** For Print: all puzzles of the sheet, in place of the one that is shown. */
  readonly sheet?: readonly LinkPuzzle[];
}

/** The puzzle in the box when a sheet was printed: as long as it stays, the sheet is what Print shows. */
let besideSheet: LinkPuzzle | undefined;

/** Shows a view, with another puzzle when one is given; Back leads to what was shown before. */
export function go(name: ViewName, destination: Destination = {}): void {
  // A link that is still being unpacked comes too late.
  opening++;
  write("replace");
  batch(() => {
    if (destination.puzzle !== undefined) puzzle.value = destination.puzzle;
    if (name === "print") {
      if (destination.sheet !== undefined) besideSheet = puzzle.peek();
      printed.value = destination.sheet ?? (besideSheet === puzzle.peek() ? printed.peek() : []);
    }
    view.value = name;
    keys.value = destination.keys ?? NO_KEYS;
  });
  write("push");
}

/** The view's own keys change without a new entry: the step that is looked at, a text that is typed … */
export function setKeys(changes: Readonly<Record<string, string | undefined>>): void {
  const changed = new Map(keys.peek());
  for (const [key, value] of Object.entries(changes)) {
    if (value === undefined) changed.delete(key);
    else changed.set(key, value);
  }
  keys.value = changed;
}

/** The same of what a click chose: Back undoes it. */
export function chooseKeys(changes: Parameters<typeof setKeys>[0]): void {
  write("replace");
  setKeys(changes);
  write("push");
}

/** The address of a view with the puzzle that is shown, or with another one. */
export function hrefOf(name: ViewName, destination: Destination = {}): string {
  return `#${writeLink(linked(name, destination.puzzle ?? linkedPuzzle.value, destination.keys ?? NO_KEYS))}`;
}

function linked(name: ViewName, shown: LinkPuzzle, own: Keys): Parameters<typeof writeLink>[0] {
  const hasPuzzle = linkView(name).slot === "puzzle" && shown.text.trim() !== "";
  const puzzles = name === "print" ? printed.peek() : [];
  if (puzzles.length > 0) return { view: name, keys: own, puzzles, puzzle: puzzles[0] as LinkPuzzle };
  return { view: name, keys: own, ...(hasPuzzle && { puzzle: shown }) };
}

/** The newest writing; an older one that is still packing is dropped. */
let writing = 0;
/** The newest opening, likewise. */
let opening = 0;
/** What the address was last made to say: the browser escapes what it is given, so the address itself does not tell. */
let written = "";
/** Writings one after the other, so that an entry is replaced before the next one is pushed. */
let queue: Promise<void> = Promise.resolve();
let timer: ReturnType<typeof setTimeout> | undefined;

/** Writes the state into the address; a long one is packed first, so it may take a moment. */
function write(how: "push" | "replace"): void {
  clearTimeout(timer);
  linkedPuzzle.value = puzzle.peek();
  const mine = ++writing;
  const made = linkOf(linked(view.peek(), puzzle.peek(), keys.peek()));
  if (typeof made === "string" && waitingWrites === 0) put(made, how);
  else {
    waitingWrites++;
    queue = queue.then(async () => {
      const fragment = await made;
      waitingWrites--;
      // Of replacements only the newest counts; what was pushed stays an entry.
      if (fragment !== undefined && (how === "push" || mine === writing || waitingWrites > 0))
        put(fragment, how);
    });
  }
}

/** Writings that wait for a packed one. */
let waitingWrites = 0;

function put(fragment: string, how: "push" | "replace"): void {
  if (fragment === written) return;
  written = fragment;
  if (how === "push") history.pushState(null, "", `#${fragment}`);
  else history.replaceState(null, "", `#${fragment}`);
}

/** Opens the link of the address, now and whenever it changes; from then on the address follows the state. */
export async function followAddress(): Promise<void> {
  await openLink(location.hash);
  addEventListener("popstate", () => void openLink(location.hash, "back"));
  let opened = true;
  effect(() => {
    void [puzzle.value, view.value, keys.value, printed.value];
    // What was just opened is what the address says.
    if (opened) {
      opened = false;
      return;
    }
    clearTimeout(timer);
    timer = setTimeout(() => write("replace"), REST);
  });
}

/**
 * Opens a link into the state. What is not understood of it becomes a notice; it is never an empty page. Back to where
 * the box was empty empties it.
 */
async function openLink(fragment: string, how: "first" | "back" = "first"): Promise<void> {
  const mine = ++opening;
  const read = readLink(fragment);
  const link = read instanceof Promise ? await read : read;
  // A newer link has been opened while this one was unpacked.
  if (mine !== opening) return;
  written = fragment.replace(/^#/, "");
  batch(() => {
    view.value = link.view;
    keys.value = link.keys;
    // A sheet has its own puzzles; that in the box stays what it was.
    const isSheet = link.puzzles !== undefined && puzzle.peek().text !== "";
    if (link.puzzle !== undefined && !isSheet) puzzle.value = link.puzzle;
    else if (how === "back" && link.view === "solve") puzzle.value = { text: "", rules: {} };
    linkedPuzzle.value = puzzle.peek();
    if (link.view === "print") printed.value = link.puzzles ?? [];
    linkComplaints.value = link.complaints;
    linksOpened.value++;
  });
}
