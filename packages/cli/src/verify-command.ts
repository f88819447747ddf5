/**
 * `cryptarithm verify`: checks a certificate line by line as it is read, in constant memory, independently
 * of the search; against a puzzle, too, if one is given.
 */
import { createReadStream, existsSync } from "node:fs";
import { setImmediate as turn } from "node:timers/promises";
import { type Expected, type Verification, Verifier } from "cryptarithm";
import { type RawOptions, rulesOf } from "./asked.js";
import type { Context } from "./context.js";
import { harmless } from "./diagnostic-text.js";
import { DONE, type ExitCode, NONE, UNFINISHED } from "./exit-code.js";
import { sayThatItReads, systemReason } from "./inputs.js";
import { counted } from "./number-text.js";
import { rulesText } from "./rules-text.js";
import { UsageError } from "./usage-error.js";

const EXAMPLE = 'write for example: cryptarithm prove "SEND + MORE = MONEY" | cryptarithm verify -';

/** Milliseconds of checking between two looks at signals. */
const LOOK = 50;

export async function runVerify(
  args: readonly string[],
  raw: RawOptions,
  context: Context,
): Promise<ExitCode> {
  const { output, interruption } = context;
  const [file = "", more] = args;
  if (file === "" || more !== undefined)
    throw new UsageError(file === "" ? "there is no certificate" : "verify takes one certificate", EXAMPLE);
  const verifier = new Verifier(expectedOf(raw));
  interruption.install();
  await readInto(verifier, file, context);
  if (interruption.asked) {
    output.note("Interrupted before the certificate was checked.");
    return UNFINISHED;
  }
  const result = verifier.end();
  if (raw.json) await output.line(JSON.stringify(verificationJson(result)));
  else if (!raw.quiet) {
    for (const line of verificationLines(result)) output.line(harmless(line));
    if (!result.valid && result.line === 1) output.note("cryptarithm prove writes certificates.");
  }
  return result.valid ? DONE : NONE;
}

/** The puzzle to compare with; rules without one would say nothing. */
function expectedOf(raw: RawOptions): Expected | undefined {
  const rules = rulesOf(raw);
  if (raw.puzzle !== undefined) return { formula: raw.puzzle, ...rules };
  if (Object.keys(rules).length > 0)
    throw new UsageError("rules are compared together with a puzzle", 'add --puzzle "…"');
  return undefined;
}

async function readInto(verifier: Verifier, file: string, { interruption }: Context): Promise<void> {
  if (file === "-") sayThatItReads();
  const stream = file === "-" ? process.stdin : createReadStream(file);
  const forget = interruption.onAsked(() => stream.destroy());
  try {
    let looked = performance.now();
    for await (const chunk of stream.setEncoding("utf8")) {
      // A piece of moderate size may take long to check; each of its lines takes a moment.
      for (const piece of (chunk as string).split(/(?<=\n)/)) {
        if (!verifier.write(piece) || interruption.asked) return;
        if (performance.now() - looked < LOOK) continue;
        await turn();
        looked = performance.now();
      }
    }
  } catch (error) {
    if (interruption.asked) return;
    const hint =
      /[=<>]/.test(file) && !existsSync(file) ? `verify reads a certificate; ${EXAMPLE}` : undefined;
    const name = file === "-" ? "standard input" : file;
    throw new UsageError(`${name} cannot be read: ${systemReason(error)}`, hint);
  } finally {
    forget();
  }
}

function verificationJson(result: Verification): Record<string, unknown> {
  if (!result.valid) return { ...result };
  const { count } = result;
  return { ...result, count: count <= 2n ** 53n ? Number(count) : `${count}` };
}

const HIDDEN = "… and more, which the certificate lists";

function verificationLines(result: Verification): string[] {
  if (!result.valid) return [`Not valid: line ${result.line}: ${result.message}`];
  const { formula, rules, count, solutions, lines } = result;
  const said = rulesText(rules).map(({ text }) => text);
  const proved = count === 0n ? "no solution" : `exactly ${counted(count, "solution")}`;
  const shown = solutions.map(({ text }) => `  ${text.split("\n").join("; ")}`);
  const isCut = solutions.length > 0 && BigInt(solutions.length) < count;
  return [
    `Valid: ${formula} has ${proved}.`,
    ...shown,
    ...(isCut ? [`  ${HIDDEN}`] : []),
    `  ${said.join(", ")} · ${counted(lines, "line")} checked`,
  ];
}
