/** What stands below the empty box: what this page is for, and puzzles to begin with. */

import { computed } from "@preact/signals";
import type { Picture as Drawn } from "cryptarithm";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { go } from "../app/navigation.js";
import { PageLink } from "../app/page-link.js";
import { language, tableOf } from "../language/language.js";
import { Button } from "../parts/button.js";
import { Icon } from "../parts/icon.js";
import { oneLine } from "../parts/one-line.js";
import { Picture } from "../parts/picture.js";
import { loadLayoutReader, pictureFor } from "../state/layout-reader.js";
import { readingOf } from "../state/puzzle.js";
import { draft } from "../storage/settings.js";
import { ENGLISH } from "./english.js";
import { EXAMPLES, type Example, FIRST_EXAMPLES } from "./examples.js";

const words = tableOf("solve", ENGLISH);

/** The place of a drawing on a card, in pixels, and the largest cell there. */
const WIDTH = 190;
const HEIGHT = 118;
const LARGEST = 26;
/** A longer draft is shortened on its button. */
const LONGEST_NAME = 28;

export function EmptyPage(): JSX.Element {
  // The division is drawn as soon as the rows can be read; nobody waits for it.
  useEffect(() => {
    const timer = setTimeout(() => void loadLayoutReader(), 500);
    return () => clearTimeout(timer);
  }, []);
  const table = words();
  const kept = draft.value;
  return (
    <section class="empty">
      <p class="intro">{table.intro}</p>
      <div class="empty-links">
        <PageLink view="daily" style="button">
          <Icon name="daily" />
          {table.daily}
        </PageLink>
        {kept !== undefined && (
          <Button icon="pencil" onClick={() => go("solve", { puzzle: kept })}>
            {table.continueDraft(oneLine(kept.text, LONGEST_NAME))}
          </Button>
        )}
      </div>
      <h2>{table.startWith}</h2>
      <div class="example-cards">
        {FIRST_EXAMPLES.map((example) => (
          <Card key={example.name} example={example} />
        ))}
      </div>
    </section>
  );
}

/** Kept, so that emptying the box draws none of them anew. */
const pictures = new Map(FIRST_EXAMPLES.map((example) => [example, computed(() => pictureOf(example))]));

function pictureOf(example: Example): Drawn | undefined {
  const read = readingOf(example);
  return read.status === "good" ? pictureFor(read.puzzle.formula, { language: language.value }) : undefined;
}

function Card({ example }: { readonly example: Example }): JSX.Element {
  const picture = pictures.get(example)?.value;
  const cell =
    picture === undefined ? LARGEST : Math.min(LARGEST, WIDTH / picture.width, HEIGHT / picture.height);
  return (
    <button type="button" class="example-card" onClick={() => go("solve", { puzzle: example })}>
      <span class="example-drawing">{picture && <Picture picture={picture} cell={cell} />}</span>
      <span class="example-name">{words().exampleNames[example.name]}</span>
    </button>
  );
}

/** The same puzzles by name, while there is something in the box. */
export function ExampleList({ onChosen }: { readonly onChosen: () => void }): JSX.Element {
  return (
    <div class="chips example-list">
      {EXAMPLES.map((example) => (
        <button
          key={example.name}
          type="button"
          class="chip"
          onClick={() => {
            onChosen();
            go("solve", { puzzle: example });
          }}
        >
          {words().exampleNames[example.name]}
        </button>
      ))}
    </div>
  );
}
