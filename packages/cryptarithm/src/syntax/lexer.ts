/**
 * Text to tokens. Operators are the longest spelling of the operator table that fits; words are
 * symbols in a row. White space parts words and is otherwise dropped; a newline or comma outside
 * of brackets parts statements. Full-width punctuation is read as its ASCII twin.
 *
 * Never fails: what has no meaning becomes a token that holds the diagnostic.
 * Time is linear in the text.
 */

import { say } from "../wording/say.js";
import { write } from "./advice.js";
import type { Cell } from "./ast.js";
import { strayCharacter } from "./characters.js";
import type { Diagnostic } from "./diagnostic.js";
import { type ClusterEnd, clusterEnds } from "./graphemes.js";
import { mistake } from "./mistakes.js";
import { SIGNS } from "./operators.js";
import { isOwnBase, readOwnBase, strayBase } from "./own-base.js";
import type { Span } from "./span.js";
import { SYMBOL_LIMIT, type SymbolOptions, type SymbolReader, symbolReader, visible } from "./symbols.js";
import type { Token } from "./token.js";

/** Spellings of other languages, each with the one of this language. */
const MISSPELLINGS: ReadonlyMap<string, string> = new Map([
  ["=>", ">="],
  ["=<", "<="],
  ["=!", "!="],
  ["><", "!="],
  ["===", "="],
  ["!==", "!="],
  ["≡", "="],
  ["|", "||"],
  ["&", "&&"],
  ["∧", "and"],
  ["∨", "or"],
  ["¬", "not"],
  [":", "/"],
  [":=", "="],
  ["—", "-"],
]);

const WHITE = /^[\s\u0085\u2800\p{Default_Ignorable_Code_Point}\u200e\u200f\u202a-\u202e\u2066-\u2069]+$/u;
const NEWLINE = /^[\n\r\u0085\u2028\u2029]/;
const RAISED = "⁰¹²³⁴⁵⁶⁷⁸⁹";
const RAISED_RUN = /⁻?[⁰¹²³⁴⁵⁶⁷⁸⁹]+/y;
const SPACE = 0x20;
const ROOT_MARKS = "'’′";

export interface LexerOptions extends SymbolOptions {
  /** Numerals such as 007 are tokens and no mistakes: an answer may have them where a rule allows it. */
  readonly leadingZeros?: boolean;
}

/** The tokens of a text; the last one is `end`. */
export function tokenize(text: string, options: LexerOptions = {}): readonly Token[] {
  const lexer = new Lexer(text, options);
  return lexer.all();
}

class Lexer {
  readonly #text: string;
  readonly #symbolsOf: SymbolReader;
  readonly #endOf: ClusterEnd;
  readonly #tokens: Token[] = [];
  #at = 0;
  /** How many brackets are open; a newline or comma inside of brackets parts no statements. */
  #depth = 0;
  /** Whether the statement has a mistake; only its first one is reported. */
  #spoiled = false;

  readonly #leadingZeros: boolean;

  constructor(text: string, options: LexerOptions) {
    this.#text = text;
    this.#symbolsOf = symbolReader(options);
    this.#leadingZeros = options.leadingZeros ?? false;
    this.#endOf = clusterEnds(text);
  }

  all(): readonly Token[] {
    while (this.#at < this.#text.length) this.#next();
    this.#tokens.push({ kind: "end", span: [this.#text.length, this.#text.length] });
    return this.#tokens;
  }

  #next(): void {
    const from = this.#at;
    const to = this.#endOf(from);
    // Nearly every text is made of these two; the other questions are slower.
    if (to === from + 1) {
      const unit = this.#text.charCodeAt(from);
      if (unit === SPACE) {
        this.#at = to;
        return;
      }
      if (isAsciiLetter(unit)) {
        this.#run();
        return;
      }
    }
    const cluster = this.#text.slice(from, to);
    if (NEWLINE.test(cluster) && this.#depth === 0) {
      this.#push({ kind: "separator", text: "\n", span: [from, to] });
    } else if (WHITE.test(cluster)) this.#at = to;
    else if (cluster.length > SYMBOL_LIMIT) {
      const message = say("this symbol is made of {length} characters; at most {most} are allowed", {
        length: cluster.length,
        most: SYMBOL_LIMIT,
      });
      this.#mistake(to, mistake("symbol-too-long", [from, to], message));
    } else if (this.#symbolsOf(cluster).length > 0) this.#run();
    else if (!this.#punctuation(from) && !this.#sign(from, to, cluster)) {
      if (this.#spoiled) this.#at = to;
      else this.#mistake(to, strayCharacter(cluster, from));
    }
  }

  /** A word or a numeral, which may have a decimal point. */
  #run(): void {
    const from = this.#at;
    const { cells, digits } = this.#symbols();
    const span: Span = [from, this.#at];
    if (this.#isPoint()) this.#point(from, digits);
    else if (digits !== undefined) this.#numeral(span, digits, "");
    else if (isOwnBase(this.#text, this.#at)) this.#word(from, cells);
    else this.#tokens.push({ kind: "word", text: this.#text.slice(...span), cells, span });
  }

  /** A word with a base of its own, which is never a keyword. */
  #word(from: number, cells: readonly Cell[]): void {
    const read = readOwnBase(this.#text, from, this.#at);
    if ("mistake" in read) {
      this.#mistake(read.to, read.mistake);
      return;
    }
    const span: Span = [from, read.to];
    this.#push({ kind: "word", text: this.#text.slice(...span), cells, base: read.base, span });
  }

  /** Symbols in a row; `digits` is undefined when one of them is no digit. */
  #symbols(): { cells: Cell[]; digits: string | undefined } {
    const cells: Cell[] = [];
    let onlyDigits = true;
    while (this.#at < this.#text.length) {
      const letter = this.#plainLetter();
      if (letter !== undefined) {
        cells.push({ kind: "letter", letter, span: [this.#at, ++this.#at] });
        onlyDigits = false;
        continue;
      }
      const to = this.#endOf(this.#at);
      if (to - this.#at > SYMBOL_LIMIT) break;
      const symbols = this.#symbolsOf(this.#text.slice(this.#at, to));
      if (symbols.length === 0) break;
      for (const symbol of symbols) {
        const span: Span = [this.#at, Math.min(to, this.#at + symbol.length)];
        this.#at = span[1];
        if (symbol.kind === "letter") cells.push({ kind: "letter", letter: symbol.letter, span });
        else if (symbol.kind === "digit") cells.push({ kind: "digit", value: symbol.value, span });
        else cells.push({ kind: "unknown", index: 0, span });
        onlyDigits &&= symbol.kind === "digit";
      }
      this.#at = to;
    }
    const digits = onlyDigits
      ? cells.map((cell) => (cell.kind === "digit" ? cell.value : "")).join("")
      : undefined;
    return { cells, digits };
  }

  /** The key of an ASCII letter that is a symbol by itself; undefined means that the slower way must tell. */
  #plainLetter(): string | undefined {
    const unit = this.#text.charCodeAt(this.#at);
    // No character below 0x300 combines with the one before. (Behind the end there is NaN.)
    if (!isAsciiLetter(unit) || this.#text.charCodeAt(this.#at + 1) >= 0x300) return undefined;
    const [symbol] = this.#symbolsOf(this.#text[this.#at] as string);
    return symbol?.kind === "letter" ? symbol.letter : undefined;
  }

  #isPoint(): boolean {
    return this.#folded(this.#at) === ".";
  }

  /** What begins at `from` and has a point at the place: a decimal or a mistake. */
  #point(from: number, whole: string | undefined): void {
    const point = this.#at;
    let points = 0;
    let fraction: string | undefined = "";
    for (; this.#isPoint(); points++) {
      this.#at++;
      fraction = this.#symbols().digits;
    }
    const span: Span = [from, this.#at];
    if (points === 1 && whole && fraction) this.#numeral(span, whole, fraction);
    else this.#mistake(span[1], misplacedPoint(span, point, points === 1 ? whole : undefined, fraction));
  }

  #numeral(span: Span, whole: string, fraction: string): void {
    this.#at = span[1];
    if (this.#leadingZeros || whole.length === 1 || whole[0] !== "0") {
      if (!isOwnBase(this.#text, this.#at)) {
        this.#tokens.push({ kind: "numeral", whole, fraction, span });
        return;
      }
      const read = readOwnBase(this.#text, span[0], this.#at);
      if ("mistake" in read) this.#mistake(read.to, read.mistake);
      else this.#push({ kind: "numeral", whole, fraction, base: read.base, span: [span[0], read.to] });
    } else this.#mistake(span[1], leadingZero(span, whole, fraction));
  }

  /** Brackets, commas, semicolons, points and raised digits. */
  #punctuation(from: number): boolean {
    const sign = this.#folded(from);
    const span: Span = [from, from + 1];
    if (sign === "(" || sign === "{") {
      this.#depth++;
      return this.#push({ kind: "open", text: sign, span });
    }
    if (sign === ")" || sign === "}") {
      this.#depth = Math.max(0, this.#depth - 1);
      return this.#push({ kind: "close", text: sign, span });
    }
    if (sign === "[" || sign === "]") {
      this.#depth = Math.max(0, this.#depth + (sign === "[" ? 1 : -1));
      const hint = write(sign === "[" ? "(" : ")");
      this.#mistake(
        span[1],
        mistake("bracket-kind", span, say("square brackets have no meaning in a puzzle"), hint),
      );
      return true;
    }
    if (sign === ";") {
      this.#depth = 0;
      return this.#push({ kind: "separator", text: ";", span });
    }
    if (sign === "@") {
      const stray = strayBase(this.#text, from);
      this.#mistake(stray.to, stray.mistake);
      return true;
    }
    if (sign === ",")
      return this.#push(this.#depth === 0 ? { kind: "separator", text: ",", span } : { kind: "comma", span });
    if (sign === ".") {
      this.#point(from, "");
      return true;
    }
    return this.#raised(from);
  }

  #raised(from: number): boolean {
    RAISED_RUN.lastIndex = from;
    const run = RAISED_RUN.exec(this.#text)?.[0];
    if (run === undefined) return false;
    const negative = run[0] === "⁻";
    const digits = [...run]
      .map((digit) => RAISED.indexOf(digit))
      .filter((value) => value >= 0)
      .join("");
    const span: Span = [from, from + run.length];
    if (digits.length > 1 && digits[0] === "0") this.#mistake(span[1], leadingZero(span, digits, ""));
    else this.#push({ kind: "raised", digits, negative, span });
    return true;
  }

  /** The longest operator that fits, or a misspelt one. */
  #sign(from: number, to: number, cluster: string): boolean {
    if (to - from > 1) {
      // A sign with an invisible or a combining character, such as ≠ written as = and a stroke.
      const shown = visible(cluster);
      return SIGNS.has(shown) && this.#push({ kind: "sign", text: shown, span: [from, to] });
    }
    const after = this.#text.charCodeAt(to);
    if ((after === SPACE || isAsciiLetter(after)) && SIGNS.has(cluster))
      return this.#push({ kind: "sign", text: cluster, span: [from, to] });
    const [first, second, third] = [this.#folded(from), this.#folded(from + 1), this.#folded(from + 2)];
    const known = (spelling: string): boolean => SIGNS.has(spelling) || MISSPELLINGS.has(spelling);
    const two = first + second;
    const text = known(two + third) ? two + third : known(two) ? two : first;
    const span: Span = [from, from + text.length];
    const right = MISSPELLINGS.get(text);
    if (right !== undefined) {
      this.#mistake(
        span[1],
        mistake(
          "spelling",
          span,
          say("{text} is not an operator", { text: this.#text.slice(...span) }),
          write(right),
        ),
      );
      return true;
    }
    if (SIGNS.has(text)) return this.#push({ kind: "sign", text, span });
    if (text === "" || !ROOT_MARKS.includes(text)) return false;
    const message = say("{text} belongs to written-out roots, where it parts the digits into groups", {
      text,
    });
    this.#mistake(
      span[1],
      mistake("root-mark", span, message, say("read the puzzle as a layout (--layout)")),
    );
    return true;
  }

  /** The character at a place; a full-width one as its ASCII twin. */
  #folded(at: number): string {
    const unit = this.#text.charCodeAt(at);
    return unit >= 0xff01 && unit <= 0xff5e ? String.fromCharCode(unit - 0xfee0) : (this.#text[at] ?? "");
  }

  #push(token: Token): true {
    this.#tokens.push(token);
    this.#at = token.span[1];
    if (token.kind === "separator") this.#spoiled = false;
    return true;
  }

  #mistake(to: number, diagnostic: Diagnostic): void {
    const span: Span = [this.#at < to ? this.#at : diagnostic.span[0], to];
    if (this.#spoiled) this.#at = to;
    else this.#push({ kind: "mistake", diagnostic, span });
    this.#spoiled = true;
  }
}

const isAsciiLetter = (unit: number): boolean =>
  (unit >= 0x61 && unit <= 0x7a) || (unit >= 0x41 && unit <= 0x5a);

function misplacedPoint(span: Span, point: number, whole?: string, fraction?: string): Diagnostic {
  if (whole === "" && fraction) {
    return mistake(
      "point-misplaced",
      span,
      say("a number cannot begin with a point"),
      write(`0.${fraction}`),
    );
  }
  if (whole && fraction === "") {
    return mistake("point-misplaced", span, say("a number cannot end with a point"), write(whole));
  }
  const message = say("a point can only stand between the digits of a number, as in 0.5");
  return mistake("point-misplaced", [point, point + 1], message);
}

function leadingZero(span: Span, whole: string, fraction: string): Diagnostic {
  const short = whole.replace(/^0+(?=.)/, "") + (fraction === "" ? "" : `.${fraction}`);
  const message =
    short === "0" ? say("zero is written with a single 0") : say("a number cannot begin with 0");
  return mistake("leading-zero", span, message, write(short));
}
