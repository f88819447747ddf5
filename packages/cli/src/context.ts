/** What every command works with. */
import { type RawOptions, threadsOf } from "./asked.js";
import { Interruption } from "./interruption.js";
import { Output } from "./output.js";
import { Searcher } from "./searcher.js";

export interface Context {
  readonly output: Output;
  readonly interruption: Interruption;
  readonly searcher: Searcher;
}

export function contextFor(raw: RawOptions): Context {
  const output = new Output({ color: raw.color !== false });
  const interruption = new Interruption();
  const searcher = new Searcher(interruption, {
    progress: output.errorTerminal && raw.quiet !== true,
    threads: threadsOf(raw),
  });
  return { output, interruption, searcher };
}
