/**
 * What a visit loads: a line is read, drawn and answered without the files of written-out arithmetic, which come when a
 * layout is first seen, and then all of it is there. Service workers are off, since they fetch everything.
 */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { DESKTOP, describePage, openLink, until, untilText } from "./browser.js";

const MANIFEST = fileURLToPath(
  new URL("../../../packages/cli/dist/web/.vite/manifest.json", import.meta.url),
);

const DIVISION =
  "#1/solve/layout:KDNG%20:%20BT%20=%20STP;PK;----;%20FN;%20TN;%20---;%20%20BGG;%20%20%20NB;%20%20---;%20%20%20%20N";
const WITHOUT_SERVICE_WORKER = { ...DESKTOP, serviceWorkers: "block" } as const;

/** The files by which what written-out arithmetic needs is loaded: by the page, and by the engine. */
function layoutFiles(): string[] {
  const manifest: Readonly<Record<string, { readonly file: string }>> = JSON.parse(
    readFileSync(MANIFEST, "utf8"),
  );
  return Object.entries(manifest).flatMap(([source, { file }]) =>
    /layout-readers\.ts$|layout-job\.ts$/.test(source) ? [file] : [],
  );
}

/** The files that are asked for from now on, by the page and its workers. */
function askedFor(page: Page): Set<string> {
  const files = new Set<string>();
  page.context().on("request", (request) => files.add(new URL(request.url()).pathname.slice(1)));
  return files;
}

describePage("loading", (withPage) => {
  it("a line is drawn and answered without the files of written-out arithmetic", () =>
    withPage(WITHOUT_SERVICE_WORKER, async (page) => {
      const asked = askedFor(page);
      await openLink(page, "#1/solve/SEND+MORE=MONEY");
      await untilText(page, "Exactly one solution");
      await until(page, () => document.querySelector("svg.picture") !== null);
      expect(layoutFiles()).toHaveLength(2);
      expect(layoutFiles().filter((file) => asked.has(file))).toEqual([]);
    }));

  it("a layout loads them, and is drawn and answered", () =>
    withPage(WITHOUT_SERVICE_WORKER, async (page) => {
      const asked = askedFor(page);
      await openLink(page, DIVISION);
      await untilText(page, "Exactly one solution");
      const label = await until(page, () =>
        document.querySelector("svg.picture")?.getAttribute("aria-label"),
      );
      expect(label).toContain("divided by BT equals STP, remainder N");
      expect(layoutFiles().filter((file) => asked.has(file))).toHaveLength(2);
    }));
});
