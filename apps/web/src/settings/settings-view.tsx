/** To be built: the view settings. */
import type { JSX } from "preact";

export function View(): JSX.Element {
  return <h1>settings</h1>;
}
