/** Number words of Latin and its daughters. The notation of the tables is in choices.ts. */
import { type Choices, either, entry, joined, table } from "./choices.js";
import { decimal, type NumberLanguage, spoken } from "./number-language.js";

/** 21 … 91 take `et`; the reform of 1990 writes hyphens there, too. */
const frenchCompound = (ten: Choices, unit: Choices, n: number): Choices =>
  n % 10 === 1 ? joined(ten, " et |-et-", unit) : joined(ten, "-", unit);

const FRENCH_LOW = table(`zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze
  quinze seize dix-sept dix-huit dix-neuf`);

/** 70 … 99: counted in twenties in France, in tens in Belgium (septante, nonante) and Switzerland (huitante). */
function frenchFrom70(): Record<number, Choices> {
  const words: Record<number, Choices> = {
    70: "soixante-dix|septante",
    80: "quatre-vingts|huitante|octante",
    90: "quatre-vingt-dix|nonante",
  };
  for (let unit = 1; unit <= 9; unit++) {
    const teen = entry(FRENCH_LOW, unit + 10);
    const last = entry(FRENCH_LOW, unit);
    const sixty = unit === 1 ? joined("soixante", " et |-et-", teen) : `soixante-${teen}`;
    words[70 + unit] = either(sixty, frenchCompound("septante", last, unit));
    words[80 + unit] = either(`quatre-vingt-${last}`, frenchCompound("huitante|octante", last, unit));
    words[90 + unit] = either(`quatre-vingt-${teen}`, frenchCompound("nonante", last, unit));
  }
  return words;
}

export const french: NumberLanguage = decimal({
  name: "French",
  low: FRENCH_LOW,
  tens: table("vingt trente quarante cinquante soixante"),
  compound: frenchCompound,
  irregular: frenchFrom70(),
  hundred: "cent",
  beyond: {
    hundreds: table(
      "deux_cents trois_cents quatre_cents cinq_cents six_cents sept_cents huit_cents neuf_cents",
    ),
    // Only a hundred that ends the number has its s.
    compound: (hundred, rest) => joined(hundred.replace(/cents$/, "cent"), " ", rest),
    thousand: "mille",
  },
});

const ACCENTED: Readonly<Record<string, string>> = { dos: "dós", tres: "trés", seis: "séis" };

export const spanish: NumberLanguage = decimal({
  name: "Spanish",
  low: table(`cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis
    diecisiete dieciocho diecinueve`),
  tens: table("veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa"),
  // One word up to 29; above, one word is the younger way. In one word, dos, tres and seis need an accent.
  compound: (ten, unit, n) => {
    const accented = ACCENTED[unit] ?? unit;
    return n < 30 ? `veinti${accented}` : either(`${ten} y ${unit}`, `${ten}i${accented}`);
  },
  hundred: "cien",
  beyond: {
    hundreds: table(`doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos
      novecientos`),
    hundredBefore: "ciento",
    compound: spoken(" "),
    thousand: "mil",
  },
});

const PORTUGUESE_TENS = table("vinte trinta quarenta cinquenta sessenta setenta oitenta noventa");
const PORTUGUESE_BEYOND = {
  hundreds: table("duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos"),
  hundredBefore: "cento",
  compound: spoken(" e "),
  thousand: "mil",
};

export const portuguese: NumberLanguage = decimal({
  name: "Portuguese (Portugal)",
  low: table(`zero um dois três quatro cinco seis sete oito nove dez onze doze treze catorze quinze dezasseis
    dezassete dezoito dezanove`),
  tens: PORTUGUESE_TENS,
  compound: spoken(" e "),
  hundred: "cem",
  beyond: PORTUGUESE_BEYOND,
});

export const brazilian: NumberLanguage = decimal({
  name: "Portuguese (Brazil)",
  low: table(`zero um dois três quatro cinco seis sete oito nove dez onze doze treze quatorze|catorze quinze
    dezesseis dezessete dezoito dezenove`),
  tens: PORTUGUESE_TENS,
  compound: spoken(" e "),
  hundred: "cem",
  beyond: PORTUGUESE_BEYOND,
});

/** Italian joins without a space; the ten loses its vowel before uno and otto, and a last tre has an accent. */
function italianCompound(ten: Choices, unit: Choices): Choices {
  const start = /^[uo]/.test(unit) ? ten.slice(0, -1) : ten;
  return start + (unit === "tre" ? "tré" : unit);
}

export const italian: NumberLanguage = decimal({
  name: "Italian",
  low: table(`zero uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici
    sedici diciassette diciotto diciannove`),
  tens: table("venti trenta quaranta cinquanta sessanta settanta ottanta novanta"),
  compound: italianCompound,
  hundred: "cento",
  beyond: {
    hundreds: table("duecento trecento quattrocento cinquecento seicento settecento ottocento novecento"),
    // Before uno and the numbers with otto, both the full and the short form are written.
    compound: (hundred, rest) => {
      const last = rest === "tre" ? "tré" : rest;
      return /^(uno|ott.*)$/.test(rest)
        ? either(hundred + last, hundred.slice(0, -1) + last)
        : hundred + last;
    },
    thousand: "mille",
  },
});

export const catalan: NumberLanguage = decimal({
  name: "Catalan",
  // Variants: Valencian (huit, desset with or without its accent) and Balearic (devuit, denou).
  low: table(`zero un|u dos tres quatre cinc sis set vuit|huit nou deu onze dotze tretze catorze quinze setze
    disset|desset|dèsset divuit|devuit|díhuit|dihuit dinou|denou|dènou`),
  tens: table("vint trenta quaranta cinquanta seixanta setanta vuitanta|huitanta noranta"),
  compound: (ten, unit, n) => joined(ten, n < 30 ? "-i-" : "-", unit),
  hundred: "cent",
  beyond: {
    hundreds: table(
      "dos-cents tres-cents quatre-cents cinc-cents sis-cents set-cents vuit-cents|huit-cents nou-cents",
    ),
    compound: spoken(" "),
    thousand: "mil",
  },
});

export const galician: NumberLanguage = decimal({
  name: "Galician",
  low: table(`cero un dous tres catro cinco seis sete oito nove dez once doce trece catorce quince dezaseis
    dezasete dezaoito dezanove`),
  tens: table("vinte trinta corenta cincuenta sesenta setenta oitenta noventa"),
  compound: spoken(" e "),
  hundred: "cen",
  beyond: {
    hundreds: table(`douscentos trescentos catrocentos cincocentos|quiñentos seiscentos setecentos oitocentos
      novecentos`),
    hundredBefore: "cento",
    compound: spoken(" "),
    thousand: "mil",
  },
});

export const romanian: NumberLanguage = decimal({
  name: "Romanian",
  low: table(`zero unu doi trei patru cinci șase șapte opt nouă zece unsprezece doisprezece treisprezece
    paisprezece cincisprezece șaisprezece șaptesprezece optsprezece nouăsprezece`),
  tens: table("douăzeci treizeci patruzeci cincizeci șaizeci șaptezeci optzeci nouăzeci"),
  compound: spoken(" și "),
  hundred: "o sută|una sută",
  beyond: {
    hundreds: table(`două_sute trei_sute patru_sute cinci_sute șase_sute șapte_sute opt_sute nouă_sute`),
    compound: spoken(" "),
    thousand: "o mie|una mie",
  },
});

const LATIN_LOW = table(`nihil|nulla|zerum unus duo tres quattuor quinque sex septem octo novem decem undecim
  duodecim tredecim quattuordecim quindecim sedecim|sexdecim septendecim
  duodeviginti|octodecim|decem_et_octo undeviginti|novendecim|decem_et_novem`);
const LATIN_TENS = table(
  "viginti triginta quadraginta quinquaginta sexaginta septuaginta octoginta nonaginta",
);

/** Latin counts the last two before a new ten down from it; adding was written, too, in either order. */
function latinCompound(ten: Choices, unit: Choices, n: number): Choices {
  const added = either(`${ten} ${unit}`, `${unit} et ${ten}`, `${ten} et ${unit}`);
  if (n === 98) return either(added, "duodecentum");
  if (n === 99) return either("undecentum", added);
  const next = LATIN_TENS[Math.floor(n / 10) - 1] ?? "centum";
  if (n % 10 === 8) return either(`duode${next}`, added);
  return n % 10 === 9 ? either(`unde${next}`, added) : added;
}

export const latin: NumberLanguage = decimal({
  name: "Latin",
  low: LATIN_LOW,
  tens: LATIN_TENS,
  compound: latinCompound,
  hundred: "centum",
});
