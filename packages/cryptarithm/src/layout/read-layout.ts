/**
 * From text to the written-out calculation that it shows. Several readings are given where the text does not
 * tell them apart, the likeliest first.
 */
import type { Formula } from "../syntax/ast.js";
import type { Diagnostic } from "../syntax/diagnostic.js";
import type { SymbolOptions } from "../syntax/symbols.js";

export type ReadLayout =
  | { readonly ok: true; readonly readings: readonly Formula[] }
  | { readonly ok: false; readonly diagnostics: readonly Diagnostic[] };

/** Reads written-out arithmetic in any of the styles that are known. */
export function readLayout(text: string, _options: SymbolOptions = {}): ReadLayout {
  const diagnostic: Diagnostic = { code: "layout-unknown", message: "not read yet", span: [0, text.length] };
  return { ok: false, diagnostics: [diagnostic] };
}
