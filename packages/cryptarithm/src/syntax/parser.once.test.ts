import { describe, expect, test } from "vitest";
import type { Expression, SetLiteral } from "./ast.js";
import { OPERATORS } from "./operators.js";
import { type ParseOptions, parse } from "./parser.js";
import { wordsOf } from "./walk.js";

/** A tree with all its brackets: `A + B * C` is `(A + (B * C))`. */
function bracketed(node: Expression | SetLiteral): string {
  const links = (parts: readonly { operator: string; operand: Expression | SetLiteral }[]): string =>
    parts.map(({ operator, operand }, i) => (i === 0 ? "" : ` ${operator} `) + bracketed(operand)).join("");
  switch (node.kind) {
    case "word":
      return node.cells
        .map((cell) => (cell.kind === "letter" ? cell.letter : cell.kind === "digit" ? cell.value : "?"))
        .join("");
    case "numeral":
      return `${node.decimal ? "dec " : ""}${node.whole}${node.fraction && `.${node.fraction}`}`;
    case "negate":
      return `(-${bracketed(node.operand)})`;
    case "not":
      return `(not ${bracketed(node.operand)})`;
    case "factorial":
      return `(${bracketed(node.operand)}!)`;
    case "radical":
      return `(${node.degree === 2 ? "√" : "∛"}${bracketed(node.operand)})`;
    case "power":
      return `(${bracketed(node.base)}^${bracketed(node.exponent)})`;
    case "product":
      return `(${links(node.factors)})`;
    case "sum":
      return `(${links(node.terms)})`;
    case "relation":
      return `(${links([{ operator: "", operand: node.first }, ...node.links])})`;
    case "and":
    case "or":
      return `(${node.operands.map(bracketed).join(` ${node.kind} `)})`;
    case "call":
      return `${node.name}(${node.operands.map(bracketed).join(", ")})`;
    case "set":
      return `{${node.members.map(bracketed).join(", ")}}`;
  }
}

/** The statements of a text with all brackets, or the code of the first mistake. */
function read(text: string, options: ParseOptions = {}): string {
  const parsed = parse(text, options);
  if (!parsed.ok) return `mistake: ${parsed.diagnostics[0]?.code}`;
  return parsed.formula.statements.map(bracketed).join("; ");
}

describe("precedence", () => {
  test.each([
    ["A + B * C = D", "((A + (B * C)) = D)"],
    ["A * B + C = D", "(((A * B) + C) = D)"],
    ["A - B - C + D = E", "((A - B - C + D) = E)"],
    ["A * B / C // D % E = F", "((A * B / C // D % E) = F)"],
    ["(A + B) * C = D", "(((A + B) * C) = D)"],
    ["(A + B) + C = D", "(((A + B) + C) = D)"],
    ["A ^ B ^ C = D", "((A^(B^C)) = D)"],
    ["A^-B = C", "((A^(-B)) = C)"],
    ["A^-B^C = D", "((A^(-(B^C))) = D)"],
    ["A^-B*C = D", "(((A^(-B)) * C) = D)"],
    ["-2^2 = A", "((-(2^2)) = A)"],
    ["-A * B = C", "(((-A) * B) = C)"],
    ["A * -B = C", "((A * (-B)) = C)"],
    ["A - -B = C", "((A - (-B)) = C)"],
    ["A--B = C", "((A - (-B)) = C)"],
    ["--A = B", "((-(-A)) = B)"],
    ["√A! = B", "((√(A!)) = B)"],
    ["√A^2 = B", "(((√A)^2) = B)"],
    ["√√A = B", "((√(√A)) = B)"],
    ["∛√A! = B", "((∛(√(A!))) = B)"],
    ["-√A = B", "((-(√A)) = B)"],
    ["A!! = B", "(((A!)!) = B)"],
    ["A^B! = C", "((A^(B!)) = C)"],
    ["A!^B = C", "(((A!)^B) = C)"],
    ["A^√B = C", "((A^(√B)) = C)"],
    ["A² + B²³ = C⁰", "(((A^2) + (B^23)) = (C^0))"],
    ["A⁻¹ = B", "((A^(-1)) = B)"],
    ["√A² = B", "(((√A)^2) = B)"],
    ["A!² = B", "(((A!)^2) = B)"],
    ["A^B² = C", "((A^(B^2)) = C)"],
    ["A < B <= C != D", "(A < B <= C != D)"],
    ["RAMN = R^3 + RM^3 = N^3 + RX^3", "(RAMN = ((R^3) + (RM^3)) = ((N^3) + (RX^3)))"],
    ["A = B and C = D or E = F", "(((A = B) and (C = D)) or (E = F))"],
    ["A = B or C = D and E = F", "((A = B) or ((C = D) and (E = F)))"],
    ["not A = B and C = D", "((not (A = B)) and (C = D))"],
    ["not not A = B", "(not (not (A = B)))"],
    ["A = B and not C = D", "((A = B) and (not (C = D)))"],
    ["(A = B) = (C = D)", "((A = B) = (C = D))"],
    ["(A = B) + (C = D) > 0", "(((A = B) + (C = D)) > 0)"],
    ["(2 * BE or not 2 * BE) = THE + QUES-TION", "(((2 * BE) or (not (2 * BE))) = (THE + QUES - TION))"],
    ["A in {1, B + 2, 3} = C", "(A in {1, (B + 2), 3} = C)"],
    ["A not in {1}", "(A not in {1})"],
    ["sum(range(AA), 1) = BB", "(sum(range(AA), 1) = BB)"],
    ["sqrt (A) = root(B, 2)", "(sqrt(A) = root(B, 2))"],
    ["is_prime(A) and odd(B)", "(is_prime(A) and odd(B))"],
    ["A = dec(20)", "(A = dec 20)"],
    ["A = 0.5", "(A = 0.5)"],
  ])("%s is %s", (text, tree) => {
    expect(read(text)).toBe(tree);
  });
});

describe("every spelling of an operator equals its first", () => {
  const sample = (role: string, operator: string | number, spelling: string): string => {
    if (role === "prefix") return `${spelling} A = B`;
    if (role === "postfix") return `A${spelling} = B`;
    if (operator === "in" || operator === "not in") return `A ${spelling} {B, 1}`;
    if (role === "joiner") return `A = B${spelling}C = D`;
    return role === "relation" ? `A ${spelling} B` : `A = 1 ${spelling} B = 2`;
  };
  const rows = OPERATORS.flatMap(({ id, role, operator, spellings }) =>
    spellings.map((spelling) => [id, spelling, role, operator, spellings[0]] as const),
  );
  test.each(rows)("%s: %s", (_id, spelling, role, operator, first) => {
    const expected = read(sample(role, operator, first));
    expect(expected).not.toContain("mistake");
    expect(read(sample(role, operator, spelling))).toBe(expected);
    const wide = spelling.replace(/[!-~]/g, (unit) =>
      /[a-z]/.test(unit) ? unit : String.fromCharCode(unit.charCodeAt(0) + 0xfee0),
    );
    expect(read(sample(role, operator, wide))).toBe(expected);
  });

  test("full-width brackets, braces, commas and points are read as ASCII", () => {
    expect(read("gcd（A，B）＝２．５；Ａ in ｛１｝")).toBe("(gcd(A, B) = 2.5); (Ａ in {1})");
  });

  test("emoji of signs are operators, other emoji letters", () => {
    expect(read("🍎➕🍎✖️🍌🟰🍒")).toBe("((🍎 + (🍎 * 🍌)) = 🍒)");
  });

  test("a sign with a combining stroke is the sign with the stroke", () => {
    expect(read("A =\u0338 B")).toBe("(A != B)");
    expect(read("A \u2208\u0338 {1}")).toBe("(A not in {1})");
  });
});

describe("a word is an operator or a function only where one fits", () => {
  test.each([
    ["LESS+or+ADDED = A", "((LESS + OR + ADDED) = A)"],
    ["IS+IT=NOT", "((IS + IT) = NOT)"],
    ["is+in=not", "((IS + IN) = NOT)"],
    ["a+or+in=mod", "((A + OR + IN) = MOD)"],
    ["sum+min=max", "((SUM + MIN) = MAX)"],
    ["or = A", "(OR = A)"],
    ["A mod B = C", "((A % B) = C)"],
    ["mod mod mod = mod", "((MOD % MOD) = MOD)"],
    ["A is not B", "(A != B)"],
    ["A is B is C", "(A = B = C)"],
    ["A = or", "(A = OR)"],
    ["A + not = B", "((A + NOT) = B)"],
    ["not(A = B)", "(not (A = B))"],
    ["not √A = B", "(not ((√A) = B))"],
    ["not 3 = A", "(not (3 = A))"],
    ["not = A", "(NOT = A)"],
    ["(not) = A", "(NOT = A)"],
    ["not - A = B", "((NOT - A) = B)"],
    ["Sum + Or = Not", "((SUM + OR) = NOT)"],
    ["A or(B = 1)", "(A or (B = 1))"],
    ["digit_sum + A = B", "((DIGIT?SUM + A) = B)"],
  ])("%s is %s", (text, tree) => {
    expect(read(text)).toBe(tree);
  });

  test("a space tells A! = B from A != B", () => {
    expect(read("A! = B")).toBe("((A!) = B)");
    expect(read("A != B")).toBe("(A != B)");
    expect(read("A!=B")).toBe("(A != B)");
    expect(read("A!!=B")).toBe("((A!) != B)");
  });
});

describe("statements", () => {
  test.each([
    ["A = B; C = D", "(A = B); (C = D)"],
    ["A = B\r\nC = D\rE = F\nG = H\u2028I = J", "(A = B); (C = D); (E = F); (G = H); (I = J)"],
    ["A = B, C = D", "(A = B); (C = D)"],
    [";;\n, A = B ,;\n", "(A = B)"],
    ["gcd(A, B) = C, D in {1, 2}, E = F", "(gcd(A, B) = C); (D in {1, 2}); (E = F)"],
    ["gcd(A,\nB) = (C\n+ D)", "(gcd(A, B) = (C + D))"],
  ])("%j", (text, trees) => {
    expect(read(text)).toBe(trees);
  });

  test("each statement with a mistake gives one diagnostic", () => {
    const parsed = parse("A + ; B = C; (D; E = F G");
    expect(parsed.ok ? [] : parsed.diagnostics.map(({ code, span }) => [code, ...span])).toEqual([
      ["missing-operand", 2, 3],
      ["bracket-not-closed", 13, 14],
      ["missing-operator", 21, 24],
    ]);
  });
});

describe("word lists", () => {
  test("words only mean that the first add up to the last", () => {
    const parsed = parse("SEND  MORE MONEY");
    expect(parsed.ok && parsed.formula.wordList).toBe(true);
    expect(read("SEND MORE MONEY")).toBe("((SEND + MORE) = MONEY)");
    expect(read("15 poco 15 mucho")).toBe("((15 + POCO + 15) = MUCHO)");
    expect(read("sum min max")).toBe("((SUM + MIN) = MAX)");
  });

  test("a formula with an operator is none", () => {
    const parsed = parse("SEND + MORE = MONEY");
    expect(parsed.ok && parsed.formula.wordList).toBe(false);
    expect(read("this is it")).toBe("(THIS = IT)");
    expect(read("A B = C")).toBe("mistake: missing-operator");
    expect(read("A or B")).toBe("mistake: no-relation");
  });
});

describe("the formula", () => {
  test("has letters by first appearance, unknown cells and the text", () => {
    const text = " 2BE + ?O_□ = TO7 ";
    const parsed = parse(text);
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.diagnostics));
    const { letters, unknowns, accented } = parsed.formula;
    expect([parsed.formula.text, letters, unknowns, accented]).toEqual([
      text,
      ["B", "E", "O", "T"],
      3,
      false,
    ]);
    expect(read(text)).toBe("((2BE + ?O??) = TO7)");
  });

  test("knows whether a letter carries an accent, also when accents are folded", () => {
    const accented = (text: string, options: ParseOptions = {}): boolean => {
      const parsed = parse(text, options);
      return parsed.ok && parsed.formula.accented;
    };
    expect(accented("TÍZ = A")).toBe(true);
    expect(accented("TI\u0301Z = A", { accents: "fold" })).toBe(true);
    expect(accented("ТОЙ = A", { accents: "fold" })).toBe(true);
    expect(accented("STRAßE = Øł")).toBe(false);
    expect(accented("○\ufe0f = ★")).toBe(false);
  });

  test("has spans in UTF-16 units of the given text, brackets included for what is around them", () => {
    const text = "  (É\u0301 + 😀B) * −C² = √7";
    const parsed = parse(text);
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.diagnostics));
    const spans: string[] = [];
    const note = (node: Expression | SetLiteral): void => {
      spans.push(`${node.kind} ${text.slice(...node.span)}`);
    };
    const [statement] = parsed.formula.statements;
    if (statement?.kind !== "relation") throw new Error("a relation is expected");
    note(statement);
    note(statement.first);
    if (statement.first.kind === "product") for (const { operand } of statement.first.factors) note(operand);
    for (const word of wordsOf(statement))
      for (const cell of word.cells) spans.push(text.slice(...cell.span));
    expect(spans).toEqual([
      `relation ${text.slice(2)}`,
      "product (É\u0301 + 😀B) * −C²",
      "sum É\u0301 + 😀B",
      "negate −C²",
      "É\u0301",
      "😀",
      "B",
      "C",
    ]);
  });
});
