/** Puzzles without one solution, and every kind of change that mends them. */
import { repair } from "../../src/index.js";
import { ask, type Question } from "./question.js";

export const REPAIRS: readonly Question[] = [
  ...ask(repair, { nodes: 2_000_000, milliseconds: 3000, limit: 60 }, [
    "SEND + MORE = MONYE",
    "TWO + TWO = FOUR",
    "AB + CD = EF - 1",
    "SEND + MORE - = MONEY",
    "SEND - -MORE = MONEY",
    "ÉA + B = CD + E*0 and EA = 10",
    "AB*-C = 12",
    "A - B = 1C",
  ]),
  ...ask(repair, { milliseconds: 3000, limit: 20, layout: true }, [
    "  2??\nx   3\n-----\n  ?5?",
    "  285\nx 3?5\n-----\n 1425\n 855\n-----\n86925",
    " 285\nx305\n-----\n1425\n855\n-----\n86925",
    "285 * 3?5 = 1425 + 855 = 86925",
    "  AB\nx CD\n----\n EFG\nHIJ\n----\nKLMN",
  ]),
  ...ask(repair, { layout: true, digits: "1-9!", milliseconds: 3000 }, ["2 ? ? / ? 5 ? / ? ? 9"]),
  ...ask(repair, { layout: true }, ["  289\nx  AB\n-----\n 9826\nwhere A > B"]),
  ...ask(repair, { milliseconds: 3000, limit: 60 }, ["AB * CD = 1AB", "(9^9^A)! % 7 = 9"]),
  ...ask(repair, { milliseconds: 300 }, ["A? + ?B = C?"]),
  ...ask(repair, { layout: true, limit: 60 }, [
    "  285\nx 3?5\n-----\n 1425\n855\n-----\n98925",
    "ABC * DAE = FGHI + JBC = KLMNO",
  ]),
  ...ask(repair, { nodes: 1 }, ["SEND * MORE = MONEYABC"]),
  ...ask(repair, { signal: { aborted: true } }, ["SEND + MORE = MONYE"]),
];
