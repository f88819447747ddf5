/** The reference has a sentence for every operator and none for anything else. */
import { expect, it } from "vitest";
import { OPERATOR_DOCS } from "./operator-reference.js";
import { OPERATORS } from "./operators.js";

it("has a sentence for every operator", () => {
  expect(Object.keys(OPERATOR_DOCS).sort()).toEqual(OPERATORS.map(({ id }) => id).sort());
  for (const doc of Object.values(OPERATOR_DOCS)) expect(doc).toMatch(/^[A-Z].*\.$/);
});
