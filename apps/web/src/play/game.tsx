/** A puzzle being played: the board, what is said, the keypad, notes and tools, and what keeps them between visits. */

import { pictureOf } from "cryptarithm";
import type { JSX, RefObject } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { go, setKeys } from "../app/navigation.js";
import { puzzleName } from "../app/puzzle-name.js";
import { sentence } from "../language/engine-words.js";
import { Button } from "../parts/button.js";
import { useFullScreen } from "../parts/full-screen.js";
import { Picture } from "../parts/picture.js";
import type { GoodPuzzle } from "../state/puzzle.js";
import { keys } from "../state/view.js";
import { noteSolved } from "../storage/days.js";
import { changeSettings, settings } from "../storage/settings.js";
import { BOARD_KEYS, keysToWriting } from "./board-link.js";
import { BoardView } from "./board-view.js";
import { Keeping } from "./kept-board.js";
import { Keypad } from "./keypad.js";
import { MessageSlot } from "./message-slot.js";
import { NotesTable } from "./notes-table.js";
import { Questions } from "./questions.js";
import { words } from "./sentences.js";
import { Session } from "./session.js";
import { runTimer, timeText } from "./timer.js";
import { EntryTools, GameTools, Time } from "./tools.js";

type Panel = "notes" | "more" | "keys" | undefined;

/** Its board stands when what was kept of it has been read, so that nothing can be done before, to be lost or covered. */
export function Game({ puzzle, note }: GameProps): JSX.Element {
  const [read, setRead] = useState<Opened | undefined>();
  useLayoutEffect(() => {
    const session = new Session(puzzle);
    const keeping = new Keeping(puzzle, session);
    let wanted = true;
    void keeping.load().then(() => wanted && setRead({ puzzle, session, keeping }));
    return () => {
      wanted = false;
    };
  }, [puzzle]);
  if (read?.puzzle !== puzzle) return <h1 class="visually-hidden">{words().play(puzzleName(puzzle, 40))}</h1>;
  return <Playing {...read} note={note} />;
}

interface GameProps {
  readonly puzzle: GoodPuzzle;
  readonly note?: string | undefined;
}

/** A game as it was kept, or a new one. */
interface Opened {
  readonly puzzle: GoodPuzzle;
  readonly session: Session;
  readonly keeping: Keeping;
}

function Playing({ note, ...opened }: Opened & Pick<GameProps, "note">): JSX.Element {
  const { puzzle, session } = opened;
  const questions = useQuestions(opened);
  const [panel, setPanel] = useState<Panel>(settings.peek().notes ? "notes" : undefined);
  const [presenting, setPresenting] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const dock = useRef<HTMLDivElement>(null);
  const loose = useLoose(dock);
  const w = words();

  const show = (next: Panel): void => {
    setPanel(next);
    changeSettings({ notes: next === "notes" });
  };
  useFullScreen(frame, presenting, () => setPresenting(false));
  useLayoutEffect(() => {
    if (presenting) session.onFocus(session.at.peek());
  }, [session, presenting]);
  // The table of notes is always there where there is room.
  const isOpen = panel !== undefined && !(panel === "notes" && matchMedia(WIDE).matches);
  session.onEscape = () => {
    if (isOpen) show(undefined);
    return isOpen;
  };

  const { status } = session.answer.value;
  if (status === "none" || status === "invalid") return <NoGame session={session} note={note} />;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes a panel wherever the keyboard is in it
    <div
      class={classOf(session, panel, { presenting, loose })}
      ref={frame}
      {...(presenting && { role: "dialog", "aria-modal": true, "aria-label": w.present })}
      onKeyDown={(event) => {
        if (event.key === "Escape" && !event.defaultPrevented && isOpen) session.onEscape();
      }}
    >
      <header class="play-head">
        <h1>{w.play(puzzleName(puzzle, 40))}</h1>
        <Time session={session} />
      </header>
      {note !== undefined && <p class="play-note">{note}</p>}
      <BoardView
        session={session}
        questions={questions}
        presenting={presenting}
        crowded={panel !== undefined}
      />
      <div class="dock" ref={dock}>
        <MessageSlot session={session} questions={questions} />
        <section class={panel === "notes" ? "play-notes" : "play-notes only-wide"} aria-label={w.notes}>
          <NotesTable session={session} />
          <p class="aside">{w.notesHow}</p>
        </section>
        <div class={panel === "notes" ? "play-keys only-wide" : "play-keys"}>
          <Keypad session={session} />
        </div>
        <EntryTools session={session} questions={questions} />
        <GameTools
          session={session}
          questions={questions}
          panel={panel}
          show={show}
          present={() => setPresenting(true)}
        />
      </div>
      {presenting && (
        <div class="present-tools">
          <Button icon="undo" onClick={() => session.turns.undo()}>
            {w.undo}
          </Button>
          <Button icon="redo" onClick={() => session.turns.redo()}>
            {w.redo}
          </Button>
          <Button onClick={() => setPresenting(false)}>{w.endPresent}</Button>
        </div>
      )}
    </div>
  );
}

/** Follows the game while it is played: keeps it, judges it, and asks for it. */
function useQuestions({ puzzle, session, keeping }: Opened): Questions {
  const questions = useMemo(() => {
    const time = (): string | undefined =>
      settings.peek().timer ? timeText(session.seconds.peek()) : undefined;
    return new Questions(session, time);
  }, [session]);
  // Before anything of it is seen, and so before anything can be done.
  useLayoutEffect(() => {
    let here = true;
    const keep = (): void => keeping.keep();
    session.onSolved = () => void noteSolved({ text: puzzle.text, rules: puzzle.rules });
    session.onChange = () => {
      questions.changed();
      keep();
    };
    // Where there is a keyboard the board has it as soon as it is seen, unless it has been taken to the head of the page
    // meanwhile; elsewhere nothing is selected yet.
    if (
      matchMedia("(hover: hover) and (pointer: fine)").matches &&
      !document.querySelector("header.header :focus")
    )
      session.goTo(session.cellAt(session.at.peek()));
    takeLink(session);
    void questions.open();
    // Another tab may have played the same puzzle meanwhile.
    const look = async (): Promise<void> => {
      if (!document.hidden && (await keeping.refresh()) && here) questions.replaced();
    };
    const onSeen = (): void => void look();
    const stopTimer = runTimer(session);
    addEventListener("pagehide", keep);
    addEventListener("focus", onSeen);
    document.addEventListener("visibilitychange", onSeen);
    return () => {
      here = false;
      keep();
      removeEventListener("pagehide", keep);
      removeEventListener("focus", onSeen);
      document.removeEventListener("visibilitychange", onSeen);
      stopTimer();
      questions.stop();
    };
  }, [session]);
  return questions;
}

/** What a link says is written once, as a step; from then on the board is kept here and not in the link. */
function takeLink(session: Session): void {
  const { symbols, base, given } = session.facts.peek();
  // What is given belongs to the puzzle, whatever the link writes there.
  const own = symbols.filter((symbol) => !given.has(symbol));
  const { writing, unread } = keysToWriting(keys.peek(), { symbols: own, slots: session.slots, base });
  const left = unread.length === 0 ? "" : words().notFromLink(unread.slice(0, MOST_NAMED));
  if (writing !== undefined) session.writeAll(writing, "link", left);
  else if (left !== "") session.say(left, { tone: "mark" });
  if (BOARD_KEYS.some((key) => keys.peek().has(key)))
    setKeys(Object.fromEntries(BOARD_KEYS.map((key) => [key, undefined])));
}

const WIDE = "(min-width: 900px)";

/** So many parts of a link that are not written in are named. */
const MOST_NAMED = 5;

/** Whether the dock is too high to stay in view without covering the board. */
function useLoose(dock: RefObject<HTMLDivElement | null>): boolean {
  const [loose, setLoose] = useState(false);
  useEffect(() => {
    const element = dock.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(() => setLoose(element.offsetHeight > innerHeight * MOST_COVERED));
    observer.observe(element);
    return () => observer.disconnect();
  }, [dock]);
  return loose;
}

/** The part of the height of the screen that the dock may take. */
const MOST_COVERED = 0.66;

interface Look {
  readonly presenting: boolean;
  readonly loose: boolean;
}

function classOf(session: Session, panel: Panel, { presenting, loose }: Look): string {
  const classes = ["play"];
  if (presenting) classes.push("presenting");
  if (loose) classes.push("loose");
  if (session.solved.value !== undefined) classes.push("done");
  if (session.telling.value) classes.push("telling");
  if (panel !== undefined) classes.push(`with-${panel}`);
  return classes.join(" ");
}

interface NoGameProps {
  readonly session: Session;
  readonly note: string | undefined;
}

/** There is nothing to play, and why. */
function NoGame({ session, note }: NoGameProps): JSX.Element {
  const w = words();
  const { status, reason = "", language } = session.answer.value;
  const isNone = status === "none";
  const isSaid = reason !== "" && session.sentences.language === language;
  return (
    <div class="play-none">
      <h1>{w.title}</h1>
      {note !== undefined && <p class="play-note">{note}</p>}
      <Picture
        picture={pictureOf(session.puzzle.formula, { language: session.sentences.language })}
        cell={40}
      />
      <p class="verdict bad">{isNone ? w.none : w.unfit}</p>
      {isSaid && <p>{sentence(reason)}</p>}
      <div class="buttons">
        {isNone && (
          <Button kind="main" onClick={() => go("explain")}>
            {w.explainNone}
          </Button>
        )}
        <Button kind={isNone ? "plain" : "main"} onClick={() => go("solve")}>
          {w.solve}
        </Button>
      </div>
    </div>
  );
}
