/**
 * The views as links name them: what stands behind the name, and the keys that belong to the view. Rules of the
 * puzzle may stand in every link with a puzzle (`rule-keys.ts`). A key that is in neither list is named as unknown,
 * so a view that writes a new key adds it here.
 */

/** What stands behind the name of a view: a puzzle, the value of one of its keys, or nothing. */
interface LinkView {
  readonly slot: "puzzle" | "nothing" | { readonly key: string };
  readonly keys: readonly string[];
}

/** Each view of the page; the first is the one that an empty link opens. */
export const LINK_VIEWS = {
  solve: { slot: "puzzle", keys: ["template"] },
  play: { slot: "puzzle", keys: ["fill", "not", "carry"] },
  explain: { slot: "puzzle", keys: ["step", "rule", "known"] },
  compose: {
    slot: { key: "shape" },
    keys: [
      "shape",
      "rows",
      "kind",
      "words",
      "theme",
      "level",
      "seed",
      "all",
      "with",
      "numbers",
      "key",
      "order",
      "language",
      "to",
      "addends",
    ],
  },
  print: {
    slot: "puzzle",
    keys: [
      "block",
      "paper",
      "per-page",
      "title",
      "fields",
      "key",
      "reasoning",
      "carries",
      "boxes",
      "grade",
      "large",
      "phrase",
      "points",
      "author",
    ],
  },
  daily: { slot: { key: "day" }, keys: ["day"] },
  shelf: { slot: "nothing", keys: [] },
  lesson: { slot: { key: "rule" }, keys: ["rule"] },
  settings: { slot: "nothing", keys: [] },
} as const satisfies Readonly<Record<string, LinkView>>;

export type LinkViewName = keyof typeof LINK_VIEWS;

/** Whether there is such a view. */
export const isLinkView = (name: string): name is LinkViewName => Object.hasOwn(LINK_VIEWS, name);

/** What a view takes, with its type widened. */
export const linkView = (name: LinkViewName): LinkView => LINK_VIEWS[name];
