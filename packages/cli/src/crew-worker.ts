/** A member of a crew: a thread that runs parts of a run, whichever nobody has taken yet. */
import { type MessagePort, workerData } from "node:worker_threads";
import { CrewMember, type SharedRun } from "cryptarithm";
import { type FromMember, NEXT, SENT, STOP, UNDERWAY } from "./crew-messages.js";

/** Solutions that are sent together. */
const BATCH = 500;
/** Batches underway before the members wait. */
const MOST_UNDERWAY = 16;

const { cells: memory, port } = workerData as {
  readonly cells: SharedArrayBuffer;
  readonly port: MessagePort;
};
const cells = new Int32Array(memory);
const stopped = (): boolean => Atomics.load(cells, STOP) !== 0;
const signal = {
  get aborted() {
    return stopped();
  },
};

function send(message: FromMember): void {
  port.postMessage(message);
  Atomics.add(cells, SENT, 1);
  Atomics.notify(cells, SENT);
}

function sendSolutions(solutions: readonly Uint8Array[]): void {
  if (solutions.length === 0) return;
  Atomics.add(cells, UNDERWAY, 1);
  send({ kind: "solutions", solutions });
  for (
    let n = Atomics.load(cells, UNDERWAY);
    n > MOST_UNDERWAY && !stopped();
    n = Atomics.load(cells, UNDERWAY)
  )
    Atomics.wait(cells, UNDERWAY, n, 100);
}

/** Runs parts until none is left. */
function work(shared: SharedRun): void {
  const member = new CrewMember(shared);
  while (!stopped()) {
    const part = Atomics.add(cells, NEXT, 1);
    if (part >= shared.parts.length) return;
    let batch: Uint8Array[] = [];
    const result = member.run(part, {
      signal,
      onProgress: (nodes) => send({ kind: "nodes", nodes }),
      onSolution: (digits) => {
        batch.push(digits.slice());
        if (batch.length < BATCH) return;
        sendSolutions(batch);
        batch = [];
      },
    });
    sendSolutions(batch);
    send({ kind: "part", result });
  }
}

port.on("message", (shared: SharedRun) => {
  try {
    work(shared);
    send({ kind: "idle" });
  } catch (error) {
    // The leader sleeps, and would not hear of it in any other way.
    send({ kind: "failed", error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
});
