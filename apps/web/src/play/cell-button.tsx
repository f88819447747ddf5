/** One cell of the board: a button whose name says what stands in it. Print is the puzzle, pen is what is entered. */
import type { JSX } from "preact";
import { digitText } from "../parts/digit-text.js";
import type { BoardCell } from "./cells.js";
import { symbolIn } from "./selection.js";
import type { Session } from "./session.js";
import { placesOf } from "./slips.js";

export interface CellProps {
  readonly cell: BoardCell;
  readonly session: Session;
}

export function CellButton({ cell, session }: CellProps): JSX.Element {
  const known = session.known.value;
  const isWrong = marks(cell, session);
  const shared = {
    class: classOf(cell, session, isWrong),
    "data-cell": cell.id,
    tabIndex: session.at.value === cell.id ? 0 : -1,
    "aria-label": session.sentences.cell(cell, known, isWrong),
    onFocus: () => {
      if (session.at.peek() !== cell.id) session.arrive(cell);
    },
  };
  const content = <Content cell={cell} session={session} />;
  // Nothing can be done with what is printed, but moving about reads it as well.
  if (cell.kind === "printed")
    return (
      <span role="img" {...shared}>
        {content}
      </span>
    );
  return (
    <button
      type="button"
      {...shared}
      onClick={() => session.tap(cell)}
      onDblClick={() => session.doubleTap(cell)}
    >
      {content}
    </button>
  );
}

function marks(cell: BoardCell, session: Session): boolean {
  return session.marked.some((problem) => {
    const { symbols, slot } = placesOf(problem);
    return cell.kind === "symbol"
      ? symbols.includes(cell.symbol)
      : cell.kind === "carry" && cell.slot === slot;
  });
}

function classOf(cell: BoardCell, session: Session, isWrong: boolean): string {
  const known = session.known.value;
  const selected = session.selected.value;
  const classes = ["cell", cell.kind];
  if (isWrong) classes.push("wrong");
  if (cell.kind === "symbol") {
    const digit = known.digit(cell.symbol);
    if (cell.written === "") classes.push("unknown");
    if (digit !== undefined) classes.push("filled");
    if (known.isGiven(cell.symbol) || session.solved.value !== undefined) classes.push("print");
    if ((known.writing.digits.get(cell.symbol)?.fork ?? 0) > 0) classes.push("tried");
    if (symbolIn(selected) === cell.symbol) classes.push("lit");
  }
  if (cell.kind === "printed" && cell.blank) classes.push("unknown");
  if (cell.kind === "carry" && selected?.kind === "carry" && selected.slot === cell.slot) classes.push("lit");
  if (selected !== undefined && session.at.value === cell.id) classes.push("here");
  return classes.join(" ");
}

function Content({ cell, session }: CellProps): JSX.Element {
  const known = session.known.value;
  if (cell.kind === "carry") {
    const value = known.writing.carries.get(cell.slot);
    // Hints speak of the carries by name.
    const name = session.namesCarries ? `c${cell.place}` : "";
    return (
      <span class="carry-slot">
        {value === undefined ? (
          <span class="name">{name}</span>
        ) : (
          <span class="digit">{session.sentences.number(value)}</span>
        )}
      </span>
    );
  }
  if (cell.kind === "printed") return <span class="digit">{digitText(cell.digit)}</span>;
  const digit = known.digit(cell.symbol);
  // A blank keeps its name in the corner, since sentences speak of it.
  const name = cell.symbol.startsWith("?") && cell.written === "" ? session.sentences.mark(cell.symbol) : "";
  if (digit === undefined) {
    return name === "" ? (
      <span key="letter" class="letter">
        {cell.written}
      </span>
    ) : (
      <span key="origin" class="origin blank">
        {name}
      </span>
    );
  }
  return (
    <>
      <span key="origin" class={name === "" ? "origin" : "origin blank"}>
        {name === "" ? cell.written : name}
      </span>
      <span key="digit" class="digit">
        {digitText(digit)}
      </span>
    </>
  );
}
