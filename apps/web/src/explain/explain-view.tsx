/** To be built: the view explain. */
import type { JSX } from "preact";

export function View(): JSX.Element {
  return <h1>Explain</h1>;
}
