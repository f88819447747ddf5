/** Number words of the Slavic languages in Latin letters. The notation of the tables is in choices.ts. */
import { type Choices, either, joined, table } from "./choices.js";
import { decimal, type NumberLanguage, spoken, turned } from "./number-language.js";

export const polish: NumberLanguage = decimal({
  name: "Polish",
  low: table(`zero jeden dwa trzy cztery pięć sześć siedem osiem dziewięć dziesięć jedenaście dwanaście trzynaście
    czternaście piętnaście szesnaście siedemnaście osiemnaście dziewiętnaście`),
  tens: table(`dwadzieścia trzydzieści czterdzieści pięćdziesiąt sześćdziesiąt siedemdziesiąt osiemdziesiąt
    dziewięćdziesiąt`),
  compound: spoken(" "),
  hundred: "sto",
  beyond: {
    hundreds: table("dwieście trzysta czterysta pięćset sześćset siedemset osiemset dziewięćset"),
    compound: spoken(" "),
    thousand: "tysiąc|jeden tysiąc",
  },
});

/** Czech also puts the unit first, in one word. */
function czechCompound(ten: Choices, unit: Choices, n: number): Choices {
  const first: Readonly<Record<number, Choices>> = { 1: "jeden|jedn", 2: "dva" };
  return either(joined(ten, " ", unit), turned("a")(ten, first[n % 10] ?? unit));
}

export const czech: NumberLanguage = decimal({
  name: "Czech",
  low: table(`nula jedna|jeden|jedno dva|dvě tři čtyři pět šest sedm osm devět deset jedenáct dvanáct třináct čtrnáct
    patnáct šestnáct sedmnáct osmnáct devatenáct`),
  tens: table("dvacet třicet čtyřicet padesát šedesát sedmdesát osmdesát devadesát"),
  units: table("jedna|jeden dva|dvě tři čtyři pět šest sedm osm devět"),
  compound: czechCompound,
  hundred: "sto|jedno sto",
  beyond: {
    hundreds: table("dvě_stě tři_sta čtyři_sta pět_set šest_set sedm_set osm_set devět_set"),
    hundredBefore: "sto",
    compound: spoken(" "),
    thousand: "tisíc|jeden tisíc",
  },
});

export const slovak: NumberLanguage = decimal({
  name: "Slovak",
  low: table(`nula jeden|jedna|jedno dva|dve tri štyri päť šesť sedem osem deväť desať jedenásť dvanásť trinásť
    štrnásť pätnásť šestnásť sedemnásť osemnásť devätnásť`),
  tens: table("dvadsať tridsať štyridsať päťdesiat šesťdesiat sedemdesiat osemdesiat deväťdesiat"),
  units: table("jeden|jedna dva|dve tri štyri päť šesť sedem osem deväť"),
  compound: spoken(""),
  hundred: "sto|jednosto",
  beyond: {
    hundreds: table("dvesto tristo štyristo päťsto šesťsto sedemsto osemsto deväťsto"),
    compound: spoken(" "),
    thousand: "tisíc|jeden tisíc",
  },
});

export const slovene: NumberLanguage = decimal({
  name: "Slovene",
  low: table(`nič|nula ena|en|eno dve|dva tri štiri pet šest sedem osem devet deset enajst dvanajst trinajst
    štirinajst petnajst šestnajst sedemnajst osemnajst devetnajst`),
  tens: table("dvajset trideset štirideset petdeset šestdeset sedemdeset osemdeset devetdeset"),
  units: table("ena dva tri štiri pet šest sedem osem devet"),
  compound: turned("in"),
  hundred: "sto",
  beyond: {
    hundreds: table("dvesto tristo štiristo petsto šeststo sedemsto osemsto devetsto"),
    compound: spoken(" "),
    thousand: "tisoč",
  },
});

export const croatian: NumberLanguage = decimal({
  name: "Croatian",
  low: table(`nula|ništica jedan dva tri četiri pet šest sedam osam devet deset jedanaest dvanaest trinaest četrnaest
    petnaest šesnaest sedamnaest osamnaest devetnaest`),
  tens: table("dvadeset trideset četrdeset pedeset šezdeset sedamdeset osamdeset devedeset"),
  compound: spoken(" | i "),
  hundred: "sto|stotina|stotinu",
  beyond: {
    hundreds: table(`dvjesto|dvjesta tristo|trista četiristo|četirista petsto šeststo|šesto sedamsto osamsto
      devetsto`),
    hundredBefore: "sto",
    compound: spoken(" | i "),
    thousand: "tisuća|tisuću|jedna tisuća|hiljada|hiljadu|jedna hiljada",
  },
});
