/**
 * The permutation method on all seed formulas, as it was published and in its strongest form.
 */
import type { Arguments } from "./arguments.js";
import type { PermutationCount } from "./arrangements.js";
import type { Row } from "./measure.js";
import { circumstances } from "./page.js";
import { agree, atLeast, type Comparison, type Ours } from "./peer.js";
import { countByPermutation } from "./permutation.js";
import { countAsPublished } from "./published.js";
import { SEEDS } from "./seeds.js";
import { time, times, whole } from "./table.js";

/** One form of the method, with what it has taken so far. */
class Form {
  readonly name: string;
  readonly count: typeof countByPermutation;
  readonly stopped: string[] = [];
  total = 0;

  constructor(name: string, count: typeof countByPermutation) {
    this.name = name;
    this.count = count;
  }
}

export function againstPermutation(ours: Ours, { limitMs }: Arguments): Comparison {
  const published = new Form("as published", countAsPublished);
  const forms = [published, new Form("on doubles", countByPermutation)];
  let ourTotal = 0;
  const rows = SEEDS.map((puzzle) => {
    const results = forms.map((form) => {
      const result = form.count(puzzle.formula, limitMs);
      form.total += result.milliseconds;
      if (!result.complete) form.stopped.push(puzzle.id);
      return { form, ...result };
    });
    const row = ours.row(puzzle);
    ourTotal += row.ms;
    for (const { form, complete, count } of results) {
      // What the doubles of the published program get wrong is told in the table.
      if (complete && form !== published) agree(row, "the permutation method", count);
    }
    return [
      puzzle.id,
      puzzle.formula,
      whole(Number(row.count)),
      time(row.ms),
      ...results.map((result) => found(result, row)),
      ...results.map(({ complete, milliseconds }) => atLeast(!complete, times(milliseconds / row.ms))),
    ];
  });
  const sentences = forms.map(({ name, total, stopped }) => {
    const more = stopped.length > 0;
    return (
      `The permutation method ${name} takes ${atLeast(more, time(total))}, ` +
      `**${atLeast(more, times(total / ourTotal))}** as long` +
      `${more ? ` (stopped after ${time(limitMs)}: ${stopped.join(", ")})` : ""}.`
    );
  });
  const names = forms.map(({ name }) => name);
  return {
    head: ["", "formula", "solutions", "ours", ...names, ...names.map((name) => `ratio, ${name}`)],
    rows,
    summary: [
      `All ${SEEDS.length} seed formulas, all solutions: ${time(ourTotal)} together.`,
      ...sentences,
      circumstances("npm run bench -- peers permutation --write"),
    ].join(" "),
  };
}

/** The time, and the number of solutions where it is another one. */
function found({ complete, milliseconds, count }: PermutationCount, row: Row): string {
  const wrong = complete && `${count}` !== row.count;
  return atLeast(!complete, time(milliseconds)) + (wrong ? `, finds ${whole(count)}` : "");
}
