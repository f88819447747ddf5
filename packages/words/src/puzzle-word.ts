/**
 * From text to the words of puzzles: only letters, in capitals, without spaces and hyphens.
 *
 * Accents are kept, since É and E are different letters to a puzzle; who wants them to be the same
 * folds them. Upper case does not depend on the settings of the machine, so that a list of puzzles
 * comes out the same everywhere.
 */

/** Languages whose small i keeps its dot as a capital. */
const DOTTED_CAPITAL = new Set(["tr", "az"]);

/** How German writes its umlauts where there are none. */
const GERMAN: Readonly<Record<string, string>> = { Ä: "AE", Ö: "OE", Ü: "UE", ẞ: "SS" };

/** Letters that lose something although Unicode does not know it for an accent. */
const WITHOUT_PARTS: Readonly<Record<string, string>> = {
  Æ: "AE",
  Œ: "OE",
  Ø: "O",
  Ð: "D",
  Đ: "D",
  Þ: "TH",
  Ħ: "H",
  Ĳ: "IJ",
  Ł: "L",
  Ŧ: "T",
  Ə: "E",
  İ: "I",
  ẞ: "SS",
};

/** Letters of their own, whose mark nobody takes for an accent. */
const WHOLE = new Set(["Й", "Ї", "Ў", "Ѓ", "Ќ"]);

/**
 * The letters of a text as a word of a puzzle: `twenty-one` → `TWENTYONE`, `fünf` → `FÜNF`.
 * Everything that is no letter is dropped, the Ukrainian apostrophe too; accents and the vowel signs
 * of Indian scripts stay.
 *
 * @param language a code such as `tr`: in Turkish and Azerbaijani the capital of i is İ.
 */
export function asPuzzleWord(text: string, language = ""): string {
  const composed = text.normalize("NFC");
  const [main = ""] = language.split("-");
  const capitals = (DOTTED_CAPITAL.has(main) ? composed.replaceAll("i", "İ") : composed).toUpperCase();
  return capitals
    .normalize("NFC")
    .replaceAll(/[^\p{L}\p{M}]|\p{Lm}/gu, "")
    .replace(/^\p{M}+/u, "");
}

/** Scripts whose marks are accents or points that can be left out; elsewhere they are vowels, or part of a sign. */
const WITH_ACCENTS =
  /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Hebrew}\p{Script=Arabic}]/u;

/**
 * The same word for alphabets without accents: `FÜNF` → `FUENF` in German and `FUNF` elsewhere,
 * `ZÉRO` → `ZERO`, `ÅTTE` → `ATTE`. Letters of their own, such as Й, stay, and so do the scripts of India and East Asia.
 */
export function foldedPuzzleWord(text: string, language = ""): string {
  const special = language.split("-")[0] === "de" ? { ...WITHOUT_PARTS, ...GERMAN } : WITHOUT_PARTS;
  return lettersOf(asPuzzleWord(text, language))
    .map((letter) => special[letter] ?? withoutAccents(letter))
    .join("");
}

function withoutAccents(letter: string): string {
  if (WHOLE.has(letter) || !WITH_ACCENTS.test(letter)) return letter;
  const bare = letter.normalize("NFD").replaceAll(/\p{M}/gu, "");
  // Ǿ is Ø with an accent.
  return WITHOUT_PARTS[bare] ?? bare;
}

/** The letters of a word, each with the marks that belong to it. */
export const lettersOf = (word: string): readonly string[] => word.match(/\P{M}\p{M}*/gu) ?? [];
