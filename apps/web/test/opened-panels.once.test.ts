/** What opens on a click passes the rules that a machine can check as well, and fits a phone. */
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { DESKTOP, describePage, type PageOptions, PHONE } from "./browser.js";
import { openView } from "./views.js";

const LOOKS: readonly (readonly [name: string, options: PageOptions])[] = [
  ["in light on a phone", { ...PHONE, colorScheme: "light" }],
  ["in dark on a desktop", { ...DESKTOP, colorScheme: "dark" }],
];

async function findings(page: Page, name: string): Promise<readonly string[]> {
  // Otherwise it opens another page for its report.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze();
  const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  return [
    ...violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${name}: ${id}: ${failureSummary} ${html.slice(0, 200)}`),
    ),
    ...(isWide ? [`${name}: the page scrolls sideways`] : []),
  ];
}

describePage("opened panels", (withPage) => {
  it.each(LOOKS)("have no findings %s", (_look, options) =>
    withPage(options, async (page) => {
      const found: string[] = [];
      await openView(page, "#1/solve/SEND+MORE=MONEY");
      await page.getByRole("button", { name: "Share" }).click();
      found.push(...(await findings(page, "share")));
      await page.getByRole("link", { name: "Shelf" }).click();
      await page.getByRole("button", { name: "Save SEND + MORE = MONEY" }).click();
      await page.locator(".shelf-item").waitFor();
      found.push(...(await findings(page, "shelf")));
      await openView(page, "#1/daily/2026-11-30");
      await page.locator(".daily-day").click();
      found.push(...(await findings(page, "days")));
      await openView(page, "#1/settings");
      await page.getByRole("button", { name: "Forget everything" }).click();
      found.push(...(await findings(page, "forget")));
      await openView(page, "#3/settings&colour=red");
      found.push(...(await findings(page, "notice")));
      expect(found).toEqual([]);
    }),
  );
});
