/**
 * The code of a set of puzzles, printed on the sheet and on its key so that the two are found again. It follows from the
 * puzzles alone: neither the paper nor the way they are laid out changes it.
 */
import { type Layout, print, symbolName } from "cryptarithm";
import { rulesKey } from "./rule-sentence.js";
import type { SheetPuzzle } from "./sheet.js";

/** No letters or digits that look like others. */
const ALPHABET = "23456789ACDEFGHJKLMNPQRTUVWXYZ";
const LENGTH = 4;

/** Four letters and digits. */
export function setCode(puzzles: readonly SheetPuzzle[]): string {
  const content = puzzles.map(({ formula, rules, phrase }) => [
    formula.layout === undefined ? print(formula) : rowsOf(formula.layout),
    rulesKey(rules),
    rules.given,
    phrase ?? "",
  ]);
  let hash = fingerprint(JSON.stringify(content));
  let code = "";
  for (let i = 0; i < LENGTH; i++) {
    code += ALPHABET[Number(hash % BigInt(ALPHABET.length))];
    hash /= BigInt(ALPHABET.length);
  }
  return code;
}

/** The rows of a written-out calculation, however they were typed. */
const rowsOf = ({ kind, rows }: Layout): unknown => [
  kind,
  rows.map(({ role, right, cells }) => [
    role,
    right,
    cells.map((cell) => (cell.kind === "digit" ? cell.value : symbolName(cell))),
  ]),
];

/** FNV-1a with 64 bits, over UTF-16 code units. */
function fingerprint(text: string): bigint {
  let hash = 0xcbf29ce484222325n;
  for (let i = 0; i < text.length; i++)
    hash = BigInt.asUintN(64, (hash ^ BigInt(text.charCodeAt(i))) * 0x100000001b3n);
  return hash;
}
