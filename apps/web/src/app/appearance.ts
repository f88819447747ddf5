/** What the settings change on the whole page: colours, contrast, size of the text, and the language that is declared. */
import { effect } from "@preact/signals";
import { language, loadLanguage } from "../language/language.js";
import { settings } from "../storage/settings.js";

export function followSettings(): void {
  const root = document.documentElement;
  effect(() => {
    const { theme, contrast, largeText } = settings.value;
    set(root, "theme", theme === "system" ? undefined : theme);
    set(root, "contrast", contrast === "more" ? "more" : undefined);
    set(root, "large", largeText ? "" : undefined);
  });
  effect(() => {
    root.lang = language.value;
  });
  effect(() => {
    if (settings.value.language !== undefined) void loadLanguage();
  });
}

function set(root: HTMLElement, name: string, value: string | undefined): void {
  if (value === undefined) delete root.dataset[name];
  else root.dataset[name] = value;
}
