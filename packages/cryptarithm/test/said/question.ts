/** A question to the engine, in a language. */
import type { LanguageOption } from "../../src/index.js";

/** Asks in a language; what comes back holds texts. */
export type Question = (language: LanguageOption["language"]) => unknown;

/** The same function with the same options about each of several texts. */
export const ask = <Options extends object>(
  act: (text: string, options: Options & LanguageOption) => unknown,
  options: Options,
  texts: readonly string[],
): readonly Question[] => texts.map((text) => (language) => act(text, { ...options, language }));
