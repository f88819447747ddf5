/**
 * Next-door letters (level 2; consecutive digits). A letter alone in its column comes down as another
 * one: only a carry can have changed it, so they are neighbours. The note is used here as well.
 *
 * ABC + DE = FGH: A comes down as F, so a carry came in and F = A + 1.
 */
import { nextDoorFindings } from "../looks/next-door.js";
import type { Finding, Rule } from "../rule.js";
import { differenceOf, noteKey } from "../state/note.js";
import { tellNextDoor } from "../tell/tell-next-door.js";

/** Two letters have at most this many pairs of digits. */
const PAIRS = 1200;

export const nextDoorLetters: Rule = {
  name: "next-door-letters",
  level: 2,
  example: { formula: "ABC + DE = FGH", solutions: 716, finds: ["c2 = 1", "F = A + 1"] },
  find(moment) {
    const findings: Finding[] = nextDoorFindings(moment, nextDoorLetters, "elsewhere");
    for (const note of moment.view.notes) {
      if (differenceOf(note) === undefined) continue;
      const claims = moment.news(moment.together(noteKey(note), [note], PAIRS));
      if (claims.length === 0) continue;
      findings.push({
        rule: nextDoorLetters,
        spot: {},
        grounds: { kind: "local", constraints: [note] },
        claims,
      });
    }
    return findings;
  },
  tell: tellNextDoor,
};
