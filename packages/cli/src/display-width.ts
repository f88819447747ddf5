/** How many columns of a terminal a text takes: the drawings of the engine are aligned by the same widths. */
export { clusters, displayWidth } from "cryptarithm";
