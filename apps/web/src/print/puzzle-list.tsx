/** The puzzles of the sheet in their order: each can be moved and taken off, and others can be added. */
import type { JSX } from "preact";
import { nameOf } from "../compose/name-of.js";
import { tableOf } from "../language/language.js";
import type { LinkPuzzle } from "../link/link.js";
import { announce } from "../parts/announce.js";
import { Button } from "../parts/button.js";
import { Icon } from "../parts/icon.js";
import { AddPuzzles } from "./add-puzzles.js";
import { ENGLISH } from "./english.js";
import { rearrange } from "./printed-puzzles.js";
import { exchanged, without } from "./puzzle-order.js";

const words = tableOf("print", ENGLISH);

/** Longer lists are closed at first, so that what is chosen below them is seen. */
const LONGEST_OPEN = 6;

export function PuzzleList({ puzzles }: { readonly puzzles: readonly LinkPuzzle[] }): JSX.Element {
  const count = puzzles.length;
  const move = (at: number, by: -1 | 1): void => {
    rearrange(puzzles, exchanged(count, at, by));
    announce(words().moved(nameOf(puzzles[at] as LinkPuzzle), at + by + 1));
  };
  return (
    <section class="print-list" aria-label={words().puzzles(count)}>
      {count > 0 && (
        <details class="more" open={count <= LONGEST_OPEN}>
          <summary>
            <Icon name="right" />
            {words().puzzles(count)}
          </summary>
          <ol class="print-puzzles">
            {puzzles.map((puzzle, i) => {
              const name = nameOf(puzzle);
              return (
                // Only its place tells a puzzle from all others.
                <li key={i}>
                  <bdi dir="ltr">{name}</bdi>
                  {count > 1 && (
                    <>
                      <Button
                        kind="quiet"
                        icon="up"
                        label={words().up(name)}
                        disabled={i === 0}
                        onClick={() => move(i, -1)}
                      />
                      <Button
                        kind="quiet"
                        icon="down"
                        label={words().down(name)}
                        disabled={i === count - 1}
                        onClick={() => move(i, 1)}
                      />
                      <Button
                        kind="quiet"
                        icon="cross"
                        label={words().takeOffNamed(name)}
                        onClick={() => rearrange(puzzles, without(count, i))}
                      />
                    </>
                  )}
                </li>
              );
            })}
          </ol>
        </details>
      )}
      <AddPuzzles puzzles={puzzles} />
    </section>
  );
}
