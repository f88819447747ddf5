/**
 * Number words of Greek, Albanian, the Baltic, Celtic and Uralic languages, Basque, Malay, Vietnamese,
 * Swahili and Esperanto. The notation of the tables is in choices.ts.
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
  beyond: {
    hundreds: table(`διακόσια τριακόσια τετρακόσια πεντακόσια εξακόσια επτακόσια|εφτακόσια οκτακόσια|οχτακόσια
      εννιακόσια|εννεακόσια`),
    hundredBefore: "εκατόν",
    compound: spoken(" "),
    thousand: "χίλια",
  },
});

const ALBANIAN_UNITS = table("një dy tre|tri katër pesë gjashtë shtatë tetë nëntë");

export const albanian: NumberLanguage = decimal({
  name: "Albanian",
  low: ["zero", ...ALBANIAN_UNITS, "dhjetë"],
  teen: (unit) => joined(unit.replace("|tri", ""), "mbëdhjetë"),
  tens: table(
    `njëzet tridhjetë dyzet|katërdhjetë pesëdhjetë gjashtëdhjetë shtatëdhjetë tetëdhjetë nëntëdhjetë`,
  ),
  compound: spoken(" e "),
  hundred: "njëqind",
  beyond: {
    hundreds: table("dyqind treqind katërqind pesëqind gjashtëqind shtatëqind tetëqind nëntëqind"),
    compound: spoken(" e "),
    thousand: "një mijë|mijë",
  },
});

export const lithuanian: NumberLanguage = decimal({
  name: "Lithuanian",
  low: table(`nulis vienas du trys keturi penki šeši septyni aštuoni devyni dešimt vienuolika dvylika trylika
    keturiolika penkiolika šešiolika septyniolika aštuoniolika devyniolika`),
  tens: table(`dvidešimt trisdešimt keturiasdešimt penkiasdešimt šešiasdešimt septyniasdešimt aštuoniasdešimt
    devyniasdešimt`),
  compound: spoken(" "),
  hundred: "šimtas|vienas šimtas",
  beyond: {
    hundreds: ["du", "trys", "keturi", "penki", "šeši", "septyni", "aštuoni", "devyni"].map(
      (n) => `${n} šimtai`,
    ),
    compound: spoken(" "),
    thousand: "tūkstantis|vienas tūkstantis",
  },
});

export const latvian: NumberLanguage = decimal({
  name: "Latvian",
  low: table(`nulle viens divi trīs četri pieci seši septiņi astoņi deviņi desmit vienpadsmit divpadsmit trīspadsmit
    četrpadsmit piecpadsmit sešpadsmit septiņpadsmit astoņpadsmit deviņpadsmit`),
  tens: table(`divdesmit trīsdesmit četrdesmit piecdesmit sešdesmit septiņdesmit astoņdesmit deviņdesmit`),
  compound: spoken(" "),
  hundred: "simts|simt|viens simts",
  beyond: {
    hundreds:
      table(`divsimt|divi_simti trīssimt|trīs_simti četrsimt|četri_simti piecsimt|pieci_simti sešsimt|seši_simti
      septiņsimt|septiņi_simti astoņsimt|astoņi_simti deviņsimt|deviņi_simti`),
    hundredBefore: "simt|simtu|simts|viens simts",
    compound: spoken(" "),
    thousand: "tūkstotis|tūkstoš|viens tūkstotis",
  },
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
  beyond: {
    hundreds: ESTONIAN_UNITS.slice(1).map((unit) => `${unit}sada`),
    compound: spoken(" "),
    thousand: "tuhat|üks tuhat",
  },
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

/** Before ten and unit, which have a na of their own, the first one may be left out. */
const swahiliBeyond = (hundred: Choices, rest: Choices): Choices =>
  joined(hundred, rest.includes(" na ") ? " na | " : " na ", rest);

export const swahili: NumberLanguage = decimal({
  name: "Swahili",
  low: table("sifuri moja mbili tatu nne tano sita saba nane tisa kumi"),
  teen: (unit) => `kumi na ${unit}`,
  tens: table("ishirini thelathini arobaini hamsini sitini sabini themanini tisini"),
  compound: spoken(" na "),
  hundred: "mia moja|mia",
  beyond: {
    hundreds: table("mia_mbili mia_tatu mia_nne mia_tano mia_sita mia_saba mia_nane mia_tisa"),
    compound: swahiliBeyond,
    thousand: "elfu moja|elfu",
  },
});

const VIETNAMESE_UNITS = table("một hai ba bốn năm sáu bảy|bẩy tám chín");

/** After a ten, one, four and five have words of their own. */
function vietnameseCompound(ten: Choices, unit: Choices, n: number): Choices {
  const own: Readonly<Record<number, Choices>> = { 1: "mốt", 4: "bốn|tư", 5: "lăm|nhăm" };
  return joined(ten, " ", own[n % 10] ?? unit);
}

export const vietnamese: NumberLanguage = decimal({
  name: "Vietnamese",
  low: ["không", ...VIETNAMESE_UNITS, "mười"],
  teen: (unit) => joined("mười ", unit === "năm" ? "lăm" : unit),
  tens: VIETNAMESE_UNITS.slice(1).map((unit) => joined(unit, " mươi")),
  compound: vietnameseCompound,
  hundred: "một trăm",
  beyond: {
    hundreds: VIETNAMESE_UNITS.slice(1).map((unit) => joined(unit, " trăm")),
    // North and south fill the empty place of the tens with different words.
    compound: (hundred, rest, n) => joined(hundred, n % 100 < 10 ? " linh | lẻ " : " ", rest),
    thousand: "một nghìn|một ngàn",
  },
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
