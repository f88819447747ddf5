/**
 * Ctrl-C and SIGTERM. The first asks the search to stop, so that what has been found can be
 * printed; another one ends the process at once. One Ctrl-C may arrive twice (from the terminal
 * and from npm), so signals within half a second count as one.
 */
import { UNFINISHED } from "./exit-code.js";

const ONE_KEY_MILLISECONDS = 500;
/** The second of two signals follows within this; a process that is ending can no longer catch it. */
const TWIN_MILLISECONDS = 100;

export class Interruption {
  #at: number | undefined;
  #installed = false;
  readonly #listeners = new Set<() => void>();

  /** Whether the user has asked to stop. */
  get asked(): boolean {
    return this.#at !== undefined;
  }

  /** From now on signals no longer end the process by themselves. */
  install(): void {
    if (this.#installed) return;
    this.#installed = true;
    process.on("SIGINT", () => this.#signal());
    process.on("SIGTERM", () => this.#signal());
  }

  /** Calls back at the first signal; the function returned takes that back. */
  onAsked(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Waits until a twin of the signal has come, if there was one, so that it cannot kill an ending process. */
  async settle(): Promise<void> {
    const left = this.#at === undefined ? 0 : this.#at + TWIN_MILLISECONDS - Date.now();
    if (left > 0) await new Promise((resolve) => setTimeout(resolve, left));
  }

  /** Asks to stop without a signal. */
  ask(): void {
    this.#at ??= Date.now();
    for (const listener of this.#listeners) listener();
  }

  #signal(): void {
    if (this.#at !== undefined && Date.now() - this.#at >= ONE_KEY_MILLISECONDS) process.exit(UNFINISHED);
    this.ask();
  }
}
