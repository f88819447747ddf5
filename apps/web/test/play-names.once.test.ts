/** Every cell of the board has a name that says what stands in it, for those who hear the page. */
import { expect, it } from "vitest";
import { DESKTOP, describePage, until } from "./browser.js";
import { focused, openBoard } from "./play-board.js";

describePage("the names of the cells", (withPage) => {
  it("each cell that gets the focus has a name with its letter, its place and its value", () =>
    withPage(DESKTOP, async (page) => {
      await openBoard(page, "#1/play/SEND+MORE=MONEY&fill=S=9,M=1,O=0&not=E=2.3&carry=4=1");
      await until(page, () => document.querySelector(".cell.filled"));
      const cells = page.locator("[data-cell]");
      const names: string[] = [];
      for (let i = 0; i < (await cells.count()); i++) {
        const cell = cells.nth(i);
        await cell.focus();
        const name = await focused(page);
        // As Chromium tells it to a screen reader.
        expect(await cell.ariaSnapshot()).toContain(name);
        const digit = (await cell.locator(".digit").allTextContents())[0];
        const letter = (await cell.getAttribute("class"))?.includes("symbol");
        if (letter === true && digit !== undefined)
          expect(name).toMatch(new RegExp(`^[A-Z], .*, is ${digit}$`));
        else if (letter === true) expect(name).toMatch(/^[A-Z], [a-z ]+; no digit/);
        else expect(name).toMatch(/^carry into [a-z ]+, (\d|empty)$/);
        names.push(name);
      }
      expect(names).toHaveLength(17);
      expect(names.filter((name) => name.endsWith(", is 9"))).toHaveLength(1);
      expect(names.filter((name) => name.endsWith(", is 0"))).toHaveLength(2);
      expect(names.filter((name) => name.endsWith("no digit; crossed out 2, 3"))).toHaveLength(3);
      expect(names).toContain("carry into ten thousands, 1");
    }));
});
