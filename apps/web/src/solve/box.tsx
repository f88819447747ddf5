/**
 * The box: the browser's own textarea, whose value is never rewritten, with a mirror behind it that carries the marks.
 * The mirror also makes the box as high as its text: it stands in the flow, and the textarea lies over it.
 *
 * While an input method composes, nothing is judged and nothing is written. Text is heard of by its input events, never
 * by keys: telephones send none.
 */
import { effect, useSignal } from "@preact/signals";
import type { Diagnostic } from "cryptarithm";
import type { JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { tableOf } from "../language/language.js";
import { puzzle, typedText } from "../state/puzzle.js";
import { boxElement, selectSpan } from "./box-element.js";
import { caret, composing, noteTyping, textState } from "./box-state.js";
import { ENGLISH } from "./english.js";
import { linkIn, puzzlesIn } from "./pasted.js";
import { pastedPuzzles } from "./pasted-offer.js";
import { rulesForText } from "./written-out.js";

const words = tableOf("solve", ENGLISH);

/** The id of what is said of the text, which describes the box to those who hear it. */
export const MESSAGE_ID = "solve-message";

/** A longer text has no mirror: it scrolls in a box of fixed height, without marks. */
const LONGEST_MIRRORED = 5000;
/** Marks beyond are not drawn: the first ones are enough to begin with. */
const MOST_MARKS = 20;

export function Box(): JSX.Element {
  const element = useRef<HTMLTextAreaElement>(null);
  const shown = useSignal(puzzle.peek().text);
  const pasting = useRef(false);

  useLayoutEffect(() => {
    const box = element.current;
    if (box === null) return;
    boxElement.value = box;
    // On touch screens a keyboard would jump up.
    if (matchMedia("(pointer: fine)").matches && !document.querySelector("main:focus, main :focus"))
      box.focus({ preventScroll: true });
    const follow = (): void => {
      if (document.activeElement === box) caret.value = box.selectionEnd;
    };
    document.addEventListener("selectionchange", follow);
    return () => {
      document.removeEventListener("selectionchange", follow);
      boxElement.value = undefined;
      caret.value = undefined;
      composing.value = false;
    };
  }, []);

  // What comes from elsewhere (a link, an example, Back) is put into the box; what was typed is there already. At once,
  // since the next key is typed into the text that is there.
  useLayoutEffect(
    () =>
      effect(() => {
        const { text } = puzzle.value;
        const box = element.current;
        if (box === null || composing.peek()) return;
        if (box.value !== text) box.value = text;
        shown.value = text;
      }),
    [],
  );

  const commit = (): void => {
    const box = element.current;
    if (box === null) return;
    shown.value = box.value;
    caret.value = box.selectionEnd;
    const { text, rules } = puzzle.peek();
    const isPasted = pasting.current;
    pasting.current = false;
    if (box.value === text) return;
    noteTyping();
    typedText.value = box.value;
    puzzle.value = { text: box.value, rules: rulesForText(box.value, rules, { isPasted, before: text }) };
  };
  const endComposing = (): void => {
    composing.value = false;
    commit();
  };
  const onInput = (event: InputEvent): void => {
    if (element.current !== null) shown.value = element.current.value;
    composing.value = event.isComposing;
    if (!event.isComposing) commit();
  };
  const onPaste = (event: ClipboardEvent): void => {
    const text = event.clipboardData?.getData("text/plain") ?? "";
    const link = linkIn(text);
    if (link !== undefined) {
      event.preventDefault();
      location.hash = link;
      return;
    }
    const puzzles = puzzlesIn(text);
    if (puzzles !== undefined) {
      event.preventDefault();
      pastedPuzzles.value = puzzles;
      return;
    }
    pasting.current = true;
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== "F8") return;
    event.preventDefault();
    toNextMistake(event.shiftKey);
  };

  const state = textState.value;
  const isRows = puzzle.value.rules.layout === true;
  const isLong = shown.value.length > LONGEST_MIRRORED;
  return (
    <div class={isLong ? "box long" : isRows ? "box rows" : "box"}>
      <div class="box-inner">
        <div class="box-mirror" aria-hidden="true">
          {!isLong && marked(shown.value, state.kind === "wrong" ? state.diagnostics : [])}
          {/* A last line without text has a height only with something in it. */}
          {"\u200b"}
        </div>
        <textarea
          id="puzzle"
          ref={element}
          class="box-text"
          rows={1}
          dir="auto"
          spellcheck={false}
          autocapitalize="none"
          autocomplete="off"
          autocorrect="off"
          enterkeyhint="done"
          aria-describedby={MESSAGE_ID}
          aria-invalid={state.kind === "wrong"}
          defaultValue={puzzle.peek().text}
          onInput={onInput}
          onCompositionStart={() => {
            composing.value = true;
          }}
          onCompositionEnd={endComposing}
          onBlur={() => {
            endComposing();
            caret.value = undefined;
          }}
          onPaste={onPaste}
          onKeyDown={onKeyDown}
        />
      </div>
    </div>
  );
}

/** The label stands apart from the box: the examples are in its line. */
export function BoxLabel(): JSX.Element {
  return (
    <label class="box-label" for="puzzle">
      {words().puzzle}
    </label>
  );
}

/** The text in pieces, those with a mistake marked. */
function marked(text: string, diagnostics: readonly Diagnostic[]): readonly (JSX.Element | string)[] {
  const pieces: (JSX.Element | string)[] = [];
  let at = 0;
  const spans = diagnostics.slice(0, MOST_MARKS).map(({ span }) => span);
  for (const [from, to] of spans.toSorted(([a], [b]) => a - b)) {
    if (from < at || from >= text.length) continue;
    pieces.push(
      text.slice(at, from),
      <mark key={from} class="wrong">
        {text.slice(from, Math.max(to, from + 1))}
      </mark>,
    );
    at = Math.max(to, from + 1);
  }
  pieces.push(text.slice(at));
  return pieces;
}

/** Selects the next mistake behind the caret, or the one before it; round the end it goes on at the beginning. */
function toNextMistake(backwards: boolean): void {
  const state = textState.peek();
  const box = boxElement.peek();
  if (state.kind !== "wrong" || box === undefined) return;
  const spans = state.diagnostics.map(({ span }) => span).toSorted(([a], [b]) => a - b);
  const here = box.selectionStart;
  const next = backwards
    ? (spans.findLast(([from]) => from < here) ?? spans.at(-1))
    : (spans.find(([from]) => from > here) ?? spans[0]);
  if (next !== undefined) selectSpan(next);
}
