/** To be built: the view play. */
import type { JSX } from "preact";

export function View(): JSX.Element {
  return <h1>Play</h1>;
}
