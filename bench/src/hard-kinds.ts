/**
 * One or two puzzles of every kind that the other tiers lack: products with all ten letters, sums of
 * squares, quotients of words, systems in base 16, sums of two hundred words, towers, conditions of
 * whole numbers. None may be left to brute force because no other tier names it. The tests count
 * those in base 10 by the permutation method, too.
 */
import { longKinds } from "./long-sums.js";
import type { BenchPuzzle } from "./puzzle.js";

const SHORT: readonly BenchPuzzle[] = [
  { id: "two products", formula: "AB * CDE = FG * HIJ", count: 128 },
  { id: "product of three", formula: "AB * CD * EF = GHIJ", count: 0 },
  { id: "product and sum", formula: "ABC * DE = FGHIJ", count: 9 },
  { id: "products added", formula: "AB * CD + EF * GH = IJAB", count: 220 },
  { id: "products subtracted", formula: "ABC * DEF - GH * IJ = ACEGI", count: 1 },
  { id: "long product", formula: "ABCDE * F = GHIJKL", rules: { base: 12 }, count: 113 },
  { id: "square of five", formula: "ABCDE ^ 2 = FGHIJABCA", count: 0 },
  { id: "squares, three", formula: "AB^2 + CD^2 + EF^2 = GHIJ", count: 66 },
  { id: "squares equal", formula: "AB^2 + CD^2 = EF^2 + GH^2", count: 144 },
  { id: "cubes", formula: "ABC^3 + DEF^2 = GHIJABCD", count: 0 },
  { id: "cube sums", formula: "A^3 + B^3 + CD^3 = EFGH + IJ", count: 40 },
  { id: "quotients of words", formula: "ABC / DEF = GH / IJ", count: 128 },
  { id: "quotient sum", formula: "A / BC + D / EF + G / HI = 1", count: 168 },
  { id: "egyptian", formula: "1/A + 1/BC + 1/DE = F/GH", count: 24 },
  { id: "remainders", formula: "ABCDE % FG = HI and FGHIJ % AB = CD", count: 80 },
  { id: "floor division", formula: "ABCDE // FG = HIJ", count: 1318 },
  { id: "root of a sum", formula: "sqrt(ABCDE + FG) = HIJ", count: 4 },
  { id: "cube root", formula: "∛(ABCDEF) = GH", count: 0 },
  { id: "tower", formula: "A^B^C = D^E^F", count: 3390 },
  { id: "tower and sum", formula: "A^B + C^D = EFGHI", count: 10 },
  { id: "gcd and lcm", formula: "gcd(ABC, DEF) = GH and lcm(A, B) = IJ", count: 12 },
  { id: "gcd, wide", formula: "gcd(ABCD, EFGH) = IJ", count: 2438 },
  { id: "digit sums", formula: "digit_sum(ABCDE * FG) = HI and ABCDE % J = 0", count: 10612 },
  { id: "prime and palindrome", formula: "is_prime(ABCDE) and is_palindrome(ABCDE + FGHIJ)", count: 1864 },
  { id: "factorials", formula: "A! + B! + C! = DEFGH", count: 6 },
  { id: "comparison of products", formula: "AB * CD < EF * GH < IJ * AB", count: 205896 },
  { id: "system of two", formula: "ABC + DEF = GHIJ and A * B = CD", count: 1 },
  { id: "absolute", formula: "abs(ABCD - EFGH) = IJ", count: 72 },
  { id: "set", formula: "ABC + DE in {FGH, IJA, FGHI}", count: 2064 },
  { id: "alternatives", formula: "AB + CD = EF or AB * CD = GHIJ", count: 9104 },
  { id: "hex pandigital product", formula: "ABCD * EFGH = IJKLMNOP", rules: { base: 16 }, count: 1304 },
  {
    id: "system of products, base 16",
    formula: "AB * CD = EFGH; IJ * KL = MNOP",
    rules: { base: 16 },
    count: 592,
  },
  { id: "binomials", formula: "choose(AB, C) = DEFGH", count: 2 },
  { id: "fibonacci", formula: "is_fibonacci(ABC) and is_triangular(DEF) and is_square(GHIJ)", count: 4 },
  { id: "fibonacci of a number", formula: "fib(AB) = CDEFG", count: 0 },
  { id: "reversed", formula: "reverse(ABCD) * E = FGHIJ", count: 13 },
  { id: "digit product", formula: "digit_product(ABC * DE) = FGH", count: 408 },
  { id: "blanks", formula: "??A * B? = C?DE?", count: 18493 },
  { id: "fraction below", formula: "A/B + C/D < E/F < G/H + I/J", count: 247412 },
  { id: "squares of words", formula: "(AB + CD)^2 = EFGH", count: 48 },
  { id: "three roots", formula: "√(ABC + √(DEFG)) = HI", count: 3 },
  { id: "towers compared", formula: "A^B^C < D^E^F < G^H^I", count: 564120 },
  { id: "lcm of three", formula: "lcm(AB, CD, EF) = GHIJ", count: 30 },
  { id: "gcd, product", formula: "gcd(ABC, DEF) * GH = IJAB", count: 5 },
  { id: "squares and products", formula: "AB^2 + CD * EF = GHIJ", count: 80 },
  { id: "difference of squares", formula: "ABC^2 - DEF^2 = GHIJ", count: 2 },
];

export const hardKinds = (): BenchPuzzle[] => [...SHORT, ...longKinds()];
