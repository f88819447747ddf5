/**
 * Draws the contact sheets of the page, to be looked at after changes: docs/pictures/views-phone.png and
 * views-desktop.png, every view in light and dark, and docs/pictures/page.png, the one of the README.
 *
 *   npm run build && node tools/page-pictures.mjs [folder]
 *
 * Needs Chromium (CHROMIUM=path where it is not /usr/bin/chromium). The page is served by the built command; nothing
 * but the files that it would have anyway is loaded.
 */
import { spawn } from "node:child_process";
import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";

const root = fileURLToPath(new URL("..", import.meta.url));
const folder = process.argv[2] ?? `${root}docs/pictures`;

const DIVISION = [
  "      STP",
  "   ------",
  "BT)KDNG",
  "   PK",
  "   --",
  "    FN",
  "    TN",
  "    --",
  "    BGG",
  "     NB",
  "    ---",
  "      N",
];
const DIVISION_LINK = `#1/solve/layout:${DIVISION.map(encodeURIComponent).join(";")}`;

/** Caption and link of each picture; `wait` for what is still moving, `do` for what has to be pressed first. */
const SHOTS = [
  { name: "Solve, empty", link: "" },
  { name: "Solve, one solution", link: "#1/solve/SEND+MORE=MONEY" },
  { name: "Solve, several", link: "#1/solve/TWO+TWO=FOUR" },
  { name: "Solve, a mistake", link: "#1/solve/2(MORE)=MONEY" },
  { name: "Solve, a division", link: DIVISION_LINK },
  { name: "Play", link: "#1/play/SEND+MORE=MONEY&fill=M=1,O=0,S=9,R=8&not=E=2.3.4&carry=4=1" },
  { name: "Explain", link: "#1/explain/SEND+MORE=MONEY&step=3" },
  { name: "Lesson", link: "#1/lesson/overflow-digit" },
  { name: "Compose", link: "#1/compose/A+B=C&theme=winter&level=2.3" },
  { name: "Print", link: "#1/print/SEND+MORE=MONEY" },
  { name: "Daily", link: "#1/daily/2026-11-30" },
  { name: "Settings", link: "#1/settings" },
];

const SIZES = [
  { file: "views-phone", viewport: { width: 360, height: 740 }, columns: 8, width: 240, scale: 1.5 },
  { file: "views-desktop", viewport: { width: 1280, height: 800 }, columns: 4, width: 560, scale: 1 },
];

mkdirSync(folder, { recursive: true });
const server = spawn(
  process.execPath,
  [`${root}packages/cli/dist/main.js`, "web", "--quiet", "--port", "0"],
  {
    stdio: ["ignore", "pipe", "inherit"],
  },
);
const address = await new Promise((resolve, reject) => {
  let said = "";
  server.stdout.on("data", (data) => {
    said += data;
    const [found] = /http:\S+(?=\n)/.exec(said) ?? [];
    if (found !== undefined) resolve(found);
  });
  server.on("exit", () => reject(new Error(`the page is not served: ${said}`)));
});
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
  ],
});
try {
  for (const size of SIZES) await contactSheet(size);
  await readmePicture();
} finally {
  await browser.close();
  server.kill();
}

/** Every view in light and dark, in a grid with captions. */
async function contactSheet({ file, viewport, columns, width, scale }) {
  const pictures = [];
  for (const { name, link } of SHOTS)
    for (const colorScheme of ["light", "dark"])
      pictures.push({
        caption: `${name}, ${colorScheme}`,
        data: await shot(link, { viewport, colorScheme }, scale),
      });
  const page = await browser.newPage({ viewport: { width: columns * (width + 16) + 16, height: 400 } });
  const cells = pictures.map(
    ({ caption, data }) =>
      `<figure><img width="${width}" src="data:image/png;base64,${data}"><figcaption>${caption}</figcaption></figure>`,
  );
  await page.setContent(
    `<style>body{margin:0;padding:16px;background:#cfd3d8;font:14px system-ui;display:grid;gap:16px;grid-template-columns:repeat(${columns},${width}px)}figure{margin:0}img{display:block;height:auto}</style>${cells.join("")}`,
  );
  await page.screenshot({ path: `${folder}/${file}.png`, fullPage: true });
  await page.close();
}

/** The picture of the README: Solve on a desktop, with its answer. */
async function readmePicture() {
  const viewport = { width: 1120, height: 640 };
  const context = await browser.newContext({
    viewport,
    deviceScaleFactor: 1,
    colorScheme: "light",
    locale: "en-GB",
  });
  const page = await context.newPage();
  await page.goto(`${address}#1/solve/SEND+MORE=MONEY`);
  await quiet(page);
  await page.screenshot({ path: `${folder}/page.png` });
  await context.close();
}

async function shot(link, { viewport, colorScheme }, scale) {
  const context = await browser.newContext({
    viewport,
    colorScheme,
    deviceScaleFactor: scale,
    locale: "en-GB",
  });
  const page = await context.newPage();
  await page.goto(`${address}${link}`);
  await quiet(page);
  const data = await page.screenshot({ type: "png" });
  await context.close();
  return data.toString("base64");
}

/** Waits until the view has stopped changing for half a second. */
async function quiet(page) {
  let before = "";
  let same = 0;
  for (const started = Date.now(); same < 5 && Date.now() - started < 20_000; ) {
    await page.waitForTimeout(100);
    const now = await page.evaluate(() => document.getElementById("app")?.innerHTML ?? "");
    same = now === before && now !== "" ? same + 1 : 0;
    before = now;
  }
}
