/** Which view is shown, and what its link says beside the puzzle: the view's own keys and values. */
import { signal } from "@preact/signals";
import type { LinkViewName } from "../link/link-views.js";

/** Five views of one puzzle, and what is reached from the top right: those that links name. */
export type ViewName = LinkViewName;

export type Keys = ReadonlyMap<string, string>;

export const NO_KEYS: Keys = new Map();

export const view = signal<ViewName>("solve");

/** The view's own keys of the link: `step=5`, `fill=M=1,O=0` … */
export const keys = signal<Keys>(NO_KEYS);
