/**
 * The fewest letters that leave one solution of a puzzle, its setter's, when they are given. First letters are taken away
 * from all of them as long as the rest is enough, which bounds the number; then all smaller choices are tried, the
 * smallest first. A solution that a choice has left shows that all choices in which it agrees are not enough either, so
 * that most of them need no search.
 */
type Digits = Readonly<Record<string, number>>;

/** Whether these digits leave one solution: "one", another solution that they leave, or undefined when it was not found out. */
export type OtherSolution = (given: Digits) => "one" | Digits | undefined;

export interface FewestGivens {
  /** All choices of the size, in the order of the letters; those that were found when a limit ended it. */
  readonly choices: readonly Digits[];
  /** Whether it is proved that fewer are not enough. */
  readonly least: boolean;
}

/** So many choices are looked at; large bases have more of them than anybody wants to wait for. */
const MOST_CHOICES = 200_000;

/** The smallest choices of letters that leave one solution; undefined when not even a large one was found out. */
export function fewestGivens(solution: Digits, otherSolution: OtherSolution): FewestGivens | undefined {
  const letters = Object.keys(solution);
  const givenOf = (choice: readonly string[]): Digits =>
    Object.fromEntries(choice.map((letter) => [letter, solution[letter] as number]));
  /** The letters in which another solution differs: one of them must be given. */
  const clues: ReadonlySet<string>[] = [];
  const isEnough = (choice: readonly string[]): boolean | undefined => {
    const chosen = new Set(choice);
    if (clues.some((clue) => ![...clue].some((letter) => chosen.has(letter)))) return false;
    const other = otherSolution(givenOf(choice));
    if (other === undefined || other === "one") return other && true;
    clues.push(new Set(letters.filter((letter) => other[letter] !== solution[letter])));
    return false;
  };

  let enough: readonly string[] = letters;
  let isKnown = false;
  for (const letter of letters) {
    const rest = enough.filter((each) => each !== letter);
    const verdict = isEnough(rest);
    if (verdict === undefined) break;
    isKnown = true;
    if (verdict) enough = rest;
  }
  let left = MOST_CHOICES;
  for (let size = 1; size <= enough.length; size++) {
    const found: Digits[] = [];
    for (const choice of choices(letters, size)) {
      const verdict = left-- > 0 ? isEnough(choice) : undefined;
      // A smaller choice that may do is no reason to name a larger one as the smallest.
      if (verdict === undefined) {
        if (found.length > 0) return { choices: found, least: true };
        return isKnown && enough.length < letters.length
          ? { choices: [givenOf(enough)], least: size === enough.length }
          : undefined;
      }
      if (verdict) found.push(givenOf(choice));
    }
    if (found.length > 0) return { choices: found, least: true };
  }
  return undefined;
}

/** All choices of so many items, in their order. */
function* choices<T>(items: readonly T[], size: number): Generator<readonly T[]> {
  if (size === 0) yield [];
  else
    for (const [i, item] of items.entries())
      for (const rest of choices(items.slice(i + 1), size - 1)) yield [item, ...rest];
}
