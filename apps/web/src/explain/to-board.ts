/**
 * Puts what is known at a stop on the player's own board, as one step that can be undone there. Candidates stay with
 * the walk: what the player has crossed out is the player's.
 */
import type { CarryPlace, Known, StatedFact } from "cryptarithm";
import type { GoodPuzzle } from "../state/puzzle.js";
import type { Walk } from "./walk.js";

/** The digits and carries that are known, as facts. */
export function settledFacts(known: Known, { stops }: Walk): StatedFact[] {
  const digits = [...known.settled].map(
    ([letter, digit]): StatedFact => ({ id: 0, claim: { letter, digits: [digit] } }),
  );
  const places = new Map<string, CarryPlace>();
  for (const stop of stops) {
    if (stop.kind !== "step" && stop.kind !== "so") continue;
    for (const { claim } of stop.step.facts)
      if ("carry" in claim) places.set(`${claim.carry.part}:${claim.carry.place}`, claim.carry);
  }
  const carries = [...places.values()].flatMap((carry): StatedFact[] => {
    const value = known.carry(carry);
    return value === undefined ? [] : [{ id: 0, claim: { carry, from: value, to: value } }];
  });
  return [...digits, ...carries];
}

/** Whether it was written. The board is a part of its own that is loaded for this. */
export async function toBoard(puzzle: GoodPuzzle, facts: readonly StatedFact[]): Promise<boolean> {
  try {
    const { writeToBoard } = await import("../play/to-board.js");
    await writeToBoard(puzzle, facts);
    return true;
  } catch {
    return false;
  }
}
