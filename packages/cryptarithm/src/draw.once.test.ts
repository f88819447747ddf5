/** Drawings of puzzles as people ask for them: in each format, unsolved, partly known, solved, with a step marked. */
import { describe, expect, it } from "vitest";
import { collisions, picturesOf } from "../test/picture-boxes.js";
import { readXml, textOf, withName } from "../test/xml-reader.js";
import { DRAWING_FORMATS, type DrawOptions, draw } from "./draw.js";
import { explain } from "./explain.js";
import { first } from "./solve.js";

const SEND = "SEND + MORE = MONEY";
const lines = (...written: string[]): string => written.join("\n");

describe("text", () => {
  it("writes sums, differences and products of two numbers below each other", () => {
    expect(draw(SEND)).toBe(lines("  SEND", "+ MORE", "──────", " MONEY"));
    expect(draw("MONEY - SEND = MORE", { ascii: true })).toBe(lines(" MONEY", "- SEND", "~~~~~~", "  MORE"));
    expect(draw("MONEY = SEND + MORE")).toBe(draw(SEND));
    expect(draw("AB * C = 1D?", { ascii: true })).toBe(lines("  AB", "x  C", "~~~~", " 1D?"));
    expect(draw("SEND MORE MONEY")).toBe(draw(SEND));
  });

  it("aligns decimals at the point", () => {
    expect(draw("AB + 1.25 = CD + 0", { ascii: true })).toBe("AB + 1.25 = CD + 0");
    expect(draw("AB + 0.5 + 12.75 = CDE", { ascii: true })).toBe(
      lines("  AB", "+  0.5", "+ 12.75", "~~~~~~~", " CDE"),
    );
  });

  it("writes everything else as the line that it is", () => {
    for (const text of [
      "AB / C = DE",
      "A^2 + B^2 = CD",
      "A < B",
      "A + B = C + D",
      "-A + B = C - D",
      "odd(A)",
    ])
      expect(draw(text)).toBe(text);
  });

  it("writes each statement by itself", () => {
    expect(draw("A + B = C; D > 2", { ascii: true })).toBe(lines("  A", "+ B", "~~~", "  C", "", "D > 2"));
  });

  it("keeps East Asian letters and emoji below each other", () => {
    expect(draw("かき + く = けこ")).toBe(lines(" かき", "+  く", "─────", " けこ"));
    expect(draw("🍎1 + 🍐 = 🍋2")).toBe(lines(" 🍎 1", "+  🍐", "─────", " 🍋 2"));
  });

  it("fills in what is known", () => {
    expect(draw(SEND, { known: { M: 1, O: 0 } })).toBe(
      lines("  SEND", "+ MORE", "  10", "──────", " MONEY", " 10"),
    );
    const solution = first(SEND);
    if (solution === undefined) throw new Error("it has one");
    expect(draw(SEND, { solution, fill: "replace" })).toBe(lines("  9567", "+ 1085", "──────", " 10652"));
    expect(draw(SEND, { solution })).toBe(
      lines("  SEND", "  9567", "+ MORE", "  1085", "──────", " MONEY", " 10652"),
    );
  });

  it("fills unknown cells in, those of a layout too", () => {
    const text = "?A + 1? = B?";
    const solution = first(text);
    if (solution === undefined) throw new Error("it has some");
    const [top, bottom] = [solution.text.slice(0, 2), solution.text.slice(-2)];
    expect(draw(text, { solution, fill: "replace", ascii: true })).toBe(
      lines(`  ${top}`, `+ ${solution.text.slice(5, 7)}`, "~~~~", `  ${bottom}`),
    );
    const layout = lines(" ??E7", "- NNN", "~~~~~", "  EEE");
    const found = first(layout, { layout: true });
    if (found === undefined) throw new Error("it has one");
    expect(draw(layout, { layout: true, solution: found, ascii: true })).toBe(
      lines(" 1887", "- 999", "~~~~~", "  888"),
    );
    expect(draw(layout, { layout: true, solution: found, ascii: true, fill: "below" })).toBe(
      lines(" ??E7", " 1887", "- NNN", "  999", "~~~~~", "  EEE", "  888"),
    );
  });

  it("writes digits above 9 as letters", () => {
    const text = "AB + C = DE";
    const solution = first(text, { base: 16, given: { B: 15 } });
    expect(
      draw(text, { base: 16, given: { B: 15 }, ...(solution && { solution }), fill: "replace" }),
    ).toMatch(/F$/m);
  });

  it("points at a marked column, and at marked rows", () => {
    const column = draw(SEND, {
      look: { part: 0, place: 2 },
      carries: (_, place) => (place === 2 ? 0 : undefined),
      ascii: true,
    });
    expect(column).toBe(lines(" ..0.", "  SEND", "+ MORE", "~~~~~~", " MONEY", "   ^"));
    const rows = lines("  ?52?", "x   3?", "~~~~~", "  ?0?8", " 4??2", "~~~~~", " 4?7?8");
    const marked = draw(rows, { layout: true, look: { part: 0 }, ascii: true });
    expect(marked?.split("\n").map((line) => line.endsWith(" <"))).toEqual([
      true,
      true,
      false,
      true,
      false,
      false,
      false,
    ]);
  });

  it("writes layouts in one line when that is asked for", () => {
    const line = "KDNG / BT = STP; - PK = FN; - TN = BGG; - NB = N";
    expect(draw(line, { layout: true, style: "line" })).toBe(line);
    expect(draw(line, { layout: true, style: "codebusters" })).toBe("KDNG/BT=STP-PK=FN-TN=BGG-NB=N");
    const trial = draw("√AB'CD gives root EF; - G = HCD; - HCD = I", { layout: true });
    expect(draw(trial?.replace(" HCD", "KL)HCD") ?? "", { layout: true, style: "line" })).toContain("\n");
    expect(draw(line, { layout: true, style: "french", ascii: true })?.split("\n").slice(0, 3)).toEqual([
      "KDNG | BT",
      "     | ~~~",
      "PK   | STP",
    ]);
  });

  it("is nothing for what is not understood", () => {
    expect(draw("2(AB) = C")).toBeUndefined();
    expect(draw("A+B")).toBeUndefined();
  });
});

const MATH = "AB / CD = √EF + G^2; (A + B^C)!/(D - E) != cbrt(F) // 3; ?2? < abs(A - 1.5) * B or A in {1,2}";

describe("pictures", () => {
  it("of lines of mathematics are well-formed, and nothing touches anything else", () => {
    for (const statement of [
      ...MATH.split(";"),
      "((A/B)/C)/(D/(E+F)) = G^(H^I) % 2",
      "sqrt(A + sqrt(B)) = root(C, 4)",
    ]) {
      const svg = draw(statement, { format: "svg" });
      expect(collisions(picturesOf(readXml(svg ?? ""))), statement).toEqual([]);
    }
  });

  it("of a system are one picture", () => {
    const root = readXml(draw(MATH, { format: "svg" }) ?? "");
    expect(root.children.filter(({ name }) => name === "svg")).toHaveLength(3);
    expect(textOf(withName(root, "title")[0] ?? root)).toContain(
      "AB divided by CD equals square root of EF plus G",
    );
  });

  it("say what they show, and when they are solved its digits", () => {
    const solution = first(SEND);
    if (solution === undefined) throw new Error("it has one");
    const svg = readXml(draw(SEND, { format: "svg", solution }) ?? "");
    expect(withName(svg, "title").map(textOf)).toEqual(["SEND plus MORE equals MONEY"]);
    expect(withName(svg, "desc").map(textOf)).toEqual(["Solved: 9567 plus 1085 equals 10652."]);
  });

  it("mark the column of a step by one band from its carry to its result", () => {
    const explained = explain(SEND);
    const steps = "steps" in explained ? explained.steps : [];
    const step = steps.find(({ at }) => at.place === 2);
    expect(step).toBeDefined();
    const svg = readXml(draw(SEND, { format: "svg", look: step?.at ?? {}, carries: true }) ?? "");
    const [band, ...others] = withName(svg, "g").filter(({ attributes }) => attributes.class === "mark");
    expect(others).toEqual([]);
    expect(band?.children).toHaveLength(1);
    const { x, width, y, height } = band?.children[0]?.attributes ?? {};
    const inside = withName(svg, "text").filter(
      (text) =>
        Number(text.attributes.x) > Number(x) && Number(text.attributes.x) < Number(x) + Number(width),
    );
    expect(inside.map(textOf)).toEqual(["E", "O", "N"]);
    for (const text of inside) {
      expect(Number(text.attributes.y)).toBeGreaterThan(Number(y));
      expect(Number(text.attributes.y)).toBeLessThan(Number(y) + Number(height));
    }
  });

  it("have no bar thinner than two pixels, however small they are", () => {
    for (const cell of [10, 24, 40, 120]) {
      const svg = readXml(draw(SEND, { format: "svg", cell }) ?? "");
      const [path] = withName(svg, "path");
      const pixels = (Number(path?.attributes["stroke-width"]) / 100) * cell;
      expect(pixels).toBeGreaterThanOrEqual(1.99);
    }
  });
});

describe("grids and magic squares", () => {
  const grid = lines("AB + C = DE", "-    +   -", " F + G =  H", "=    =   =", "IJ + K = DL");
  it("are drawn in every format, each number in its place", () => {
    expect(draw(grid, { layout: true, ascii: true })).toBe(
      lines("AB + C = DE", " -   +    -", " F + G =  H", " =   =    =", "IJ + K = DL"),
    );
    const table = readXml(draw(grid, { layout: true, format: "html" }) ?? "");
    const rows = withName(table, "tr").map(({ children }) => children.map(textOf));
    expect(rows[0]).toEqual(["row 1", "A B", "plus", "C", "equals", "D E"]);
    expect(rows[1]).toEqual(["signs", "minus", "", "plus", "", "minus"]);
    const square = readXml(draw("A B C\nD E F\nG H I", { layout: true, format: "svg" }) ?? "");
    expect(withName(square, "text").map(textOf).join("")).toBe("ABCDEFGHI");
  });
});

describe("LaTeX and MathML", () => {
  it("write fractions, powers and roots", () => {
    const [latex, mathml] = (["latex", "mathml"] as const).map(
      (format) => draw("AB / C = √D + E^2", { format }) ?? "",
    );
    expect(latex).toContain(
      "\\frac{{\\mathrm{A}\\mathrm{B}}}{{\\mathrm{C}}}=\\sqrt{{\\mathrm{D}}}+{{\\mathrm{E}}}^{{2}}",
    );
    const root = readXml(mathml ?? "");
    for (const name of ["mfrac", "msqrt", "msup"]) expect(withName(root, name), name).toHaveLength(1);
    for (const name of ["mfrac", "msup"]) expect(withName(root, name)[0]?.children, name).toHaveLength(2);
  });

  it("escape what means something else in XML", () => {
    for (const format of ["mathml", "html", "svg"] as const) {
      const root = readXml(draw("A < B or odd(A) and C > 1", { format }) ?? "");
      expect(withName(root, "math").length, format).toBe(format === "svg" ? 0 : 1);
    }
    const root = readXml(draw("A < B", { format: "mathml" }) ?? "");
    expect(withName(root, "mo").map(textOf)).toEqual(["<"]);
  });

  it("write letters that LaTeX would take for something else as text", () => {
    expect(draw("か + #️⃣ = ★", { format: "latex" })).toContain("\\text{\\#");
  });
});

it("draws deeply nested and long puzzles without failing", () => {
  const deep = `${"(".repeat(90)}A${" + B)".repeat(90)} = C`;
  const long = `${Array.from({ length: 3000 }, () => "AB").join(" + ")} = CDEFG`;
  for (const format of DRAWING_FORMATS) {
    expect(draw(deep, { format }), format).toBeDefined();
    expect(draw(`${"√".repeat(70)}A = B`, { format }), format).toBeDefined();
    expect(draw(long, { format })?.length, format).toBeGreaterThan(10_000);
  }
});

describe("a digit that is brought down into a blank", () => {
  const text = ["   ??", " ----", "7)2?1", "  21", "  ---", "   ??", "   ??", "   --", "    0"].join("\n");
  const rows = (options: DrawOptions): string =>
    (draw(text, { layout: true, ascii: true, ...options }) ?? "")
      .replace(/[~ ]+/g, " ")
      .replaceAll("\n", "|");

  it("is drawn as it is printed, in rows and in a line", () => {
    expect(rows({})).toContain("| 21| | ??| ??| | 0");
    expect(rows({ style: "line" })).toContain("- 21 = ??; - ?? = 0");
    expect(rows({ style: "codebusters" })).toContain("-21=??-??=0");
  });

  it("is filled in with the others", () => {
    const solution = first(text, { layout: true });
    expect(solution?.text).toBe("231 / 7 = 33");
    expect(rows({ ...(solution && { solution }) })).toContain("| 21| | 21| 21| | 0");
    expect(rows({ style: "line", ...(solution && { solution }) })).toContain("- 21 = 21; - 21 = 0");
    expect(rows({ style: "line", known: { "?1": 3 } })).toContain("231 / 7 = ??; - 21 = ?1; - ?? = 0");
  });
});
