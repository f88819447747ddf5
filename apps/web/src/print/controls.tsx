/** The choices of a sheet. Each is a key of the link, so that the sheet can be shared as it is. */
import {
  PUZZLES_PER_PAGE,
  SHEET_BLOCKS,
  SHEET_FIELDS,
  SHEET_KEYS,
  SHEET_PAPERS,
} from "cryptarithm-worksheet";
import type { JSX } from "preact";
import { chooseKeys, setKeys } from "../app/navigation.js";
import { nameOf } from "../compose/name-of.js";
import { tableOf } from "../language/language.js";
import type { LinkPuzzle } from "../link/link.js";
import { Chip } from "../parts/button.js";
import { ChipGroup } from "../parts/chip-group.js";
import { keys } from "../state/view.js";
import { listOf, type SheetChoices } from "./choices.js";
import { ENGLISH } from "./english.js";

const words = tableOf("print", ENGLISH);

export interface ControlsProps {
  readonly choices: SheetChoices;
  readonly puzzles: readonly LinkPuzzle[];
  /** What stands at the top of the pages. */
  readonly title: string;
}

export function Controls({ choices, puzzles, title }: ControlsProps): JSX.Element {
  const { block, paper, perPage, fields, key, reasoning, carries, writeBoxes, level, large } = choices;
  return (
    <div class="print-fields">
      <label class="field">
        <span>{words().titleLabel}</span>
        <input
          class="input"
          maxLength={60}
          placeholder={title}
          value={keys.value.get("title") ?? ""}
          onInput={(event) => setKeys({ title: event.currentTarget.value || undefined })}
        />
      </label>
      <ChipGroup label={words().block}>
        {SHEET_BLOCKS.map((each) => (
          <Chip
            key={each}
            pressed={each === block}
            onClick={() => chooseKeys({ block: each === "grid" ? undefined : each })}
          >
            {words().blocks[each]}
          </Chip>
        ))}
      </ChipGroup>
      {block === "grid" && (
        <ChipGroup label={words().perPage}>
          {PUZZLES_PER_PAGE.map((each) => (
            <Chip key={each} pressed={each === perPage} onClick={() => chooseKeys({ "per-page": `${each}` })}>
              {each}
            </Chip>
          ))}
        </ChipGroup>
      )}
      <ChipGroup label={words().paper}>
        {SHEET_PAPERS.map((each) => (
          <Chip key={each} pressed={each === paper} onClick={() => chooseKeys({ paper: each })}>
            {words().papers[each]}
          </Chip>
        ))}
        <Chip pressed={large === true} onClick={() => chooseKeys({ large: large ? undefined : "1" })}>
          {words().large}
        </Chip>
      </ChipGroup>
      <ChipGroup label={words().fields}>
        {SHEET_FIELDS.map((each) => {
          const isThere = fields.includes(each);
          const changed = SHEET_FIELDS.filter((field) =>
            field === each ? !isThere : fields.includes(field),
          );
          return (
            <Chip key={each} pressed={isThere} onClick={() => chooseKeys({ fields: changed.join(".") })}>
              {words().fieldNames[each]}
            </Chip>
          );
        })}
      </ChipGroup>
      <ChipGroup label={words().key}>
        {SHEET_KEYS.map((each) => (
          <Chip
            key={each}
            pressed={each === key}
            onClick={() => chooseKeys({ key: each === "full" ? undefined : each })}
          >
            {words().keys[each]}
          </Chip>
        ))}
        <Chip
          pressed={reasoning === true}
          onClick={() => chooseKeys({ reasoning: reasoning ? undefined : "1" })}
        >
          {words().reasoning}
        </Chip>
      </ChipGroup>
      {block === "grid" && (
        <div class="chips">
          <Chip
            pressed={carries !== false}
            onClick={() => chooseKeys({ carries: carries ? "0" : undefined })}
          >
            {words().carries}
          </Chip>
          <Chip
            pressed={writeBoxes !== false}
            onClick={() => chooseKeys({ boxes: writeBoxes ? "0" : undefined })}
          >
            {words().boxes}
          </Chip>
          <Chip pressed={level !== false} onClick={() => chooseKeys({ grade: level ? "0" : undefined })}>
            {words().level}
          </Chip>
        </div>
      )}
      {block === "codebusters" &&
        puzzles.map((puzzle, i) => (
          // Its texts stand in the same place of the lists.
          <div key={i} class="print-each">
            <Each label={words().phrase(nameOf(puzzle))} hint={words().phraseHint} name="phrase" at={i} />
            <Each label={words().points} hint={words().pointsHint} name="points" at={i} />
          </div>
        ))}
      {block === "aca" && <Each label={words().author} hint="" name="author" at={0} />}
    </div>
  );
}

interface EachProps {
  readonly label: string;
  readonly hint: string;
  readonly name: "phrase" | "points" | "author";
  /** The place of the puzzle on the sheet. */
  readonly at: number;
}

/** What is said of one puzzle: an entry of a list in one key of the link. */
function Each({ label, hint, name, at }: EachProps): JSX.Element {
  const list = listOf(keys.value, name);
  const change = (value: string): void => {
    const changed = Array.from({ length: Math.max(list.length, at + 1) }, (_, i) => list[i] ?? "");
    changed[at] = value.replaceAll("|", " ");
    setKeys({ [name]: changed.join("|").replace(/\|+$/, "") || undefined });
  };
  return (
    <label class="field">
      <span>{label}</span>
      <input
        class="input mono"
        placeholder={hint}
        value={list[at] ?? ""}
        onInput={(event) => change(event.currentTarget.value)}
      />
    </label>
  );
}
