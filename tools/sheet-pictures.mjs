/**
 * Draws docs/pictures/sheet-*.png: pages of sheets as a printer without colours would print them, made from their PDFs,
 * to be looked at after changes.
 *
 *   npm run build && node tools/sheet-pictures.mjs [folder for the PDFs]
 *
 * Needs pdftoppm (Debian: apt-get install poppler-utils). The PDFs are kept only where a folder is named.
 */
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { crc32, deflateSync } from "node:zlib";

const { sheetPuzzle } = await import("../packages/worksheet/dist/index.js");
const { sheetPdf } = await import("../packages/worksheet/dist/pdf/index.js");
const { encode } = await import("../packages/cryptarithm/dist/index.js");
const pictures = fileURLToPath(new URL("../docs/pictures/", import.meta.url));
const folder = process.argv[2] ?? mkdtempSync(join(tmpdir(), "sheets-"));

/** Dots of an inch, the grey between pages, and how far they stand apart. */
const RESOLUTION = 72;
const GREY = 168;
const GAP = 14;

const puzzles = (texts, options) => texts.map((text) => sheetPuzzle(text, options));
const layout = (calculation, key, extras) => {
  const made = encode(calculation, { key, layout: true, keyOrder: extras?.key?.order ?? "0-9" });
  return sheetPuzzle(made.layout.join("\n"), { layout: true, ...extras });
};

const SUMS = [
  "BASE + BALL = GAMES",
  "SEND + MORE = MONEY",
  "LEAF + MAPLE = AMBER",
  "USSR + USA = PEACE",
  "EIN + EIN + EIN + EIN = VIER",
  "SOCIAL - GAMES = APPS",
  "FORTY + TEN + TEN = SIXTY",
  "SATURN + URANUS = PLANETS",
  "CROSS + ROADS = DANGER",
  "EAT + THAT = APPLE",
  "DONALD + GERALD = ROBERT",
  "HAWAII + IDAHO + IOWA + OHIO = STATES",
];

/** Name, sheet, and which of its pages are shown. */
const SHEETS = [
  [
    "twelve",
    { title: "Autumn sums", puzzles: puzzles(SUMS, { explain: true }), perPage: 12, reasoning: true },
    [1, 2, 3],
  ],
  [
    "four",
    { title: "Four sums", puzzles: puzzles(SUMS.slice(0, 4)), fields: ["name", "date", "score"] },
    [1],
  ],
  ["one", { title: "The sum of the week", puzzles: puzzles(SUMS.slice(1, 2)), perPage: 1 }, [1]],
  [
    "codebusters",
    {
      title: "Codebusters: practice test",
      block: "codebusters",
      puzzles: [
        sheetPuzzle("SEND + MORE = MONEY", { phrase: "some more money" }),
        sheetPuzzle("SATURN + URANUS = PLANETS", { phrase: "a planet turns" }),
      ],
    },
    [1, 2],
  ],
  [
    "aca",
    {
      title: "Cipher club: April",
      block: "aca",
      puzzles: [
        layout("7375428/1254", "BLACKSMITH", {
          key: { word: "black smith", order: "0-9" },
          author: "NUTMEG",
        }),
        layout("847*965", "BLACKSMITH", { key: { word: "blacksmith", order: "0-9" }, author: "QUIPU" }),
        layout("√5499025", "MACHNEROUT", { key: { word: "machnerout", order: "0-1" } }),
      ],
    },
    [1, 2, 3],
  ],
  [
    "multiplication",
    { title: "A long multiplication", puzzles: [layout("84703*96512", "BLACKSMITH", {})], perPage: 2 },
    [1],
  ],
  ["cards", { title: "Autumn cards", block: "cards", puzzles: puzzles(SUMS.slice(0, 4)) }, [1, 2]],
  ["large", { title: "Large print", puzzles: puzzles(SUMS.slice(0, 1)), large: true }, [1]],
  [
    "scripts",
    {
      title: "Задачи · Αινίγματα · Rätsel",
      language: "de",
      puzzles: puzzles(["КТО + КОТ = ТОК", "УДАР + УДАР = ДРАКА", "★★ + ○ = ○△△", "ΑΑ + Β = ΒΓΓ"]),
    },
    [1],
  ],
];

mkdirSync(pictures, { recursive: true });
mkdirSync(folder, { recursive: true });
for (const [name, sheet, shown] of SHEETS) {
  const pdf = join(folder, `${name}.pdf`);
  writeFileSync(pdf, await sheetPdf(sheet));
  execFileSync("pdftoppm", ["-gray", "-r", `${RESOLUTION}`, pdf, join(folder, name)]);
  const pages = readdirSync(folder)
    .filter((file) => new RegExp(`^${name}-\\d+\\.pgm$`).test(file))
    .sort()
    .filter((_, i) => shown.includes(i + 1))
    .map((file) => readGrey(readFileSync(join(folder, file))));
  const picture = png(beside(pages));
  writeFileSync(join(pictures, `sheet-${name}.png`), picture);
  process.stdout.write(`sheet-${name}.png: ${pages.length} pages, ${Math.ceil(picture.length / 1000)} kB\n`);
}

/** A picture in the format PGM: its size, and a byte for each dot. */
function readGrey(bytes) {
  const [, width, height] = /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(bytes.toString("latin1", 0, 40)) ?? [];
  const size = { width: Number(width), height: Number(height) };
  return { ...size, dots: bytes.subarray(bytes.length - size.width * size.height) };
}

/** Pages beside each other on grey. */
function beside(pages) {
  const width = pages.reduce((sum, page) => sum + page.width + GAP, GAP);
  const height = Math.max(...pages.map((page) => page.height)) + 2 * GAP;
  const dots = Buffer.alloc(width * height, GREY);
  let left = GAP;
  for (const page of pages) {
    for (let y = 0; y < page.height; y++)
      page.dots.copy(dots, (y + GAP) * width + left, y * page.width, (y + 1) * page.width);
    left += page.width + GAP;
  }
  return { width, height, dots };
}

/** The same as PNG, in sixteen tones, which are enough for black on white. */
function png({ width, height, dots }) {
  const stride = Math.ceil(width / 2);
  const rows = Buffer.alloc((stride + 1) * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const tone = Math.round(dots[y * width + x] / 17);
      rows[y * (stride + 1) + 1 + (x >> 1)] |= x % 2 === 0 ? tone << 4 : tone;
    }
  const chunk = (type, data) => {
    const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
    const head = Buffer.alloc(4);
    const sum = Buffer.alloc(4);
    head.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([head, body, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([4, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from("89504e470d0a1a0a", "hex"),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(rows, { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}
