/** All single changes that may repair a puzzle, the nearest first. */

import { cellChanges } from "./cell-changes.js";
import type { Candidate } from "./change.js";
import { LayoutDraft } from "./layout-draft.js";
import { rowChanges, wordExchanges } from "./row-changes.js";
import { givenChanges, ruleChanges } from "./rule-changes.js";
import type { RepairSetting } from "./setting.js";
import { signChanges } from "./sign-changes.js";
import { TextDraft } from "./text-draft.js";

/** Longer puzzles have more changes than anybody waits for. */
const MOST_CHANGES = 50_000;

export interface Proposed {
  readonly candidates: readonly Candidate[];
  /** Whether there are more changes than are looked at. */
  readonly cut: boolean;
}

export function propose(setting: RepairSetting): Proposed {
  const candidates: Candidate[] = [];
  let cut = false;
  for (const candidate of all(setting)) {
    if (candidates.length === MOST_CHANGES) {
      cut = true;
      break;
    }
    candidates.push(candidate);
  }
  // Sorting keeps the order of what costs the same: that of the text.
  return { candidates: candidates.sort((a, b) => a.cost - b.cost), cut };
}

function* all(setting: RepairSetting): Generator<Candidate> {
  const { draft } = setting;
  yield* givenChanges(setting);
  yield* ruleChanges(setting);
  if (draft instanceof TextDraft) {
    if (!draft.formula.wordList) yield* signChanges(setting, draft);
    yield* wordExchanges(setting);
  } else if (draft instanceof LayoutDraft) yield* rowChanges(setting, draft);
  yield* cellChanges(setting);
}
