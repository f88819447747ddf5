/** Solve for those who hear it, and how its box and its verdict keep their size. */
import { expect, it } from "vitest";
import { DESKTOP, describePage, openLink, PHONE, status, until, untilText } from "./browser.js";

const box = "#puzzle";

describePage("Solve, heard and measured", (withPage) => {
  it("says the answer after a rest, as it is spoken", () =>
    withPage(DESKTOP, async (page) => {
      await openLink(page, "");
      await page.fill(box, "SEND + MORE = MONEY");
      await until(page, () => document.querySelector("[role=status]")?.textContent !== "");
      expect(await status(page)).toBe("Exactly one solution: 9567 plus 1085 equals 10652.");
      const image = page.locator(".drawing [role=img]");
      expect(await image.getAttribute("aria-label")).toContain("SEND plus MORE equals MONEY");
    }));

  it("says a mistake with its place, and the box is described by it", () =>
    withPage(DESKTOP, async (page) => {
      await openLink(page, "");
      await page.fill(box, "MONEY = 2(MORE)");
      await until(page, () => document.querySelector("[role=status]")?.textContent?.startsWith("Error"));
      expect(await status(page)).toContain("Error, characters 9 to 10: A number cannot stand");
      const described = await page.evaluate(() => {
        const text = document.querySelector("#puzzle");
        return document.getElementById(text?.getAttribute("aria-describedby") ?? "")?.textContent;
      });
      expect(described).toContain("A number cannot stand directly before a bracket.");
    }));

  it.each([
    ["phone", PHONE],
    ["desktop", DESKTOP],
  ])("gives the verdict the same height in every state on a %s", (_, kind) =>
    withPage(kind, async (page) => {
      await openLink(page, "");
      const heights = new Set<number>();
      for (const [text, wanted] of [
        ["SEND + ", "Go on."],
        ["SEND + MORE = MONEY", "Exactly one solution."],
        ["TWO + TWO = FOUR", "leaves one."],
        ["2(MORE) = A", "Not understood."],
        ["SEND + MORE = MONYE", "No solution."],
      ] as const) {
        await page.fill(box, text);
        await untilText(page, wanted);
        heights.add(await page.evaluate(() => document.querySelector(".slot")?.clientHeight ?? 0));
      }
      expect([...heights]).toHaveLength(1);
    }),
  );

  it("lets the box grow to eight rows and then scroll, and leaves its text as it was typed", () =>
    withPage(PHONE, async (page) => {
      await openLink(page, "");
      const height = (): Promise<number> =>
        page.evaluate(() => document.querySelector(".box")?.clientHeight ?? 0);
      const one = await height();
      await page.fill(box, "a + b = c\n".repeat(4));
      const four = await height();
      await page.fill(box, "a + b = c\n".repeat(40));
      const forty = await height();
      expect(four).toBeGreaterThan(one + 60);
      expect(forty).toBeGreaterThan(four);
      expect(forty).toBeLessThan(330);
      expect(await page.inputValue(box)).toBe("a + b = c\n".repeat(40));
    }));

  it("types a sign where the caret is, and the box keeps the focus", () =>
    withPage(PHONE, async (page) => {
      await openLink(page, "");
      await page.fill(box, "AB = C");
      await page.evaluate(() => document.querySelector("textarea")?.setSelectionRange(1, 1));
      await page.tap("[aria-label='plus']");
      expect(await page.inputValue(box)).toBe("A+B = C");
      expect(await page.evaluate(() => document.activeElement?.id)).toBe("puzzle");
    }));

  it("stays awake with a text of 20,000 characters", () =>
    withPage(DESKTOP, async (page) => {
      await openLink(page, "");
      await page.fill(box, `${"ABCDE + ".repeat(2500)}A = B`);
      await until(page, () => document.querySelector(".verdict.bad, .verdict.ok, .verdict.mark"));
      await page.fill(box, "SEND + MORE = MONEY");
      await untilText(page, "Exactly one solution.");
    }));
});
