/** The language of the engine's messages and reasons: those of German are loaded when they are first wanted. */
import type { LanguageCode, Wording } from "cryptarithm";

export async function spoken(language: LanguageCode | undefined): Promise<"en" | Wording> {
  return language === "de" ? (await import("./german-wording.js")).GERMAN : "en";
}
