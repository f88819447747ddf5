/** How a long run is told: what it is, how far it is, what it would cost. */
import type { Estimate, Guess, QueueProgress, Run } from "cryptarithm-mine";
import { counted, grouped } from "./number-text.js";

/** One sentence: what is made, and in how many parts. */
export function titleOf({ id, size, shards, specification }: Run): string {
  const words = counted(specification.words.length, "word");
  const sets = counted(size, "set");
  return `Run ${id}: ${specification.shape} over ${words}, ${sets} of outer words in ${counted(shards, "shard")}.`;
}

/** `isMined`: whether a process is mining in the folder, when that is known. */
export function statusLines(run: Run, progress: QueueProgress, isMined: boolean): string[] {
  const { shards, done, inHand, candidates, unique, found, skipped, milliseconds } = progress;
  const percent = Math.floor((1000 * done) / shards) / 10;
  const rows = [
    ["done", `${grouped(done)} of ${grouped(shards)} shards (${percent}%)`],
    ...(isMined ? [["now", "a process is mining"]] : []),
    ...(inHand > 0 ? [["in hand", counted(inHand, "shard")]] : []),
    ["candidates", grouped(candidates)],
    ["one solution", grouped(unique)],
    ["found", `${grouped(found)} (different within their shard)`],
    ["skipped", skipped === 0 ? "none" : grouped(skipped)],
    ...(done > 0
      ? [["rate", `${grouped(Math.round((1000 * candidates) / milliseconds))} candidates/s on one thread`]]
      : []),
    ...(done > 0 && done < shards
      ? [["time left", `${timeText(((shards - done) * milliseconds) / done)} of one thread`]]
      : []),
  ];
  return [titleOf(run), ...aligned(rows)];
}

export function statusJson(run: Run, progress: QueueProgress): Record<string, unknown> {
  const { shards, done, inHand, milliseconds, ...counts } = progress;
  const { shape, base, wordsHash, words } = run.specification;
  return {
    run: run.id,
    shape,
    base,
    words: words.length,
    wordsHash,
    shards,
    done,
    inHand,
    ...counts,
    threadMilliseconds: Math.round(milliseconds),
    threadMillisecondsLeft: done === 0 ? null : Math.round(((shards - done) * milliseconds) / done),
  };
}

/** Machines that a run is reckoned for. */
const MACHINES = [1, 10, 1000];
const HOUR = 3_600_000;

export function estimateLines(run: Run, made: Estimate, threads: number): string[] {
  const { value: time } = made.milliseconds;
  const rows = [
    ["sample", `${percentText(made.sampled / made.size)} of the run, in ${counted(made.pieces, "piece")}`],
    ["candidates", guessText(made.candidates)],
    ["one solution", guessText(made.unique)],
    ["results", `${bytesText(made.bytes.value)} of JSON lines`],
    ["rate", `${shortNumber((1000 * made.candidates.value) / time)} candidates/s on one thread`],
    [
      "one thread",
      `${timeText(time)}, ${percentText(made.milliseconds.error / time)} of it uncertain; ${timeText(time / run.shards)} a shard`,
    ],
    ...MACHINES.map((machines) => {
      // No run is faster than one shard.
      const each = Math.max(time / (machines * threads), time / run.shards);
      const name = `${grouped(machines)} machine${machines === 1 ? "" : "s"}`;
      return [name, `${timeText(each)} with ${counted(threads, "thread")} each`];
    }),
    ["thread-hours", shortNumber(time / HOUR)],
  ];
  return [titleOf(run), ...aligned(rows)];
}

export function estimateJson(run: Run, made: Estimate): Record<string, unknown> {
  const { sampled, size, pieces, candidates, unique, found, bytes, milliseconds, setUp } = made;
  return {
    run: run.id,
    shape: run.specification.shape,
    words: run.specification.words.length,
    shards: run.shards,
    size,
    sampled,
    pieces,
    candidates,
    unique,
    found,
    bytes,
    threadMilliseconds: milliseconds,
    setUpMilliseconds: setUp,
  };
}

function aligned(rows: readonly (readonly string[])[]): string[] {
  const width = Math.max(...rows.map(([name = ""]) => name.length));
  return rows.map(([name = "", text]) => `  ${name.padEnd(width)}  ${text}`);
}

const guessText = ({ value, error }: Guess): string => `${shortNumber(value)} ± ${shortNumber(error)}`;

const percentText = (part: number): string => `${(100 * part).toPrecision(2).replace(/^(\d+)e.*$/, "100")}%`;

const SIZES = ["", " thousand", " million", " billion", " trillion"];

/** "86.4 million": three digits are as much as an estimate says. */
function shortNumber(value: number): string {
  let rest = value;
  let size = 0;
  while (rest >= 999.5 && size < SIZES.length - 1) {
    rest /= 1000;
    size++;
  }
  return `${rest >= 99.95 ? Math.round(rest) : Number(rest.toPrecision(3))}${SIZES[size]}`;
}

const BYTES = ["bytes", "kB", "MB", "GB", "TB", "PB"];

function bytesText(value: number): string {
  let rest = value;
  let size = 0;
  while (rest >= 999.5 && size < BYTES.length - 1) {
    rest /= 1000;
    size++;
  }
  return `${Number(rest.toPrecision(3))} ${BYTES[size]}`;
}

const UNITS = [
  ["year", 365.25 * 24 * HOUR],
  ["day", 24 * HOUR],
  ["hour", HOUR],
  ["minute", 60_000],
  ["second", 1000],
] as const;

/** "2.5 days", "12 minutes": of any length, with two or three digits. */
export function timeText(milliseconds: number): string {
  const unit = UNITS.find(([, length]) => milliseconds >= length);
  if (unit === undefined) return `${Math.round(milliseconds)} ms`;
  const [name, length] = unit;
  const count = milliseconds / length;
  const text =
    count >= 1e5
      ? shortNumber(count)
      : count >= 99.5
        ? grouped(Math.round(count))
        : `${Number(count.toPrecision(2))}`;
  return `${text} ${name}${text === "1" ? "" : "s"}`;
}
