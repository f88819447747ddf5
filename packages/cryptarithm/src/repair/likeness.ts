/**
 * How easily one letter or digit is taken for another: signs that look alike, sound alike, or are neighbours on
 * a keyboard. Rough tables of what misprints are like; nothing but the ranking of repairs depends on them.
 */
import { say } from "../wording/say.js";

export interface Likeness {
  /** 0 looks alike, 1 sounds alike or stands beside it, 2 not alike. */
  readonly distance: 0 | 1 | 2;
  /** Why they are alike; empty when they are not. */
  readonly why: string;
}

/** In each text all signs look alike. Of digits those that differ in one stroke of a seven-segment display. */
const LOOKS = [
  ..."IJLT1 OQ0 OCD CG G6 BPR B8 EF MN HN UV VY VW S5 Z2 KX A4".split(" "),
  ..."08 17 39 56 59 68 89".split(" "),
  ..."ИЙ ШЩ ЦЩ ЕЁ ЬЪЫ НП ЗЭ ГТ ΑΛΔ ΟΘ ΕΣ ΝΜ".split(" "),
];
/** Digits that are confused in handwriting. */
const WRITTEN = "49 14 27 35 38 69 06 79".split(" ");
const SOUNDS = "BP DT CKQ GK FV SZ CS MN IY IJ EI AE OU ЕЭ ОА БП ДТ ГК ВФ СЗ ИЫ ΙΗ ΟΩ".split(" ");
const KEYBOARDS = [
  ..."QWERTYUIOP ASDFGHJKL ZXCVBNM 1234567890".split(" "),
  ..."ЙЦУКЕНГШЩЗХЪ ФЫВАПРОЛДЖЭ ЯЧСМИТЬБЮ".split(" "),
];

/** How alike two letters or digits are, whatever their case. */
export function likeness(a: string, b: string): Likeness {
  const [first, second] = [a.toUpperCase(), b.toUpperCase()];
  const both = (group: string): boolean => group.includes(first) && group.includes(second);
  if (LOOKS.some(both)) return { distance: 0, why: say("{a} and {b} look alike", { a, b }) };
  if (bare(first) === bare(second))
    return { distance: 0, why: say("{a} and {b} differ in the accent", { a, b }) };
  if (WRITTEN.some(both)) return { distance: 1, why: say("{a} and {b} are alike in handwriting", { a, b }) };
  if (SOUNDS.some(both)) return { distance: 1, why: say("{a} and {b} sound alike", { a, b }) };
  if (KEYBOARDS.some((row) => both(row) && Math.abs(row.indexOf(first) - row.indexOf(second)) === 1))
    return { distance: 1, why: say("{a} and {b} are neighbours on a keyboard", { a, b }) };
  return { distance: 2, why: "" };
}

const bare = (letter: string): string => letter.normalize("NFD").replace(/(?<!^)\p{M}/gu, "");

/** How far the alphabet is gone through for a letter that the puzzle does not have. */
const FARTHEST = 40;

/**
 * A letter that the puzzle does not have, to stand for any of these: the likest to a letter, else the next in
 * the alphabet. Undefined for pictures and the like, which have no alphabet.
 */
export function newLetter(near: string, taken: ReadonlySet<string>): string | undefined {
  const upper = near.toUpperCase();
  const found: { readonly letter: string; readonly distance: number }[] = [];
  const point = upper.codePointAt(0) ?? 0;
  if (!/^\p{Lu}$/u.test(upper) && !/^\p{Lo}$/u.test(upper)) return undefined;
  for (let i = 1; i <= FARTHEST; i++) {
    for (const at of [point + i, point - i]) {
      if (at < 0x41 || (at > 0xd7ff && at < 0x10000)) continue;
      const letter = String.fromCodePoint(at);
      const isSame = /^[A-Z]$/.test(upper) ? /^[A-Z]$/.test(letter) : /^(?:\p{Lu}|\p{Lo})$/u.test(letter);
      if (isSame && !taken.has(letter)) found.push({ letter, distance: likeness(near, letter).distance });
    }
  }
  return found.sort((a, b) => a.distance - b.distance)[0]?.letter;
}
