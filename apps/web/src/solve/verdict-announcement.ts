/** The verdict for those who hear the page: said once, when it has rested for a while, and never more than is proved. */
import { useSignalEffect } from "@preact/signals";
import type { Diagnostic, Solution } from "cryptarithm";
import { useRef } from "preact/hooks";
import { tableOf } from "../language/language.js";
import { announce } from "../parts/announce.js";
import { answering } from "../state/answering.js";
import { puzzle } from "../state/puzzle.js";
import { textState } from "./box-state.js";
import { drawn, shownSolution } from "./drawn.js";
import { ENGLISH } from "./english.js";
import { isCalculation, type Verdict, verdict } from "./verdict.js";

const words = tableOf("solve", ENGLISH);

/** What is longer is not read out to its end, in characters. */
const LONGEST_SAID = 400;

/** The rest after which the verdict is said. */
const REST = 1000;

/** Says the verdict when it has rested for a while. */
export function useAnnouncement(): void {
  const last = useRef("");
  useSignalEffect(() => {
    const now = verdict.value;
    const state = textState.value;
    const solution = shownSolution.value;
    const isBusy = answering.value.finding.kind === "busy";
    if (now === undefined || now.headline === "" || now.tone === "plain") {
      last.current = "";
      return;
    }
    if (isBusy && state.kind === "good") return;
    const timer = setTimeout(() => {
      const text = state.kind === "wrong" ? mistake(now, state.diagnostics[0]) : sentenceOf(now, solution);
      // What rests for longer has been said.
      const about = JSON.stringify([puzzle.peek(), text]);
      if (about !== last.current) announce(text);
      last.current = about;
    }, REST);
    return () => clearTimeout(timer);
  });
}

/** A mistake with its place, in characters as people count them; one that is in no character has no place. */
function mistake({ headline, text }: Verdict, { span }: Diagnostic): string {
  const typed = puzzle.peek().text;
  const [from = 0, to = 0] = span.map((at) => [...new Intl.Segmenter().segment(typed.slice(0, at))].length);
  return from < to ? words().announceError(from + 1, to, text) : words().announce(headline, text);
}

function sentenceOf({ sign, headline, text }: Verdict, solution: Solution | undefined): string {
  return sign === "one" && solution !== undefined && !isCalculation.peek()
    ? words().announceOne(spoken(solution))
    : words().announce(headline, text);
}

/**
 * The solution as it is spoken: what the drawing says behind "Solved:". A long one is said as it is written, and one
 * that is longer still not to its end.
 */
function spoken({ text }: Solution): string {
  const now = drawn.peek();
  const said = now?.isSolved ? now.picture.description.replace(/^[^:]*: /u, "") : text;
  const short = [said, text].find(({ length }) => length <= LONGEST_SAID);
  return short ?? `${text.slice(0, LONGEST_SAID)} …`;
}
