/**
 * Remainder (level 3; nines, elevens, last digits). Divided by some number, the two sides of a part leave
 * different remainders whatever the digits are. Looked for only when there is no solution.
 *
 * ABC − BCA = 100 with equal digits allowed: both numbers have the same digit sum, so their difference is
 * a multiple of 9, but 100 is not.
 */

import type { Finding, Rule } from "../rule.js";
import type { Constraint } from "../setting/constraint.js";
import { symbolName } from "../setting/names.js";
import { residueOfPart } from "../setting/residue-of-part.js";
import type { Setting } from "../setting/setting.js";

/** More ways to look at are no remainder that one sees. */
const MOST_NODES = 2000;

export const remainder: Rule = {
  name: "remainder",
  level: 3,
  example: { formula: "ABC - BCA = 100", rules: { distinct: "off" }, solutions: 0, finds: ["⨯"] },
  find(moment) {
    const { setting, view } = moment;
    const findings: Finding[] = [];
    for (const calculation of setting.calculations) {
      for (const modulus of moduli(setting.base)) {
        const constraint = residueOfPart(calculation, modulus, setting.base);
        // Of two digits together only a plain number that is left is seen at once.
        if (modulus > setting.base + 1 && constraint.monomials.length > 0) continue;
        const key = `${calculation.part} mod ${modulus}`;
        const { complete, ways } = moment.notebook.analyse(key, [constraint], view, MOST_NODES);
        if (!complete || ways > 0) continue;
        findings.push({
          rule: remainder,
          spot: { part: calculation.part },
          grounds: { kind: "local", constraints: [constraint] },
          claims: [{ kind: "impossible" }],
        });
        break;
      }
    }
    return findings;
  },
  tell({ grounds }, { setting }) {
    const constraint = grounds.kind === "local" ? grounds.constraints[0] : undefined;
    if (constraint === undefined || typeof constraint.demand === "string") return [];
    const modulus = constraint.demand.multipleOf;
    const rest = Math.abs(constraint.constant);
    if (constraint.monomials.length > 0) {
      const slots = { modulus, rest: restText(constraint, setting) };
      return [{ template: "remainder.letters", slots }];
    }
    const why =
      (setting.base - 1) % modulus === 0 ? "nines" : (setting.base + 1) % modulus === 0 ? "elevens" : "";
    const intro = why === "" ? [] : [{ template: `remainder.${why}`, slots: { modulus } }];
    return [...intro, { template: "remainder", slots: { modulus, rest } }];
  },
};

/** The numbers that people divide by: two, five, nine, eleven …, in the order in which they are seen. */
function moduli(base: number): number[] {
  const candidates = [base - 1, base + 1, base, base * base];
  const divisors = Array.from({ length: base }, (_, i) => i + 2).filter((m) =>
    [base, base - 1, base + 1].some((n) => n % m === 0),
  );
  return [...new Set([...divisors.filter((m) => base % m === 0), ...candidates, ...divisors])].filter(
    (m) => m > 1,
  );
}

/** What is left of the letters: `2·A + 3`. */
function restText({ monomials, constant }: Constraint, setting: Setting): string {
  const terms = monomials.map(({ coefficient, symbols }) => ({
    coefficient,
    text: symbols.map((s) => symbolName(s, setting)).join("·"),
  }));
  const all = constant === 0 ? terms : [...terms, { coefficient: constant, text: "" }];
  return all
    .map(({ coefficient, text }, i) => {
      const size = Math.abs(coefficient);
      const sign = i === 0 ? (coefficient < 0 ? "-" : "") : coefficient < 0 ? " - " : " + ";
      return `${sign}${text === "" ? size : size === 1 ? text : `${size}·${text}`}`;
    })
    .join("");
}
