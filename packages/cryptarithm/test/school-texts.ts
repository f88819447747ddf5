/** True calculations as they are written in the schools of many countries, and as people type them. */

const DIVISION = "Read as a long division:";
const TIMES = "Read as a long multiplication:";

/** Each with its name, its text, what it is read as, and the words of the text that are no cells. */
export const SCHOOL_TEXTS: readonly (readonly [name: string, text: string, words: string])[] = [
  ["a sum", "  9567\n+ 1085\n------\n 10652", "Read as a sum: 9567 + 1085 = 10652."],
  [
    "a sum with a sign before each addend",
    "  123\n+ 456\n+  78\n=====\n  657",
    "Read as a sum: 123 + 456 + 78 = 657.",
  ],
  [
    "a sum with a sign before the last addend only",
    "  123\n  456\n+  78\n─────\n  657",
    "Read as a sum: 123 + 456 + 78 = 657.",
  ],
  ["a sum with signs to the right", "9567 +\n1085 =\n10652", "Read as a sum: 9567 + 1085 = 10652."],
  [
    "a sum with the sign to the right of the last addend",
    "  9567\n  1085 +\n  ‾‾‾‾\n 10652",
    "Read as a sum: 9567 + 1085 = 10652.",
  ],
  [
    "a sum with the sign on its own line, as in Russia",
    "  9567\n+\n  1085\n _____\n 10652",
    "Read as a sum: 9567 + 1085 = 10652.",
  ],
  ["a sum without a sign", " 9567\n 1085\n -----\n10652", "Read as a sum: 9567 + 1085 = 10652."],
  ["a sum without a ruled line", "  9567\n+ 1085\n 10652", "Read as a sum: 9567 + 1085 = 10652."],
  ["a sum that lost its columns", "9567\n+1085\n-----\n10652", "Read as a sum: 9567 + 1085 = 10652."],
  ["a sum with decimals", "  1.5\n+ 2.25\n------\n  3.75", "Read as a sum: 1.5 + 2.25 = 3.75."],
  ["a sum with decimal commas", "  1,50\n+ 2,25\n------\n  3,75", "Read as a sum: 1.50 + 2.25 = 3.75."],
  [
    "a sum with groups of three",
    "  12,345\n+    655\n--------\n  13,000",
    "Read as a sum: 12345 + 655 = 13000.",
  ],
  [
    "a sum with cells that stand apart",
    "  9 5 6 7\n+ 1 0 8 5\n---------\n1 0 6 5 2",
    "Read as a sum: 9567 + 1085 = 10652.",
  ],
  ["a difference", "  9567\n- 1085\n~~~~~~\n  8482", "Read as a difference: 9567 − 1085 = 8482."],
  [
    "a difference with a long dash",
    "  9567\n— 1085\n——————\n  8482",
    "Read as a difference: 9567 − 1085 = 8482.",
  ],
  [
    "a difference with the sign at the minuend, as in Russia",
    "- 9567\n  1085\n  ----\n  8482",
    "Read as a difference: 9567 − 1085 = 8482.",
  ],
  [
    "a difference with two subtrahends",
    " 100\n- 20\n- 30\n----\n  50",
    "Read as a difference: 100 − 20 − 30 = 50.",
  ],
  [
    "sums and differences mixed",
    " 100\n+ 20\n- 30\n----\n  90",
    "Read as sums and differences: 100 + 20 − 30 = 90.",
  ],
  [
    "several results",
    " 100\n+ 20\n----\n 120\n- 30\n----\n  90",
    "Read as sums and differences: 100 + 20 = 120 − 30 = 90.",
  ],
  [
    "a multiplication",
    "  123\n×  45\n-----\n  615\n 492\n-----\n 5535",
    `${TIMES} 123 times 45, product 5535; 2 partial products, from the units.`,
  ],
  [
    "a multiplication with a plus before the last partial product",
    "  123\n x 45\n-----\n  615\n+492\n-----\n 5535",
    `${TIMES} 123 times 45, product 5535; 2 partial products, from the units.`,
  ],
  [
    "a multiplication with a plus beside the partial products",
    "   123\n x  45\n------\n   615\n+ 492 \n------\n  5535",
    `${TIMES} 123 times 45, product 5535; 2 partial products, from the units.`,
  ],
  [
    "a multiplication with zeros that fill the places",
    "  123\n*  45\n-----\n  615\n 4920\n-----\n 5535",
    `${TIMES} 123 times 45, product 5535; 2 partial products, from the units.`,
  ],
  [
    "a multiplication with dots that fill the places",
    "   123\n×  145\n------\n   615\n  492.\n 123..\n------\n 17835",
    `${TIMES} 123 times 145, product 17835; 3 partial products, from the units.`,
  ],
  [
    "a multiplication with crosses that fill the places, as in India",
    "   123\n×  145\n------\n   615\n  492×\n 123××\n------\n 17835",
    `${TIMES} 123 times 145, product 17835; 3 partial products, from the units.`,
  ],
  [
    "a multiplication from the leading digit, as in Germany",
    "123 · 45\n--------\n     492\n      615\n     ----\n     5535",
    `${TIMES} 123 times 45, product 5535; 2 partial products, from the leading digit.`,
  ],
  [
    "the same with the product beside the factors",
    "123 · 45 = 5535\n 492\n  615\n ----\n 5535",
    `${TIMES} 123 times 45, product 5535; 2 partial products, from the leading digit.`,
  ],
  [
    "a multiplication with the product beside the factors only",
    "123 × 45 = 5535\n 492\n  615",
    `${TIMES} 123 times 45, product 5535; 2 partial products, from the leading digit.`,
  ],
  [
    "a multiplication with factors side by side, from the units",
    "123 x 45\n--------\n 615\n492\n----\n5535",
    `${TIMES} 123 times 45, product 5535; 2 partial products, from the units.`,
  ],
  [
    "a multiplication with the sign at the multiplicand, as in Russia",
    "× 123\n   45\n ----\n  615\n 492\n ----\n 5535",
    `${TIMES} 123 times 45, product 5535; 2 partial products, from the units.`,
  ],
  [
    "a multiplication that lost its columns",
    "123\nx45\n---\n615\n492\n---\n5535",
    `${TIMES} 123 times 45, product 5535; 2 partial products, from the units.`,
  ],
  [
    "a multiplication with a zero skipped",
    "   123\n×  405\n------\n   615\n 492\n------\n 49815",
    `${TIMES} 123 times 405, product 49815; 2 partial products, from the units.`,
  ],
  [
    "a multiplication with a row of zeros",
    "   123\n×  405\n------\n   615\n  000\n 492\n------\n 49815",
    `${TIMES} 123 times 405, product 49815; 3 partial products, from the units.`,
  ],
  [
    "a multiplication with one zero for a row",
    "   123\n×  405\n------\n   615\n    0\n 492\n------\n 49815",
    `${TIMES} 123 times 405, product 49815; 3 partial products, from the units.`,
  ],
  [
    "a multiplication by one digit",
    "  123\n×   5\n-----\n  615",
    "Read as a multiplication: 123 times 5, product 615.",
  ],
  [
    "a multiplication without partial products",
    "  123\n×  45\n-----\n 5535",
    "Read as a multiplication: 123 times 45, product 5535.",
  ],
  [
    "a multiplication without ruled lines",
    "  123\n×  45\n  615\n 492\n 5535",
    `${TIMES} 123 times 45, product 5535; 2 partial products, from the units.`,
  ],
  [
    "a multiplication with tabs",
    "\t123\n×\t 45\n------------\n\t615\n       492\n------------\n       5535",
    `${TIMES} 123 times 45, product 5535; 2 partial products, from the units.`,
  ],
  [
    "a multiplication whose rows are one column off",
    "  123\n×  45\n-----\n  615\n 492\n------\n  5535",
    `${TIMES} 123 times 45, product 5535; 2 partial products, from the units.`,
  ],
  [
    "a multiplication with decimals",
    "  1.5\n× 2.5\n-----\n   75\n  30\n-----\n 3.75",
    `${TIMES} 1.5 times 2.5, product 3.75; 2 partial products, from the units.`,
  ],
  [
    "a division with the quotient above",
    "    284\n   ----\n29)8236\n   58\n   ---\n   243\n   232\n   ---\n    116\n    116\n    ---\n      0",
    `${DIVISION} 8236 divided by 29, quotient 284; 3 steps.`,
  ],
  [
    "a division without ruled lines, with minus signs",
    "    284\n29|8236\n  -58\n   243\n  -232\n    116\n   -116\n      0",
    `${DIVISION} 8236 divided by 29, quotient 284; 3 steps.`,
  ],
  [
    "a division as in Germany",
    "8236 : 29 = 284\n58\n--\n243\n232\n---\n 116\n 116\n ---\n   0",
    `${DIVISION} 8236 divided by 29, quotient 284; 3 steps.`,
  ],
  [
    "a division as in Germany with minus signs and an indentation",
    "    8236 : 29 = 284\n   -58\n   ---\n    243\n   -232\n   ----\n     116\n    -116\n    ----\n       0",
    `${DIVISION} 8236 divided by 29, quotient 284; 3 steps.`,
  ],
  [
    "a division with a remainder behind the quotient, as in Germany",
    "1234 : 12 = 102 Rest 10\n12\n--\n  34\n  24\n  --\n  10",
    `${DIVISION} 1234 divided by 12, quotient 102, remainder 10; 2 steps.`,
  ],
  [
    "a division as in Austria, without partial products",
    "8236 : 29 = 284\n243\n 116\n   0",
    `${DIVISION} 8236 divided by 29, quotient 284; 3 steps.`,
  ],
  [
    "a division as in France",
    "8236 | 29\n243  |----\n 116 | 284\n   0 |",
    `${DIVISION} 8236 divided by 29, quotient 284; 3 steps.`,
  ],
  [
    "a division as in France with partial products",
    "8236 │ 29\n58   ├────\n──   │ 284\n243  │\n232  │\n───  │\n 116 │\n 116 │\n ─── │\n   0 │",
    `${DIVISION} 8236 divided by 29, quotient 284; 3 steps.`,
  ],
  [
    "a division as in Russia",
    " 8236 | 29\n-58   |----\n ---  | 284\n 243\n-232\n ----\n  116\n -116\n  ---\n    0",
    `${DIVISION} 8236 divided by 29, quotient 284; 3 steps.`,
  ],
  [
    "a division as in Russia with underscores for minus signs",
    "_8236 |29\n 58   |---\n ---  |284\n_243\n 232\n ----\n _116\n  116\n  ---\n    0",
    `${DIVISION} 8236 divided by 29, quotient 284; 3 steps.`,
  ],
  [
    "a division as in India",
    "29)8236(284\n   58\n   ---\n   243\n   232\n   ---\n    116\n    116\n    ---\n      0",
    `${DIVISION} 8236 divided by 29, quotient 284; 3 steps.`,
  ],
  [
    "a division without the last zero",
    "    284\n29)8236\n   58\n   ---\n   243\n   232\n   ---\n    116\n    116",
    `${DIVISION} 8236 divided by 29, quotient 284; 3 steps.`,
  ],
  [
    "a division with zeros before the quotient, as in Britain",
    "   0284\n29)8236\n   58\n   ---\n   243\n   232\n   ---\n    116\n    116\n    ---\n      0",
    `${DIVISION} 8236 divided by 29, quotient 0284; 3 steps.`,
  ],
  [
    "a division with its remainder twice",
    "32 : 5 = 6 R 2\n30\n--\n 2",
    `${DIVISION} 32 divided by 5, quotient 6, remainder 2; 1 step.`,
  ],
  [
    "a quotient less than 1",
    "5 : 8 = 0,625\n0\n50\n48\n 20\n 16\n  40\n  40\n   0",
    `${DIVISION} 5 divided by 8, quotient 0.625; 4 steps.`,
  ],
  [
    "a multiplication of equal indentation",
    "123\n 45 ×\n----\n615\n492\n----\n5535",
    `${TIMES} 123 times 45, product 5535; 2 partial products, from the units.`,
  ],
  [
    "a division with two digits brought down at once",
    "    102 R10\n   ----\n12)1234\n   12\n   --\n     34\n     24\n     --\n     10",
    `${DIVISION} 1234 divided by 12, quotient 102, remainder 10; 2 steps.`,
  ],
  [
    "a division with a row for the zero",
    "    102\n   ----\n12)1234\n   12\n   --\n    3\n    0\n    --\n    34\n    24\n    --\n    10",
    `${DIVISION} 1234 divided by 12, quotient 102, remainder 10; 3 steps.`,
  ],
  [
    "a division with a long bracket",
    "   ‾‾‾‾\n29⟌8236 = 284\n   58\n   243\n   232\n    116\n    116\n      0",
    `${DIVISION} 8236 divided by 29, quotient 284; 3 steps.`,
  ],
  [
    "a division with decimals in the quotient",
    "13 : 4 = 3.25\n12\n--\n 10\n  8\n --\n  20\n  20\n  --\n   0",
    `${DIVISION} 13 divided by 4, quotient 3.25; 3 steps.`,
  ],
  [
    "a division with a decimal comma",
    "13 : 4 = 3,25\n12\n--\n 10\n  8\n --\n  20\n  20\n  --\n   0",
    `${DIVISION} 13 divided by 4, quotient 3.25; 3 steps.`,
  ],
  [
    "a short division with the quotient below",
    "4)9876\n  ----\n  2469",
    "Read as a short division: 9876 divided by 4, quotient 2469.",
  ],
  [
    "a short division with its remainder",
    "5)9876\n  ----\n  1975 r 1",
    "Read as a short division: 9876 divided by 5, quotient 1975, remainder 1.",
  ],
  [
    "short divisions below each other",
    "2)9876\n  ----\n3)4938\n  ----\n  1646",
    "Read as short divisions below each other: 9876 divided by 2, then by 3.",
  ],
  [
    "a ladder of short divisions",
    "2|9876\n3|4938\n  1646",
    "Read as short divisions below each other: 9876 divided by 2, then by 3.",
  ],
  [
    "a square root with the root above",
    "    3  5\n   √12 34\n    9\n    --\n65) 3 34\n    3 25\n    ----\n       9",
    "Read as a square root: the root of 1234 is 35, remainder 9; 2 steps.",
  ],
  [
    "a square root behind an equals sign",
    "√12'34 = 35\n 9\n --\n 3 34\n 3 25\n ----\n    9",
    "Read as a square root: the root of 1234 is 35, remainder 9; 2 steps.",
  ],
  [
    "a square root with four steps",
    "√1'52'39'90'25 = 12345\n 1\n   52\n   44\n    8 39\n    7 29\n    1 10 90\n      98 56\n      12 34 25\n      12 34 25",
    "Read as a square root: the root of 152399025 is 12345; 5 steps.",
  ],
  [
    "a square root as in Russia",
    "√1234|35\n 9\n --\n 334\n-325\n ---\n   9",
    "Read as a square root: the root of 1234 is 35, remainder 9; 2 steps.",
  ],
  [
    "a cube root",
    "∛12'167 = 23\n  8\n --\n  4 167\n  4 167\n  -----\n      0",
    "Read as a cube root: the root of 12167 is 23; 2 steps.",
  ],
  [
    "rows with Windows line ends",
    "  123\r\n×  45\r\n-----\r\n  615\r\n 492\r\n-----\r\n 5535\r\n",
    `${TIMES} 123 times 45, product 5535; 2 partial products, from the units.`,
  ],
  [
    "full-width digits and spaces",
    "　１２３\n×　４５\n────\n　６１５\n４９２\n────\n５５３５",
    `${TIMES} 123 times 45, product 5535; 2 partial products, from the units.`,
  ],
  [
    "no-break spaces",
    "\u00a0\u00a0123\n×\u00a0\u00a045\n-----\n\u00a0\u00a0615\n\u00a0492\n-----\n\u00a05535",
    `${TIMES} 123 times 45, product 5535; 2 partial products, from the units.`,
  ],
];
