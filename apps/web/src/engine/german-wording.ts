/** A module of its own, so that the engine's messages in German are a file of their own. */
export { GERMAN } from "cryptarithm";
