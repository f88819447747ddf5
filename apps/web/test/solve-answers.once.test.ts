/** What Solve answers: proofs and their absence, several solutions, rules, layouts, templates. */
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { DESKTOP, describePage, isSlow, openLink, until, untilText } from "./browser.js";

const box = "#puzzle";
/** Sixteen of twenty digits: no machine is done with it in a minute, and there are solutions from the beginning. */
const HARD = "#1/solve/ABCD*EFGH=IJKLMNOP&base=20";

/** Makes the page wait for what its workers say, so that each state can be looked at. */
async function slowWorkers(page: Page, milliseconds: number): Promise<void> {
  await page.addInitScript((pause) => {
    const listen = Worker.prototype.addEventListener;
    Worker.prototype.addEventListener = function (
      this: Worker,
      type: string,
      listener: EventListenerOrEventListenerObject,
    ): void {
      const later = (event: Event): void => {
        setTimeout(
          () => (typeof listener === "function" ? listener.call(this, event) : listener.handleEvent(event)),
          pause,
        );
      };
      listen.call(this, type, type === "message" ? later : listener);
    };
  }, milliseconds);
}

describePage("Solve, answers", (withPage) => {
  it.skipIf(isSlow)("drops a hard search with the next key, and answers in less than 100 ms", async () => {
    let best = Number.POSITIVE_INFINITY;
    // On a busy machine a start of the worker may take longer than any search.
    for (let attempt = 0; attempt < 6 && best >= 100; attempt++)
      await withPage(DESKTOP, async (page) => {
        await openLink(page, HARD);
        await untilText(page, "still searching");
        await page.waitForTimeout(500);
        const taken = await page.evaluate(async () => {
          const text = document.querySelector("textarea") as HTMLTextAreaElement;
          const started = performance.now();
          text.value = "A + B = BA";
          text.dispatchEvent(new InputEvent("input", { bubbles: true }));
          while (document.body.innerText.includes("still searching"))
            await new Promise(requestAnimationFrame);
          return performance.now() - started;
        });
        await until(page, () => document.querySelector(".verdict.bad, .verdict.ok, .verdict.mark"));
        expect(await page.locator(".slot").innerText()).not.toContain("searching");
        best = Math.min(best, taken);
      });
    expect(best).toBeLessThan(100);
  });

  it("keeps what was found when it is stopped, and says that it is not all", () =>
    withPage(DESKTOP, async (page) => {
      await openLink(page, HARD);
      await until(page, () => /Found [\d,]+, still searching/.test(document.body.innerText));
      await page.click("text=Stop");
      await untilText(page, "there may be more");
      const verdict = await page.locator("#solve-message").innerText();
      expect(verdict).toMatch(/Stopped\. [\d,]+ found so far; there may be more\./);
      expect(await page.locator(".verdict.mark").count()).toBe(1);
      expect(await page.locator(".answers .answer-text").innerText()).toMatch(/^\w{4} \* \w{4} = \w{8}$/);
      await page.click("text=Why so long?");
      await untilText(page, "How the search goes");
    }));

  it("stops by itself after ten seconds, and goes on when it is told to", () =>
    withPage(DESKTOP, async (page) => {
      await openLink(page, HARD);
      await untilText(page, "Not finished.");
      expect(await page.locator("#solve-message").innerText()).toContain("found so far");
      await page.click("text=Go on, 60 s");
      await untilText(page, "still searching");
    }));

  it("never shows “Exactly one” before it is proved, however slow the workers are", () =>
    withPage(DESKTOP, async (page) => {
      await slowWorkers(page, 700);
      await openLink(page, "");
      await page.fill(box, "SEND + MORE = MONEY");
      const seen: string[] = [];
      await until(page, () => document.querySelector(".slot")?.textContent?.includes("Searching"));
      for (let i = 0; i < 200; i++) {
        const text = await page.locator("#solve-message").innerText();
        if (seen.at(-1) !== text) seen.push(text);
        if (text.includes("Exactly one")) break;
        await page.waitForTimeout(10);
      }
      expect(seen.at(-1)).toContain("Exactly one solution.");
      expect(seen.length).toBeGreaterThan(1);
      // All that came before spoke of a search that goes on.
      expect(seen.slice(0, -1).filter((text) => !/[Ss]earching|^$/.test(text))).toEqual([]);
      // The next puzzle does not inherit the verdict.
      await page.fill(box, "TWO + TWO = FOUR");
      expect(await page.locator("#solve-message").innerText()).not.toContain("Exactly one");
    }));

  it("says of TWO+TWO=FOUR that there are 7, that F is 1 in all, and that R = 0 leaves one", () =>
    withPage(DESKTOP, async (page) => {
      await openLink(page, "#1/solve/TWO+TWO=FOUR");
      await untilText(page, "Seven solutions.");
      await untilText(page, "F is 1 in all of them.");
      await untilText(page, "such as R = 0, leaves one.");
      expect(await page.locator(".pager-place").innerText()).toBe("1 of 7");
      await page.click("[aria-label='Next solution']");
      expect(await page.locator(".pager-place").innerText()).toBe("2 of 7");
      await page.click("text=Set R = 0");
      await untilText(page, "Exactly one solution.");
      await until(page, () => location.hash === "#1/solve/TWO+TWO=FOUR&given=R=0");
      await page.goBack();
      await untilText(page, "Seven solutions.");
    }));

  it.each([
    ["No leading zero", "SEND+MORE=MONEY", "25 solutions.", "&leading-zero=allow"],
    ["Different letters, different digits", "ONE+ONE=TEN", "Four solutions.", "&distinct=off"],
    ["One-letter words are not 0", "A+B+C=D", undefined, "&lone-zero=forbid"],
    ["Letters differ from printed digits", "A+1=B", undefined, "&literals=reserved"],
    ["a and A are two letters", "a+A=B", undefined, "&case=distinct"],
    ["É and E are one letter", "É+E=F", undefined, "&accents=fold"],
  ])("the switch “%s” changes the count and the link", (name, puzzle, headline, key) =>
    withPage(DESKTOP, async (page) => {
      await openLink(page, "");
      await page.fill(box, puzzle);
      await until(page, () => document.querySelector(".slot .pager, .slot .answer-line, .verdict.bad"));
      const before = await page.locator(".verdict-words strong").innerText();
      const more = page.locator("text=More rules");
      if ((await page.locator(`.rules >> text="${name}"`).count()) === 0) await more.click();
      await page.click(`.rules >> text="${name}"`);
      await until(page, (wanted) => decodeURIComponent(location.hash).endsWith(wanted), key);
      await until(
        page,
        (old) => !["", old].includes(document.querySelector(".verdict-words strong")?.textContent ?? ""),
        before,
      );
      if (headline !== undefined) await untilText(page, headline);
    }),
  );

  it.each([
    ["letters", "&base=letters"],
    ["16", "&base=16"],
  ])("the base %s is a choice that stands in the link", (value, key) =>
    withPage(DESKTOP, async (page) => {
      await openLink(page, "#1/solve/A+B=BA");
      await page.selectOption(".chip-select", value);
      await until(page, (wanted) => location.hash.endsWith(wanted), key);
    }),
  );

  it("digits and known digits are rules, too", () =>
    withPage(DESKTOP, async (page) => {
      await openLink(page, "#1/solve/AB*C=DE;DE+FG=HI");
      await untilText(page, "Four solutions.");
      await page.click("text=Digits 0–9");
      await page.fill("[placeholder='0-9']", "1-9");
      await untilText(page, "Exactly one solution.");
      await until(page, () => location.hash.endsWith("&digits=1-9"));
      await page.click("text=Known digit");
      await page.selectOption(".given-form select >> nth=0", "C");
      await page.selectOption(".given-form select >> nth=2", "5");
      await page.getByRole("button", { name: "Add", exact: true }).click();
      await untilText(page, "No solution.");
      await page.click("[aria-label='Remove C = 5']");
      await untilText(page, "Exactly one solution.");
    }));

  it("shows the count under the other usual choice, and takes it with one click", () =>
    withPage(DESKTOP, async (page) => {
      await openLink(page, "#1/solve/SEND+MORE=MONEY");
      await untilText(page, "With leading zeros allowed: 25 solutions.");
      await page.click("text=Use");
      await untilText(page, "25 solutions.");
      await untilText(page, "Without leading zeros: 1 solution.");
    }));

  it("says that words without signs are read as a sum", () =>
    withPage(DESKTOP, async (page) => {
      await openLink(page, "#1/solve/SEND~MORE~MONEY");
      await untilText(page, "SEND + MORE = MONEY");
      await openLink(page, "");
      await page.locator("textarea").fill("EAT goes into ENTREE");
      await untilText(page, "Words without signs are read as a sum: EAT + GOES + INTO = ENTREE.");
    }));

  it("draws a pasted long division and names it", () =>
    withPage(DESKTOP, async (page) => {
      await openLink(page, "");
      await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
      await page.evaluate(() =>
        navigator.clipboard.writeText(
          "KDNG : BT = STP\nPK\n----\n FN\n TN\n ---\n  BGG\n   NB\n  ---\n    N",
        ),
      );
      await page.focus(box);
      await page.keyboard.press("Control+v");
      await untilText(page, "Read as a long division.");
      await untilText(page, "Exactly one solution.");
      const image = page.locator(".drawing [role=img]");
      expect(await image.getAttribute("aria-label")).toContain("KDNG divided by BT");
      expect(
        await page.evaluate(() => getComputedStyle(document.querySelector("textarea") as Element).whiteSpace),
      ).toBe("pre");
      await until(page, () => location.hash.startsWith("#1/solve/layout:"), undefined, "the link of rows");
    }));

  it("takes a line in the style of clubs that is pasted as written-out arithmetic, and as a formula when told", () =>
    withPage(DESKTOP, async (page) => {
      await openLink(page, "");
      await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
      await page.evaluate(() => navigator.clipboard.writeText("ABC/DE=FG-HI=JK-LM=N"));
      await page.focus(box);
      await page.keyboard.press("Control+v");
      await untilText(page, "Read as a long division.");
      await page.click("text=Read as a formula");
      await until(page, () => !document.body.innerText.includes("Read as a long division."));
    }));

  it("opens a link of ours that is pasted, and offers JSON lines to the shelf and a sheet", () =>
    withPage(DESKTOP, async (page) => {
      await openLink(page, "");
      await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
      const paste = async (text: string): Promise<void> => {
        await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
        await page.focus(box);
        await page.keyboard.press("Control+v");
      };
      await paste("https://example.org/#1/solve/SEND+MORE=MONEY&leading-zero=allow");
      await untilText(page, "25 solutions.");
      await paste('{"formula":"A+B=C"}\n{"formula":"TWO+TWO=FOUR"}');
      await untilText(page, "2 puzzles.");
      await page.click("text=Open the first");
      await until(page, () => document.querySelector("textarea")?.value === "A+B=C");
    }));

  it("fills N 51 0[R].[S][E][N] with N 51 08.956, keeps it in the link, and decodes digits", () =>
    withPage(DESKTOP, async (page) => {
      await openLink(page, "#1/solve/SEND+MORE=MONEY");
      await page.fill(".fill-in input", "N 51 0[R].[S][E][N]");
      await until(page, () => document.querySelector(".fill-in output")?.textContent === "N 51 08.956");
      await until(page, () => location.hash.includes("&template="));
      await page.reload();
      await until(page, () => document.querySelector(".fill-in output")?.textContent === "N 51 08.956");
      await page.fill(".fill-in input", "9567");
      await until(page, () => document.querySelector(".fill-in output")?.textContent === "SEND");
    }));

  it("says why there is none, and offers the nearest puzzles that have one", () =>
    withPage(DESKTOP, async (page) => {
      await openLink(page, "#1/solve/CAT+WHO=CURRENT");
      await untilText(page, "CURRENT has seven digits");
      await openLink(page, "#1/solve/SEND+MORE=MONYE");
      await untilText(page, "Nearest puzzles with one solution");
      await page.click(".repair >> text=SEND + MORE = MONEY");
      await untilText(page, "Exactly one solution.");
    }));

  it("speaks German, mistakes and reasons included", () =>
    withPage({ ...DESKTOP, locale: "de-DE" }, async (page) => {
      await openLink(page, "#1/solve/SEND+MORE=MONEY");
      await untilText(page, "Genau eine Lösung.");
      await untilText(page, "Mit führenden Nullen: 25 Lösungen.");
      await page.fill(box, "MONEY = 2(MORE)");
      await untilText(page, "2*(MORE) schreiben");
      expect(await page.locator("#solve-message").innerText()).not.toMatch(/\b(the|a|number)\b/);
    }));
});
