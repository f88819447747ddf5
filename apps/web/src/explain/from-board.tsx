/** Offers to start from what is entered on the board, and to go back to the whole explanation. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { setKeys } from "../app/navigation.js";
import { Button } from "../parts/button.js";
import { digitText } from "../parts/digit-text.js";
import type { GoodPuzzle } from "../state/puzzle.js";
import { boardDigits, digitsText } from "./board-digits.js";
import { words } from "./words.js";

type Digits = Readonly<Record<string, number>>;

export interface FromBoardProps {
  readonly puzzle: GoodPuzzle;
  /** The digits that the explanation starts from. */
  readonly started: Digits;
}

export function FromBoard({ puzzle, started }: FromBoardProps): JSX.Element | null {
  const [read, setRead] = useState<{ readonly of: GoodPuzzle; readonly digits: Digits } | undefined>();
  useEffect(() => {
    let wanted = true;
    // A browser that keeps nothing has no board.
    boardDigits(puzzle).then(
      (digits) => wanted && setRead({ of: puzzle, digits }),
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, [puzzle]);
  const restart = (known: string | undefined): void => setKeys({ known, step: undefined, rule: undefined });
  if (Object.keys(started).length > 0)
    return (
      <p>
        {words().startedFrom(shown(started))}{" "}
        <Button kind="quiet" onClick={() => restart(undefined)}>
          {words().withoutBoard}
        </Button>
      </p>
    );
  // What was read of another puzzle's board is nothing to start this one from.
  const entered = read?.of === puzzle ? read.digits : {};
  if (Object.keys(entered).length === 0) return null;
  return (
    <Button icon="play" onClick={() => restart(digitsText(entered))}>
      {words().fromBoard(shown(entered))}
    </Button>
  );
}

const shown = (digits: Digits): string =>
  Object.entries(digits)
    .map(([symbol, digit]) => `${symbol} = ${digitText(digit)}`)
    .join(", ");
