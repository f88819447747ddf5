/**
 * Makes the icons that systems want as pixels from `public/icon.svg`, with Debian's Chromium; their sizes are in their
 * names. Run by hand after the drawing has changed: `node apps/web/build/icons.mjs`.
 *
 * Systems cut these into shapes of their own, so those for them have no round corners; and of the maskable one only
 * the middle four fifths are sure to be seen.
 */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";

const PUBLIC = fileURLToPath(new URL("../public/", import.meta.url));
const ICONS = [
  { file: "icon-180.png", size: 180, square: true, scale: 1 },
  { file: "icon-192.png", size: 192, square: false, scale: 1 },
  { file: "icon-512.png", size: 512, square: false, scale: 1 },
  { file: "icon-maskable.png", size: 512, square: true, scale: 0.8 },
];

const drawing = readFileSync(`${PUBLIC}icon.svg`, "utf8");
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] });
for (const { file, size, square, scale } of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const svg = square ? drawing.replace(' rx="7"', "") : drawing;
  const ground = square ? "#1B4F9C" : "transparent";
  await page.setContent(
    `<style>body{margin:0;background:${ground}}svg{display:block;width:${size}px;transform:scale(${scale})}</style>${svg}`,
  );
  await page.screenshot({ path: PUBLIC + file, omitBackground: !square });
}
await browser.close();
