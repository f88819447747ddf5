/** The wishes for puzzles from words: the words, their theme, the shape, the level, and what is wished less often. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { setKeys } from "../app/navigation.js";
import { language, tableOf } from "../language/language.js";
import { Chip } from "../parts/button.js";
import { Icon } from "../parts/icon.js";
import { keys } from "../state/view.js";
import { ENGLISH } from "./english.js";
import { LevelChips } from "./level-chips.js";
import { THEME_TITLES } from "./theme-titles.js";
import { FAMILIAR, numberOf, ROWS_SHAPES, SHAPES, shapeOf, themeOf, wordsOf } from "./wish.js";

const words = tableOf("compose", ENGLISH);

/** A formula as people write it: A × B = C. */
const shown = (shape: string): string =>
  shape
    .replaceAll("*", "×")
    .replaceAll("-", "−")
    .replaceAll("^2", "²")
    .replaceAll(/\s*([+×−=])\s*/g, " $1 ");

export function WordsForm(): JSX.Element {
  const now = keys.value;
  const shape = shapeOf(now);
  const rows = now.get("rows") === "1";
  const isOwn = !rows && !SHAPES.some((each) => each === shape);
  const [own, setOwn] = useState(isOwn);
  const seed = numberOf(now, "seed", [1, 1_000_000_000], 1);
  return (
    <div class="compose-fields">
      <label class="field">
        <span>{words().words}</span>
        <textarea
          class="input"
          rows={2}
          spellcheck={false}
          autocapitalize="none"
          placeholder={words().wordsHint}
          value={wordsOf(now).join(" ")}
          onChange={(event) => setWords(event.currentTarget.value)}
          onInput={(event) =>
            /[\s,;.]$/.test(event.currentTarget.value) && setWords(event.currentTarget.value)
          }
        />
      </label>
      <label class="field">
        <span>{words().theme}</span>
        <select
          class="select"
          value={themeOf(now)}
          onChange={(event) => setKeys({ theme: event.currentTarget.value })}
        >
          <option value="none">{words().noTheme}</option>
          <option value={FAMILIAR}>{words().familiar}</option>
          {Object.entries(THEME_TITLES).map(([name, titles]) => (
            <option key={name} value={name}>
              {themeTitle(titles)}
            </option>
          ))}
        </select>
      </label>
      <fieldset class="choice">
        <legend>{words().shape}</legend>
        <div class="chips">
          {SHAPES.map((each) => (
            <Chip
              key={each}
              pressed={!rows && !own && shape === each}
              onClick={() => {
                setOwn(false);
                setKeys({ shape: each, rows: undefined });
              }}
            >
              {shown(each)}
            </Chip>
          ))}
          {ROWS_SHAPES.map((each) => (
            <Chip
              key={each}
              pressed={rows && shape === each}
              onClick={() => {
                setOwn(false);
                setKeys({ shape: each, rows: "1" });
              }}
            >
              {words().rowsShapes[each]}
            </Chip>
          ))}
          <Chip pressed={own} onClick={() => setOwn(true)}>
            {words().ownShape}
          </Chip>
        </div>
        {own && (
          <label class="field">
            <span>{words().ownShape}</span>
            <input
              class="input mono"
              spellcheck={false}
              placeholder={words().ownShapeHint}
              value={isOwn ? shape : ""}
              onChange={(event) =>
                setKeys({ shape: event.currentTarget.value || undefined, rows: undefined })
              }
            />
          </label>
        )}
      </fieldset>
      <LevelChips />
      <details class="more">
        <summary>
          <Icon name="right" />
          {words().more}
        </summary>
        <div class="more-fields">
          <label class="field">
            <span>{words().withWord}</span>
            <input
              class="input mono"
              spellcheck={false}
              value={now.get("with") ?? ""}
              onChange={(event) => setKeys({ with: event.currentTarget.value.trim() || undefined })}
            />
          </label>
          <div class="chips">
            <Chip
              pressed={now.get("all") === "1"}
              onClick={() => setKeys({ all: now.get("all") === "1" ? undefined : "1" })}
            >
              {words().allDigits}
            </Chip>
            <Chip onClick={() => setKeys({ seed: `${seed + 1}` })}>{words().order}</Chip>
          </div>
        </div>
      </details>
    </div>
  );
}

/** The lists are of English words, which a reader of another language should know. */
const themeTitle = (titles: { readonly en: string; readonly de: string }): string =>
  language.value === "de" ? `${titles.de} (englisch)` : titles.en;

function setWords(text: string): void {
  const list = text.split(/[\s.,;]+/).filter((word) => word !== "");
  setKeys({ words: list.length === 0 ? undefined : list.join(".") });
}
