/**
 * Puzzles for the lesson, easiest first, each with the rules that its explanation needs. The rules are what `grade`
 * says; they are written down here, since working them out takes seconds, and a test holds them to it.
 */
import type { Puzzle } from "../state/puzzle.js";

export interface LessonPuzzle extends Puzzle {
  /** Names of rules with spaces between them, in the order in which they are first needed. */
  readonly needs: string;
}

export const LESSON_PUZZLES: readonly LessonPuzzle[] = [
  {
    text: "EAT + THAT = APPLE",
    rules: {},
    needs: "overflow-digit next-door-letters finish-the-column",
  },
  {
    text: "COCA + COLA = OASIS",
    rules: {},
    needs: "overflow-digit what-a-carry-asks-for must-carry doubled-letter finish-the-column greater-than",
  },
  {
    text: "HERE + SHE = COMES",
    rules: {},
    needs: "overflow-digit next-door-letters greater-than what-a-carry-asks-for finish-the-column",
  },
  {
    text: "BASE + BALL = GAMES",
    rules: {},
    needs: "overflow-digit neighbouring-columns only-digit-left finish-the-column",
  },
  { text: "HE * HE = SHE", rules: {}, needs: "row-length neighbouring-columns finish-the-column" },
  {
    text: "SEND + MORE = MONEY",
    rules: {},
    needs:
      "overflow-digit what-a-carry-asks-for next-door-letters finish-the-column substitution column-table only-digit-left",
  },
  {
    text: "THIS + IS + HIS = CLAIM",
    rules: {},
    needs: "overflow-digit what-a-carry-asks-for must-carry finish-the-column neighbouring-columns",
  },
  {
    text: "SOCIAL - GAMES = APPS",
    rules: {},
    needs:
      "overflow-digit finish-the-column next-door-letters what-a-carry-asks-for column-table only-letter-left greater-than",
  },
  {
    text: "COUNT - COIN = SNUB",
    rules: {},
    needs:
      "overflow-digit what-a-carry-asks-for next-door-letters finish-the-column substitution column-table only-digit-left",
  },
  {
    text: "KYOTO + OSAKA = TOKYO",
    rules: {},
    needs:
      "zero-in-the-units next-door-letters column-table what-a-carry-asks-for linked-columns rule-of-nine claimed-digit greater-than must-carry finish-the-column only-digit-left",
  },
  {
    text: "  CAM\n x CS\n -----\n  LMCB\n HIT\n -----\n LLKLB",
    rules: { layout: true },
    needs:
      "overflow-digit zero-or-nine times-one row-length what-a-carry-asks-for finish-the-column linked-columns only-letter-left",
  },
  {
    text: "KDNG : BT = STP\nPK\n----\n FN\n TN\n ---\n  BGG\n   NB\n  ---\n    N",
    rules: { layout: true },
    needs:
      "overflow-digit zero-in-the-units zero-or-nine finish-the-column shrinking-lead what-a-carry-asks-for order-of-rows doubled-letter next-door-letters noted-order only-digit-left",
  },
  {
    text: "FORTY + TEN + TEN = SIXTY",
    rules: {},
    needs:
      "next-door-letters what-a-carry-asks-for doubled-letter zero-in-the-units finish-the-column only-digit-left column-table claimed-digit short-refutation",
  },
  {
    text: "APPLE + LEMON = BANANA",
    rules: {},
    needs:
      "overflow-digit zero-or-nine next-door-letters what-a-carry-asks-for greater-than columns-together column-table claimed-digit short-refutation finish-the-column",
  },
  {
    text: "CHECK + THE = TIRES",
    rules: {},
    needs:
      "next-door-letters what-a-carry-asks-for columns-together weights only-digit-left finish-the-column",
  },
  {
    text: "SATURN + URANUS = PLANETS",
    rules: {},
    needs:
      "overflow-digit zero-in-the-units zero-or-nine next-door-letters what-a-carry-asks-for linked-columns columns-together claimed-digit locked-digits finish-the-column only-digit-left",
  },
  {
    text: "AB * CB = DDD",
    rules: {},
    needs: "interchangeable-letters column-table pattern-numbers squeeze neighbouring-columns",
  },
  {
    text: "ODD * ODD = FREAKY",
    rules: {},
    needs:
      "row-length tail-congruence word-table column-table last-digit-identities finish-the-column only-digit-left overflow-digit linked-columns",
  },
  {
    text: "√SQUARE = SIX",
    rules: {},
    needs:
      "row-length overflow-digit last-digit-identities neighbouring-columns short-refutation squeeze finish-the-column column-table claimed-digit case-table only-digit-left",
  },
  {
    text: "LYNDON * B = JOHNSON",
    rules: {},
    needs:
      "row-length linked-columns neighbouring-columns columns-together case-table finish-the-column carry-of-a-row overflow-digit divisor-facts column-table tail-congruence only-digit-left",
  },
  {
    text: "LEAF + MAPLE = AMBER",
    rules: {},
    needs:
      "next-door-letters no-change column-table must-carry columns-together greater-than twin-columns what-a-carry-asks-for case-table finish-the-column only-digit-left",
  },
  {
    text: "PEAR + TREE = FROST",
    rules: {},
    needs:
      "overflow-digit no-change twin-columns column-table columns-together case-table what-a-carry-asks-for greater-than finish-the-column only-digit-left doubled-letter linked-columns",
  },
  {
    text: "THREE + THREE + TWO + TWO + ONE = ELEVEN",
    rules: {},
    needs:
      "overflow-digit what-a-carry-asks-for must-carry column-table weights doubled-letter greater-than squeeze case-table finish-the-column rule-of-nine",
  },
  {
    text: "DONALD + GERALD = ROBERT",
    rules: {},
    needs:
      "zero-or-nine doubled-letter greater-than column-table columns-together weights case-table finish-the-column must-carry locked-digits only-digit-left what-a-carry-asks-for",
  },
  {
    text: "TWO + TWO = FOUR",
    rules: {},
    needs:
      "overflow-digit doubled-letter linked-columns columns-together greater-than what-a-carry-asks-for claimed-digit only-digit-left finish-the-column column-table",
  },
  { text: "CAT + WHO = CURRENT", rules: {}, needs: "length-check" },
  {
    text: "WASH + YOUR = HANDS",
    rules: {},
    needs:
      "interchangeable-letters overflow-digit noted-order column-table columns-together greater-than no-change only-letter-left must-carry what-a-carry-asks-for rule-of-nine neighbouring-columns finish-the-column only-digit-left case-table next-door-letters carry-count doubled-letter locked-digits rule-of-eleven",
  },
];

/** The puzzles whose explanation needs a rule; never more than a few. */
export function puzzlesWith(rule: string): readonly Puzzle[] {
  return LESSON_PUZZLES.filter(({ needs }) => needs.split(" ").includes(rule)).slice(0, MOST);
}

const MOST = 4;
