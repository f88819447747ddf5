/** Why a search takes so long: how it goes, step by step, and what it is expected to cost. */
import { signal, useComputed, useSignal, useSignalEffect } from "@preact/signals";
import type { JSX } from "preact";
import { ask } from "../engine/engine.js";
import type { Jobs } from "../engine/jobs.js";
import { shownNumber, tableOf } from "../language/language.js";
import { Button } from "../parts/button.js";
import { answering } from "../state/answering.js";
import { ENGLISH } from "./english.js";

const words = tableOf("solve", ENGLISH);

/** Whether somebody has asked; another puzzle closes it. */
export const isPlanShown = signal(false);

export function PlanPanel(): JSX.Element | null {
  const planned = useSignal<Jobs["plan"]["reply"] | undefined>(undefined);
  // Asked once: how far the search is changes more often than a plan is made.
  const asked = useComputed(() => {
    const { puzzle, finding } = answering.value;
    return finding.kind === "stopped" || finding.kind === "busy" ? puzzle : undefined;
  });
  useSignalEffect(() => {
    const puzzle = asked.value;
    if (puzzle === undefined) isPlanShown.value = false;
    if (!isPlanShown.value || puzzle === undefined) {
      planned.value = undefined;
      return;
    }
    const job = ask("plan", { text: puzzle.text, options: puzzle.rules }, (reply) => {
      planned.value = reply;
    });
    job.done.catch(() => {});
    return () => job.stop();
  });
  const plan = planned.value;
  if (!isPlanShown.value || plan === undefined) return null;
  const table = words();
  return (
    <section class="card plan">
      <div class="plan-head">
        <h2>{table.plan}</h2>
        <Button
          kind="quiet"
          icon="cross"
          label={table.dismiss}
          onClick={() => {
            isPlanShown.value = false;
          }}
        />
      </div>
      <p>{table.planExpected(shownNumber(Math.round(plan.expectedNodes)))}</p>
      <h3>{table.planSteps}</h3>
      <ol>
        {plan.steps.map((step) => (
          <li key={step}>
            <bdi dir="ltr">{step}</bdi>
          </li>
        ))}
      </ol>
    </section>
  );
}
