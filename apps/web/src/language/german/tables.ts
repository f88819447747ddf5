/**
 * The tables of German that the page begins with, each held to its English table by its type, and that of the engine.
 * Those of the other views are in view-tables.ts.
 */
export { GERMAN as WORDING } from "cryptarithm";

import { GERMAN as app } from "./app.js";
import { GERMAN as share } from "./share.js";
import { GERMAN as solve } from "./solve.js";
import { GERMAN as storage } from "./storage.js";

export const TABLES = { app, share, solve, storage } as const;
