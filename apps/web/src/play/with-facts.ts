/** What reasoning has found, written on a board: digits and carries as they are, candidates as what is crossed out. */
import type { StatedFact } from "cryptarithm";
import type { Session } from "./session.js";
import { crossesOf, slotOf, type Writing, withCarry, withCrosses, withDigit } from "./writing.js";

/** What facts of reasoning say of symbols and carries, written on a board. */
export function withFacts(
  before: Writing,
  facts: readonly StatedFact[],
  session: Pick<Session, "facts" | "slots" | "board">,
): Writing {
  const { base, given, symbols } = session.facts.value;
  const fork = session.board.value.fork;
  let writing = before;
  for (const { claim } of facts) {
    if ("letter" in claim) {
      const { letter, digits } = claim;
      const [only, ...more] = digits;
      if (given.has(letter) || !symbols.includes(letter)) continue;
      if (only !== undefined && more.length === 0)
        writing = withDigit(writing, letter, { digit: only, fork });
      else {
        const out = Array.from({ length: base }, (_, digit) => digit).filter((d) => !digits.includes(d));
        writing = withCrosses(writing, letter, [...crossesOf(writing, letter), ...out]);
      }
    } else if ("carry" in claim && claim.from === claim.to) {
      const slot = slotOf(claim.carry.part, claim.carry.place);
      if (session.slots.has(slot)) writing = withCarry(writing, slot, claim.from);
    }
  }
  return writing;
}
