/** The lines of a stream, in groups of those that have arrived, so that a group can be answered in one go. */

const LINE_END = /\r?\n/;

/**
 * Lines without their ends; the last one may lack its end. Blank lines are left out, and so is the
 * byte order mark that some editors write. Reads on only when asked.
 */
export async function* lineGroups(stream: AsyncIterable<string>): AsyncGenerator<readonly string[]> {
  let pieces: string[] = [];
  let first = true;
  for await (const chunk of stream) {
    pieces.push(first && chunk.startsWith("\ufeff") ? chunk.slice(1) : chunk);
    first = false;
    // A long line arrives in many chunks; joining them once keeps that linear.
    if (!chunk.includes("\n")) continue;
    const lines = pieces.join("").split(LINE_END);
    pieces = [lines.pop() ?? ""];
    yield lines.filter(isFilled);
  }
  yield [pieces.join("")].filter(isFilled);
}

const isFilled = (line: string): boolean => line.trim() !== "";
