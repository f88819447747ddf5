/**
 * z3, the SMT solver, on one formula: all solutions, found by excluding each one. Started as a
 * process of its own (arguments: formula, limit in milliseconds), because the solver's threads and
 * memory must not disturb other measurements. Prints one JSON object.
 *
 * Knows words, numerals, +, -, *, powers with a small exponent, and equations; that is enough for
 * the few formulas that z3 can finish.
 */
import { type Expression, type Formula, parse } from "cryptarithm";
import { type Arith, type Bool, type Context, init } from "z3-solver";

type Z3 = Context<"main">;
type Term = Arith<"main">;

/** What the process prints. */
export interface Z3Result {
  readonly count: number;
  readonly complete: boolean;
  readonly ms: number;
}

/** Says a formula in whole numbers. */
class Saying {
  readonly letters: ReadonlyMap<string, Term>;
  readonly leading = new Set<string>();
  readonly #z3: Z3;

  constructor(z3: Z3, formula: Formula) {
    this.#z3 = z3;
    this.letters = new Map(formula.letters.map((letter) => [letter, z3.Int.const(letter)]));
  }

  term(node: Expression): Term {
    switch (node.kind) {
      case "word":
        return node.cells.reduce<Term>((sum, cell, i) => {
          const letter = cell.kind === "letter" ? this.letters.get(cell.letter) : undefined;
          if (cell.kind !== "letter" || letter === undefined) throw new Error("letters only");
          if (i === 0 && node.cells.length > 1) this.leading.add(cell.letter);
          return sum.mul(10).add(letter);
        }, this.#z3.Int.val(0));
      case "numeral":
        return this.#z3.Int.val(Number(node.whole));
      case "sum":
        return node.terms
          .map(({ operator, operand }) => ({ operator, term: this.term(operand) }))
          .reduce(
            (sum, { operator, term }) => (operator === "+" ? sum.add(term) : sum.sub(term)),
            this.#z3.Int.val(0) as Term,
          );
      case "product":
        if (node.factors.some(({ operator }) => operator !== "*")) throw new Error("no division");
        return node.factors.map(({ operand }) => this.term(operand)).reduce((a, b) => a.mul(b));
      case "power": {
        const exponent = node.exponent.kind === "numeral" ? Number(node.exponent.whole) : 0;
        if (exponent < 1 || exponent > 4) throw new Error("small exponents only");
        return Array.from({ length: exponent }, () => this.term(node.base)).reduce((a, b) => a.mul(b));
      }
      default:
        throw new Error(`${node.kind} is not said to z3`);
    }
  }

  equations(node: Expression): Bool<"main">[] {
    if (node.kind !== "relation") throw new Error("equations only");
    let left = this.term(node.first);
    return node.links.map(({ operator, operand }) => {
      if (operator !== "=" || operand.kind === "set") throw new Error("equations only");
      const right = this.term(operand);
      const equation = left.eq(right);
      left = right;
      return equation;
    });
  }
}

async function solveAll(text: string, limitMs: number): Promise<Z3Result> {
  const parsed = parse(text);
  if (!parsed.ok) throw new Error(`${text} is not understood`);
  const { Context } = await init();
  const z3: Z3 = Context("main");
  const saying = new Saying(z3, parsed.formula);
  const equations = parsed.formula.statements.flatMap((statement) => saying.equations(statement));
  const letters = [...saying.letters];
  const terms = letters.map(([, term]) => term);
  const solver = new z3.Solver();
  solver.add(...letters.flatMap(([name, term]) => [term.ge(saying.leading.has(name) ? 1 : 0), term.le(9)]));
  if (terms.length > 1) solver.add(z3.Distinct(...terms));
  solver.add(...equations);

  const started = performance.now();
  for (let count = 0; ; count++) {
    const left = limitMs - (performance.now() - started);
    solver.set("timeout", Math.max(1, Math.round(left)));
    const verdict = left > 0 ? await solver.check() : "unknown";
    if (verdict !== "sat") return { count, complete: verdict === "unsat", ms: performance.now() - started };
    const model = solver.model();
    solver.add(z3.Or(...terms.map((term) => term.neq(model.eval(term, true)))));
  }
}

// The solver is not safe when terms are given back while it works on its own thread.
globalThis.FinalizationRegistry = class<T> extends FinalizationRegistry<T> {
  override register(): void {
    // Nothing is ever given back.
  }
};

const [formula = "", limit = "0"] = process.argv.slice(2);
process.stdout.write(`${JSON.stringify(await solveAll(formula, Number(limit)))}\n`, () => process.exit(0));
