/** Explain, as its users meet it: the whole walk by keys, cases and ways, the board, the projector, the lesson. */
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { DESKTOP, describePage, openLink, PHONE, status, until, untilText } from "./browser.js";

/** What stands on the screen: where it is, what it concludes, and where the column band begins. */
interface Shown {
  readonly place: string;
  readonly title: string;
  readonly band: string;
}

const shown = (page: Page): Promise<Shown> =>
  page.evaluate(() => ({
    place: document.querySelector(".explain-place span")?.textContent ?? "",
    title: (document.querySelector(".explain-title")?.textContent ?? "").replaceAll("\u00a0", " "),
    band: document.querySelector(".explain-sum rect.mark")?.getAttribute("x") ?? "",
  }));

async function openExplanation(page: Page, link: string): Promise<void> {
  await openLink(page, link);
  await until(page, () => document.querySelector(".explain-buttons"), undefined, "the walk");
}

/** Waits for a text, whose calculations are kept on one line by hard spaces. */
async function untilSaid(page: Page, text: string): Promise<void> {
  const isThere = (wanted: string): boolean =>
    document.body.innerText.replaceAll("\u00a0", " ").includes(wanted);
  await until(page, isThere, text, `“${text}”`);
}

/** Presses → and gives what is shown then, once it has changed. */
async function onward(page: Page): Promise<Shown> {
  const before = await page.locator(".explain-stop").innerText();
  await page.keyboard.press("ArrowRight");
  await until(
    page,
    (old) => document.querySelector<HTMLElement>(".explain-stop")?.innerText !== old,
    before,
    "the next stop",
  );
  return shown(page);
}

describePage("Explain", (withPage) => {
  it("leads with → to the end: steps are numbered, the band moves, and all of it is said", () =>
    withPage({}, async (page) => {
      await openExplanation(page, "#1/explain/SEND+MORE=MONEY");
      const seen: Shown[] = [];
      for (let n = 1; n <= 12; n++) seen.push(await onward(page));
      expect(seen.map(({ place }) => place)).toEqual(
        Array.from({ length: 12 }, (_, i) => `Step ${i + 1} of 12`),
      );
      expect(seen[1]?.title).toBe("O = 0");
      // Thousands, hundreds, tens, units: the band has been in at least four places.
      expect(new Set(seen.map(({ band }) => band).filter((band) => band !== "")).size).toBeGreaterThan(3);
      const end = await onward(page);
      expect(end).toMatchObject({ place: "The end", title: "9567 + 1085 = 10652" });
      await untilText(page, "The only solution.");
      await until(page, () => document.querySelector("[role=status]")?.textContent?.startsWith("The end."));
      expect(await status(page)).toBe("The end. 9567 + 1085 = 10652.");
      await until(page, () => location.hash.endsWith("&step=end"), undefined, "the step in the link");
      await page.keyboard.press("Home");
      await until(page, () => !location.hash.includes("step"));
      await page.keyboard.press("End");
      expect((await shown(page)).place).toBe("The end");
      await page.keyboard.press("ArrowLeft");
      await until(page, () => document.body.innerText.includes("Step 12 of 12"));
    }));

  it("opens at the step of a link, lights its column, and leads to the steps that it uses", () =>
    withPage(PHONE, async (page) => {
      await openExplanation(page, "#1/explain/SEND+MORE=MONEY&step=6");
      expect(await shown(page)).toMatchObject({ place: "Step 6 of 12", title: "R = 8, c1 = 1" });
      expect(await page.locator(".explain-sum circle.fresh").count()).toBe(1);
      await page.locator(".explain-uses a", { hasText: "4" }).tap();
      await until(page, () => document.body.innerText.includes("Step 4 of 12"));
    }));

  it("puts what is known on the board, as one step that can be undone", () =>
    withPage({}, async (page) => {
      await openExplanation(page, "#1/explain/SEND+MORE=MONEY&step=4");
      await page.getByRole("button", { name: "To my board" }).click();
      await untilText(page, "On your board: M = 1, O = 0, S = 9.");
      await page.getByRole("button", { name: "Open the board" }).click();
      await until(page, () => document.querySelector("[role=grid]"), undefined, "the board");
      const untilEntered = (isEntered: boolean): Promise<boolean> =>
        until(
          page,
          (wanted) =>
            /\bM\b.* is 1/.test(
              [...document.querySelectorAll("[role=grid] button")]
                .map((button) => button.getAttribute("aria-label"))
                .join("\n"),
            ) === wanted,
          isEntered,
          `the digits, ${isEntered}`,
        );
      await untilEntered(true);
      await page.getByRole("button", { name: "Undo", exact: true }).click();
      await untilEntered(false);
      expect(await page.locator("[role=grid] button[aria-label*=' is ']").count()).toBe(0);
      await page.getByRole("button", { name: "Redo", exact: true }).click();
      await untilEntered(true);
    }));

  it("walks into a case, says that it cannot be, and goes on with what follows", () =>
    withPage({}, async (page) => {
      await openExplanation(page, "#1/explain/FORTY+TEN+TEN=SIXTY&step=12");
      expect((await shown(page)).title).toBe("Suppose X = 3");
      const inside = [await onward(page), await onward(page), await onward(page)];
      expect(inside.map(({ place }) => place)).toEqual(["Step 13 of 19", "Step 14 of 19", "Step 15 of 19"]);
      expect(inside[2]?.title).toBe("It cannot be");
      expect(await page.locator(".explain-turn").innerText()).toBe("Suppose X\u00a0=\u00a03");
      const so = await onward(page);
      expect(so).toMatchObject({ place: "Step 12 of 19", title: "X = 4" });
      await untilSaid(page, "So X = 4.");
      await page.keyboard.press("Home");
      await page.locator(".explain-list a", { hasText: "Suppose" }).click();
      await page.getByRole("button", { name: "Skip this case" }).click();
      expect((await shown(page)).title).toBe("X = 4");
    }));

  it("keeps what is only supposed off the board", () =>
    withPage({}, async (page) => {
      await openExplanation(page, "#1/explain/FORTY+TEN+TEN=SIXTY&step=13");
      await page.getByRole("button", { name: "To my board" }).click();
      await untilText(page, "On your board: I = 1, N = 0, E = 5, O = 9.");
    }));

  it("starts from what is entered on the board, and says when that is wrong", () =>
    withPage({}, async (page) => {
      await openExplanation(page, "#1/explain/SEND+MORE=MONEY&step=2");
      await page.getByRole("button", { name: "To my board" }).click();
      await untilText(page, "On your board: M = 1, O = 0.");
      await openExplanation(page, "#1/explain/SEND+MORE=MONEY");
      await page.getByRole("button", { name: "Start from my board: M = 1, O = 0" }).click();
      await untilText(page, "It starts from your board: M = 1, O = 0.");
      await until(page, () => location.hash === "#1/explain/SEND+MORE=MONEY&known=M=1,O=0");
      await page.getByRole("button", { name: "Start without it" }).click();
      await untilText(page, "12 steps, each with its reason.");
      await openExplanation(page, "#1/explain/SEND+MORE=MONEY&known=E=9");
      await page.keyboard.press("End");
      await untilText(page, "Some digit on your board is wrong.");
    }));

  it("loses no key when they come fast", () =>
    withPage({}, async (page) => {
      await openExplanation(page, "#1/explain/SEND+MORE=MONEY");
      await page.evaluate(() => {
        for (let i = 0; i < 5; i++) dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight" }));
      });
      await untilText(page, "Step 5 of 12");
    }));

  it("shows where several solutions part, and each way as a tab", () =>
    withPage({}, async (page) => {
      await openExplanation(page, "#1/explain/TWO+TWO=FOUR");
      await untilText(page, "There are 7 solutions.");
      await page.locator(".explain-list a", { hasText: "5 ways" }).click();
      const tabs = page.locator(".explain-case");
      expect(await tabs.allInnerTexts()).toHaveLength(5);
      await tabs.nth(2).click();
      expect(await page.locator(".explain-turn").innerText()).toBe("If O\u00a0=\u00a06");
      expect(await page.locator(".explain-case[aria-current=true]").innerText()).toBe("O\u00a0=\u00a06");
      await page.keyboard.press("End");
      await untilText(page, "7 solutions.");
      await untilSaid(page, "F = 1");
    }));

  it("tells the shortest reason where there is no solution", () =>
    withPage(PHONE, async (page) => {
      await openExplanation(page, "#1/explain/CAT+WHO=CURRENT&step=1");
      expect((await shown(page)).title).toBe("It cannot be");
      await untilText(page, "at most");
      expect((await onward(page)).title).toBe("No solution.");
    }));

  it("begins with what is given", () =>
    withPage({}, async (page) => {
      await openExplanation(page, "#1/explain/TWO+TWO=FOUR&given=R=0&step=end");
      expect((await shown(page)).title).toBe("765 + 765 = 1530");
    }));

  it("explains an example while the box is empty", () =>
    withPage({}, async (page) => {
      await openExplanation(page, "#1/explain");
      await untilText(page, "An example, explained step by step.");
    }));

  it("says what it explains where the box cannot be read, and keeps the last that could", () =>
    withPage({}, async (page) => {
      await openExplanation(page, "#1/explain/2(MORE)=X");
      await untilText(page, "The text in the box cannot be read:");
      await untilText(page, "Explained is an example.");
      await openExplanation(page, "#1/explain/TWO+TWO=FOUR");
      await untilText(page, "There are 7 solutions.");
      await openExplanation(page, "#1/explain/2(MORE)=X");
      await untilText(page, "Explained is the last one that made sense.");
    }));

  it("speaks German, with the engine's sentences", () =>
    withPage({ ...PHONE, locale: "de-DE" }, async (page) => {
      await openExplanation(page, "#1/explain/SEND+MORE=MONEY&step=2");
      expect((await shown(page)).place).toBe("Schritt 2 von 12");
      await untilSaid(page, "Tausender: S + 1 + c3 muss 10 erreichen");
      await openExplanation(page, "#1/explain/CAT+WHO=CURRENT&step=end");
      await untilText(page, "Zwei dreistellige Zahlen");
    }));

  it("draws written-out calculations", () =>
    withPage({}, async (page) => {
      const rows = ["  CAM", " x CS", " -----", "  LMCB", " HIT", " -----", " LLKLB"];
      await openExplanation(page, `#1/explain/layout:${rows.map(encodeURIComponent).join(";")}&step=5`);
      expect(await shown(page)).toMatchObject({ place: "Step 5 of 9", title: "C = 3, T = 8" });
      await page.keyboard.press("End");
      await untilText(page, "The only solution.");
    }));

  it("writes the small letters of unknown cells into their boxes", () =>
    withPage({}, async (page) => {
      const rows = ["   ?52?", " x   3?", " ------", "   ?0?8", "  4??2", " ------", "  4?7?8"];
      await openExplanation(page, `#1/explain/layout:${rows.map(encodeURIComponent).join(";")}&step=4`);
      expect((await shown(page)).title).toBe("a = 1");
      const letters = await page.locator(".explain-sum svg .corner").allTextContents();
      expect(letters.sort().join("")).toBe("abdefghij");
    }));

  it("fills the screen for a projector and comes back", () =>
    withPage({ ...DESKTOP, viewport: { width: 1920, height: 1080 } }, async (page) => {
      await openExplanation(page, "#1/explain/SEND+MORE=MONEY&step=3");
      await page.getByRole("button", { name: "Present" }).click();
      const screen = page.getByRole("dialog", { name: "Present" });
      await screen.waitFor();
      const size = await page.evaluate(() => {
        const text = document.querySelector(".explain-present .explain-sentence");
        const svg = document.querySelector(".explain-present svg.picture");
        return [text && getComputedStyle(text).fontSize, svg?.getBoundingClientRect().width];
      });
      expect(size[0]).toBe("34px");
      expect(size[1]).toBeGreaterThan(650);
      await page.keyboard.press("ArrowRight");
      await screen.getByText("Step 4 of 12").waitFor();
      await screen.getByRole("button", { name: "Close" }).click();
      await until(page, () => document.querySelector("[role=dialog]") === null);
      expect((await shown(page)).place).toBe("Step 4 of 12");
    }));

  it("can be stopped while it works, and asked to go on", () =>
    withPage({}, async (page) => {
      await openLink(page, "#1/explain/ABCDE*FGHIJ=KLMNOPQRST&base=20");
      await untilText(page, "Working it out");
      await page.getByRole("button", { name: "Stop" }).click();
      await untilText(page, "Stopped before the reasons were found.");
      await page.getByRole("button", { name: "Go on" }).click();
      await untilText(page, "Working it out");
    }));
});

describePage("Explain for everybody", (withPage) => {
  it.each([
    ["a fork", "#1/explain/TWO+TWO=FOUR&step=5ways"],
    ["a case", "#1/explain/FORTY+TEN+TEN=SIXTY&step=14"],
    ["no solution", "#1/explain/CAT+WHO=CURRENT&step=end"],
    ["the start, with its techniques", "#1/explain/SEND+MORE=MONEY"],
  ])("axe finds nothing at %s, in dark on a phone", (_where, link) =>
    withPage({ ...PHONE, colorScheme: "dark" }, async (page) => {
      await openExplanation(page, link);
      expect(await findings(page)).toEqual([]);
    }),
  );

  it("axe finds nothing on the projector and on the page of a rule", () =>
    withPage({}, async (page) => {
      await openExplanation(page, "#1/explain/SEND+MORE=MONEY&step=6");
      await page.getByRole("button", { name: "Present" }).click();
      await page.getByRole("dialog").waitFor();
      expect(await findings(page)).toEqual([]);
      await page.keyboard.press("Escape");
      await openLink(page, "#1/lesson/overflow-digit");
      await untilText(page, "AB + CD is less than 200");
      expect(await findings(page)).toEqual([]);
    }));
});

/** What axe finds: WCAG 2.2 A and AA, and best practice. */
async function findings(page: Page): Promise<string[]> {
  // Otherwise it opens another page for its report.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
}

describePage("the lesson", (withPage) => {
  it("is where the name of a rule leads, with an example and puzzles that need it", () =>
    withPage({}, async (page) => {
      await openExplanation(page, "#1/explain/SEND+MORE=MONEY&step=1");
      await page.getByRole("link", { name: "Overflow digit" }).first().click();
      await until(page, () => location.hash === "#1/lesson/overflow-digit");
      await untilText(page, "its first digit is nothing but the carry");
      await untilText(page, "AB + CD is less than 200");
      await page.getByRole("link", { name: "Explain EAT + THAT = APPLE" }).click();
      await until(page, () => document.querySelector(".explain-rule")?.textContent === "Overflow digit");
      await page.goBack();
      await until(page, () => location.hash === "#1/lesson/overflow-digit");
    }));

  it("lists all rules by level, and says when there is none of a name", () =>
    withPage({ ...PHONE, locale: "de" }, async (page) => {
      await openLink(page, "#1/lesson/no-such-rule");
      await untilText(page, "Eine Regel namens no-such-rule gibt es nicht.");
      await untilText(page, "Stufe 5");
      await page.getByRole("link", { name: "Neunerprobe" }).first().tap();
      await untilText(page, "Eine Zahl und die Summe ihrer Ziffern");
    }));
});
