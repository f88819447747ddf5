/** English for the rules of sums and differences, and for the digits that are taken elsewhere. */
import type { Language } from "./language.js";

export const ENGLISH_SUMS: Pick<Language, "rules" | "templates"> = {
  rules: {
    "neighbouring-columns": "neighbouring columns",
    "columns-together": "columns together",
    "linked-columns": "linked columns",
    "column-table": "column table",
    "length-check": "length check",
    "overflow-digit": "overflow digit",
    "zero-in-the-units": "zero in the units",
    "zero-or-nine": "zero or nine",
    "only-letter-left": "only letter left",
    "next-door-letters": "next-door letters",
    "shrinking-lead": "shrinking lead",
    "must-carry": "must carry, cannot carry",
    "what-a-carry-asks-for": "what a carry asks for",
    "greater-than": "greater than",
    "doubled-letter": "doubled letter",
    "finish-the-column": "finish the column",
    substitution: "substitution",
    "twin-columns": "twin columns",
    "locked-digits": "locked digits",
    crowding: "crowding",
    "rule-of-nine": "rule of nine",
    "carry-count": "carry count",
    "rule-of-eleven": "rule of eleven",
    "claimed-digit": "claimed digit",
    weights: "weights",
    "no-change": "zero changes nothing",
  },
  templates: {
    "doubled-letter.is-odd": "{letters} is odd.",
    "doubled-letter.is-even": "{letters} is even.",
    "doubled-letter.are-odd": "{letters} are odd.",
    "doubled-letter.are-even": "{letters} are even.",
    "only-letter-left.unmatched":
      "There are as many letters as digits, but the digits that are left are not enough for the letters.",
    "locked-digits.single": "Of these {letter} can only be {digit}.",
    "weights.at-most": "So {term} is at most {high}, and {letter} at most {to}.",
    "weights.at-least": "So {term} is at least {low}, and {letter} at least {from}.",
    "zero-or-nine.column.out": "{column}: {equation}. So {letter} and the carry that comes in make {round}.",
    "overflow-digit.printed": "{column}: only the carry is left, so it is {digit}.",
    "columns-together":
      "{column} and {other} together: {equation}, {next}. Write down all the ways in which both work: nothing else occurs.",
    "columns-together.ways":
      "{column} and {other} together: {equation}, {next}. Both work in {ways} ways, and nothing else occurs in them.",
    "linked-columns":
      "{column} and {other} together: {equation}, {next}. Write down all the ways in which both work: nothing else occurs.",
    "linked-columns.ways":
      "{column} and {other} together: {equation}, {next}. Both work in {ways} ways, and nothing else occurs in them.",
    "neighbouring-columns":
      "{column} and {other} together: {equation}, {next}. Write down all the ways in which both work: nothing else occurs.",
    "neighbouring-columns.ways":
      "{column} and {other} together: {equation}, {next}. Both work in {ways} ways, and nothing else occurs in them.",
    "column-table": "{column}: {equation}. Write down all the ways in which that works: nothing else occurs.",
    "column-table.ways": "{column}: {equation}. That works in {ways} ways, and nothing else occurs in them.",
    "claimed-digit.ways":
      "{column}: {equation}. That works in {ways} ways, and one of its letters has the digit in all of them.",
    "claimed-digit.two": "So {digit} is {letters}, and {other} is {others}.",
    "claimed-digit.all": "So {letters} are {digits} in some order.",
    "taken.all": "{digits} are taken.",
    "taken.others": "Everything else would use a digit that is taken.",
    "excluded.known": "{letter} is {digits}, as found before.",
    "finish-the-column.unchanged": "{column}: {letter} comes down unchanged, so nothing is carried into it.",
    "overflow-digit.known": "{column}: only the carry is left, so {letter} is {digit}.",
    "overflow-digit.back": "{column}: {letter} is nothing but the carry. So {carry} is {digit} as well.",
    "overflow-digit.some":
      "{column}: {letter} is nothing but the carry, and it is at least {low}. So {carry} is at least {low} as well.",
    "overflow-digit.most":
      "{column}: only the carry is left, and it is at most {most}. So {letter} is at most {most}.",
    "column-bounds.all-greatest":
      "{column}: {added} must be at least {need}, and it is at most {most}. So {facts}.",
    "column-bounds.all-least":
      "{column}: {added} can be at most {limit}, and it is at least {least}. So {facts}.",
    "column-bounds.at-least.more": "Without {letter} it is at most {most}, so {letter} is at least {low}.",
    "column-bounds.at-most.more": "Without {letter} it is at least {least}, so {letter} is at most {high}.",
    "must-carry.between": "{column}: {added} is between {least} and {most}, so {carry} is carried.",
    "must-carry.some": "{column}: {added} is at least {least}, so at least {carry} is carried.",
    fits: "That fits only for {ways}.",
    "fits.others": "Put in the digits that are left: no others do that.",
    "fits.never": "No digits that are left do that.",
    "doubled-letter.rows": "That leaves {rows}.",
    "twin-columns.so": "So {facts}.",
    "columns-together.never": "{column} and {other}: {equation} and {next} cannot both be.",
    "columns-together.rows": "{column} and {other} together: {equation}, {next}. That leaves {rows}.",

    "linked-columns.never": "{column} and {other}: {equation} and {next} cannot both be.",
    "linked-columns.rows": "{column} and {other} together: {equation}, {next}. That leaves {rows}.",

    taken: "{digit} is taken by {letter}.",
    "taken.more": "{digits} are taken by {letters}.",

    "read-upwards": "Read it from below: {sum}.",

    "length-check": "{small} is at most {high}, but {large} is at least {low}.",

    "overflow-digit":
      "{added} is less than {limit}, but {result} has {places} digits. So it starts with {digits}.",
    "overflow-digit.carry":
      "{column}: only the carry is left, and it is at most {most}. So {letter} is {digits}.",
    "overflow-digit.never": "{column}: only the carry is left, and it is at most {most}.",

    "zero-in-the-units":
      "{column}: {added} ends in {through} again. Only adding 0 does that, so {letter} is 0.",
    "zero-in-the-units.times":
      "{column}: {added} ends in {through} again, so {times} × {letter} ends in 0. So {letter} is {digits}.",
    "zero-in-the-units.never": "{column}: {added} ends in {through} again, so {letter} would have to be 0.",

    "zero-or-nine":
      "{column}: {added} gives {through} back. So {letter} is 0, or {last} with a carry coming in and going out.",
    "zero-or-nine.nine":
      "{column}: {added} gives {through} back, so {letter} is 0, or {last} with a carry coming in and going out. It cannot be 0.",
    "zero-or-nine.zero":
      "{column}: {added} gives {through} back, so {letter} is 0, or {last} with a carry coming in and going out. It cannot be {last}.",
    "zero-or-nine.never": "{column}: {added} gives {through} back, so {letter} would have to be 0 or {last}.",
    "zero-or-nine.column":
      "{column}: {equation}. So {letter} and the carry that comes in make 0 or a round number.",
    "zero-or-nine.out":
      "{column}: {added} gives {through} back, so {letter} is 0, or {last} with a carry coming in and going out. A carry does go out.",
    "zero-or-nine.not-out":
      "{column}: {added} gives {through} back, so {letter} is 0, or {last} with a carry coming in and going out. But nothing is carried out.",

    "only-letter-left":
      "There are as many letters as digits, so some letter is {digit}. Only {letter} still can be.",
    "only-letter-left.none": "There are as many letters as digits, but no letter can be {digits} any more.",

    excluded: "{letter} is not {digits}, as found before.",
    "excluded.above": "{letter} is at most {high}, as found before.",
    "excluded.below": "{letter} is at least {low}, as found before.",

    "column-bounds.at-least.times":
      "{column}: {added} must be at least {need}. So {terms} is at least {rest}, and {letter} at least {low}.",
    "column-bounds.at-most.times":
      "{column}: {added} can be at most {limit}. So {terms} is at most {rest}, and {letter} at most {high}.",
    "column-bounds": "{column}: {equation}.",
    "column-bounds.between": "{column}: {added} is between {least} and {most}. So {letter} is {digits}.",
    "column-bounds.reach":
      "{column}: {added} must reach {need} and is at most {most}. So {letter} is {digits}.",
    "column-bounds.at-least":
      "{column}: {added} must be at least {need}, and without {letter} it is at most {most}. So {letter} is at least {low}.",
    "column-bounds.at-least.alone":
      "{column}: {added} must be at least {need}. So {letter} is at least {low}.",
    "column-bounds.at-most":
      "{column}: {added} can be at most {limit}, and without {letter} it is at least {least}. So {letter} is at most {high}.",
    "column-bounds.at-most.alone": "{column}: {added} can be at most {limit}. So {letter} is at most {high}.",
    "column-bounds.result-most":
      "{column}: {added} is at most {most}, and {need} of it is carried. So {letter} is at most {rest}.",
    "column-bounds.result-most.none": "{column}: {added} is at most {most}. So {letter} is at most {rest}.",
    "column-bounds.result-least": "{column}: {added} is at least {least}. So {letter} is at least {rest}.",
    "column-bounds.too-small": "{column}: {added} must be at least {need}, but it is at most {most}.",
    "column-bounds.too-great": "{column}: {added} is at least {least}, but it can be at most {limit}.",

    "greater-than":
      "{column}: nothing is carried out, and {added} is at least {least}. So {letter} is at least {rest}.",

    "must-carry": "{column}: {added} is at least {least}, so {carry} is carried.",
    "must-carry.result":
      "{column}: {added} is at least {least}, but {result} is at most {limit}. So the column must carry.",
    "must-carry.limit":
      "{column}: {added} is at least {least}, more than {limit}. So at least {carry} is carried.",
    "must-carry.none": "{column}: {added} is at most {most}, so nothing is carried.",
    "must-carry.most": "{column}: {added} is at most {most}, so at most {carry} is carried.",
    "must-carry.cannot":
      "{column}: to carry {carry}, {added} would have to be at least {need}. But it is at most {most}.",
    "must-carry.ends":
      "{column}: {added} is at least {least}, but it ends in {result}. So the column must carry.",

    "what-a-carry-asks-for.in":
      "{column}: {added} must be at least {need}, but {rest} is at most {most}. So a carry comes in.",
    "what-a-carry-asks-for.none-in":
      "{column}: {added} can be at most {limit}, and {rest} is already {least}. So no carry comes in.",
    "what-a-carry-asks-for.few-in":
      "{column}: {added} can be at most {limit}, and {rest} is at least {least}. So a carry of at most {carry} comes in.",

    "next-door-letters":
      "{column}: {above} comes down as {below}. Only a carry can have changed it, so 1 came in and {below} is {above} + 1.",
    "next-door-letters.stops":
      "{column}: {above} comes down as {below}, so 1 came in. Nothing goes out: {above} = {last} would make {below} 0.",
    "next-door-letters.around":
      "{column}: {above} and a carry must make more than {last}. So {above} is {last}, a carry comes in, and {below} is 0.",
    "next-door-letters.nine":
      "{column}: {added} gives {below}. With a carry coming in that would be {above} again, so none comes in.",
    "next-door-letters.several":
      "{column}: {above} comes down as {below}. Only a carry can have changed it, so one came in.",
    "next-door-letters.never":
      "{column}: {above} would have to come down as {below}, but no carry can do that.",
    "next-door-letters.note": "{first} is {second} + {by}.",

    "shrinking-lead":
      "{above} has become {below}, and only a carry can have changed it. So 1 came in and {below} is {above} + 1.",

    "doubled-letter.even": "{column}: twice {doubled} is even, so {letter} is even.",
    "doubled-letter.and-even":
      "{column}: twice {doubled} is even, and {more} does not change that. So {letter} is even.",
    "doubled-letter.and-odd": "{column}: twice {doubled} is even, with {more} it is odd. So {letter} is odd.",
    "doubled-letter.balance-even":
      "{column}: {equation}. Both sides are even or both are odd, and that makes {letter} even.",
    "doubled-letter.balance-odd":
      "{column}: {equation}. Both sides are even or both are odd, and that makes {letter} odd.",
    "doubled-letter.carry":
      "{column}: {equation}. Both sides must be even or both odd, so a carry of {carry} comes in.",
    "doubled-letter.no-carry":
      "{column}: {equation}. Both sides must be even or both odd, so no carry comes in.",
    "doubled-letter.never": "{column}: {equation}. One side would be even and the other odd.",

    "finish-the-column": "{column}: {equation}.",
    "finish-the-column.never": "{column}: {equation}. No digits that are left make that true.",

    substitution: "{column}: {equation}. {first} is {second} + {by}, so {second} drops out: {left}.",
    "substitution.put": "{column}: {equation}. {first} is {second} + {by}; put that in: {left}.",
    "substitution.never":
      "{column}: {equation}. {first} is {second} + {by}, so {second} drops out: {left}, which cannot be.",
    "substitution.put.never":
      "{column}: {equation}. {first} is {second} + {by}; put that in: {left}, which cannot be.",
    "substitution.columns": "{column}: {equation}. Put {next} into it.",

    "twin-columns":
      "{column} and {other}: the same is added twice but gives {first} and {second}. Only the carries that come in can make the difference.",
    "twin-columns.same":
      "{column} and {other}: the same is added twice and gives {first} twice. So the same comes in as carry.",
    "twin-columns.never":
      "{column} and {other}: the same is added twice but would give {first} and {second}. No carry can make that difference.",

    "locked-digits": "{letters} are {digits} in some order, so these are taken.",
    "locked-digits.hidden":
      "Every digit is used, and {digits} fit only {letters}. So these letters are nothing else.",
    "locked-digits.never": "{letters} would have only {digits} between them, which is too few.",
    "locked-digits.one": "Every digit is used, and {digits} fits only {letters}.",
    "locked-digits.other":
      "Different letters need different digits. With anything else for {letters}, some letter would be left without one.",

    "rule-of-nine":
      "The digits that are added and those of the result leave the same remainder when divided by {modulus}.",
    "rule-of-nine.total":
      "The digits that are added and those of the result leave the same remainder when divided by {modulus}, and together they are all the digits.",

    "rule-of-eleven":
      "Count the digits of each number in turn as plus and minus, from the units on. Divided by {modulus}, that leaves the same remainder as the number.",
    "rule-of-eleven.total":
      "Count the digits of each number in turn as plus and minus, from the units on. Divided by {modulus}, that leaves the same remainder as the number; and all digits are used.",

    "casting-out.multiple": "So {left} is a multiple of {modulus}.",
    "casting-out.remainders": "So {left} and {right} leave the same remainder.",

    "carry-count":
      "Every carry costs {each}: ten in one column are one in the next. So {left} is more than {right} by {each} for each carry.",
    "carry-count.total":
      "Every carry costs {each}, and all digits are used. So {left} is more than {right} by {each} for each carry.",
    "carry-count.known": "There are {low} carries.",
    "carry-count.between": "There are {low} to {high} carries.",
    "carry-count.all":
      "Every carry costs {each}: ten in one column are one in the next. So {left} is {each} for each carry.",
    "carry-count.total.all":
      "Every carry costs {each}, and all digits are used. So {left} is {each} for each carry.",

    "column-table.never": "{column}: {equation}. None of the digits that are left make that true.",

    "claimed-digit": "{column}: {equation}. However that works, one of its letters has the digit.",

    "neighbouring-columns.never": "{column} and {other}: {equation} and {next} cannot both be.",
    "neighbouring-columns.rows": "{column} and {other} together: {equation}, {next}. That leaves {rows}.",

    weights: "Collect equal letters: {equation}.",
    "column-why": "{letter} = {digit} would make it {rows}.",
    "column-table.rows": "{column}: {equation}. That is {rows}.",
    "column-table.pairs": "{column}: {equation}. That is {rows}, in either order.",
    "claimed-digit.so": "So {digit} is {letters}.",
    "claimed-digit.rows": "{column}: {equation}. That is {rows}.",
    "claimed-digit.pairs": "{column}: {equation}. That is {rows}, in either order.",
    "weights.between": "So {term} is between {low} and {high}, and {letter} between {from} and {to}.",
    noted: "{note}.",
    "column-table.cases": "{column}: {equation}.",
    "claimed-digit.cases": "{column}: {equation}.",
    "neighbouring-columns.cases": "{column} and {other} together: {equation}, {next}.",
    "linked-columns.cases": "{column} and {other} together: {equation}, {next}.",
    "columns-together.cases": "{column} and {other} together: {equation}, {next}.",
    "with-value": "With {name} = {value} that gives {result}.",
    "with-value.never": "With {name} = {value} nothing fits.",
    "no-change": "{column}: {equation}.",
    "no-change.alike": "{letter} = {digits} would make {others} alike.",
  },
};
