/**
 * Text to tree. The statements of a text are parsed one by one, each by precedence climbing
 * over the operator table (`expression-parser.ts`), and then checked for what grammar alone
 * does not say (`check.ts`). A statement with a mistake gives one diagnostic, and the parser
 * goes on with the next statement.
 *
 * Never throws; costs time linear in the text; nesting is limited, lengths are not.
 */

import { inLanguage, say } from "../wording/say.js";
import type { LanguageOption } from "../wording/wording.js";
import type { Expression, Formula } from "./ast.js";
import { checkStatement, wordsApart } from "./check.js";
import type { Diagnostic } from "./diagnostic.js";
import { parseStatement } from "./expression-parser.js";
import { tokenize } from "./lexer.js";
import { mistake } from "./mistakes.js";
import { type SymbolOptions, symbolReader, type WordSymbol } from "./symbols.js";
import type { Token } from "./token.js";
import { wordsOf } from "./walk.js";
import { readWordList } from "./word-list.js";

/** How letters are told apart, see {@link SymbolOptions}, and the language of messages. */
export interface ParseOptions extends SymbolOptions, LanguageOption {}

/** A formula, or at least one diagnostic. */
export type Parsed =
  | { readonly ok: true; readonly formula: Formula }
  | { readonly ok: false; readonly diagnostics: readonly Diagnostic[] };

/** More mistakes than these help nobody. */
const MOST_DIAGNOSTICS = 100;

/**
 * Parses a puzzle: relations over words, parted by `;`, newlines or commas.
 * Spans are UTF-16 offsets into `text`.
 *
 * @example
 * const parsed = parse("SEND + MORE = MONEY");
 * if (parsed.ok) parsed.formula.letters; // ["S", "E", "N", "D", "M", "O", "R", "Y"]
 */
export function parse(text: string, options: ParseOptions = {}): Parsed {
  return inLanguage(options.language, () => parsed(text, options));
}

function parsed(text: string, options: SymbolOptions): Parsed {
  const statements: Expression[] = [];
  const diagnostics: Diagnostic[] = [];
  let wordList = false;
  for (const tokens of statementsOf(tokenize(text, options))) {
    if (diagnostics.length >= MOST_DIAGNOSTICS) break;
    const list = readWordList(text, tokens);
    const read = list ?? parseStatement(text, tokens);
    const problem = "code" in read ? read : checkStatement(text, read);
    if (problem !== undefined && !follows(problem, diagnostics)) diagnostics.push(problem);
    if (!("code" in read)) statements.push(read);
    wordList ||= list !== undefined;
  }
  if (diagnostics.length === 0 && statements.length === 0) {
    diagnostics.push(
      mistake(
        "empty",
        [0, text.length],
        say("there is no puzzle here"),
        say("write {example}, for example", { example: "SEND + MORE = MONEY" }),
      ),
    );
  }
  if (diagnostics.length === 0)
    return { ok: true, formula: { text, statements, ...symbolsIn(text, statements, options), wordList } };
  const apart = diagnostics.length === statements.length ? wordsApart(text, statements) : undefined;
  return { ok: false, diagnostics: apart === undefined ? diagnostics : [apart] };
}

/** Whether a mistake only follows from one before: the other end of a bracket that a separator cut in two. */
function follows(problem: Diagnostic, before: readonly Diagnostic[]): boolean {
  return problem.code === "bracket-not-opened" && before.some(({ code }) => code === "bracket-not-closed");
}

/** The tokens of each statement that is not empty, with the separator or end that closes it. */
function* statementsOf(tokens: readonly Token[]): Generator<readonly Token[], void, undefined> {
  let from = 0;
  for (const [i, token] of tokens.entries()) {
    if (token.kind !== "separator" && token.kind !== "end") continue;
    if (i > from) yield tokens.slice(from, i + 1);
    from = i + 1;
  }
}

function symbolsIn(
  text: string,
  statements: readonly Expression[],
  options: SymbolOptions,
): Pick<Formula, "letters" | "unknowns" | "accented"> {
  const symbolsOf = symbolReader(options);
  const letters = new Set<string>();
  let unknowns = 0;
  let accented = !NOT_ASCII.test(text) ? false : undefined;
  for (const statement of statements) {
    for (const word of wordsOf(statement)) {
      for (const cell of word.cells) {
        // The lexer cannot number them, since the `_` in the name of a function is none.
        if (cell.kind === "unknown") (cell as { index: number }).index = unknowns++;
        if (cell.kind !== "letter") continue;
        letters.add(cell.letter);
        if (accented === undefined && symbolsOf(text.slice(...cell.span)).some(isAccented)) accented = true;
      }
    }
  }
  return { letters: [...letters], unknowns, accented: accented ?? false };
}

const NOT_ASCII = /[^\0-\x7f]/;

function isAccented(symbol: WordSymbol): boolean {
  return symbol.kind === "letter" && symbol.accented;
}
