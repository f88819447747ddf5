/** Lengths of time as users write them (30s, 500ms, 2m, none) and as messages show them. */
import { UsageError } from "./usage-error.js";

const MILLISECONDS: Readonly<Record<string, number>> = {
  ms: 1,
  s: 1000,
  m: 60_000,
  min: 60_000,
  h: 3_600_000,
};

/** Milliseconds; undefined for "none". A number without a unit means seconds. */
export function readDuration(text: string): number | undefined {
  const trimmed = text.trim().toLowerCase();
  if (trimmed === "none") return undefined;
  const match = /^(\d+(?:\.\d+)?)\s*(ms|s|min|m|h)?$/.exec(trimmed);
  const milliseconds = match && Number(match[1]) * (MILLISECONDS[match[2] ?? "s"] ?? 1000);
  if (!milliseconds)
    throw new UsageError(
      `--time ${text} is not a length of time`,
      "write for example 30s, 500ms, 2m or none",
    );
  return milliseconds;
}

/** "0.2 ms", "45 ms", "3.2 s", "2 min 5 s". */
export function durationText(milliseconds: number): string {
  if (milliseconds < 9.95) return `${milliseconds.toFixed(1)} ms`;
  if (milliseconds < 999.5) return `${Math.round(milliseconds)} ms`;
  if (milliseconds < 59_950) return `${(milliseconds / 1000).toFixed(1)} s`;
  const seconds = Math.round(milliseconds / 1000);
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
