/** To be built: the view shelf. */
import type { JSX } from "preact";

export function View(): JSX.Element {
  return <h1>shelf</h1>;
}
