/**
 * Tells an explanation: numbered steps with what they conclude, why, and the name of the rule; assumptions with the steps
 * under them. Sentences come from the engine, in the language of the explanation; where they stand is decided elsewhere.
 */
import {
  alikeCases,
  claimOfCases,
  type Explanation,
  type FrameName,
  forkText,
  frameText,
  Known,
  LANGUAGES,
  type Language,
  type LanguageCode,
  type StatedCase,
  type StatedEnd,
  type StatedStep,
  type StatedStretch,
  stepsIn,
  tableStart,
} from "cryptarithm";
import { withSigns } from "../puzzle-line.js";
import type { SheetPuzzle } from "../sheet.js";
import { SHEET_WORDS } from "../words.js";
import { carryKey } from "./carry-key.js";
import type { ReasoningParagraph, ReasoningState, SheetReasoning } from "./reasoning.js";
import { unbroken, withWholeCalculations } from "./whole-calculations.js";

/** In a longer explanation, cases of more than a few steps are only named. */
const MOST_STEPS = 60;
const SHORT_CASE = 6;
/** The conclusion that it cannot be. */
const IMPOSSIBLE = "⨯";

/** The explanation must be in this language. */
export function tellReasoning(
  puzzle: Pick<SheetPuzzle, "text" | "formula" | "rules">,
  explanation: Explanation,
  language: LanguageCode,
): SheetReasoning {
  const key = carryKey(puzzle, explanation, LANGUAGES[language]);
  const { paragraphs } = new Teller(explanation, language);
  return {
    language,
    paragraphs: [...key.map((text) => ({ text, depth: 0, keep: true as const })), ...paragraphs],
    complete: explanation.explained,
  };
}

class Teller {
  readonly paragraphs: ReasoningParagraph[] = [];
  readonly #code: LanguageCode;
  readonly #language: Language;
  readonly #isLong: boolean;
  /** The carries that have been spoken of. */
  readonly #carries: Map<string, readonly [part: number, place: number]> = new Map();

  constructor(explanation: Explanation, language: LanguageCode) {
    this.#code = language;
    this.#language = LANGUAGES[language];
    this.#isLong = [...stepsIn(explanation)].length > MOST_STEPS;
    this.#tell(explanation);
  }

  #tell(explanation: Explanation): void {
    const { steps, end, table, explained, solutions } = explanation;
    const known = Known.atStart(explanation);
    const told = table ? steps.slice(0, tableStart(explanation)) : steps;
    this.#steps(told, known, 0);
    if (table) {
      const n = casesIn(explanation);
      this.#say(`${this.#frame("table", { n })} ${this.#frame("table.works.one", {})}`, 0);
    } else if (end.kind === "fork") this.#fork(end, known, 0);
    if (!explained) this.#say(this.#frame("open", {}), 0);
    const [solution] = solutions;
    if (solution !== undefined) this.paragraphs.push(solved(solution.text, 0));
  }

  #steps(steps: readonly StatedStep[], known: Known, depth: number): void {
    for (const step of steps) {
      if (step.cases === undefined || step.cases.length === 0) this.#step(step, known, depth);
      else this.#cases(step, step.cases, known, depth);
      known.learn(step.facts);
      for (const { claim } of step.facts)
        if ("carry" in claim) {
          const { part, place } = claim.carry;
          this.#carries.set(`${part}/${place}`, [part, place]);
        }
    }
  }

  #step(step: StatedStep, known: Known, depth: number): void {
    const rule = this.#language.rules[step.rule] ?? step.rule;
    this.paragraphs.push({
      number: step.n,
      title: titleText(step.title),
      text: `${withWholeCalculations(step.text ?? "")} ${unbroken(`[${rule}]`)}`,
      depth,
      ...(depth === 0 && { state: this.#state(step, known) }),
    });
  }

  #state({ at }: StatedStep, known: Known): ReasoningState {
    const carries = [...this.#carries.values()].flatMap(([part, place]) => {
      const carry = known.carry({ part, place });
      return carry === undefined ? [] : [[part, place, carry] as const];
    });
    return { look: at, known: Object.fromEntries(known.settled), carries };
  }

  /** Assumptions that cannot be, and what follows from that. */
  #cases(step: StatedStep, cases: readonly StatedCase[], known: Known, depth: number): void {
    for (const [i, alike] of alikeCases(cases).entries()) {
      const claim = claimOfCases(alike, this.#language);
      const title = this.#frame("suppose", { claim });
      this.paragraphs.push({ ...(i === 0 && { number: step.n }), title, depth, keep: true });
      const [branch] = alike;
      const assumed = known.copy();
      assumed.learn([branch.assumes]);
      const length = [...stepsIn(branch)].length;
      if (this.#isLong && length > SHORT_CASE) {
        this.#say(SHEET_WORDS[this.#code].longCase(length), depth + 1);
        continue;
      }
      this.#steps(branch.steps, assumed, depth + 1);
      if (branch.end.kind === "fork") this.#fork(branch.end, assumed, depth + 1);
    }
    const agreed = cases.some(({ end }) => end.kind === "agreed");
    const never = step.title === IMPOSSIBLE;
    this.paragraphs.push({
      text: this.#frame(agreed ? "agreed" : "cannot", {}),
      textFirst: true,
      title: never ? this.#frame("so.never", {}) : this.#frame("so", { claim: step.title }),
      depth,
    });
  }

  #fork(end: StatedEnd & { readonly kind: "fork" }, known: Known, depth: number): void {
    this.#say(forkText(end.cases, this.#language), depth);
    for (const branch of end.cases) {
      const title = this.#frame("fork.case", { claim: branch.title });
      this.paragraphs.push({ title, depth, keep: true });
      const assumed = known.copy();
      assumed.learn([branch.assumes]);
      this.#steps(branch.steps, assumed, depth + 1);
      if (branch.end.kind === "fork") this.#fork(branch.end, assumed, depth + 1);
      else if (branch.end.kind === "solution") this.paragraphs.push(solved(branch.end.text, depth + 1));
    }
  }

  #say(text: string, depth: number): void {
    this.paragraphs.push({ text, depth });
  }

  #frame(name: FrameName, slots: Parameters<typeof frameText>[1]): string {
    return frameText(name, slots, this.#language);
  }
}

const solved = (text: string, depth: number): ReasoningParagraph => ({
  title: `✓\u00a0 ${withSigns(text)}`,
  depth,
});

/** A conclusion before its sentence; what cannot be is crossed out. */
const titleText = (title: string): string =>
  title === IMPOSSIBLE ? "✗" : `${unbroken(title).replaceAll(",\u00a0", ", ")}.`;

/** How many cases a table has: those that are led to their end. */
function casesIn({ steps, end }: StatedStretch): number {
  const inside = (list: readonly StatedCase[] = []): number =>
    list.reduce((sum, branch) => sum + Math.max(1, casesIn(branch)), 0);
  const before = steps.reduce((sum, { cases }) => sum + inside(cases), 0);
  // What is left when its cases are refuted is a case, too, when it comes to a solution.
  return before + (end.kind === "fork" ? inside(end.cases) : end.kind === "solution" ? 1 : 0);
}
