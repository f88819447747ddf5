/**
 * Themes that come with the package: short lists of familiar English words of two to eight letters,
 * chosen by us word by word, for puzzles that go together. Each is loaded when it is first asked for.
 *
 * Words that only touch on a theme are left out, as a puzzle shows no more than three or four of them.
 * How a theme is added stands in CONTRIBUTING.md.
 */
import { asPuzzleWord } from "../puzzle-word.js";

/** What a file of a theme has: its words in one text, in small letters and alphabetical order. */
type Loaded = Promise<{ readonly words: string }>;

/** The themes by name, with their titles. */
const SOURCES = {
  animals: { title: "Animals", load: (): Loaded => import("../themes/animals.js") },
  birds: { title: "Birds", load: (): Loaded => import("../themes/birds.js") },
  body: { title: "The human body", load: (): Loaded => import("../themes/body.js") },
  clothes: { title: "Clothes", load: (): Loaded => import("../themes/clothes.js") },
  colors: { title: "Colors", load: (): Loaded => import("../themes/colors.js") },
  computers: { title: "Computers", load: (): Loaded => import("../themes/computers.js") },
  countries: { title: "Countries", load: (): Loaded => import("../themes/countries.js") },
  elements: { title: "Chemical elements", load: (): Loaded => import("../themes/elements.js") },
  farm: { title: "The farm", load: (): Loaded => import("../themes/farm.js") },
  food: { title: "Food and drink", load: (): Loaded => import("../themes/food.js") },
  fruit: { title: "Fruit and vegetables", load: (): Loaded => import("../themes/fruit.js") },
  garden: { title: "Garden and flowers", load: (): Loaded => import("../themes/garden.js") },
  halloween: { title: "Autumn and Halloween", load: (): Loaded => import("../themes/halloween.js") },
  home: { title: "House and home", load: (): Loaded => import("../themes/home.js") },
  jobs: { title: "Jobs", load: (): Loaded => import("../themes/jobs.js") },
  maths: { title: "Mathematics", load: (): Loaded => import("../themes/maths.js") },
  money: { title: "Money and trade", load: (): Loaded => import("../themes/money.js") },
  music: { title: "Music", load: (): Loaded => import("../themes/music.js") },
  names: { title: "First names", load: (): Loaded => import("../themes/names.js") },
  school: { title: "School", load: (): Loaded => import("../themes/school.js") },
  sea: { title: "The sea", load: (): Loaded => import("../themes/sea.js") },
  space: { title: "Space", load: (): Loaded => import("../themes/space.js") },
  sport: { title: "Sport", load: (): Loaded => import("../themes/sport.js") },
  states: { title: "US states and cities", load: (): Loaded => import("../themes/states.js") },
  tales: { title: "Fairy tales", load: (): Loaded => import("../themes/tales.js") },
  travel: { title: "Travel", load: (): Loaded => import("../themes/travel.js") },
  weather: { title: "Weather", load: (): Loaded => import("../themes/weather.js") },
  winter: { title: "Winter holidays", load: (): Loaded => import("../themes/winter.js") },
};

/** The name of a theme that comes with the package. */
export type ThemeName = keyof typeof SOURCES;

/** What a list of themes shows of one. */
export interface ThemeEntry {
  readonly name: ThemeName;
  /** In English. */
  readonly title: string;
}

/** All themes, in the order of their names. */
export const THEMES: readonly ThemeEntry[] = (Object.keys(SOURCES) as ThemeName[]).map((name) => ({
  name,
  title: SOURCES[name].title,
}));

/** Whether there is a theme of this name. */
export const isThemeName = (name: string): name is ThemeName => Object.hasOwn(SOURCES, name);

/**
 * The words of a theme in capital letters, in alphabetical order.
 *
 * @example
 * (await themeWords("winter")).slice(0, 4); // ["ADVENT", "ANGEL", "BANNER", "BAUBLE"]
 */
export async function themeWords(name: ThemeName): Promise<readonly string[]> {
  const { words } = await SOURCES[name].load();
  return words.split(/\s+/).map((word) => asPuzzleWord(word));
}
