/**
 * What one symbol of a word is: a letter with its canonical key, a digit or an unknown digit.
 *
 * Two spellings are one letter when their keys are equal. The key is normalised (NFC), free of
 * invisible characters, by default folded to capitals with Unicode's *simple* case folding, no
 * locale: ß stays one letter, ς and σ are one, ı and i are two. Which code points fold together
 * is asked of the regular expression engine (flags iu), which has the folding table built in.
 */
import { clusterEnds } from "./graphemes.js";
import { SIGNS } from "./operators.js";

/** How letters are told apart. */
export interface SymbolOptions {
  /** Whether `a` and `A` are one letter ("fold", the default) or two. */
  readonly case?: "fold" | "distinct";
  /** Whether `é` and `e` are two letters ("distinct", the default) or one. */
  readonly accents?: "distinct" | "fold";
  /** Whether one symbol is a grapheme cluster (the default) or a code point. */
  readonly symbols?: "graphemes" | "codepoints";
}

/** One symbol with its length in UTF-16 units. */
export type WordSymbol =
  | { readonly kind: "letter"; readonly letter: string; readonly accented: boolean; readonly length: number }
  | { readonly kind: "digit"; readonly value: number; readonly length: number }
  | { readonly kind: "unknown"; readonly length: number };

/** The longest symbol in UTF-16 units; the longest emoji have about 30. */
export const SYMBOL_LIMIT = 64;

/** Reads the symbols of one cluster: one by graphemes, at least one by code points; none when it is no symbol. */
export type SymbolReader = (cluster: string) => readonly WordSymbol[];

const INVISIBLE = /\u200c|[\ufe00-\ufe0f]|[\u{e0100}-\u{e01ef}]|\u200d(?![\p{Extended_Pictographic}\p{L}])/gu;
const LETTER =
  /^(?!\p{Default_Ignorable_Code_Point}|[\ufffc\ufffd\u2500-\u257f\u2800])(?:[\p{L}\p{Nl}\p{So}\u25a0-\u25ff\p{Emoji_Presentation}\p{Emoji_Modifier}]|(?!\p{P}|\p{N}|[#*])\p{Extended_Pictographic})/u;
const KEYCAP = /^[0-9#*]\u20e3$/u;
const DIGIT = /^\p{Nd}$/u;
const MARK = /^\p{M}$/u;
const ACCENT = /\p{Mn}/u;
const UNKNOWN: ReadonlySet<string> = new Set(["?", "_", "□", "？", "＿"]);

/** A reader that remembers what it has seen; one for each text. */
export function symbolReader(options: SymbolOptions = {}): SymbolReader {
  const seen = new Map<string, readonly WordSymbol[]>();
  const byCodePoint = options.symbols === "codepoints";
  const ascii = options.case === "distinct" ? ASCII_DISTINCT : ASCII_FOLDED;
  return (cluster) => {
    if (cluster.length === 1 && cluster < "\u0080") {
      const unit = cluster.charCodeAt(0);
      ascii[unit] ??= readGrapheme(cluster, options);
      return ascii[unit];
    }
    let symbols = seen.get(cluster);
    if (symbols === undefined) {
      symbols = byCodePoint ? readCodePoints(cluster, options) : readGrapheme(cluster, options);
      seen.set(cluster, symbols);
    }
    return symbols;
  };
}

/**
 * The canonical key of a single letter as the user writes it, for example in `--given е=5`;
 * undefined when the text is not exactly one letter.
 */
export function letterKey(text: string, options: SymbolOptions = {}): string | undefined {
  if (text === "" || text.length > SYMBOL_LIMIT || clusterEnds(text)(0) !== text.length) return undefined;
  const symbols = symbolReader(options)(text);
  const [symbol] = symbols;
  return symbols.length === 1 && symbol?.kind === "letter" ? symbol.letter : undefined;
}

/**
 * The keys of the letters of a text, in order, as in the groups of `--distinct AB,CDE`. White space
 * is skipped; what is no letter is given back as it is, for the caller to complain about.
 */
export function splitLetters(text: string, options: SymbolOptions = {}): readonly string[] {
  const endOf = clusterEnds(text);
  const symbolsOf = symbolReader(options);
  const letters: string[] = [];
  for (let from = 0; from < text.length; ) {
    const to = endOf(from);
    const cluster = text.slice(from, to);
    const symbols = cluster.length > SYMBOL_LIMIT ? [] : symbolsOf(cluster);
    for (const symbol of symbols) letters.push(symbol.kind === "letter" ? symbol.letter : cluster);
    if (symbols.length === 0 && cluster.trim() !== "") letters.push(cluster);
    from = to;
  }
  return letters;
}

/** A cluster without what cannot be seen, normalised (NFC). */
export function visible(cluster: string): string {
  return cluster.replace(INVISIBLE, "").normalize("NFC");
}

function readGrapheme(cluster: string, options: SymbolOptions): readonly WordSymbol[] {
  const symbol = readOne(visible(cluster), cluster.length, options);
  return symbol === undefined ? [] : [symbol];
}

function readCodePoints(cluster: string, options: SymbolOptions): readonly WordSymbol[] {
  const points = [...visible(cluster).replace(/[\u200d\u{e0020}-\u{e007f}]/gu, "")];
  // Where accents do not count, a mark that does not compose is no letter either.
  const shown = points.filter((point, i) => i === 0 || options.accents !== "fold" || !ACCENT.test(point));
  const source = [...cluster];
  // The first symbol takes the source of all that it is composed of, the others one code point each.
  const composed = Math.max(1, source.length - shown.length + 1);
  const symbols: WordSymbol[] = [];
  for (const [i, point] of shown.entries()) {
    const own = i === 0 ? source.slice(0, composed).join("") : (source[composed + i - 1] ?? "");
    const symbol = readOne(point, own.length, options, { markIsLetter: i > 0 });
    if (symbol === undefined) return [];
    symbols.push(symbol);
  }
  return symbols;
}

function readOne(
  shown: string,
  length: number,
  options: SymbolOptions,
  how: { readonly markIsLetter?: boolean } = {},
): WordSymbol | undefined {
  // Emoji such as ➕ are operators where the table has them.
  if (SIGNS.has(shown)) return undefined;
  if (UNKNOWN.has(shown)) return { kind: "unknown", length };
  if (DIGIT.test(shown)) return { kind: "digit", value: digitValue(shown.codePointAt(0) ?? 0), length };
  if (!LETTER.test(shown) && !KEYCAP.test(shown) && !(how.markIsLetter === true && MARK.test(shown)))
    return undefined;
  const decomposed = shown.normalize("NFD");
  return {
    kind: "letter",
    letter: key(shown, decomposed, options),
    accented: ACCENT.test(decomposed),
    length,
  };
}

/** The value of a decimal digit of any script: scripts encode their digits as runs of ten from 0. */
function digitValue(point: number): number {
  let zero = point;
  while (DIGIT.test(String.fromCodePoint(zero - 1))) zero--;
  return (point - zero) % 10;
}

function key(shown: string, decomposed: string, options: SymbolOptions): string {
  const bare = options.accents === "fold" ? decomposed.replace(/(?<!^)\p{Mn}/gu, "") : decomposed;
  if (options.case === "distinct") return options.accents === "fold" ? bare.normalize("NFC") : shown;
  // Marks stay as they are: the iota subscript would otherwise become a letter of its own.
  return [...bare]
    .map((point) => (MARK.test(point) ? point : foldedCapital(point)))
    .join("")
    .normalize("NFC");
}

/** One code point for all that fold to the same: the capital where that is one code point, else the small letter. */
function foldedCapital(point: string): string {
  // The two ligatures of long and round s with t fold together, though neither has a capital.
  const small = point === "ﬅ" ? "ﬆ" : point.toLowerCase();
  const folded = foldsTogether(point, small) ? small : point;
  const capital = folded.toUpperCase();
  return foldsTogether(point, capital) ? capital : folded;
}

/** Whether the second text is a single code point that simple case folding makes equal to the first. */
function foldsTogether(a: string, b: string): boolean {
  const point = b.codePointAt(0) ?? 0;
  if (String.fromCodePoint(point) !== b) return false;
  // The small letters tell most; only those with foldings of their own need the slow question.
  return a.toLowerCase() === b.toLowerCase() || new RegExp(`^\\u{${point.toString(16)}}$`, "iu").test(a);
}

/** The symbols of the ASCII characters, which most texts are made of; each is read once. */
const ASCII_FOLDED: (readonly WordSymbol[])[] = [];
const ASCII_DISTINCT: (readonly WordSymbol[])[] = [];
