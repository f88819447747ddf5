/** The daily puzzle: the same for everybody on the same date, and past days can be reached. */
import { solve } from "cryptarithm";
import { expect, it } from "vitest";
import { puzzleOfDay } from "../src/daily/puzzle-of-day.js";
import { describePage, openLink, PHONE, until, untilText } from "./browser.js";

/** What the page tells of the day: its name and its puzzle in the title of the document. */
const heading = (): string => document.querySelector(".daily-day")?.textContent ?? "";

describePage("Daily", (withPage) => {
  it("is the same in two time zones and profiles", async () => {
    const seen: string[] = [];
    for (const timezoneId of ["Pacific/Kiritimati", "Pacific/Pago_Pago"])
      await withPage({ ...PHONE, timezoneId }, async (page) => {
        await openLink(page, "#1/daily/2026-11-30");
        await untilText(page, "Monday 30 November");
        await page.getByRole("link", { name: "Explain" }).click();
        await until(page, () => location.hash.startsWith("#1/explain/"));
        seen.push(await page.evaluate(() => location.hash));
      });
    expect(seen[0]).toMatch(/^#1\/explain\/[A-Z+]+=[A-Z]+/);
    expect(seen[1]).toBe(seen[0]);
  });

  it("without a date is that of the user's calendar, and its link says so", () =>
    withPage({ timezoneId: "Pacific/Kiritimati" }, async (page) => {
      await page.clock.setFixedTime(new Date("2026-11-30T12:00:00Z"));
      await openLink(page, "#1/daily");
      await until(page, () => location.hash === "#1/daily/2026-12-01");
      expect(await page.evaluate(heading)).toContain("Tuesday");
    }));

  it("leads to past days, and Back from them", () =>
    withPage({}, async (page) => {
      await page.clock.setFixedTime(new Date("2026-11-30T12:00:00Z"));
      await openLink(page, "#1/daily/2026-11-30");
      await untilText(page, "Monday 30 November");
      await page.getByRole("button", { name: "The day before" }).click();
      await untilText(page, "Sunday 29 November");
      await page.getByRole("button", { name: /Sunday 29 November/ }).click();
      await page.getByRole("button", { name: "3 November", exact: true }).click();
      await until(page, () => location.hash === "#1/daily/2026-11-03");
      await page.goBack();
      await untilText(page, "Sunday 29 November");
      await page.goBack();
      await untilText(page, "Monday 30 November");
      // Tomorrow's is not offered.
      expect(await page.getByRole("button", { name: "The day after" }).isVisible()).toBe(false);
    }));

  it("marks the days that were solved", () =>
    withPage({}, async (page) => {
      await page.clock.setFixedTime(new Date("2026-11-30T12:00:00Z"));
      await openLink(page, "#1/daily/2026-11-30");
      await page.getByRole("button", { name: "Check" }).waitFor();
      // ICICLE + YULE = CHURCH, U and H are given.
      const { text, rules } = puzzleOfDay("2026-11-30").puzzle;
      const [solution] = solve(text, rules);
      await page.locator(".page [data-cell]").last().focus();
      for (const [letter, digit] of Object.entries(solution?.digits ?? {})) {
        if (letter in (rules.given ?? {})) continue;
        await page.keyboard.press(letter.toLowerCase());
        await page.keyboard.press(`${digit}`);
      }
      await until(page, () => document.querySelector(".daily-solved"));
      await page.reload();
      await until(page, () => document.querySelector(".daily-solved"));
      await page.getByRole("button", { name: /Monday 30 November/ }).click();
      await page.getByRole("button", { name: "30 November, solved" }).waitFor();
    }));

  it("tells when its date is none", () =>
    withPage({}, async (page) => {
      await openLink(page, "#1/daily/2026-02-30");
      await untilText(page, "2026-02-30 is no date");
    }));
});
