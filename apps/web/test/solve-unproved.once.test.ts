/** Solve says no more than is proved, sends what stands in the box, and has something to do in every state. */
import { expect, it } from "vitest";
import { DESKTOP, describePage, openLink, PHONE, status, until, untilText } from "./browser.js";

const UNDECIDED = "#1/solve/(9^9^A)!~%25~7=E&distinct=off";
const DIVISION =
  "#1/solve/layout:KDNG%20:%20BT%20=%20STP;PK;----;%20FN;%20TN;%20---;%20%20BGG;%20%20%20NB;%20%20---;%20%20%20%20N";

describePage("Solve, unproved", (withPage) => {
  it("leads from what could not be decided to what was found", () =>
    withPage(PHONE, async (page) => {
      await openLink(page, UNDECIDED);
      await untilText(page, "too large to decide");
      await page.getByRole("button", { name: "Show the one found" }).click();
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Answers");
      expect(await page.getByRole("button", { name: /^Show all/ }).count()).toBe(0);
    }));

  it("shares a text that is not understood as it stands, not the puzzle before it", () =>
    withPage(DESKTOP, async (page) => {
      await openLink(page, "#1/solve/SEND+MORE=MONEY");
      await untilText(page, "Exactly one solution");
      await page.fill("#puzzle", "2(TWO)+=");
      await page.getByRole("button", { name: "Share" }).click();
      const link = page.getByRole("textbox", { name: "Link" });
      await expect.poll(() => link.inputValue()).toContain("TWO");
      expect(await link.inputValue()).not.toContain("SEND");
      await untilText(page, "the link has it as it stands");
      await page.fill("#puzzle", "TWO+TWO=FOUR");
      await expect.poll(() => link.inputValue()).toMatch(/TWO\+TWO=FOUR$/);
    }));

  it("offers to load the page again when the readers of rows do not come", () =>
    withPage(
      { ...DESKTOP, serviceWorkers: "block", expected: ["Failed to load resource", "net::ERR_FAILED"] },
      async (page) => {
        await page.route(/layout-readers/, (route) => route.abort());
        await openLink(page, DIVISION);
        await untilText(page, "could not be loaded");
        await page.unroute(/layout-readers/);
        await page.getByRole("button", { name: "Load the page again" }).click();
        await untilText(page, "Exactly one solution");
      },
    ));

  it("keeps long numbers inside a narrow screen", () =>
    withPage(PHONE, async (page) => {
      await openLink(page, "#1/solve/ABCDEFGHIJ*ABCDEFGHIJ*JIHGFEDCBA=AAAAAAAAAABBBBBBBBBBCCCCCCCCCCC");
      await until(page, () => document.querySelector(".verdict.bad"));
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    }));

  it("makes a base in words a rule", () =>
    withPage(DESKTOP, async (page) => {
      await openLink(page, "");
      await page.fill("#puzzle", "NORTH / PEN = SO; base 11");
      await page.getByRole("button", { name: "Base 11" }).click();
      await expect.poll(() => page.inputValue("#puzzle")).toBe("NORTH / PEN = SO");
      await expect.poll(() => page.url()).toContain("base=11");
    }));

  it("says a calculation as it shows it, and a mistake once", () =>
    withPage(DESKTOP, async (page) => {
      await openLink(page, "#1/solve/9567+1085=10652");
      await untilText(page, "True.");
      await expect.poll(() => status(page), { timeout: 20_000 }).toMatch(/^True\./);
      await page.evaluate(() => {
        const line = document.querySelector("[role=status]") as HTMLElement;
        const said: string[] = [];
        Object.assign(window, { said });
        new MutationObserver(() => {
          if (line.textContent) said.push(line.textContent);
        }).observe(line, { childList: true, characterData: true, subtree: true });
      });
      await page.fill("#puzzle", "MONEY = 2(MORE)");
      await expect.poll(() => status(page), { timeout: 20_000 }).toMatch(/^Error/);
      await page.waitForTimeout(3500);
      const said = await page.evaluate(() => (window as unknown as { said: string[] }).said);
      expect(said.filter((each) => each.startsWith("Error"))).toHaveLength(1);
    }));
});
