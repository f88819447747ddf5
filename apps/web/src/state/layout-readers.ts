/** A module of its own, so that what reads and draws written-out arithmetic is a file of its own. */
export { pictureOf, readPuzzle } from "cryptarithm";
