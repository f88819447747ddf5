/**
 * Number words of the Slavic languages in Cyrillic letters. The notation of the tables is in
 * choices.ts.
 */
import { type Choices, eachChoice, joined, table } from "./choices.js";
import { decimal, type NumberLanguage, spoken } from "./number-language.js";

export const russian: NumberLanguage = decimal({
  name: "Russian",
  low: table(`ноль|нуль один два три четыре пять шесть семь восемь девять десять одиннадцать двенадцать тринадцать
    четырнадцать пятнадцать шестнадцать семнадцать восемнадцать девятнадцать`),
  tens: table("двадцать тридцать сорок пятьдесят шестьдесят семьдесят восемьдесят девяносто"),
  compound: spoken(" "),
  hundred: "сто",
  beyond: {
    hundreds: table("двести триста четыреста пятьсот шестьсот семьсот восемьсот девятьсот"),
    compound: spoken(" "),
    thousand: "тысяча|одна тысяча",
  },
});

export const ukrainian: NumberLanguage = decimal({
  name: "Ukrainian",
  low: table(`нуль один два три чотири п’ять шість сім вісім дев’ять десять одинадцять дванадцять тринадцять
    чотирнадцять п’ятнадцять шістнадцять сімнадцять вісімнадцять дев’ятнадцять`),
  tens: table("двадцять тридцять сорок п’ятдесят шістдесят сімдесят вісімдесят дев’яносто"),
  compound: spoken(" "),
  hundred: "сто",
  beyond: {
    hundreds: table("двісті триста чотириста п’ятсот шістсот сімсот вісімсот дев’ятсот"),
    compound: spoken(" "),
    thousand: "тисяча|одна тисяча",
  },
});

export const belarusian: NumberLanguage = decimal({
  name: "Belarusian",
  low: table(`нуль адзін два тры чатыры пяць шэсць сем восем дзевяць дзесяць адзінаццаць дванаццаць трынаццаць
    чатырнаццаць пятнаццаць шаснаццаць сямнаццаць васямнаццаць дзевятнаццаць`),
  // With е as before the reform of 2008.
  tens: table(`дваццаць трыццаць сорак пяцьдзясят|пяцьдзесят шэсцьдзясят|шэсцьдзесят семдзесят восемдзесят
    дзевяноста`),
  compound: spoken(" "),
  hundred: "сто",
  beyond: {
    hundreds: table("дзвесце трыста чатырыста пяцьсот шэсцьсот семсот восемсот дзевяцьсот"),
    compound: spoken(" "),
    thousand: "тысяча|адна тысяча",
  },
});

/** Only the last part of a Bulgarian number has its и. */
const bulgarianBeyond = (hundred: Choices, rest: Choices, n: number): Choices =>
  joined(hundred, n % 100 <= 20 || n % 10 === 0 ? " и " : " ", rest);

export const bulgarian: NumberLanguage = decimal({
  name: "Bulgarian",
  low: table(`нула едно|един две|два три четири пет шест седем осем девет десет единадесет|единайсет
    дванадесет|дванайсет тринадесет|тринайсет четиринадесет|четиринайсет петнадесет|петнайсет
    шестнадесет|шестнайсет седемнадесет|седемнайсет осемнадесет|осемнайсет деветнадесет|деветнайсет`),
  tens: table(`двадесет|двайсет тридесет|трийсет четиридесет|четирийсет|четиресет петдесет шестдесет|шейсет седемдесет
    осемдесет деветдесет`),
  compound: spoken(" и "),
  hundred: "сто",
  beyond: {
    hundreds: table(`двеста триста четиристотин петстотин шестстотин седемстотин осемстотин деветстотин`),
    compound: bulgarianBeyond,
    thousand: "хиляда",
  },
});

export const serbian: NumberLanguage = decimal({
  name: "Serbian",
  low: table(`нула један два три четири пет шест седам осам девет десет једанаест дванаест тринаест четрнаест
    петнаест шеснаест седамнаест осамнаест деветнаест`),
  tens: table("двадесет тридесет четрдесет педесет шездесет седамдесет осамдесет деведесет"),
  compound: spoken(" | и "),
  hundred: "сто|стотина|стотину",
  beyond: {
    hundreds:
      table(`двеста|двесто|двјеста|двјесто триста|тристо четиристо|четириста петсто шесто|шестсто седамсто
      осамсто деветсто`),
    hundredBefore: "сто",
    compound: spoken(" | и "),
    thousand: "хиљада|хиљаду|једна хиљада",
  },
});

/** The letters of Serbian in both alphabets. */
const LATIN: Readonly<Record<string, string>> = Object.fromEntries(
  table(`а=a б=b в=v г=g д=d ђ=đ е=e ж=ž з=z и=i ј=j к=k л=l љ=lj м=m н=n њ=nj о=o п=p р=r с=s т=t ћ=ć у=u ф=f х=h ц=c ч=č
    џ=dž ш=š`).map((pair) => pair.split("=") as [string, string]),
);

/** Serbian is written in both alphabets, letter for letter. */
export const serbianLatin: NumberLanguage = {
  name: "Serbian (Latin letters)",
  largest: serbian.largest,
  words: (n) =>
    eachChoice(serbian.words(n), (word) => [...word].map((letter) => LATIN[letter] ?? letter).join("")),
};

export const macedonian: NumberLanguage = decimal({
  name: "Macedonian",
  low: table(`нула еден|едно два|две три четири пет шест седум осум девет десет единаесет дванаесет тринаесет
    четиринаесет петнаесет шеснаесет седумнаесет осумнаесет деветнаесет`),
  tens: table("дваесет триесет четириесет педесет шеесет седумдесет осумдесет деведесет"),
  compound: spoken(" и "),
  hundred: "сто",
});
