/**
 * The cheapest reason why there is no solution. When that is known from the start, one need not follow the
 * path that a solver takes: the first thing that cannot be ends it. So the reasons are tried in the order
 * in which a person would accept them: counting letters, the size of both sides, one column, a remainder,
 * then chains of steps. Chains are looked for in small parts of the puzzle first, since what shows itself
 * in two columns is easier to see than what takes them all; of all chains found the cheapest is kept.
 */
import { rulesOfLevel } from "../catalogue.js";
import type { Finding, Level, Spot } from "../rule.js";
import { lengthCheck } from "../rules/length-check.js";
import { remainder } from "../rules/remainder.js";
import { tooManyLetters } from "../rules/too-many-letters.js";
import type { Setting } from "../setting/setting.js";
import { Knowledge, relevantFacts, viewOf } from "../state/knowledge.js";
import { Moment, type Notebook } from "../state/moment.js";
import { View } from "../state/view.js";
import { tellContradiction } from "../tell/tell-contradiction.js";
import { gainOf, openIn, WEIGHTS } from "./choose.js";
import { prune } from "./prune.js";
import { shorten } from "./shorten.js";
import type { Node, Step } from "./step.js";
import { nodeCost } from "./step-cost.js";

/** The rules that make a chain; what takes cases is left to the usual path. */
const LEVELS: readonly Level[] = [1, 2, 3, 4];

/** Neighbouring columns that are looked at alone. */
const WINDOWS = [1, 2, 3, 4] as const;

/** A chain of more steps is no reason but a search. */
const MOST_STEPS = 40;

/** A chain with so many steps more than the best one hardly becomes cheaper. */
const LONGER = 6;

/** Which findings count, and which of them comes first where several are as easy. */
interface Look {
  readonly sees: (spot: Spot) => boolean;
  readonly prefers: (finding: Finding, view: View) => number;
}

/** The cheapest chain of steps without cases to an impossibility; undefined when there is none. */
export function refute(setting: Setting, notebook: Notebook, isOver: () => boolean): Node | undefined {
  const start = View.of(setting);
  const moment = new Moment(start, notebook);
  for (const rule of [tooManyLetters, lengthCheck]) {
    const [finding] = rule.find(moment);
    if (finding !== undefined) return prune(nodeOf([finding], setting), setting);
  }
  let best: Node | undefined;
  let price = Number.POSITIVE_INFINITY;
  const offer = (node: Node): void => {
    // What is much longer even without its loose ends is not worth a closer look.
    const sliced = prune(node, setting, "sliced");
    if (best !== undefined && sliced.steps.length > best.steps.length + LONGER) return;
    const pruned = prune(sliced, setting);
    const cost = priceOf(pruned, setting);
    if (cost >= price) return;
    best = pruned;
    price = cost;
  };
  const atOnce = findingsAtOnce(moment).sort((a, b) => a.price - b.price)[0];
  if (atOnce !== undefined && atOnce.price < AT_A_GLANCE) return nodeOf([atOnce.finding], setting);
  if (atOnce !== undefined) offer(nodeOf([atOnce.finding], setting));
  for (const look of looksAt(setting)) {
    if (isOver()) break;
    for (const node of chains(setting, notebook, look)) offer(node);
  }
  return best && shorten(best, setting);
}

/** What cannot be and is said in one sentence; nothing cheaper is looked for. */
const AT_A_GLANCE = 2;

/** Everything that shows at the first look that it cannot be, with what it costs to follow. */
function findingsAtOnce(moment: Moment): { readonly finding: Finding; readonly price: number }[] {
  const { view } = moment;
  const rules = [...LEVELS.flatMap((level) => rulesOfLevel(level)), remainder];
  return rules
    .flatMap((rule) => rule.find(moment))
    .filter(isEnd)
    .map((finding) => {
      const cost = WEIGHTS[finding.rule.level] + Math.max(0, openIn(finding, view) - 2) / 2;
      // Of what is as plain the units come first, and the collected letters last.
      const at = finding.spot.place ?? (isEmptyEquation(finding) ? -1 : 50);
      return { finding, price: isPlain(finding, view) ? PLAIN + at / 100 : cost };
    });
}

/** Against a rule of the puzzle even a hard column is easy to see. */
const PLAIN = 1;

const isPlain = (finding: Finding, cited: View): boolean =>
  (finding.grounds.kind !== "local" || finding.grounds.constraints.length === 1) &&
  tellContradiction(finding, cited) !== undefined;

const isEmptyEquation = ({ grounds }: Finding): boolean =>
  grounds.kind === "reach" && grounds.constraint.monomials.length === 0;

/** What a refutation costs to follow; the last step may be plain by what it comes to. */
function priceOf({ steps, end }: Node, setting: Setting): number {
  const last = steps.at(-1);
  if (last === undefined || !isPlain(last.finding, viewOf(setting, last.premises)))
    return nodeCost({ steps, end }, setting);
  const before = nodeCost({ steps: steps.slice(0, -1), end }, setting);
  return before + PLAIN + Math.max(0, last.premises.length - 2) / 2;
}

const isEnd = ({ claims }: Finding): boolean => claims.some(({ kind }) => kind === "impossible");

function nodeOf(findings: readonly Finding[], setting: Setting): Node {
  const knowledge = new Knowledge(View.of(setting));
  return { steps: findings.map((finding) => take(finding, knowledge)), end: { kind: "impossible" } };
}

function take(finding: Finding, knowledge: Knowledge): Step {
  const premises = relevantFacts(finding.grounds, knowledge.facts, knowledge.view);
  const claims = isEnd(finding) ? [{ kind: "impossible" } as const] : finding.claims;
  return { finding: { ...finding, claims }, premises, facts: claims.map((claim) => knowledge.learn(claim)) };
}

/** From a few columns to everything, and there from the units, from the top, and by worth. */
function* looksAt({ calculations, parts }: Setting): Generator<Look> {
  for (const width of WINDOWS) {
    for (const { part, columns } of calculations) {
      for (let from = 0; from + width <= columns.length; from++) {
        const sees = ({ place, part: own }: Spot): boolean =>
          own === undefined || (own === part && place !== undefined && place >= from && place < from + width);
        yield { sees, prefers: worth };
      }
    }
  }
  if (parts.length > 1)
    for (const { index } of parts)
      yield { sees: ({ part }) => part === undefined || part === index, prefers: worth };
  const all = (): boolean => true;
  yield { sees: all, prefers: worth };
  yield { sees: all, prefers: ({ spot }) => -(spot.place ?? 0) };
  yield { sees: all, prefers: ({ spot }) => spot.place ?? 0 };
}

/** What a finding gains for what it costs. */
function worth(finding: Finding, view: View): number {
  const cost = WEIGHTS[finding.rule.level] + Math.max(0, openIn(finding, view) - 2) / 2;
  return gainOf(finding.claims, view) / cost;
}

/**
 * The refutations that one way of looking leads to. What cannot be ends it at whatever level; but where
 * that is hard to see, easier steps go on beside it, until it is plain.
 */
function* chains(setting: Setting, notebook: Notebook, { sees, prefers }: Look): Generator<Node> {
  const knowledge = new Knowledge(View.of(setting));
  const { view } = knowledge;
  const steps: Step[] = [];
  while (steps.length < MOST_STEPS) {
    const moment = new Moment(view, notebook);
    let next: { readonly finding: Finding; readonly value: number } | undefined;
    let end: { readonly finding: Finding; readonly value: number } | undefined;
    for (const level of LEVELS) {
      for (const finding of rulesOfLevel(level).flatMap((rule) => rule.find(moment))) {
        if (!sees(finding.spot)) continue;
        if (isEnd(finding)) {
          const value = isPlain(finding, view) ? 0 : -level;
          if (end === undefined || value > end.value) end = { finding, value };
        } else {
          const value = prefers(finding, view) - 1e5 * level;
          if (next === undefined || value > next.value) next = { finding, value };
        }
      }
    }
    if (end !== undefined) {
      yield { steps: [...steps, take(end.finding, knowledge.branch())], end: { kind: "impossible" } };
      if (end.value >= -1) return;
    }
    if (next === undefined) return;
    steps.push(take(next.finding, knowledge));
  }
}
