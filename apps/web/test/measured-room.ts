/** What of a page has too little room, measured in the browser: things that stick out, are covered, or are too small. */
import type { Page } from "playwright-core";

/** What is wrong with the room on a page, as sentences. */
export function crowding(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const wrong: string[] = [];
    const root = document.documentElement;
    if (root.scrollWidth > root.clientWidth)
      wrong.push(`the page is ${root.scrollWidth} wide, the screen ${root.clientWidth}`);
    const pressable = "button, a[href], input, select, textarea, summary, [tabindex='0']";
    for (const element of document.querySelectorAll<HTMLElement>(pressable)) {
      if (!element.checkVisibility({ visibilityProperty: true }) || element.closest("[inert]")) continue;
      element.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
      const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
      const name = `${element.tagName.toLowerCase()}.${element.className} “${(element.ariaLabel ?? element.innerText).slice(0, 30)}”`;
      // What only shows when it has the focus.
      if (width <= 1 || height <= 1 || bottom <= 0) continue;
      const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      const label = element.closest("label");
      const isOwn = at !== null && (element.contains(at) || at.contains(element) || label?.contains(at));
      if (!isOwn) wrong.push(`${name} is covered by ${at?.tagName}.${at?.className}`);
      // A cell has its glyph and, for those who hear it, a name.
      if (element.matches("button:not(.cell), a") && element.scrollWidth > element.clientWidth + 1)
        if (getComputedStyle(element).display !== "inline") wrong.push(`${name} does not hold its text`);
    }
    return [...new Set(wrong)];
  });
}

/** What is smaller than a finger needs, as sentences. */
export function tooSmall(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** Least width and height; the first that fits counts. */
    const LEAST: readonly (readonly [selector: string, width: number, height: number])[] = [
      [".sign-key", 40, 44],
      [".chip, .chip *", 36, 36],
      [".notes *", 24, 24],
      // Boxes between the columns; the arrow keys and the carries' row itself lead there, too.
      [".carry", 24, 24],
      ["*", 44, 44],
    ];
    const wrong: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>(
      "button, a[href], input, select, textarea, summary",
    )) {
      if (!element.checkVisibility({ visibilityProperty: true }) || element.closest("[inert]")) continue;
      // A link in a sentence is as high as its line.
      const isWithText = element.parentElement?.textContent?.trim() !== element.textContent?.trim();
      if (element.matches("a") && isWithText && /inline/.test(getComputedStyle(element).display)) continue;
      const target = element.closest("label") ?? element;
      const { width, height, bottom } = target.getBoundingClientRect();
      if (width <= 1 || height <= 1 || bottom <= 0) continue;
      const [, leastWidth, leastHeight] = LEAST.find(([selector]) => element.matches(selector)) ?? ["", 0, 0];
      // Half a pixel is lost when the screen rounds.
      if (width < leastWidth - 0.5 || height < leastHeight - 0.5)
        wrong.push(
          `${element.tagName.toLowerCase()}.${element.className} “${(element.ariaLabel ?? element.innerText).slice(0, 30)}” is ${Math.round(width)} × ${Math.round(height)}, not ${leastWidth} × ${leastHeight}`,
        );
    }
    return [...new Set(wrong)];
  });
}
