/** The tools around the board: in one row what is done all the time, behind More what is rarely wanted. */
import type { JSX } from "preact";
import { Button } from "../parts/button.js";
import { Share } from "../share/share.js";
import { changeSettings, settings } from "../storage/settings.js";
import { writingToKeys } from "./board-link.js";
import { backToBoard, keepFocus, keepFocusOnButtons, Tool } from "./keypad.js";
import type { Questions } from "./questions.js";
import { words } from "./sentences.js";
import type { Session } from "./session.js";
import { timeText } from "./timer.js";

export interface ToolsProps {
  readonly session: Session;
  readonly questions: Questions;
  readonly panel: "notes" | "more" | "keys" | undefined;
  readonly show: (panel: "notes" | "more" | "keys" | undefined) => void;
  readonly present: () => void;
}

/** Pencil, Erase, Undo, Redo, Hint. */
export function EntryTools({ session, questions }: Pick<ToolsProps, "session" | "questions">): JSX.Element {
  const w = words();
  const board = session.board.value;
  return (
    <fieldset class="tool-row" aria-label={w.tools}>
      <Tool
        icon="pencil"
        name={w.pencil}
        pressed={session.pencil.value}
        onClick={() => session.togglePencil()}
      />
      <Tool icon="erase" name={w.erase} onClick={() => session.clear()} />
      <Tool icon="undo" name={w.undo} disabled={!board.canUndo} onClick={() => session.turns.undo()} />
      <Tool icon="redo" name={w.redo} disabled={!board.canRedo} onClick={() => session.turns.redo()} />
      <Tool icon="hint" name={w.hint} onClick={() => void questions.hint()} />
    </fieldset>
  );
}

/** Check, Notes, Try, More; while a try is open, Keep and Give up stand in the place of Try. */
export function GameTools({ session, questions, panel, show, present }: ToolsProps): JSX.Element {
  const w = words();
  const { fork } = session.board.value;
  const closing = (act: () => void): void => {
    if (panel === "more") show(undefined);
    void backToBoard(session, act);
  };
  const toggle = (name: "notes" | "more"): void => show(panel === name ? undefined : name);
  return (
    <div class="play-tools">
      {fork > 0 && (
        <div class="tool-row trying">
          <span>{w.inTry(fork)}</span>
          <button
            type="button"
            class="tool"
            onMouseDown={keepFocus}
            onClick={() => void backToBoard(session, () => session.turns.keep())}
          >
            <span>{w.keep}</span>
          </button>
          <button
            type="button"
            class="tool"
            onMouseDown={keepFocus}
            onClick={() => void backToBoard(session, () => session.turns.giveUp())}
          >
            <span>{w.giveUp}</span>
          </button>
        </div>
      )}
      <div class="tool-row game">
        <button
          type="button"
          class="tool main"
          onMouseDown={keepFocus}
          onClick={() => void questions.check()}
        >
          <span>{w.check}</span>
        </button>
        <button
          type="button"
          class="tool only-narrow"
          aria-expanded={panel === "notes"}
          onMouseDown={keepFocus}
          onClick={() => toggle("notes")}
        >
          <span>{w.notes}</span>
        </button>
        <button type="button" class="tool" onMouseDown={keepFocus} onClick={() => session.turns.try()}>
          <span>{w.try}</span>
        </button>
        <button
          type="button"
          class="tool only-narrow"
          aria-expanded={panel === "more"}
          onMouseDown={keepFocus}
          onClick={() => toggle("more")}
        >
          <span>{w.more}</span>
        </button>
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only leaves the focus where it is */}
      <div class={panel === "more" ? "more-list" : "more-list only-wide"} onMouseDown={keepFocusOnButtons}>
        <Button kind="quiet" onClick={() => closing(() => session.turns.startOver())}>
          {w.startOver}
        </Button>
        <Button
          kind="quiet"
          disabled={session.answer.value.solution === undefined}
          onClick={() => closing(() => questions.showAnswer())}
        >
          {w.showAnswer}
        </Button>
        <Button kind="quiet" onClick={() => closing(() => session.turns.obvious())}>
          {w.obvious}
        </Button>
        <Button kind="quiet" icon="present" onClick={() => closing(present)}>
          {w.present}
        </Button>
        {!settings.value.timer && (
          <Button
            kind="quiet"
            onClick={() => void backToBoard(session, () => changeSettings({ timer: true }))}
          >
            {w.showTimer}
          </Button>
        )}
        <Button kind="quiet" onClick={() => show(panel === "keys" ? undefined : "keys")}>
          {w.keys}
        </Button>
        {/* The last, since it opens below itself. */}
        <Share written={() => writingToKeys(session.board.peek().writing)} />
      </div>
      {panel === "keys" && <KeyHelp close={() => show(undefined)} />}
    </div>
  );
}

export function Time({ session }: { readonly session: Session }): JSX.Element | null {
  if (!settings.value.timer) return null;
  const text = timeText(session.seconds.value);
  return (
    <span class="play-time">
      <span role="img" aria-label={words().time(text)}>
        {text}
      </span>
      <Button kind="quiet" onClick={() => void backToBoard(session, () => changeSettings({ timer: false }))}>
        {words().hideTimer}
      </Button>
    </span>
  );
}

function KeyHelp({ close }: { readonly close: () => void }): JSX.Element {
  const w = words();
  return (
    <section class="card key-help" aria-label={w.keysTitle}>
      <h2>{w.keysTitle}</h2>
      <dl>
        {w.keyTable.map(([key, does]) => (
          <div key={key}>
            <dt>{key}</dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <Button onClick={close}>{w.close}</Button>
    </section>
  );
}
