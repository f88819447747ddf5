/** Nothing that is typed needs Enter, and what is typed stays as it was typed. */
import type { Locator, Page } from "playwright-core";
import { expect, it } from "vitest";
import { DESKTOP, describePage, openLink, until, untilText } from "./browser.js";

/** Types into a field as people do, and does not leave it. */
async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await field.click();
  await field.selectText();
  await page.keyboard.type(text, { delay: 50 });
}

describePage("No Enter", (withPage) => {
  it("in Solve: the puzzle, its template and its digits take effect while they are typed", () =>
    withPage(DESKTOP, async (page) => {
      await openLink(page, "");
      await typeInto(page, page.locator("#puzzle"), "TWO + TWO = FOUR");
      await untilText(page, "Seven solutions.");
      await typeInto(page, page.locator(".fill-in input"), "[F]");
      await until(page, () => document.querySelector(".fill-in output")?.textContent === "1");
      await page.getByRole("button", { name: "Digits 0–9" }).click();
      await typeInto(page, page.getByRole("textbox", { name: "Digits that may be used" }), "1-9");
      await untilText(page, "Six solutions.");
      await page.getByRole("button", { name: "More rules" }).click();
      await typeInto(page, page.getByRole("textbox", { name: "Only these differ" }), "TW,OF");
      await until(page, () => location.hash.includes("&distinct=TW,OF"));
    }));

  it("in Compose: words with spaces between them, and one more word behind", () =>
    withPage(DESKTOP, async (page) => {
      await openLink(page, "#1/compose&theme=none");
      const field = page.getByRole("textbox", { name: "Words" });
      await typeInto(page, field, "pear tree, frost");
      await untilText(page, "PEAR + TREE = FROST");
      expect(await field.inputValue()).toBe("pear tree, frost");
      await page.keyboard.type(" leaf");
      await until(page, () => location.hash.includes("words=pear.tree.frost.leaf"));
      expect(await field.inputValue()).toBe("pear tree, frost leaf");
      // A change from elsewhere is shown.
      await openLink(page, "#1/compose/A+B=C&words=maple.leaf.amber&theme=none");
      await until(page, () => document.querySelector("textarea")?.value === "maple leaf amber");
    }));

  it("in Compose: a shape of one's own, a word that must occur, a calculation and its key", () =>
    withPage(DESKTOP, async (page) => {
      await openLink(page, "#1/compose/A+B=C&words=pear.tree.frost&theme=none");
      await untilText(page, "PEAR + TREE = FROST");
      await page.getByRole("button", { name: /^own/i }).click();
      await typeInto(page, page.locator(".choice input"), "A - B = C");
      await until(page, () => location.hash.startsWith("#1/compose/A-B=C"));
      await until(page, () => document.querySelector(".result-formula")?.textContent?.startsWith("FROST "));
      expect(await page.locator(".choice input").inputValue()).toBe("A - B = C");
      await page.locator("details.more summary").click();
      await typeInto(page, page.locator("details.more input"), "maple");
      await until(page, () => document.querySelectorAll(".result").length === 0);

      await openLink(page, "#1/compose&kind=numbers");
      const [numbers, key] = [page.locator("input.mono").first(), page.locator("input.mono").nth(1)];
      await typeInto(page, numbers, "836 + 836");
      await typeInto(page, key, "DWARFGOTUE");
      await until(page, () => document.querySelector(".composed [role=img]")?.ariaLabel?.includes("plus"));
      expect(await numbers.inputValue()).toBe("836 + 836");
    }));

  it("in Print: the title is on the paper while it is typed", () =>
    withPage(DESKTOP, async (page) => {
      await openLink(page, "#1/print/SEND+MORE=MONEY");
      await until(page, () => document.querySelector(".sheet-page [role=img]"));
      await typeInto(page, page.getByRole("textbox", { name: "Title" }), "Sums for autumn");
      await until(page, () =>
        document.querySelector(".sheet-page")?.textContent?.includes("Sums for autumn"),
      );
    }));
});
