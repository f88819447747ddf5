/** The page without a network, and what happens when there is a new version of it. */
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, expect, it } from "vitest";
import { describePage, openLink, until, untilText } from "./browser.js";
import { CLI } from "./page-server.js";
import { openView, VIEWS } from "./views.js";

/** Chromium tells of each time that it looks for a new version in vain. */
const NO_NETWORK = ["ERR_CONNECTION_REFUSED"];

const temporary: string[] = [];
afterAll(() => {
  for (const folder of temporary) rmSync(folder, { recursive: true, force: true });
});

/** The files that the service worker keeps, as the build has written them into it. */
function listed(): { readonly first: readonly string[]; readonly later: readonly string[] } {
  const [, list = "{}"] = /=(\{"build":.*?\]\})/.exec(readFileSync(`${CLI}dist/web/sw.js`, "utf8")) ?? [];
  return JSON.parse(list);
}

/** Waits until everything that works offline has been kept. */
async function kept(page: Page): Promise<void> {
  const { first, later } = listed();
  await until(
    page,
    async (wanted) => {
      const found = await Promise.all(wanted.map((file) => caches.match(new URL(file, document.baseURI))));
      return found.every((response) => response !== undefined);
    },
    [...first, ...later],
    "everything in the cache",
  );
}

/** Another version of the page, in a copy of the command. */
function newVersion(): string {
  const folder = `${mkdtempSync(join(tmpdir(), "cryptarithm-page-"))}/`;
  temporary.push(folder);
  mkdirSync(`${folder}dist`);
  for (const file of ["package.json", "dist/main.js", "dist/web-server.js", "dist/web"])
    cpSync(CLI + file, folder + file, { recursive: true });
  for (const [file, from, to] of [
    ["sw.js", '"build":"', '"build":"other'],
    ["index.html", "<body>", '<body data-version="new">'],
  ] as const) {
    const path = `${folder}dist/web/${file}`;
    writeFileSync(path, readFileSync(path, "utf8").replace(from, to));
  }
  return folder;
}

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
};

/** A server of these files that never answers a request for "silence". */
function serveWithSilence(folder: string): Server {
  return createServer(({ url = "/" }, response) => {
    if (url === "/silence") return;
    const file = url === "/" ? "/index.html" : url;
    if (!existsSync(folder + file)) return void response.writeHead(404).end();
    response.setHeader("content-type", TYPES[extname(file)] ?? "application/octet-stream");
    response.end(readFileSync(folder + file));
  });
}

const versionShown = (page: Page): Promise<string> =>
  page.evaluate(() => document.body.dataset.version ?? "old");

describePage("offline", (withPage) => {
  it("all views work after a reload without a network", () =>
    withPage({ expected: NO_NETWORK }, async (page, around) => {
      await openLink(page, "");
      await kept(page);
      await around.cutOff();
      for (const [name, link] of VIEWS) {
        await openView(page, link);
        const { heading, text } = await page.evaluate(() => ({
          heading: document.querySelector("main h1, main h2")?.textContent ?? "",
          text: document.querySelector("main")?.textContent ?? "",
        }));
        expect(heading, name).not.toBe("");
        expect(text, name).not.toMatch(/could not be loaded/i);
      }
    }));

  it("every view does its work after a reload without a network", () =>
    withPage({ expected: NO_NETWORK }, async (page, around) => {
      await openLink(page, "#1/explain/TWO+TWO=FOUR");
      await page.getByRole("link", { name: "Shelf" }).click();
      await page.getByRole("button", { name: "Save TWO + TWO = FOUR" }).click();
      await untilText(page, "is on the shelf");
      await kept(page);
      await around.cutOff();

      await openView(page, "#1/solve/SEND+MORE=MONEY");
      await untilText(page, "9567 + 1085 = 10652");
      await page.fill("#puzzle", "KDNG : BT = STP\nPK\n----\n FN\n TN\n ---\n  BGG\n   NB\n  ---\n    N");
      await untilText(page, "Read as a long division.");
      await untilText(page, "Exactly one solution.");

      await openView(page, "#1/play/SEND+MORE=MONEY");
      for (const key of ["m", "1", "o", "3", "Enter"]) await page.keyboard.press(key);
      await untilText(page, "With O = 3 there is no solution.");
      await page.keyboard.press("F4");
      await untilText(page, "Hint 1 of 3");

      await openView(page, "#1/explain/SEND+MORE=MONEY");
      await page.keyboard.press("End");
      await untilText(page, "The only solution.");

      await openView(page, "#1/compose/A+B=C&words=pear.tree.frost&theme=none");
      await untilText(page, "PEAR + TREE = FROST");

      await openView(page, "#1/print/SEND+MORE=MONEY&reasoning=1");
      await until(page, () => document.querySelectorAll(".sheet-page").length === 3);

      await openView(page, "#1/daily/2026-11-30");
      await until(page, () => document.querySelector("[data-cell]"));
      await openView(page, "#1/lesson/overflow-digit");
      await untilText(page, "AB + CD is less than 200");
      await openView(page, "#1/shelf");
      await page.getByRole("button", { name: "Remove: TWO + TWO = FOUR" }).waitFor();
      await openView(page, "#1/settings");
      await page.getByText("Deutsch", { exact: true }).click();
      await until(page, () => document.documentElement.lang === "de");
    }));

  it("the service worker is small", () => {
    const text = readFileSync(`${CLI}dist/web/sw.js`, "utf8").replace(/\{"build":.*?\]\}/, "");
    expect(text.length).toBeLessThan(2048);
  });

  it("keeps the first view at once, all parts and fonts later, and dictionaries only when they are used", () => {
    const { first, later } = listed();
    expect(first).toContain("./");
    expect(first.filter((file) => file.endsWith(".woff2"))).toHaveLength(2);
    expect(first.join()).toMatch(/worker-.*answer-job-/);
    expect(later.join()).toMatch(/explain-view-.*print-view-.*cyrillic/);
    expect([...first, ...later].join()).not.toMatch(/(english|american|british)-words-\d\d-/);
  });

  it("a new version waits until the user asks for it, and then the old one is gone", () =>
    withPage({ expected: NO_NETWORK }, async (page, around) => {
      await openLink(page, "#1/solve/SEND+MORE=MONEY");
      await kept(page);
      await around.restart(newVersion());
      await page.reload();
      await until(page, () => document.body.innerText.includes("New version"), undefined, "the notice");
      expect(await versionShown(page)).toBe("old");
      expect(await page.evaluate(async () => (await caches.keys()).length)).toBe(2);
      await page.getByRole("button", { name: "Reload" }).click();
      await until(page, () => document.body.dataset.version === "new", undefined, "the new version");
      expect(page.url()).toContain("#1/solve/SEND+MORE=MONEY");
      await until(page, async () => (await caches.keys()).length === 1, undefined, "one cache");
      expect(await page.evaluate(() => document.body.innerText)).not.toContain("New version");
    }));

  it("a new version comes although the old one waits for something that is never answered", () =>
    withPage({ expected: NO_NETWORK }, async (page, around) => {
      await openLink(page, "#1/solve/SEND+MORE=MONEY");
      await kept(page);
      const { port } = new URL(around.server.address);
      await around.cutOff();
      const server = serveWithSilence(`${newVersion()}dist/web`).listen(Number(port), "127.0.0.1");
      try {
        await page.reload();
        await untilText(page, "New version");
        await page.evaluate(() => void fetch("silence").catch(() => undefined));
        await page.getByRole("button", { name: "Reload" }).click();
        await until(page, () => document.body.dataset.version === "new", undefined, "the new version");
        expect(page.url()).toContain("#1/solve/SEND+MORE=MONEY");
      } finally {
        server.closeAllConnections();
        server.close();
      }
    }));

  it("a new version takes nothing from a second tab, which goes on with the old one", () =>
    withPage({ expected: NO_NETWORK }, async (page, around) => {
      await openLink(page, "");
      await kept(page);
      const other = await around.newPage();
      await openLink(other, "#1/solve/SEND+MORE=MONEY");
      await around.restart(newVersion());
      await page.reload();
      await page.getByRole("button", { name: "Reload" }).click();
      await until(page, () => document.body.dataset.version === "new", undefined, "the new version");
      expect(await versionShown(other)).toBe("old");
      expect(await other.evaluate(async () => (await caches.keys()).length)).toBe(2);
      await other.locator("nav").getByRole("link", { name: "Explain" }).click();
      await until(
        other,
        () => document.querySelector("main h1, main h2"),
        undefined,
        "a view of the old one",
      );
    }));
});
