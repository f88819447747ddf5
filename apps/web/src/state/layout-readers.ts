/** A module of its own, so that the readers are a file of their own. */
export { readPuzzle } from "cryptarithm";
