/**
 * A crew of worker threads, led from a thread that may sleep (never the main one). The leader
 * sends a run to all members; each takes the next part as soon as it has done one.
 */
import { MessageChannel, type MessagePort, receiveMessageOnPort, Worker } from "node:worker_threads";
import type { Crew, PartResult, SharedRun, Watch } from "cryptarithm";
import { CREW_CELLS, type FromMember, NEXT, SENT, STOP, UNDERWAY } from "./crew-messages.js";

/** Milliseconds between two looks at the limits. */
const LOOK = 50;

export class ThreadCrew implements Crew {
  readonly size: number;
  readonly afterNodes = 200_000;
  readonly #cells = new Int32Array(new SharedArrayBuffer(CREW_CELLS * Int32Array.BYTES_PER_ELEMENT));
  #ports: readonly MessagePort[] | undefined;

  constructor(size: number) {
    this.size = size;
  }

  run(shared: SharedRun, { onSolution, look }: Watch): readonly PartResult[] {
    this.#ports ??= Array.from({ length: this.size }, () => this.#member());
    for (const cell of [NEXT, STOP, UNDERWAY]) Atomics.store(this.#cells, cell, 0);
    const ports = this.#ports.map((port) => ({ port, idle: false, nodes: 0 }));
    for (const { port } of ports) port.postMessage(shared);
    const results: PartResult[] = [];
    let done = 0;
    while (ports.some(({ idle }) => !idle)) {
      const sent = Atomics.load(this.#cells, SENT);
      for (const member of ports) {
        for (let got = receiveMessageOnPort(member.port); got; got = receiveMessageOnPort(member.port)) {
          const message: FromMember = got.message;
          if (message.kind === "idle") member.idle = true;
          else if (message.kind === "failed") throw new Error(message.error);
          else if (message.kind === "nodes") member.nodes = message.nodes;
          else if (message.kind === "part") {
            results.push(message.result);
            done += message.result.nodes;
            member.nodes = 0;
          } else {
            if (message.solutions.some(onSolution)) this.#stop();
            Atomics.sub(this.#cells, UNDERWAY, 1);
            Atomics.notify(this.#cells, UNDERWAY);
          }
        }
      }
      if (look(ports.reduce((sum, { nodes }) => sum + nodes, done))) this.#stop();
      Atomics.wait(this.#cells, SENT, sent, LOOK);
    }
    return results;
  }

  #stop(): void {
    Atomics.store(this.#cells, STOP, 1);
    Atomics.notify(this.#cells, UNDERWAY);
  }

  #member(): MessagePort {
    const { port1, port2 } = new MessageChannel();
    const worker = new Worker(new URL("./crew-worker.js", import.meta.url), {
      workerData: { cells: this.#cells.buffer, port: port2 },
      transferList: [port2],
    });
    worker.unref();
    port1.unref();
    return port1;
  }
}
