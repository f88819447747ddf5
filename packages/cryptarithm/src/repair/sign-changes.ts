/** Changes of one sign of arithmetic: another one instead, two that changed places, a minus too many or too few. */
import { tokenize } from "../syntax/lexer.js";
import { INFIX, PREFIX } from "../syntax/operators.js";
import type { Span } from "../syntax/span.js";
import type { Token } from "../syntax/token.js";
import { say } from "../wording/say.js";
import type { Candidate, ChangeKind } from "./change.js";
import { type Features, weigh } from "./cost.js";
import type { RepairSetting } from "./setting.js";
import type { Piece, TextDraft } from "./text-draft.js";

/** What a sign may be a misprint of, the likeliest first, with what it costs beside a plain exchange of + and -. */
const OTHERS: Readonly<Record<string, readonly (readonly [sign: string, more: number])[]>> = {
  "+": [
    ["-", 0],
    ["*", 2],
    ["/", 6],
    ["=", 8],
  ],
  "-": [
    ["+", 0],
    ["*", 6],
    ["/", 4],
    ["=", 2],
  ],
  "*": [
    ["+", 2],
    ["/", 4],
    ["-", 6],
  ],
  "/": [
    ["*", 2],
    ["-", 4],
    ["+", 4],
  ],
  "=": [
    ["<", 16],
    [">", 16],
    ["-", 8],
    ["+", 8],
  ],
  "<": [
    [">", 0],
    ["=", 8],
    ["<=", 4],
  ],
  ">": [
    ["<", 0],
    ["=", 8],
    [">=", 4],
  ],
  "<=": [
    ["<", 2],
    [">=", 2],
    ["=", 8],
  ],
  ">=": [
    [">", 2],
    ["<=", 2],
    ["=", 8],
  ],
  "!=": [["=", 8]],
};

/** Of more signs only neighbours are exchanged. */
const MOST_EXCHANGED = 12;

interface Sign {
  readonly span: Span;
  readonly shown: string;
  /** The canonical spelling. */
  readonly sign: string;
  readonly isPrefix: boolean;
}

export function* signChanges(setting: RepairSetting, draft: TextDraft): Generator<Candidate> {
  const { text } = draft.formula;
  const tokens = tokenize(text, setting.puzzle.rules);
  const signs = signsOf(tokens);
  const propose = (
    kind: ChangeKind,
    pieces: readonly Piece[],
    told: { readonly from: string; readonly to: string; readonly span: Span },
    features: Features,
  ): Candidate => ({
    change: { kind, ...told },
    ...weigh(kind, features, setting.verdict),
    edit: () => draft.withPieces(pieces),
  });
  for (const { span, shown, sign, isPrefix } of signs) {
    if (isPrefix) {
      const told = { from: shown, to: "", span };
      yield propose("sign", [{ span, text: "" }], told, { more: 6, phrase: say("a minus too many") });
      continue;
    }
    for (const [to, more] of OTHERS[sign] ?? []) {
      const features = { more, ...(more >= 16 ? { phrase: say("a comparison is seldom meant") } : {}) };
      yield propose("sign", [{ span, text: to }], { from: shown, to, span }, features);
    }
  }
  const infix = signs.filter(({ isPrefix }) => !isPrefix);
  for (const [i, a] of infix.entries()) {
    const last = infix.length > MOST_EXCHANGED ? i + 2 : infix.length;
    for (const b of infix.slice(i + 1, last)) {
      if (a.sign === b.sign) continue;
      const told = {
        from: `${a.shown} … ${b.shown}`,
        to: `${b.shown} … ${a.shown}`,
        span: [a.span[0], b.span[1]] as const,
      };
      const pieces = [
        { span: a.span, text: b.shown },
        { span: b.span, text: a.shown },
      ];
      yield propose("signs-exchanged", pieces, told, {});
    }
  }
  for (const [from] of startsOf(tokens).map(({ span }) => span)) {
    const told = { from: "", to: "-", span: [from, from] as const };
    const features = { more: 14, phrase: say("a minus is missing") };
    yield propose("sign", [{ span: [from, from], text: "-" }], told, features);
  }
}

function signsOf(tokens: readonly Token[]): Sign[] {
  return tokens.flatMap((token, i): Sign[] => {
    if (token.kind !== "sign") return [];
    const before = tokens[i - 1];
    const isPrefix = before === undefined || !endsOperand(before);
    const operator = isPrefix ? PREFIX.get(token.text) : INFIX.get(token.text);
    if (operator === undefined || (isPrefix && operator.id !== "negate")) return [];
    return [{ span: token.span, shown: token.text, sign: operator.spellings[0], isPrefix }];
  });
}

const endsOperand = (token: Token): boolean =>
  token.kind === "word" ||
  token.kind === "numeral" ||
  token.kind === "raised" ||
  token.kind === "close" ||
  (token.kind === "sign" && token.text === "!");

/** The words and numerals with which a side of a relation begins, where a minus may have been lost. */
function startsOf(tokens: readonly Token[]): Token[] {
  return tokens.filter((token, i) => {
    if (token.kind !== "word" && token.kind !== "numeral") return false;
    const before = tokens[i - 1];
    if (before === undefined || before.kind === "separator") return true;
    return before.kind === "sign" && INFIX.get(before.text)?.level === "relation";
  });
}
