/**
 * What explain, hint and grade share: a puzzle laid out for reasoning, the path that the rules find
 * through it, and how far they may look. The search is asked first, since it is quick and its
 * count is the measure.
 */

import type { Language } from "./deduce/language/language.js";
import type { Allowance } from "./deduce/path/allowance.js";
import { derive } from "./deduce/path/derive.js";
import { merge } from "./deduce/path/merge.js";
import { prune } from "./deduce/path/prune.js";
import { refute } from "./deduce/path/refute.js";
import { shorten } from "./deduce/path/shorten.js";
import type { Fact, Node } from "./deduce/path/step.js";
import { nodeCost } from "./deduce/path/step-cost.js";
import { inCanonicalOrder } from "./deduce/setting/canonical-order.js";
import { LARGEST_EXPLAINED_BASE, type Setting, settingOf } from "./deduce/setting/setting.js";
import type { Claim } from "./deduce/state/claim.js";
import { Knowledge } from "./deduce/state/knowledge.js";
import { Notebook } from "./deduce/state/moment.js";
import { View } from "./deduce/state/view.js";
import { Stater } from "./deduce/tell/stated.js";
import { asRead, readPuzzle } from "./layout/read-puzzle.js";
import type { AnswerOptions, FoundAnswer } from "./search/answer.js";
import { now } from "./search/meter.js";
import { writerFor } from "./search/writer-for.js";
import { pose } from "./semantics/pose.js";
import type { Puzzle } from "./semantics/puzzle.js";

/** A puzzle as it is reasoned about: its letters in canonical order. */
export interface Layout {
  readonly setting: Setting;
  /** The puzzle with these digits, by symbol of the setting, filled in. */
  readonly write: (digits: readonly number[]) => string;
  /** Digits by symbol of the puzzle, by symbol of the setting. */
  readonly inOrder: (solutions: readonly ArrayLike<number>[]) => readonly (readonly number[])[];
}

/** A path through a puzzle. */
export interface Reasoning {
  /** What was known at the start, as facts that steps stand on. */
  readonly given: readonly Fact[];
  /** The path as it was found. */
  readonly derived: Node;
  /** The same without what the end does not need. */
  readonly node: Node;
}

/** The puzzle in the base that an answer is about. */
export function posedAs(text: string, options: AnswerOptions, found: FoundAnswer): Puzzle {
  const parsed = readPuzzle(text, asRead(options, found));
  const posed = parsed.ok ? pose(parsed.formula, { ...options, base: found.rules.base }) : undefined;
  if (!posed?.ok) throw new Error("what has been answered can be posed");
  return posed.puzzle;
}

/** Lays out a puzzle; undefined when it is settled before any reasoning, or its base is too large for it. */
export function layOut(puzzle: Puzzle): Layout | undefined {
  return puzzle.contradiction === undefined ? layOutAnyway(puzzle) : undefined;
}

/** The same of a puzzle that may be settled already, to say why. */
export function layOutAnyway(puzzle: Puzzle): Layout | undefined {
  if (puzzle.base > LARGEST_EXPLAINED_BASE) return undefined;
  const { puzzle: ordered, original } = inCanonicalOrder(puzzle);
  const writer = writerFor(puzzle);
  return {
    setting: settingOf(ordered),
    write(digits) {
      const inOrder: number[] = [];
      for (const [i, symbol] of original.entries()) inOrder[symbol] = digits[i] as number;
      return writer.write(inOrder).text;
    },
    inOrder: (solutions) => solutions.map((digits) => original.map((symbol) => digits[symbol] as number)),
  };
}

/** More cases are not looked at. */
const MOST_CASES = 20_000;

/** A puzzle with more solutions is explained up to its first fork. */
const MOST_SOLUTIONS = 5000n;

/** How far to look for a puzzle with this answer. */
export function allowanceFor(
  { status, complete, count }: FoundAnswer,
  { milliseconds = Number.POSITIVE_INFINITY, signal }: AnswerOptions,
  started: number,
): Allowance {
  return {
    cases: complete && count > MOST_SOLUTIONS ? 0 : MOST_CASES,
    isOver: () => now() - started > milliseconds || signal?.aborted === true,
    impossible: status === "none",
  };
}

/** The path through a puzzle, from its rules and what else is known. */
export function reason({ setting }: Layout, claims: readonly Claim[], allowance: Allowance): Reasoning {
  const knowledge = new Knowledge(View.of(setting));
  const given = claims.map((claim) => knowledge.learn(claim));
  const notebook = new Notebook();
  const refuted =
    allowance.impossible && claims.length === 0 ? refute(setting, notebook, allowance.isOver) : undefined;
  if (refuted !== undefined && refuted.steps.length <= SHORT_CHAIN)
    return { given, derived: refuted, node: merge(refuted, setting) };
  const path = flattest(
    [{ ...allowance, forkAt: undefined }, ...(allowance.forkAt === undefined ? [] : [allowance])].map((own) =>
      pathThrough(knowledge.branch(), notebook, own),
    ),
    setting,
  );
  if (refuted === undefined) return { given, ...path };
  const { node } = path;
  const isDearer = node.table || isOpen(node) || nodeCost(node, setting) > nodeCost(refuted, setting);
  return { given, ...(isDearer ? { derived: refuted, node: merge(refuted, setting) } : path) };
}

type Path = Pick<Reasoning, "derived" | "node">;

function pathThrough(knowledge: Knowledge, notebook: Notebook, allowance: Allowance): Path {
  const { setting } = knowledge.view;
  const derived = derive(knowledge, notebook, allowance);
  // What is open is told as far as it goes, and whoever waits has waited enough.
  const node =
    derived.table || allowance.isOver()
      ? prune(derived, setting, "sliced")
      : merge(shorten(prune(derived, setting), setting), setting);
  return { derived, node };
}

/** Branches side by side read more easily than branches in branches, so they may cost more by this factor. */
const FLATNESS = 1.25;

/** The first path, or the second where its forks are flatter, or it is cheaper. */
function flattest([usual, other]: readonly Path[], setting: Setting): Path {
  if (usual === undefined) throw new Error("there is always a usual path");
  if (other === undefined || other.node.table || isOpen(other.node)) return usual;
  if (usual.node.table || isOpen(usual.node)) return other;
  const factor = forksDeep(other.node) < forksDeep(usual.node) ? FLATNESS : 1;
  return nodeCost(other.node, setting) <= factor * nodeCost(usual.node, setting) ? other : usual;
}

const forksDeep = ({ end }: Node): number =>
  end.kind === "fork" ? 1 + Math.max(...end.branches.map(({ node }) => forksDeep(node))) : 0;

/** A refutation of so many steps is told as it is; with a longer one the usual path is tried, too. */
const SHORT_CHAIN = 4;

/** Writes steps of a puzzle down as data, with sentences in a language. */
export function stater({ setting, write }: Layout, language: Language): Stater {
  return new Stater(setting, language, write);
}

/** Whether the limits left some end open. */
export function isOpen({ end }: Node): boolean {
  return end.kind === "open" || (end.kind === "fork" && end.branches.some(({ node }) => isOpen(node)));
}

/** Whether every end says that it cannot be. */
export function isRefuted({ end }: Node): boolean {
  return (
    end.kind === "impossible" || (end.kind === "fork" && end.branches.every(({ node }) => isRefuted(node)))
  );
}
