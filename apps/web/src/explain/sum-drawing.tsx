/**
 * The puzzle as it stands at a stop: what is known is written in, what the step looks at is lit, and what it has just
 * settled is ringed. As large as there is room for; what is wider than the room scrolls in a region of its own.
 */
import { type Look, pictureOf } from "cryptarithm";
import type { JSX } from "preact";
import { useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { language } from "../language/language.js";
import { Picture } from "../parts/picture.js";
import type { GoodPuzzle } from "../state/puzzle.js";
import { withCellNames } from "./named-cells.js";
import type { Stop } from "./walk.js";
import { words } from "./words.js";

/** The width of a cell in pixels. */
const SMALLEST = 24;
const LARGEST = 72;
const LARGEST_SHOWN = 120;

export interface SumDrawingProps {
  readonly puzzle: GoodPuzzle;
  readonly stop: Stop;
  /** What unknown cells are called in the sentences. */
  readonly names?: Readonly<Record<string, string>> | undefined;
  /** For a projector: as large as the screen allows. */
  readonly presenting?: boolean;
}

export function SumDrawing({ puzzle, stop, names, presenting = false }: SumDrawingProps): JSX.Element {
  const region = useRef<HTMLDivElement>(null);
  const room = useRoom(region);
  const { formula } = puzzle;
  const look = lookOf(stop);
  const picture = useMemo(() => {
    const { known } = stop;
    const drawn = pictureOf(formula, {
      known: Object.fromEntries(known.settled),
      carries: (part, place) => known.carry({ part, place }),
      fill: "corner",
      language: language.value,
      ...(look !== undefined && { look }),
    });
    return withCellNames(drawn, names, known);
  }, [formula, stop, look, names, language.value]);
  const most = presenting ? LARGEST_SHOWN : LARGEST;
  const fitting = Math.min(room.width / picture.width, room.height / picture.height, most);
  const cell = Math.max(SMALLEST, Math.floor(fitting));
  const isWide = picture.width * cell > room.width + 1;
  return (
    <div
      class="explain-sum-region"
      ref={region}
      {...(isWide ? { tabIndex: 0, role: "group", "aria-label": words().sum } : {})}
    >
      <Picture picture={picture} cell={cell} label={spokenLabel(picture.title, stop)} fresh={stop.fresh} />
    </div>
  );
}

/** Where a stop looks. */
function lookOf(stop: Stop): Look | undefined {
  if (stop.kind !== "step" && stop.kind !== "so") return undefined;
  return stop.step.at.part === undefined ? undefined : stop.step.at;
}

/** The puzzle in words, with its digits. */
function spokenLabel(title: string, { known }: Stop): string {
  const digits = [...known.settled].map(([letter, digit]) => `${letter} ${digit}`);
  return digits.length === 0 ? title : `${title}; ${digits.join(", ")}`;
}

/** The room of an element, followed as it changes. */
function useRoom(element: { readonly current: HTMLElement | null }): { width: number; height: number } {
  const [room, setRoom] = useState({ width: 320, height: 280 });
  useLayoutEffect(() => {
    const { current } = element;
    if (current === null) return;
    const measure = (): void => {
      const style = getComputedStyle(current);
      const height = Number.parseFloat(style.getPropertyValue("--room")) || 40;
      const width = current.clientWidth - Number.parseFloat(style.paddingLeft) * 2;
      // A share of the window, so that text and buttons stay in view.
      const next = { width, height: (window.innerHeight * height) / 100 };
      setRoom((before) => (before.width === next.width && before.height === next.height ? before : next));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    addEventListener("resize", measure);
    return () => {
      observer.disconnect();
      removeEventListener("resize", measure);
    };
  }, [element]);
  return room;
}
