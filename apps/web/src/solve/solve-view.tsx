/**
 * Solve: one box and no button. What is typed or pasted is drawn at once, the verdict stands beside it, and the answer
 * is written into the drawing. Empty, it is the home page.
 */
import { computed, type ReadonlySignal, useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { PageLink } from "../app/page-link.js";
import { tableOf } from "../language/language.js";
import { Icon } from "../parts/icon.js";
import { Share } from "../share/share.js";
import { followPuzzle } from "../state/answering.js";
import { followAnswer } from "../state/beside.js";
import type { ViewName } from "../state/view.js";
import { Answers, Letters } from "./answers.js";
import { Box, BoxLabel } from "./box.js";
import { textState } from "./box-state.js";
import { Drawing } from "./drawing.js";
import { EmptyPage, ExampleList } from "./empty-page.js";
import { ENGLISH } from "./english.js";
import { FillIn } from "./fill-in.js";
import { KeepButtons } from "./keep-buttons.js";
import { PastedOffer } from "./pasted-offer.js";
import { PlanPanel } from "./plan-panel.js";
import { ReadingLine } from "./reading-line.js";
import { Repairs } from "./repairs.js";
import { RulesPanel } from "./rules-panel.js";
import { SignsRow } from "./signs-row.js";
import { verdict } from "./verdict.js";
import { VerdictSlot } from "./verdict-slot.js";
import "./solve.css";
import "./solve-parts.css";

const words = tableOf("solve", ENGLISH);

export function View(): JSX.Element {
  const isListOpen = useSignal(false);
  useEffect(() => {
    const unfollow = [followPuzzle(), followAnswer()];
    return () => {
      for (const each of unfollow) each();
    };
  }, []);
  const isEmpty = textState.value.kind === "empty";
  const table = words();
  return (
    <div class={isEmpty ? "solve is-empty" : "solve"}>
      <h1 class="visually-hidden">{table.title}</h1>
      <div class="solve-left">
        <div class="solve-box">
          <div class="box-head">
            <BoxLabel />
            {!isEmpty && (
              <button
                type="button"
                class="button quiet examples-switch"
                aria-expanded={isListOpen.value}
                onClick={() => {
                  isListOpen.value = !isListOpen.value;
                }}
              >
                {table.examples}
                <Icon name="down" />
              </button>
            )}
          </div>
          {isListOpen.value && !isEmpty && (
            <ExampleList
              onChosen={() => {
                isListOpen.value = false;
              }}
            />
          )}
          <Box />
          <SignsRow />
          <PastedOffer />
          {!isEmpty && <VerdictSlot />}
        </div>
        {isEmpty ? (
          <EmptyPage />
        ) : (
          <div class="solve-rest">
            <div class="buttons next-views">
              <NextView name="play" />
              <NextView name="explain" />
              <NextView name="print" />
              <Share />
            </div>
            <KeepButtons />
            <ReadingLine />
            <Letters />
            <RulesPanel />
            <FillIn />
            <PlanPanel />
            <Answers />
            <Repairs />
          </div>
        )}
      </div>
      {!isEmpty && (
        <div class="solve-right">
          <Drawing />
        </div>
      )}
    </div>
  );
}

/** A puzzle without a solution is not to be played; while it is typed, this is not said yet, so that no button blinks. */
const isToPlay: ReadonlySignal<boolean> = computed(
  () => verdict.value?.sign !== "none" || verdict.value.tone !== "bad",
);

function NextView({ name }: { readonly name: ViewName & ("play" | "explain" | "print") }): JSX.Element {
  return (
    <PageLink view={name} style={name === "play" && isToPlay.value ? "button main" : "button"}>
      <Icon name={name} />
      {words()[name]}
    </PageLink>
  );
}
