/**
 * Sums and differences below each other. The row behind a ruled line is a result; without a ruled line it is the
 * last row. Columns are not asked: numbers below each other end in the same column, whatever the text says.
 */
import type { Layout, LayoutRow } from "../../syntax/layout.js";
import { say } from "../../wording/say.js";
import { problem, type Read, row, twoNumbers } from "./reading.js";
import {
  isNumber,
  isRuledLine,
  joined,
  numbersOf,
  type Sheet,
  type SheetLine,
  strayNumber,
  type WrittenNumber,
} from "./sheet.js";

type SumSign = "+" | "-";

interface Term {
  readonly number: WrittenNumber;
  /** The signs to the left and to the right. */
  readonly before: SumSign | "=" | undefined;
  readonly behind: SumSign | "=" | undefined;
  /** Whether a ruled line stands above. */
  readonly ruled: boolean;
}

export function readSum(sheet: Sheet): Read {
  const terms = termsOf(sheet);
  if (!Array.isArray(terms)) return terms as Read;
  const list = terms as readonly Term[];
  if (list.length < 2)
    return problem(
      "incomplete",
      say("a calculation needs at least two rows and a result"),
      [0, sheet.source.text.length],
      say("write each number on a line of its own, and a line of dashes above the result"),
    );
  const blocks = blocksOf(list);
  const unsigned = list.every(({ before, behind }) => before === undefined && behind === undefined);
  const found: { layout: Layout; doubt: number }[] = [];
  for (const middle of ["like", "plus"] as const) {
    const rows = blocks.flatMap((block, i) => rowsOf(block, i === 0, middle));
    const places = Math.max(...rows.map((r) => r.decimals ?? 0));
    const layout: Layout = {
      kind: "sum",
      rows: places === 0 ? rows : rows.map((r) => ({ ...r, right: -(r.decimals ?? 0) })),
    };
    const same = found[0]?.layout.rows.every((r, i) => r.role === rows[i]?.role) ?? false;
    if (!same) found.push({ layout, doubt: (unsigned ? 1 : 0) + (tooLong(rows) ? 2 : 0) });
  }
  return found;
}

/** Whether the result has more digits than the sum of all rows can have in any base. */
function tooLong(rows: readonly LayoutRow[]): boolean {
  const result = rows.at(-1);
  const terms = rows.slice(0, -1).map((r) => r.cells.length);
  return (result?.cells.length ?? 0) > Math.max(...terms) + Math.ceil(Math.log2(terms.length + 1));
}

/** The rows with their signs; a sign on a line of its own belongs to the next row. */
function termsOf({ lines, source }: Sheet): readonly Term[] | Read {
  const terms: Term[] = [];
  let sign: SumSign | "=" | undefined;
  let ruled = false;
  for (const line of lines) {
    if (isRuledLine(line)) {
      ruled = true;
      continue;
    }
    const numbers = numbersOf(line);
    const number = joined(numbers);
    const apart = strayNumber(numbers);
    if (apart !== undefined) return twoNumbers(apart);
    const found = signsOf(line);
    if (!Array.isArray(found)) return found as Read;
    const [before, behind] = found as readonly (SumSign | "=" | undefined)[];
    if (line.tokens.some((token) => token.kind === "rule") && number !== undefined) ruled = true;
    if (number === undefined) {
      sign = before ?? behind ?? sign;
      continue;
    }
    terms.push({ number, before: before ?? sign, behind, ruled: ruled || (before ?? sign) === "=" });
    sign = undefined;
    ruled = false;
  }
  if (terms.length === 0)
    return problem("empty", say("there is no number in this text"), [0, source.text.length]);
  return terms;
}

/** The sign to the left and that to the right of the number of a line. */
function signsOf(line: SheetLine): readonly (SumSign | "=" | undefined)[] | Read {
  let before: SumSign | "=" | undefined;
  let behind: SumSign | "=" | undefined;
  let numbers = 0;
  for (const token of line.tokens) {
    if (isNumber(token)) {
      if (behind !== undefined)
        return problem(
          "row",
          say("two numbers with a sign between them stand on one line"),
          token.span,
          say("write each number on a line of its own"),
        );
      numbers++;
    } else if (token.kind === "sign") {
      const { sign } = token;
      if (sign === "+" || sign === "-" || sign === "=") {
        if (numbers > 0) behind = sign;
        else before = sign;
        continue;
      }
      return problem(
        "sign",
        say("the sign {sign} does not fit into a sum", { sign: token.sign }),
        token.span,
        say("signs of sums are + and -"),
      );
    }
  }
  return [before, behind];
}

interface Block {
  readonly terms: readonly Term[];
  readonly result: Term;
}

/** Terms up to a result, and so on. */
function blocksOf(terms: readonly Term[]): readonly Block[] {
  const blocks: Block[] = [];
  let open: Term[] = [];
  for (const [i, term] of terms.entries()) {
    const last = i === terms.length - 1;
    const ends = (open.length > 0 || blocks.length > 0) && (term.ruled || terms[i - 1]?.behind === "=");
    if (ends || last) {
      blocks.push({ terms: open, result: term });
      open = [];
    } else open.push(term);
  }
  return blocks;
}

/** The rows of a block with their roles; `middle` is what rows without a sign are between the first and the last. */
function rowsOf({ terms, result }: Block, first: boolean, middle: "like" | "plus"): readonly LayoutRow[] {
  const signs = signsOfBlock(terms, first);
  const known = signs.filter((sign) => sign !== undefined);
  const usual: SumSign =
    middle === "like" && known.length > 0 && known.every((sign) => sign === "-") ? "-" : "+";
  const rows = terms.map(({ number }, i) => {
    const sign = signs[i] ?? (first && i === 0 ? "+" : usual);
    return row(number, sign === "-" ? "subtrahend" : "addend", 0);
  });
  return [...rows, row(result.number, "result", 0)];
}

function signsOfBlock(terms: readonly Term[], first: boolean): (SumSign | undefined)[] {
  const plain = (sign: SumSign | "=" | undefined): SumSign | undefined => (sign === "=" ? undefined : sign);
  // Signs to the right belong to the next row where the first row has one, else to their own.
  const forward = plain(terms[0]?.behind) !== undefined && terms.length > 1;
  const signs = terms.map(({ before, behind }, i) => {
    const right = forward ? plain(terms[i - 1]?.behind) : plain(behind);
    return plain(before) ?? right;
  });
  // A minus sign at the first of two rows stands between them.
  if (first && signs[0] === "-" && signs.length > 1 && signs.slice(1).every((sign) => sign === undefined)) {
    signs[0] = undefined;
    signs[1] = "-";
  }
  return signs;
}
