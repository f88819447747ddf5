/** What is said of a game in the slot for messages: a sentence, its tone, and what can be done about it. */
import type { Problem } from "./slips.js";

export interface Message {
  readonly tone: "ok" | "bad" | "mark" | "plain";
  readonly title?: string;
  readonly text: string;
  /** Why it is so, in the quieter voice. */
  readonly reason?: string;
  /** A hint that can say more or be done, a check that goes on … */
  readonly about?: "hint" | "check" | "answer";
  /** The rule of a hint, for the lesson. */
  readonly rule?: { readonly name: string; readonly title: string };
  /** Goes away with the next selection. */
  readonly passing?: boolean;
}

/** The reason of a problem, where the rules give one. */
export const reasonOf = (problem: Problem | undefined): Pick<Message, "reason"> =>
  problem?.kind === "no-way-on" && problem.reason !== "" ? { reason: problem.reason } : {};
