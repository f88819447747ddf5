/** The sign in front of a verdict: a shape of its own for each, so that no colour is needed to tell them apart. */
import type { JSX } from "preact";

const SIGNS = {
  one: "M4 12.5l5.5 5.5L20 6.5",
  several: "M5 7h14M5 12h14M5 17h14",
  none: "M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM5 19.5L19 4.5",
  wrong: "M12 4L3 20h18zM12 10v4.5M12 17.2v.1",
  busy: "M5 12v.01M12 12v.01M19 12v.01",
  stopped: "M6 3.5h12M6 20.5h12M7.5 3.5c0 5 9 6 9 17M16.5 3.5c0 5-9 6-9 17",
  undecided: "M8 8.5a4 4 0 1 1 5.6 3.7c-1.1.5-1.6 1.3-1.6 2.6M12 18.8v.1",
  unfinished: "M4 20l1.2-4.2L16 5l3 3L8.2 18.8z",
} as const;

export type VerdictSignName = keyof typeof SIGNS;

export function VerdictSign({ name }: { readonly name: VerdictSignName }): JSX.Element {
  return (
    <svg class="verdict-sign" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path
        d={SIGNS[name]}
        fill="none"
        stroke="currentColor"
        stroke-width={name === "busy" ? 4 : 2.2}
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    </svg>
  );
}
