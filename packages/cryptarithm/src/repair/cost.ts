/**
 * How far a change is from the puzzle as it stands: what an editor would suspect first costs least. Where there
 * is no solution, something is misprinted: letters that changed places, a doubled letter, letters that
 * are alike, a sign, a rule that was not said; what keeps the letters of the puzzle is likelier than what keeps only
 * the length, and a digit among letters is the last suspicion. Where there are several, something is missing:
 * a given first, which leaves the words intact, then a printed digit, and misprints after these.
 */

import { type PlainSentence, say } from "../wording/say.js";
import type { ChangeKind } from "./change.js";

export interface Weighed {
  readonly cost: number;
  readonly why: readonly string[];
}

/** What a change costs by its kind. */
const BY_KIND: Readonly<Record<ChangeKind, number>> = {
  given: 0,
  printed: 4,
  transposed: 10,
  doubled: 12,
  undoubled: 12,
  replaced: 12,
  sign: 20,
  "row-shifted": 14,
  "rows-exchanged": 18,
  "signs-exchanged": 24,
  rule: 24,
  "left-out": 34,
  inserted: 36,
  "words-exchanged": 38,
  blanked: 40,
};

const KIND_WHY: Readonly<Record<ChangeKind, PlainSentence>> = {
  given: "the puzzle stays as it is",
  printed: "a blank is filled in",
  transposed: "neighbours changed places",
  doubled: "a sign that should be there twice",
  undoubled: "a sign that is there twice",
  replaced: "one sign for another",
  sign: "one sign of arithmetic for another",
  "row-shifted": "a row stands one place aside",
  "rows-exchanged": "two rows changed places",
  "signs-exchanged": "two signs of arithmetic changed places",
  rule: "a rule that was not said",
  "left-out": "a sign too many",
  inserted: "a sign is missing",
  "words-exchanged": "two numbers changed places",
  blanked: "a sign that should be a blank",
};

/** What makes a change dearer than its kind. */
const MORE = {
  /** By the distance of what is replaced from what it is replaced by. */
  distance: [0, 5, 12],
  /** A letter is no longer in the puzzle. */
  vanishes: 6,
  /** A letter is new in the puzzle. */
  isNew: 10,
  /** A digit where letters stand, or a letter where digits stand; less when the two look alike. */
  foreign: 22,
  foreignAlike: 10,
  /** First letters are seldom misprinted. */
  first: 1,
  /** The word is written the same elsewhere in the puzzle, so that both would be misprinted. */
  hasTwin: 14,
  /** The word becomes one that is written elsewhere in the puzzle. */
  getsTwin: -8,
  /** Where there are several solutions, a misprint is not the first thought. */
  misprint: 20,
} as const;

export interface Features {
  /** How far what is put in is from what was there. */
  readonly distance?: 0 | 1 | 2;
  /** Why they are alike. */
  readonly alike?: string;
  /** The letter that vanishes from the puzzle. */
  readonly vanishes?: string | undefined;
  /** The letter that is new in it. */
  readonly isNew?: string | undefined;
  readonly foreign?: boolean;
  /** Whether it is worth saying that the letters of the puzzle stay the same. */
  readonly keeps?: boolean;
  readonly first?: boolean;
  readonly hasTwin?: boolean;
  readonly getsTwin?: boolean;
  /** Anything else that makes it dearer, and a phrase for it. */
  readonly more?: number;
  readonly phrase?: string;
}

/** The cost of a change, and the reasons. */
export function weigh(kind: ChangeKind, features: Features, verdict: "none" | "several"): Weighed {
  const { distance = 0, alike = "", vanishes, isNew, foreign, keeps, first, more = 0, phrase } = features;
  const why = [alike === "" ? say(KIND_WHY[kind]) : alike];
  let cost = BY_KIND[kind] + MORE.distance[distance] + more;
  if (foreign) {
    cost += distance === 0 ? MORE.foreignAlike : MORE.foreign;
    if (distance > 0) why.push(say("a digit and a letter are seldom confused"));
  }
  if (vanishes !== undefined) {
    cost += MORE.vanishes;
    why.push(say("{letter} is no longer in the puzzle", { letter: vanishes }));
  }
  if (isNew !== undefined) {
    cost += MORE.isNew;
    why.push(say("{letter} is new in the puzzle", { letter: isNew }));
  }
  if (keeps && isNew === undefined && vanishes === undefined) why.push(say("the letters stay the same"));
  if (first) cost += MORE.first;
  if (features.hasTwin) {
    cost += MORE.hasTwin;
    why.push(say("the word is written the same elsewhere"));
  }
  if (features.getsTwin) {
    cost += MORE.getsTwin;
    why.push(say("then it is the same as elsewhere"));
  }
  if (phrase !== undefined) why.push(phrase);
  if (verdict === "several" && !ADDS.has(kind)) cost += MORE.misprint;
  return { cost, why };
}

/** What adds to a puzzle instead of mending it. */
export const ADDS: ReadonlySet<ChangeKind> = new Set(["given", "printed"]);
