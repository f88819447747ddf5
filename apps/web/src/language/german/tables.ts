/** All tables of German by the name of the view, each held to its English table by its type, and that of the engine. */
export { GERMAN as WORDING } from "cryptarithm";

import { GERMAN as app } from "./app.js";
import { GERMAN as compose } from "./compose.js";
import { GERMAN as daily } from "./daily.js";
import { GERMAN as explain } from "./explain.js";
import { GERMAN as lesson } from "./lesson.js";
import { GERMAN as play } from "./play.js";
import { GERMAN as print } from "./print.js";
import { GERMAN as settings } from "./settings.js";
import { GERMAN as share } from "./share.js";
import { GERMAN as shelf } from "./shelf.js";
import { GERMAN as solve } from "./solve.js";
import { GERMAN as storage } from "./storage.js";

export const TABLES = {
  app,
  compose,
  daily,
  explain,
  lesson,
  play,
  print,
  settings,
  share,
  shelf,
  solve,
  storage,
} as const;
