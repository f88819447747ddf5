/** Fill in: the digits of the answer in a template, live; it stands in the link, so a geocacher can send it. */
import { parseOptions } from "cryptarithm";
import type { JSX } from "preact";
import { setKeys } from "../app/navigation.js";
import { tableOf } from "../language/language.js";
import { answering } from "../state/answering.js";
import { puzzle, reading } from "../state/puzzle.js";
import { keys } from "../state/view.js";
import { CopyButton } from "./answers.js";
import { shownSolution } from "./drawn.js";
import { ENGLISH } from "./english.js";
import { fillTemplate } from "./template.js";

const words = tableOf("solve", ENGLISH);

const KEY = "template";

export function FillIn(): JSX.Element | null {
  const solution = shownSolution.value;
  const template = keys.value.get(KEY) ?? "";
  const read = reading.value;
  const { finding } = answering.value;
  const isNone = finding.kind === "answered" && finding.answer.count === 0n;
  if (read.status !== "good" || read.puzzle.formula.letters.length === 0 || isNone) return null;
  const table = words();
  const { rules } = puzzle.value;
  const filled = solution && fillTemplate(template, solution.digits, parseOptions(rules));
  return (
    <section class="fill-in">
      <label class="field">
        <span>{table.fillIn}</span>
        <input
          class="input mono"
          type="text"
          dir="auto"
          autocomplete="off"
          autocapitalize="none"
          spellcheck={false}
          placeholder="N 51 0[R].[S][E][N]"
          aria-describedby="fill-help"
          value={template}
          onInput={(event) => setKeys({ [KEY]: event.currentTarget.value || undefined })}
        />
      </label>
      <p id="fill-help" class="help">
        {table.fillHelp}
      </p>
      {filled !== undefined && (
        <div class="answer-line">
          <output class="answer-text" for="puzzle">
            <bdi dir="ltr">{filled.text}</bdi>
          </output>
          <CopyButton label={table.copy} text={() => filled.text} />
        </div>
      )}
      {filled !== undefined && filled.lacks.length > 0 && <p class="help">{table.fillLacks(filled.lacks)}</p>}
    </section>
  );
}
