/** What is done with the numbers of a calculation, in the words with which clubs head their puzzles. */
export type Operation =
  | "addition"
  | "subtraction"
  | "addition and subtraction"
  | "multiplication"
  | "division"
  | "square root"
  | "cube root"
  | "root"
  | "equation";
