/** The views that are loaded when they are first shown; each is a file of its own. */
import type { ComponentType } from "preact";
import { loadViewTexts } from "../language/language.js";
import type { ViewName } from "../state/view.js";

type Loaded = Promise<{ readonly View: ComponentType }>;

const VIEW_FILES: Readonly<Record<Exclude<ViewName, "solve">, () => Loaded>> = {
  play: () => import("../play/play-view.js"),
  explain: () => import("../explain/explain-view.js"),
  compose: () => import("../compose/compose-view.js"),
  print: () => import("../print/print-view.js"),
  daily: () => import("../daily/daily-view.js"),
  shelf: () => import("../shelf/shelf-view.js"),
  lesson: () => import("../lesson/lesson-view.js"),
  settings: () => import("../settings/settings-view.js"),
};

export async function loadView(name: Exclude<ViewName, "solve">): Promise<ComponentType> {
  const [{ View }] = await Promise.all([VIEW_FILES[name](), loadViewTexts()]);
  return View;
}
