/** The wishes for doubly true puzzles: the language of the number words, how far they go, how many are added. */
import { NUMBER_LANGUAGE_CODES } from "cryptarithm-words";
import type { JSX } from "preact";
import { chooseKeys } from "../app/navigation.js";
import { language, tableOf } from "../language/language.js";
import { keys } from "../state/view.js";
import { ENGLISH } from "./english.js";
import { LevelChips } from "./level-chips.js";
import { numberOf } from "./wish.js";

const words = tableOf("compose", ENGLISH);
const UP_TO = [20, 50, 100, 1000];
const ADDENDS = [2, 3, 4, 5, 6];

export function NumberWordsForm(): JSX.Element {
  const now = keys.value;
  const names = new Intl.DisplayNames(language.value, { type: "language" });
  const languages = NUMBER_LANGUAGE_CODES.map((code) => ({ code, name: names.of(code) ?? code }));
  languages.sort((a, b) => a.name.localeCompare(b.name, language.value));
  return (
    <div class="compose-fields">
      <label class="field">
        <span>{words().language}</span>
        <select
          class="select"
          value={now.get("language") ?? "en"}
          onChange={(event) => chooseKeys({ language: event.currentTarget.value })}
        >
          {languages.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <div class="two-fields">
        <label class="field">
          <span>{words().to}</span>
          <select
            class="select"
            value={`${numberOf(now, "to", [10, 1000], 100)}`}
            onChange={(event) => chooseKeys({ to: event.currentTarget.value })}
          >
            {UP_TO.map((n) => (
              <option key={n} value={`${n}`}>
                {n}
              </option>
            ))}
          </select>
        </label>
        <label class="field">
          <span>{words().addends}</span>
          <select
            class="select"
            value={`${numberOf(now, "addends", [2, 6], 4)}`}
            onChange={(event) => chooseKeys({ addends: event.currentTarget.value })}
          >
            {ADDENDS.map((n) => (
              <option key={n} value={`${n}`}>
                {n}
              </option>
            ))}
          </select>
        </label>
      </div>
      <LevelChips />
    </div>
  );
}
