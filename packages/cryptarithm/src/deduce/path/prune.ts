/**
 * Leaves out what the end does not need. From the end backwards, a step stays only when something cites
 * one of its facts; of a step that stays, the facts that nobody needs go, and then its premises, one by
 * one, while it still follows. What is left is small and minimal step by step, and everything in it has
 * been checked once more.
 */
import { isSingle } from "../setting/digits.js";
import type { Setting } from "../setting/setting.js";
import type { Claim } from "../state/claim.js";
import { follows, type Grounds, notesIn } from "../state/grounds.js";
import { relevantFacts, scopeOf, viewOf } from "../state/knowledge.js";
import type { View } from "../state/view.js";
import type { Branch, End, Fact, Node, Step } from "./step.js";

/** Facts that something later stands on. */
type Needed = Set<Fact>;

/**
 * How a step's premises are made fewer; long tables leave them as they are. Where steps are ready to be told,
 * what one sees in their equations goes last: known digits and carries. What of these a step can do without
 * is not cited, but told as known.
 */
type Thoroughness = "minimal" | "sliced" | "standing";

/** The node without what its end does not need. */
export function prune(node: Node, setting: Setting, thoroughness: Thoroughness = "minimal"): Node {
  return new Pruner(setting, thoroughness).node(node, []).node;
}

class Pruner {
  readonly #setting: Setting;
  readonly #thoroughness: Thoroughness;

  constructor(setting: Setting, thoroughness: Thoroughness) {
    this.#setting = setting;
    this.#thoroughness = thoroughness;
  }

  /** The pruned node, and which of the facts outside of it are needed. */
  node(
    node: Node,
    outside: readonly Fact[],
    goal: readonly Claim[] = [],
  ): { readonly node: Node; readonly needed: Needed } {
    const facts = [...outside, ...node.steps.flatMap((step) => step.facts)];
    const needed: Needed = new Set();
    const end = this.#end(node.end, facts, needed);
    if (end.kind === "agreed") this.#agreed(goal, facts, needed);
    const steps: Step[] = [];
    let before = facts.length;
    for (const step of node.steps.toReversed()) {
      before -= step.facts.length;
      // One order of letters that can be exchanged is one thought: all of it or nothing.
      const whole = step.finding.grounds.kind === "swap" && step.facts.some((fact) => needed.has(fact));
      const kept = step.facts.filter((fact) => whole || needed.has(fact) || fact.claim.kind === "impossible");
      if (kept.length === 0 && node.end.kind !== "open") continue;
      for (const fact of kept) needed.delete(fact);
      const claimed = {
        ...step,
        facts: kept,
        finding: { ...step.finding, claims: kept.map((f) => f.claim) },
      };
      steps.push(this.#step(claimed, facts.slice(0, before), needed));
    }
    return { node: { ...node, steps: steps.reverse(), end }, needed };
  }

  #step(step: Step, known: readonly Fact[], needed: Needed): Step {
    if (step.refuted !== undefined) {
      const goal = step.facts.map(({ claim }) => claim);
      const refuted = step.refuted.map((branch) => this.#branch(branch, known, needed, goal));
      const premises = this.#fewer(step.premises, needed, (facts) =>
        covers(step, refuted, facts, this.#setting),
      );
      return { ...step, refuted, premises };
    }
    const { claims } = step.finding;
    const grounds = this.#withoutNotes(step);
    const enough = (facts: readonly Fact[]): boolean =>
      follows(grounds, claims, viewOf(this.#setting, facts));
    const standing = new Set(this.#thoroughness === "standing" ? this.#standing(grounds, known) : []);
    const all = [...new Set([...step.premises, ...standing])];
    const own = this.#fewer(all, needed, enough, scopeOf(grounds, this.#setting).symbols, standing);
    const seen = this.#besides(own, standing, enough);
    const premises = own.filter((fact) => !seen.has(fact));
    for (const fact of premises) needed.add(fact);
    const finding = { ...step.finding, grounds };
    return seen.size === 0 ? { ...step, premises, finding } : { ...step, premises, seen: [...seen], finding };
  }

  /** The known digits and carries that stand in the equations of a step. */
  #standing(grounds: Grounds, known: readonly Fact[]): Fact[] {
    if (grounds.kind !== "local" && grounds.kind !== "reach") return [];
    const { symbols, carries } = scopeOf(grounds, this.#setting);
    return known.filter(({ claim }) => {
      if (claim.kind === "carry") return claim.low === claim.high && carries.has(claim.carry);
      return claim.kind === "digits" && symbols.has(claim.symbol) && isSingle(claim.digits);
    });
  }

  /** What of the standing facts a step can do without. */
  #besides(
    premises: readonly Fact[],
    standing: ReadonlySet<Fact>,
    enough: (facts: readonly Fact[]) => boolean,
  ): ReadonlySet<Fact> {
    const seen = new Set<Fact>();
    for (const fact of premises) {
      if (!standing.has(fact)) continue;
      seen.add(fact);
      if (!enough(premises.filter((other) => !seen.has(other)))) seen.delete(fact);
    }
    return seen;
  }

  /** The grounds of a step without the notes that it does not need. */
  #withoutNotes({ finding: { grounds, claims }, premises }: Step): Grounds {
    if (grounds.kind !== "local" || this.#thoroughness === "sliced") return grounds;
    let { constraints } = grounds;
    const view = viewOf(this.#setting, premises);
    for (const note of notesIn(grounds)) {
      const fewer = constraints.filter((constraint) => constraint !== note);
      if (fewer.length > 0 && follows({ kind: "local", constraints: fewer }, claims, view))
        constraints = fewer;
    }
    return { kind: "local", constraints };
  }

  #branch(
    { assumption, node }: Branch,
    known: readonly Fact[],
    needed: Needed,
    goal: readonly Claim[] = [],
  ): Branch {
    const inner = this.node(node, [...known, assumption], goal);
    inner.needed.delete(assumption);
    for (const fact of inner.needed) needed.add(fact);
    return { assumption, node: inner.node };
  }

  #end(end: End, known: readonly Fact[], needed: Needed): End {
    switch (end.kind) {
      case "solution":
        for (const fact of this.#fixing(known)) needed.add(fact);
        return end;
      case "impossible":
      case "agreed":
        return end;
      case "open":
        for (const fact of known) needed.add(fact);
        return end;
      case "fork": {
        const branches = end.branches.map((branch) => this.#branch(branch, known, needed));
        const premises = this.#fewer(end.premises, needed, (facts) =>
          isWhole(branches, facts, this.#setting),
        );
        return { ...end, branches, premises };
      }
    }
  }

  /** Marks the facts that make the goal of a case known. */
  #agreed(goal: readonly Claim[], known: readonly Fact[], needed: Needed): void {
    const symbols = goal.flatMap((claim) => (claim.kind === "digits" ? [claim.symbol] : []));
    const carries = goal.flatMap((claim) => (claim.kind === "carry" ? [claim.carry] : []));
    const grounds: Grounds = { kind: "cases", symbols, carries };
    const relevant = relevantFacts(grounds, known, viewOf(this.#setting, known));
    this.#fewer(relevant, needed, (facts) => isKnown(goal, viewOf(this.#setting, facts)));
  }

  /** The facts that give each letter its digit. */
  #fixing(known: readonly Fact[]): Fact[] {
    return this.#setting.domains.flatMap((domain, symbol) => {
      if (isSingle(domain)) return [];
      const own = known.filter(({ claim }) => claim.kind === "digits" && claim.symbol === symbol);
      const single = own.find(({ claim }) => claim.kind === "digits" && isSingle(claim.digits & domain));
      return single === undefined ? own : [single];
    });
  }

  /** The premises without those that can be left out; what stays is marked as needed. */
  #fewer(
    premises: readonly Fact[],
    needed: Needed,
    enough: (facts: readonly Fact[]) => boolean,
    letters: ReadonlySet<number> = new Set(),
    standing: ReadonlySet<Fact> = new Set(),
  ): Fact[] {
    let kept = [...premises];
    if (this.#thoroughness !== "sliced") {
      // What nobody else needs goes first, and of it the latest: it took most steps to get there. Then
      // what is taken elsewhere; a digit that stands in the column itself is what one sees there.
      const worth = (fact: Fact): number =>
        (needed.has(fact) ? 4 : 0) + (isAbout(fact, letters) ? 2 : 0) + (isFixing(fact) ? 1 : 0);
      for (let least = 0; least <= 7; least++) {
        const group = kept.filter((fact) => !standing.has(fact) && worth(fact) === least).reverse();
        // Often all of them go; else one by one.
        const none = kept.filter((fact) => !group.includes(fact));
        if (group.length > 1 && enough(none)) {
          kept = none;
          continue;
        }
        for (const fact of group) {
          const fewer = kept.filter((other) => other !== fact);
          if (enough(fewer)) kept = fewer;
        }
      }
    }
    for (const fact of kept) if (!standing.has(fact)) needed.add(fact);
    return kept;
  }
}

const isAbout = ({ claim }: Fact, letters: ReadonlySet<number>): boolean =>
  claim.kind === "digits" && letters.has(claim.symbol);

const isFixing = ({ claim }: Fact): boolean => claim.kind === "digits" && isSingle(claim.digits);

/** Whether the claims say nothing new. */
const isKnown = (claims: readonly Claim[], view: View): boolean =>
  view.contradictory || claims.every((claim) => !view.isNews(claim));

/** Whether the refuted cases and the conclusion are all that these facts allow. */
function covers(
  { finding, facts: [concluded] }: Step,
  refuted: readonly Branch[],
  facts: readonly Fact[],
  setting: Setting,
): boolean {
  if (finding.grounds.kind !== "cases" || concluded === undefined) return false;
  const isCommon = refuted.some(({ node }) => node.end.kind === "agreed");
  const kept = isCommon || concluded.claim.kind === "impossible" ? [] : [concluded];
  return isWhole([...refuted, ...kept.map((assumption) => ({ assumption }))], facts, setting);
}

/** Whether the cases are all that these facts allow for their letter or carry. */
function isWhole(
  cases: readonly { readonly assumption: Fact }[],
  facts: readonly Fact[],
  setting: Setting,
): boolean {
  const view = viewOf(setting, facts);
  const [first] = cases;
  if (first === undefined) return false;
  if (first.assumption.claim.kind === "digits") {
    let left = view.masks[first.assumption.claim.symbol] as number;
    for (const { assumption } of cases)
      if (assumption.claim.kind === "digits") left &= ~assumption.claim.digits;
    return left === 0;
  }
  if (first.assumption.claim.kind !== "carry") return false;
  const { carry } = first.assumption.claim;
  for (let value = view.lows[carry] as number; value <= (view.highs[carry] as number); value++) {
    const covered = cases.some(
      ({ assumption: { claim } }) => claim.kind === "carry" && claim.low <= value && value <= claim.high,
    );
    if (!covered) return false;
  }
  return true;
}
