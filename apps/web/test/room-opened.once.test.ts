/** What opens on a click has room on a phone as well: the notes, the tools, the rules, Share, signs above the keyboard. */
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { describePage, PHONE } from "./browser.js";
import { crowding, tooSmall } from "./measured-room.js";
import { openView } from "./views.js";

/** What is found once something is open. Cells of the board may be smaller then: they make room for what is below. */
async function findings(page: Page, name: string): Promise<readonly string[]> {
  const small = (await tooSmall(page)).filter((each) => !each.startsWith("button.cell"));
  return [...small, ...(await crowding(page))].map((each) => `${name}: ${each}`);
}

describePage("room for what opens", (withPage) => {
  it("in Play on a phone: notes of 24 pixels or more, everything else of 44", () =>
    withPage(PHONE, async (page) => {
      await openView(page, "#1/play/SEND+MORE=MONEY");
      await page.getByRole("button", { name: "Notes", exact: true }).tap();
      await page.locator(".note").first().waitFor();
      const sizes = await page.locator(".note").evaluateAll((notes) =>
        notes.map((note) => {
          const { width, height } = note.getBoundingClientRect();
          return Math.min(width, height);
        }),
      );
      expect(sizes).toHaveLength(80);
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(24);
      const found = [...(await findings(page, "notes"))];
      await page.getByRole("button", { name: "Notes", exact: true }).tap();
      await page.getByRole("button", { name: /^More/ }).tap();
      found.push(...(await findings(page, "more")));
      expect(found).toEqual([]);
    }));

  it("in Solve on a phone: signs of 40 by 44, chips of 36, everything else of 44", () =>
    withPage(PHONE, async (page) => {
      await openView(page, "#1/solve/SEND+MORE=MONEY");
      await page.locator("#puzzle").tap();
      await page.locator(".sign-key").first().waitFor();
      expect(await page.locator(".sign-key").count()).toBe(11);
      const found = [...(await findings(page, "signs"))];
      for (const name of ["Digits 0–9", "Known digit", "More rules"]) {
        await page.getByRole("button", { name, exact: true }).tap();
        found.push(...(await findings(page, name)));
      }
      await page.getByRole("button", { name: "Share" }).tap();
      await page.getByRole("textbox", { name: "Link" }).waitFor();
      found.push(...(await findings(page, "share")));
      expect(found).toEqual([]);
    }));
});
