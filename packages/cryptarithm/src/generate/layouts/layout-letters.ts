/**
 * The letters of digits that no word of a written-out puzzle has: of the alphabet of the words, and none that is
 * mistaken for another letter, a digit, or the sign of multiplication, as long as there are others.
 */
const LATIN = "ABCDEFGHJKLMNPRSTUVWYZ";
const CYRILLIC = "АБВГДЕЖИКЛМНПРСТУФЦЧШЭЮЯ";
const GREEK = "ΑΒΓΔΕΖΗΘΚΛΜΝΞΠΡΣΤΥΦΨΩ";
/** Taken last, for large bases: the letters of other alphabets here look like no Latin one. */
const OTHERS = "IOQXΓΔΘΛΞΠΣΦΨΩБДЖИЛЦЧШЭЮЯ";

/** At least as many letters as the base has digits, for words with these letters. */
export function moreLetters(ofWords: readonly string[], base: number): readonly string[] {
  const plain = plainAlphabet(ofWords);
  const all = [...new Set([...plain, ...ofWords, ...OTHERS])];
  return all.slice(0, Math.max(plain.length, base));
}

function plainAlphabet(ofWords: readonly string[]): string {
  const most = (script: RegExp): boolean =>
    ofWords.filter((letter) => script.test(letter)).length * 2 > ofWords.length;
  if (most(/\p{Script=Cyrillic}/u)) return CYRILLIC;
  return most(/\p{Script=Greek}/u) ? GREEK : LATIN;
}
