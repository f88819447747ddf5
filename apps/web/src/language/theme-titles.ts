/**
 * The titles of the themes of the word lists, in the languages of the page. The lists themselves, which have titles in
 * English alone, are loaded by the worker when one is chosen.
 */
import type { ThemeName } from "cryptarithm-words";
import { type LanguageCode, language } from "./language.js";

const TITLES: Readonly<Record<ThemeName, Readonly<Record<LanguageCode, string>>>> = {
  animals: { en: "Animals", de: "Tiere" },
  birds: { en: "Birds", de: "Vögel" },
  body: { en: "The human body", de: "Der menschliche Körper" },
  clothes: { en: "Clothes", de: "Kleidung" },
  colors: { en: "Colors", de: "Farben" },
  computers: { en: "Computers", de: "Computer" },
  countries: { en: "Countries", de: "Länder" },
  elements: { en: "Chemical elements", de: "Chemische Elemente" },
  farm: { en: "The farm", de: "Der Bauernhof" },
  food: { en: "Food and drink", de: "Essen und Trinken" },
  fruit: { en: "Fruit and vegetables", de: "Obst und Gemüse" },
  garden: { en: "Garden and flowers", de: "Garten und Blumen" },
  halloween: { en: "Autumn and Halloween", de: "Herbst und Halloween" },
  home: { en: "House and home", de: "Haus und Heim" },
  jobs: { en: "Jobs", de: "Berufe" },
  maths: { en: "Mathematics", de: "Mathematik" },
  money: { en: "Money and trade", de: "Geld und Handel" },
  music: { en: "Music", de: "Musik" },
  names: { en: "First names", de: "Vornamen" },
  school: { en: "School", de: "Schule" },
  sea: { en: "The sea", de: "Das Meer" },
  space: { en: "Space", de: "Weltraum" },
  sport: { en: "Sport", de: "Sport" },
  states: { en: "US states and cities", de: "Staaten und Städte der USA" },
  tales: { en: "Fairy tales", de: "Märchen" },
  travel: { en: "Travel", de: "Reisen" },
  weather: { en: "Weather", de: "Wetter" },
  winter: { en: "Winter holidays", de: "Winter und Feste" },
};

export const THEME_NAMES = Object.keys(TITLES) as readonly ThemeName[];

/** The title of a theme in the language that is shown; a name that is none stands for itself. */
export const themeTitle = (name: string): string =>
  Object.hasOwn(TITLES, name) ? TITLES[name as ThemeName][language.value] : name;
