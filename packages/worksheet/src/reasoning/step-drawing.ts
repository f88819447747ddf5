/**
 * The small drawing beside a step: what is known before it, and brackets around the place where it looks. A new one is
 * drawn when the place changes; a written-out calculation takes much room, so that its next drawing comes some steps
 * later.
 */
import { pageDrawings, pictureOf } from "cryptarithm";
import type { SheetDrawing } from "../place-picture.js";
import type { SheetSettings } from "../settings.js";
import type { SheetPuzzle } from "../sheet.js";
import type { ReasoningState } from "./reasoning.js";

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
  before({ look, known, carries }: ReasoningState): SheetDrawing | undefined {
    const { formula } = this.#puzzle;
    const isLayout = formula.layout !== undefined;
    this.#since += 1;
    if (!this.#shown || look.part === undefined) return undefined;
    const spot = `${look.part}/${look.place ?? ""}`;
    if (spot === this.#last || (isLayout && this.#since <= STEPS_BETWEEN)) return undefined;
    this.#last = spot;
    this.#since = 0;
    const byPlace = new Map(carries.map(([part, place, carry]) => [`${part}/${place}`, carry]));
    const picture = pictureOf(formula, {
      language: this.#settings.language,
      known,
      fill: "replace",
      carries: (part, place) => byPlace.get(`${part}/${place}`),
      look,
    });
    return { picture, boxes: false };
  }
}
