/** The option `--language`: the language of explanations. */
import { LANGUAGE_CODES, type LanguageCode } from "cryptarithm";
import type { RawOptions } from "./asked.js";
import { UsageError } from "./usage-error.js";

export function languageOf({ language = "en" }: RawOptions): LanguageCode {
  const code = LANGUAGE_CODES.find((each) => each === language.toLowerCase());
  if (code !== undefined) return code;
  throw new UsageError(`--language ${language} is not spoken here`, `write ${LANGUAGE_CODES.join(" or ")}`);
}
