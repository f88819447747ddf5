/** The lines of a stream, in groups of those that have arrived, so that a group can be answered in one go. */

const LINE_END = /\r?\n/;

/** Lines without their ends; the last one may lack its end. Reads on only when asked. */
export async function* lineGroups(stream: AsyncIterable<string>): AsyncGenerator<readonly string[]> {
  let pieces: string[] = [];
  for await (const chunk of stream) {
    // A long line arrives in many chunks; joining them once keeps that linear.
    if (!chunk.includes("\n")) {
      pieces.push(chunk);
      continue;
    }
    const lines = [...pieces, chunk].join("").split(LINE_END);
    pieces = [lines.pop() ?? ""];
    yield lines;
  }
  const last = pieces.join("");
  if (last !== "") yield [last];
}
