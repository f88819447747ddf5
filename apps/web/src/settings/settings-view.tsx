/** The settings: how the page looks, how one plays, what this browser keeps, the keys, and what the page is. */
import type { JSX } from "preact";
import { tableOf } from "../language/language.js";
import { Choice, Switch } from "../parts/choice.js";
import { ENGLISH as BOARD_ENGLISH } from "../play/english.js";
import { changeSettings, settings } from "../storage/settings.js";
import { About } from "./about.js";
import { ENGLISH } from "./english.js";
import { KeptData } from "./kept-data.js";
import "./settings.css";

const words = tableOf("settings", ENGLISH);
/** The keys of the board are told there as well. */
const board = tableOf("play", BOARD_ENGLISH);

export function View(): JSX.Element {
  const { title, look, playing, explaining, keys, keyRows } = words();
  return (
    <div class="settings">
      <h1>{title}</h1>
      <section class="card">
        <h2>{look}</h2>
        <Look />
      </section>
      <section class="card">
        <h2>{playing}</h2>
        <Playing />
        <h2>{explaining}</h2>
        <Explaining />
      </section>
      <KeptData />
      <section class="card">
        <h2>{keys}</h2>
        <dl class="keys">
          {[...board().keyTable, ...keyRows].map(([key, does], i) => (
            <div key={i}>
              <dt>{key}</dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
      </section>
      <About />
    </div>
  );
}

function Look(): JSX.Element {
  const { theme, contrast, largeText, language } = settings.value;
  const texts = words();
  return (
    <>
      <Choice
        label={texts.theme}
        name="theme"
        value={theme}
        values={valuesOf(texts.themes)}
        onChange={(value) => changeSettings({ theme: value })}
      />
      <Choice
        label={texts.contrast}
        name="contrast"
        value={contrast}
        values={valuesOf(texts.contrasts)}
        onChange={(value) => changeSettings({ contrast: value })}
      />
      <Choice
        label={texts.text}
        name="text"
        value={largeText ? "large" : "normal"}
        values={valuesOf(texts.texts)}
        onChange={(value) => changeSettings({ largeText: value === "large" })}
      />
      <Choice
        label={texts.language}
        name="language"
        value={language}
        values={[
          { value: "system", label: texts.languageSystem },
          // Each in itself, for those who are lost in the other.
          { value: "en", label: "English", lang: "en" },
          { value: "de", label: "Deutsch", lang: "de" },
        ]}
        onChange={(value) => changeSettings({ language: value })}
      />
    </>
  );
}

function Playing(): JSX.Element {
  const { notes, timer, showSlips, autoNotes } = settings.value;
  const texts = words();
  return (
    <div>
      <Switch
        label={texts.notes}
        hint={texts.notesHint}
        on={notes}
        onChange={(on) => changeSettings({ notes: on })}
      />
      <Switch
        label={texts.timer}
        hint={texts.timerHint}
        on={timer}
        onChange={(on) => changeSettings({ timer: on })}
      />
      <Switch
        label={texts.slips}
        hint={texts.slipsHint}
        on={showSlips}
        onChange={(on) => changeSettings({ showSlips: on })}
      />
      <Switch
        label={texts.autoNotes}
        hint={texts.autoNotesHint}
        on={autoNotes}
        onChange={(on) => changeSettings({ autoNotes: on })}
      />
    </div>
  );
}

function Explaining(): JSX.Element {
  const texts = words();
  return (
    <Choice
      label={texts.reading}
      name="reading"
      value={settings.value.reading}
      values={valuesOf(texts.readings)}
      onChange={(value) => changeSettings({ reading: value })}
    />
  );
}

/** The entries of a table of texts, in its order. */
function valuesOf<V extends string>(
  texts: Readonly<Record<V, string>>,
): readonly { readonly value: V; readonly label: string }[] {
  // A record has no other names than those of its type.
  return (Object.entries(texts) as [V, string][]).map(([value, label]) => ({ value, label }));
}
