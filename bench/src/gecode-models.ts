/**
 * The non-linear seed formulas in MiniZinc, as someone who knows Gecode would write them: quotients
 * multiplied out, roots squared, conditions that always hold left out. A word in capitals is a
 * variable (gecode.ts defines it by its letters). A formula without a model has numbers that do not
 * fit Gecode's integers, which end at 2^31.
 */
export const GECODE_MODELS: Readonly<Record<string, string | undefined>> = {
  S02: "YOU = ME * ME",
  S06: "WRIGHT + WRIGHT = TO * FLY + FLIGHT",
  S14: "ODD * ODD = FREAKY",
  S21: "PI * R * R = AREA",
  S22: "A * A + B * B = C * C",
  S23: "A * A + BE * BE = BY * BY",
  S24: "AYH * AYH + BEE * BEE = SEE * SEE",
  S25: "RAMN = R * R * R + RM * RM * RM /\\ RAMN = N * N * N + RX * RX * RX",
  S26: "(MON - EY) * (MON - EY) = EVIL /\\ MON >= EY",
  S27: "SIN * SIN + COS * COS = UNITY",
  S43: "PLUTO != PLANETS",
  S45: "TWO * TWO = SQUARE",
  S46: "HIP * HIP = HURRAY",
  S47: "NORTH * WEST = EAST * SOUTH",
  // Squares and cubes of up to 10^12.
  S48: undefined,
  S61: "X != 0 /\\ X = X * X",
  S63: "pow(A, N) + pow(B, N) = pow(C, N) /\\ N > 1",
  S64: "ATOM = (A + TO + M) * (A + TO + M)",
  S65: "ALL + GLITTERS != GOLD",
  S66: "ONE < TWO /\\ FOUR < FIVE",
  S67: "ONE < TWO /\\ TWO < THREE /\\ THREE < TWO * TWO",
  // 2 * BE is never 0, since B begins a word.
  S68: "2 * BE = THE + QUES - TION",
  S69: "AA * (AA - 1) = 2 * BB",
  S70: "POP * (POP - 1) = 2 * BOBO",
  S73: "FOUR + ONE = FIVE /\\ ONE + ONE + ONE + ONE + ONE = FIVE",
  // SEVEN + ONE is less than THREE * THREE, which has nine digits or more; it would not fit.
  S77:
    "ONE < TWO /\\ TWO < THREE /\\ THREE < SEVEN - THREE /\\ SEVEN - THREE < THREE + TWO /\\ " +
    "THREE + TWO < THREE + THREE /\\ THREE + THREE < SEVEN",
  // Products of numbers of ten digits.
  S78: undefined,
};
