/** The puzzle that is looked at: drawn, with its level, what it needs, and what can be done with it. */
import { pictureOf } from "cryptarithm";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { go } from "../app/navigation.js";
import { language, tableOf } from "../language/language.js";
import { Button } from "../parts/button.js";
import { Picture } from "../parts/picture.js";
import { Share } from "../share/share.js";
import { readingOf } from "../state/puzzle.js";
import { ENGLISH } from "./english.js";
import type { ComposedPuzzle } from "./found-puzzle.js";
import { LevelDots } from "./level-dots.js";

const words = tableOf("compose", ENGLISH);
/** The widest drawing, and the largest cell, in pixels. */
const WIDTH = 330;
const CELL = 48;

export function ComposedCard({ composed }: { readonly composed: ComposedPuzzle }): JSX.Element {
  const { puzzle, solution, difficulty, values } = composed;
  const [revealed, setRevealed] = useState<string | undefined>();
  const isRevealed = revealed === puzzle.text;
  return (
    <section class="card composed">
      <Drawing puzzle={puzzle} {...(isRevealed && { solution })} />
      <p class="verdict ok">✓ {words().proof}</p>
      {difficulty !== undefined && (
        <p class="composed-level">
          <LevelDots level={difficulty.level} /> {words().levelName(difficulty.level)} ·{" "}
          {words().steps(difficulty.steps)}
        </p>
      )}
      {difficulty !== undefined && difficulty.techniques.length > 0 && (
        <p class="composed-needs">
          {words().needs(difficulty.techniques.map(({ title }) => title).join(", "))}
        </p>
      )}
      {values !== undefined && <p class="composed-needs">{words().values(values)}</p>}
      <div class="buttons">
        <Button kind="main" icon="play" onClick={() => go("play", { puzzle })}>
          {words().play}
        </Button>
        <Button onClick={() => go("explain", { puzzle })}>{words().explain}</Button>
        <Button onClick={() => go("solve", { puzzle })}>{words().solve}</Button>
        <Share puzzle={puzzle} />
        <Button kind="quiet" onClick={() => setRevealed(isRevealed ? undefined : puzzle.text)}>
          {isRevealed ? words().hide : words().reveal}
        </Button>
      </div>
    </section>
  );
}

/** A puzzle as it is drawn, with its digits when a solution is given. */
export function Drawing({
  puzzle,
  solution,
}: {
  readonly puzzle: ComposedPuzzle["puzzle"];
  readonly solution?: ComposedPuzzle["solution"];
}): JSX.Element | null {
  const read = readingOf(puzzle);
  if (read.status !== "good") return null;
  const picture = pictureOf(read.puzzle.formula, {
    language: language.value,
    ...(solution !== undefined && { solution }),
  });
  return <Picture picture={picture} cell={Math.min(CELL, WIDTH / picture.width)} />;
}
