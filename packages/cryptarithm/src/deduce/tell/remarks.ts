/**
 * What is to be said of an explanation beside its steps, as sentences: before them what was asked for, how
 * many solutions there are and why; behind them what these have in common and what would leave one,
 * or which single rule stands in the way of any.
 */

import type { Language } from "../language/language.js";
import { saidOr, say } from "../language/say.js";
import type { Telling } from "../rule.js";
import type { Asked } from "../several/asked.js";
import { FEW_SOLUTIONS } from "../several/letter-fork.js";
import type { Several } from "../several/several.js";
import { type None, tellNone } from "./tell-none.js";
import { tellAsked, tellSeveral } from "./tell-several.js";

export interface Remarks {
  /** What was asked for. */
  readonly asked: readonly string[];
  /** How many solutions there are, and letters that can change places. */
  readonly first: readonly string[];
  /** To stand behind the steps. */
  readonly last: readonly string[];
}

export interface Remarkable {
  readonly asked?: readonly Asked[];
  readonly several?: Several;
  /** What the unknown cells of a layout ("?1", "?2" …) are called. */
  readonly names?: Readonly<Record<string, string>>;
  readonly none?: None;
  readonly table: boolean;
}

/** Tellings that belong before the steps. */
const FIRST = /^several(\.(interchangeable|pairs?|patterns)\b.*)?$/;
/** What the branches show, when they are told one by one. */
const FORK = /^several\.fork\b/;

export function remarksOn(
  { asked = [], several, names = {}, none, table }: Remarkable,
  language: Language,
): Remarks {
  const tellings = several === undefined ? [] : tellSeveral(withNames(several, names));
  const isFirst = ({ template }: Telling): boolean => FIRST.test(template);
  const allTold = !table && Number(several?.count ?? 0) <= FEW_SOLUTIONS;
  const isLast = (telling: Telling): boolean =>
    !isFirst(telling) && !(allTold && FORK.test(telling.template));
  const sentences = (list: readonly Telling[]): string[] =>
    list.flatMap((telling) =>
      saidOr(
        () => [say(telling, language)],
        () => [],
      ),
    );
  return {
    asked: sentences(asked.map(tellAsked)),
    first: sentences(tellings.filter(isFirst)),
    last: sentences([...tellings.filter(isLast), ...(none === undefined ? [] : tellNone(none, table))]),
  };
}

/** Interchangeable cells by the names that the drawing gives them. */
function withNames(several: Several, cells: Readonly<Record<string, string>>): Several {
  const interchangeable = several.interchangeable.map((interchange) => ({
    ...interchange,
    names: interchange.names.map((name) => cells[name] ?? name),
  }));
  return { ...several, interchangeable };
}
