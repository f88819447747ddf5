/**
 * Says a sentence to the user, in the language that was asked for.
 *
 * A sentence is written in English where it is said, with gaps in braces: that text is also its name in the tables
 * of other languages. The compiler knows the table of German, so a sentence that lacks a translation, a gap that is
 * not filled and one that does not exist are all mistakes that it finds; of the table itself only types are
 * imported, so who speaks English does not carry it.
 *
 * The language is that of the outermost call of a public function, which is synchronous: it is set for the time of
 * the call and set back at its end, and need not be handed through every function that may have something to say.
 * A sentence must therefore be said inside of functions, never while a module is loaded.
 */
import type { GermanSentences } from "./german-sentences.js";
import type { SpokenLanguage, Wording } from "./wording.js";

/** An English sentence that is known in all languages. */
export type Sentence = keyof GermanSentences;

/** The names of the gaps in a sentence. */
type Gap<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Gap<Rest>
  : never;

type Fillings<Text extends string> = { readonly [Name in Gap<Text>]: string | number | bigint };

/** A sentence without gaps. */
export type PlainSentence = { [Text in Sentence]: [Gap<Text>] extends [never] ? Text : never }[Sentence];

/** What fills the gaps of a sentence; nothing if it has none. */
type Slots<Text extends string> = [Gap<Text>] extends [never] ? [] : [Fillings<Text>];

let current: Wording | undefined;

/** The sentence with its gaps filled; the text in a gap stays as it is. */
export function say<Text extends Sentence>(sentence: Text, ...[slots]: Slots<Text>): string {
  const template: string = current?.sentences[sentence] ?? sentence;
  if (slots === undefined) return template;
  const fillings: Readonly<Record<string, string | number | bigint>> = slots;
  return template.replace(/\{(\w+)\}/g, (gap, name: string) => String(fillings[name] ?? gap));
}

/** Between groups of three figures of a large number. */
export function thousands(): string {
  return current?.thousands ?? ",";
}

/** Does something in a language; without one, in the language that is already spoken. */
export function inLanguage<Result>(language: SpokenLanguage | undefined, act: () => Result): Result {
  const wanted = language === undefined ? current : typeof language === "object" ? language : undefined;
  if (wanted === current) return act();
  const before = current;
  current = wanted;
  try {
    return act();
  } finally {
    current = before;
  }
}
