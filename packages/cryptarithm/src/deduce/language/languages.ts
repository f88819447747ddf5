/** The languages that explanations speak, by code. */
import { ENGLISH } from "./english.js";
import { GERMAN } from "./german.js";
import type { Language } from "./language.js";

export const LANGUAGE_CODES = ["en", "de"] as const;

export type LanguageCode = (typeof LANGUAGE_CODES)[number];

export const LANGUAGES: Readonly<Record<LanguageCode, Language>> = { en: ENGLISH, de: GERMAN };
