/** What every reader of written-out arithmetic answers: the readings, the likeliest first, or what is wrong. */
import type { Formula } from "../../syntax/ast.js";
import type { Diagnostic } from "../../syntax/diagnostic.js";

export type ReadLayout =
  | { readonly ok: true; readonly readings: readonly Formula[] }
  | { readonly ok: false; readonly diagnostics: readonly Diagnostic[] };
