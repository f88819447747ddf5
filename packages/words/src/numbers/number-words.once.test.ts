import { describe, expect, test } from "vitest";
import { foldedPuzzleWord } from "../puzzle-word.js";
import type { NumberLanguageCode } from "./number-language-codes.js";
import { NUMBER_LANGUAGES, numberPuzzleWords, numberWords, valuedWords } from "./number-words.js";

/** Numbers with all their variants, as dictionaries and grammars have them. */
const KNOWN: readonly (readonly [NumberLanguageCode, number, ...string[]])[] = [
  ["en", 0, "zero", "nought", "naught"],
  ["en", 21, "twenty-one"],
  ["en", 100, "one hundred", "hundred", "a hundred"],
  ["en", 342, "three hundred and forty-two", "three hundred forty-two"],
  ["de", 1, "eins"],
  ["de", 2, "zwei", "zwo"],
  ["de", 31, "einunddreißig", "einunddreissig"],
  ["de", 100, "hundert", "einhundert"],
  ["fr", 21, "vingt et un", "vingt-et-un"],
  ["fr", 70, "soixante-dix", "septante"],
  ["fr", 80, "quatre-vingts", "huitante", "octante"],
  ["fr", 91, "quatre-vingt-onze", "nonante et un", "nonante-et-un"],
  ["fr", 203, "deux cent trois"],
  ["es", 23, "veintitrés"],
  ["es", 33, "treinta y tres", "treintaitrés"],
  ["pt-PT", 16, "dezasseis"],
  ["pt-BR", 16, "dezesseis"],
  ["it", 23, "ventitré"],
  ["it", 28, "ventotto"],
  ["it", 101, "centouno", "centuno"],
  ["ca", 22, "vint-i-dos"],
  ["la", 18, "duodeviginti", "octodecim", "decem et octo"],
  ["la", 99, "undecentum", "nonaginta novem", "novem et nonaginta", "nonaginta et novem"],
  ["nl", 22, "tweeëntwintig"],
  ["sv", 18, "arton", "aderton"],
  ["da", 55, "femoghalvtreds"],
  ["nb", 23, "tjuetre", "treogtyve"],
  ["fi", 29, "kaksikymmentäyhdeksän"],
  ["hu", 22, "huszonkettő"],
  ["tr", 11, "on bir"],
  ["cs", 22, "dvacet dva", "dvacet dvě", "dvaadvacet"],
  ["sl", 21, "enaindvajset"],
  ["hr", 21, "dvadeset jedan", "dvadeset i jedan"],
  ["uk", 19, "дев’ятнадцять"],
  ["bg", 12, "дванадесет", "дванайсет"],
  ["el", 17, "δεκαεπτά", "δεκαεφτά"],
  ["eu", 53, "berrogeita hamahiru"],
  ["eu", 99, "laurogeita hemeretzi"],
  ["gl", 22, "vinte e dous"],
  ["gl", 500, "cincocentos", "quiñentos"],
  ["eo", 42, "kvardek du"],
  ["id", 11, "sebelas"],
  ["cy", 20, "dau ddeg", "ugain"],
  ["vi", 25, "hai mươi lăm", "hai mươi nhăm"],
  ["ja-Latn", 14, "jūyon", "jūshi"],
  ["ja-Latn", 601, "roppyaku ichi"],
  ["zh-Latn", 101, "yībǎi líng yī"],
  ["zh-Latn", 212, "èrbǎi yīshíèr", "liǎngbǎi yīshíèr"],
  ["vi", 14, "mười bốn"],
  ["vi", 24, "hai mươi bốn", "hai mươi tư"],
  ["vi", 101, "một trăm linh một", "một trăm lẻ một"],
  ["sq", 13, "trembëdhjetë"],
  ["sq", 23, "njëzet e tre", "njëzet e tri"],
  ["mk", 47, "четириесет и седум"],
  ["nn", 21, "tjueein", "tjueéin", "tjueeitt"],
  ["kk", 100, "жүз", "бір жүз"],
  ["ky", 56, "элүү алты"],
  ["sr-Latn", 90, "devedeset"],
  ["bg", 121, "сто двадесет и едно", "сто двадесет и един", "сто двайсет и едно", "сто двайсет и един"],
  ["bg", 114, "сто и четиринадесет", "сто и четиринайсет"],
  ["el", 101, "εκατόν ένα"],
  ["da", 200, "tohundrede", "tohundred"],
  ["sw", 115, "mia moja na kumi na tano", "mia moja kumi na tano", "mia na kumi na tano", "mia kumi na tano"],
  ["be", 50, "пяцьдзясят", "пяцьдзесят"],
];

describe("the words", () => {
  for (const [code, n, ...words] of KNOWN) {
    test(`of ${code} for ${n} are the known ones`, () => {
      expect(numberWords(code, n)).toEqual(words);
    });
  }

  test("exist for every number up to the largest of a language, and for no other", () => {
    for (const { code, largest } of NUMBER_LANGUAGES) {
      const numbers = Array.from({ length: largest + 1 }, (_, n) => n);
      expect(numbers.filter((n) => numberWords(code, n).length === 0)).toEqual([]);
      for (const n of [-1, 0.5, largest + 1, Number.NaN]) expect(numberWords(code, n)).toEqual([]);
    }
  });

  test("belong to one number only", () => {
    const shared: string[] = [];
    for (const { code, largest } of NUMBER_LANGUAGES) {
      const owners = new Map<string, number>();
      for (const { word, value } of valuedWords(code, { to: largest })) {
        const owner = owners.get(word);
        if (owner !== undefined) shared.push(`${code}: ${word} is ${owner} and ${value}`);
        owners.set(word, value);
      }
    }
    expect(shared).toEqual([]);
  });

  test("are letters of one alphabet without spaces, as puzzle words", () => {
    const letters = /^(\p{Script=Latin}+|\p{Script=Cyrillic}+|\p{Script=Greek}+)$/u;
    for (const { code, largest } of NUMBER_LANGUAGES) {
      const words = valuedWords(code, { to: largest }).map(({ word }) => word);
      expect(words.filter((word) => !letters.test(word) || word !== word.normalize("NFC"))).toEqual([]);
    }
  });

  test("can be folded to the 26 letters in every language of Latin letters", () => {
    for (const { code } of NUMBER_LANGUAGES) {
      for (let n = 0; n <= 100; n++) {
        for (const word of numberPuzzleWords(code, n)) {
          if (/\p{Script=Latin}/u.test(word)) expect(foldedPuzzleWord(word, code)).toMatch(/^[A-Z]+$/);
        }
      }
    }
  });

  test("are there in at least 20 languages, in the order of their codes", () => {
    expect(NUMBER_LANGUAGES.length).toBeGreaterThanOrEqual(20);
    const codes: string[] = NUMBER_LANGUAGES.map(({ code }) => code);
    expect(codes).toEqual([...codes].sort());
    expect(new Set(NUMBER_LANGUAGES.map(({ name }) => name)).size).toBe(codes.length);
  });
});

test("spellings that are the same word in a puzzle are one", () => {
  expect(numberPuzzleWords("fr", 21)).toEqual(["VINGTETUN"]);
  expect(numberPuzzleWords("de", 30)).toEqual(["DREISSIG"]);
});

describe("words with their values", () => {
  test("are all variants of all numbers, in their order", () => {
    const german = valuedWords("de", { to: 2 });
    expect(german).toEqual([
      { word: "NULL", value: 0 },
      { word: "EINS", value: 1 },
      { word: "ZWEI", value: 2 },
      { word: "ZWO", value: 2 },
    ]);
    expect(valuedWords("de", { to: 5, folded: true }).at(-1)).toEqual({ word: "FUENF", value: 5 });
  });

  test("end where the language does, and at 100 unless told", () => {
    expect(valuedWords("eu", { to: 1000 }).at(-1)?.value).toBe(100);
    expect(valuedWords("en").at(-1)?.value).toBe(100);
    expect(valuedWords("en", { to: 1000 }).at(-1)?.value).toBe(1000);
  });

  test("stay different numbers without their accents, to 100", () => {
    for (const { code } of NUMBER_LANGUAGES) {
      const values = new Map<string, number>();
      for (const { word, value } of valuedWords(code, { folded: true }))
        expect(values.set(word, values.get(word) ?? value).get(word), `${code} ${word}`).toBe(value);
    }
  });
});
