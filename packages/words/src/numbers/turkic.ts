/** Number words of the Turkic languages. The notation of the tables is in choices.ts. */
import { type Choices, joined, table } from "./choices.js";
import { decimal, type NumberLanguage, spoken } from "./number-language.js";

/** The words that make all others, and whether a hundred and a thousand may have their one. */
interface TurkicWords {
  readonly name: string;
  readonly zero: Choices;
  /** 1 to 9. */
  readonly units: readonly Choices[];
  /** 10 to 90. */
  readonly tens: readonly Choices[];
  readonly hundred: string;
  readonly thousand: string;
  readonly counted: boolean;
}

/** Tens and units, hundreds and tens simply follow each other. */
function turkic({ name, zero, units, tens, hundred, thousand, counted }: TurkicWords): NumberLanguage {
  const [one = "", ...more] = units;
  const [ten = "", ...higher] = tens;
  const alone = (word: string): Choices => (counted ? `${word}|${one} ${word}` : word);
  return decimal({
    name,
    low: [zero, ...units, ten],
    teen: (unit) => joined(ten, " ", unit),
    tens: higher,
    compound: spoken(" "),
    hundred: alone(hundred),
    beyond: {
      hundreds: more.map((unit) => joined(unit, " ", hundred)),
      compound: spoken(" "),
      thousand: alone(thousand),
    },
  });
}

export const turkish: NumberLanguage = turkic({
  name: "Turkish",
  zero: "sıfır",
  units: table("bir iki üç dört beş altı yedi sekiz dokuz"),
  tens: table("on yirmi otuz kırk elli altmış yetmiş seksen doksan"),
  hundred: "yüz",
  thousand: "bin",
  counted: false,
});

export const azerbaijani: NumberLanguage = turkic({
  name: "Azerbaijani",
  zero: "sıfır",
  units: table("bir iki üç dörd beş altı yeddi səkkiz doqquz"),
  tens: table("on iyirmi otuz qırx əlli altmış yetmiş səksən doxsan"),
  hundred: "yüz",
  thousand: "min",
  counted: true,
});

export const kazakh: NumberLanguage = turkic({
  name: "Kazakh",
  zero: "нөл",
  units: table("бір екі үш төрт бес алты жеті сегіз тоғыз"),
  tens: table("он жиырма отыз қырық елу алпыс жетпіс сексен тоқсан"),
  hundred: "жүз",
  thousand: "мың",
  counted: true,
});

export const kyrgyz: NumberLanguage = turkic({
  name: "Kyrgyz",
  zero: "нөл",
  units: table("бир эки үч төрт беш алты жети сегиз тогуз"),
  tens: table("он жыйырма отуз кырк элүү алтымыш жетимиш сексен токсон"),
  hundred: "жүз",
  thousand: "миң",
  counted: true,
});
