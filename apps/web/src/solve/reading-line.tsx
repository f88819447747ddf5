/** How the text was read where that is not plain: as rows of arithmetic, in which of several ways, or as a formula. */
import { useSignalEffect } from "@preact/signals";
import { print } from "cryptarithm";
import type { JSX } from "preact";
import { shownNumber, tableOf } from "../language/language.js";
import { Chip } from "../parts/button.js";
import { answering } from "../state/answering.js";
import { layoutReader, loadLayoutReader } from "../state/layout-reader.js";
import { puzzle, reading, readingOf } from "../state/puzzle.js";
import { changeRules } from "./change-rules.js";
import { isClubStyle } from "./club-style.js";
import { ENGLISH } from "./english.js";

const words = tableOf("solve", ENGLISH);

export function ReadingLine(): JSX.Element | null {
  const { text, rules } = puzzle.value;
  const isClub = isClubStyle(text);
  useSignalEffect(() => {
    if (isClubStyle(puzzle.value.text)) void loadLayoutReader();
  });
  const table = words();
  const read = reading.value;
  if (rules.layout === true) {
    const kind = read.status === "good" ? read.puzzle.formula.layout?.kind : undefined;
    // While the readers come, their line is there.
    if (kind === undefined) return <div class="reading-line" />;
    const isFormulaToo = readingOf({ text, rules: withoutLayout(rules) }).status === "good";
    return (
      <div class="reading-line">
        <span>{table.readAs[kind]}</span> <Readings />
        {isFormulaToo && (
          <Chip onClick={() => changeRules({ layout: undefined, reading: undefined })}>
            {table.asFormula}
          </Chip>
        )}
      </div>
    );
  }
  if (read.status === "good" && read.puzzle.formula.wordList)
    return <p class="reading-line">{table.readAsSum(print(read.puzzle.formula))}</p>;
  if (!isClub || layoutReader.value === undefined) return null;
  if (readingOf({ text, rules: { ...rules, layout: true } }).status !== "good") return null;
  return (
    <div class="reading-line">
      <Chip onClick={() => changeRules({ layout: true })}>{table.asLayout}</Chip>
    </div>
  );
}

function withoutLayout({
  layout: _,
  reading: __,
  ...kept
}: typeof puzzle.value.rules): typeof puzzle.value.rules {
  return kept;
}

/** The other ways to read the rows, with what each comes to. */
let known: { readonly of: string; readonly readings: readonly { readonly count: bigint }[] } | undefined;

function Readings(): JSX.Element | null {
  const { text, rules } = puzzle.value;
  const { finding } = answering.value;
  const { reading: _, ...others } = rules;
  const asked = JSON.stringify([text, others]);
  const answered = finding.kind === "answered" ? finding.answer : undefined;
  // With one reading chosen the answer is of that one; what the others come to was said before.
  if (answered?.readings !== undefined) known = { of: asked, readings: answered.readings };
  const readings = answered?.readings ?? (known?.of === asked ? known.readings : undefined);
  if (readings === undefined || readings.length < 2) return null;
  const at = rules.reading ?? answered?.reading ?? 0;
  return (
    <details class="readings">
      <summary class="chip">{words().otherReadings(readings.length - 1)}</summary>
      <div class="chips">
        {readings.map(({ count }, i) => (
          <Chip key={i} pressed={i === at} onClick={() => changeRules({ reading: i })}>
            {words().readingNumber(i + 1, shownNumber(count))}
          </Chip>
        ))}
      </div>
    </details>
  );
}
