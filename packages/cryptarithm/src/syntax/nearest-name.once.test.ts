import { expect, test } from "vitest";
import { FUNCTION_NAMES } from "./functions.js";
import { nearestName } from "./nearest-name.js";

test.each([
  ["sqrrt", "sqrt"],
  ["sqtr", "sqrt"],
  ["is_prim", "is_prime"],
  ["isprime", "is_prime"],
  ["digitsum", "digit_sum"],
  ["facotrial", "factorial"],
  ["lenn", "len"],
  ["more", undefined],
  ["", undefined],
  ["determinant", undefined],
])("the name nearest to %j is %s", (name, nearest) => {
  expect(nearestName(name, FUNCTION_NAMES)).toBe(nearest);
});
