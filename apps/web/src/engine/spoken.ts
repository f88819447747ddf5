/** The language of the engine's messages and reasons: those of German are loaded when they are first wanted. */
import type { SpokenLanguage, Wording } from "cryptarithm";

export async function spoken(language: SpokenLanguage | undefined): Promise<"en" | Wording> {
  if (language !== "de") return language ?? "en";
  return (await import("./german-wording.js")).GERMAN;
}

/** The code of a language that was sent to the worker. */
export const codeOf = (language: SpokenLanguage | undefined): "en" | "de" =>
  language === "de" ? "de" : "en";
