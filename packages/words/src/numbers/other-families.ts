/**
 * Number words of Greek, the Baltic, Celtic, Uralic and Turkic languages, Basque, Malay, Swahili and
 * Esperanto. The notation of the tables is in choices.ts.
 */
import { type Choices, entry, joined, table } from "./choices.js";
import { decimal, type NumberLanguage, spoken } from "./number-language.js";

export const greek: NumberLanguage = decimal({
  name: "Greek",
  low: table(`μηδέν ένα δύο|δυο τρία τέσσερα πέντε έξι επτά|εφτά οκτώ|οχτώ εννέα|εννιά δέκα έντεκα|ένδεκα δώδεκα
    δεκατρία δεκατέσσερα δεκαπέντε δεκαέξι|δεκάξι δεκαεπτά|δεκαεφτά δεκαοκτώ|δεκαοχτώ δεκαεννέα|δεκαεννιά`),
  tens: table("είκοσι τριάντα σαράντα πενήντα εξήντα εβδομήντα ογδόντα ενενήντα"),
  compound: spoken(" "),
  hundred: "εκατό",
});

export const lithuanian: NumberLanguage = decimal({
  name: "Lithuanian",
  low: table(`nulis vienas du trys keturi penki šeši septyni aštuoni devyni dešimt vienuolika dvylika trylika
    keturiolika penkiolika šešiolika septyniolika aštuoniolika devyniolika`),
  tens: table(`dvidešimt trisdešimt keturiasdešimt penkiasdešimt šešiasdešimt septyniasdešimt aštuoniasdešimt
    devyniasdešimt`),
  compound: spoken(" "),
  hundred: "šimtas|vienas šimtas",
});

export const latvian: NumberLanguage = decimal({
  name: "Latvian",
  low: table(`nulle viens divi trīs četri pieci seši septiņi astoņi deviņi desmit vienpadsmit divpadsmit trīspadsmit
    četrpadsmit piecpadsmit sešpadsmit septiņpadsmit astoņpadsmit deviņpadsmit`),
  tens: table(`divdesmit trīsdesmit četrdesmit piecdesmit sešdesmit septiņdesmit astoņdesmit deviņdesmit`),
  compound: spoken(" "),
  hundred: "simts|simt|viens simts",
});

const WELSH = table("dim|sero un dau tri pedwar pump chwech saith wyth naw deg");

export const welsh: NumberLanguage = decimal({
  name: "Welsh",
  // The teens of the decimal way, and the words of the older way that are in daily use.
  low: table(`dim|sero un dau tri pedwar pump chwech saith wyth naw deg un_deg_un|un_ar_ddeg
    un_deg_dau|deuddeg un_deg_tri|tri_ar_ddeg un_deg_pedwar|pedwar_ar_ddeg un_deg_pump|pymtheg
    un_deg_chwech|un_ar_bymtheg un_deg_saith|dau_ar_bymtheg un_deg_wyth|deunaw
    un_deg_naw|pedwar_ar_bymtheg`),
  tens: table(`dau_ddeg|ugain tri_deg|deg_ar_hugain pedwar_deg|deugain pum_deg|hanner_cant chwe_deg|trigain saith_deg
    wyth_deg|pedwar_ugain naw_deg`),
  units: WELSH.slice(1, 10),
  compound: (ten, unit) => joined(ten.split("|")[0] ?? ten, " ", unit),
  hundred: "cant|un cant",
});

const FINNISH_UNITS = table("yksi kaksi kolme neljä viisi kuusi seitsemän kahdeksan yhdeksän");

export const finnish: NumberLanguage = decimal({
  name: "Finnish",
  low: ["nolla", ...FINNISH_UNITS, "kymmenen"],
  teen: (unit) => `${unit}toista`,
  tens: FINNISH_UNITS.slice(1).map((unit) => `${unit}kymmentä`),
  compound: spoken(""),
  hundred: "sata",
  beyond: {
    hundreds: FINNISH_UNITS.slice(1).map((unit) => `${unit}sataa`),
    compound: spoken(""),
    thousand: "tuhat",
  },
});

const ESTONIAN_UNITS = table("üks kaks kolm neli viis kuus seitse kaheksa üheksa");

export const estonian: NumberLanguage = decimal({
  name: "Estonian",
  low: ["null", ...ESTONIAN_UNITS, "kümme"],
  teen: (unit) => `${unit}teist`,
  tens: ESTONIAN_UNITS.slice(1).map((unit) => `${unit}kümmend`),
  compound: spoken(" "),
  hundred: "sada|ükssada",
});

const HUNGARIAN_UNITS = table("egy kettő három négy öt hat hét nyolc kilenc");

export const hungarian: NumberLanguage = decimal({
  name: "Hungarian",
  low: ["nulla|zéró", ...HUNGARIAN_UNITS, "tíz"],
  teen: (unit) => `tizen${unit}`,
  tens: table("húsz harminc negyven ötven hatvan hetven nyolcvan kilencven"),
  // Twenty takes a linking form of its own.
  compound: (ten, unit, n) => joined(n < 30 ? "huszon" : ten, unit),
  hundred: "száz|egyszáz",
  beyond: {
    hundreds: table("kétszáz|kettőszáz háromszáz négyszáz ötszáz hatszáz hétszáz nyolcszáz kilencszáz"),
    compound: spoken(""),
    thousand: "ezer|egyezer",
  },
});

const TURKISH_UNITS = table("bir iki üç dört beş altı yedi sekiz dokuz");

export const turkish: NumberLanguage = decimal({
  name: "Turkish",
  low: ["sıfır", ...TURKISH_UNITS, "on"],
  teen: (unit) => `on ${unit}`,
  tens: table("yirmi otuz kırk elli altmış yetmiş seksen doksan"),
  compound: spoken(" "),
  hundred: "yüz",
  beyond: {
    hundreds: TURKISH_UNITS.slice(1).map((unit) => `${unit} yüz`),
    compound: spoken(" "),
    thousand: "bin",
  },
});

export const azerbaijani: NumberLanguage = decimal({
  name: "Azerbaijani",
  low: table("sıfır bir iki üç dörd beş altı yeddi səkkiz doqquz on"),
  teen: (unit) => `on ${unit}`,
  tens: table("iyirmi otuz qırx əlli altmış yetmiş səksən doxsan"),
  compound: spoken(" "),
  hundred: "yüz|bir yüz",
});

const BASQUE_LOW =
  table(`zero|huts bat bi hiru lau bost sei zazpi zortzi bederatzi hamar hamaika hamabi hamahiru
  hamalau hamabost hamasei hamazazpi hemezortzi|hamazortzi hemeretzi`);

/** Basque counts in twenties: 53 is two-twenty-and thirteen. */
function basqueWord(n: number): Choices {
  if (n === 100) return "ehun";
  if (n < 20) return entry(BASQUE_LOW, n);
  const twenty = ["", "hogei", "berrogei", "hirurogei", "laurogei"][Math.floor(n / 20)] ?? "";
  return n % 20 === 0 ? twenty : joined(twenty, "ta ", entry(BASQUE_LOW, n % 20));
}

export const basque: NumberLanguage = { name: "Basque", largest: 100, words: basqueWord };

const MALAY_UNITS = table("satu dua tiga empat lima enam tujuh lapan sembilan");
const INDONESIAN_UNITS = table("satu dua tiga empat lima enam tujuh delapan sembilan");

/** The two standards of Malay differ in zero and eight only. */
function malayan(name: string, zero: Choices, units: readonly Choices[]): NumberLanguage {
  return decimal({
    name,
    low: [zero, ...units, "sepuluh", "sebelas", ...units.slice(1).map((unit) => `${unit} belas`)],
    tens: units.slice(1).map((unit) => `${unit} puluh`),
    compound: spoken(" "),
    hundred: "seratus",
    beyond: {
      hundreds: units.slice(1).map((unit) => `${unit} ratus`),
      compound: spoken(" "),
      thousand: "seribu",
    },
  });
}

export const indonesian: NumberLanguage = malayan("Indonesian", "nol|kosong", INDONESIAN_UNITS);
export const malay: NumberLanguage = malayan("Malay", "sifar|kosong", MALAY_UNITS);

export const swahili: NumberLanguage = decimal({
  name: "Swahili",
  low: table("sifuri moja mbili tatu nne tano sita saba nane tisa kumi"),
  teen: (unit) => `kumi na ${unit}`,
  tens: table("ishirini thelathini arobaini hamsini sitini sabini themanini tisini"),
  compound: spoken(" na "),
  hundred: "mia moja|mia",
});

const ESPERANTO_UNITS = table("unu du tri kvar kvin ses sep ok naŭ");

export const esperanto: NumberLanguage = decimal({
  name: "Esperanto",
  low: ["nul|nulo", ...ESPERANTO_UNITS, "dek"],
  teen: (unit) => `dek ${unit}`,
  tens: ESPERANTO_UNITS.slice(1).map((unit) => `${unit}dek`),
  compound: spoken(" "),
  hundred: "cent",
  beyond: {
    hundreds: ESPERANTO_UNITS.slice(1).map((unit) => `${unit}cent`),
    compound: spoken(" "),
    thousand: "mil",
  },
});
