/**
 * The operators of the language: one table that drives the lexer, the parser, the printer
 * and the reference page, whose sentences are in operator-reference.ts. A level is the kind of tree node that its operators build, so the
 * order of LEVELS is at once the precedence of the grammar and the bracket rule of the printer.
 *
 * Full-width punctuation (＋, （, ！ …) is not listed: the lexer reads it as its ASCII twin.
 * Superscripts (A², A¹²) are exponents of their own and are read by the lexer, too.
 */
import type { Expression, ProductOperator, RelationOperator, SumOperator } from "./ast.js";

/** The levels of precedence, loosest first; the node kinds that are missing bind tightest. */
export const LEVELS = [
  "statements",
  "or",
  "and",
  "not",
  "relation",
  "sum",
  "product",
  "negate",
  "power",
  "radical",
  "factorial",
] as const;

/** The name of a level of precedence. */
export type Level = (typeof LEVELS)[number];

/** How an operator stands to its operands; a joiner parts the statements of a puzzle. */
type OperatorRole = "joiner" | "infix" | "relation" | "prefix" | "postfix";

/** How operators of one level group: a flat list, a chain of relations, to the right, or not at all. */
export type Associativity = "list" | "chain" | "right" | "none";

/** How the operators of each level group. */
export const ASSOCIATIVITY: Readonly<Record<Level, Associativity>> = {
  statements: "list",
  or: "list",
  and: "list",
  not: "none",
  relation: "chain",
  sum: "list",
  product: "list",
  negate: "none",
  power: "right",
  radical: "none",
  factorial: "none",
};

interface Row<R extends OperatorRole, L extends Level, O> {
  /** Stable name for the reference. */
  readonly id: string;
  readonly role: R;
  readonly level: L;
  /** What the tree says: `+` in a sum, the degree of a root; "" where the node kind says all. */
  readonly operator: O;
  /** All spellings, the canonical one first; lower-case letters are keywords. */
  readonly spellings: readonly [string, ...string[]];
}

/** An operator between two operands. */
export type Infix =
  | Row<"infix", "or" | "and" | "power", "">
  | Row<"infix", "sum", SumOperator>
  | Row<"infix", "product", ProductOperator>
  | Row<"relation", "relation", RelationOperator>;
/** An operator before its operand. */
export type Prefix = Row<"prefix", "not" | "negate", ""> | Row<"prefix", "radical", 2 | 3>;
/** A row of the operator table. */
export type Operator = Row<"joiner", "statements", ""> | Infix | Prefix | Row<"postfix", "factorial", "">;

const MINUS = ["-", "−", "–", "‐", "‑", "‒", "➖"] as const;

/** Every operator, loosest first. */
export const OPERATORS: readonly Operator[] = [
  {
    id: "join",
    role: "joiner",
    level: "statements",
    operator: "",
    spellings: [";", "\n", ","],
  },
  {
    id: "or",
    role: "infix",
    level: "or",
    operator: "",
    spellings: ["or", "||"],
  },
  {
    id: "and",
    role: "infix",
    level: "and",
    operator: "",
    spellings: ["and", "&&"],
  },
  {
    id: "not",
    role: "prefix",
    level: "not",
    operator: "",
    spellings: ["not"],
  },
  {
    id: "equal",
    role: "relation",
    level: "relation",
    operator: "=",
    spellings: ["=", "==", "is", "🟰"],
  },
  {
    id: "not-equal",
    role: "relation",
    level: "relation",
    operator: "!=",
    spellings: ["!=", "≠", "<>", "is not"],
  },
  {
    id: "less",
    role: "relation",
    level: "relation",
    operator: "<",
    spellings: ["<"],
  },
  {
    id: "less-equal",
    role: "relation",
    level: "relation",
    operator: "<=",
    spellings: ["<=", "≤", "≦", "⩽"],
  },
  {
    id: "greater",
    role: "relation",
    level: "relation",
    operator: ">",
    spellings: [">"],
  },
  {
    id: "greater-equal",
    role: "relation",
    level: "relation",
    operator: ">=",
    spellings: [">=", "≥", "≧", "⩾"],
  },
  {
    id: "in",
    role: "relation",
    level: "relation",
    operator: "in",
    spellings: ["in", "∈"],
  },
  {
    id: "not-in",
    role: "relation",
    level: "relation",
    operator: "not in",
    spellings: ["not in", "∉"],
  },
  { id: "add", role: "infix", level: "sum", operator: "+", spellings: ["+", "➕"] },
  { id: "subtract", role: "infix", level: "sum", operator: "-", spellings: MINUS },
  {
    id: "multiply",
    role: "infix",
    level: "product",
    operator: "*",
    spellings: ["*", "×", "·", "⋅", "∙", "∗", "✕", "✖"],
  },
  {
    id: "divide",
    role: "infix",
    level: "product",
    operator: "/",
    spellings: ["/", "÷", "∕", "⁄", "➗"],
  },
  {
    id: "floor-divide",
    role: "infix",
    level: "product",
    operator: "//",
    spellings: ["//"],
  },
  {
    id: "remainder",
    role: "infix",
    level: "product",
    operator: "%",
    spellings: ["%", "mod"],
  },
  {
    id: "negate",
    role: "prefix",
    level: "negate",
    operator: "",
    spellings: MINUS,
  },
  {
    id: "power",
    role: "infix",
    level: "power",
    operator: "",
    spellings: ["^", "**"],
  },
  {
    id: "square-root",
    role: "prefix",
    level: "radical",
    operator: 2,
    spellings: ["√"],
  },
  {
    id: "cube-root",
    role: "prefix",
    level: "radical",
    operator: 3,
    spellings: ["∛"],
  },
  {
    id: "factorial",
    role: "postfix",
    level: "factorial",
    operator: "",
    spellings: ["!"],
  },
];

/** The place of a level in LEVELS; a number above all levels for the kinds that need no brackets. */
export function levelOf(kind: Level | Expression["kind"]): number {
  return RANK.get(kind) ?? LEVELS.length;
}

const RANK: ReadonlyMap<string, number> = new Map(LEVELS.map((level, rank) => [level, rank]));

const bySpelling = <T extends Operator>(
  belongs: (operator: Operator) => operator is T,
): ReadonlyMap<string, T> =>
  new Map(OPERATORS.filter(belongs).flatMap((o) => o.spellings.map((spelling) => [spelling, o] as const)));

/** Operators between two operands by spelling, two-word keywords included. */
export const INFIX: ReadonlyMap<string, Infix> = bySpelling(
  (o): o is Infix => o.role === "infix" || o.role === "relation",
);
/** Operators before an operand by spelling. */
export const PREFIX: ReadonlyMap<string, Prefix> = bySpelling((o): o is Prefix => o.role === "prefix");
/** Whether the spelling is an operator behind its operand. */
export const POSTFIX: ReadonlySet<string> = new Set(
  OPERATORS.filter((o) => o.role === "postfix").flatMap((o) => o.spellings),
);

/** The words of the keyword operators: and, in, is, mod, not, or. */
export const KEYWORDS: ReadonlySet<string> = new Set(
  OPERATORS.flatMap((o): readonly string[] => o.spellings)
    .filter((spelling) => /^[a-z]/.test(spelling))
    .flatMap((spelling) => spelling.split(" ")),
);

/** The spellings of the operators that are written with signs. */
export const SIGNS: ReadonlySet<string> = new Set(
  OPERATORS.filter((o) => o.role !== "joiner")
    .flatMap((o): readonly string[] => o.spellings)
    .filter((spelling) => !/^[a-z]/.test(spelling)),
);
