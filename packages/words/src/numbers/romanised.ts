/**
 * Number words of Japanese and Chinese as they are written with Latin letters: Hepburn's rōmaji and pinyin,
 * with the marks of both. The notation of the tables is in choices.ts.
 */
import { type Choices, joined, table } from "./choices.js";
import { decimal, type NumberLanguage, spoken } from "./number-language.js";

const JAPANESE_UNITS = table("ichi ni san yon|shi go roku nana|shichi hachi kyū|ku");

export const japanese: NumberLanguage = decimal({
  name: "Japanese (rōmaji)",
  low: ["zero|rei", ...JAPANESE_UNITS, "jū"],
  teen: (unit) => joined("jū", unit),
  tens: JAPANESE_UNITS.slice(1).map((unit) => joined(unit, "jū")),
  compound: spoken(""),
  hundred: "hyaku",
  beyond: {
    hundreds: table("nihyaku sanbyaku yonhyaku gohyaku roppyaku nanahyaku happyaku kyūhyaku"),
    compound: spoken(" "),
    thousand: "sen",
  },
});

const CHINESE_UNITS = table("yī èr sān sì wǔ liù qī bā jiǔ");

/** An empty place of the tens is told, and so is its one: 101 is yībǎi líng yī, 111 yībǎi yīshíyī. */
function chineseBeyond(hundred: Choices, rest: Choices, n: number): Choices {
  if (n % 100 < 10) return joined(hundred, " líng ", rest);
  return joined(hundred, n % 100 < 20 ? " yī" : " ", rest);
}

export const chinese: NumberLanguage = decimal({
  name: "Chinese (pinyin)",
  low: ["líng", ...CHINESE_UNITS, "shí"],
  teen: (unit) => joined("shí", unit),
  tens: CHINESE_UNITS.slice(1).map((unit) => joined(unit, "shí")),
  compound: spoken(""),
  hundred: "yībǎi",
  beyond: {
    hundreds: table("èrbǎi|liǎngbǎi sānbǎi sìbǎi wǔbǎi liùbǎi qībǎi bābǎi jiǔbǎi"),
    compound: chineseBeyond,
    thousand: "yīqiān",
  },
});
