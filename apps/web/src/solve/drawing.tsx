/** The drawing beside the box: print as large as the place allows, the digits in pen. It scrolls when it is too wide. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { tableOf } from "../language/language.js";
import { Picture } from "../parts/picture.js";
import { type Drawn, drawn, isTooLong } from "./drawn.js";
import { ENGLISH } from "./english.js";

const words = tableOf("solve", ENGLISH);

/** The width of a cell in pixels: never too small to read, and never a poster. */
const SMALLEST = 24;
const LARGEST = 64;
/** The part of the window's height that the drawing may take, on narrow screens and on wide ones. */
const PART = { narrow: 0.4, wide: 0.62 } as const;
const WIDE = 900;
/** Around the drawing, in pixels, as the stylesheet says. */
const AIR = 4;

export function Drawing(): JSX.Element {
  const place = useRef<HTMLDivElement>(null);
  const width = useSignal(0);
  const height = useSignal(0);
  // Before anything is painted, so that what stands below never moves.
  useLayoutEffect(() => {
    const element = place.current;
    if (element === null) return;
    const measure = (): void => {
      width.value = Math.max(0, element.clientWidth - 2 * AIR);
      height.value = innerHeight * (innerWidth < WIDE ? PART.narrow : PART.wide);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [width, height]);
  const now = drawn.value;
  const cell =
    now === undefined || width.value === 0
      ? SMALLEST
      : Math.max(
          SMALLEST,
          Math.min(
            LARGEST,
            Math.floor(width.value / now.picture.width),
            Math.floor(height.value / now.picture.height),
          ),
        );
  const isWide = now !== undefined && now.picture.width * cell > width.value + 1;
  return (
    <div class="drawing" ref={place}>
      {isTooLong.value && <p class="drawing-note">{words().tooLong}</p>}
      {now !== undefined && width.value > 0 && (
        <>
          <div
            class={noteOf(now.of) === "" ? "drawing-scroll" : "drawing-scroll faint"}
            // A drawing that is wider than its place is scrolled, by keys as well.
            {...(isWide && { tabIndex: 0, role: "group", "aria-label": now.picture.title })}
          >
            <bdi dir="ltr">
              <Picture picture={now.picture} cell={cell} label={labelOf(now.of, now.picture, now.isSolved)} />
            </bdi>
          </div>
          <p class="drawing-note">{noteOf(now.of)}</p>
        </>
      )}
    </div>
  );
}

function noteOf(of: Drawn["of"]): string {
  if (of === "lastGood") return words().lastGood;
  return of === "mended" ? words().mended : "";
}

function labelOf(
  of: Drawn["of"],
  { title, description }: { readonly title: string; readonly description: string },
  isSolved: boolean,
): string {
  if (of === "beginning") return words().soFar(title);
  return isSolved ? words().answered(title, description) : title;
}
