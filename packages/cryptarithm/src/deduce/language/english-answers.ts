/**
 * The sentences in English on what an explanation ends with: why there is no solution, and what there is to
 * say of several.
 */
export const ENGLISH_ANSWERS = {
  rules: {
    "too-many-letters": "too many letters",
    remainder: "remainder",
  },
  templates: {
    "column-against.excluded": "{column}: {equation} works only with {letter} = {digits}.",
    "column-against.given-taken": "{column}: {letter} would be {digits}, but {digits} is taken by {letters}.",
    several: "There are {count} solutions.",
    "several.interchangeable.letters":
      "{names} count for the same wherever they stand, so they can change places: that always gives another solution.",
    "several.interchangeable.letters.equal":
      "{names} count for the same wherever they stand, so they can change places.",
    "several.interchangeable.words":
      "{names} can change places as a whole: that always gives another solution.",
    "several.interchangeable.words.equal": "{names} can change places as a whole.",
    "several.pair": "So the two solutions are really one.",
    "several.pairs": "So the {count} solutions are {patterns} pairs.",
    "several.patterns": "So only {patterns} of the {count} solutions are really different.",
    "several.patterns.one": "So all {count} solutions are really one.",
    "several.not-listed": "They are too many to look at each of them.",
    "several.cells": "Every letter is known; the solutions differ in unknown digits only.",
    "several.forced": "Always: {facts}.",
    "several.forced.none": "No letter has the same digit in all of them.",
    "several.takes": "{letter} is {digits}.",
    "several.fork": "They part at {letter}: it is {branches}. In brackets: how many solutions that leaves.",
    "several.fork.alone": "They part at {letter}: it is {branches}, and each leaves one solution.",
    "several.givens": "Tell one of these, and there is only one solution: {facts}.",
    "several.givens.never": "No digit of {letters} would do.",
    "several.givens.sets":
      "No fewer than {size} digits must be told to leave one solution, for example {example}. There are {total} ways to choose them.",
    "several.givens.one-set":
      "No fewer than {size} digits must be told to leave one solution: {example}. No others would do.",
    "several.givens.cells": "No digits of letters leave one solution, since unknown digits differ.",
    "several.givens.unknown": "How many digits must be told to leave one solution was not looked at.",
    "several.asked": "{ask} is {value} in every solution.",
    "several.asked.one": "{ask} is {value}.",
    "several.asked.many": "{ask} is not the same in every solution: it is {values}.",
    "several.asked.differ": "{ask} is not the same in every solution: it can be {values}.",
    "several.asked.some": "{ask} has {count} different values, among them {values}.",

    sizes: "{most}, but {least}.",
    "sizes.base": "All numbers here are written in base {base}.",
    "sizes.most": "{side} is at most {total}",
    "sizes.most.working": "{side} is at most {working} = {total}",
    "sizes.most.alike": "{count} {digits}-digit numbers add up to at most {working} = {total}",
    "sizes.most.digits": "{side} has at most {digits} digits",
    "sizes.is": "it should be {total}",
    "sizes.least": "{side} is at least {total}",
    "sizes.least.working": "{side} is at least {working} = {total}",
    "sizes.least.word": "{side} has {digits} digits, at least {total}",
    "sizes.least.digits": "{side} has at least {digits} digits",

    "sizes.never-more": "{known}, so it is never more than {value}.",
    "sizes.never-as-much": "{known}, so it is never {value} or more.",
    "sizes.never-less": "{known}, so it is never less than {value}.",
    "sizes.never-as-little": "{known}, so it is never {value} or less.",
    "no-value": "{part} has no value.",
    "column-against.through":
      "{column}: {letter} is added and comes out again, so the rest would have to make {wanted}. But it makes {reached}.",
    "column-against.ending": "{column}: {added} is {value}, which does not end in {digit}.",
    "column-against.carry": "{column}: {added} is {value}, but it would have to be {wanted}.",
    "column-against.taken":
      "{column}: {equation} works only with {letter} = {digits}, but {digits} is taken by {letters}.",
    "column-against.all-taken":
      "{column}: {equation} works only with {letter} = {digits}, but these are taken by {letters}.",
    "column-against.row":
      "{column}: {equation} would have to be {rows}, but that uses a digit twice, or one that is taken.",
    "column-against.rows":
      "{column}: {equation} would have to be {rows}, but each of these uses a digit twice, or one that is taken.",
    "weights.cancels": "Collect equal letters: everything cancels, and {equation} is left.",
    "weights.sizes":
      "Collect equal letters: {equation}. But {small} is at most {high}, and {large} is at least {low}.",
    "weights.sizes.small-known": "Collect equal letters: {equation}. But {large} is at least {low}.",
    "weights.sizes.large-known": "Collect equal letters: {equation}. But {small} is at most {high}.",

    "two-columns": "{column}: {equation} can only be {rows}. None of these fits the {other}: {next}.",
    "two-columns.one": "{column}: {equation} can only be {rows}. That does not fit the {other}: {next}.",
    "column-against.no-carry": "{column}: {equation}, so nothing is carried.",
    "column-against.zero":
      "{column}: {equation} works only with {letter} = 0. But {word} begins with {letter}, and no number begins with 0.",
    "column-against.lone-zero":
      "{column}: {equation} works only with {letter} = 0, but a letter that stands alone may not be 0 here.",
    "column-against.equal":
      "{column}: {equation} works only if {letter} and {other} are the same digit, but different letters are different digits.",
    "column-against.same": "{column}: {equation}, but different letters are different digits.",
    "column-against.even": "{column}: {added} is even, so it never ends in {digit}.",
    "column-against.parity": "{column}: {equation}. One side would be even and the other odd.",

    "remainder.nines":
      "Divided by {modulus}, a number leaves the same remainder as the sum of its digits. Compare both sides.",
    "remainder.elevens":
      "Divided by {modulus}, only the sum of the digits with alternating signs counts. Compare both sides.",
    remainder: "All letters cancel, and the {rest} that is left would have to be a multiple of {modulus}.",
    "remainder.letters":
      "Look only at what is left over when dividing by {modulus}: {rest} would have to be a multiple of {modulus}, and no digits do that.",

    "too-many-letters": "{letters} are {count} different letters, but the only digits for them are {digits}.",
    "too-many-letters.base": "There are {count} different letters, but only {base} digits.",
    "too-many-letters.one":
      "{letters} are {count} different letters, but the only digit for them is {digits}.",
    "too-many-letters.no-digit": "There is no digit that {letters} could be.",

    "none.cases": "It takes {cases} cases to see that there is no solution.",
    "none.rescue.leading-zero": "If numbers might begin with 0, there would be {count}{more}.",
    "none.rescue.lone-zero": "If a letter that stands alone might be 0, there would be {count}{more}.",
    "none.rescue.distinct": "If different letters might be the same digit, there would be {count}{more}.",
    "none.rescue.literals": "If letters might equal the printed digits, there would be {count}{more}.",
    "none.rescue.digits": "If all digits might be used, there would be {count}{more}.",
    "none.rescue.given": "Without the given {given} there would be {count}{more}.",
    "none.rescue.base": "In base {base} there would be {count}{more}.",
    "none.rescue.count.one": "one solution",
    "none.rescue.count": "{n} solutions",
    "none.rescue.count.least": "at least {n} solutions",
    "none.rescue.count.least.one": "at least one solution",
    "none.rescue.example": ": {example}",
    "none.rescue.examples": ", for example {example}",
  },
} as const;
