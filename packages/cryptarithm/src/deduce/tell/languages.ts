/** The languages that explanations speak, by code. */
import { ENGLISH } from "./english.js";
import type { Language } from "./language.js";

const LANGUAGE_CODES = ["en"] as const;

export type LanguageCode = (typeof LANGUAGE_CODES)[number];

export const LANGUAGES: Readonly<Record<LanguageCode, Language>> = { en: ENGLISH };
