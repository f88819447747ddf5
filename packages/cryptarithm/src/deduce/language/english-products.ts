/** English for the rules of products, powers, division and general relations. */
import type { Language } from "./language.js";

export const ENGLISH_PRODUCTS: Pick<Language, "rules" | "templates"> = {
  rules: {
    "times-one": "times one",
    "last-digit-identities": "last-digit identities",
    "row-length": "row length",
    "order-of-rows": "order of rows",
    "leading-digit-analysis": "leading digit analysis",
    "square-endings": "square endings, size of a root",
    "extra-addition": "extra addition",
    "division-bookkeeping": "division bookkeeping",
    "carry-of-a-row": "carry of a row",
    squeeze: "squeeze",
    "internal-zero": "internal zero",
    "divisor-facts": "divisor facts",
    "few-letters-left": "few letters left",
    "second-digit-method": "second digit method",
    "table-matching": "table matching",
    "pattern-numbers": "pattern numbers",
    "tail-congruence": "tail congruence",
    "root-rows": "root rows",
    "list-of-powers": "list of powers",
    "word-table": "table of a word",
  },
  templates: {
    "divisor-facts.own.never":
      "{number} would be a multiple of {divisor}, but no digits that are left make it one.",
    "last-digit-identities.leaves": "Here that leaves {facts}.",
    "few-letters-left.one": "In {part} only {letters} is open. Try its digits one by one.",
    "few-letters-left.one.values":
      "In {part} only {letters} is open. Trying its digits one by one leaves {values}.",
    "few-letters-left.one.never": "In {part} only {letters} is open, and no digit fits.",
    "times-one": "{product} repeats {multiplicand}, so {letter} is 1.",
    "times-one.not":
      "1 × {multiplicand} would be {multiplicand} again, but {result} is another number. So {letter} is not 1.",
    "times-one.zero": "0 × {multiplicand} would be 0, but {result} is not 0. So {letter} is not 0.",

    "last-digit-identities": "{column}: {a} × {b} ends in {r}. With the digits that are left: {ways}.",
    "last-digit-identities.square": "{column}: {a} × {a} ends in {a} again. Only {digits} do that.",
    "last-digit-identities.same":
      "{column}: {a} × {b} ends in {r} again. That happens with 0, with 1, with 6 times an even digit and with 5 times an odd one.",
    "last-digit-identities.table": "{column}: {a} × {b} ends in {r}. The other digits never do that.",
    "last-digit-identities.never": "{column}: {a} × {b} never ends in {r} with the digits that are left.",

    "carry-of-a-row":
      "{multiplicand} × {digit} never carries {digit} or more. So no carry is more than {most}.",
    "row-length": "{product} has only {digits} digits, so {first} is at most {most}.",
    "row-length.never": "{product} has only {digits} digits, but {first} is more than {most}.",
    "row-length.long":
      "{product} has {digits} digits and begins with {top}, so {first} must be more than {need}.",
    "row-length.long.never":
      "{product} has {digits} digits and begins with {top}, but {first} is not more than {need}.",

    "order-of-rows": "The larger digit has the larger row: compare {product} with {other}.",
    "order-of-rows.less": "{less} is less than {more}",
    "order-of-rows.more": "{more} is more than {less}",
    "order-of-rows.longer": "The row for {more} is longer than the row for {less}, so {so}.",
    "order-of-rows.first": "{why}, so the row for {less} is the smaller one, and {so}.",
    "order-of-rows.first.behind": "Both rows begin with {start}, and then {why}. So {so}.",
    "order-of-rows.same":
      "The rows for {first} and {second} are the same number, so {first} and {second} are the same digit.",
    "order-of-rows.digits": "{why}, so the row for {less} is the smaller one, and {so}.",
    "order-of-rows.digits.at-most":
      "{why}, so the row for {less} is the smaller one, and {low} is not more than {high}.",
    "order-of-rows.equal": "{product} and {other} are multiplied by the same digit. So {first} is {second}.",
    "order-of-rows.same.never":
      "The rows for {first} and {second} are the same number, but {first} and {second} are not the same digit.",
    "order-of-rows.never.larger":
      "The row for {more} is larger than the row for {less}, but {more} is not more than {less}.",
    "order-of-rows.never":
      "The larger digit must have the larger row. Of {product} and {other} that cannot be true.",

    "leading-digit-analysis":
      "{product}: {first}, with what is carried from behind, must begin the result with {beginning}.",
    "leading-digit-analysis.ways":
      "{product}: {first} and the carry from behind make {beginning}. That fits for {ways}.",
    "leading-digit-analysis.never": "{product}: {first} and any carry from behind cannot make {beginning}.",
    "second-digit-method":
      "{product}: {first}, with what is carried from behind, must begin the result with {beginning}.",
    "second-digit-method.ways":
      "{product}: {first} and the carry from behind make {beginning}. That fits for {ways}.",
    "second-digit-method.never": "{product}: {first} and any carry from behind cannot make {beginning}.",

    "square-endings": "{number} ends as {power} does. With the digits that are left, {root} → {end}: {ways}.",
    "square-endings.never":
      "{number} would have to end as {power} does, and no digit that is left does that.",
    "square-endings.size": "{product}: the first digit of the root decides between what {beginning} lies.",
    "square-endings.size.ways":
      "{product}: the first digit of the root decides the beginning {beginning}. That fits for {ways}.",
    "square-endings.size.never":
      "{product}: no first digit of the root gives a result that begins with {beginning}.",
    "root-rows": "{product}: the first two digits of the root decide between what {beginning} lies.",
    "root-rows.ways":
      "{product}: the first two digits of the root decide the beginning {beginning}. That fits for {ways}.",
    "root-rows.never":
      "{product}: no two first digits of the root give a result that begins with {beginning}.",

    squeeze:
      "{left} is between {low} and {high}, and {right} between {rightLow} and {rightHigh}. They must meet.",
    "squeeze.right": "{left} is between {low} and {high}, and must be {rightLow}.",
    "squeeze.left": "{right} is between {rightLow} and {rightHigh}, and must be {low}.",
    "squeeze.less": "{left} is at least {low}, and {right} is at most {rightHigh}. That leaves little room.",
    "squeeze.more": "{left} is at most {high}, and {right} is at least {rightLow}. That leaves little room.",
    "squeeze.sides": "{left} and {right} could not meet otherwise.",

    "internal-zero":
      "The 0 in {multiplicand} stops every carry. So {below} is just what is carried into it, less than {digit}, and nothing goes on.",
    "internal-zero.never":
      "The 0 in {multiplicand} stops every carry, so {below} would have to be less than {digit}.",

    "divisor-facts": "{factor} is a multiple of {divisor}, so {number} is one too.",
    "divisor-facts.own": "{number} is a multiple of {divisor}.",
    "divisor-facts.last": "Its last digit shows that.",
    "divisor-facts.two": "Its last two digits show that.",
    "divisor-facts.three": "Its last three digits show that.",
    "divisor-facts.sum": "So the sum of its digits is a multiple of {divisor}.",
    "divisor-facts.alternating": "So its digits, added and subtracted in turn, give a multiple of {divisor}.",
    "divisor-facts.never": "{factor} is a multiple of {divisor}, but {number} cannot be one.",

    "few-letters-left": "In {part} only {letters} are open. Try them one by one.",
    "few-letters-left.values": "In {part} only {letters} are open. Trying them one by one leaves {values}.",
    "few-letters-left.never": "In {part} only {letters} are open, and none of their digits fit.",

    "table-matching": "{a} ends in {aEnd}, and {b} ends in {bEnd}. Few digits do both.",
    "table-matching.never": "{a} ends in {aEnd}, and {b} ends in {bEnd}. No digits do both.",

    "pattern-numbers":
      "{number} is a multiple of {prime}, whatever its letters are. {prime} is a prime, so {factors} is a multiple of {prime}.",
    "pattern-numbers.never":
      "{number} is a multiple of {prime}, whatever its letters are. But none of {factors} can be one.",

    "extra-addition": "{parts} together give a sum that nobody wrote down: {relation}.",
    "extra-addition.use": "{relation}: the two sides must be able to meet.",
    "extra-addition.use.never": "{relation} is out of reach.",
    "extra-addition.ending": "The last digits of {relation} must suit each other.",
    "extra-addition.ending.never": "The last digits of {relation} cannot suit each other.",
    "division-bookkeeping": "{parts} together say that {relation}.",
    "division-bookkeeping.use": "{relation} leaves only these digits.",
    "division-bookkeeping.use.never": "{relation} cannot be.",
    "division-bookkeeping.ending": "The last digits of {relation} must suit each other.",
    "division-bookkeeping.ending.never": "The last digits of {relation} cannot suit each other.",

    "tail-congruence": "The last {length} digits of {number} come from {tails} alone: it must end in {end}.",
    "tail-congruence.table":
      "The last {length} digits of {number} depend on {letter} alone. They fit {end} for {letter} = {ends}.",
    "tail-congruence.never":
      "The last {length} digits of {number} come from {tails} alone, and never end in {end}.",

    "list-of-powers.square": "{word} is a square. List the squares of that length: few have this pattern.",
    "list-of-powers.square.left":
      "{word} is a square. Of the squares of that length only these have this pattern: {values}.",
    "list-of-powers.square.never": "No square has the pattern {word}.",
    "list-of-powers.cube": "{word} is a cube. List the cubes of that length: few have this pattern.",
    "list-of-powers.cube.left":
      "{word} is a cube. Of the cubes of that length only these have this pattern: {values}.",
    "list-of-powers.cube.never": "No cube has the pattern {word}.",
    "list-of-powers.power":
      "{word} is a power with exponent {exponent}. List those of that length: few have this pattern.",
    "list-of-powers.power.left":
      "{word} is a power with exponent {exponent}. Of those of that length only these have this pattern: {values}.",
    "list-of-powers.power.never": "No power with exponent {exponent} has the pattern {word}.",
    "list-of-powers.root":
      "{part} makes {word} a power with exponent {exponent}. List those of that length, and try each: few fit.",
    "list-of-powers.root.left":
      "{part} makes {word} a power with exponent {exponent}. Of those of that length only these fit: {values}.",
    "list-of-powers.root.never":
      "{part} makes {word} a power with exponent {exponent}. Of those of that length none fits.",
    "list-of-powers.shared":
      "{part}: both are powers of one number n, {word} = n^{exponent} and {other} = n^{otherExponent}. Few n have this pattern.",
    "list-of-powers.shared.left":
      "{part}: both are powers of one number n, {word} = n^{exponent} and {other} = n^{otherExponent}. Only these have the pattern: {values}.",
    "list-of-powers.shared.never":
      "{part}: both are powers of one number n, {word} = n^{exponent} and {other} = n^{otherExponent}. No n has this pattern.",

    "word-table":
      "{word} can only have {lines} values. Write each with its result, and cross out what is not {result}.",
    "word-table.left":
      "{word} can only have {lines} values. Of their results only these fit {result}: {rows}.",
    "word-table.never": "{word} can only have {lines} values, and none of their results fits {result}.",
  },
};
