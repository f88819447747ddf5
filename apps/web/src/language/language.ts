/**
 * The language of the page. Texts are tables: each view has its own in English beside it, and those of another language
 * are two files, loaded when that language is chosen: what the page begins with, and all that the views need which are
 * loaded later. A text is a string, or a function of what it speaks of.
 */
import { computed, type ReadonlySignal, signal } from "@preact/signals";
import type { Wording } from "cryptarithm";
import { settings } from "../storage/settings.js";

const LANGUAGES = ["en", "de"] as const;
export type LanguageCode = (typeof LANGUAGES)[number];

/** Tables of a language by the name of the view. */
type Tables = Readonly<Record<string, unknown>>;

interface German {
  readonly TABLES: Tables;
  readonly WORDING: Wording;
}

const german = signal<German | undefined>(undefined);
const germanViews = signal<Tables | undefined>(undefined);

/** Whether any view was asked for that is loaded later. */
let viewsAreWanted = false;

/** The language that is wanted: chosen, or else the first of the browser's that we speak. */
const wanted: ReadonlySignal<LanguageCode> = computed(() => {
  const chosen = settings.value.language;
  if (chosen !== "system") return chosen;
  const own = navigator.languages.map((each) => each.slice(0, 2));
  return LANGUAGES.find((each) => each === own.find((code) => LANGUAGES.some((l) => l === code))) ?? "en";
});

/** The language that is shown: that which is wanted, once its tables are there. */
export const language: ReadonlySignal<LanguageCode> = computed(() =>
  wanted.value === "de" && german.value !== undefined ? "de" : "en",
);

/** What the engine speaks with; undefined for English, which it speaks by itself. */
export const wording: ReadonlySignal<Wording | undefined> = computed(() =>
  language.value === "de" ? german.value?.WORDING : undefined,
);

/** Loads the tables of the language that is wanted; the page waits for it at its start. Without them it is English. */
export async function loadLanguage(): Promise<void> {
  if (wanted.value !== "de" || german.value !== undefined) return;
  try {
    const [tables] = await Promise.all([loadGerman(), loadGermanViews()]);
    german.value = tables;
  } catch {
    // Without a network, or of another version: a page in English is better than none.
  }
}

/** Loads the texts of the views that are loaded later, with the first of them, and with each language from then on. */
export async function loadViewTexts(): Promise<void> {
  viewsAreWanted = true;
  if (wanted.value !== "de") return;
  try {
    await loadGermanViews();
  } catch {
    // As above.
  }
}

async function loadGerman(): Promise<German> {
  const { TABLES, WORDING } = await import("./german/tables.js");
  return { TABLES, WORDING };
}

async function loadGermanViews(): Promise<void> {
  if (viewsAreWanted) germanViews.value ??= (await import("./german/view-tables.js")).TABLES;
}

/**
 * The texts of a view in the language that is shown. To be called while rendering, or in an effect.
 *
 * @example
 * const words = tableOf("solve", ENGLISH);
 * words().title;
 */
export function tableOf<T extends object>(name: string, english: T): () => T {
  return () => {
    if (language.value !== "de") return english;
    return ((german.value?.TABLES[name] ?? germanViews.value?.[name]) as T | undefined) ?? english;
  };
}

/** Kept, since making one takes as long as reading a puzzle. */
const formats = new Map<LanguageCode, Intl.NumberFormat>();

/** A whole number as people write it; a short one is its digits in all our languages. */
export function shownNumber(n: number | bigint): string {
  const own = language.value;
  if (n >= 0 && n < 1000 && (typeof n === "bigint" || Number.isInteger(n))) return String(n);
  const format = formats.get(own) ?? new Intl.NumberFormat(own);
  formats.set(own, format);
  return format.format(n);
}
