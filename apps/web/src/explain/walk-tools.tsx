/** What can be done with a stop: put what is known on the board, show it on a projector, print the reasoning. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { go } from "../app/navigation.js";
import { announce } from "../parts/announce.js";
import { Button } from "../parts/button.js";
import { digitText } from "../parts/digit-text.js";
import { Share } from "../share/share.js";
import type { GoodPuzzle } from "../state/puzzle.js";
import { keys } from "../state/view.js";
import { settledFacts, toBoard } from "./to-board.js";
import { type Stop, surelyKnown, type Walk } from "./walk.js";
import { words } from "./words.js";

export interface WalkToolsProps {
  readonly puzzle: GoodPuzzle;
  readonly stop: Stop;
  readonly walk: Walk;
  readonly present: () => void;
}

interface Said {
  readonly stop: string;
  readonly puzzle: GoodPuzzle;
  readonly text: string;
  readonly isWritten: boolean;
}

export function WalkTools({ puzzle, stop, walk, present }: WalkToolsProps): JSX.Element {
  // What was said belongs to its stop, wherever one is by then.
  const [said, setSaid] = useState<Said | undefined>();
  const isSaidHere = said?.stop === stop.id && said.puzzle === puzzle;
  const known = surelyKnown(stop, walk);
  const { settled } = known;
  const write = async (): Promise<void> => {
    const written = await toBoard(puzzle, settledFacts(known, walk));
    const digits = [...settled].map(([letter, digit]) => `${letter} = ${digitText(digit)}`).join(", ");
    const text = written ? words().toBoardDone(digits) : words().toBoardFailed;
    setSaid({ stop: stop.id, puzzle, text, isWritten: written });
    announce(text);
  };
  return (
    <div class="explain-tools">
      <div class="buttons">
        <Button icon="play" disabled={settled.size === 0} onClick={() => void write()}>
          {words().toBoard}
        </Button>
        <Button icon="present" label={words().present} onClick={present}>
          <span class="explain-tool">{words().present}</span>
        </Button>
        <Button
          icon="print"
          label={words().print}
          onClick={() => go("print", { keys: new Map([["reasoning", "1"]]) })}
        >
          <span class="explain-tool">{words().printShort}</span>
        </Button>
        <Share puzzle={puzzle} here={keys.value} />
      </div>
      {isSaidHere && (
        <p class="explain-said">
          {said.text}{" "}
          {said.isWritten && (
            <Button kind="quiet" onClick={() => go("play")}>
              {words().openBoard}
            </Button>
          )}
        </p>
      )}
    </div>
  );
}
