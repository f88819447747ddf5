/** The answer as text: the solution that is looked at, its letters, the way to the others, and all of it to copy. */
import { useSignal } from "@preact/signals";
import type { Solution } from "cryptarithm";
import type { JSX } from "preact";
import { language, shownNumber, tableOf } from "../language/language.js";
import { Button } from "../parts/button.js";
import { Icon } from "../parts/icon.js";
import { answering, type Finding } from "../state/answering.js";
import { reading } from "../state/puzzle.js";
import { textState } from "./box-state.js";
import { shownSolution, shownSolutions, showSolution, solutionAt } from "./drawn.js";
import { ENGLISH } from "./english.js";

const words = tableOf("solve", ENGLISH);

/** The heading of what was found. */
export const ANSWERS_ID = "answers-title";

/** How long a button says that it has copied. */
const SAID = 2000;

/** The digit of each letter; the letters stand there before their digits are known. */
export function Letters(): JSX.Element | null {
  const read = reading.value;
  // While the readers of rows come, there is room for the letters.
  if (read.status === "waiting") return <div class="letters" />;
  if (read.status !== "good") return null;
  const digits = shownSolution.value?.digits ?? {};
  const letters = inOrder(read.puzzle.formula.letters);
  if (letters.length === 0) return null;
  return (
    <ul class="letters" aria-label={words().letters}>
      {letters.map((letter) => (
        <li key={letter}>
          <bdi class="letter-name">{letter}</bdi>
          <span class="letter-digit">{digits[letter]}</span>
        </li>
      ))}
    </ul>
  );
}

/**
 * The letters as a dictionary has them. Capitals are so by their codes, and dictionaries are not opened for them: that
 * takes a browser as long as drawing the puzzle.
 */
function inOrder(letters: readonly string[]): readonly string[] {
  return letters.every((letter) => /^[A-Z]$/.test(letter))
    ? letters.toSorted()
    : letters.toSorted((a, b) => a.localeCompare(b, language.value));
}

/** Of several solutions the one that is looked at, and the list of all. */
export function Answers(): JSX.Element | null {
  const isListed = useSignal(false);
  const solutions = shownSolutions.value;
  const at = solutionAt.value;
  const solution = solutions[at];
  const { finding } = answering.value;
  const count = countOf(finding);
  const isAll = finding.kind === "answered" && finding.answer.complete;
  const isOnly = isAll && count === 1n;
  if (textState.value.kind !== "good" || solution === undefined || isOnly) return null;
  const table = words();
  return (
    <section class="answers" aria-labelledby={ANSWERS_ID}>
      <h2 id={ANSWERS_ID} tabIndex={-1}>
        {table.answers}
      </h2>
      <AnswerLine solution={solution} />
      {solutions.length > 1 && (
        <Button
          kind="quiet"
          onClick={() => {
            isListed.value = !isListed.value;
          }}
        >
          {isListed.value
            ? table.hideList
            : BigInt(solutions.length) === count
              ? (isAll ? table.showAll : table.showFound)(shownNumber(count))
              : table.showFirst(shownNumber(solutions.length))}
        </Button>
      )}
      {solutions.length > 1 && isListed.value && (
        <div>
          <ol class="answer-list" aria-label={table.answers}>
            {solutions.map(({ text }, i) => (
              <li key={text}>
                <button
                  type="button"
                  class="answer-choice"
                  aria-pressed={i === at}
                  onClick={() => showSolution(i)}
                >
                  <bdi dir="ltr">{text}</bdi>
                </button>
              </li>
            ))}
          </ol>
          <CopyButton label={table.copyAll} text={() => solutions.map(({ text }) => text).join("\n")} />
        </div>
      )}
    </section>
  );
}

function AnswerLine({ solution }: { readonly solution: Solution }): JSX.Element {
  return (
    <div class="answer-line">
      <bdi dir="ltr" class="answer-text">
        {solution.text}
      </bdi>
      <CopyButton label={words().copy} text={() => solution.layout?.join("\n") ?? solution.text} />
    </div>
  );
}

/** The only answer, in the place of the verdict. */
export function OneAnswer(): JSX.Element | null {
  const solution = shownSolution.value;
  return solution === undefined ? null : <AnswerLine solution={solution} />;
}

/** From one solution to the next; how many there are is only said when it is known. */
export function Pager(): JSX.Element | null {
  const solutions = shownSolutions.value;
  const at = solutionAt.value;
  const { finding } = answering.value;
  if (solutions.length < 2) return null;
  const table = words();
  const of = finding.kind === "answered" && finding.answer.complete ? shownNumber(countOf(finding)) : "…";
  return (
    <div class="pager">
      <Button
        icon="left"
        label={table.previous}
        onClick={() => showSolution((at + solutions.length - 1) % solutions.length)}
      />
      <span class="pager-place">{table.position(shownNumber(at + 1), of)}</span>
      <Button icon="right" label={table.next} onClick={() => showSolution((at + 1) % solutions.length)} />
    </div>
  );
}

function countOf(finding: Finding): bigint {
  if (finding.kind === "answered") return finding.answer.count;
  return finding.kind === "busy" || finding.kind === "stopped" ? finding.count : 0n;
}

/** Copies and says so on itself; the width stays. */
export function CopyButton({
  label,
  text,
}: {
  readonly label: string;
  readonly text: () => string;
}): JSX.Element {
  const isCopied = useSignal(false);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text());
    } catch {
      return;
    }
    isCopied.value = true;
    setTimeout(() => {
      isCopied.value = false;
    }, SAID);
  };
  return (
    <button type="button" class="button copy" onClick={() => void copy()}>
      <Icon name={isCopied.value ? "check" : "copy"} />
      <span class="copy-words">
        <span class={isCopied.value ? "copy-hidden" : ""}>{label}</span>
        <span class={isCopied.value ? "" : "copy-hidden"} aria-live="polite">
          {isCopied.value ? words().copied : ""}
        </span>
      </span>
    </button>
  );
}
