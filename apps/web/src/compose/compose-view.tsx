/**
 * Compose: puzzles from words, from numbers and a key, or from number words, found while one looks. On the left what
 * is wished and what was found, on the right the puzzle that is looked at and the sheet.
 */
import { useSignalEffect } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import { chooseKeys } from "../app/navigation.js";
import { tableOf } from "../language/language.js";
import { Chip } from "../parts/button.js";
import { type Keys, keys } from "../state/view.js";
import "./compose.css";
import { ComposedCard } from "./composed-card.js";
import { compose, composed, leaveComposing } from "./composing.js";
import { ENGLISH } from "./english.js";
import { NumberWordsForm } from "./number-words-form.js";
import { NumbersForm } from "./numbers-form.js";
import { Results } from "./results.js";
import { SheetCard } from "./sheet-card.js";
import { KINDS, kindOf, MOST, wishOf } from "./wish.js";
import { WordsForm } from "./words-form.js";

const words = tableOf("compose", ENGLISH);

/** What was wished when the view was left: it is there again when one comes back. */
let before: Keys | undefined;

export function View(): JSX.Element {
  const kind = kindOf(keys.value);
  const [most, setMost] = useState(MOST);
  const [chosen, setChosen] = useState(0);
  // Before the first choice can be made.
  useLayoutEffect(() => {
    if (before !== undefined && keys.peek().size === 0) keys.value = before;
    return leaveComposing;
  }, []);
  useSignalEffect(() => {
    before = keys.value;
    compose(wishOf(keys.value, most), words().announced);
  });
  const wished = JSON.stringify([...keys.value]);
  // Another wish begins at its first puzzle.
  useEffect(() => setChosen(0), [wished]);
  useEffect(() => compose(wishOf(keys.peek(), most), words().announced), [most]);
  const shown = composed.value[chosen] ?? composed.value[0];
  return (
    <div class="compose">
      <h1 class="visually-hidden">{words().title}</h1>
      <div class="compose-form">
        <fieldset class="choice chips" aria-label={words().kindLabel}>
          {KINDS.map((each) => (
            <Chip
              key={each}
              pressed={each === kind}
              onClick={() => chooseKeys({ kind: each === "words" ? undefined : each })}
            >
              {words().kinds[each]}
            </Chip>
          ))}
        </fieldset>
        {kind === "words" && <WordsForm />}
        {kind === "number-words" && <NumberWordsForm />}
        {kind === "numbers" ? (
          <NumbersForm />
        ) : (
          <Results chosen={chosen} onChoose={setChosen} onMore={() => setMost(most + MOST)} />
        )}
      </div>
      <div class="compose-side">
        {kind !== "numbers" && shown !== undefined && <ComposedCard composed={shown} />}
        <SheetCard />
      </div>
    </div>
  );
}
