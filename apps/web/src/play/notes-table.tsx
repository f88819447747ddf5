/**
 * The table of notes that Codebusters students know: a row for each symbol, a column for each digit. A tap crosses out,
 * the next enters, the next clears. Pale crosses follow from what is entered; they are computed and never stored.
 */
import type { JSX } from "preact";
import { useRef, useState } from "preact/hooks";
import { digitText } from "../parts/digit-text.js";
import { symbolIn } from "./selection.js";
import { words } from "./sentences.js";
import type { Session } from "./session.js";

const SIGNS = { entered: "", crossed: "×", follows: "×", open: "·" } as const;

export function NotesTable({ session }: { readonly session: Session }): JSX.Element {
  const w = words();
  const known = session.known.value;
  const { symbols } = session.facts.value;
  const table = useRef<HTMLTableElement>(null);
  const [at, setAt] = useState("0:0");
  const selected = symbolIn(session.selected.value);
  const rows = symbols.length;
  const columns = known.digits.length;

  const onKeyDown = (event: KeyboardEvent): void => {
    const [row = 0, column = 0] = at.split(":").map(Number);
    const to = moved(event.key, row, column, rows, columns);
    if (to === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    setAt(to);
    table.current?.querySelector<HTMLElement>(`[data-note="${to}"]`)?.focus();
  };

  return (
    <div class="notes-scroll">
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: it is a table, and a grid that is walked with arrows */}
      <table role="grid" class="notes" aria-label={w.notes} ref={table} onKeyDown={onKeyDown}>
        <thead>
          <tr>
            <td />
            {known.digits.map((digit) => (
              <th key={digit} scope="col">
                {digitText(digit)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {symbols.map((symbol, row) => (
            <tr key={symbol} class={symbol === selected ? "lit" : ""}>
              {/* As in its cell, so that it stays on one line; it is heard with what it is. */}
              <th scope="row" aria-label={session.sentences.symbol(symbol)}>
                {session.sentences.mark(symbol)}
              </th>
              {known.digits.map((digit) => {
                const state = known.note(symbol, digit);
                const id = `${row}:${digit}`;
                return (
                  // biome-ignore lint/a11y: a cell of a grid, with the button that takes the focus
                  <td role="gridcell" key={digit}>
                    <button
                      type="button"
                      class={`note ${state}`}
                      data-note={id}
                      tabIndex={at === id ? 0 : -1}
                      aria-label={nameOf(state, session.sentences.symbol(symbol), digitText(digit))}
                      onFocus={() => setAt(id)}
                      onClick={() => session.cycle(symbol, digit)}
                    >
                      {state === "entered" ? <span class="ring">{digitText(digit)}</span> : SIGNS[state]}
                    </button>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function nameOf(state: keyof typeof SIGNS, symbol: string, digit: string): string {
  const w = words();
  if (state === "entered") return w.noteEntered(symbol, digit);
  if (state === "crossed") return w.noteCrossed(symbol, digit);
  return state === "follows" ? w.noteFollows(symbol, digit) : w.noteOpen(symbol, digit);
}

/** Where an arrow leads in the table; undefined for other keys and at its edges. */
function moved(key: string, row: number, column: number, rows: number, columns: number): string | undefined {
  const to: Readonly<Record<string, readonly [number, number]>> = {
    ArrowLeft: [row, column - 1],
    ArrowRight: [row, column + 1],
    ArrowUp: [row - 1, column],
    ArrowDown: [row + 1, column],
    Home: [row, 0],
    End: [row, columns - 1],
  };
  const next = to[key];
  if (next === undefined) return undefined;
  const [r, c] = next;
  return r >= 0 && r < rows && c >= 0 && c < columns ? `${r}:${c}` : `${row}:${column}`;
}
