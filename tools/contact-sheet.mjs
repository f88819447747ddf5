/**
 * Draws docs/drawings.png: 24 drawings of all kinds on one page, to be looked at after changes to the pictures.
 *
 *   npm run build && node tools/contact-sheet.mjs [page.html]
 *
 * Needs Chromium (CHROMIUM=path when it is not found by name). The page is written to a file of the system's folder for
 * such files, or where it is asked for, and can be opened in any browser. With FONTS=folder the .woff2 files in it are
 * used, whose names are those of the packages @fontsource/source-serif-4 and @fontsource/source-code-pro.
 */
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const { draw, explain, first } = await import("../packages/cryptarithm/dist/index.js");
const png = fileURLToPath(new URL("../docs/drawings.png", import.meta.url));
const html = process.argv[2] ?? join(tmpdir(), "cryptarithm-drawings.html");

const DIVISION = "KDNG / BT = STP; - PK = FN; - TN = BGG; - NB = N";
const SHORT = ["8)?????", "~~~~~", "7) ????R7", "~~~~~", "    772R4"].join("\n");
const SKELETON = ["  ?52?", "x   3?", "~~~~~", "  ?0?8", " 4??2", "~~~~~", " 4?7?8"].join("\n");
const ROOT = "√AB'CD gives root EF; - G = HCD; - HCD = I";
const GRID = ["AB + C = DE", "-    +   -", " F + G =  H", "=    =   =", "IJ + K = DL"].join("\n");
const MAGIC = ["A B C", "D E F", "G H I"].join("\n");

/** Caption, puzzle, options; `solved`, `step` and `html` are this sheet's own. */
const SHEET = [
  ["A sum", "SEND + MORE = MONEY"],
  ["Solved, digits below", "SEND + MORE = MONEY", { solved: true }],
  ["Solved, digits in place", "SEND + MORE = MONEY", { solved: true, fill: "replace" }],
  [
    "Played, letters in the corner",
    "SEND + MORE = MONEY",
    { known: { M: 1, O: 0, S: 9 }, fill: "corner", carries: true },
  ],
  ["Step 3 of the explanation", "SEND + MORE = MONEY", { step: 3 }],
  ["A difference", "APPLE - GRAPE = PLUM"],
  ["Base 16, solved", "ZEBRA + QUAGGA = HORSES", { base: 16, solved: true }],
  ["Cyrillic", "УДАР + УДАР = ДРАКА", { solved: true }],
  ["Wide letters", "ЩИШЖ + ЮЫФМ = WQЮШЩ"],
  ["Kana", "かきく + けこか = さしすく"],
  ["Emoji", "🍎🍐 + 🍐🍎 = 🍋🍋🍇"],
  ["Greek and Hebrew", "ΑΒΓ + שלם = ΩΨΣ"],
  ["A skeleton", SKELETON, { layout: true }],
  ["The skeleton, solved", SKELETON, { layout: true, solved: true }],
  ["A product", "TWO * TWO = SQUARE"],
  ["A long division", DIVISION, { layout: true, style: "above" }],
  ["To the right", DIVISION, { layout: true, style: "right" }],
  ["French and Russian, solved", DIVISION, { layout: true, style: "french", solved: true }],
  ["A step of the division", DIVISION, { layout: true, style: "above", step: 3 }],
  ["Short divisions", SHORT, { layout: true }],
  ["A square root", ROOT, { layout: true, style: "above" }],
  ["A grid", GRID, { layout: true }],
  ["A magic square, solved", MAGIC, { layout: true, solved: true }],
  ["Lines of mathematics", "AB / CD = √EF + G^2; (A + B^C)!/(D - E) != cbrt(F) // 3; ?2? < abs(A - 1.5) * B"],
];

function picture(text, { solved, step, ...options }) {
  const more = {};
  if (solved) {
    const solution = first(text, options);
    if (solution === undefined) throw new Error(`no solution: ${text}`);
    more.solution = solution;
  }
  if (step !== undefined) {
    const { steps } = explain(text, options);
    const known = {};
    for (const { facts } of steps.slice(0, step))
      for (const { claim } of facts) if (claim.digits?.length === 1) known[claim.letter] = claim.digits[0];
    Object.assign(more, { known, look: steps[step - 1].at, carries: options.layout !== true });
  }
  const svg = draw(text, { format: "svg", cell: 28, ...options, ...more });
  if (svg === undefined) throw new Error(`not understood: ${text}`);
  return svg;
}

/** Fonts are written into the page, as pages that are files may not load others. */
function fontFaces(folder) {
  if (folder === undefined) return "";
  return readdirSync(folder)
    .map((file) => /^(source-serif-4|source-code-pro)-.*-(\d+)-normal\.woff2$/.exec(file))
    .filter((match) => match !== null)
    .map(([file, name, weight]) => {
      const family = name === "source-serif-4" ? "Source Serif 4" : "Source Code Pro";
      const data = readFileSync(join(folder, file)).toString("base64");
      const ranges = { cyrillic: "U+400-4FF", greek: "U+370-3FF" };
      const script = Object.keys(ranges).find((each) => file.includes(each));
      const range = script === undefined ? "" : `; unicode-range: ${ranges[script]}`;
      return `@font-face { font-family: "${family}"; font-weight: ${weight}${range};
  src: url(data:font/woff2;base64,${data}) }`;
    })
    .join("\n");
}

const figures = SHEET.map(
  ([caption, text, options = {}]) =>
    `<figure>${picture(text, options)}<figcaption>${caption}</figcaption></figure>`,
);
writeFileSync(
  html,
  `<!doctype html><meta charset="utf-8"><title>Drawings</title><style>
${fontFaces(process.env.FONTS)}
body { margin: 20px; background: #FBF9F4; color: #1B1F24; width: 1360px }
main { display: grid; grid-template-columns: repeat(4, 1fr); gap: 16px }
figure { margin: 0; padding: 14px; background: #fff; border: 1px solid #DDD7CA; border-radius: 12px; display: flex;
  flex-direction: column; justify-content: space-between; align-items: center; gap: 10px }
figcaption { font: 14px/1.4 system-ui, sans-serif; color: #545B64 }
.pen { fill: #1B4F9C } .mark { fill: #FFE9A3; fill-opacity: 1; stroke: #8A6500 }
svg { max-width: 100%; height: auto }
</style><main>${figures.join("\n")}</main>`,
);
const chromium = process.env.CHROMIUM ?? "chromium";
const height = process.env.HEIGHT ?? "1815";
execFileSync(
  chromium,
  [
    "--headless",
    "--no-sandbox",
    "--hide-scrollbars",
    "--disable-gpu",
    "--force-device-scale-factor=1.5",
    `--window-size=1400,${height}`,
    `--screenshot=${png}`,
    `file://${html}`,
  ],
  { stdio: "ignore" },
);
process.stdout.write(`${png}\n`);
