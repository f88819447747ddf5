/**
 * Questions that together make the engine say nearly every sentence that it has. Each is asked in English and in
 * German by `german.once.test.ts`, which looks at what was said.
 */
import { ANSWERS } from "./answers.js";
import { CHECKS } from "./checks.js";
import { COMPOSED } from "./composed.js";
import { FORMULAS } from "./formulas.js";
import { LAYOUT_VALUES } from "./layout-values.js";
import { LAYOUTS } from "./layouts.js";
import { REPAIRS } from "./repairs.js";

/** All questions by subject. */
export const QUESTIONS = { FORMULAS, ANSWERS, CHECKS, LAYOUTS, LAYOUT_VALUES, COMPOSED, REPAIRS } as const;
