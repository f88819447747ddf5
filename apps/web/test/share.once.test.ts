/** Sharing: two clicks, and who opens the link has the same puzzle under the same rules, without the answer. */
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { describePage, openLink, PHONE, untilText } from "./browser.js";

const PUZZLE = "#1/play/SEND+MORE=MONEY&leading-zero=allow&given=S=9";

/** The link that Share shows, behind the address of the page. */
async function sharedLink(page: Page): Promise<string> {
  const link = await page.getByRole("textbox", { name: "Link" }).inputValue();
  return link.slice(link.indexOf("#"));
}

async function openShare(page: Page): Promise<void> {
  const share = page.getByRole("button", { name: "Share" });
  // On a phone it stands among the tools that are unfolded.
  if (!(await share.first().isVisible())) await page.getByRole("button", { name: "More" }).click();
  await share.first().click();
  await page.getByRole("textbox", { name: "Link" }).waitFor();
}

describePage("Share", (withPage) => {
  it("gives a fresh profile the same puzzle and rules, and neither the answer nor what was written", async () => {
    let link = "";
    await withPage({ permissions: ["clipboard-read", "clipboard-write"] }, async (page) => {
      await openLink(page, `${PUZZLE}&fill=M=1`);
      await page.getByRole("button", { name: "Check" }).waitFor();
      await openShare(page);
      await page.getByRole("button", { name: "Copy link" }).click();
      await untilText(page, "Copied.");
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      link = await sharedLink(page);
      expect(copied.endsWith(link)).toBe(true);
      expect(link).toBe(PUZZLE);
    });
    await withPage({}, async (page) => {
      await openLink(page, `${link}.`);
      await page.getByRole("button", { name: "Check" }).waitFor();
      // The only digit is the one that the rules give.
      const cells = await page.locator("table [role=gridcell] button, table button").allInnerTexts();
      expect(new Set(cells.join("").match(/\d/g))).toEqual(new Set(["9"]));
    });
  });

  it("of a puzzle that Solve has answered gives a fresh profile the puzzle without the answer", async () => {
    let link = "";
    await withPage({}, async (page) => {
      await openLink(page, "#1/solve/SEND+MORE=MONEY");
      await untilText(page, "9567 + 1085 = 10652");
      await openShare(page);
      link = await sharedLink(page);
    });
    expect(link).toBe("#1/play/SEND+MORE=MONEY");
    await withPage({}, async (page) => {
      await openLink(page, link);
      await page.getByRole("button", { name: "Check" }).waitFor();
      const said = await page.evaluate(() => document.body.innerText + document.title);
      expect(said).not.toMatch(/9567|1085|10652/);
      expect(await page.locator("[data-cell] .digit").count()).toBe(0);
      // The rules are the same: there is one solution, and it is accepted.
      await page.locator("[data-cell]").last().focus();
      for (const key of "s9e5n6d7m1o0r8y2") await page.keyboard.press(key);
      await untilText(page, "the only solution");
    });
  });

  it("gives what was written only when that is asked for", () =>
    withPage(PHONE, async (page) => {
      await openLink(page, `${PUZZLE}&fill=M=1,O=0`);
      await page.getByRole("button", { name: "Check" }).waitFor();
      await openShare(page);
      expect(await sharedLink(page)).toBe(PUZZLE);
      await page.getByText("what I wrote as well").click();
      await expect.poll(() => sharedLink(page)).toMatch(/&fill=.*M=1/);
      await page.getByText("the answer as well").click();
      await expect.poll(() => sharedLink(page)).toBe(PUZZLE.replace("play", "solve"));
    }));

  it("closes with Escape and gives the focus back", () =>
    withPage({}, async (page) => {
      await openLink(page, PUZZLE);
      await page.getByRole("button", { name: "Check" }).waitFor();
      await openShare(page);
      await page.keyboard.press("Escape");
      expect(await page.getByRole("textbox", { name: "Link" }).count()).toBe(0);
      expect(await page.evaluate(() => document.activeElement?.textContent)).toContain("Share");
    }));

  it("gives the step that is looked at in Explain, and the chosen puzzle in Compose", () =>
    withPage({}, async (page) => {
      await openLink(page, "#1/explain/SEND+MORE=MONEY&step=3");
      await untilText(page, "Present");
      await openShare(page);
      await page.getByText("this page as it is").click();
      await expect.poll(() => sharedLink(page)).toBe("#1/explain/SEND+MORE=MONEY&step=3");
      await openLink(page, "#1/compose");
      await openShare(page);
      expect(await sharedLink(page)).toMatch(/^#1\/play\/[A-Z]+\+[A-Z]+=[A-Z]+$/);
    }));
});
