/**
 * The board: all tables of a puzzle as large as their room allows, and the keyboard. Keys are heard only while
 * something of the board has the focus, so nothing here takes a key from another part of the page.
 */
import { parseOptions } from "cryptarithm";
import type { JSX } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { type Command, commandOf } from "./board-keys.js";
import type { BoardTable } from "./cells.js";
import { MathTable } from "./math-table.js";
import { PageTable, pageSize } from "./page-table.js";
import type { Questions } from "./questions.js";
import type { Session } from "./session.js";

/** The sizes of a cell in pixels; what does not fit at the least is scrolled. */
const LEAST = 24;
const MOST = 72;
const MOST_PRESENTED = 120;
/** A line of mathematics breaks, so its cells stay large enough for a finger. */
const LEAST_IN_LINE = 44;
/** What the header, the keypad and the tabs take of the height of a narrow and of a wide screen. */
const AROUND_NARROW = 470;
/** Of the keypad of a base above ten on a narrow screen. */
const KEYS_IN_ROW = 6;
const KEY_HEIGHT = 56;
const AROUND_NOTES = 570;
const AROUND_WIDE = 400;

export interface BoardViewProps {
  readonly session: Session;
  readonly questions: Questions;
  readonly presenting: boolean;
  /** Whether the notes or another panel are open, which on a narrow screen leaves less room. */
  readonly crowded: boolean;
}

export function BoardView({ session, questions, presenting, crowded }: BoardViewProps): JSX.Element {
  const board = useRef<HTMLDivElement>(null);
  const { base } = session.facts.value;
  const [room, setRoom] = useState<Room>(() => ({ width: 320, height: 300, least: 36 }));

  // Before it is drawn for the first time.
  useLayoutEffect(() => {
    const element = board.current;
    if (element === null) return undefined;
    const measure = (): void => setRoom(roomOf(element, { presenting, crowded, base }));
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    addEventListener("resize", measure);
    measure();
    return () => {
      observer.disconnect();
      removeEventListener("resize", measure);
    };
  }, [presenting, crowded, base]);

  useLayoutEffect(() => {
    session.onFocus = (id) => {
      const cell = board.current?.querySelector<HTMLElement>(`[data-cell="${id}"]`);
      cell?.focus({ preventScroll: false });
    };
  }, [session]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears the keys that its cells do not
    <div
      class="board"
      ref={board}
      onKeyDown={(event) => onKey(event, session, questions)}
      onKeyUp={(event) => {
        // A key that has done its work must not press the cell that has the focus as well.
        if (event.key === " " || event.key === "Enter") event.preventDefault();
      }}
    >
      {session.tables.map((table) => (
        <div
          key={table.index}
          class="table-room"
          style={{ fontSize: `${cellSize(table, room, session.tables.length, presenting)}px` }}
        >
          {table.drawing.kind === "page" ? (
            <PageTable table={table} session={session} />
          ) : (
            <MathTable table={table} session={session} />
          )}
        </div>
      ))}
    </div>
  );
}

interface Around {
  readonly presenting: boolean;
  readonly crowded: boolean;
  readonly base: number;
}

interface Room {
  readonly width: number;
  readonly height: number;
  /** The smallest cell that is worth it to save scrolling. */
  readonly least: number;
}

function roomOf(element: HTMLElement, { presenting, crowded, base }: Around): Room {
  const width = element.clientWidth;
  if (presenting) return { width, height: innerHeight - 220, least: 36 };
  const isWide = innerWidth >= 900;
  const keys = Math.max(0, Math.ceil(base / KEYS_IN_ROW) - 2) * KEY_HEIGHT;
  const around = isWide ? AROUND_WIDE : crowded ? AROUND_NOTES : AROUND_NARROW + keys;
  return { width, height: Math.max(140, innerHeight - around), least: crowded && !isWide ? 28 : 36 };
}

/** As large as the room allows, in whole pixels, so that lines stay sharp. */
function cellSize(table: BoardTable, room: Room, tables: number, presenting: boolean): number {
  const most = presenting ? MOST_PRESENTED : MOST;
  if (table.drawing.kind === "page") {
    const { width, height } = pageSize(table.drawing);
    const fits = Math.floor(room.width / width);
    // Several tables are scrolled; a single one should leave the keypad in view.
    const tall = tables > 1 ? most : Math.floor(room.height / height);
    return Math.max(LEAST, Math.min(fits, Math.max(tall, room.least), most));
  }
  const cells = table.cells.length * 1.4;
  return Math.max(LEAST_IN_LINE, Math.min(Math.floor(room.width / cells), presenting ? 90 : 56));
}

const ONCE: ReadonlySet<Command["kind"]> = new Set(["enter", "cross", "pencil", "check", "hint", "escape"]);

function onKey(event: KeyboardEvent, session: Session, questions: Questions): void {
  const { formula, rules } = session.puzzle;
  const command = commandOf(event, {
    letters: formula.letters,
    base: session.facts.value.base,
    caseDistinct: parseOptions(rules).case === "distinct",
  });
  if (command === undefined) return;
  event.preventDefault();
  // A key that is held down would enter and clear by turns.
  if (event.repeat && ONCE.has(command.kind)) return;
  switch (command.kind) {
    case "select":
      session.walk.select(command.letter);
      break;
    case "enter":
      session.press(command.digit);
      break;
    case "cross":
      session.cross(command.digit);
      break;
    case "move":
      session.walk.move(command.direction);
      break;
    case "edge":
      session.walk.edge(command.edge);
      break;
    case "next-open":
      session.walk.open(1);
      break;
    case "previous-open":
      session.walk.open(-1);
      break;
    case "next-problem":
      session.walk.problem(1);
      break;
    case "previous-problem":
      session.walk.problem(-1);
      break;
    case "pencil":
      session.togglePencil();
      break;
    case "clear":
      session.clear();
      break;
    case "check":
      void questions.check();
      break;
    case "hint":
      void questions.hint();
      break;
    case "read":
      session.read();
      break;
    case "undo":
      session.turns.undo();
      break;
    case "redo":
      session.turns.redo();
      break;
    case "escape":
      session.escape();
      break;
  }
}
