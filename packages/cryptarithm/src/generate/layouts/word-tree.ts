/**
 * The words of one length as a tree, to find those that a number can be: a digit that has a letter already must be
 * that letter, any other digit a letter that has no digit yet.
 *
 * Nodes are numbers; each has its letter, its first child and its next sibling.
 */
import { BARRED, OPEN, UNASSIGNED } from "./layout-assignments.js";

const NONE = -1;

export class WordTree {
  private readonly letters: number[] = [NONE];
  private readonly children: number[] = [NONE];
  private readonly siblings: number[] = [NONE];
  /** Of the last node of a word: its number. */
  private readonly words: number[] = [NONE];

  /** Adds a word by its number. */
  add(word: ArrayLike<number>, number: number): void {
    let node = 0;
    for (let i = 0; i < word.length; i++) node = this.childOf(node, word[i] as number);
    this.words[node] = number;
  }

  /**
   * Calls `found` with each word that the digits from a place on can be. While it runs, the letters of the word have
   * their digits in `letterOf` and `digitOf`; a letter without a digit is `UNASSIGNED` there.
   */
  match(
    digits: ArrayLike<number>,
    from: number,
    letterOf: Int32Array,
    digitOf: Int32Array,
    found: (word: number) => void,
  ): void {
    this.walk(0, from, digits, letterOf, digitOf, found);
  }

  private walk(
    node: number,
    at: number,
    digits: ArrayLike<number>,
    letterOf: Int32Array,
    digitOf: Int32Array,
    found: (word: number) => void,
  ): void {
    if (at === digits.length) {
      found(this.words[node] as number);
      return;
    }
    const digit = digits[at] as number;
    const wanted = letterOf[digit] as number;
    if (wanted === BARRED) return;
    const { letters, siblings } = this;
    let child = this.children[node] as number;
    if (wanted !== OPEN) {
      while (child !== NONE && letters[child] !== wanted) child = siblings[child] as number;
      if (child !== NONE) this.walk(child, at + 1, digits, letterOf, digitOf, found);
      return;
    }
    for (; child !== NONE; child = siblings[child] as number) {
      const letter = letters[child] as number;
      if (digitOf[letter] !== UNASSIGNED) continue;
      letterOf[digit] = letter;
      digitOf[letter] = digit;
      this.walk(child, at + 1, digits, letterOf, digitOf, found);
      letterOf[digit] = OPEN;
      digitOf[letter] = UNASSIGNED;
    }
  }

  private childOf(node: number, letter: number): number {
    for (let child = this.children[node] as number; child !== NONE; child = this.siblings[child] as number) {
      if (this.letters[child] === letter) return child;
    }
    const made = this.letters.length;
    this.letters.push(letter);
    this.siblings.push(this.children[node] as number);
    this.children.push(NONE);
    this.words.push(NONE);
    this.children[node] = made;
    return made;
  }
}
