/**
 * Days as dates such as 2026-11-30, and their place among the weeks. A day is a date and no moment: who writes the same
 * date has the same day, in every time zone. Only `today` looks at a clock.
 */

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
const MILLISECONDS = 86_400_000;
const WEEK = 7;

/** The date on the user's calendar. */
export function today(now: Date = new Date()): string {
  return written(now.getFullYear(), now.getMonth() + 1, now.getDate());
}

/** Whether it is a date that there is. */
export function isDate(text: string): boolean {
  const number = numberOf(text);
  return number !== undefined && dayOf(number) === text;
}

/** The day so many days later, or earlier. */
export function addDays(day: string, days: number): string {
  return dayOf((numberOf(day) ?? 0) + days);
}

/**
 * The week of the year as in ISO 8601, from 1 to 53, and the weekday from 0 (Monday): the week is counted in the year
 * that its Thursday is in.
 */
export function placeInYear(day: string): { readonly week: number; readonly weekday: number } {
  const number = numberOf(day) ?? 0;
  const weekday = weekdayOf(number);
  const thursday = number - weekday + 3;
  const firstOfYear = numberOf(`${dayOf(thursday).slice(0, 4)}-01-01`) ?? 0;
  return { week: Math.floor((thursday - firstOfYear) / WEEK) + 1, weekday };
}

/** The weeks of the month of a day, from Monday to Sunday; days of other months are undefined. */
export function weeksOfMonth(day: string): readonly (readonly (string | undefined)[])[] {
  const month = day.slice(0, 7);
  const first = numberOf(`${month}-01`) ?? 0;
  const weeks: (string | undefined)[][] = [];
  for (let monday = first - weekdayOf(first); dayOf(monday).slice(0, 7) <= month; monday += WEEK)
    weeks.push(
      Array.from({ length: WEEK }, (_, i) => dayOf(monday + i)).map((each) =>
        each.startsWith(month) ? each : undefined,
      ),
    );
  return weeks;
}

/** The first day of the month that is so many months later, or earlier. */
export function addMonths(day: string, months: number): string {
  const at = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + months;
  return written(Math.floor(at / 12), (at % 12) + 1, 1);
}

/** A day in words, as people of a language and region write it: "en-GB", "de". */
export function dayText(day: string, locale: string, options: Intl.DateTimeFormatOptions): string {
  const date = new Date((numberOf(day) ?? 0) * MILLISECONDS);
  return new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" }).format(date);
}

/** Days since 1970-01-01, a Thursday; undefined when it is no date. */
function numberOf(text: string): number | undefined {
  const match = DAY.exec(text);
  if (match === null) return undefined;
  const [, year, month, day] = match.map(Number);
  return Math.round(Date.UTC(year ?? 0, (month ?? 1) - 1, day) / MILLISECONDS);
}

const dayOf = (number: number): string => new Date(number * MILLISECONDS).toISOString().slice(0, 10);

const weekdayOf = (number: number): number => (((number + 3) % WEEK) + WEEK) % WEEK;

const written = (year: number, month: number, day: number): string =>
  `${`${year}`.padStart(4, "0")}-${`${month}`.padStart(2, "0")}-${`${day}`.padStart(2, "0")}`;
