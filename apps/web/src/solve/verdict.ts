/**
 * The verdict in words: a sign, a headline and a sentence for every state. It never says more than is proved: of a
 * search that goes on or was stopped it says what was found, and only of one that has come to its end that this is all.
 */
import { computed, type ReadonlySignal } from "@preact/signals";
import type { FoundAnswer } from "cryptarithm";
import { mistakeSentence, sentence } from "../language/engine-words.js";
import { shownNumber, tableOf } from "../language/language.js";
import { answering, type Finding } from "../state/answering.js";
import { beside } from "../state/beside.js";
import { puzzle, reading } from "../state/puzzle.js";
import { fix, stillness, type TextState, textState } from "./box-state.js";
import { ENGLISH } from "./english.js";
import { type Edit, edited } from "./fix.js";
import type { VerdictSignName } from "./verdict-sign.js";

const words = tableOf("solve", ENGLISH);

export interface Verdict {
  readonly sign: VerdictSignName;
  readonly tone: "ok" | "bad" | "mark" | "plain";
  readonly headline: string;
  readonly text: string;
  /** The digits that would leave one solution. */
  readonly givens?: Readonly<Record<string, number>>;
}

export const verdict: ReadonlySignal<Verdict | undefined> = computed(() => {
  const state = textState.value;
  if (state.kind === "empty") return undefined;
  return state.kind === "good" ? ofFinding(answering.value.finding) : ofText(state);
});

/** Whether there is nothing to be found: no letter and no unknown digit. */
export const isCalculation: ReadonlySignal<boolean> = computed(() => {
  const read = reading.value;
  return read.status === "good" && read.puzzle.formula.letters.length + read.puzzle.formula.unknowns === 0;
});

function ofText(state: Exclude<TextState, { readonly kind: "good" | "empty" }>): Verdict {
  const table = words();
  if (state.kind === "waiting") return { sign: "busy", tone: "plain", headline: table.waiting, text: "" };
  if (state.kind === "unfinished") {
    const { headline, text } = table.goOn[state.missing];
    return { sign: "unfinished", tone: "plain", headline, text };
  }
  if (!state.worded) return { sign: "unfinished", tone: "plain", headline: "", text: "" };
  const text = mistakeSentence(state.diagnostics[0], fix.value === undefined);
  return { sign: "wrong", tone: "bad", headline: table.error, text };
}

function ofFinding(finding: Finding): Verdict {
  const table = words();
  switch (finding.kind) {
    case "nothing":
    case "asked":
    case "invalid":
      return { sign: "busy", tone: "plain", headline: "", text: "" };
    case "busy": {
      const { count, nodes, expectedNodes, milliseconds } = finding;
      const headline = count === 0n ? table.busyNone : table.busy(shownNumber(count));
      // Never the whole: what is expected is a guess.
      const percent =
        expectedNodes === undefined ? undefined : Math.min(99, Math.round((100 * nodes) / expectedNodes));
      const parts = [
        ...(percent === undefined ? [] : [table.about(percent)]),
        ...(nodes === 0 ? [] : [table.nodes(shownNumber(nodes))]),
        table.seconds(shownSeconds(milliseconds)),
      ];
      return { sign: "busy", tone: "mark", headline, text: parts.join(", ") };
    }
    case "stopped": {
      const headline = finding.by === "time" ? table.stoppedTime : table.stoppedUser;
      return { sign: "stopped", tone: "mark", headline, text: table.stoppedWhy(shownNumber(finding.count)) };
    }
    case "failed":
      return { sign: "wrong", tone: "bad", headline: table.failed, text: table.failedWhy };
    case "answered":
      return ofAnswer(finding.answer);
  }
}

function ofAnswer(answer: FoundAnswer): Verdict {
  const table = words();
  const { count, complete, stats } = answer;
  if (!complete) {
    const headline = table.undecided(shownNumber(count), shownNumber(stats.undecided ?? 0));
    return { sign: "undecided", tone: "mark", headline, text: table.undecidedWhy };
  }
  if (count === 0n) {
    // While somebody is still typing, nothing is red.
    if (stillness.value === "typing") return { sign: "none", tone: "plain", headline: table.none, text: "" };
    const text = answer.reason === undefined ? "" : sentence(answer.reason);
    return {
      sign: "none",
      tone: "bad",
      headline: isCalculation.value ? table.falseCalculation : table.none,
      text,
    };
  }
  if (count === 1n)
    return isCalculation.value
      ? { sign: "one", tone: "ok", headline: table.trueCalculation, text: table.trueWhy }
      : { sign: "one", tone: "ok", headline: table.one, text: table.oneWhy };
  const listed = beside.value.several?.listed;
  const headline = table.many(shownNumber(count));
  if (listed === undefined) {
    const text = beside.value.several === undefined ? "" : table.tooMany;
    return { sign: "several", tone: "mark", headline, text };
  }
  const forced = Object.entries(listed.forced).map(([letter, digit]) => table.is(letter, `${digit}`));
  const givens = simplestGiven(listed.givens.examples);
  const facts =
    givens === undefined ? [] : Object.entries(givens).map(([letter, digit]) => fact(letter, digit));
  const more =
    facts.length === 0
      ? ""
      : facts.length === 1
        ? table.oneMore(facts[0] ?? "")
        : table.moreDigits(facts.length, facts.join(", "));
  const text = [table.forced(forced), more].filter((part) => part !== "").join(" ");
  return { sign: "several", tone: "mark", headline, text, ...(givens && { givens }) };
}

export const fact = (letter: string, digit: number): string => `${letter} = ${digit}`;

/** Of the digits that would leave one solution those with the smallest first digit, as people would say them. */
function simplestGiven(
  examples: readonly Readonly<Record<string, number>>[],
): Readonly<Record<string, number>> | undefined {
  const sum = (given: Readonly<Record<string, number>>): number =>
    Object.values(given).reduce((a, b) => a + b, 0);
  return examples.toSorted((a, b) => sum(a) - sum(b))[0];
}

const shownSeconds = (milliseconds: number): string => (milliseconds / 1000).toFixed(1);

/** What the button of a fix says: what will stand there then. */
export const fixLabel: ReadonlySignal<string | undefined> = computed(() => {
  const edit = fix.value;
  return edit === undefined ? undefined : labelOf(edit, puzzle.value.text);
});

function labelOf(edit: Edit, text: string): string {
  const { from, to, insert, base } = edit;
  if (base !== undefined) return words().base(String(base));
  if (insert === "") return words().leaveOut(text.slice(from, to).trim());
  if (from === to) return words().insert(insert);
  // A sign alone says little: the whole text does, when it is short.
  const whole = edited(text, edit).trim();
  return words().write(insert.length < 3 && whole.length <= 30 && !whole.includes("\n") ? whole : insert);
}
