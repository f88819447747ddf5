/**
 * The worker: performs one job after the other. It cannot hear anything while the engine thinks, so it is never
 * asked to stop: the page ends the whole worker (engine.ts). What a job finds is sent as it is found, and so is kept.
 *
 * What only some views need is a module of its own, loaded with the first job that needs it.
 */
import type { JobKind, JobMessage, Perform, ReplyMessage } from "./jobs.js";

const PERFORMERS: { readonly [K in JobKind]: () => Promise<Perform<K>> } = {
  answer: async () => (await import("./answer-job.js")).performAnswer,
  check: async () => (await import("./check-job.js")).performCheck,
  hint: async () => (await import("./hint-job.js")).performHint,
  explain: async () => (await import("./explain-job.js")).performExplain,
  lesson: async () => (await import("./lesson-job.js")).performLesson,
  grade: async () => (await import("./grade-job.js")).performGrade,
  repair: async () => (await import("./repair-job.js")).performRepair,
  generate: async () => (await import("./generate-job.js")).performGenerate,
  doublyTrue: async () => (await import("./doubly-true-job.js")).performDoublyTrue,
  sheet: async () => (await import("./sheet-job.js")).performSheet,
  encode: async () => (await import("./encode-job.js")).performEncode,
  plan: async () => (await import("./plan-job.js")).performPlan,
};

addEventListener("message", ({ data }: MessageEvent<JobMessage>) => void perform(data));

async function perform<K extends JobKind>({ job, kind, request }: JobMessage<K>): Promise<void> {
  const send = (message: ReplyMessage): void => postMessage(message);
  try {
    const performer = (await PERFORMERS[kind]()) as Perform<K>;
    await performer(request, (reply) => send({ job, reply }));
    send({ job, done: true });
  } catch (error) {
    send({ job, failed: error instanceof Error ? error.message : String(error) });
  }
}

// The engine is what nearly every job needs: it is read while nobody waits for it yet.
void import("./answer-job.js").then(({ warmUp }) => warmUp());
