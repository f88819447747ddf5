/** A module of its own, so that what solves written-out arithmetic is loaded when the first layout is asked about. */
export { answer } from "cryptarithm";
