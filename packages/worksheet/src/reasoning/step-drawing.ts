/**
 * The small drawing beside a step: what is known before it, and brackets around the place where it looks. A new one is
 * drawn when the place changes; a written-out calculation takes much room, so that its next drawing comes some steps
 * later.
 */
import { type Known, pageDrawings, pictureOf, type StatedStep } from "cryptarithm";
import type { SheetDrawing } from "../place-picture.js";
import type { SheetSettings } from "../settings.js";
import type { SheetPuzzle } from "../sheet.js";

/** Steps between two drawings of a written-out calculation. */
const STEPS_BETWEEN = 6;

export class StepDrawings {
  readonly #puzzle: SheetPuzzle;
  readonly #settings: SheetSettings;
  /** Lines of mathematics have no columns that could be shown. */
  readonly #shown: boolean;
  #last: string | undefined;
  #since = STEPS_BETWEEN;

  constructor(puzzle: SheetPuzzle, settings: SheetSettings) {
    this.#puzzle = puzzle;
    this.#settings = settings;
    this.#shown = pageDrawings(puzzle.formula).some(({ kind }) => kind === "page");
  }

  /** The drawing for a step, when there is to be one. */
  before({ at }: StatedStep, known: Known): SheetDrawing | undefined {
    const { formula } = this.#puzzle;
    const isLayout = formula.layout !== undefined;
    this.#since += 1;
    if (!this.#shown || at.part === undefined) return undefined;
    const place = `${at.part}/${at.place ?? ""}`;
    if (place === this.#last || (isLayout && this.#since <= STEPS_BETWEEN)) return undefined;
    this.#last = place;
    this.#since = 0;
    const picture = pictureOf(formula, {
      language: this.#settings.language,
      known: Object.fromEntries(known.settled),
      fill: "replace",
      carries: (part, carryPlace) => known.carry({ part, place: carryPlace }),
      look: at,
    });
    return { picture, boxes: false };
  }
}
