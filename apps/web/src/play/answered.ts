/** What the engine says of the puzzle that is played: whether there is something to find, and how much. */
import type { LanguageCode } from "../language/language.js";

export interface Answered {
  readonly status: "waiting" | "playable" | "none" | "invalid" | "unknown";
  readonly count?: bigint;
  readonly base?: number;
  /** Why there is no solution, or why the rules do not fit the puzzle. */
  readonly reason?: string;
  /** The language of the reason. */
  readonly language?: LanguageCode;
  readonly solution?: Readonly<Record<string, number>>;
}
