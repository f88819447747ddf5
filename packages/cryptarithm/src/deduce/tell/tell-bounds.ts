/**
 * What to say of a step that stands on the least and greatest sums of a column. The numbers are worked
 * out anew from what the step cites, side by side as a person would; where they do not make the point
 * by themselves (the digits are shared among more letters than one side has) only the column is told.
 */

import type { Finding, Slot, Telling } from "../rule.js";
import { symbolsIn } from "../setting/constraint.js";
import { digitsBetween, digitsIn, greatest, least } from "../setting/digits.js";
import { symbolName } from "../setting/names.js";
import type { Column } from "../setting/setting.js";
import type { Claim } from "../state/claim.js";
import {
  type Bound,
  leastOf,
  mostOf,
  type Side,
  sidesOfColumn,
  sideText,
  without,
} from "../state/column-sides.js";
import type { View } from "../state/view.js";
import { claimText, digitToldText } from "./claim-text.js";
import { columnAt, columnText } from "./column-text.js";
import { rowsOf } from "./rows-of-columns.js";
import { finished, settled } from "./settled.js";
import { tellColumn, tellRowsOf } from "./tell-column.js";
import { tellGone, tellTaken } from "./tell-taken.js";

interface Scene {
  readonly column: Column;
  readonly cited: View;
  readonly added: Side;
  readonly result: Side;
  /** What is added must be at least and at most this: the result with what is carried. */
  readonly need: Bound;
  readonly limit: Bound;
  /** "{rule}" */
  readonly rule: string;
}

/** The sentences for the claims of a finding about one column. */
export function tellBounds(finding: Finding, facts: View): Telling[] {
  const { rule, spot, claims } = finding;
  const column = columnAt(facts.setting, spot.part ?? 0, spot.place ?? 0);
  if (column === undefined) return [];
  // A carry that the step itself concludes is still open in its sentence.
  const concludes = claims.some(({ kind }) => kind === "carry");
  const cited = concludes ? facts : settled([column], facts);
  const { added, result } = sidesOfColumn(column);
  const [low, high] = carryOutRange(column, cited);
  const scene: Scene = {
    column,
    cited,
    added,
    result,
    need: withCarry(leastOf(result, cited), low, cited.setting.base),
    limit: withCarry(mostOf(result, cited), high, cited.setting.base),
    rule: rule.name,
  };
  const exact = tellKnownSum(scene) ?? tellExtremes(claims, scene);
  if (exact !== undefined) return exact;
  const squeezed = claims.some((claim) => claim.kind === "digits" && hasBothEnds(claim, cited));
  const table = squeezed ? tellRows(column, facts, cited) : undefined;
  if (table !== undefined) return table;
  // The digit below the line is told first, then the letters above it.
  const below = new Set(result.letters.flatMap(({ symbols }) => symbols));
  const isBelow = (claim: Claim): boolean => claim.kind === "digits" && below.has(claim.symbol);
  const told = [...claims.filter(isBelow), ...claims.filter((claim) => !isBelow(claim))].slice(
    0,
    MOST_CLAIMS,
  );
  const tellings = told.map((claim) => tellClaim(claim, scene));
  if (tellings.every((telling) => telling !== undefined))
    return saidOnce(goingOn(tellings.flat())).slice(0, MOST_SENTENCES);
  return tellColumn("column-table", { ...finding, grounds: { kind: "local", constraints: [column] } }, cited);
}

/** A claim that is squeezed from both sides is told in rows when they are so few. */
const FEW_ROWS = 3;
const MOST_CLAIMS = 3;
const MOST_SENTENCES = 5;

/** A column of which every addend is known is worked out. */
function tellKnownSum({ column, cited, added }: Scene): Telling[] | undefined {
  const isOpen = added.letters.some(({ symbols }) => cited.fixed[symbols[0] as number] === -1);
  if (isOpen || (added.carry >= 0 && cited.lows[added.carry] !== cited.highs[added.carry])) return undefined;
  const whole = finished(column, cited);
  const isWhole = symbolsIn(column).every((s) => whole.fixed[s] !== -1);
  if (!isWhole) return undefined;
  const slots = { column: { place: column.place }, equation: columnText(column, whole) };
  return [{ template: "column-bounds", slots }, ...tellTaken(symbolsIn(column), cited)];
}

/**
 * When all that is added only just suffices, or only just is not too much, every letter is at its
 * greatest or at its least, and that is one thought.
 */
function tellExtremes(claims: readonly Claim[], scene: Scene): Telling[] | undefined {
  const { cited, added, result, need, limit } = scene;
  const ends = [
    { greatest: true, bound: need, template: "column-bounds.all-greatest" },
    { greatest: false, bound: limit, template: "column-bounds.all-least" },
  ];
  for (const { greatest: up, bound, template } of ends) {
    const end = (symbol: number, most: boolean): number => {
      const mask = cited.masks[symbol] as number;
      return mask === 0 ? -1 : most ? greatest(mask) : least(mask);
    };
    const carry = added.carry < 0 ? 0 : ((up ? cited.highs : cited.lows)[added.carry] as number);
    const total = added.letters.reduce(
      (sum, { coefficient, symbols }) => sum + coefficient * end(symbols[0] as number, up),
      added.printed + carry,
    );
    if (total !== bound.value) continue;
    const above = new Set(added.letters.map(({ symbols }) => symbols[0]));
    const below = new Set(result.letters.map(({ symbols }) => symbols[0]));
    const isTold = (claim: Claim): boolean => {
      if (claim.kind === "carry")
        return claim.carry === added.carry && claim.low === claim.high && claim.low === carry;
      if (claim.kind !== "digits") return false;
      const at = above.has(claim.symbol) ? up : below.has(claim.symbol) ? !up : undefined;
      return at !== undefined && claim.digits === 1 << end(claim.symbol, at);
    };
    if (!claims.every(isTold)) continue;
    const slots = {
      ...slotsOf(scene),
      need: need.text,
      limit: limit.text,
      most: mostOf(added, cited).text,
      least: leastOf(added, cited).text,
      facts: {
        and: claims.map((claim) =>
          claim.kind === "digits"
            ? `${symbolName(claim.symbol, cited.setting)} = ${digitToldText(least(claim.digits))}`
            : claimText(claim, cited.setting),
        ),
      },
    };
    return [{ template, slots }];
  }
  return undefined;
}

/** What is said twice, such as which digits are taken, is said where it is said last. */
function saidOnce(tellings: readonly Telling[]): Telling[] {
  const texts = tellings.map((telling) => JSON.stringify(telling));
  return tellings.filter((_, i) => texts.lastIndexOf(texts[i] as string) === i);
}

/** A second letter of the same sum needs only its own half of the sentence. */
function goingOn(tellings: readonly Telling[]): Telling[] {
  const seen = new Set<string>();
  return tellings.map((telling) => {
    if (!seen.has(telling.template) || !GOING_ON.has(telling.template)) {
      seen.add(telling.template);
      return telling;
    }
    return { ...telling, template: `${telling.template}.more` };
  });
}

const GOING_ON: ReadonlySet<string> = new Set(["column-bounds.at-least", "column-bounds.at-most"]);

function hasBothEnds(claim: Claim & { readonly kind: "digits" }, cited: View): boolean {
  const mask = cited.masks[claim.symbol] as number;
  const kept = mask & claim.digits;
  return kept !== 0 && least(kept) > least(mask) && greatest(kept) < greatest(mask);
}

/** The ways in which the column can work, when they are few. */
function tellRows(column: Column, facts: View, shown: View): Telling[] | undefined {
  const rows = rowsOf([column], facts, FEW_ROWS);
  if (rows === undefined || rows.length === 0) return undefined;
  return [tellRowsOf("column-table", column, rows, shown), ...tellTaken(symbolsIn(column), facts)];
}

function tellClaim(claim: Claim, scene: Scene): Telling[] | undefined {
  if (claim.kind === "digits") return tellLetter(claim.symbol, claim.digits, scene);
  if (claim.kind === "impossible") return tellImpossible(scene);
  if (claim.kind !== "carry") return undefined;
  if (claim.carry === scene.column.carryOut) return tellCarryOut(claim.low, claim.high, scene);
  return tellCarryIn(claim.low, claim.high, scene);
}

function tellCarryOut(low: number, high: number, scene: Scene): Telling[] | undefined {
  const { column, cited, added, result } = scene;
  const { base } = cited.setting;
  const [before, after] = carryOutRange(column, cited);
  const [most, fewest] = [mostOf(added, cited), leastOf(added, cited)];
  const tellings: Telling[] = [];
  const slots = slotsOf(scene);
  if (low > before) {
    const largest = mostOf(result, cited);
    if (fewest.value >= low * base && low === high && high < after && most.value < (high + 1) * base)
      return [
        {
          template: "must-carry.between",
          slots: { ...slots, least: fewest.text, most: most.text, carry: low },
        },
      ];
    if (fewest.value >= low * base) {
      const template = low < after ? "must-carry.some" : "must-carry";
      tellings.push({ template, slots: { ...slots, least: fewest.text, carry: low } });
    } else if (fewest.value > (low - 1) * base + largest.value) {
      const limit = withCarry(largest, low - 1, base);
      const plain = result.letters.every(({ symbols }) => cited.fixed[symbols[0] as number] !== -1);
      const name = low > 1 ? "must-carry.limit" : plain ? "must-carry.ends" : "must-carry.result";
      tellings.push({
        template: name,
        slots: { ...slots, least: fewest.text, limit: limit.text, carry: low },
      });
    } else return undefined;
  }
  if (high < after) {
    const smallest = leastOf(result, cited);
    if (most.value < (high + 1) * base)
      tellings.push({
        template: high === 0 ? "must-carry.none" : "must-carry.most",
        slots: { ...slots, most: most.text, carry: high },
      });
    else if (most.value < (high + 1) * base + smallest.value) {
      const need = withCarry(smallest, high + 1, base);
      tellings.push({
        template: "must-carry.cannot",
        slots: { ...slots, most: most.text, need: need.text, carry: high + 1 },
      });
    } else return undefined;
  }
  return tellings;
}

function tellCarryIn(low: number, high: number, scene: Scene): Telling[] | undefined {
  const { column, cited, added, need, limit } = scene;
  const rest: Side = { ...added, carry: -1 };
  const [before, after] = [cited.lows[column.carryIn] as number, cited.highs[column.carryIn] as number];
  const slots = slotsOf(scene);
  const letters = sideText(rest, cited);
  if (rest.letters.every(({ symbols }) => cited.fixed[symbols[0] as number] !== -1)) return undefined;
  const tellings: Telling[] = [];
  if (low > before) {
    const most = mostOf(rest, cited);
    if (need.value - most.value < low) return undefined;
    tellings.push({
      template: "what-a-carry-asks-for.in",
      slots: { ...slots, need: scene.need.text, rest: letters, most: most.text, carry: low },
    });
  }
  if (high < after) {
    const fewest = leastOf(rest, cited);
    if (limit.value - fewest.value > high) return undefined;
    const name = high === 0 ? "what-a-carry-asks-for.none-in" : "what-a-carry-asks-for.few-in";
    tellings.push({
      template: name,
      slots: { ...slots, limit: scene.limit.text, rest: letters, least: fewest.text, carry: high },
    });
  }
  return tellings;
}

function tellLetter(symbol: number, digits: number, scene: Scene): Telling[] | undefined {
  const { cited, added } = scene;
  const mask = cited.masks[symbol] as number;
  const term = added.letters.find(({ symbols }) => symbols[0] === symbol);
  const told =
    term === undefined ? tellResult(symbol, scene) : tellAddend(symbol, term.coefficient, digits, scene);
  if (told === undefined) return undefined;
  const { from, to, tellings } = told;
  // The bounds must give what is claimed, but for digits that are taken.
  const within = mask & digitsBetween(from, to);
  if (tellings.length === 0 || (within & ~digits) !== 0) return undefined;
  const span = digitsBetween(from, to) & (cited.setting.domains[symbol] as number);
  const gone = span & ~mask;
  return [...tellings, ...tellGone(symbol, gone & ~digits, cited)];
}

interface Told {
  readonly from: number;
  readonly to: number;
  readonly tellings: readonly Telling[];
}

/** A letter that is added: what is left for it when the others are at their greatest or least. */
function tellAddend(symbol: number, times: number, digits: number, scene: Scene): Told | undefined {
  const { cited, added, need, limit } = scene;
  const { base } = cited.setting;
  const mask = cited.masks[symbol] as number;
  const others = without(added, symbol);
  const own: Side = { letters: [{ coefficient: times, symbols: [symbol] }], printed: 0, carry: -1 };
  const slots = {
    ...slotsOf(scene),
    letter: symbolName(symbol, cited.setting),
    terms: sideText(own, cited),
  };
  const tellings: Telling[] = [];
  const most = mostOf(others, cited);
  const fewest = leastOf(others, cited);
  let [from, to] = [0, base - 1];
  if (least(mask & digits) > least(mask)) {
    const rest = need.value - most.value;
    from = Math.ceil(rest / times);
    const variant = most.value === 0 ? ".alone" : times > 1 ? ".times" : "";
    tellings.push({
      template: `column-bounds.at-least${variant}`,
      slots: { ...slots, need: need.text, most: most.text, rest, low: digitToldText(from) },
    });
  }
  if (greatest(mask & digits) < greatest(mask)) {
    const rest = limit.value - fewest.value;
    to = Math.floor(rest / times);
    const variant = fewest.value === 0 ? ".alone" : times > 1 ? ".times" : "";
    tellings.push({
      template: `column-bounds.at-most${variant}`,
      slots: { ...slots, limit: limit.text, least: fewest.text, rest, high: digitToldText(to) },
    });
  }
  return { from, to, tellings };
}

/** The digit below the line: what is added, less what is carried. */
function tellResult(symbol: number, scene: Scene): Told | undefined {
  const { column, cited, added, result, rule } = scene;
  const { base } = cited.setting;
  if (result.letters.length !== 1 || result.letters[0]?.coefficient !== 1) return undefined;
  const [low, high] = carryOutRange(column, cited);
  const [most, fewest] = [mostOf(added, cited), leastOf(added, cited)];
  const [from, to] = [
    Math.max(0, fewest.value - result.printed - high * base),
    Math.min(base - 1, most.value - result.printed - low * base),
  ];
  const letter = symbolName(symbol, cited.setting);
  const slots = { ...slotsOf(scene), letter, least: fewest.text, most: most.text };
  const domain = cited.setting.domains[symbol] as number;
  const possible = digitsIn(digitsBetween(from, to) & domain).map(digitToldText);
  const tellings: Telling[] = [];
  const both = from > least(domain) && to < greatest(domain);
  if (to < base - 1 && (low > 0 || both) && possible.length <= 3) {
    const reach = { ...slots, need: low * base, digits: { or: possible } };
    tellings.push({ template: from > 0 ? "column-bounds.between" : "column-bounds.reach", slots: reach });
  } else {
    if (to < greatest(domain))
      tellings.push({
        template: low > 0 ? "column-bounds.result-most" : "column-bounds.result-most.none",
        slots: { ...slots, rest: digitToldText(to), need: low * base },
      });
    if (from > least(domain))
      tellings.push({
        template:
          rule === "greater-than" && column.carryOut >= 0 ? "greater-than" : "column-bounds.result-least",
        slots: { ...slots, rest: digitToldText(from), addends: { and: lettersOf(added, cited) } },
      });
  }
  return { from, to, tellings };
}

function tellImpossible(scene: Scene): Telling[] | undefined {
  const { cited, added, need, limit } = scene;
  const [most, fewest] = [mostOf(added, cited), leastOf(added, cited)];
  const slots = {
    ...slotsOf(scene),
    most: most.text,
    least: fewest.text,
    need: need.text,
    limit: limit.text,
  };
  if (most.value < need.value) return [{ template: "column-bounds.too-small", slots }];
  if (fewest.value > limit.value) return [{ template: "column-bounds.too-great", slots }];
  return undefined;
}

function slotsOf({ column, cited, added, result }: Scene): Record<string, Slot> {
  return {
    column: { place: column.place },
    added: sideText(added, cited),
    result: sideText(result, cited),
    equation: columnText(column, cited),
  };
}

function lettersOf({ letters }: Side, cited: View): string[] {
  return letters.map(({ symbols }) => symbolName(symbols[0] as number, cited.setting));
}

/** A digit of the result with what is carried: `10 + 3 = 13`. */
function withCarry(bound: Bound, carry: number, base: number): Bound {
  if (carry <= 0) return bound;
  const value = bound.value + carry * base;
  return { value, text: bound.value === 0 ? String(value) : `${carry * base} + ${bound.value} = ${value}` };
}

function carryOutRange({ carryOut }: Column, { lows, highs }: View): readonly [number, number] {
  return carryOut < 0 ? [0, 0] : [lows[carryOut] as number, highs[carryOut] as number];
}
