/**
 * Tree to text, in one canonical spelling: `SEND + MORE = MONEY`. Brackets stand only where the
 * levels of the operator table need them, so that parsing the text gives the same tree again
 * (spans aside) and printing that gives the same text.
 *
 * A work list takes the place of recursion, so that no tree is too deep or too wide to print.
 */
import type { Cell, Expression, Formula, Relation, SetLiteral, Word } from "./ast.js";
import { firstCluster } from "./graphemes.js";
import { type Level, levelOf, OPERATORS, type Operator } from "./operators.js";

/** How to print. */
export interface PrintOptions {
  /** What to print for a letter or unknown cell, for example its digit; without it letters and `?`. */
  readonly letter?: (cell: Exclude<Cell, { kind: "digit" }>) => string;
  /**
   * Spells with ASCII signs and as few spaces as possible, for links: `A**2=sqrt(B)`, `_` for an
   * unknown cell. Roots become calls of sqrt and cbrt, which have the same value.
   */
  readonly compact?: boolean;
}

/** Text, or what is still to be printed with the loosest level that needs no brackets there. */
type Part = string | { readonly node: Expression | SetLiteral; readonly least: number };

const LOOSEST = levelOf("or");
const NOT_ALONE = "not";

/** The canonical spelling by level and operator. */
const SPELLING: ReadonlyMap<string, Operator["spellings"]> = new Map(
  OPERATORS.map(({ level, operator, spellings }) => [`${level} ${operator}`, spellings]),
);

/**
 * The canonical text of a formula, a statement or any expression.
 *
 * @example
 * const parsed = parse("send+more==money");
 * if (parsed.ok) print(parsed.formula); // "SEND + MORE = MONEY"
 */
export function print(what: Formula | Expression, options: PrintOptions = {}): string {
  const statements = "statements" in what ? what.statements : [what];
  const join = options.compact === true ? ";" : "; ";
  return statements.map((statement) => printExpression(statement, options)).join(join);
}

function printExpression(root: Expression, options: PrintOptions): string {
  const written: string[] = [];
  const waiting: Part[] = [{ node: root, least: LOOSEST }];
  for (let part = waiting.pop(); part !== undefined; part = waiting.pop()) {
    if (typeof part === "string") {
      // `A! = B` without its space would be `A != B`.
      if (part[0] === "=" && written[written.length - 1]?.endsWith("!")) written.push(" ");
      written.push(part);
    } else {
      const parts = partsOf(part.node, options);
      const brackets = part.node.kind !== "set" && needsBrackets(part.node, part.least);
      if (brackets) waiting.push(")");
      for (let i = parts.length - 1; i >= 0; i--) waiting.push(parts[i] ?? "");
      if (brackets) waiting.push("(");
    }
  }
  return written.join("");
}

function needsBrackets(node: Expression, least: number): boolean {
  return levelOf(node.kind) < least;
}

function partsOf(node: Expression | SetLiteral, options: PrintOptions): readonly Part[] {
  const { compact = false } = options;
  const above = levelOf(node.kind === "set" ? "or" : node.kind) + 1;
  switch (node.kind) {
    case "word":
      return [printWord(node, options)];
    case "numeral": {
      const digits = node.fraction === "" ? node.whole : `${node.whole}.${node.fraction}`;
      return [node.decimal ? `dec(${digits})` : digits + ownBase(node)];
    }
    case "negate":
      return [sign("negate", ""), { node: node.operand, least: above - 1 }];
    case "not": {
      // In front of a minus, `not` would be a word.
      const least = startsWithMinus(node.operand) ? levelOf("word") : above - 1;
      return [`${sign("not", "")} `, { node: node.operand, least }];
    }
    case "factorial":
      return [{ node: node.operand, least: above - 1 }, sign("factorial", "")];
    case "radical":
      if (compact)
        return [node.degree === 2 ? "sqrt(" : "cbrt(", { node: node.operand, least: LOOSEST }, ")"];
      return [sign("radical", node.degree), { node: node.operand, least: above - 1 }];
    case "power": {
      const power = sign("power", "", compact ? 1 : 0);
      return [{ node: node.base, least: above }, power, { node: node.exponent, least: levelOf("negate") }];
    }
    case "sum":
      return listed(node.terms, "sum", options);
    case "product":
      return listed(node.factors, "product", options);
    case "relation":
      return listed([{ operator: "" as const, operand: node.first }, ...node.links], "relation", options);
    case "and":
    case "or":
      return listed(
        node.operands.map((operand) => ({ operator: "" as const, operand })),
        node.kind,
        options,
      );
    case "call":
      return [`${node.name}(`, ...byComma(node.operands, compact), ")"];
    case "set":
      return ["{", ...byComma(node.members, compact), "}"];
  }
}

interface Link {
  readonly operator: Operator["operator"];
  readonly operand: Expression | Relation["links"][number]["operand"];
}

function listed(links: readonly Link[], level: Level, options: PrintOptions): readonly Part[] {
  const parts: Part[] = [];
  for (const { operator, operand } of links) {
    if (parts.length > 0) {
      const spelling = sign(level, operator);
      parts.push(options.compact === true && !/^[a-z]/.test(spelling) ? spelling : ` ${spelling} `);
    }
    parts.push({ node: operand, least: levelOf(level) + 1 });
  }
  return parts;
}

function byComma(nodes: readonly Expression[], compact: boolean): readonly Part[] {
  return nodes.flatMap((node, i) => [...(i === 0 ? [] : [compact ? "," : ", "]), { node, least: LOOSEST }]);
}

function sign(level: Level, operator: Operator["operator"], which = 0): string {
  return SPELLING.get(`${level} ${operator}`)?.[which] ?? "";
}

function printWord(word: Word, { letter, compact = false }: PrintOptions): string {
  const unknown = compact ? "_" : "?";
  let text = "";
  let last = "";
  for (const cell of word.cells) {
    const next =
      cell.kind === "digit"
        ? String(cell.value)
        : (letter?.(cell) ?? (cell.kind === "letter" ? cell.letter : unknown));
    // Two symbols that would run into one are kept apart by a zero-width non-joiner.
    const apart =
      last > "\u007f" && next > "\u007f" && firstCluster(last + next) !== last && !/^\p{M}/u.test(next);
    text += apart ? `\u200c${next}` : next;
    last = next;
  }
  if (word.base !== undefined) return text + ownBase(word);
  return text === NOT_ALONE ? `(${text})` : text;
}

const ownBase = ({ base }: { readonly base?: number }): string => (base === undefined ? "" : `@${base}`);

/** Whether the text of an expression begins with a minus sign. */
function startsWithMinus(expression: Expression): boolean {
  for (let node = expression; ; ) {
    if (node.kind === "negate") return true;
    const first = firstOperand(node);
    if (first === undefined || needsBrackets(first.node, first.least)) return false;
    node = first.node;
  }
}

/** The operand with which the text of an expression begins. */
function firstOperand(node: Expression): { node: Expression; least: number } | undefined {
  const [first] = partsOf(node, {});
  return typeof first === "object" && first.node.kind !== "set"
    ? { node: first.node, least: first.least }
    : undefined;
}
