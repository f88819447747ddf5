/**
 * From steps to an explanation as data: facts get their numbers in reading order, letters their names,
 * and each step its sentence. Nothing is decided here.
 */
import type {
  FactClaim,
  StatedCase,
  StatedConstraint,
  StatedEnd,
  StatedFact,
  StatedGrounds,
  StatedStep,
  StatedStretch,
} from "../../semantics/explanation.js";
import type { Language } from "../language/language.js";
import { saidOr, sayAll } from "../language/say.js";
import type { Branch, End, Fact, Node, Step } from "../path/step.js";
import type { Constraint } from "../setting/constraint.js";
import { digitsIn } from "../setting/digits.js";
import { dataName } from "../setting/names.js";
import type { Setting } from "../setting/setting.js";
import type { Claim } from "../state/claim.js";
import type { Grounds } from "../state/grounds.js";
import { viewOf } from "../state/knowledge.js";
import { claimText } from "./claim-text.js";
import { groundsText } from "./grounds-text.js";
import { tellContradiction } from "./tell-contradiction.js";
import { withRows } from "./with-rows.js";

/** Writes explanations of one setting in one language. */
export class Stater {
  readonly #setting: Setting;
  readonly #language: Language;
  readonly #write: (digits: readonly number[]) => string;
  readonly #ids = new Map<Fact, number>();
  readonly #notes = new Map<Constraint, number>();
  #steps = 0;
  /** How many solutions one at an end stands for. */
  #exchanges = 1;
  #inTable = false;
  /** Nobody reads the cases of a table one by one. */
  #silent = false;

  /** `write` gives the puzzle with its digits filled in. */
  constructor(setting: Setting, language: Language, write: (digits: readonly number[]) => string) {
    this.#setting = setting;
    this.#language = language;
    this.#write = write;
  }

  /** Facts that the steps may stand on without having concluded them; to be stated before the steps. */
  facts(facts: readonly Fact[]): StatedFact[] {
    return facts.map((fact) => this.#fact(fact));
  }

  stretch({ steps, end, table }: Node): StatedStretch {
    const before = this.#inTable;
    this.#inTable ||= table === true;
    const stated = { steps: steps.map((step) => this.#step(step)), end: this.#end(end) };
    this.#inTable = before;
    return stated;
  }

  #step(step: Step): StatedStep {
    const { finding, premises, refuted, facts } = step;
    const n = ++this.#steps;
    const cites = this.#cited(premises);
    const grounds = this.#grounds(finding.grounds);
    const cases = refuted?.map((branch) => this.#case(branch));
    const stated = facts.map((fact) => this.#fact(fact));
    if (finding.grounds.kind === "swap")
      for (let k = 2; k <= finding.grounds.symbols.length; k++) this.#exchanges *= k;
    return {
      n,
      rule: finding.rule.name,
      level: finding.rule.level,
      at: finding.spot,
      grounds,
      cites,
      facts: stated,
      title: facts.map(({ claim }) => claimText(claim, this.#setting)).join(", "),
      ...(this.#silent ? {} : { text: this.#text(step) }),
      ...(cases === undefined ? {} : { cases }),
    };
  }

  #text({ finding, premises, seen = [] }: Step): string {
    const told = seen.filter((fact) => this.#ids.has(fact));
    const cited = viewOf(this.#setting, [...premises, ...told]);
    const never = finding.claims[0]?.kind === "impossible" ? tellContradiction(finding, cited) : undefined;
    return saidOr(
      () =>
        sayAll(withRows(never ?? finding.rule.tell(finding, cited), finding, this.#setting), this.#language),
      () => groundsText(finding.grounds, cited),
    );
  }

  #case({ assumption, node }: Branch): StatedCase {
    const assumes = this.#fact(assumption);
    const before = this.#silent;
    this.#silent = this.#inTable;
    const title = claimText(assumption.claim, this.#setting);
    const stated = { assumes, title, ...this.stretch(node) };
    this.#silent = before;
    return stated;
  }

  #end(end: End): StatedEnd {
    switch (end.kind) {
      case "solution": {
        const names = end.digits.map((digit, symbol) => [dataName(symbol, this.#setting), digit] as const);
        return {
          kind: "solution",
          digits: Object.fromEntries(names),
          text: this.#write(end.digits),
          ...(this.#exchanges === 1 ? {} : { standsFor: this.#exchanges }),
        };
      }
      case "fork":
        return {
          kind: "fork",
          cites: this.#cited(end.premises),
          cases: end.branches.map((branch) => this.#case(branch)),
        };
      default:
        return end;
    }
  }

  #fact(fact: Fact): StatedFact {
    const id = this.#ids.get(fact) ?? this.#ids.size + 1;
    this.#ids.set(fact, id);
    if (fact.claim.kind === "note") this.#notes.set(fact.claim.note, id);
    return { id, claim: this.#claim(fact.claim) };
  }

  #cited(facts: readonly Fact[]): number[] {
    return facts.map((fact) => this.#ids.get(fact) as number).sort((a, b) => a - b);
  }

  #claim(claim: Claim): FactClaim {
    const setting = this.#setting;
    switch (claim.kind) {
      case "digits":
        return {
          letter: dataName(claim.symbol, setting),
          digits: digitsIn(claim.digits & (setting.domains[claim.symbol] as number)),
        };
      case "carry":
        return { carry: this.#carry(claim.carry), from: claim.low, to: claim.high };
      case "taken":
        return { taken: claim.digit, by: claim.among.map((s) => dataName(s, setting)) };
      case "note": {
        const { monomials, constant, demand } = claim.note;
        const terms = monomials.map(({ coefficient, symbols }) => ({
          coefficient,
          letters: symbols.map((s) => dataName(s, setting)),
        }));
        return { note: { terms, constant, demand } };
      }
      case "impossible":
        return { impossible: true };
    }
  }

  #carry(carry: number): { readonly part: number; readonly place: number } {
    const { part, place } = this.#setting.carries[carry] as Setting["carries"][number];
    return { part, place };
  }

  #grounds(grounds: Grounds): StatedGrounds {
    switch (grounds.kind) {
      case "local":
        return { kind: "local", constraints: grounds.constraints.map((c) => this.#constraint(c)) };
      case "reach":
        return { kind: "reach", constraint: this.#constraint(grounds.constraint) };
      case "distinct":
        return { kind: "distinct", letters: grounds.symbols.map((s) => dataName(s, this.#setting)) };
      case "swap":
        return { kind: "swap", letters: grounds.symbols.map((s) => dataName(s, this.#setting)) };
      case "cases": {
        const [symbol] = grounds.symbols;
        const of =
          symbol === undefined
            ? { carry: this.#carry(grounds.carries[0] as number) }
            : { letter: dataName(symbol, this.#setting) };
        return { kind: "cases", of };
      }
      default:
        return grounds;
    }
  }

  #constraint(constraint: Constraint): StatedConstraint {
    const { source } = constraint;
    return source.kind === "note" ? { kind: "note", fact: this.#notes.get(constraint) as number } : source;
  }
}
