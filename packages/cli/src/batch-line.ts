/**
 * One line of a batch: a bare puzzle, or a JSON object with formula, rules and id. What is not
 * understood becomes diagnostics, with the nearest known name for a misspelt key.
 */
import type { Diagnostic, RuleOptions } from "cryptarithm";
import { RULE_KEYS, readRules } from "./json-rules.js";
import { nearest } from "./nearest.js";

export interface BatchLine {
  /** Present when the line has one; any JSON value. */
  readonly id?: unknown;
  readonly formula: string;
  /** The rules that the line sets itself. */
  readonly rules: RuleOptions;
  readonly diagnostics: readonly Diagnostic[];
  /** What was read over. */
  readonly notes: readonly string[];
}

const KEYS = ["formula", "layout", "where", "rules", "id"] as const;
/** Keys that this project writes itself, so that its own output can be read again. */
const OWN_OUTPUT = [
  "status",
  "complete",
  "count",
  "solutions",
  "notes",
  "stats",
  "reason",
  "contrast",
  "plan",
  "reading",
  "readings",
  "solution",
  "level",
  "score",
  "band",
  "techniques",
  "stepCount",
  "cases",
  "points",
  "shape",
  "letters",
  "key",
  "values",
  "canonical",
  "split",
  "seed",
  "steps",
  "end",
];
const NOWHERE = [0, 0] as const;

export function readBatchLine(line: string): BatchLine {
  if (!line.trimStart().startsWith("{")) return { formula: line, rules: {}, diagnostics: [], notes: [] };
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch (error) {
    return { formula: line.trim(), rules: {}, diagnostics: [notJson(error, line)], notes: [] };
  }
  return readObject(value as Readonly<Record<string, unknown>>);
}

function readObject(object: Readonly<Record<string, unknown>>): BatchLine {
  const diagnostics: Diagnostic[] = [];
  const notes: string[] = [];
  for (const key of Object.keys(object)) checkKey(key, diagnostics, notes);
  const { formula, layout, where, rules } = object;
  const calculation = layout === undefined ? undefined : layoutText(layout);
  const rows =
    calculation === undefined || where === undefined ? calculation : `${calculation}\n\nwhere ${where}`;
  if (where !== undefined && (layout === undefined || typeof where !== "string"))
    diagnostics.push({
      code: "json-where",
      message: '"where" must be a string of conditions beside a "layout"',
      span: NOWHERE,
      hint: 'write {"layout": ["  AB", "x C", "---", " DE"], "where": "A < B"}',
    });
  if (layout !== undefined && rows === undefined) {
    diagnostics.push({
      code: "json-layout",
      message: '"layout" must be a string, a list of lines or an object with a "kind"',
      span: NOWHERE,
      hint: 'write {"layout": ["  AB", "x C", "---", " DE"]}',
    });
  } else if (
    rows === undefined &&
    typeof formula !== "string" &&
    !(formula === undefined && diagnostics.length > 0)
  ) {
    const message = formula === undefined ? 'the object has no "formula"' : '"formula" must be a string';
    diagnostics.push({
      code: "json-formula",
      message,
      span: NOWHERE,
      hint: 'write {"formula": "SEND + MORE = MONEY"}',
    });
  }
  return {
    ...("id" in object ? { id: object.id } : {}),
    formula: rows ?? (typeof formula === "string" ? formula : ""),
    rules: { ...readRules(rules, diagnostics), ...(rows === undefined ? {} : { layout: true }) },
    diagnostics,
    notes,
  };
}

function checkKey(key: string, diagnostics: Diagnostic[], notes: string[]): void {
  if ((KEYS as readonly string[]).includes(key) || OWN_OUTPUT.includes(key)) return;
  if ((RULE_KEYS as readonly string[]).includes(key)) {
    const message = `"${key}" is a rule and stands inside "rules"`;
    diagnostics.push({
      code: "json-key",
      message,
      span: NOWHERE,
      hint: `write {"formula": "…", "rules": {"${key}": …}}`,
    });
    return;
  }
  const near = nearest(key, KEYS);
  if (near === undefined) notes.push(`The key "${key}" was not used.`);
  else
    diagnostics.push({
      code: "json-key",
      message: `there is no key "${key}"`,
      span: NOWHERE,
      hint: `did you mean "${near}"?`,
    });
}

/** A layout as one text, which the engine reads; undefined when it is none. An object stays JSON. */
function layoutText(layout: unknown): string | undefined {
  if (typeof layout === "string") return layout;
  if (Array.isArray(layout))
    return layout.every((line) => typeof line === "string") ? layout.join("\n") : undefined;
  return typeof layout === "object" && layout !== null && "kind" in layout
    ? JSON.stringify(layout)
    : undefined;
}

function notJson(error: unknown, line: string): Diagnostic {
  const text = error instanceof Error ? error.message : "";
  const position = Number(/position (\d+)/.exec(text)?.[1] ?? line.length);
  const at = Math.min(position, line.length);
  const message = "the line begins like a JSON object but is none";
  return { code: "json", message, span: [at, Math.min(at + 1, line.length)], hint: text };
}
