/** Before the first step: what was asked, how many solutions there are and why, how hard it is and what it takes. */
import type { Difficulty, FrameName, Remarks } from "cryptarithm";
import type { ComponentChildren, JSX } from "preact";
import type { Explained } from "../engine/jobs.js";
import { shownNumber } from "../language/language.js";
import { legendOf } from "./legend.js";
import { RuleLink } from "./rule-link.js";
import type { Walk } from "./walk.js";
import { framed, framePart, words } from "./words.js";

export interface OpeningProps {
  readonly explanation: Explained;
  readonly walk: Walk;
  readonly remarks: Remarks;
  readonly difficulty: Difficulty | undefined;
  readonly children?: ComponentChildren;
}

export function Opening({ explanation, walk, remarks, difficulty, children }: OpeningProps): JSX.Element {
  const { asked, first } = remarks;
  return (
    <>
      {[...asked, ...first].map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {explanation.status === "none" && <p>{framed("none")}</p>}
      {walk.steps > 0 && (
        <p>
          {words().startText(walk.steps)} <span class="explain-keys">{words().startKeys}</span>
        </p>
      )}
      {children}
      {legendOf(explanation).map((sentence) => (
        <p key={sentence} class="explain-legend">
          {sentence}
        </p>
      ))}
      {explanation.notes.map((note) => note !== explanation.reason && <p key={note}>{note}</p>)}
      {difficulty !== undefined && <Effort difficulty={difficulty} />}
      <p>
        <RuleLink />
      </p>
    </>
  );
}

function Effort({ difficulty }: { readonly difficulty: Difficulty }): JSX.Element {
  const { level, band, score, techniques } = difficulty;
  // The frame has a name for every level and every band.
  const levelName = framePart(`level.${level}` as FrameName);
  const bandName = framed(`band.${band}` as FrameName);
  return (
    <div class="explain-effort">
      <p>
        <strong>{words().level(level, levelName)}</strong>
        <br />
        {words().score(bandName, shownNumber(Math.round(score * 10) / 10))}
      </p>
      {techniques.length > 0 && (
        <>
          <h2 class="explain-takes">{words().techniques}</h2>
          <div class="chips">
            {techniques.map(({ rule, count }) => (
              <RuleLink key={rule} rule={rule} chip {...(count > 1 ? { note: `× ${count}` } : {})} />
            ))}
          </div>
        </>
      )}
    </div>
  );
}
