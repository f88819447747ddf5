/**
 * The trial of all changes of one formula, from its draft to what was found and what there is to say of it. A layout
 * without a solution has one for each of its readings.
 */
import { parseOptions } from "../semantics/parse-options.js";
import { pose } from "../semantics/pose.js";
import type { RuleOptions } from "../semantics/rules.js";
import type { Formula } from "../syntax/ast.js";
import { say } from "../wording/say.js";
import { LayoutDraft } from "./layout-draft.js";
import { propose } from "./propose.js";
import type { RepairSetting } from "./setting.js";
import { TextDraft } from "./text-draft.js";
import { type Tried, type TryOptions, tryChanges } from "./try-changes.js";

export interface OneTrial {
  readonly tried: Tried;
  readonly of: number;
  readonly cut: boolean;
}

/** Tries the changes of a formula within limits. */
export function tryOne(
  formula: Formula,
  known: Pick<RepairSetting, "options" | "verdict"> & {
    readonly solutions: RepairSetting["solutions"] | undefined;
  },
  options: TryOptions,
): OneTrial {
  const { solutions, ...rest } = known;
  const posed = pose(formula, known.options);
  // A given may name a letter that another reading takes for a sign.
  if (!posed.ok) return { tried: { found: [], tried: 0, undecided: 0, nodes: 0 }, of: 0, cut: false };
  const setting: RepairSetting = {
    ...rest,
    puzzle: posed.puzzle,
    draft: draftOf(formula, known.options),
    ...(solutions === undefined ? {} : { solutions }),
  };
  const { candidates, cut } = propose(setting);
  return { tried: tryChanges(setting, candidates, options), of: candidates.length, cut };
}

function draftOf(formula: Formula, options: RuleOptions): RepairSetting["draft"] {
  return formula.layout === undefined
    ? new TextDraft(formula, parseOptions(options))
    : new LayoutDraft(formula, formula.layout);
}

/** Sentences on what was not found out. */
export function notesOf(trials: readonly OneTrial[]): string[] {
  const notes: string[] = [];
  const undecided = trials.reduce((sum, { tried }) => sum + tried.undecided, 0);
  const stopped = trials.find(({ tried }) => tried.stopped !== undefined)?.tried.stopped;
  if (stopped !== undefined) {
    notes.push(
      stopped === "aborted"
        ? say("Interrupted before all changes were tried.")
        : stopped === "time"
          ? say("Stopped by the limit of time before all changes were tried.")
          : say("Stopped by the limit of nodes before all changes were tried."),
    );
  }
  if (undecided > 0)
    notes.push(
      undecided === 1
        ? say("Of one change it was not found out whether it helps.")
        : say("Of {n} changes it was not found out whether they help.", { n: undecided }),
    );
  if (trials.some(({ cut }) => cut))
    notes.push(say("The puzzle is so long that only some of its changes are looked at."));
  return notes;
}
