/** A month of days to choose from; those that were solved have a sign, those to come cannot be chosen. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { tableOf } from "../language/language.js";
import { Button } from "../parts/button.js";
import { Icon } from "../parts/icon.js";
import { solvedDays } from "../storage/days.js";
import { addDays, addMonths, dayText, today, weeksOfMonth } from "./day.js";
import { ENGLISH } from "./english.js";
import { dateLocale } from "./locale.js";

const words = tableOf("daily", ENGLISH);

const MONDAY = "2024-01-01";

export function DayTable({
  day,
  onDay,
}: {
  readonly day: string;
  readonly onDay: (day: string) => void;
}): JSX.Element {
  const [month, setMonth] = useState(day);
  const now = today();
  return (
    <section class="card day-table" aria-label={words().daysLabel}>
      <div class="day-months">
        <Button
          kind="quiet"
          icon="left"
          label={words().monthBefore}
          onClick={() => setMonth(addMonths(month, -1))}
        />
        <h2>{format(month, { month: "long", year: "numeric" })}</h2>
        <Button
          kind="quiet"
          icon="right"
          label={words().monthAfter}
          disabled={month.slice(0, 7) >= now.slice(0, 7)}
          onClick={() => setMonth(addMonths(month, 1))}
        />
      </div>
      <table>
        <thead>
          <tr>
            {Array.from({ length: 7 }, (_, i) => addDays(MONDAY, i)).map((weekday) => (
              <th key={weekday} scope="col" aria-label={format(weekday, { weekday: "long" })}>
                {format(weekday, { weekday: "short" })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOfMonth(month).map((week, i) => (
            <tr key={i}>
              {week.map((each, j) => (
                <td key={j}>
                  {each !== undefined && <DayButton day={each} {...{ now, onDay, shown: day }} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Button onClick={() => onDay(now)}>{words().today}</Button>
    </section>
  );
}

function DayButton({
  day,
  now,
  shown,
  onDay,
}: {
  readonly day: string;
  readonly now: string;
  readonly shown: string;
  readonly onDay: (day: string) => void;
}): JSX.Element {
  const isSolved = solvedDays.value.has(day);
  const name = format(day, { day: "numeric", month: "long" });
  return (
    <button
      type="button"
      class={isSolved ? "day solved" : "day"}
      disabled={day > now}
      aria-current={day === shown ? "date" : undefined}
      aria-label={isSolved ? `${name}, ${words().solved}` : name}
      onClick={() => onDay(day)}
    >
      {Number(day.slice(8))}
      {isSolved && <Icon name="check" />}
    </button>
  );
}

const format = (day: string, options: Intl.DateTimeFormatOptions): string =>
  dayText(day, dateLocale(), options);
