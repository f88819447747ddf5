/** What the user has chosen for the whole page. (A placeholder: the kept settings come next.) */
import { signal } from "@preact/signals";

export interface Settings {
  readonly theme: "system" | "light" | "dark";
  readonly contrast: "system" | "more";
  readonly largeText: boolean;
  readonly language: "system" | "en" | "de";
}

export const settings = signal<Settings>({
  theme: "system",
  contrast: "system",
  largeText: false,
  language: "system",
});
