/** Which facts matter to a step: those that its letters have their digits by, through whatever is struck. */
import { expect, test } from "vitest";
import { posed } from "../../../test/posed.js";
import { layOutAnyway } from "../../reasoning.js";
import { only } from "../setting/digits.js";
import { Knowledge, relevantFacts } from "./knowledge.js";
import { View } from "./view.js";

test("what is struck from a letter, and fixes it, matters to those that must differ from it", () => {
  const layout = layOutAnyway(posed("A + B = CD"));
  if (layout === undefined) throw new Error("it can be laid out");
  const { setting } = layout;
  const [a, b, c, d] = ["A", "B", "C", "D"].map((letter) =>
    setting.puzzle.symbols.findIndex(({ name }) => name === letter),
  ) as [number, number, number, number];
  const knowledge = new Knowledge(View.of(setting));
  const zero = knowledge.learn({ kind: "digits", symbol: a, digits: only(0) });
  const few = knowledge.learn({ kind: "digits", symbol: b, digits: only(0) | only(1) });
  knowledge.learn({ kind: "digits", symbol: d, digits: only(7) | only(8) });
  expect(knowledge.view.fixed[b]).toBe(1);
  expect(relevantFacts({ kind: "distinct", symbols: [c] }, [...knowledge.facts], knowledge.view)).toEqual([
    zero,
    few,
  ]);
});
