/** How sheets were last made to look, kept in this browser for the next one: not what they say, which is another each time. */
import type { Keys } from "../state/view.js";
import { changeSettings, settings } from "../storage/settings.js";

/** The keys of the view that are kept. */
const LASTING = [
  "block",
  "paper",
  "per-page",
  "fields",
  "key",
  "reasoning",
  "carries",
  "boxes",
  "grade",
  "large",
];

/** The keys that were kept. */
export function keptChoices(): Keys {
  const { sheet } = settings.peek();
  return new Map(
    LASTING.flatMap((name) => {
      const value = sheet[name];
      return value === undefined ? [] : [[name, `${value}`] as const];
    }),
  );
}

/** Keeps what lasts of these keys. */
export function keepChoices(keys: Keys): void {
  const lasting = [...keys].filter(([name]) => LASTING.includes(name));
  const sheet = Object.fromEntries(lasting);
  if (JSON.stringify(sheet) !== JSON.stringify(settings.peek().sheet)) changeSettings({ sheet });
}
