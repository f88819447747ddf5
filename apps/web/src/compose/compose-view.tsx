/** To be built: the view compose. */
import type { JSX } from "preact";

export function View(): JSX.Element {
  return <h1>Compose</h1>;
}
