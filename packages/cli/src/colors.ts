/** Colours for one stream: on for a terminal, unless the user or the environment says otherwise. */
import picocolors from "picocolors";

/** Functions that put a text in a colour, or leave it as it is. */
export type Colors = ReturnType<typeof picocolors.createColors>;

/** NO_COLOR and --no-color switch colours off everywhere, FORCE_COLOR on; else a terminal decides. */
export function colorsFor(stream: { readonly isTTY?: boolean }, wanted: boolean): Colors {
  const { NO_COLOR, FORCE_COLOR, TERM } = process.env;
  const off = !wanted || (NO_COLOR !== undefined && NO_COLOR !== "") || FORCE_COLOR === "0";
  const forced = FORCE_COLOR !== undefined && FORCE_COLOR !== "";
  return picocolors.createColors(!off && (forced || (stream.isTTY === true && TERM !== "dumb")));
}
