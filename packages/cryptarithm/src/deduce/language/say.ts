/** From a telling to a sentence: the template of a language with its gaps filled. */
import type { Slot, Telling } from "../rule.js";
import type { Language } from "./language.js";

/** A table lacks a template, or nothing fills a gap of it: an error in the table, never shown to a user. */
class Untold extends Error {}

/** What a telling becomes where it cannot be said; other errors are passed on. */
export function saidOr<T>(say: () => T, otherwise: () => T): T {
  try {
    return say();
  } catch (error) {
    if (error instanceof Untold) return otherwise();
    throw error;
  }
}

/** The sentence for a telling; throws `Untold` when the table has no words for it. */
export function say(telling: Telling, language: Language): string {
  const text = phrase(telling, language);
  return beginsWithName(language.templates[telling.template] ?? "", telling.slots, language)
    ? text
    : capitalised(text);
}

/** Whether a sentence begins with the name of a letter or cell, which is not written large. */
function beginsWithName(text: string, slots: Readonly<Record<string, Slot>>, language: Language): boolean {
  const slot = slots[/^\{(\w+)\}/.exec(text)?.[1] ?? ""];
  if (typeof slot === "string" || slot === undefined) return slot !== undefined;
  if (typeof slot === "number") return false;
  if ("template" in slot)
    return beginsWithName(language.templates[slot.template] ?? "", slot.slots, language);
  return "and" in slot;
}

/** The sentences of one step; a column that several of them are about is named once. */
export function sayAll(tellings: readonly Telling[], language: Language): string {
  const named = "{column}: ";
  let column: string | undefined;
  const sentences = tellings.map((telling) => {
    const text = language.templates[telling.template];
    if (text === undefined || !text.startsWith(named)) return say(telling, language);
    const own = filled(named, telling.template, telling.slots, language);
    if (own !== column) {
      column = own;
      return say(telling, language);
    }
    const rest = text.slice(named.length);
    const said = filled(rest, telling.template, telling.slots, language);
    return beginsWithName(rest, telling.slots, language) ? said : capitalised(said);
  });
  return sentences.join(" ");
}

/** The same as a piece of a sentence. */
function phrase({ template, slots }: Telling, language: Language): string {
  const text = language.templates[template];
  if (text === undefined) throw new Untold(`${language.code} has no template ${template}`);
  return filled(text, template, slots, language);
}

/** A text with its gaps filled; the name is for the message when something is missing. */
function filled(
  text: string,
  name: string,
  slots: Readonly<Record<string, Slot>>,
  language: Language,
): string {
  return text.replace(/\{(\w+)\}/g, (_, gap: string) => {
    const slot = slots[gap];
    if (slot === undefined) throw new Untold(`the template ${name} has a gap ${gap} that nothing fills`);
    return slotText(slot, language);
  });
}

/** The same, but where it cannot be filled, what would have stood in its gaps. */
export function filledOrPlain(
  text: string,
  name: string,
  slots: Readonly<Record<string, Slot>>,
  language: Language,
): string {
  return saidOr(
    () => filled(text, name, slots, language),
    () =>
      Object.values(slots)
        .filter((slot) => typeof slot === "string")
        .join(" "),
  );
}

/** What stands in a gap. */
function slotText(slot: Slot, language: Language): string {
  if (typeof slot === "string") return slot;
  if (typeof slot === "number") return grouped(String(slot), language.thousands);
  if ("place" in slot) {
    const place = placeName(slot.place, language);
    if (slot.row === undefined) return place;
    return phrase({ template: "column-of-row", slots: { place, row: slot.row } }, language);
  }
  if ("ordinal" in slot)
    return language.ordinals[slot.ordinal - 1] ?? language.ordinalBeyond.replace("{n}", String(slot.ordinal));
  if ("big" in slot) return grouped(slot.big.toString(), language.thousands);
  if ("words" in slot) return language.numbers[slot.words] ?? grouped(String(slot.words), language.thousands);
  if ("figures" in slot)
    return slot.figures.replace(/\d{4,}/g, (figures) => grouped(figures, language.thousands));
  if ("template" in slot) return phrase(slot, language);
  return "or" in slot ? listed(slot.or, language.or) : listed(slot.and, language.and);
}

/** The name of a column: units, tens … */
function placeName(place: number, language: Language): string {
  return language.places[place] ?? language.placeBeyond.replace("{n}", String(place + 1));
}

/** A list in words: "4, 5 or 7". */
function listed(items: readonly (string | number)[], word: string): string {
  if (items.length < 2) return items.join("");
  return `${items.slice(0, -1).join(", ")} ${word} ${items.at(-1)}`;
}

/** Figures in groups of three, from four figures on. */
function grouped(figures: string, separator: string): string {
  return figures.replace(/\B(?=(\d{3})+$)/g, separator);
}

const capitalised = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
