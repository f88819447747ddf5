/** Messages in order, for one reader who waits; undefined is the end. */
export class Inbox<M> {
  readonly #waiting: M[] = [];
  #ended = false;
  #failure: { readonly error: unknown } | undefined;
  #wake: (() => void) | undefined;

  put(message: M): void {
    this.#waiting.push(message);
    this.#wake?.();
  }

  end(): void {
    this.#ended = true;
    this.#wake?.();
  }

  fail(error: unknown): void {
    this.#failure = { error };
    this.#wake?.();
  }

  async take(): Promise<M | undefined> {
    for (;;) {
      const message = this.#waiting.shift();
      if (message !== undefined) return message;
      if (this.#failure !== undefined) throw this.#failure.error;
      if (this.#ended) return undefined;
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
  }
}
