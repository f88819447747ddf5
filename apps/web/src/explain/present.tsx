/** For a projector: the screen filled with the sum, the step, Back and Next, and nothing else. */
import "./present.css";
import type { JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { Button } from "../parts/button.js";
import { useFullScreen } from "../parts/full-screen.js";
import type { GoodPuzzle } from "../state/puzzle.js";
import { StopPanel } from "./stop-panel.js";
import { SumDrawing } from "./sum-drawing.js";
import type { Stop, Walk } from "./walk.js";
import { WalkButtons } from "./walk-buttons.js";
import { words } from "./words.js";

export interface PresentProps {
  readonly puzzle: GoodPuzzle;
  readonly walk: Walk;
  readonly stop: Stop;
  readonly names?: Readonly<Record<string, string>> | undefined;
  readonly position: number;
  readonly goTo: (position: number) => void;
  readonly close: () => void;
}

export function Present({ puzzle, names, walk, stop, position, goTo, close }: PresentProps): JSX.Element {
  const screen = useRef<HTMLDivElement>(null);
  useFullScreen(screen, true, close);
  useLayoutEffect(() => screen.current?.querySelector<HTMLElement>(".button.main")?.focus(), []);
  return (
    <div class="explain-present" role="dialog" aria-modal="true" aria-label={words().present} ref={screen}>
      <div class="explain-sum">
        <SumDrawing {...{ puzzle, stop, names }} presenting />
      </div>
      <StopPanel {...{ stop, walk, goTo }} />
      <div class="explain-present-buttons">
        <WalkButtons {...{ walk, position, goTo }} />
        <Button kind="quiet" icon="cross" onClick={close}>
          {words().closePresent}
        </Button>
      </div>
    </div>
  );
}
