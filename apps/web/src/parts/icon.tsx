/** Signs as paths of one colour, that of the text around them; they never speak: a label stands beside them. */
import type { JSX } from "preact";

/** Lines of 24 by 24, drawn 2 thick with round ends. */
const ICONS = {
  solve: "M4 7h9M4 12h9M4 17h9M17 8l2 2 3-4M17 16l2 2 3-4",
  play: "M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM15 16.5h4M17 14.5v4",
  explain: "M9 18h6M10 21h4M12 3a6 6 0 0 0-3.5 10.9c.6.5.5 1.3.5 2.1h6c0-.8-.1-1.6.5-2.1A6 6 0 0 0 12 3z",
  compose: "M4 20l1-5L16 4l4 4L9 19zM13 7l4 4",
  print: "M7 8V3h10v5M7 17H4v-7a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v7h-3M7 14h10v7H7z",
  settings: "M4 7h9M19 7h1M4 17h1M11 17h9M16 4.5v5M8 14.5v5",
  shelf: "M5 4v16M9 4v16M13 5l5 15M4 20h16",
  daily: "M4 6h16v14H4zM4 10h16M8 3v4M16 3v4",
  share: "M12 15V4M8 7l4-4 4 4M6 12H5v8h14v-8h-1",
  copy: "M9 9h11v11H9zM5 15H4V4h11v1",
  check: "M4 12l5 5L20 6",
  cross: "M6 6l12 12M18 6L6 18",
  plus: "M12 5v14M5 12h14",
  left: "M15 5l-7 7 7 7",
  right: "M9 5l7 7-7 7",
  up: "M5 15l7-7 7 7",
  down: "M5 9l7 7 7-7",
  undo: "M8 5L4 9l4 4M4 9h10a6 6 0 0 1 0 12h-3",
  redo: "M16 5l4 4-4 4M20 9H10a6 6 0 0 0 0 12h3",
  erase: "M8 20h12M14 4l6 6-9 9H7l-3-3zM10 8l6 6",
  pencil: "M4 20l1-4L16 5l3 3L8 19z",
  hint: "M9 9a3 3 0 1 1 4 2.8c-.8.4-1 1-1 2.2M12 18h.01",
  star: "M12 3l2.7 5.8 6.3.7-4.7 4.3 1.3 6.2-5.6-3.2L6.4 20l1.3-6.2L3 9.5l6.3-.7z",
  present: "M3 5h18v12H3zM12 17v4M8 21h8",
  more: "M6 12h.01M12 12h.01M18 12h.01",
  download: "M12 4v11M8 11l4 4 4-4M5 20h14",
  trash: "M5 7h14M9 7V4h6v3M7 7l1 13h8l1-13",
  stop: "M6 6h12v12H6z",
} as const;

export type IconName = keyof typeof ICONS;

export function Icon({ name }: { readonly name: IconName }): JSX.Element {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path
        d={ICONS[name]}
        fill="none"
        stroke="currentColor"
        stroke-width="2"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    </svg>
  );
}
