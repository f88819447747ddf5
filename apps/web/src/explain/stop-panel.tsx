/** What a stop says: where it is, by which rule, what it concludes and why, and what that stands on. */
import type { ComponentChildren, JSX } from "preact";
import { Button } from "../parts/button.js";
import { RuleLink } from "./rule-link.js";
import { conclusionOf, isNever, placeOf, sentenceOf, titleOf } from "./stop-text.js";
import { OpenCases, Turns } from "./turns.js";
import { Uses } from "./uses.js";
import { isCounted, type Stop, type Walk } from "./walk.js";
import { framed, words } from "./words.js";

export interface StopPanelProps {
  readonly stop: Stop;
  readonly walk: Walk;
  readonly goTo: (position: number) => void;
  /** What the first and the last stop say besides. */
  readonly children?: ComponentChildren;
}

export function StopPanel({ stop, walk, goTo, children }: StopPanelProps): JSX.Element {
  const title = titleOf(stop, walk);
  const sentence = sentenceOf(stop, walk);
  const step = stop.kind === "step" || stop.kind === "so" ? stop.step : undefined;
  const exit = stop.kind === "step" ? walk.exits.get(stop.step) : undefined;
  const isRed = step !== undefined && exit === undefined && isNever(step);
  const isFound = stop.kind === "solution" || (stop.kind === "end" && stop.end?.kind === "solution");
  const inSigns = isFound || (step !== undefined && exit === undefined && !isRed);
  return (
    <div class="explain-stop card">
      <p class="explain-place">
        <span>{placeOf(stop, walk)}</span>
        {step !== undefined && (
          <>
            {" · "}
            <RuleLink rule={step.rule} />
          </>
        )}
      </p>
      <Turns {...{ stop, walk, goTo }} />
      {title !== "" && (
        <h2 class={`explain-title${inSigns ? " signs" : ""}${isRed ? " red" : ""}${isFound ? " found" : ""}`}>
          {title}
        </h2>
      )}
      {sentence !== "" && <p class="explain-sentence">{sentence}</p>}
      <OpenCases {...{ stop, walk, goTo }} />
      {stop.kind === "step" && isCounted(stop.step) && (
        <p class="explain-sentence">{words().counted(stop.step.cases?.length ?? 0)}</p>
      )}
      {stop.kind === "step" && stop.closes !== undefined && !isNever(stop.step) && (
        <p class={`explain-closes${stop.closes === "cannot" ? " red" : ""}`}>{framed(stop.closes)}</p>
      )}
      {step !== undefined && exit === undefined && <Uses cites={step.cites} {...{ walk, goTo }} />}
      {stop.kind === "ways" && <Uses cites={stop.fork.cites} {...{ walk, goTo }} />}
      {exit !== undefined && (
        <Button kind="quiet" icon="right" onClick={() => goTo(exit)}>
          {words().skip(step?.cases?.length ?? 1)}
        </Button>
      )}
      {children}
    </div>
  );
}

/** What is said to those who hear the page. */
export function spokenStop(stop: Stop, walk: Walk): string {
  const title = stop.kind === "step" && walk.exits.has(stop.step) ? titleOf(stop, walk) : undefined;
  const what = title ?? (stop.kind === "step" ? conclusionOf(stop.step) : titleOf(stop, walk));
  const closes = stop.kind === "step" && stop.closes !== undefined ? framed(stop.closes) : "";
  return [placeOf(stop, walk), what, sentenceOf(stop, walk), closes]
    .filter((text) => text !== "")
    .map((text) => (/[.!?]$/.test(text) ? text : `${text}.`))
    .join(" ")
    .replaceAll("\u00a0", " ");
}
