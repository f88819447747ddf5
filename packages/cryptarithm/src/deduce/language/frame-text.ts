/** A piece of the frame around an explanation, in words. */
import type { Slot } from "../rule.js";
import type { FrameName, Language } from "./language.js";
import { filledOrPlain } from "./say.js";

/** The text of the frame with its gaps filled; it is not capitalised. */
export function frameText(
  name: FrameName,
  slots: Readonly<Record<string, Slot>>,
  language: Language,
): string {
  return filledOrPlain(language.frame[name], name, slots, language);
}
