/** What was found: how far the search is, and a row for each puzzle. */
import type { JSX } from "preact";
import { go } from "../app/navigation.js";
import { mistakeSentence } from "../language/engine-words.js";
import { shownNumber, tableOf } from "../language/language.js";
import { Button } from "../parts/button.js";
import { addToSheet, isOnSheet, toggleOnSheet } from "../state/sheet.js";
import { keys } from "../state/view.js";
import { composed, composing, stopComposing } from "./composing.js";
import { ENGLISH } from "./english.js";
import type { ComposedPuzzle } from "./found-puzzle.js";
import { LevelDots } from "./level-dots.js";
import { nameOf } from "./name-of.js";
import { wordsOf } from "./wish.js";

const words = tableOf("compose", ENGLISH);
/** A sheet of this many is offered at once. */
const SHEETFUL = 12;

export interface ResultsProps {
  readonly chosen: number;
  readonly onChoose: (at: number) => void;
  readonly onMore: () => void;
}

export function Results({ chosen, onChoose, onMore }: ResultsProps): JSX.Element {
  const list = composed.value;
  return (
    <section aria-label={words().results}>
      <State onMore={onMore} />
      <ul class="results">
        {list.map((each, i) => (
          <Row key={each.puzzle.text} composed={each} isChosen={i === chosen} onChoose={() => onChoose(i)} />
        ))}
      </ul>
      {list.length > 1 && (
        <Button icon="plus" onClick={() => addToSheet(list.slice(0, SHEETFUL).map(({ puzzle }) => puzzle))}>
          {words().first(Math.min(SHEETFUL, list.length))}
        </Button>
      )}
    </section>
  );
}

function State({ onMore }: { readonly onMore: () => void }): JSX.Element {
  const now = composing.value;
  if (now.status === "idle") {
    const hasWords = wordsOf(keys.value).length > 0;
    return <p class="verdict plain">{hasWords ? words().fewWords : words().noWords}</p>;
  }
  if (now.status === "failed") return <p class="verdict bad">▲ {words().failed(now.message)}</p>;
  if (now.status === "invalid")
    return <p class="verdict bad">▲ {now.diagnostics.map((each) => mistakeSentence(each)).join(" ")}</p>;
  const { found, candidates, part } = now.progress;
  if (now.status === "running") {
    const percent = part === undefined ? "" : `${Math.round(part * 100)} %`;
    return (
      <div class="results-state">
        <span class="verdict plain">
          … {words().running(shownNumber(found), percent, shownNumber(candidates))}
        </span>
        <Button kind="quiet" icon="stop" onClick={stopComposing}>
          {words().stop}
        </Button>
      </div>
    );
  }
  return (
    <div class="results-state">
      <span class="verdict plain">{words().ended[now.how](shownNumber(found))}</span>
      {now.how === "enough" && (
        <Button kind="quiet" onClick={onMore}>
          {words().goOn}
        </Button>
      )}
    </div>
  );
}

function Row({
  composed: { puzzle, difficulty },
  isChosen,
  onChoose,
}: {
  readonly composed: ComposedPuzzle;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}): JSX.Element {
  const name = nameOf(puzzle);
  const isAdded = isOnSheet(puzzle);
  return (
    <li class={isChosen ? "result chosen" : "result"}>
      <button
        type="button"
        class="result-formula"
        aria-label={words().show(name)}
        aria-pressed={isChosen}
        onClick={onChoose}
      >
        {name}
      </button>
      {difficulty !== undefined && <LevelDots level={difficulty.level} />}
      <Button kind="quiet" icon="play" label={words().playOf(name)} onClick={() => go("play", { puzzle })}>
        <span class="result-play">{words().play}</span>
      </Button>
      <Button
        kind="quiet"
        icon={isAdded ? "check" : "plus"}
        label={isAdded ? words().takeOff(name) : words().addTo(name)}
        onClick={() => toggleOnSheet(puzzle)}
      />
    </li>
  );
}
