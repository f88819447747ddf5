/** While there is no explanation: it is being worked out, was stopped, or cannot be. */

import { pictureOf } from "cryptarithm";
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { go } from "../app/navigation.js";
import { language, shownNumber } from "../language/language.js";
import { Button } from "../parts/button.js";
import { Picture } from "../parts/picture.js";
import type { GoodPuzzle } from "../state/puzzle.js";
import type { Explaining } from "./explaining.js";
import { words } from "./words.js";

/** Work that is done sooner is not spoken of, in milliseconds. */
const QUIET = 200;
const TICK = 100;

export interface WaitingProps {
  readonly state: Exclude<Explaining, { readonly status: "told" }>;
  readonly puzzle: GoodPuzzle;
  readonly stop: () => void;
  readonly goOn: () => void;
}

export function Waiting({ state, puzzle, stop, goOn }: WaitingProps): JSX.Element {
  const picture = pictureOf(puzzle.formula, { language: language.value });
  return (
    <div class="explain">
      <div class="explain-sum">
        <div class="explain-sum-region">
          <Picture picture={picture} cell={Math.max(24, Math.min(56, Math.floor(320 / picture.width)))} />
        </div>
      </div>
      <section class="explain-stop card">
        {state.status === "working" && <Working since={state.since} stop={stop} />}
        {state.status === "stopped" && (
          <>
            <p>{words().stopped}</p>
            <Button onClick={goOn}>{words().again}</Button>
          </>
        )}
        {state.status === "failed" && (
          <>
            <p class="red">{words().failed(state.message)}</p>
            <Button onClick={goOn}>{words().again}</Button>
          </>
        )}
        {state.status === "invalid" && (
          <>
            <p class="red">{words().invalid(state.answer.diagnostics[0]?.message ?? "")}</p>
            <Button onClick={() => go("solve")}>{words().toBox}</Button>
          </>
        )}
      </section>
    </div>
  );
}

function Working({ since, stop }: { readonly since: number; readonly stop: () => void }): JSX.Element | null {
  const [now, setNow] = useState(since);
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), TICK);
    return () => clearInterval(timer);
  }, []);
  if (now - since < QUIET) return null;
  return (
    <>
      <p class="verdict mark">{words().working(shownNumber(Math.floor((now - since) / TICK) / 10))}</p>
      <Button icon="stop" onClick={stop}>
        {words().stop}
      </Button>
    </>
  );
}
