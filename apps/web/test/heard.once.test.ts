/**
 * What somebody hears who does not see the page, from a link to the solved puzzle: the focus as Chromium's tree of
 * accessibility names it, and the page's status line. It stands in docs/heard.md, which UPDATE_DOCS=1 writes anew.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { CDPSession, Page } from "playwright-core";
import { expect, it } from "vitest";
import { describePage, openLink, status, until } from "./browser.js";

const FILE = fileURLToPath(new URL("../../../docs/heard.md", import.meta.url));
const HEAD = `# The page, heard

A puzzle from a link to its solution with the keyboard alone, as a screen reader gets it: after each key the thing that
has the focus, by its role and name, and what the page says by itself. The log is made by a test in Chromium
(\`npm test -- apps/web/test/heard\`), which fails when it changes.

`;

const PATIENCE_MILLISECONDS = 20_000;

/** What is pressed: sixteen keys for SEND + MORE = MONEY, and two questions on the way. */
const KEYS = ["m", "1", "o", "0", "F2", "s", "9", "r", "8", "Enter", "e", "5", "n", "6", "d", "7", "y", "2"];

describePage("the page, heard", (withPage) => {
  it("goes from a link to solved, with the keyboard alone", () =>
    withPage({}, async (page) => {
      const session = await page.context().newCDPSession(page);
      const log: string[] = [];
      await openLink(page, "#1/solve/SEND+MORE=MONEY");
      log.push("The link is opened.", "");
      await settled(page, "Exactly one solution");
      log.push(
        `- title: “${await page.title()}”`,
        ...(await images(session)),
        `- says: “${await status(page)}”`,
      );
      await page.locator('.tabs a[href^="#1/play"]').focus();
      log.push("", "Tab leads to the views.", "", `- ${await focus(session)}`);
      await page.keyboard.press("Enter");
      await until(page, () => document.querySelector("[role=grid]"));
      log.push("", "Enter.", "", `- title: “${await page.title()}”`);
      await page.locator("[role=grid] [tabindex='0']").first().focus();
      log.push("", "Tab leads to the board.", "", `- ${await focus(session)}`);
      for (const key of KEYS) {
        const before = await status(page);
        await page.keyboard.press(key);
        // A letter only moves the focus, which speaks for itself.
        const said = /^[a-z]$/.test(key) ? "" : await next(page, before);
        log.push(
          "",
          `\`${key}\``,
          "",
          `- ${await focus(session)}`,
          ...(said === "" ? [] : [`- says: “${said}”`]),
        );
      }
      const text = `${HEAD}${log.join("\n")}\n`;
      if (process.env.UPDATE_DOCS === "1") writeFileSync(FILE, text);
      expect(text).toContain("Solved");
      expect(text).toBe(readFileSync(FILE, "utf8"));
    }));
});

async function settled(page: Page, part: string): Promise<void> {
  await until(page, (wanted) => document.querySelector("[role=status]")?.textContent?.includes(wanted), part);
}

/** What the page says after a key: the status line once it is new. */
async function next(page: Page, before: string): Promise<string> {
  for (
    const started = Date.now();
    Date.now() - started < PATIENCE_MILLISECONDS;
    await page.waitForTimeout(30)
  ) {
    const now = await status(page);
    if (now !== "" && now !== before) return now;
  }
  return "";
}

interface Node {
  readonly role?: { readonly value?: unknown };
  readonly name?: { readonly value?: unknown };
  readonly ignored: boolean;
  readonly properties?: readonly { readonly name: string; readonly value: { readonly value?: unknown } }[];
}

async function tree(session: CDPSession): Promise<readonly Node[]> {
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  return nodes.filter(({ ignored }) => !ignored);
}

const named = ({ role, name }: Node): string => `${String(role?.value)} “${String(name?.value ?? "")}”`;

/** The innermost thing with the focus. */
async function focus(session: CDPSession): Promise<string> {
  const focused = (await tree(session)).filter(({ properties = [] }) =>
    properties.some(({ name, value }) => name === "focused" && value.value === true),
  );
  const last = focused.at(-1);
  return last === undefined ? "nothing has the focus" : named(last);
}

async function images(session: CDPSession): Promise<string[]> {
  const found = (await tree(session)).filter(({ role }) => role?.value === "image" || role?.value === "img");
  return found.filter(({ name }) => name?.value !== "").map((node) => `- ${named(node)}`);
}
