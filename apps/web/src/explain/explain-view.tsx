/**
 * Explain: the explanation of the puzzle as a walk, one step a screen. It explains what stands in the box, or the last
 * text there that made sense, or an example while there was none.
 */
import "./explain.css";
import { parse, remarksOn } from "cryptarithm";
import type { ComponentChildren, JSX } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { go, setKeys } from "../app/navigation.js";
import { puzzleName } from "../app/puzzle-name.js";
import type { Explained } from "../engine/jobs.js";
import { language } from "../language/language.js";
import { announce } from "../parts/announce.js";
import { Button } from "../parts/button.js";
import { Icon } from "../parts/icon.js";
import { asAnswered, type GoodPuzzle, lastGood, reading } from "../state/puzzle.js";
import { keys } from "../state/view.js";
import { settings } from "../storage/settings.js";
import { useArrowKeys } from "./arrow-keys.js";
import { readDigitsText, withDigits } from "./board-digits.js";
import { Ending } from "./ending.js";
import { type Asking, useExplanation } from "./explaining.js";
import { FromBoard } from "./from-board.js";
import { useDifficulty } from "./grading.js";
import { LeftDigits } from "./left-digits.js";
import { Opening } from "./opening.js";
import { Present } from "./present.js";
import { StepList } from "./step-list.js";
import { StopPanel, spokenStop } from "./stop-panel.js";
import { SumDrawing } from "./sum-drawing.js";
import { Waiting } from "./waiting.js";
import { type Walk, walkOf } from "./walk.js";
import { WalkButtons } from "./walk-buttons.js";
import { WalkTools } from "./walk-tools.js";
import { spoken, words } from "./words.js";

const EXAMPLE_TEXT = "SEND + MORE = MONEY";

/** What is explained while the box is empty. */
function example(): GoodPuzzle | undefined {
  const parsed = parse(EXAMPLE_TEXT);
  return parsed.ok ? { text: EXAMPLE_TEXT, rules: {}, formula: parsed.formula } : undefined;
}

export function View(): JSX.Element | null {
  const puzzle = useMemo(() => lastGood.value ?? example(), [lastGood.value]);
  // The rows of a link wait for their readers; an example, or the puzzle before, would only flash by.
  const isComing = reading.value.status === "waiting";
  if (puzzle === undefined || isComing) return <h1 class="visually-hidden">{words().title}</h1>;
  return (
    <>
      <h1 class="visually-hidden">{words().heading(puzzleName(puzzle, 60))}</h1>
      <Standing />
      <Asked puzzle={puzzle} />
    </>
  );
}

/** How what is explained stands to what is in the box. */
function Standing(): JSX.Element | null {
  const now = reading.value;
  if (now.status === "empty" && lastGood.value === undefined) return <Hint>{words().example}</Hint>;
  if (now.status !== "bad") return null;
  const { message = "" } = now.diagnostics[0] ?? {};
  return (
    <Hint>
      {words().unread(message)} {lastGood.value === undefined ? words().isExample : words().isLast}
    </Hint>
  );
}

function Hint({ children }: { readonly children: ComponentChildren }): JSX.Element {
  return (
    <div class="explain-hint">
      <p>{children}</p>
      <Button onClick={() => go("solve")}>{words().toBox}</Button>
    </div>
  );
}

function Asked({ puzzle }: { readonly puzzle: GoodPuzzle }): JSX.Element {
  const known = keys.value.get("known");
  const started = useMemo(() => readDigitsText(known, puzzle), [known, puzzle]);
  const asked = useMemo(() => withDigits(puzzle, started), [puzzle, started]);
  const asking = useExplanation(asked, language.value);
  const explanation = asking.state.status === "told" ? asking.state.explanation : undefined;
  // Cells and small letters are those of the reading that is explained.
  const told = useMemo(() => explanation && asAnswered(puzzle, explanation), [puzzle, explanation]);
  if (asking.state.status === "told")
    return (
      <Walking
        puzzle={told ?? puzzle}
        {...{ asked, started, asking }}
        explanation={asking.state.explanation}
      />
    );
  return <Waiting state={asking.state} stop={asking.stop} goOn={asking.goOn} puzzle={puzzle} />;
}

interface WalkingProps {
  readonly puzzle: GoodPuzzle;
  /** As it was asked: with the digits that the explanation starts from. */
  readonly asked: GoodPuzzle;
  readonly started: Readonly<Record<string, number>>;
  readonly explanation: Explained;
  readonly asking: Asking;
}

function Walking({ puzzle, asked, started, explanation, asking }: WalkingProps): JSX.Element | null {
  const walk = useMemo(() => walkOf(explanation), [explanation]);
  const remarks = useMemo(() => remarksOn(explanation, spoken()), [explanation]);
  const difficulty = useDifficulty(asked, language.value, explanation.explained);
  const [presenting, setPresenting] = useState(false);
  const last = walk.stops.length - 1;
  const position = positionOf(walk);
  const stop = walk.stops[position] ?? walk.stops[0];
  const goTo = (to: number): void => {
    const next = walk.stops[to];
    if (next === undefined) return;
    setKeys({ step: to === 0 ? undefined : next.id, rule: undefined });
    announce(spokenStop(next, walk));
  };
  useArrowKeys({ position, last, goTo });
  // Another language says the same steps; another puzzle has other ones.
  useEffect(() => () => setPresenting(false), [puzzle]);
  if (stop === undefined) return null;
  const panel = { stop, walk, goTo };
  const { names } = explanation;
  return (
    <>
      <div class="explain" hidden={presenting}>
        <div class="explain-sum">
          <SumDrawing {...{ puzzle, stop, names }} />
          <LeftDigits puzzle={puzzle} rules={explanation.rules} stop={stop} />
        </div>
        <div class="explain-bar">
          <WalkButtons {...{ walk, position, goTo }} />
        </div>
        <StopPanel {...panel}>
          {stop.kind === "start" && (
            <Opening {...{ explanation, walk, remarks, difficulty }}>
              <FromBoard {...{ puzzle, started }} />
            </Opening>
          )}
          {stop.kind === "end" && (
            <Ending
              {...{ explanation, walk, remarks }}
              started={Object.keys(started).length > 0}
              goOn={asking.goOn}
            />
          )}
        </StopPanel>
        <WalkTools puzzle={puzzle} stop={stop} walk={walk} present={() => setPresenting(true)} />
        {walk.steps > 1 && (
          <details class="explain-all" open={isListOpen()}>
            <summary>
              <Icon name="right" />
              {words().all(walk.steps)}
            </summary>
            <StepList {...{ walk, position, goTo }} />
          </details>
        )}
      </div>
      {presenting && (
        <Present {...panel} {...{ puzzle, names, position }} close={() => setPresenting(false)} />
      )}
    </>
  );
}

/** The position that a link names: a step, or the first one by a rule. A step that there is not leads to the one before. */
function positionOf({ stops }: Walk): number {
  const id = keys.value.get("step");
  const rule = keys.value.get("rule");
  if (id === undefined) {
    const first = stops.findIndex((stop) => stop.kind === "step" && stop.step.rule === rule);
    return Math.max(0, first);
  }
  const exact = stops.findIndex((stop) => stop.id === id);
  const n = Number.parseInt(id, 10);
  if (exact >= 0 || Number.isNaN(n)) return Math.max(0, exact);
  return Math.max(
    0,
    stops.findLastIndex((stop) => stop.kind === "step" && stop.step.n <= n),
  );
}

/** The list of all steps is open where there is room, or where the user wants it. */
const isListOpen = (): boolean =>
  settings.peek().reading === "all" || matchMedia("(min-width: 900px)").matches;
