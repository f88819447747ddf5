/**
 * The words of a list and of a shape as the search for written-out calculations reads them: letters as numbers, also
 * those of given words and of keys, and the words of each length as a tree.
 */
import { splitLetters } from "../../syntax/symbols.js";
import type { Wishes } from "../source.js";
import { bitCount, bitOf, type WordTable } from "../word-table.js";
import { moreLetters } from "./layout-letters.js";
import type { LayoutShape } from "./layout-shape.js";
import { WordTree } from "./word-tree.js";

/** A number of the shape: the number of its blank, the letters of a given word, or neither. */
type NumberWord = number | Int32Array | undefined;

export class LayoutWords {
  /** The letters by number. */
  readonly names: readonly string[];
  readonly words: readonly Int32Array[];
  readonly numbers: readonly NumberWord[];
  /** How many blanks the shape has; those of outer words come first. */
  readonly blanks: number;
  readonly outerBlanks: number;
  readonly keys: readonly Int32Array[] | undefined;
  /** The letters for digits that no word has. */
  readonly more: readonly string[];
  /** Of each word, whether it is one of those that a puzzle must have. */
  readonly isIncluded: readonly boolean[];
  /** Whether a given word is one of them already. */
  readonly includesGiven: boolean;
  private readonly masks: Int32Array;
  private readonly base: number;
  private readonly trees = new Map<number, WordTree>();
  private readonly ofGiven = new Map<Int32Array, WordTree>();

  constructor(table: WordTable, shape: LayoutShape, chosen: readonly number[], wishes: Wishes) {
    const { base, include, spells } = wishes;
    const given = shape.numbers.flatMap((number) => (number.kind === "word" ? [number.letters] : []));
    const keys = spells?.map((key) => splitLetters(key)).filter((key) => isKey(key, base));
    const letters = new Set([...table.alphabet, ...given.flat(), ...(keys ?? []).flat()]);
    this.names = [...letters];
    const numbers = new Map(this.names.map((letter, i) => [letter, i]));
    const numbered = (word: readonly string[]): Int32Array =>
      Int32Array.from(word, (letter) => numbers.get(letter) as number);
    // The numbers of the letters of the table stay the same, as they come first.
    this.words = table.letters;
    this.masks = table.masks;
    this.base = base;
    this.keys = keys?.map(numbered);
    this.more = keys === undefined ? moreLetters(this.names, base) : [];
    this.isIncluded = table.words.map((word) => include?.has(word) ?? true);
    this.includesGiven = given.some((word) => include?.has(word.join("")) ?? true);

    const blanks = shape.numbers.map((number) => (number.kind === "blank" ? [number.name] : []));
    const outer = new Set(chosen.flatMap((place) => blanks[place] ?? []));
    const all = [...new Set([...outer, ...blanks.flat()])];
    this.outerBlanks = outer.size;
    this.blanks = all.length;
    this.numbers = shape.numbers.map((number) => {
      if (number.kind === "free") return undefined;
      return number.kind === "word" ? numbered(number.letters) : all.indexOf(number.name);
    });
  }

  /** Whether a word of such a length can stand at a place, with outer words of these letters. */
  mayFollow(place: number, [shortest, longest]: readonly [number, number], outer: Iterable<number>): boolean {
    let mask = 0;
    for (const letter of outer) mask |= bitOf(letter);
    const wanted = this.numbers[place];
    if (typeof wanted === "object") return wanted.length >= shortest && wanted.length <= longest;
    const { words, masks, base } = this;
    for (let i = 0; i < words.length; i++) {
      const { length } = words[i] as Int32Array;
      if (length < shortest || length > longest) continue;
      if (bitCount(mask | (masks[i] as number)) <= base) return true;
    }
    return false;
  }

  /** The words of a length. */
  treeOf(length: number): WordTree {
    let tree = this.trees.get(length);
    if (tree === undefined) {
      tree = new WordTree();
      for (const [i, word] of this.words.entries()) if (word.length === length) tree.add(word, i);
      this.trees.set(length, tree);
    }
    return tree;
  }

  /** A given word alone. */
  treeOfGiven(word: Int32Array): WordTree {
    let tree = this.ofGiven.get(word);
    if (tree === undefined) {
      tree = new WordTree();
      tree.add(word, 0);
      this.ofGiven.set(word, tree);
    }
    return tree;
  }
}

const isKey = (letters: readonly string[], base: number): boolean =>
  letters.length > 1 && letters.length <= base && new Set(letters).size === letters.length;
