/**
 * Put to the test (level 1). All letters of a part are known, and it is not true.
 *
 * A! = BC; A = 4 and BC = 26: 4! is 24, not 26.
 */
import { isTrue } from "../../semantics/evaluate.js";
import type { Finding, Rule } from "../rule.js";
import { toldText } from "../setting/names.js";

export const putToTheTest: Rule = {
  name: "put-to-the-test",
  level: 1,
  example: {
    formula: "A! = BC",
    rules: { given: { A: 4, B: 2, C: 6 } },
    solutions: 0,
    finds: ["⨯"],
  },
  find({ view, setting }) {
    const findings: Finding[] = [];
    for (const { index, expression, symbols } of setting.parts) {
      if (symbols.some((s) => view.fixed[s] === -1)) continue;
      if (isTrue(expression, setting.puzzle, view.fixed) !== "no") continue;
      findings.push({
        rule: putToTheTest,
        spot: { part: index },
        grounds: { kind: "value", part: index },
        claims: [{ kind: "impossible" }],
      });
    }
    return findings;
  },
  tell: ({ spot }, cited) => {
    const part = cited.setting.parts[spot.part ?? 0];
    return [
      {
        template: "put-to-the-test",
        slots: { part: part === undefined ? "" : toldText(part.expression, cited.setting) },
      },
    ];
  },
};
