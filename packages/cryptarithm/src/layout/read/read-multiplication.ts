/**
 * Multiplications: the factors below each other or on one line, the product right below or below partial products,
 * whose places are found in partial-product-places.ts.
 */
import { cover, type Span } from "../../syntax/span.js";
import { say } from "../../wording/say.js";
import { mayBeMultiple, mayBeSmall } from "./cell-facts.js";
import { type Factors, multiplicationOf, Placing, raised } from "./partial-product-places.js";
import { isRead, problem, type Read, type Reading, twoNumbers, written } from "./reading.js";
import {
  isNumber,
  isRuledLine,
  isSign,
  joined,
  numbersOf,
  type Sheet,
  type SheetLine,
  strayNumber,
  type WrittenNumber,
} from "./sheet.js";

export function readMultiplication(sheet: Sheet): Read {
  const factors = factorsOf(sheet);
  if (!("multiplier" in factors)) return factors;
  const below: WrittenNumber[] = [];
  /** A + behind what may be a whole calculation. */
  let joinedAt: Span | undefined;
  for (const line of sheet.lines.slice(factors.next)) {
    if (isRuledLine(line)) continue;
    const wrong = line.tokens.find((token) => token.kind === "sign" && !isSign(token, "+", "="));
    if (wrong !== undefined)
      return problem(
        "sign",
        say("this sign does not fit among partial products"),
        wrong.span,
        say("only + may stand before a partial product"),
      );
    const numbers = numbersOf(line);
    const apart = strayNumber(numbers);
    if (apart !== undefined) return twoNumbers(apart);
    const number = joined(numbers);
    if (number !== undefined && below.length === 1)
      joinedAt = line.tokens.find((token) => isSign(token, "+"))?.span;
    if (number !== undefined) below.push(number);
  }
  const whole = cover(factors.multiplicand.span, (below.at(-1) ?? factors.multiplier).span);
  if (below.length === 0 && factors.beside === undefined)
    return problem(
      "no-product",
      say("there is no product below the factors"),
      whole,
      say("write it below a line of dashes"),
    );
  const unsure = factors.signed ? 0 : 2;
  if (below.length === 0 || (below.length === 1 && factors.beside === undefined)) {
    const product = below[0] ?? factors.beside;
    const { multiplicand, multiplier } = factors;
    if (product === undefined) return [];
    const most = multiplicand.cells.length + multiplier.cells.length;
    if (product.cells.length > most)
      return problem(
        "too-long",
        say("the product {product} has more than {most} digits, which is too many", {
          product: written(product),
          most,
        }),
        product.span,
      );
    const small = mayBeSmall(multiplicand) || mayBeSmall(multiplier);
    if (product.cells.length < most - 1 && product.cells.length > 1 && !small)
      return problem(
        "too-short",
        say("the product {product} has less than {least} digits, which is too few", {
          product: written(product),
          least: most - 1,
        }),
        product.span,
      );
    return [{ layout: multiplicationOf(factors, [], product), doubt: unsure }];
  }
  if (joinedAt !== undefined && factors.multiplier.cells.length === 1 && below.length > 2)
    return problem(
      "joined",
      say("calculations that follow each other are no layout"),
      joinedAt,
      say("write them as statements, without --layout: {example}", { example: "AB * C = DE; DE + FG = HI" }),
    );
  const straight = readPartials(factors, below);
  if (isRead(straight) && straight.length > 0) return raised(straight, unsure);
  // Some multiply the second factor by the digits of the first.
  const turned = readPartials(
    { ...factors, multiplicand: factors.multiplier, multiplier: factors.multiplicand },
    below,
  );
  return isRead(turned) && turned.length > 0 ? raised(turned, unsure + 1) : straight;
}

function factorsOf({ lines, source }: Sheet): Factors | Exclude<Read, readonly Reading[]> {
  const head = lines.findIndex((line) => numbersOf(line).length > 0);
  const first = lines[head];
  if (first === undefined)
    return problem("empty", say("there is no number in this text"), [0, source.text.length]);
  const inline = factorsOnLine(first);
  if (inline !== undefined) return { ...inline, next: head + 1, signed: true };
  const multiplicand = joined(numbersOf(first)) as WrittenNumber;
  let signed = first.tokens.some((token) => isSign(token, "*"));
  for (let i = head + 1; i < lines.length; i++) {
    const line = lines[i] as SheetLine;
    if (isRuledLine(line)) break;
    signed ||= line.tokens.some((token) => isSign(token, "*"));
    const multiplier = joined(numbersOf(line));
    if (multiplier === undefined) continue;
    const wrong = line.tokens.find((token) => token.kind === "sign" && !isSign(token, "*"));
    if (wrong !== undefined)
      return problem(
        "sign",
        say("this sign does not fit before a multiplier"),
        wrong.span,
        say("the sign of multiplication is × or x"),
      );
    return { multiplicand, multiplier, next: i + 1, signed };
  }
  return problem(
    "no-multiplier",
    say("no row could be the multiplier"),
    multiplicand.span,
    say("write it below the multiplicand, with × before it"),
  );
}

/** `123 × 45` and `123 × 45 = 5535`. */
function factorsOnLine({ tokens }: SheetLine): Omit<Factors, "next" | "signed"> | undefined {
  const at = tokens.findIndex((token) => isSign(token, "*"));
  if (at < 1) return undefined;
  const equal = tokens.findIndex((token) => isSign(token, "="));
  const end = equal < 0 ? tokens.length : equal;
  const multiplicand = joined(tokens.slice(0, at).filter(isNumber));
  const multiplier = joined(tokens.slice(at + 1, end).filter(isNumber));
  const beside = joined(tokens.slice(end).filter(isNumber));
  if (multiplicand === undefined || multiplier === undefined) return undefined;
  return { multiplicand, multiplier, ...(beside !== undefined && { beside }) };
}

function readPartials(factors: Factors, below: readonly WrittenNumber[]): Read {
  const { multiplicand, multiplier } = factors;
  const digits = multiplicand.cells.length;
  // The product beside the factors need not be written again.
  const ways: { readonly partials: readonly WrittenNumber[]; readonly product: WrittenNumber }[] = [];
  const last = below.at(-1);
  if (last === undefined) return [];
  if (factors.beside === undefined || factors.beside.cells.length === last.cells.length)
    ways.push({ partials: below.slice(0, -1), product: last });
  if (factors.beside !== undefined) ways.push({ partials: below, product: factors.beside });
  let reason: Exclude<Read, readonly Reading[]> | undefined;
  for (const { partials, product } of ways) {
    if (partials.length > multiplier.cells.length) {
      const extra = partials[multiplier.cells.length] as WrittenNumber;
      reason ??= problem(
        "too-many",
        say("{multiplier} has {digits} digits, but there are {n} partial products", {
          multiplier: written(multiplier),
          digits: multiplier.cells.length,
          n: partials.length,
        }),
        extra.span,
        say("write the multiplier, one row for each of its digits and the product"),
      );
      continue;
    }
    const readings = new Placing(factors, partials, product).readings();
    if (readings.length > 0) return readings;
    const long = partials.find(({ cells }) => cells.length > multiplier.cells.length + digits);
    const odd = long ?? partials.find(({ cells }) => !mayBeMultiple(cells, digits)) ?? partials[0];
    reason ??=
      odd === undefined || mayBeMultiple(odd.cells, digits)
        ? problem(
            "places",
            say("it is unclear which digit of the multiplier each partial product belongs to"),
            (partials[0] ?? product).span,
            say(
              "shift each row by the place of its digit, so that the units of the product are below those of the first row",
            ),
          )
        : problem(
            odd.cells.length > digits ? "too-long" : "too-short",
            say("{odd} cannot be {multiplicand} times one digit: that has {few} or {many} digits", {
              odd: written(odd),
              multiplicand: written(multiplicand),
              few: digits,
              many: digits + 1,
            }),
            odd.span,
            say("give each partial product its own row"),
          );
  }
  return reason ?? [];
}
