/** The place of the verdict, beside the box: always there and always as high, so that nothing jumps while one types. */
import type { JSX } from "preact";
import { go } from "../app/navigation.js";
import { shownNumber, tableOf } from "../language/language.js";
import { Button } from "../parts/button.js";
import { answering, searchLonger, stopSearch } from "../state/answering.js";
import { beside } from "../state/beside.js";
import { NO_READERS, puzzle } from "../state/puzzle.js";
import { ANSWERS_ID, OneAnswer, Pager } from "./answers.js";
import { MESSAGE_ID } from "./box.js";
import { applyEdit, selectSpan } from "./box-element.js";
import { fix, textState } from "./box-state.js";
import { changeGivens, changeRules } from "./change-rules.js";
import { shownSolution, shownSolutions } from "./drawn.js";
import { ENGLISH } from "./english.js";
import { isPlanShown } from "./plan-panel.js";
import { changeOrText, takeRepair } from "./repairs.js";
import { fact, fixLabel, isCalculation, type Verdict, verdict } from "./verdict.js";
import { useAnnouncement } from "./verdict-announcement.js";
import { VerdictSign } from "./verdict-sign.js";

const words = tableOf("solve", ENGLISH);

/** What fits on a button. */
const LONGEST_TRIED = 30;

export function VerdictSlot(): JSX.Element {
  const now = verdict.value;
  useAnnouncement();
  return (
    <div class="slot">
      <div id={MESSAGE_ID} class={now === undefined ? "verdict plain" : `verdict ${now.tone}`}>
        {now !== undefined && <VerdictSign name={now.sign} />}
        {now !== undefined && (
          // Another verdict is another paragraph: nothing of the old one moves.
          <p class="verdict-words" key={now.headline}>
            <strong>{now.headline === "" ? "" : ended(now.headline)}</strong>
            <Message verdict={now} />
            <Level />
          </p>
        )}
      </div>
      {now !== undefined && <Actions verdict={now} />}
    </div>
  );
}

const ended = (headline: string): string => (/[.!?…]$/.test(headline) ? headline : `${headline}.`);

/** The sentence; that of a mistake leads to the mistake. */
function Message({ verdict: { text } }: { readonly verdict: Verdict }): JSX.Element | null {
  const state = textState.value;
  if (text === "") return null;
  if (state.kind !== "wrong") return <span>{` ${text}`}</span>;
  const { span } = state.diagnostics[0];
  return (
    <button type="button" class="message-link" title={words().showMistake} onClick={() => selectSpan(span)}>
      {text}
    </button>
  );
}

/** How hard it is for a person, once that is known. */
function Level(): JSX.Element | null {
  const { difficulty } = beside.value;
  if (difficulty === undefined || answering.value.finding.kind !== "answered") return null;
  const level = words().level(difficulty.level, words().bands[difficulty.band]);
  return <span class="verdict-level">{` ${level}`}</span>;
}

/** What can be done about it: one button, seldom two. */
function Actions({ verdict: now }: { readonly verdict: Verdict }): JSX.Element | null {
  const table = words();
  const state = textState.value;
  if (state.kind === "wrong") {
    if (state.diagnostics[0].code === NO_READERS) return <Reload />;
    const edit = fix.value;
    const label = fixLabel.value;
    if (edit === undefined || label === undefined) return null;
    return (
      <div class="slot-actions">
        <Button
          onClick={() => {
            applyEdit(edit);
            if (edit.base !== undefined) changeRules({ base: edit.base });
          }}
        >
          {label}
        </Button>
      </div>
    );
  }
  if (state.kind !== "good") return null;
  const { finding } = answering.value;
  if (finding.kind === "failed") return <Reload />;
  if (finding.kind === "busy")
    return (
      <div class="slot-actions">
        <Button icon="stop" onClick={stopSearch}>
          {table.stop}
        </Button>
      </div>
    );
  if (finding.kind === "stopped")
    return (
      <div class="slot-actions">
        <Button onClick={searchLonger}>{table.goOnLonger}</Button>
        <Button
          kind="quiet"
          onClick={() => {
            isPlanShown.value = true;
          }}
        >
          {table.whySoLong}
        </Button>
      </div>
    );
  if (now.sign === "undecided") return shownSolution.value === undefined ? null : <ShowFound />;
  if (now.sign === "several")
    return (
      <div class="slot-actions">
        <Pager />
        {now.givens !== undefined && <LeaveOne givens={now.givens} />}
      </div>
    );
  if (isCalculation.value)
    return (
      <div class="slot-actions">
        <Button
          onClick={() =>
            go("compose", {
              keys: new Map([
                ["kind", "numbers"],
                ["numbers", puzzle.peek().text],
              ]),
            })
          }
        >
          {table.intoLetters}
        </Button>
      </div>
    );
  if (now.sign === "none") return <NearestChange />;
  return now.sign === "one" ? <OneAnswer /> : null;
}

function Reload(): JSX.Element {
  return (
    <div class="slot-actions">
      <Button onClick={() => location.reload()}>{words().reload}</Button>
    </div>
  );
}

/** What was found although not all could be decided stands further below. */
function ShowFound(): JSX.Element {
  return (
    <div class="slot-actions">
      <Button
        onClick={() => {
          const found = document.getElementById(ANSWERS_ID);
          found?.scrollIntoView({ block: "nearest" });
          found?.focus();
        }}
      >
        {words().showFound(shownNumber(shownSolutions.value.length))}
      </Button>
    </div>
  );
}

/** The digits that would leave one solution, to be set with one click. */
function LeaveOne({ givens }: { readonly givens: Readonly<Record<string, number>> }): JSX.Element {
  const facts = Object.entries(givens).map(([letter, digit]) => fact(letter, digit));
  return <Button onClick={() => changeGivens(givens)}>{words().apply(facts.join(", "))}</Button>;
}

/** The nearest puzzle with one solution; those that are longer stand in the list below only. */
function NearestChange(): JSX.Element | null {
  const [nearest] = beside.value.repairs?.repairs ?? [];
  if (nearest === undefined || nearest.layout !== undefined || nearest.text.length > LONGEST_TRIED)
    return null;
  return (
    <div class="slot-actions">
      <Button onClick={() => takeRepair(nearest)}>{words().tryThis(changeOrText(nearest))}</Button>
    </div>
  );
}
