/**
 * What of the engine is a part of every run: its version, and the revision of its results. Shards of engines that find,
 * grade or skip differently would make a result that neither of them gives, so a run belongs to one revision.
 *
 * The revision is a number that people raise, since a hash of the engine's files would end every run under way with each
 * change of a comment. The test beside this file mines small runs and compares what they give with a hash: it
 * fails when results have changed and the number has not.
 */
import { createRequire } from "node:module";

/** To be raised by one whenever any run gives other puzzles, grades or counts of skipped candidates. */
const RESULTS = 2;

const { version } = createRequire(import.meta.url)("cryptarithm/package.json") as {
  readonly version: string;
};

/** As it stands in a specification: `0.0.0+results.2`. */
export const ENGINE: string = `${version}+results.${RESULTS}`;
