/** The worker that asks the engine, so that the page never waits. */
import { answer } from "cryptarithm";

addEventListener("message", ({ data }: MessageEvent<string>) => postMessage(answer(data)));
