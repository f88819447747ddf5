/** What the engine says of the puzzle that is played: whether there is something to find, and how much. */

export interface Answered {
  readonly status: "waiting" | "playable" | "none" | "unknown";
  readonly count?: bigint;
  readonly base?: number;
  readonly reason?: string;
  readonly solution?: Readonly<Record<string, number>>;
}
