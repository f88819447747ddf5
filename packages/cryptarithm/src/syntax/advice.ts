/** The hint that most mistakes have: what to write instead. */
import { say } from "../wording/say.js";

/** "write 2*(AB)" */
export const write = (example: string): string => say("write {example}", { example });
