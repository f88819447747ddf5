/**
 * The contrast of the colours of the page, computed from its style sheet: text against every ground that it stands
 * on, and the borders of controls against theirs. The numbers are the ratios of WCAG 2.2, and they are exact, so that
 * a change of a colour is seen here; below 4.5 (text) or 3 (borders) a test fails in any case.
 */
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const SOURCES = new URL("../src/", import.meta.url);
const STYLES = readFileSync(new URL("styles/tokens.css", SOURCES), "utf8");
const TEXT = 4.5;
const BORDER = 3;

type Scheme = "light" | "dark";

/** The first definition of a token: the one for everybody. */
function color(token: string, scheme: Scheme): string {
  const found = new RegExp(`--${token}:\\s*light-dark\\((#[0-9a-f]{6}),\\s*(#[0-9a-f]{6})\\)`, "i").exec(
    STYLES,
  );
  const value = found?.[scheme === "light" ? 1 : 2];
  if (value === undefined) throw new Error(`tokens.css has no --${token}`);
  return value;
}

/** Relative luminance of sRGB, 0 to 1. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function ratio(front: string, ground: string, scheme: Scheme): number {
  const [less = 0, more = 0] = [front, ground]
    .map((token) => luminance(color(token, scheme)))
    .sort((a, b) => a - b);
  return Math.round(((more + 0.05) / (less + 0.05)) * 100) / 100;
}

/** What stands on what, and the ratio in light and in dark. */
const TEXTS: readonly (readonly [front: string, ground: string, light: number, dark: number])[] = [
  ["ink", "paper", 15.74, 14.82],
  ["ink", "sheet", 16.56, 13.47],
  ["ink", "mark", 13.75, 9.0],
  ["ink-2", "paper", 6.53, 8.06],
  ["ink-2", "sheet", 6.87, 7.32],
  ["ink-2", "pen-wash", 5.83, 6.33],
  ["ink-2", "mark", 5.7, 4.89],
  ["pen", "paper", 7.55, 8.85],
  ["pen", "sheet", 7.94, 8.04],
  ["pen", "pen-wash", 6.74, 6.95],
  ["pen", "mark", 6.59, 5.37],
  // The main button.
  ["paper", "pen", 7.55, 8.85],
  ["red", "paper", 6.75, 8.7],
  ["red", "sheet", 7.1, 7.9],
  ["red", "red-wash", 6.0, 7.31],
  ["red", "mark", 5.89, 5.28],
  ["ok", "paper", 6.29, 10.03],
  ["ok", "sheet", 6.62, 9.11],
  ["ok", "ok-wash", 5.68, 7.93],
  ["mark-ink", "paper", 7.35, 11.74],
  ["mark-ink", "sheet", 7.74, 10.67],
  ["mark-ink", "mark", 6.42, 7.12],
];

const BORDERS: typeof TEXTS = [
  ["edge", "paper", 3.78, 4.7],
  ["edge", "sheet", 3.98, 4.28],
  ["mark-edge", "paper", 5.06, 7.36],
  ["mark-edge", "mark", 4.42, 4.47],
];

describe.each(["light", "dark"] as const)("in %s", (scheme) => {
  it.each(TEXTS)("%s on %s can be read", (front, ground, light, dark) => {
    expect(ratio(front, ground, scheme)).toBe(scheme === "light" ? light : dark);
    expect(ratio(front, ground, scheme)).toBeGreaterThanOrEqual(TEXT);
  });

  it.each(BORDERS)("the border %s on %s can be seen", (front, ground, light, dark) => {
    expect(ratio(front, ground, scheme)).toBe(scheme === "light" ? light : dark);
    expect(ratio(front, ground, scheme)).toBeGreaterThanOrEqual(BORDER);
  });
});

describe("in the style sheets", () => {
  it("the test knows the formula", () => {
    expect(luminance("#ffffff")).toBeCloseTo(1);
    expect(luminance("#000000")).toBe(0);
  });

  it("every colour with two values is in the table", () => {
    const named = new Set([...TEXTS, ...BORDERS].flat());
    const tokens = [...STYLES.matchAll(/--([\w-]+):\s*light-dark/g)].map(([, token]) => token);
    // Hairlines only decorate.
    expect(tokens.filter((token) => token !== undefined && !named.has(token) && token !== "line")).toEqual(
      [],
    );
  });

  it("no other style sheet has colours of its own, but black and white for paper, and shade", () => {
    const files = readdirSync(SOURCES, { recursive: true, encoding: "utf8" }).filter(
      (file) => file.endsWith(".css") && !file.endsWith("tokens.css"),
    );
    expect(files.length).toBeGreaterThan(3);
    const found = files.flatMap((file) => {
      const text = readFileSync(new URL(file, SOURCES), "utf8").replaceAll(
        /\/\*[\s\S]*?\*\/|rgb\(0 0 0 \/ \d+%\)/g,
        "",
      );
      const colors = text.match(/#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch|lab)a?\(/gi) ?? [];
      return colors.filter((each) => !/^#(000|fff)(\1)?$/i.test(each)).map((each) => `${file}: ${each}`);
    });
    expect(found).toEqual([]);
  });
});
