/**
 * The worker thread that does long searches. It is stopped by a flag in shared memory, which
 * the search reads as its abort signal; batches of solutions wait while the receiver is behind.
 */
import { parentPort, workerData } from "node:worker_threads";
import type { GenerateProgress } from "cryptarithm";
import { performLines } from "./batch-answer.js";
import { type Made, performJudge, performMake } from "./generate-task.js";
import {
  type Controls,
  performAnswer,
  performCheck,
  performList,
  performProve,
  performReason,
  type Task,
} from "./task.js";
import { ThreadCrew } from "./thread-crew.js";
import { BATCHES_UNDERWAY, type FromWorker, STOP } from "./worker-messages.js";

/** Batches that may be underway to the receiver before the search waits. */
const MOST_UNDERWAY = 4;

if (parentPort !== null) serve(parentPort);

function serve(port: NonNullable<typeof parentPort>): void {
  const { cells: memory, threads } = workerData as { cells: SharedArrayBuffer; threads: number };
  const cells = new Int32Array(memory);
  const post = (message: FromWorker): void => port.postMessage(message);
  const controls = {
    crew: threads > 1 ? new ThreadCrew(threads) : undefined,
    signal: {
      get aborted() {
        return Atomics.load(cells, STOP) !== 0;
      },
    },
    onProgress: (nodes: number, found: bigint) => post({ kind: "progress", nodes, found }),
  } satisfies Controls;
  const wait = (): void => {
    Atomics.add(cells, BATCHES_UNDERWAY, 1);
    for (;;) {
      const underway = Atomics.load(cells, BATCHES_UNDERWAY);
      if (underway < MOST_UNDERWAY || Atomics.load(cells, STOP) !== 0) return;
      Atomics.wait(cells, BATCHES_UNDERWAY, underway, 100);
    }
  };
  const send = (text: string, count: number): void => {
    post({ kind: "solutions", text, count });
    wait();
  };
  const sendPuzzles = (puzzles: readonly Made[]): void => {
    post({ kind: "puzzles", puzzles });
    wait();
  };
  const making = {
    signal: controls.signal,
    onMaking: (progress: GenerateProgress) => post({ kind: "making", progress }),
  };
  port.on("message", (task: Task) => {
    if (task.kind === "answer") post({ kind: "answered", answer: performAnswer(task, controls) });
    else if (task.kind === "check") post({ kind: "checked", result: performCheck(task, controls) });
    else if (task.kind === "prove") post({ kind: "proved", proof: performProve(task, controls) });
    else if (task.kind === "lines") post({ kind: "lined", result: performLines(task, controls.signal) });
    else if (task.kind === "make") post({ kind: "made", end: performMake(task, making, sendPuzzles) });
    else if (task.kind === "judge") post({ kind: "judged", verdicts: performJudge(task, controls) });
    else if (task.kind === "list") post({ kind: "listed", end: performList(task, controls, send) });
    else post({ kind: "reasoned", result: performReason(task, controls) });
  });
}
