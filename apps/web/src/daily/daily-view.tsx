/** To be built: the view daily. */
import type { JSX } from "preact";

export function View(): JSX.Element {
  return <h1>daily</h1>;
}
