/** Days are dates: they have one place among the weeks, whatever the clock and the time zone. */
import { describe, expect, it } from "vitest";
import { addDays, addMonths, isDate, placeInYear, today, weeksOfMonth } from "./day.js";

describe("days", () => {
  it.each([
    // The examples of the standard's years that begin and end within a week.
    ["2026-11-30", 49, 0],
    ["2027-01-01", 53, 4],
    ["2027-01-03", 53, 6],
    ["2027-01-04", 1, 0],
    ["2024-12-30", 1, 0],
    ["2020-12-31", 53, 3],
    ["2016-02-29", 9, 0],
    ["1969-12-31", 1, 2],
  ])("%s is in week %i, weekday %i", (day, week, weekday) => {
    expect(placeInYear(day)).toEqual({ week, weekday });
  });

  it("of forty years are all in weeks 1 to 53, each after the one before", () => {
    let before = placeInYear("1999-12-31");
    for (let day = "2000-01-01", i = 0; i < 14_610; i++, day = addDays(day, 1)) {
      const place = placeInYear(day);
      expect(place.weekday).toBe((before.weekday + 1) % 7);
      if (place.weekday === 0) expect(place.week === before.week + 1 || place.week === 1).toBe(true);
      if (place.week < 1 || place.week > 53) throw new Error(day);
      before = place;
    }
  });

  it("are dates that there are", () => {
    for (const day of ["2024-02-29", "2026-12-31", "0999-01-01"]) expect(isDate(day), day).toBe(true);
    for (const day of ["2026-02-29", "2026-13-01", "2026-1-1", "2026-00-10", "", "today", "2026-11-30x"])
      expect(isDate(day), day).toBe(false);
  });

  it("go on over months and years", () => {
    expect(addDays("2026-12-31", 1)).toBe("2027-01-01");
    expect(addDays("2024-03-01", -1)).toBe("2024-02-29");
    expect([addMonths("2026-12-31", 1), addMonths("2026-01-15", -1)]).toEqual(["2027-01-01", "2025-12-01"]);
  });

  it("of a month stand in weeks from Monday", () => {
    const weeks = weeksOfMonth("2026-11-30");
    expect(weeks).toHaveLength(6);
    expect(weeks[0]).toEqual([...Array(6).fill(undefined), "2026-11-01"]);
    expect(weeks[5]?.[0]).toBe("2026-11-30");
    expect(weeksOfMonth("2027-02-10").flat()).toHaveLength(28);
  });

  it("begin at the user's midnight", () => {
    expect(today(new Date(2026, 10, 30, 0, 0))).toBe("2026-11-30");
    expect(today(new Date(2026, 10, 30, 23, 59))).toBe("2026-11-30");
  });
});
