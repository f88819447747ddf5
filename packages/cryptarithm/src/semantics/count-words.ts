/** Small numbers as English words, for sentences such as "two three-digit numbers"; larger ones are written in figures. */
export const COUNT_WORDS = [
  "zero",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
] as const;
