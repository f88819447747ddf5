/**
 * Print: what is chosen on the left, on the right the very pages that will come out. The pages are laid out in
 * millimetres before the browser sees them, so that the preview is the print.
 */
import { layOutSheet, pageSvg, type Sheet, type SheetPage } from "cryptarithm-worksheet";
import type { JSX } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { go, printed } from "../app/navigation.js";
import { nameOf } from "../compose/name-of.js";
import type { PuzzleForSheet } from "../engine/jobs.js";
import { language, shownNumber, tableOf } from "../language/language.js";
import type { LinkPuzzle } from "../link/link.js";
import { Button } from "../parts/button.js";
import { lastGood } from "../state/puzzle.js";
import { type Keys, keys, view } from "../state/view.js";
import { choicesOf, listOf } from "./choices.js";
import { Controls } from "./controls.js";
import { ENGLISH } from "./english.js";
import { keepChoices, keptChoices } from "./kept-choices.js";
import { PagePicture } from "./page-picture.js";
import "./print.css";
import { type Ready, useReadyPuzzles } from "./ready-puzzles.js";

const words = tableOf("print", ENGLISH);

/** What was chosen when the view was left in this visit. */
let before: Keys | undefined;

export function View(): JSX.Element {
  useEffect(() => {
    if (keys.peek().size === 0) keys.value = before ?? keptChoices();
    // What the link said is not the user's own choice; what is changed from here on is.
    const first = keys.peek();
    return keys.subscribe((now) => {
      if (view.peek() !== "print") return;
      before = now;
      if (now !== first) keepChoices(now);
    });
  }, []);
  const puzzles = puzzlesToPrint();
  const choices = choicesOf(keys.value, puzzles.length);
  const wanted = forSheet(puzzles, keys.value);
  const ready = useReadyPuzzles(wanted, language.value, choices.reasoning === true);
  const [accepted, setAccepted] = useState<ReadonlySet<string>>(new Set());
  const good = ready.puzzles.flatMap((puzzle) => {
    if (puzzle === undefined || "diagnostics" in puzzle) return [];
    return isUnique(puzzle) || accepted.has(puzzle.text) ? [puzzle] : [];
  });
  const sheet: Sheet = { ...choices, puzzles: good, language: language.value };
  const made = useMemo(
    () => pagesOf(sheet),
    [JSON.stringify([choices, language.value, wanted]), good.length, ready.done],
  );
  const isReady = ready.done === wanted.length;
  return (
    <div class="print">
      <div class="print-controls">
        <h1>{words().title}</h1>
        <Controls choices={choices} puzzles={puzzles} />
        {!isReady && <p class="verdict mark">… {words().preparing(ready.done, wanted.length)}</p>}
        {ready.failed !== undefined && <p class="verdict bad">▲ {words().failed(ready.failed)}</p>}
        {made.problem !== undefined && <p class="verdict bad">▲ {words().failed(made.problem)}</p>}
        {puzzles.length === 0 && (
          <p class="verdict plain">
            {words().empty} <Button onClick={() => go("compose")}>{words().compose}</Button>
          </p>
        )}
        <Warnings
          ready={ready}
          puzzles={puzzles}
          accepted={accepted}
          onAccept={(text) => setAccepted(new Set([...accepted, text]))}
        />
        <div class="buttons">
          <Button kind="main" icon="print" disabled={!isReady} onClick={() => print()}>
            {words().print}
          </Button>
          <span class="verdict plain">{words().pages(made.pages.length)}</span>
        </div>
        <p class="print-hint">{words().pdfHint}</p>
      </div>
      <div class={`print-pages ${choices.paper}`}>
        {made.pages.map((page) => (
          <figure key={page.number} class="sheet-figure">
            <PagePicture page={page} />
            <figcaption>
              {words().page(page.number, made.pages.length)}
              <Button kind="quiet" icon="download" onClick={() => downloadSvg(page)}>
                {words().downloadSvg}
              </Button>
            </figcaption>
          </figure>
        ))}
      </div>
    </div>
  );
}

/** The sheet of the link, or else the puzzle in the box. */
function puzzlesToPrint(): readonly LinkPuzzle[] {
  if (printed.value.length > 0) return printed.value;
  const shown = lastGood.value;
  return shown === undefined ? [] : [{ text: shown.text, rules: shown.rules }];
}

function forSheet(puzzles: readonly LinkPuzzle[], own: Keys): readonly PuzzleForSheet[] {
  const phrases = listOf(own, "phrase");
  const points = listOf(own, "points");
  const authors = listOf(own, "author");
  return puzzles.map(({ text, rules }, i) => {
    const phrase = phrases[i]?.trim();
    const author = authors[i]?.trim() || authors[0]?.trim();
    const worth = Number(points[i] ?? "");
    return {
      text,
      rules,
      ...(phrase && { phrase }),
      ...(author && { author }),
      ...(Number.isInteger(worth) && worth > 0 && { points: worth }),
    };
  });
}

const isUnique = ({
  count,
  complete,
}: {
  readonly count: number | string;
  readonly complete: boolean;
}): boolean => complete && count === 1;

/** The pages, or why there are none. */
function pagesOf(sheet: Sheet): { readonly pages: readonly SheetPage[]; readonly problem?: string } {
  try {
    return { pages: layOutSheet(sheet) };
  } catch (error) {
    return { pages: [], problem: error instanceof Error ? error.message : String(error) };
  }
}

interface WarningsProps {
  readonly ready: Ready;
  readonly puzzles: readonly LinkPuzzle[];
  readonly accepted: ReadonlySet<string>;
  readonly onAccept: (text: string) => void;
}

/** What does not have exactly one solution gets on the sheet only when one says so. */
function Warnings({ ready, puzzles, accepted, onAccept }: WarningsProps): JSX.Element {
  const lines = puzzles.flatMap((puzzle, i) => {
    const found = ready.puzzles[i];
    if (found === undefined) return [];
    const name = nameOf(puzzle);
    if ("diagnostics" in found) {
      return [
        { puzzle, sentence: words().invalid(name, found.diagnostics[0]?.message ?? ""), canStay: false },
      ];
    }
    if (isUnique(found)) return [];
    const { complete, count } = found;
    if (!complete) return [{ puzzle, sentence: words().unfinished(name), canStay: true }];
    const sentence =
      Number(count) === 0 ? words().none(name) : words().several(name, shownNumber(BigInt(count)));
    return [{ puzzle, sentence, canStay: true }];
  });
  return (
    <>
      {lines.map(({ puzzle, sentence, canStay }) => (
        <div key={puzzle.text} class="print-warning">
          <p class="verdict mark">▲ {sentence}</p>
          <div class="chips">
            {canStay && !accepted.has(puzzle.text) && (
              <Button onClick={() => onAccept(puzzle.text)}>{words().anyway}</Button>
            )}
            {printed.value.length > 1 && (
              <Button
                kind="quiet"
                onClick={() => {
                  printed.value = printed.value.filter((each) => each !== puzzle);
                }}
              >
                {words().takeOff}
              </Button>
            )}
          </div>
        </div>
      ))}
    </>
  );
}

function downloadSvg(page: SheetPage): void {
  const url = URL.createObjectURL(new Blob([pageSvg(page)], { type: "image/svg+xml" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = `cryptarithms-${page.number}.svg`;
  link.click();
  URL.revokeObjectURL(url);
}
