import { describe, expect, it } from "vitest";
import type { AnswerOptions, FoundAnswer } from "./answer.js";
import { answer } from "./answer-puzzle.js";
import type { Crew, PartResult } from "./crew.js";
import { CrewMember } from "./crew-member.js";

/** A crew of one member, on this thread, that is asked for every run at once. */
function crewHere(): Crew & { runs: number } {
  return {
    runs: 0,
    size: 4,
    afterNodes: 1,
    run(shared, { onSolution, look }): readonly PartResult[] {
      this.runs++;
      // What goes to another thread is data.
      const member = new CrewMember(structuredClone(shared));
      let stop = false;
      const how = {
        signal: { aborted: false },
        onProgress: () => {},
        onSolution: (digits: Uint8Array) => {
          stop ||= onSolution(digits);
        },
      };
      const results: PartResult[] = [];
      for (let part = 0; part < shared.parts.length && !stop; part++) {
        results.push(member.run(part, how));
        stop ||= look(results.reduce((sum, { nodes }) => sum + nodes, 0));
      }
      return results;
    },
  };
}

const found = (puzzle: string, options: AnswerOptions): Omit<FoundAnswer, "stats"> => {
  const { stats: _, ...rest } = answer(puzzle, options) as FoundAnswer;
  return rest;
};

describe("an answer with a crew is the answer without one", () => {
  it.each<[string, AnswerOptions]>([
    ["SEND + MORE = MONEY", { without: ["linear-kernel"] }],
    ["NUM + BER = PLAY", { without: ["linear-kernel"], given: { N: [2, 7, 5], L: { not: [0] } } }],
    ["num * b = play", { case: "fold", given: { n: 2 } }],
    ["Кто * к = токк", { base: "letters" }],
    ["A1B * C = 2DE", { literals: "reserved" }],
    ["AB * C = DE", { distinct: "off" }],
    ["AB * BA = CDD", { distinct: ["AB", "CD"] }],
    ["aA * Bb = ABA", { distinct: "case" }],
    ["AB * C = DE", { digits: "1-5!" }],
    ["?A * B? = ?CA", {}],
    ["??? * ? = ??91", {}],
    ["É * E = ÊE", { accents: "fold", base: 17 }],
    ["A + B = C or D^E = CC", {}],
    ["AB * C = DEF", { contrast: true }],
    ["AB * AB = CDEC", { base: "find" }],
    ["MARS * VENUS = SATURN", {}],
    ["A / (B - B) = C", {}],
    ["ABCD is not EFG", {}],
    ["A * BC = DE; D * EF = GH", {}],
    ["is_prime(ABC) and is_square(DEF) and G % 7 = 0", {}],
  ])("%s with %j", (puzzle, options) => {
    for (const limit of [0, 3, Number.POSITIVE_INFINITY]) {
      if (limit > 3 && puzzle.includes("not")) continue;
      expect(found(puzzle, { ...options, limit, crew: crewHere() })).toEqual(
        found(puzzle, { ...options, limit }),
      );
    }
  });
});

it("a crew is asked where the work is long, and not where nodes are limited", () => {
  const [asked, spared] = [crewHere(), crewHere()];
  answer("AB * CDE = FGHIJ", { limit: 0, crew: asked });
  answer("AB * CDE = FGHIJ", { limit: 0, crew: spared, nodes: 1_000_000 });
  expect([asked.runs > 0, spared.runs]).toEqual([true, 0]);
});

it("a crew visits hardly more nodes than one thread", () => {
  const options = { limit: 0 } as const;
  const nodes = (crew?: Crew): number =>
    (answer("AB * CDE = FGHIJ", { ...options, crew }) as FoundAnswer).stats.nodes;
  expect(nodes(crewHere())).toBeLessThan(nodes() * 1.05 + 200);
});
