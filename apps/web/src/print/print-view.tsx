/** To be built: the view print. */
import type { JSX } from "preact";

export function View(): JSX.Element {
  return <h1>Print</h1>;
}
