/** The texts of the daily puzzle. */
export const ENGLISH = {
  title: "Daily puzzle",
  before: "The day before",
  after: "The day after",
  days: "All days",
  daysLabel: "Days",
  monthBefore: "The month before",
  monthAfter: "The month after",
  today: "Today",
  level: (level: number): string => `level ${level}`,
  given: (count: number): string => `${count} given`,
  solved: "solved",
  noDay: (text: string): string => `${text} is no date; this is the puzzle of today.`,
};
