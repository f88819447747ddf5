/**
 * What each rule of deduction is, in English: for the lesson, and for a hint that tells the rule but not
 * yet the step.
 */
export const ENGLISH_LESSONS: Readonly<Record<string, string>> = {
  "put-to-the-test":
    "When every letter of a line is known, calculate it. If it does not come out, something before was wrong.",
  "length-check":
    "Compare sizes first. Two numbers of three digits add up to less than 2,000: if the result is longer or shorter than that allows, there is no solution, and nothing else needs to be looked at.",
  "only-digit-left":
    "Different letters have different digits. When all but one of the digits that a letter could have are taken by other letters, it has the last one.",
  "only-letter-left":
    "When there are as many letters as digits, every digit belongs to some letter. If only one letter can still have it, it does.",
  "interchangeable-letters":
    "Two letters that play the same part everywhere can change places in every solution. Look only for the solutions in which the first is smaller; the others follow.",
  "noted-order": "When it is known which of two letters is greater, neither can be at the wrong end.",
  "overflow-digit":
    "When a sum is one digit longer than its addends, its first digit is nothing but the carry. With two addends a carry is never more than 1, so that letter is 1.",
  "zero-in-the-units":
    "If a letter of the units comes out again below the line, what was added to it changes nothing: it is 0, or together a multiple of ten.",
  "digit-without-a-row":
    "In written-out arithmetic every digit of a multiplier, quotient or root has a row, but a 0 needs none. When two digits of a dividend are brought down at once, the divisor did not fit after the first, so the quotient has a 0 there.",
  "no-change":
    "What is added to a number without changing it is 0. If a whole number comes out again, everything that was added to it is 0.",
  "zero-or-nine":
    "If a letter comes out again in a column further left, what was added to it is 0, or it is 9 with a carry that comes in and goes out again.",
  "finish-the-column":
    "When only one letter of a column is open, school arithmetic gives it, and the carry too.",
  "times-one":
    "If a row of a multiplication repeats the number that was multiplied, the digit was 1; if it does not, the digit was neither 0 nor 1.",
  "carry-of-a-row":
    "A number times one digit never carries that digit or more: 999 × 7 is less than 7000, so no carry is above 6.",
  "next-door-letters":
    "A letter that stands alone on top of a column can only change by the carry. If another letter comes out below, a carry came in, and the two are neighbours.",
  "shrinking-lead":
    "Read a subtraction from below, as an addition. If the first digits differ and nothing is left of them, the upper one is one more than the lower one.",
  "must-carry":
    "Add up the least that the letters of a column can be, and the most. Often that alone says whether the column carries.",
  "what-a-carry-asks-for":
    "When it is known whether a column carries, its letters must be large enough to reach ten, or small enough not to.",
  "greater-than":
    "If a column does not carry, its result is at least as large as each of its addends, and larger when something is added. If it carries, it is smaller.",
  "doubled-letter":
    "Twice a number is even. Below a doubled letter stands an even digit if no carry comes in and an odd one if a carry does; and it carries exactly when the letter is 5 or more.",
  "last-digit-identities":
    "Products end in few ways. A times B ends in A again only for 0, 1, 5 and 6; a product ends in 0 only with a 0, or a 5 and an even number.",
  "row-length":
    "The length of a product tells its size. If the row is no longer than the number above it, the first digits multiply to less than ten.",
  "order-of-rows":
    "The rows of a multiplication are in the same order as the digits they belong to: the longer row, or the one with the larger first digit, belongs to the larger digit. And what is known of the digits tells which row is larger.",
  "twin-columns":
    "Two columns with the same addends give the same result, but for the carries. If the results differ, they are neighbours, and the carries say which is greater.",
  substitution:
    "What is known between two letters, such as N is E + 1, can be put into another column. Often a letter drops out.",
  "locked-digits":
    "If two letters can only have the same two digits, they have these, in some order, and no other letter can. The same is true of three letters and three digits.",
  crowding:
    "Different letters need room. If the smallest digits are taken, the letters of a sum are larger than they look, and their sum too.",
  "rule-of-nine":
    "Cast out nines: a number and the sum of its digits leave the same remainder when divided by nine. So the digits of the addends and of the result must agree.",
  "leading-digit-analysis":
    "The first digits of a product are the first digit times the multiplier, and a carry that is smaller than the multiplier. That leaves few pairs.",
  "internal-zero":
    "A 0 inside of a number stops every carry. What stands left and right of it are two small products side by side.",
  "divisor-facts":
    "What divides a factor divides the product: a multiple of 5 ends in 0 or 5, a multiple of 3 has a digit sum that 3 divides.",
  "square-endings":
    "A square ends in 0, 1, 4, 5, 6 or 9, never in 2, 3, 7 or 8. And its length tells how large its root is.",
  squeeze:
    "Both sides of an equation lie between what their smallest and their greatest digits give. Only where the two ranges meet can the solution be; often that gives first digits.",
  "column-table":
    "Write down all the ways in which one column can work. Each of its letters keeps the digits that occur.",
  "claimed-digit":
    "If a column needs a certain digit in every way in which it can work, one of its letters has it, and no letter elsewhere can.",
  "neighbouring-columns": "Look at two columns side by side: the carry between them must suit both.",
  "linked-columns":
    "Look at two columns that share a letter: what it may be in the one, it must be in the other.",
  "few-letters-left": "When few combinations of letters are left, try them all and see which come out.",
  "carry-count":
    "Every carry costs nine: the digits of the addends add up to nine more than those of the result for each carry. So the digit sums tell how many carries there are.",
  "division-bookkeeping":
    "A remainder is less than the divisor, and what is taken away each time is no more than what it is taken from.",
  "rule-of-eleven":
    "A number leaves the same remainder by eleven as its digits added and subtracted in turn from the right. Both sides must agree.",
  "second-digit-method":
    "When the first digit of a number is known, its second digit decides between few values of the product's first digits.",
  "table-matching":
    "Several rows of one multiplication have the same number above. Its last digit must fit the ending of every row.",
  "extra-addition":
    "If three multipliers satisfy a sum, so do their rows: a sum that nobody wrote down, with columns of its own.",
  "pattern-numbers":
    "Numbers with a pattern have known divisors: DDD is D times 3 times 37, ABAB is AB times 101. A prime among them divides one of the factors.",
  "tail-congruence":
    "The last two or three digits of a product depend only on the last digits of its factors. That leaves few endings.",
  "root-rows":
    "A root is found digit by digit: its square must not exceed the number, and that of the next one must.",
  "list-of-powers": "There are few squares, cubes or primes of a given shape: write them down and cross out.",
  "word-table": "When a word has few values left, calculate with each of them and see which come out.",
  "columns-together":
    "Two columns with several open letters are written out together: all the ways in which both work.",
  weights:
    "Collect equal letters over the whole sum, each with its place values. The heavy ones must balance what the light ones can reach.",
  "short-refutation":
    "Suppose a letter had a certain digit. If a few easy steps lead to something impossible, it has not.",
  "common-conclusion":
    "When there are only two ways, follow both a little. If they come to the same digit for some letter, it has that digit, whichever way is right.",
  "case-table":
    "When nothing else helps, take a letter or a carry with few possibilities, and follow each of them to its end.",
};
