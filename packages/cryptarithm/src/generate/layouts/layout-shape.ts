/**
 * What is to be made: a written-out calculation some of whose numbers are words, such as `A*B`, `A/B=C` or `√A`.
 *
 * A letter stands for a word, the same letter for the same word, different ones for different words; two letters
 * or more are a word as it is; `?` is a number that need be no word. What is not mentioned need be no word either.
 * Not done here: sums, which are no written-out calculations to look for words in (see sum-shape.ts).
 */
import type { Diagnostic } from "../../syntax/diagnostic.js";
import { splitLetters } from "../../syntax/symbols.js";
import { say } from "../../wording/say.js";

/** A number of the calculation: a word of the list, a given word, or no word. */
type LayoutNumber =
  | { readonly kind: "blank"; readonly name: string }
  | { readonly kind: "word"; readonly letters: readonly string[] }
  | { readonly kind: "free" };

/** A written-out calculation some of whose numbers are words. */
export interface LayoutShape {
  readonly kind: "multiplication" | "division" | "root";
  /** Of roots: 2 or 3. */
  readonly degree: 2 | 3;
  /**
   * Multiplicand, multiplier, product; or dividend, divisor, quotient, remainder; or radicand, root, remainder.
   * The free ones are worked out from the others.
   */
  readonly numbers: readonly LayoutNumber[];
}

export type ReadLayoutShape =
  | { readonly ok: true; readonly shape: LayoutShape }
  | { readonly ok: false; readonly diagnostic: Diagnostic };

const FREE: LayoutNumber = { kind: "free" };
const TOKEN =
  /\s*(?:(?<root>√|∛|sqrt|cbrt)|(?<sign>[*×·/÷:=()])|(?<number>\?|[\p{L}\p{M}]+|\d+)|(?<stray>\S))/uy;
const EXAMPLES =
  "the calculations are A*B, A*B=C, A/B, A/B=C, A/B=C r D, ?/A=B, √A, √A=B and √?=A, or ∛ for √";

interface Token {
  readonly kind: "root" | "sign" | "number";
  readonly text: string;
  readonly span: readonly [number, number];
}

/** Reads a shape for puzzles in a base; every mistake is told at its place. */
export function readLayoutShape(text: string, base = 10): ReadLayoutShape {
  try {
    return { ok: true, shape: new Reader(text, base).read() };
  } catch (mistake) {
    if (mistake instanceof Mistake) return { ok: false, diagnostic: mistake.diagnostic };
    throw mistake;
  }
}

/** Ends the reading; caught by the only caller. */
class Mistake extends Error {
  readonly diagnostic: Diagnostic;

  constructor(message: string, span: readonly [number, number], hint: string) {
    super(message);
    this.diagnostic = { code: "unknown-shape", message, span: [span[0], span[1]], hint };
  }
}

class Reader {
  private readonly text: string;
  private readonly tokens: readonly Token[];
  private at = 0;
  private readonly base: number;

  constructor(text: string, base: number) {
    this.text = text;
    this.base = base;
    this.tokens = tokensOf(text);
  }

  read(): LayoutShape {
    const shape = this.next?.kind === "root" ? this.root() : this.productOrDivision();
    const stray = this.next;
    if (stray !== undefined)
      throw new Mistake(
        say("{text} does not belong behind this calculation.", { text: stray.text }),
        stray.span,
        say(EXAMPLES),
      );
    return shape;
  }

  private root(): LayoutShape {
    const sign = this.take();
    const degree = sign.text === "∛" || sign.text === "cbrt" ? 3 : 2;
    const isBracketed = this.accept("(");
    const radicand = this.number();
    if (isBracketed) this.expect(")");
    const [root, remainder] = this.result();
    const numbers = [radicand, root, remainder];
    if (radicand.kind === "free" && root.kind === "free") this.refuseOpen(say("the radicand or the root"));
    return { kind: "root", degree, numbers };
  }

  private productOrDivision(): LayoutShape {
    const first = this.number();
    const sign = this.next;
    if (sign?.kind !== "sign" || !/[*×·/÷:]/.test(sign.text)) {
      const span = sign?.span ?? ([this.text.length, this.text.length] as const);
      throw new Mistake(
        say("A written-out calculation is a product, a division or a root."),
        span,
        say(EXAMPLES),
      );
    }
    this.take();
    const second = this.number();
    if (/[*×·]/.test(sign.text)) {
      const product = this.accept("=") ? this.number() : FREE;
      if (first.kind === "free" || second.kind === "free") this.refuseOpen(say("both factors"));
      return { kind: "multiplication", degree: 2, numbers: [first, second, product] };
    }
    const [quotient, remainder] = this.result();
    if (second.kind === "free") this.refuseOpen(say("the divisor"));
    if (first.kind === "free" && quotient.kind === "free")
      this.refuseOpen(say("the dividend or the quotient"));
    return { kind: "division", degree: 2, numbers: [first, second, quotient, remainder] };
  }

  /** A result and a remainder. */
  private result(): readonly [LayoutNumber, LayoutNumber] {
    if (!this.accept("=")) return [FREE, FREE];
    const result = this.number();
    const mark = this.next;
    if (mark?.kind !== "number" || !/^r$/i.test(mark.text)) return [result, FREE];
    this.take();
    return [result, this.number()];
  }

  private number(): LayoutNumber {
    const token = this.next;
    if (token?.kind !== "number") {
      const span = token?.span ?? ([this.text.length, this.text.length] as const);
      throw new Mistake(say("A word is missing here."), span, say(EXAMPLES));
    }
    this.take();
    if (token.text === "?") return FREE;
    if (/^\d/.test(token.text))
      throw new Mistake(
        say("{text} is no word.", { text: token.text }),
        token.span,
        say(
          "write a capital for a word of the list, a word as it is, or ? for a number that need be no word",
        ),
      );
    const letters = splitLetters(token.text);
    const different = new Set(letters).size;
    if (different > this.base)
      throw new Mistake(
        say("{text} has {n} different letters, but base {base} has {base} digits.", {
          text: token.text,
          n: different,
          base: this.base,
        }),
        token.span,
        say("choose another word or a larger base"),
      );
    const [letter = token.text] = letters;
    return letters.length > 1 ? { kind: "word", letters } : { kind: "blank", name: letter };
  }

  private refuseOpen(what: string): never {
    const span = [this.text.length - this.text.trimStart().length, this.text.trimEnd().length] as const;
    throw new Mistake(
      say("Too little is known of this calculation: {what} must be a word.", { what }),
      span,
      say(EXAMPLES),
    );
  }

  private expect(sign: string): void {
    if (this.accept(sign)) return;
    const span = this.next?.span ?? ([this.text.length, this.text.length] as const);
    throw new Mistake(say("{sign} is missing here.", { sign }), span, say(EXAMPLES));
  }

  private accept(sign: string): boolean {
    const isNext = this.next?.kind === "sign" && this.next.text === sign;
    if (isNext) this.at++;
    return isNext;
  }

  private get next(): Token | undefined {
    return this.tokens[this.at];
  }

  private take(): Token {
    return this.tokens[this.at++] as Token;
  }
}

function tokensOf(text: string): readonly Token[] {
  const tokens: Token[] = [];
  TOKEN.lastIndex = 0;
  for (let match = TOKEN.exec(text); match?.groups !== undefined; match = TOKEN.exec(text)) {
    const { root, sign, number, stray } = match.groups;
    const found = root ?? sign ?? number ?? stray ?? "";
    const span = [TOKEN.lastIndex - found.length, TOKEN.lastIndex] as const;
    if (stray !== undefined)
      throw new Mistake(
        say("{sign} has no meaning in a written-out calculation.", { sign: stray }),
        span,
        say(EXAMPLES),
      );
    const kind = root !== undefined ? "root" : sign !== undefined ? "sign" : "number";
    tokens.push({ kind, text: found, span });
  }
  return tokens;
}
