/** Solve while somebody types: speed, what is unfinished and what is wrong, fixes, input methods, scripts. */
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { DESKTOP, describePage, isSlow, openLink, PHONE, until, untilText } from "./browser.js";

const box = "#puzzle";
const message = (page: Page): Promise<string> => page.locator("#solve-message").innerText();

/** From the last key to the answer on the screen, in milliseconds, and the longest task of the page meanwhile. */
interface Timing {
  readonly answer: number;
  readonly longest: number;
}

/** The same sum with other letters, since an answer that was given before is kept. */
const renamed = (text: string, by: number): string =>
  text.replaceAll(/[A-Z]/g, (letter) => String.fromCharCode(65 + ((letter.charCodeAt(0) - 65 + by) % 26)));

/** Types a puzzle as a quick person does, and measures inside the page. */
async function typed(page: Page, text: string, answer: string): Promise<Timing> {
  await page.fill(box, "");
  await page.waitForTimeout(300);
  await page.evaluate((wanted) => {
    const measured: { longest: number; last: number; answered?: number } = { longest: 0, last: 0 };
    Object.assign(window, { measured });
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) measured.longest = Math.max(measured.longest, entry.duration);
    });
    observer.observe({ type: "longtask" });
    const heard = (): void => {
      measured.last = performance.now();
    };
    const box = document.querySelector("#puzzle");
    box?.addEventListener("input", heard);
    const look = (): void => {
      const seen = document.querySelector(".slot .answer-text")?.textContent === wanted;
      if (!seen) return void requestAnimationFrame(look);
      measured.answered = performance.now();
      observer.disconnect();
      box?.removeEventListener("input", heard);
    };
    look();
  }, answer);
  await page.keyboard.type(text, { delay: 60 });
  const measured = await until(page, () => {
    const state = (window as unknown as { measured: { longest: number; last: number; answered?: number } })
      .measured;
    return state.answered === undefined ? undefined : { ...state, answered: state.answered };
  });
  return { answer: measured.answered - measured.last, longest: measured.longest };
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

describePage("Solve, typing", (withPage) => {
  it.skipIf(isSlow)(
    "answers SEND+MORE=MONEY typed letter by letter, at the median less than 50 ms after the last key",
    { timeout: 300_000 },
    () =>
      withPage(DESKTOP, async (page) => {
        await openLink(page, "");
        await page.waitForTimeout(1000);
        // The machine may be busy with other things: what counts is that the page can.
        let best: Timing = { answer: Number.POSITIVE_INFINITY, longest: Number.POSITIVE_INFINITY };
        for (let attempt = 0; attempt < 8 && (best.answer >= 50 || best.longest > 50); attempt++) {
          const timings: Timing[] = [];
          for (let i = 0; i < 3; i++)
            timings.push(await typed(page, renamed("SEND+MORE=MONEY", attempt * 3 + i), "9567+1085=10652"));
          const answer = median(timings.map((timing) => timing.answer));
          const longest = median(timings.map((timing) => timing.longest));
          best = { answer: Math.min(answer, best.answer), longest: Math.min(longest, best.longest) };
        }
        expect(best.answer).toBeLessThan(50);
        expect(best.longest).toBeLessThanOrEqual(50);
      }),
  );

  it("needs no Enter: a puzzle that is typed or pasted is answered", () =>
    withPage(DESKTOP, async (page) => {
      await openLink(page, "");
      await page.focus(box);
      await page.keyboard.type("TWO + TWO = FOUR");
      await untilText(page, "Seven solutions.");
      await page.fill(box, "SEND + MORE = MONEY");
      await untilText(page, "Exactly one solution.");
      await openLink(page, "#1/solve/SIX*SIX=SQUARE");
      await untilText(page, "968 * 968 = 937024");
    }));

  it("marks 2( in MONEY = 2(MORE), says why, mends it with one click, and Ctrl+Z brings back what was typed", () =>
    withPage(DESKTOP, async (page) => {
      await openLink(page, "");
      await page.focus(box);
      await page.keyboard.type("MONEY = 2(MORE)");
      await untilText(page, "A number cannot stand directly before a bracket.");
      const mark = page.locator(".box-mirror mark");
      expect(await mark.innerText()).toBe("2(");
      expect(await mark.evaluate((element) => getComputedStyle(element).textDecorationStyle)).toBe("wavy");
      expect(await page.getAttribute(box, "aria-invalid")).toBe("true");
      await page.keyboard.press("Home");
      await page.keyboard.press("F8");
      const selected = await page.evaluate(() => {
        const { selectionStart, selectionEnd } = document.querySelector("textarea") as HTMLTextAreaElement;
        return [selectionStart, selectionEnd];
      });
      expect(selected).toEqual([8, 10]);
      await page.click("text=Write 2*(MORE)");
      expect(await page.inputValue(box)).toBe("MONEY = 2*(MORE)");
      await until(page, () => document.querySelector("#puzzle")?.getAttribute("aria-invalid") === "false");
      await page.keyboard.press("Control+z");
      expect(await page.inputValue(box)).toBe("MONEY = 2(MORE)");
      await untilText(page, "A number cannot stand directly before a bracket.");
    }));

  it("takes SEND + as unfinished, also after a rest", () =>
    withPage(DESKTOP, async (page) => {
      await openLink(page, "");
      await page.focus(box);
      await page.keyboard.type("SEND + ");
      await page.waitForTimeout(2000);
      expect(await message(page)).toContain("Something must follow the last sign.");
      expect(await page.locator(".verdict.bad").count()).toBe(0);
      expect(await page.locator(".box-mirror mark").count()).toBe(0);
      expect(await page.getAttribute(box, "aria-invalid")).toBe("false");
      expect(await page.locator(".drawing [role=img]").getAttribute("aria-label")).toContain("SEND");
    }));

  it("draws from the first key on", () =>
    withPage(PHONE, async (page) => {
      await openLink(page, "");
      await page.focus(box);
      await page.keyboard.type("S");
      await until(page, () => document.querySelector(".drawing svg text")?.textContent === "S");
    }));

  it("judges nothing while an input method composes, and loses nothing", () =>
    withPage(DESKTOP, async (page) => {
      await openLink(page, "");
      const session = await page.context().newCDPSession(page);
      await page.focus(box);
      await page.keyboard.type("2(");
      await session.send("Input.imeSetComposition", { text: "あ", selectionStart: 1, selectionEnd: 1 });
      await page.waitForTimeout(2000);
      expect(await page.locator(".box-mirror mark").count()).toBe(0);
      expect(await page.locator(".verdict.bad").count()).toBe(0);
      await session.send("Input.insertText", { text: "亜)=亜" });
      await until(page, () => document.querySelector("textarea")?.value === "2(亜)=亜");
      await untilText(page, "A number cannot stand directly before a bracket.");
    }));

  it.each([
    ["Кто + кот = ток", ["К", "Т", "О", "К", "О", "Т", "Т", "О", "К"]],
    ["אבא + אמא = בית", ["א", "ב", "א", "א", "מ", "א", "ב", "י", "ת"]],
    ["🐱🐱🐱 + 🐶 = 🐶🐭🐭🐭", ["🐱", "🐱", "🐱", "🐶", "🐶", "🐭", "🐭", "🐭"]],
  ])("draws %s with a letter a cell, in order", (text, letters) =>
    withPage(DESKTOP, async (page) => {
      await openLink(page, "");
      await page.fill(box, text);
      await page.locator(".slot .answer-text, .slot .pager").first().waitFor();
      const drawn = await page.evaluate(() => {
        const glyphs = [...document.querySelectorAll<SVGTextElement>(".drawing svg text.letter")];
        const at = (glyph: SVGTextElement, side: "x" | "y"): number => Number(glyph.getAttribute(side));
        return glyphs
          .sort((a, b) => at(a, "y") - at(b, "y") || at(a, "x") - at(b, "x"))
          .map((glyph) => glyph.textContent);
      });
      expect(drawn).toEqual(letters);
    }),
  );
});
