/**
 * The page's way to the engine: jobs for a worker, and a warm worker in reserve. A job that is stopped gets a moment
 * to end by itself, as most do; then its worker is ended and the reserve takes over at once, so that a new question
 * never waits for an old one. What an old job still says is dropped.
 *
 * Stopping keeps nothing: whoever asks keeps the replies that have come.
 */
import { workerUrl } from "virtual:worker-url";
import type { JobKind, JobMessage, Jobs, ReplyMessage } from "./jobs.js";

/** How long a stopped job may go on before its worker is ended, in milliseconds. */
const GRACE = 50;

/** A question that has been asked. */
export interface Job {
  /** When all replies have come, or the job was stopped; rejects when the engine itself has failed. */
  readonly done: Promise<"done" | "stopped">;
  /** No more replies come; the worker is free within a moment. */
  stop(): void;
}

interface Running {
  readonly job: number;
  readonly onReply: (reply: never) => void;
  readonly finish: (how: "done" | "stopped") => void;
  readonly fail: (error: Error) => void;
  stopped: boolean;
}

interface Waiting {
  readonly message: JobMessage;
  readonly running: Running;
}

/** A worker with the job that it performs. */
interface Desk {
  readonly worker: Worker;
  running: Running | undefined;
}

/** As many workers as are kept, busy or ready. One more is there while a stopped job has its grace. */
const DESKS = 2;

/** So many workers in a row that cannot even be loaded, and no more are tried until something is asked again. */
const MOST_FAILURES = 4;

const desks: Desk[] = [];
const waiting: Waiting[] = [];
let jobs = 0;
/** Workers that failed since one last replied. */
let failures = 0;

/** Asks the engine. The replies come in their order; after `stop` none comes. */
export function ask<K extends JobKind>(
  kind: K,
  request: Jobs[K]["request"],
  onReply: (reply: Jobs[K]["reply"]) => void,
): Job {
  const job = ++jobs;
  let running!: Running;
  const done = new Promise<"done" | "stopped">((resolve, reject) => {
    // The kind of the job decides the type of its replies; a desk knows no kinds.
    running = {
      job,
      onReply: onReply as Running["onReply"],
      finish: resolve,
      // Nobody waits for a job that was stopped, whatever has become of its worker.
      fail: (error) => (running.stopped ? resolve("stopped") : reject(error)),
      stopped: false,
    };
  });
  waiting.push({ message: { job, kind, request }, running });
  assign();
  return { done, stop: () => stop(running) };
}

/** Starts the workers, so that the first question finds them ready. */
export function openEngine(): void {
  while (desks.length < DESKS) desks.push(newDesk());
}

function newDesk(): Desk {
  const desk: Desk = { worker: new Worker(workerUrl, { type: "module" }), running: undefined };
  desk.worker.addEventListener("message", ({ data }: MessageEvent<ReplyMessage>) => receive(desk, data));
  desk.worker.addEventListener("error", (event) => {
    const error = new Error(event.message || "the engine could not be loaded");
    desk.running?.fail(error);
    if (++failures < MOST_FAILURES) replace(desk);
    else giveUp(error);
  });
  return desk;
}

/** Gives what waits to desks that are free. */
function assign(): void {
  openEngine();
  for (const desk of desks) {
    if (desk.running !== undefined) continue;
    const next = waiting.shift();
    if (next === undefined) return;
    desk.running = next.running;
    desk.worker.postMessage(next.message);
  }
}

function receive(desk: Desk, data: ReplyMessage): void {
  failures = 0;
  const { running } = desk;
  if (running?.job !== data.job) return;
  if ("reply" in data) {
    if (!running.stopped) running.onReply(data.reply as never);
    return;
  }
  desk.running = undefined;
  if ("failed" in data) running.fail(new Error(data.failed));
  else running.finish(running.stopped ? "stopped" : "done");
  assign();
  if (desks.length > DESKS && desk.running === undefined) dismiss(desk);
}

function stop(running: Running): void {
  if (running.stopped) return;
  running.stopped = true;
  const at = waiting.findIndex((each) => each.running === running);
  if (at >= 0) {
    waiting.splice(at, 1);
    running.finish("stopped");
    return;
  }
  const desk = desks.find((each) => each.running === running);
  if (desk === undefined) return;
  // The next question shall find a worker that has begun to load when it comes, not one that begins then.
  if (desks.every((each) => each.running !== undefined)) desks.push(newDesk());
  setTimeout(() => {
    if (desk.running !== running) return;
    running.finish("stopped");
    dismiss(desk);
    assign();
  }, GRACE);
}

function dismiss(desk: Desk): void {
  desk.worker.terminate();
  const at = desks.indexOf(desk);
  if (at >= 0) desks.splice(at, 1);
}

/** The files of the engine are not there: of another version, or without a network. The next question tries again. */
function giveUp(error: Error): void {
  failures = 0;
  for (const { worker, running } of desks.splice(0)) {
    worker.terminate();
    running?.fail(error);
  }
  for (const { running } of waiting.splice(0)) running.fail(error);
}

function replace(desk: Desk): void {
  dismiss(desk);
  assign();
}
