/**
 * Cuts a long run into parts for several threads. The letters that the program tries first take
 * their digits in turn, so that all parts together visit hardly a node more than the whole.
 */
import type { Puzzle } from "../semantics/puzzle.js";
import type { Crew } from "./crew.js";
import type { RunQuestion } from "./run.js";
import type { RunResult } from "./run-result.js";

type Domains = readonly (readonly number[])[];

/** Parts a thread, so that none waits long for the last one. */
const PARTS_A_THREAD = 8;

/** Runs a question on a crew; undefined when it cannot be cut, or may stop at a number of nodes. */
export function shareRun(question: RunQuestion, crew: Crew): RunResult | undefined {
  const { prepared, purpose, mode, meter } = question;
  const { statements, formula } = prepared.puzzle;
  // A crew reads the puzzle's own text, which does not say which of its statements belong to a join.
  if (prepared.kernel !== undefined || meter.limitsNodes || statements !== formula.statements)
    return undefined;
  const parts = partsOf(question, crew.size * PARTS_A_THREAD);
  if (parts.length < 2) return undefined;
  const { baseRule: _, ...rules } = prepared.puzzle.rules;
  let enough = false;
  const results = crew.run(
    {
      text: prepared.puzzle.formula.text,
      rules,
      without: [...prepared.without],
      purpose,
      mode,
      listing: question.onSolution !== undefined,
      parts,
    },
    {
      onSolution: (digits) => {
        enough ||= question.onSolution?.(digits) ?? false;
        return enough;
      },
      look: (nodes) => meter.look(nodes) < 0,
    },
  );
  const nodes = results.reduce((sum, r) => sum + r.nodes, 0);
  meter.add(nodes);
  return {
    count: results.reduce((sum, r) => sum + r.count, 0n),
    nodes,
    undecided: results.reduce((sum, r) => sum + r.undecided, 0),
    undeterminable: results.some((r) => r.undeterminable),
    stopped: enough ? "enough" : meter.stopped,
  };
}

/** Cuts by the letters that the program tries first, until there are parts enough or two letters are used. */
function partsOf({ prepared, purpose, domains }: RunQuestion, enough: number): Domains[] {
  const { puzzle, programs } = prepared;
  const { stages } = programs[purpose].program;
  let parts: Domains[] = [domains ?? puzzle.symbols.map((s) => s.domain)];
  for (const stage of stages.slice(0, 2)) {
    if (stage.kind !== "branch" || parts.length >= enough) break;
    parts = parts.flatMap((part) =>
      (part[stage.symbol] as readonly number[]).map((digit) => fixed(part, stage.symbol, digit, puzzle)),
    );
  }
  return parts;
}

/** Domains in which a symbol has one digit, and those that differ from it have the others. */
function fixed(domains: Domains, symbol: number, digit: number, { groups }: Puzzle): Domains {
  const others = new Set(groups.filter((group) => group.includes(symbol)).flat());
  return domains.map((domain, s) => {
    if (s === symbol) return [digit];
    return others.has(s) ? domain.filter((d) => d !== digit) : domain;
  });
}
