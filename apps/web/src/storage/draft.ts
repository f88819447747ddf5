/** The draft as it is kept: its text as it was typed, and its rules as keys and values of a link. */
import type { LinkPuzzle } from "../link/link.js";
import { keysToRules, rulesToKeys } from "../link/rule-keys.js";
import { isRecord } from "./json.js";

export function draftJson({ text, rules }: LinkPuzzle): Record<string, unknown> {
  return { text, rules: Object.fromEntries(rulesToKeys(rules)), ...(rules.layout && { layout: true }) };
}

/** The draft that a value says, whatever it is; rules that are none are left out. */
export function draftOf(value: unknown): LinkPuzzle | undefined {
  if (!isRecord(value) || typeof value.text !== "string" || value.text.trim() === "") return undefined;
  const keys = Object.entries(isRecord(value.rules) ? value.rules : {}).filter(
    (rule): rule is [string, string] => typeof rule[1] === "string",
  );
  return {
    text: value.text,
    rules: { ...keysToRules(keys, []), ...(value.layout === true && { layout: true }) },
  };
}
