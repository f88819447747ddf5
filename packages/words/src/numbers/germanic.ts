/** Number words of the Germanic languages. The notation of the tables is in choices.ts. */
import { type Choices, eachChoice, either, joined, table } from "./choices.js";
import { decimal, type NumberLanguage, spoken, turned } from "./number-language.js";

export const english: NumberLanguage = decimal({
  name: "English",
  low: table(`zero|nought|naught one two three four five six seven eight nine ten eleven twelve thirteen
    fourteen fifteen sixteen seventeen eighteen nineteen`),
  tens: table("twenty thirty forty fifty sixty seventy eighty ninety"),
  compound: spoken("-"),
  hundred: "one hundred|hundred|a hundred",
  beyond: {
    hundreds: ["two", "three", "four", "five", "six", "seven", "eight", "nine"].map((n) => `${n} hundred`),
    hundredBefore: "one hundred|a hundred",
    compound: spoken(" and | "),
    thousand: "one thousand|thousand|a thousand",
  },
});

export const german: NumberLanguage = decimal({
  name: "German",
  low: table(`null eins zwei|zwo drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn
    fünfzehn sechzehn siebzehn achtzehn neunzehn`),
  // Switzerland writes ss for ß; as capitals both are the same word.
  tens: table("zwanzig dreißig|dreissig vierzig fünfzig sechzig siebzig achtzig neunzig"),
  units: table("ein zwei|zwo drei vier fünf sechs sieben acht neun"),
  compound: turned("und"),
  hundred: "hundert|einhundert",
  beyond: {
    hundreds: table(`zweihundert|zwohundert dreihundert vierhundert fünfhundert sechshundert siebenhundert
      achthundert neunhundert`),
    compound: spoken("|und"),
    thousand: "tausend|eintausend",
  },
});

/** Dutch parts two vowels that would be read as one by a diaeresis: tweeëntwintig. */
const dutchCompound = (ten: Choices, unit: Choices): Choices =>
  eachChoice(unit, (word) => `${word}${word.endsWith("e") ? "ën" : "en"}${ten}`);

export const dutch: NumberLanguage = decimal({
  name: "Dutch",
  low: table(`nul een|één twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien
    zestien zeventien achttien negentien`),
  tens: table("twintig dertig veertig vijftig zestig zeventig tachtig negentig"),
  units: table("een twee drie vier vijf zes zeven acht negen"),
  compound: dutchCompound,
  hundred: "honderd|eenhonderd",
  beyond: {
    hundreds: table(`tweehonderd driehonderd vierhonderd vijfhonderd zeshonderd zevenhonderd achthonderd
      negenhonderd`),
    hundredBefore: "honderd",
    compound: (hundred, rest, n) => (n % 100 < 13 ? joined(hundred, "|en", rest) : joined(hundred, rest)),
    thousand: "duizend|eenduizend",
  },
});

export const afrikaans: NumberLanguage = decimal({
  name: "Afrikaans",
  low: table(`nul een twee drie vier vyf ses sewe|sewen agt|ag nege|negen tien elf twaalf dertien veertien
    vyftien sestien sewentien agttien|agtien negentien|neëntien`),
  tens: table("twintig dertig veertig vyftig sestig sewentig tagtig negentig|neëntig"),
  units: table("een twee drie vier vyf ses sewe agt nege"),
  compound: (ten, unit) => either(turned("-en-")(ten, unit), dutchCompound(ten.split("|")[0] ?? ten, unit)),
  hundred: "honderd|eenhonderd",
  beyond: {
    hundreds: table(
      `tweehonderd driehonderd vierhonderd vyfhonderd seshonderd sewehonderd agthonderd negehonderd`,
    ),
    compound: spoken(" | en "),
    thousand: "duisend|eenduisend",
  },
});

export const swedish: NumberLanguage = decimal({
  name: "Swedish",
  low: table(`noll ett|en två tre fyra fem sex sju åtta nio tio elva tolv tretton fjorton femton sexton
    sjutton arton|aderton nitton`),
  tens: table("tjugo trettio fyrtio femtio sextio sjuttio åttio nittio"),
  compound: spoken(""),
  hundred: "hundra|etthundra|ett hundra",
  beyond: {
    hundreds: table("tvåhundra trehundra fyrahundra femhundra sexhundra sjuhundra åttahundra niohundra"),
    hundredBefore: "hundra|etthundra",
    compound: spoken(""),
    thousand: "tusen|ettusen|ett tusen",
  },
});

export const danish: NumberLanguage = decimal({
  name: "Danish",
  low: table(`nul en|et to tre fire fem seks syv otte ni ti elleve tolv tretten fjorten femten seksten sytten
    atten nitten`),
  tens: table("tyve tredive|tredve fyrre halvtreds tres halvfjerds firs halvfems"),
  units: table("en to tre fire fem seks syv otte ni"),
  compound: turned("og"),
  // The tens in full, which are otherwise met in the ordinals only.
  irregular: {
    40: "fyrre|fyrretyve",
    50: "halvtreds|halvtredsindstyve",
    60: "tres|tresindstyve",
    70: "halvfjerds|halvfjerdsindstyve",
    80: "firs|firsindstyve",
    90: "halvfems|halvfemsindstyve",
  },
  hundred: "hundrede|et hundrede|ethundrede|hundred",
  beyond: {
    hundreds: ["to", "tre", "fire", "fem", "seks", "syv", "otte", "ni"].map(
      (n) => `${n}hundrede|${n}hundred`,
    ),
    compound: spoken(" og | "),
    thousand: "tusind|et tusind|ettusind|tusinde|et tusinde",
  },
});

/** The hundreds of both kinds of Norwegian. */
const norwegianHundreds = (units: readonly Choices[]): readonly Choices[] =>
  units.slice(1).map((unit) => joined(unit, " hundre"));

/** Units as they stand before the ten. */
const NORWEGIAN_UNITS = table("en to tre fire fem seks sju|syv åtte ni");

export const norwegian: NumberLanguage = decimal({
  name: "Norwegian (Bokmål)",
  low: table(`null en|én|ett to tre fire fem seks sju|syv åtte ni ti elleve tolv tretten fjorten femten
    seksten sytten atten nitten`),
  tens: table("tjue|tyve tretti|tredve førti femti seksti sytti åtti nitti"),
  units: table("en|én|ett to tre fire fem seks sju|syv åtte ni"),
  // The way of counting before 1951, unit first, is still heard.
  compound: (ten, unit, n) => {
    const [modern = ten, old = modern] = ten.split("|");
    const before = NORWEGIAN_UNITS[(n % 10) - 1] ?? unit;
    return either(joined(modern, unit), joined(before, "og", old));
  },
  hundred: "hundre|ett hundre|etthundre",
  beyond: {
    hundreds: norwegianHundreds(NORWEGIAN_UNITS),
    compound: spoken(" og "),
    thousand: "tusen|ett tusen|ettusen",
  },
});

export const nynorsk: NumberLanguage = decimal({
  name: "Norwegian (Nynorsk)",
  low: table(`null ein|éin|eitt to tre fire fem seks sju åtte ni ti elleve tolv tretten fjorten femten seksten sytten
    atten nitten`),
  tens: table("tjue tretti førti femti seksti sytti åtti nitti"),
  compound: spoken(""),
  hundred: "hundre|eitt hundre|eitthundre",
  beyond: {
    hundreds: norwegianHundreds(table("eitt to tre fire fem seks sju åtte ni")),
    compound: spoken(" og "),
    thousand: "tusen|eitt tusen|eittusen",
  },
});

export const icelandic: NumberLanguage = decimal({
  name: "Icelandic",
  low: table(`núll einn tveir þrír fjórir fimm sex sjö átta níu tíu ellefu tólf þrettán fjórtán fimmtán
    sextán sautján|seytján átján nítján`),
  tens: table("tuttugu þrjátíu fjörutíu fimmtíu sextíu sjötíu áttatíu níutíu"),
  compound: spoken(" og "),
  hundred: "hundrað|eitt hundrað",
});
