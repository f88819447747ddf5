/**
 * List of powers (level 4). A word that is a square (a cube …) is one of few numbers: they are listed, and
 * those that do not fit the letters are crossed out. Two powers that are equal, such as NAUGHT² = ZERO³,
 * are powers of one number: NAUGHT is its cube, and ZERO its square.
 *
 * is_square(AAB): of the squares from 100 to 999 only 225 and 441 begin with two equal digits and end differently.
 */

import type { Place } from "../../semantics/puzzle.js";
import { valueFindings } from "../looks/value-findings.js";
import type { Rule, Slot } from "../rule.js";
import { toldText } from "../setting/names.js";
import type { Part } from "../setting/part.js";
import { numberText } from "../setting/product-form.js";
import { eachValue, type Listing, shortestListing } from "../state/values.js";
import type { View } from "../state/view.js";

/** Longer lists are not gone through for a sentence. */
const MOST_TOLD = 1000;
/** The values that are left are named when they are so few. */
const MOST_NAMED = 12;

export const listOfPowers: Rule = {
  name: "list-of-powers",
  level: 4,
  example: { formula: "is_square(AAB)", solutions: 2, finds: ["A = 2|4", "B = 1|5"] },
  find: (moment) => valueFindings(listOfPowers, moment, { suits: ({ kind }) => kind === "roots" }),
  tell: ({ spot, claims }, cited) => {
    const part = cited.setting.parts[spot.part ?? 0] as Part;
    const { listing } = shortestListing(part, cited);
    if (listing.kind !== "roots")
      return [
        {
          template: "few-letters-left",
          slots: { part: toldText(part.expression, cited.setting), letters: "" },
        },
      ];
    const { words } = listing;
    const [first] = words;
    const slots: Record<string, Slot> = {
      part: toldText(part.expression, cited.setting),
      word: wordText(first, cited),
      exponent: first?.exponent ?? 2,
    };
    const shared = words.length > 1;
    if (shared) {
      slots.other = wordText(words[1], cited);
      slots.otherExponent = words[1]?.exponent ?? 2;
    }
    const isRoot = part.expression.kind !== "call";
    const kind = shared ? ".shared" : isRoot ? ".root" : (KINDS[first?.exponent ?? 0] ?? ".power");
    if (claims[0]?.kind === "impossible") return [{ template: `list-of-powers${kind}.never`, slots }];
    const roots = rootsLeft(part, cited, first?.exponent ?? 2);
    if (roots === undefined) return [{ template: `list-of-powers${kind}`, slots }];
    return [{ template: `list-of-powers${kind}.left`, slots: { ...slots, values: { or: roots } } }];
  },
};

const KINDS: Readonly<Record<number, string>> = { 2: ".square", 3: ".cube" };

type Power = (Listing & { readonly kind: "roots" })["words"][number];

const wordText = (power: Power | undefined, view: View): string =>
  power === undefined ? "" : numberText(view.setting.puzzle.places.get(power.word) as readonly Place[], view);

/** `15² = 225`, for all that fit; undefined when there are many. */
function rootsLeft(part: Part, cited: View, exponent: number): string[] | undefined {
  const texts: string[] = [];
  const sign = exponent === 2 ? "²" : exponent === 3 ? "³" : `^${exponent}`;
  const { base } = cited.setting;
  eachValue(part, cited, MOST_TOLD, (_, root) => {
    if (root !== undefined)
      texts.push(
        `${root.toString(base)}${sign} = ${(root ** BigInt(exponent)).toString(base)}`.toUpperCase(),
      );
    return texts.length > MOST_NAMED;
  });
  return texts.length <= MOST_NAMED ? texts : undefined;
}
