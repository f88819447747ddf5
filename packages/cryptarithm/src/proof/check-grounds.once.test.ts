/** The grounds of single steps, written by hand: each is accepted for what follows, and for no more. */
import { describe, expect, test } from "vitest";
import { check, column, inCase, letter, local, step, stretch } from "../../test/stated.js";
import type {
  FactClaim,
  NoteClaim,
  StatedCase,
  StatedConstraint,
  StatedEnd,
  StatedGrounds,
} from "../semantics/explanation.js";
import type { RuleOptions } from "../semantics/rules.js";

describe("grounds", () => {
  const says = (
    text: string,
    grounds: StatedGrounds,
    claims: FactClaim[],
    rules: RuleOptions = {},
    given: FactClaim[] = [],
  ): boolean => {
    const facts = claims.map((claim, i) => ({ id: 100 + i, claim }));
    const one = step(
      grounds,
      given.map((_, i) => i + 1),
      facts,
    );
    // What is given stands as the assumption of a case, so that it needs no reason.
    let nested = stretch(OPEN, one);
    for (const [i, claim] of [...given.entries()].reverse()) {
      const cases: StatedCase[] = [{ assumes: { id: i + 1, claim }, title: "", ...nested }];
      if ("letter" in claim) {
        const others = DIGITS.filter((d) => !claim.digits.includes(d));
        cases.push(inCase(letter(50 + i, claim.letter, ...others), OPEN));
      }
      nested = stretch({ kind: "fork", cites: [], cases });
    }
    return check(text, nested, rules).ok;
  };
  const OPEN: StatedEnd = { kind: "open" };
  const DIGITS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
  const is = (name: string, ...digits: number[]): FactClaim => ({ letter: name, digits });
  const cannot: FactClaim = { impossible: true };

  test("of bounds see both sides of a part", () => {
    expect(says("ABC + DE = FGHIJ", { kind: "bound", part: 0 }, [cannot])).toBe(true);
    expect(says("AB + CD = EFG", { kind: "bound", part: 0 }, [cannot])).toBe(false);
    expect(says("AB + CD = EFG", { kind: "bound", part: 0 }, [is("E", 1)])).toBe(true);
    expect(says("AB + CD = EFG", { kind: "bound", part: 0 }, [is("E", 2)])).toBe(false);
    expect(says("(A / 3)^B = 1/27", { kind: "bound", part: 0 }, [cannot])).toBe(false);
  });

  test("of reach give the best digits to the heaviest letters, and to every letter a whole digit", () => {
    const weights: StatedGrounds = { kind: "reach", constraint: { kind: "weights", part: 0 } };
    expect(says("A + B + C + D = E", weights, [is("E", 6, 7, 8, 9)])).toBe(true);
    expect(says("A + B + C + D = E", weights, [is("E", 7, 8, 9)])).toBe(false);
    expect(says("A + B + C + D = E", weights, [is("E", 6, 7, 8, 9)], { distinct: "off" })).toBe(false);
    expect(says("5*A = 6", weights, [cannot])).toBe(true);
  });

  test("of different letters need letters that must differ", () => {
    const rules = { base: 3, leadingZero: "allow" } as const;
    const distinct: StatedGrounds = { kind: "distinct", letters: ["A", "B", "C"] };
    const given = [is("A", 0, 1), is("B", 0, 1)];
    expect(says("A + B = C", distinct, [is("C", 2)], rules, given)).toBe(true);
    expect(says("A + B = C", distinct, [is("C", 1)], rules, given)).toBe(false);
    expect(says("A + B = C", distinct, [is("C", 2)], { ...rules, distinct: "off" }, given)).toBe(false);
  });

  test("of values ask the evaluator, and read off a lone word", () => {
    const values: StatedGrounds = { kind: "values", part: 0 };
    expect(says("is_square(AB)", values, [is("B", 1, 4, 5, 6, 9)])).toBe(true);
    expect(says("is_square(AB)", values, [is("B", 1, 4, 6, 9)])).toBe(false);
    expect(says("ODD * ODD = FREAKY", values, [is("F", 4, 6)])).toBe(true);
    expect(says("ODD * ODD = FREAKY", values, [is("F", 4)])).toBe(false);
    expect(says("A! = BCD", values, [is("A", 5, 6)])).toBe(true);
    expect(says("A! = BCD", values, [is("A", 6)])).toBe(false);
  });

  test("of residues, column sums and first digits are written down from the puzzle", () => {
    const nine: StatedConstraint = { kind: "residue", part: 0, modulus: 5 };
    expect(says("AB * 5 = CDE", local(nine), [is("E", 0, 5)])).toBe(true);
    expect(says("AB * 4 = CDE", local(nine), [is("E", 0, 5)])).toBe(false);
    const digitSum: StatedGrounds = local({ kind: "column-sum", part: 0 });
    expect(says("AB + A = BC", digitSum, [is("A", 1, 2, 3, 4, 5, 6, 7, 8)])).toBe(true);
    expect(says("AB + A = BC", digitSum, [is("A", 1, 2, 3, 4, 5, 6, 7)])).toBe(false);
    const first: StatedConstraint = { kind: "leading", part: 0, kept: [1, 1, 1], most: "left" };
    const odd = [is("O", 1, 2)];
    // At most 299 × 299 = 89,401.
    expect(says("ODD * ODD = FREAKY", local(first), [cannot], {}, odd)).toBe(true);
    expect(says("ODD * ODD = FREAKY", local({ ...first, most: "right" }), [cannot], {}, odd)).toBe(false);
    const small: StatedConstraint = { kind: "small-carry", part: 0, place: 1 };
    const none: FactClaim = { carry: { part: 0, place: 1 }, from: 0, to: 1 };
    expect(says("AB * C = DE", local(small), [none], {}, [is("C", 2)])).toBe(true);
    expect(says("AB * C = DE", local(small), [none], {}, [is("C", 3)])).toBe(false);
    expect(says("AB * CD = EF", local(small), [none], {}, [is("C", 2)])).toBe(false);
  });

  test("of fractions and roots are cleared first", () => {
    const units = local({ kind: "residue", part: 0, modulus: 10 });
    expect(says("AB / 5 = C", units, [is("B", 0, 5)])).toBe(true);
    expect(says("√AB = C", units, [is("B", 0, 1, 4, 5, 6, 9)])).toBe(true);
    expect(says("√AB = C", units, [is("B", 0, 1, 4, 5, 6)])).toBe(false);
  });

  test("of parts added up give notes, exactly or with less said", () => {
    const shares = [
      { part: 0, times: 1 },
      { part: 1, times: -1 },
    ];
    const added: StatedGrounds = { kind: "combination", shares };
    const terms = (...all: [number, string][]): NoteClaim["terms"] =>
      all.map(([coefficient, name]) => ({ coefficient, letters: [name] }));
    const says01 = (claim: NoteClaim): boolean => says("A + B = C; A + D = E", added, [{ note: claim }]);
    const sum = terms([1, "B"], [-1, "C"], [-1, "D"], [1, "E"]);
    expect(says01({ terms: sum, constant: 0, demand: "zero" })).toBe(true);
    expect(says01({ terms: sum, constant: 1, demand: "zero" })).toBe(false);
    expect(says01({ terms: sum, constant: 1, demand: "at-least-zero" })).toBe(true);
    expect(says01({ terms: sum, constant: -1, demand: "at-least-zero" })).toBe(false);
    expect(
      says01({
        terms: terms([1, "B"], [2, "C"], [2, "D"], [1, "E"]),
        constant: 3,
        demand: { multipleOf: 3 },
      }),
    ).toBe(true);
    expect(
      says01({
        terms: terms([1, "B"], [2, "C"], [1, "D"], [1, "E"]),
        constant: 3,
        demand: { multipleOf: 3 },
      }),
    ).toBe(false);
    const less: NoteClaim = { terms: terms([1, "C"], [-1, "A"]), constant: -2, demand: "at-least-zero" };
    const twice = (times: number, claim: NoteClaim): boolean =>
      says(
        "A < B; B < C",
        {
          kind: "combination",
          shares: [
            { part: 0, times },
            { part: 1, times: 1 },
          ],
        },
        [{ note: claim }],
      );
    expect(twice(1, less)).toBe(true);
    expect(twice(1, { ...less, constant: -3 })).toBe(false);
    expect(twice(1, { ...less, demand: "zero" })).toBe(false);
    expect(twice(-1, less)).toBe(false);
  });

  test("that speak of other letters say nothing of one outside", () => {
    expect(says("AB + CD = EFG", local(column(0)), [is("E", 1)])).toBe(false);
    expect(says("AB + CD = EFG", local(column(0)), [is("E", 1, 2, 3, 4, 5, 6, 7, 8, 9)])).toBe(true);
  });

  test("may say that one of some letters has a digit", () => {
    const taken: FactClaim = { taken: 0, by: ["A", "B"] };
    const rules = { leadingZero: "allow" } as const;
    expect(says("A * B = 0; C < 1", { kind: "values", part: 0 }, [taken], rules)).toBe(true);
    expect(says("A * B = 6; C < 1", { kind: "values", part: 0 }, [taken], rules)).toBe(false);
  });

  test("cannot be too many cases", () => {
    const all = says("ABCDEFGH + HGFEDCBA = BADCFEHG", local({ kind: "residue", part: 0, modulus: 2 }), [
      is("A", 1),
    ]);
    expect(all).toBe(false);
  });
});
