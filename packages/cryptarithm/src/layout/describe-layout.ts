/** A sentence on what was understood. (A stub: helper READER replaces this file.) */
import type { Layout } from "../syntax/layout.js";

export function describeLayout(layout: Layout): string {
  return `Read as a ${layout.kind}.`;
}
