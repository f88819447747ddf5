/** The wishes for puzzles from words: the words, their theme, the shape, the level, and what is wished less often. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { chooseKeys, setKeys } from "../app/navigation.js";
import { tableOf } from "../language/language.js";
import { THEME_NAMES, themeTitle } from "../language/theme-titles.js";
import { Chip } from "../parts/button.js";
import { ChipGroup } from "../parts/chip-group.js";
import { Icon } from "../parts/icon.js";
import { keys } from "../state/view.js";
import { ENGLISH } from "./english.js";
import { LevelChips } from "./level-chips.js";
import { TypedField } from "./typed-field.js";
import { FAMILIAR, listOf, numberOf, ROWS_SHAPES, SHAPES, shapeOf, themeOf, wordsOf } from "./wish.js";

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
      <TypedField
        label={words().words}
        hint={words().wordsHint}
        rows={2}
        value={wordsOf(now).join(" ")}
        plain={(text) => listOf(text).join(" ")}
        take={(text) => setKeys({ words: listOf(text).join(".") || undefined })}
      />
      <label class="field">
        <span>{words().theme}</span>
        <select
          class="select"
          value={themeOf(now)}
          onChange={(event) => chooseKeys({ theme: event.currentTarget.value })}
        >
          <option value="none">{words().noTheme}</option>
          <option value={FAMILIAR}>{words().familiar}</option>
          {THEME_NAMES.map((name) => (
            <option key={name} value={name}>
              {words().themeOf(themeTitle(name))}
            </option>
          ))}
        </select>
      </label>
      <ChipGroup
        label={words().shape}
        below={
          own && (
            <TypedField
              label={words().ownShape}
              hint={words().ownShapeHint}
              value={now.has("shape") ? shape : ""}
              plain={(text) => text.replaceAll(" ", "")}
              take={(text) => setKeys({ shape: text.replaceAll(" ", "") || undefined, rows: undefined })}
            />
          )
        }
      >
        {SHAPES.map((each) => (
          <Chip
            key={each}
            pressed={!rows && !own && shape === each}
            onClick={() => {
              setOwn(false);
              chooseKeys({ shape: each, rows: undefined });
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
              chooseKeys({ shape: each, rows: "1" });
            }}
          >
            {words().rowsShapes[each]}
          </Chip>
        ))}
        <Chip pressed={own} onClick={() => setOwn(true)}>
          {words().ownShape}
        </Chip>
      </ChipGroup>
      <LevelChips />
      <details class="more">
        <summary>
          <Icon name="right" />
          {words().more}
        </summary>
        <div class="more-fields">
          <TypedField
            label={words().withWord}
            value={now.get("with") ?? ""}
            plain={(text) => text.trim()}
            take={(text) => setKeys({ with: text.trim() || undefined })}
          />
          <div class="chips">
            <Chip
              pressed={now.get("all") === "1"}
              onClick={() => chooseKeys({ all: now.get("all") === "1" ? undefined : "1" })}
            >
              {words().allDigits}
            </Chip>
            <Chip onClick={() => chooseKeys({ seed: `${seed + 1}` })}>{words().order}</Chip>
          </div>
        </div>
      </details>
    </div>
  );
}
