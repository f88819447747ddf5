/** Cases that are too many to be told: how many there are, what comes of them, and on request a line for each. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { shownNumber } from "../language/language.js";
import { Button } from "../parts/button.js";
import { Icon } from "../parts/icon.js";
import type { CaseRow } from "./table-of-cases.js";
import { framed, unbroken, words } from "./words.js";

/** So many of the cases that work are told at once. */
const MOST_WORKS = 8;
/** So many rows are shown at first, and more each time. */
const ROWS = 40;

export function CaseTable({ rows }: { readonly rows: readonly CaseRow[] }): JSX.Element {
  const [shown, setShown] = useState(0);
  const works = rows.filter(({ solution }) => solution !== undefined);
  const outcome =
    works.length === 0
      ? framed("table.works.none")
      : works.length === 1
        ? framed("table.works.one")
        : framed("table.works", { n: works.length });
  return (
    <>
      <p>{outcome}</p>
      {works.slice(0, MOST_WORKS).map(({ text, solution }) => (
        <p key={text} class="explain-works">
          <Icon name="check" /> {solution}
        </p>
      ))}
      {works.length > MOST_WORKS && <p>{words().tableMore(shownNumber(works.length - MOST_WORKS))}</p>}
      {shown > 0 && (
        <ol class="explain-rows">
          {rows.slice(0, shown).map(({ text, solution }) => (
            <li key={text}>
              <Icon name={solution === undefined ? "cross" : "check"} /> {unbroken(text)}
              {solution !== undefined && <strong> {solution}</strong>}
            </li>
          ))}
        </ol>
      )}
      {shown < rows.length && (
        <Button kind="quiet" onClick={() => setShown(shown + ROWS)}>
          {shown === 0
            ? words().tableShow(shownNumber(rows.length))
            : words().tableMore(shownNumber(rows.length - shown))}
        </Button>
      )}
    </>
  );
}
