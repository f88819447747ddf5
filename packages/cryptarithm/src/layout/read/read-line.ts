/**
 * Written-out arithmetic in one line, as cryptogram clubs and tests print it:
 *
 *   division        AB/C=DE-FG=HI-JK=L        dividend / divisor = quotient − partial product = what is left …
 *   multiplication  AB*CD=EFG+HIJ=KLMN        partial products from the units upwards, then the product
 *   root            AB'CD gives root EF; - G = HIJ; - KLM = N     or     √ABCD=EF-G=HIJ-KLM=N
 *   sum             AB+CD-E=FG
 *
 * A division or root may also have its remainder only: `AB / C = DE r F`. What is not written so is a diagnostic.
 */
import type { Diagnostic } from "../../syntax/diagnostic.js";
import type { Span } from "../../syntax/span.js";
import { say } from "../../wording/say.js";
import { formulaOfLayout } from "../formula-of-layout.js";
import type { LayoutSource } from "./layout-source.js";
import {
  divisionLayouts,
  type Layouts,
  multiplicationLayouts,
  problem,
  rootLayouts,
  sumLayouts,
  type WrittenTerm,
} from "./read-line-calculation.js";
import type { Step } from "./read-line-steps.js";
import { type LineSign, type LineToken, lineTokens, type WrittenNumber } from "./read-line-tokens.js";
import type { ReadLayout } from "./read-result.js";

/** Reads a text as one line, whatever lines it has. */
export function readLine(source: LayoutSource): ReadLayout {
  const layouts = new LineParser(source.text, lineTokens(source)).calculation();
  return readingsOfLayouts(layouts, source.text, source.accented);
}

export function readingsOfLayouts(layouts: Layouts, text: string, accented: boolean): ReadLayout {
  return "code" in layouts
    ? { ok: false, diagnostics: [layouts] }
    : { ok: true, readings: layouts.map((layout) => formulaOfLayout(layout, text, accented)) };
}

/** Recursive descent over few tokens; the first mistake is kept and ends it. */
class LineParser {
  readonly #text: string;
  readonly #tokens: readonly LineToken[];
  #at = 0;
  #problem: Diagnostic | undefined;

  constructor(text: string, tokens: readonly LineToken[]) {
    this.#text = text;
    this.#tokens = tokens;
  }

  calculation(): Layouts {
    const stray = this.#tokens.find((token) => token.kind === "stray");
    if (stray?.kind === "stray")
      return problem(
        "layout-sign",
        say("{text} has no meaning in a calculation in one line", { text: stray.text }),
        stray.span,
        say("write for example {example}", { example: "ABC/DE=FG-HI=JK-LM=N" }),
      );
    const layouts = this.#kind();
    if (this.#problem === undefined && this.#at < this.#tokens.length)
      this.#expect(say("the end of the calculation"));
    return this.#problem ?? layouts ?? this.#expected(say("a calculation"));
  }

  #kind(): Layouts | undefined {
    if (
      this.#tokens.some(
        (token) =>
          token.kind === "radical" ||
          token.kind === "root-word" ||
          (token.kind === "number" && token.number.groups.length > 1),
      )
    )
      return this.#root();
    const first = this.#tokens[0]?.kind === "number" ? this.#tokens[1] : undefined;
    const sign = first?.kind === "sign" ? first.sign : undefined;
    if (sign === "/") return this.#division();
    if (sign === "*") return this.#multiplication();
    return this.#sum();
  }

  #division(): Layouts | undefined {
    const dividend = this.#number(say("the dividend"));
    // Where people write a colon for the sign, they write the quotient behind the dividend.
    const colon = /[:∶：]/.test(this.#text.slice(...(this.#tokens[this.#at]?.span ?? [0, 0])));
    this.#sign("/");
    const divisor = this.#number(say("the divisor"));
    this.#sign("=");
    const quotient = this.#number(say("the quotient"));
    const remainder = this.#remainder();
    const steps = remainder === undefined ? this.#steps(say("a partial product")) : [];
    if (!dividend || !divisor || !quotient || !steps) return undefined;
    return divisionLayouts({
      dividend,
      divisor,
      quotient,
      steps,
      remainder,
      resultPlace: colon ? "right" : "above",
    });
  }

  #root(): Layouts | undefined {
    const radical = this.#take("radical");
    const radicand = this.#groups();
    const word = this.#take("root-word");
    if (word === undefined) this.#sign("=");
    const root = this.#number(say("the root"));
    const remainder = this.#remainder();
    const steps = remainder === undefined ? this.#steps(say("a number to subtract")) : [];
    if (!radicand || !root || !steps) return undefined;
    const degree =
      (radical?.kind === "radical" ? radical.degree : undefined) ??
      (word?.kind === "root-word" ? word.degree : undefined);
    return rootLayouts({ radicand, root, steps, remainder, degree });
  }

  /** The radicand, whose groups may be parted by spaces instead of apostrophes. */
  #groups(): WrittenNumber | undefined {
    let whole = this.#number(say("the radicand"));
    for (let next = this.#tokens[this.#at]; whole && next?.kind === "number"; next = this.#tokens[this.#at]) {
      this.#at++;
      whole = {
        cells: [...whole.cells, ...next.number.cells],
        decimals: Math.max(whole.decimals, next.number.decimals),
        groups: [...whole.groups, ...next.number.groups],
        span: [whole.span[0], next.span[1]],
      };
    }
    return whole;
  }

  #multiplication(): Layouts | undefined {
    const multiplicand = this.#number(say("the multiplicand"));
    this.#sign("*");
    const multiplier = this.#number(say("the multiplier"));
    this.#sign("=");
    const partials: WrittenNumber[] = [];
    const first = this.#number(say("the first partial product"));
    if (first === undefined) return undefined;
    partials.push(first);
    while (this.#isSign("+")) {
      this.#at++;
      const next = this.#number(say("a partial product"));
      if (next === undefined) return undefined;
      partials.push(next);
    }
    let product: WrittenNumber | undefined = first;
    if (partials.length > 1 || this.#isSign("=")) {
      this.#sign("=");
      product = this.#number(say("the product"));
    } else partials.pop();
    if (!multiplicand || !multiplier || !product) return undefined;
    return multiplicationLayouts({ multiplicand, multiplier, partials, product });
  }

  #sum(): Layouts | undefined {
    const terms: WrittenTerm[] = [];
    const first = this.#number(say("a number"));
    if (first === undefined) return undefined;
    terms.push({ role: "addend", number: first });
    do {
      const token = this.#tokens[this.#at];
      const sign = token?.kind === "sign" ? token.sign : undefined;
      if (sign !== "+" && sign !== "-" && sign !== "=") {
        this.#expect(say("+, - or ="));
        return undefined;
      }
      if (sign === "=" && (terms.length === 1 || terms.at(-1)?.role === "result")) {
        this.#expect(say("+ or -"));
        return undefined;
      }
      this.#at++;
      const number = this.#number(say("a number"));
      if (number === undefined) return undefined;
      terms.push({ role: sign === "=" ? "result" : sign === "-" ? "subtrahend" : "addend", number });
    } while (this.#at < this.#tokens.length);
    if (terms.at(-1)?.role !== "result") {
      this.#expect(say("= and the result"));
      return undefined;
    }
    return sumLayouts(terms);
  }

  /** `- product = what is left` again and again; the last may leave out that nothing is left. */
  #steps(name: string): readonly Step[] | undefined {
    const steps: Step[] = [];
    while (this.#at < this.#tokens.length) {
      this.#sign("-");
      const product = this.#number(name);
      if (product === undefined) return undefined;
      if (this.#at === this.#tokens.length) {
        steps.push({ product, below: undefined });
        break;
      }
      this.#sign("=");
      const below = this.#number(say("what is left"));
      if (below === undefined) return undefined;
      steps.push({ product, below });
    }
    return steps;
  }

  #remainder(): WrittenNumber | undefined {
    return this.#take("remainder-word") === undefined ? undefined : this.#number(say("the remainder"));
  }

  #take(kind: LineToken["kind"]): LineToken | undefined {
    const token = this.#tokens[this.#at];
    if (this.#problem !== undefined || token?.kind !== kind) return undefined;
    this.#at++;
    return token;
  }

  #number(name: string): WrittenNumber | undefined {
    const token = this.#take("number");
    if (token?.kind === "number") return token.number;
    this.#expect(name);
    return undefined;
  }

  #isSign(sign: LineSign): boolean {
    const token = this.#tokens[this.#at];
    return token?.kind === "sign" && token.sign === sign;
  }

  #sign(sign: LineSign): void {
    if (this.#isSign(sign)) this.#at++;
    else this.#expect(sign);
  }

  #expect(what: string): void {
    this.#problem ??= this.#expected(what);
  }

  #expected(what: string): Diagnostic {
    const token = this.#tokens[this.#at];
    const end = this.#text.trimEnd().length;
    const span: Span = token?.span ?? [Math.max(0, end - 1), end];
    const found =
      token === undefined
        ? say("the calculation ends")
        : say("{text} stands", { text: this.#text.slice(...span) });
    return problem(
      "layout-line",
      say("{found} where {what} is expected", { found, what }),
      span,
      say("write the rows below each other, or one line such as {example} or {other}", {
        example: "AB/C=DE-FG=HI-JK=L",
        other: "AB*CD=EFG+HIJ=KLMN",
      }),
    );
  }
}
