/** The board in a browser, for tests: what stands in its cells, its message, and keys as a keyboard layout gives them. */
import type { Page } from "playwright-core";
import { openLink, until } from "./browser.js";

/** Opens a puzzle in Play and waits for its board. */
export async function openBoard(page: Page, link: string): Promise<void> {
  await openLink(page, link);
  await until(page, () => document.querySelector(".board [data-cell]"), undefined, "the board");
}

/** "S9 E5 …": what each letter has, by its first cell; "E." without a digit. */
export function written(page: Page): Promise<string> {
  return page.evaluate(() => {
    const found = new Map<string, string>();
    for (const cell of document.querySelectorAll<HTMLElement>(".cell.symbol")) {
      const name = (cell.ariaLabel ?? "").split(",")[0] ?? "";
      const digit = cell.querySelector(".digit")?.textContent ?? ".";
      if (!found.has(name)) found.set(name, name + digit);
    }
    return [...found.values()].join(" ");
  });
}

/** The message below the board or beside it. */
export function message(page: Page): Promise<string> {
  return page.evaluate(() => document.querySelector<HTMLElement>(".play-message")?.innerText ?? "");
}

export async function untilMessage(page: Page, text: string): Promise<string> {
  await until(
    page,
    (wanted) => document.querySelector<HTMLElement>(".play-message")?.innerText.includes(wanted),
    text,
    `the message “${text}”`,
  );
  return message(page);
}

/** Types letters and digits one by one: "M1 O0" is four keys. */
export async function press(page: Page, keys: string): Promise<number> {
  let pressed = 0;
  for (const key of keys.replaceAll(" ", "")) {
    await page.keyboard.press(key);
    pressed++;
  }
  return pressed;
}

/** A key as another layout gives it: what it types, and where it is. */
export async function pressAs(
  page: Page,
  key: string,
  code: string,
  more: { readonly shiftKey?: boolean; readonly ctrlKey?: boolean } = {},
): Promise<void> {
  await page.evaluate(
    (event) => {
      const target = document.activeElement ?? document.body;
      target.dispatchEvent(new KeyboardEvent("keydown", { ...event, bubbles: true, cancelable: true }));
      target.dispatchEvent(new KeyboardEvent("keyup", { ...event, bubbles: true, cancelable: true }));
    },
    { key, code, ...more },
  );
}

/** Waits until the browser keeps a board with so many steps, after which the page can be left. */
export async function untilKept(page: Page, steps: number): Promise<void> {
  await until(
    page,
    (wanted) =>
      new Promise<boolean>((resolve, reject) => {
        const opening = indexedDB.open("cryptarithm");
        // The page makes its tables itself; before, there is nothing.
        opening.onupgradeneeded = () => opening.transaction?.abort();
        opening.onerror = () => resolve(false);
        opening.onsuccess = () => {
          const asking = opening.result.transaction("boards").objectStore("boards").getAll();
          asking.onerror = () => reject(asking.error);
          asking.onsuccess = () => {
            opening.result.close();
            const texts: readonly { readonly text: string }[] = asking.result;
            resolve(texts.some(({ text }) => JSON.parse(text).board.at === wanted));
          };
        };
      }),
    steps,
    `a board of ${steps} steps that is kept`,
  );
}

/** The name of the cell that has the focus. */
export function focused(page: Page): Promise<string> {
  return page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? "");
}

/** The names of all cells of the board, in their order. */
export function cellNames(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("[data-cell]")].map((cell) => cell.ariaLabel ?? ""),
  );
}
