/**
 * The puzzle of a day: a line with the day, its theme and level, and below it the board of the view Play. The link says
 * the day, so Back leads from day to day, and past days can be reached, sent and played.
 */
import type { JSX } from "preact";
import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import { go, setKeys } from "../app/navigation.js";
import { tableOf } from "../language/language.js";
import { themeTitle } from "../language/theme-titles.js";
import { puzzleKey } from "../link/link.js";
import { Button } from "../parts/button.js";
import { Icon } from "../parts/icon.js";
import { View as Board } from "../play/play-view.js";
import { puzzle } from "../state/puzzle.js";
import { keys } from "../state/view.js";
import { dayShown, loadSolvedDays, solvedDays } from "../storage/days.js";
import { addDays, dayText, isDate, today } from "./day.js";
import { DayTable } from "./day-table.js";
import { ENGLISH } from "./english.js";
import { dateLocale } from "./locale.js";
import { type DailyPuzzle, puzzleOfDay } from "./puzzle-of-day.js";
import "./daily.css";

const words = tableOf("daily", ENGLISH);

export function View(): JSX.Element {
  const asked = keys.value.get("day");
  const day = asked !== undefined && isDate(asked) ? asked : today();
  const daily = puzzleOfDay(day);
  const [isOpen, setOpen] = useState(false);
  const [shown, setShown] = useState("");
  useEffect(() => void loadSolvedDays(), []);
  useLayoutEffect(() => {
    if (!keys.peek().has("day")) setKeys({ day });
    puzzle.value = daily.puzzle;
    dayShown.value = { day, key: puzzleKey(daily.puzzle) };
    setShown(day);
  }, [day]);
  const show = (next: string): void => {
    setOpen(false);
    go("daily", { keys: new Map([["day", next]]) });
  };
  return (
    <div class="daily">
      <nav class="daily-bar" aria-label={words().title}>
        <Button kind="quiet" icon="left" label={words().before} onClick={() => show(addDays(day, -1))} />
        <button
          type="button"
          class="daily-day"
          aria-expanded={isOpen}
          title={words().days}
          onClick={() => setOpen(!isOpen)}
        >
          <strong>
            {nameOf(day)} <Icon name="down" />
          </strong>
          <span>{aboutText(daily)}</span>
          {solvedDays.value.has(day) && (
            <span class="daily-solved">
              <Icon name="check" />
              {words().solved}
            </span>
          )}
        </button>
        <Button
          kind="quiet"
          icon="right"
          label={words().after}
          disabled={day >= today()}
          onClick={() => show(addDays(day, 1))}
        />
      </nav>
      {asked !== undefined && !isDate(asked) && <p class="verdict mark">{words().noDay(asked)}</p>}
      {isOpen && <DayTable day={day} onDay={show} />}
      {shown === day && <Board key={day} />}
    </div>
  );
}

const nameOf = (day: string): string =>
  dayText(day, dateLocale(), {
    weekday: "long",
    day: "numeric",
    month: "long",
    year: day.slice(0, 4) === today().slice(0, 4) ? undefined : "numeric",
  });

/** "Winter · level 1 · 2 digits given". */
function aboutText({ theme, level, puzzle: { rules } }: DailyPuzzle): string {
  const given = Object.keys(rules.given ?? {}).length;
  return [themeTitle(theme), words().level(level), ...(given > 0 ? [words().given(given)] : [])].join(" · ");
}
