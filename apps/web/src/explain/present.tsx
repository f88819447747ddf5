/** For a projector: the screen filled with the sum, the step, Back and Next, and nothing else. */
import "./present.css";
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { Button } from "../parts/button.js";
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
  // The screen is filled once, when this appears
  useEffect(() => {
    const { current } = screen;
    const before = document.activeElement;
    current?.querySelector<HTMLElement>(".button.main")?.focus();
    // A browser may refuse to fill the screen; the window is filled all the same.
    current?.requestFullscreen?.().catch(() => {});
    let filled = false;
    const onChange = (): void => {
      if (document.fullscreenElement === current) filled = true;
      else if (filled) close();
    };
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === "Escape") close();
      else if (event.key === "Tab" && current !== null) keepInside(event, current);
    };
    document.addEventListener("fullscreenchange", onChange);
    document.addEventListener("keydown", onKey);
    return () => {
      document.removeEventListener("fullscreenchange", onChange);
      document.removeEventListener("keydown", onKey);
      if (document.fullscreenElement !== null) void document.exitFullscreen();
      // What had the focus is shown again only after this.
      if (before instanceof HTMLElement) setTimeout(() => before.focus());
    };
  }, []);
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

/** Tab goes round inside. */
function keepInside(event: KeyboardEvent, screen: HTMLElement): void {
  const all = [...screen.querySelectorAll<HTMLElement>("button, a[href]")];
  const [first, last] = [all[0], all.at(-1)];
  const at = document.activeElement;
  if (event.shiftKey && at === first) last?.focus();
  else if (!event.shiftKey && at === last) first?.focus();
  else return;
  event.preventDefault();
}
