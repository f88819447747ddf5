/** Every view passes the rules that a machine can check (axe: WCAG 2.2 A and AA, best practice), however it is shown. */
import { AxeBuilder } from "@axe-core/playwright";
import { expect, it } from "vitest";
import { DESKTOP, describePage, type PageOptions, PHONE } from "./browser.js";
import { openView, VIEWS } from "./views.js";

const LOOKS: readonly (readonly [name: string, options: PageOptions])[] = [
  ["in light on a desktop", { ...DESKTOP, colorScheme: "light" }],
  ["in dark on a phone", { ...PHONE, colorScheme: "dark" }],
  ["in forced colours", { ...DESKTOP, forcedColors: "active" }],
  ["in German, with more contrast", { ...DESKTOP, locale: "de-DE", contrast: "more" }],
];

describePage("accessibility", (withPage) => {
  it.each(LOOKS)("axe finds nothing in any view %s", (_look, options) =>
    withPage(options, async (page) => {
      const found: string[] = [];
      for (const [name, link] of VIEWS) {
        await openView(page, link);
        // Otherwise it opens another page for its report.
        const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze();
        for (const { id, nodes } of violations)
          for (const { html, failureSummary } of nodes)
            found.push(`${name}: ${id}: ${failureSummary} ${html.slice(0, 200)}`);
      }
      expect(found).toEqual([]);
    }),
  );
});
