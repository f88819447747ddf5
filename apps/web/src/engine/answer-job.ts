/**
 * Answers a puzzle. Lines need much less code than written-out arithmetic, which is loaded when it is first asked about.
 * The policy of the page forbids making code, so the search is interpreted.
 */
import { type Answer, type AnswerOptions, answerParsed, parse, parseOptions } from "cryptarithm";
import type { Perform } from "./jobs.js";
import { spoken } from "./spoken.js";

/** Between two messages, in milliseconds: at most four a second. */
const BETWEEN = 250;

export const performAnswer: Perform<"answer"> = async (
  { text, options: { language, ...options } },
  reply,
) => {
  let told = performance.now();
  const answered = await answerTo(text, {
    ...options,
    language: await spoken(language),
    mode: "interpreted",
    onSolution: (solution) => reply({ kind: "found", solution }),
    onProgress: (nodes, found) => {
      const time = performance.now();
      if (time - told < BETWEEN) return;
      told = time;
      reply({ kind: "progress", nodes, found });
    },
  });
  reply({ kind: "answer", answer: answered });
};

async function answerTo(text: string, options: AnswerOptions): Promise<Answer> {
  if (options.layout) return (await import("./layout-job.js")).answer(text, options);
  const read = parse(text, { ...parseOptions(options), language: options.language });
  return read.ok
    ? answerParsed(read.formula, options)
    : { formula: text.trim(), status: "invalid", diagnostics: read.diagnostics };
}

/** The first answer of a worker takes longest: this one is for nobody. */
export function warmUp(): void {
  void answerTo("SEND + MORE = MONEY", {});
}
