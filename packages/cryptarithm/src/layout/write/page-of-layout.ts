/** From a layout to its page: where each row of each kind of calculation stands. */
import type { Layout } from "../../syntax/layout.js";
import type { Arrangement } from "./arrangement.js";
import { divisionPage } from "./division-page.js";
import { gridPage } from "./grid-page.js";
import { multiplicationPage } from "./multiplication-page.js";
import type { Page } from "./page.js";
import { rootPage } from "./root-page.js";
import { sumPage } from "./sum-page.js";

export interface PageOptions {
  /** As the layout says when left out. */
  readonly arrangement?: Arrangement;
  /** Whether the groups of digits under a root are marked. */
  readonly groups?: boolean;
}

export function pageOfLayout(layout: Layout, options: PageOptions = {}): Page {
  const arrangement = options.arrangement ?? layout.resultPlace ?? "above";
  switch (layout.kind) {
    case "sum":
      return sumPage(layout);
    case "multiplication":
      return multiplicationPage(layout);
    case "division":
      return divisionPage(layout, arrangement);
    case "root":
      return rootPage(layout, { arrangement, groups: options.groups ?? false });
    case "grid":
    case "magic-square":
      return gridPage(layout);
  }
}
