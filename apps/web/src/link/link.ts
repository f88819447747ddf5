/**
 * The links of the page: `#1/VIEW/PUZZLE&key=value…`. All that the page shows stands in the part of its address
 * behind `#`, which never reaches a server, works from any folder, and can be read by a person.
 *
 * Several puzzles, and what is longer than 1,200 characters, are packed: `#1/VIEW/z:…`, a line for each puzzle with
 * its rules, in the same spelling, and a last line that begins with `&` for the keys of the view.
 *
 * Reading never fails: what is not understood becomes a complaint, and the rest is opened. Nothing here knows of
 * the browser; the shell reads and writes the address.
 */
import type { LinkComplaint } from "./complaint.js";
import { decodeText, encodeText, withoutMessage, withSafeEnd } from "./link-text.js";
import { isLinkView, type LinkViewName, linkView } from "./link-views.js";
import { pack, unpack } from "./packed.js";
import { type LinkPuzzle, readPuzzlePart, writePuzzlePart } from "./puzzle-part.js";
import { isRuleKey, keysToRules, rulesToKeys } from "./rule-keys.js";

export type { LinkPuzzle } from "./puzzle-part.js";

/** What a link says. */
export interface Link {
  readonly view: LinkViewName;
  readonly puzzle?: LinkPuzzle;
  /** The puzzles of a sheet, where there are several; the first of them is `puzzle` as well. */
  readonly puzzles?: readonly LinkPuzzle[];
  /** The keys of the view itself, rules left out. */
  readonly keys: ReadonlyMap<string, string>;
  /** What was not understood. */
  readonly complaints: readonly LinkComplaint[];
}

/** What is to be linked. */
export type Linked = Pick<Link, "view" | "puzzle" | "puzzles"> & { readonly keys?: Link["keys"] };

const VERSION = "1";
const PACKED = "z:";
/** Longer links are packed. */
export const LONGEST_PLAIN = 1200;
/** As many as a sheet of the shelf has. */
const MOST_PUZZLES = 1000;
/** Longer texts are not looked at. */
const LONGEST_READ = 1_000_000;

/**
 * What a fragment says, with or without its `#`. Only a packed one takes a promise.
 *
 * @example
 * readLink("#1/solve/SEND+MORE=MONEY&base=16") // { view: "solve", puzzle: { text: "SEND + MORE = MONEY", rules: { base: 16 } }, … }
 */
export function readLink(fragment: string): Link | Promise<Link> {
  const complaints: LinkComplaint[] = [];
  if (fragment.length > LONGEST_READ) return tooLong();
  const raw = withoutMessage(fragment.startsWith("#") ? fragment.slice(1) : fragment);
  if (raw === "") return { view: "solve", keys: new Map(), complaints };
  const { view, rest } = readHead(raw, complaints);
  const [part = "", ...keys] = rest.split("&");
  if (part.startsWith(PACKED)) return unpackLink(view, part.slice(PACKED.length), keys, complaints);
  return readRest(view, [rest], complaints);
}

/** The link as it stands behind `#`, not packed; the rules are those that differ from the defaults. */
export function writeLink(link: Linked): string {
  const { slot } = linkView(link.view);
  const keys = [...(link.keys ?? [])];
  const own = typeof slot === "object" ? slot.key : undefined;
  const inSlot = own === undefined ? "" : encodeText(link.keys?.get(own) ?? "");
  const rest = keys.filter(([name]) => name !== own);
  const part = slot === "puzzle" && link.puzzle !== undefined ? puzzleLine(link.puzzle) : inSlot;
  const behind = part + keyParts(rest);
  return withSafeEnd(`${VERSION}/${link.view}${behind === "" ? "" : `/${behind}`}`);
}

/**
 * The link, packed where it is long or has several puzzles. Undefined when it is too long for any link
 * (64 kB packed or 1 MB not packed).
 */
export function linkOf(link: Linked): string | Promise<string | undefined> {
  const several = link.puzzles !== undefined && link.puzzles.length > 1;
  if (!several) {
    const plain = writeLink(link);
    if (plain.length <= LONGEST_PLAIN) return plain;
  }
  return packLink(link);
}

/** The link with all behind the view packed. */
export async function packLink(link: Linked): Promise<string | undefined> {
  const puzzles = link.puzzles ?? (link.puzzle === undefined ? [] : [link.puzzle]);
  const keys = keyParts([...(link.keys ?? [])]);
  const packed = await pack([...puzzles.map(puzzleLine), ...(keys === "" ? [] : [keys])].join("\n"));
  return packed === undefined ? undefined : withSafeEnd(`${VERSION}/${link.view}/${PACKED}${packed}`);
}

/** A puzzle with its rules in the spelling of links: the same for the same puzzle, so boards are kept by it. */
export const puzzleKey = (puzzle: LinkPuzzle): string => puzzleLine(puzzle);

/** The puzzle that a `puzzleKey` says. */
export function readPuzzleKey(key: string): LinkPuzzle {
  const { part, pairs } = readLine(key);
  return readPuzzlePart(part, keysToRules(pairs, []));
}

function puzzleLine(puzzle: LinkPuzzle): string {
  return writePuzzlePart(puzzle) + keyParts(rulesToKeys(puzzle.rules));
}

const keyParts = (keys: readonly (readonly [string, string])[]): string =>
  keys.map(([name, value]) => `&${name}=${encodeText(value)}`).join("");

/** Version and view, and what stands behind them. */
function readHead(
  raw: string,
  complaints: LinkComplaint[],
): { readonly view: LinkViewName; readonly rest: string } {
  // Some programs escape the slashes and all else once more.
  const text = /^\d+%2f/i.test(raw) ? decodeURIComponentSafely(raw) : raw;
  const match = /^(\d{1,9})\/(.*)$/su.exec(text);
  if (match === null) {
    complaints.push({ code: "no-link", name: "" });
    return { view: "solve", rest: text };
  }
  const [, version = "", behind = ""] = match;
  if (version !== VERSION) complaints.push({ code: "version", name: version });
  const [name = "", ...others] = behind.split("/");
  if (isLinkView(name)) return { view: name, rest: others.join("/") };
  // `1/settings&…` and a name that this page does not know yet, but not a puzzle that lacks its view.
  const bare = name.split("&")[0] ?? "";
  if (others.length === 0 && isLinkView(bare)) return { view: bare, rest: name.slice(bare.length) };
  if (!/^[a-z][a-z-]*$/.test(name)) return { view: "solve", rest: behind };
  complaints.push({ code: "view", name });
  return { view: "solve", rest: others.join("/") };
}

function decodeURIComponentSafely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Lines of puzzles and keys, as they stand behind the view or were packed. */
function readRest(view: LinkViewName, lines: readonly string[], complaints: LinkComplaint[]): Link {
  const { slot, keys: known } = linkView(view);
  const puzzles: LinkPuzzle[] = [];
  const keys = new Map<string, string>();
  let skipped = 0;
  for (const line of lines) {
    const { part, pairs } = readLine(line);
    // A view without a puzzle has no rules either.
    const rules = slot === "puzzle" ? keysToRules(pairs, complaints) : {};
    if (part !== "" && slot === "puzzle" && puzzles.length < MOST_PUZZLES)
      puzzles.push(readPuzzlePart(part, rules));
    else if (part !== "" && slot === "puzzle") skipped++;
    else if (part !== "" && typeof slot === "object") keys.set(slot.key, decodeText(part));
    for (const [name, value] of pairs) {
      if (known.includes(name)) keys.set(name, value);
      else if (slot !== "puzzle" || !isRuleKey(name)) complaints.push({ code: "key", name });
    }
  }
  if (skipped > 0) complaints.push({ code: "too-long", name: "" });
  const [puzzle] = puzzles;
  return {
    view,
    ...(puzzle === undefined ? {} : { puzzle }),
    ...(puzzles.length > 1 ? { puzzles } : {}),
    keys,
    complaints,
  };
}

/** What stands before the first `&`, and the names and values behind it. */
function readLine(line: string): {
  readonly part: string;
  readonly pairs: readonly (readonly [string, string])[];
} {
  const [part = "", ...pairs] = line.split("&");
  return { part, pairs: pairs.filter((pair) => pair !== "").map(readPair) };
}

/** Name and value; some programs escape the sign between them, and one that made HTML left `amp;` before the name. */
function readPair(raw: string): readonly [string, string] {
  const pair = raw.includes("=") ? raw : raw.replace(/%3d/i, "=");
  const at = pair.indexOf("=");
  const name = at < 0 ? pair : pair.slice(0, at);
  return [decodeText(name).replace(/^amp;/, ""), at < 0 ? "" : decodeText(pair.slice(at + 1))];
}

/** What a packed part says; keys that stand outside of it count as well. */
async function unpackLink(
  view: LinkViewName,
  packed: string,
  outside: readonly string[],
  complaints: LinkComplaint[],
): Promise<Link> {
  const unpacked = await unpack(packed.replaceAll(/%2d/gi, "-").replaceAll(/%5f/gi, "_"));
  const keys = outside.length === 0 ? [] : [`&${outside.join("&")}`];
  if (unpacked.ok) {
    const lines = unpacked.text.split("\n").filter((line) => line !== "");
    return readRest(view, [...lines, ...keys], complaints);
  }
  complaints.push({ code: unpacked.problem, name: "" });
  return readRest(view, keys, complaints);
}

const tooLong = (): Link => ({
  view: "solve",
  keys: new Map(),
  complaints: [{ code: "too-long", name: "" }],
});
