/**
 * What is known at a moment of an explanation, read off its steps: the digits that each letter can
 * still be, and the bounds of each carry. For those who show explanations; a case is a copy.
 */
import type { CarryPlace, StatedFact } from "../../semantics/explanation.js";
import type { Rules } from "../../semantics/rules.js";

export class Known {
  readonly #digits: Map<string, readonly number[]>;
  readonly #carries: Map<string, readonly [number, number]>;

  constructor(
    digits: ReadonlyMap<string, readonly number[]> = new Map(),
    carries: ReadonlyMap<string, readonly [number, number]> = new Map(),
  ) {
    this.#digits = new Map(digits);
    this.#carries = new Map(carries);
  }

  /** What is known before the first step: what the rules of the puzzle say of single letters. */
  static atStart({ rules }: { readonly rules: Pick<Rules, "given"> }): Known {
    const known = new Known();
    for (const [letter, given] of Object.entries(rules.given)) {
      const digits = typeof given === "number" ? [given] : "not" in given ? undefined : given;
      if (digits !== undefined) known.learn([{ id: 0, claim: { letter, digits } }]);
    }
    return known;
  }

  copy(): Known {
    return new Known(this.#digits, this.#carries);
  }

  learn(facts: readonly StatedFact[]): void {
    for (const { claim } of facts) {
      if ("letter" in claim) {
        const before = this.#digits.get(claim.letter);
        this.#digits.set(
          claim.letter,
          before === undefined ? claim.digits : claim.digits.filter((digit) => before.includes(digit)),
        );
      } else if ("carry" in claim) {
        const [low, high] = this.#carries.get(key(claim.carry)) ?? [
          Number.NEGATIVE_INFINITY,
          Number.POSITIVE_INFINITY,
        ];
        this.#carries.set(key(claim.carry), [Math.max(low, claim.from), Math.min(high, claim.to)]);
      }
    }
  }

  /** The digit of a letter, when it is the only one left. */
  digit(letter: string): number | undefined {
    const digits = this.#digits.get(letter);
    return digits?.length === 1 ? digits[0] : undefined;
  }

  /** The value of a carry, when there is only one. */
  carry(place: CarryPlace): number | undefined {
    const bounds = this.#carries.get(key(place));
    return bounds !== undefined && bounds[0] === bounds[1] ? bounds[0] : undefined;
  }

  /** The letters that have their digit. */
  get settled(): ReadonlyMap<string, number> {
    const settled = new Map<string, number>();
    for (const [letter, digits] of this.#digits)
      if (digits.length === 1) settled.set(letter, digits[0] as number);
    return settled;
  }
}

const key = ({ part, place }: CarryPlace): string => `${part}:${place}`;
