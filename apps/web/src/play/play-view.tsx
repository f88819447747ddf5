/** Play: the board of the puzzle that all views share, or where to get one. */
import "./play.css";
import "./board.css";
import type { JSX } from "preact";
import { go } from "../app/navigation.js";
import { puzzleKey } from "../link/link.js";
import { Button } from "../parts/button.js";
import { lastGood, reading } from "../state/puzzle.js";
import { Game } from "./game.js";
import { words } from "./sentences.js";

/** In characters. A board has a button for each cell, all of which are drawn at each step: nobody plays more of them. */
const LONGEST_PLAYED = 2000;

export function View(): JSX.Element {
  const good = lastGood.value;
  const now = reading.value;
  const w = words();
  // The rows of a link wait for their readers; nobody shall play the puzzle before meanwhile.
  if (now.status === "waiting") {
    return (
      <div class="play-none">
        <h1>{w.title}</h1>
        <p>{w.working}</p>
      </div>
    );
  }
  if (good === undefined) {
    const [first] = now.status === "bad" ? now.diagnostics : [];
    return (
      <div class="play-none">
        <h1>{w.title}</h1>
        <p>{first === undefined ? w.empty : w.bad(first.message)}</p>
        <p>{first === undefined ? w.emptyHow : ""}</p>
        <div class="buttons">
          <Button kind="main" icon="daily" onClick={() => go("daily")}>
            {w.daily}
          </Button>
          <Button icon="compose" onClick={() => go("compose")}>
            {w.compose}
          </Button>
          <Button onClick={() => go("solve")}>{w.solve}</Button>
        </div>
      </div>
    );
  }
  if (good.text.length > LONGEST_PLAYED) {
    return (
      <div class="play-none">
        <h1>{w.title}</h1>
        <p>{w.tooLarge}</p>
        <div class="buttons">
          <Button onClick={() => go("solve")}>{w.solve}</Button>
        </div>
      </div>
    );
  }
  const isOld = now.status === "bad" || now.status === "empty";
  return <Game key={puzzleKey(good)} puzzle={good} {...(isOld && { note: w.stillLast })} />;
}
