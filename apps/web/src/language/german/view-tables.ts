/** The tables of German of the views that are loaded when they are first shown. */
import { GERMAN as compose } from "./compose.js";
import { GERMAN as daily } from "./daily.js";
import { GERMAN as explain } from "./explain.js";
import { GERMAN as lesson } from "./lesson.js";
import { GERMAN as play } from "./play.js";
import { GERMAN as print } from "./print.js";
import { GERMAN as settings } from "./settings.js";
import { GERMAN as shelf } from "./shelf.js";

export const TABLES = { compose, daily, explain, lesson, play, print, settings, shelf } as const;
