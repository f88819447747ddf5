/** What is taught of the rules of deduction: all of them in short, and the example of one of them. */
import { lessonExample, lessons } from "cryptarithm";
import type { Perform } from "./jobs.js";

export const performLesson: Perform<"lesson"> = ({ rule, language }, reply) => {
  reply({ kind: "lessons", lessons: lessons(language) });
  const example = rule === undefined ? undefined : lessonExample(rule, language);
  if (example !== undefined) reply({ kind: "example", example });
};
