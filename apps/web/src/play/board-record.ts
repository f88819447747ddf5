/**
 * A board as it is kept between visits: the last 200 steps, each as what it changed. What is read back is looked at
 * with care, since it may be of another version or have been changed by anybody; what does not fit gives no board.
 */
import { Board, DEEPEST_TRY, type Moment, type Move } from "./board.js";
import { type Entry, NOTHING, type Writing } from "./writing.js";

/** So many steps are kept. */
export const STEPS_KEPT = 200;

type Kept<V> = readonly (readonly [key: string, value: V | null])[];

/** What is written, or what a step changed: null takes something away. */
interface Change {
  readonly digits: Kept<readonly [digit: number, fork: number]>;
  readonly crosses: Kept<readonly number[]>;
  readonly carries: Kept<number>;
}

interface Step extends Change {
  readonly move: Move;
  /** Only where tries were opened or ended. */
  readonly forks?: readonly Change[];
}

export interface BoardRecord {
  readonly version: 1;
  readonly first: Change;
  readonly forks: readonly Change[];
  readonly steps: readonly Step[];
  readonly at: number;
}

export function recordOf(board: Board): BoardRecord {
  const from = Math.max(0, board.moments.length - 1 - STEPS_KEPT);
  // What is shown is never among what is left out.
  const start = Math.min(from, board.at);
  const [first = { writing: NOTHING, forks: [] }, ...rest] = board.moments.slice(start);
  let before: Moment = first;
  const steps = rest.map((moment): Step => {
    const changes = changeBetween(before.writing, moment.writing);
    const forks = moment.forks === before.forks ? {} : { forks: moment.forks.map(whole) };
    before = moment;
    return { ...changes, ...forks, move: moment.move ?? { kind: "link" } };
  });
  return {
    version: 1,
    first: whole(first.writing),
    forks: first.forks.map(whole),
    steps,
    at: board.at - start,
  };
}

const whole = (writing: Writing): Change => changeBetween(NOTHING, writing);

function changeBetween(a: Writing, b: Writing): Change {
  return {
    digits: changed(a.digits, b.digits).map(([key, e]) => [key, e && ([e.digit, e.fork] as const)]),
    crosses: changed(a.crosses, b.crosses),
    carries: changed(a.carries, b.carries),
  };
}

function changed<V>(a: ReadonlyMap<string, V>, b: ReadonlyMap<string, V>): [string, V | null][] {
  const gone = [...a.keys()].filter((key) => !b.has(key)).map((key): [string, null] => [key, null]);
  return [...gone, ...[...b].filter(([key, value]) => a.get(key) !== value)];
}

/** The board of a record; undefined when it is none. */
export function boardOf(record: unknown): Board | undefined {
  if (!isRecord(record)) return undefined;
  const { first, forks, steps, at } = record;
  const moments: Moment[] = [{ writing: applied(NOTHING, first), forks: forks.map(restored) }];
  for (const step of steps) {
    const before = moments.at(-1) as Moment;
    moments.push({
      writing: applied(before.writing, step),
      forks: step.forks === undefined ? before.forks : step.forks.map(restored),
      move: step.move,
    });
  }
  return new Board(moments, Math.min(at, moments.length - 1));
}

const restored = (change: Change): Writing => applied(NOTHING, change);

function applied(writing: Writing, { digits, crosses, carries }: Change): Writing {
  return {
    digits: patched(
      writing.digits,
      digits.map(([key, value]) => [key, value && ({ digit: value[0], fork: value[1] } satisfies Entry)]),
    ),
    crosses: patched(writing.crosses, crosses),
    carries: patched(writing.carries, carries),
  };
}

function patched<V>(map: ReadonlyMap<string, V>, changes: Kept<V>): ReadonlyMap<string, V> {
  if (changes.length === 0) return map;
  const next = new Map(map);
  for (const [key, value] of changes) {
    next.delete(key);
    if (value !== null) next.set(key, value);
  }
  return next;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;
const isDigit = (value: unknown): value is number =>
  typeof value === "number" && Number.isInteger(value) && value >= 0 && value < 36;
/** A carry is less than the number of addends, which are no more than a board can show. */
const isCarry = (value: unknown): boolean =>
  typeof value === "number" && Number.isInteger(value) && value >= 0 && value < 10_000;
/** A digit, and how many tries were open when it was entered. */
const isEntry = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.length === 2 &&
  isDigit(value[0]) &&
  isDigit(value[1]) &&
  value[1] <= DEEPEST_TRY;
const isDigits = (value: unknown): boolean => Array.isArray(value) && value.every(isDigit);

function isKept(value: unknown, isValue: (value: unknown) => boolean): boolean {
  return (
    Array.isArray(value) &&
    value.every(
      (pair) => Array.isArray(pair) && typeof pair[0] === "string" && (pair[1] === null || isValue(pair[1])),
    )
  );
}

function isChange(value: unknown): value is Change {
  return (
    isObject(value) &&
    isKept(value.digits, isEntry) &&
    isKept(value.crosses, (digits) => isDigits(digits) && (digits as unknown[]).length > 0) &&
    isKept(value.carries, isCarry)
  );
}

const isForks = (value: unknown): boolean =>
  Array.isArray(value) && value.length <= DEEPEST_TRY && value.every(isChange);

/** Whether a move has what its kind needs. */
function isMove(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { kind, symbol, slot, digit, count } = value;
  switch (kind) {
    case "enter":
    case "cross":
    case "uncross":
      return typeof symbol === "string" && isDigit(digit);
    case "clear":
    case "clear-crosses":
      return typeof symbol === "string";
    case "carry":
      return typeof slot === "string" && isCarry(digit);
    case "clear-carry":
      return typeof slot === "string";
    case "obvious":
      return typeof count === "number";
    default:
      return typeof kind === "string" && PLAIN_MOVES.has(kind);
  }
}

const PLAIN_MOVES: ReadonlySet<string> = new Set<Move["kind"]>([
  "try",
  "keep",
  "give-up",
  "start-over",
  "answer",
  "reasoning",
  "link",
]);

function isStep(value: unknown): value is Step {
  if (!isObject(value)) return false;
  const { move, forks } = value;
  return isChange(value) && isMove(move) && (forks === undefined || isForks(forks));
}

function isRecord(value: unknown): value is BoardRecord {
  return (
    isObject(value) &&
    value.version === 1 &&
    isChange(value.first) &&
    isForks(value.forks) &&
    Array.isArray(value.steps) &&
    value.steps.every(isStep) &&
    typeof value.at === "number" &&
    Number.isInteger(value.at) &&
    value.at >= 0
  );
}
