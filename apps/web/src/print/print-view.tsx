/**
 * Print: what is chosen on the left, on the right the very pages that will come out. The pages are laid out in
 * millimetres before the browser sees them, so that the preview is the print.
 */
import {
  layOutSheet,
  pageSvg,
  type Sheet,
  type SheetPage,
  type SheetProblem,
  sheetTitle,
} from "cryptarithm-worksheet";
import type { JSX } from "preact";
import { useLayoutEffect, useMemo, useState } from "preact/hooks";
import { go } from "../app/navigation.js";
import type { PuzzleForSheet } from "../engine/jobs.js";
import { language, tableOf } from "../language/language.js";
import { type LinkPuzzle, puzzleKey } from "../link/link.js";
import { Button } from "../parts/button.js";
import { type Keys, keys, view } from "../state/view.js";
import { download, fileName } from "../storage/download.js";
import { choicesOf, listOf } from "./choices.js";
import { Controls } from "./controls.js";
import { ENGLISH } from "./english.js";
import { keepChoices, keptChoices } from "./kept-choices.js";
import { PagePicture } from "./page-picture.js";
import "./print.css";
import { puzzlesToPrint } from "./printed-puzzles.js";
import { PuzzleList } from "./puzzle-list.js";
import { useReadyPuzzles } from "./ready-puzzles.js";
import { isRefused, isUnique, problemsOf, SheetProblems, Warnings } from "./warnings.js";

const words = tableOf("print", ENGLISH);

/** What was chosen when the view was left in this visit. */
let before: Keys | undefined;

export function View(): JSX.Element {
  // Before the first choice can be made.
  useLayoutEffect(() => {
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
  const good = ready.puzzles.flatMap((puzzle, i) => {
    if (puzzle === undefined || "diagnostics" in puzzle) return [];
    return isUnique(puzzle) || accepted.has(puzzleKey(puzzles[i] as LinkPuzzle)) ? [puzzle] : [];
  });
  const [lost, setLost] = useState<string>();
  const sheet: Sheet = { ...choices, puzzles: good, language: language.value };
  const title = sheetTitle(sheet);
  const made = useMemo(
    // Nothing is printed in place of puzzles that are not ready, or held back.
    () => (wanted.length > 0 && good.length === 0 ? NOTHING : pagesOf(sheet)),
    [JSON.stringify([choices, language.value, wanted]), good.length, ready.done],
  );
  const isReady = ready.done === wanted.length;
  return (
    <div class="print">
      <div class="print-controls">
        <h1>{words().title}</h1>
        <PuzzleList puzzles={puzzles} />
        <Controls choices={choices} puzzles={puzzles} title={title} />
        {!isReady && <p class="verdict mark">… {words().preparing(ready.done, wanted.length)}</p>}
        {ready.failed !== undefined && <p class="verdict bad">▲ {words().failed(ready.failed)}</p>}
        <SheetProblems problems={made.problems} />
        {made.problem !== undefined && <p class="verdict bad">▲ {words().failed(made.problem)}</p>}
        {lost !== undefined && <p class="verdict bad">▲ {words().failed(lost)}</p>}
        {puzzles.length === 0 && (
          <p class="verdict plain">
            {words().empty} <Button onClick={() => go("compose")}>{words().compose}</Button>
          </p>
        )}
        <Warnings
          ready={ready}
          puzzles={puzzles}
          accepted={accepted}
          onAccept={(key) => setAccepted(new Set([...accepted, key]))}
        />
        <div class="buttons">
          <Button
            kind="main"
            icon="print"
            disabled={!isReady || made.pages.length === 0 || made.problems.some(isRefused)}
            onClick={() => print()}
          >
            {words().printPages(made.pages.length)}
          </Button>
          {made.pages.length > 0 && (
            <Button
              icon="download"
              onClick={() => {
                downloadText(sheet, title).catch((error: unknown) => setLost(String(error)));
              }}
            >
              {words().text}
            </Button>
          )}
        </div>
        <p class="print-hint">{words().pdfHint}</p>
      </div>
      <div class={`print-pages ${choices.paper}`}>
        {made.pages.map((page) => (
          <figure key={page.number} class="sheet-figure">
            <PagePicture page={page} />
            <figcaption>
              {words().page(page.number, made.pages.length)}
              <Button kind="quiet" icon="download" onClick={() => downloadSvg(page, title)}>
                {words().downloadSvg}
              </Button>
            </figcaption>
          </figure>
        ))}
      </div>
    </div>
  );
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

interface Made {
  readonly pages: readonly SheetPage[];
  /** What is to be known before they are printed. */
  readonly problems: readonly SheetProblem[];
  /** Why there are no pages. */
  readonly problem?: string;
}

const NOTHING: Made = { pages: [], problems: [] };

function pagesOf(sheet: Sheet): Made {
  try {
    return { pages: layOutSheet(sheet), problems: problemsOf(sheet) };
  } catch (error) {
    return { ...NOTHING, problem: error instanceof Error ? error.message : String(error) };
  }
}

async function downloadText(sheet: Sheet, title: string): Promise<void> {
  const { sheetText } = await import("./text-of-sheet.js");
  download(fileName(title, "txt"), sheetText(sheet), "text/plain");
}

function downloadSvg(page: SheetPage, title: string): void {
  download(fileName(`${title} ${page.number}`, "svg"), pageSvg(page), "image/svg+xml");
}
