/** To be built: the view lesson. */
import type { JSX } from "preact";

export function View(): JSX.Element {
  return <h1>Lesson</h1>;
}
