/** What is taught, asked of the engine once for each language and rule. */

import type { LanguageCode, Lesson, LessonExample } from "cryptarithm";
import { useEffect, useState } from "preact/hooks";
import { ask } from "../engine/engine.js";

const lessonsKept = new Map<LanguageCode, readonly Lesson[]>();
const examplesKept = new Map<string, LessonExample>();

export interface Teaching {
  /** All rules, easiest first; undefined until they are there. */
  readonly lessons?: readonly Lesson[];
  /** The example of the rule, once it is worked out. */
  readonly example?: LessonExample;
}

export function useTeaching(rule: string | undefined, language: LanguageCode): Teaching {
  const [, setCame] = useState(0);
  const key = `${language} ${rule}`;
  useEffect(() => {
    if (lessonsKept.has(language) && (rule === undefined || examplesKept.has(key))) return;
    const job = ask("lesson", { language, ...(rule !== undefined && { rule }) }, (reply) => {
      if (reply.kind === "lessons") lessonsKept.set(language, reply.lessons);
      else examplesKept.set(key, reply.example);
      setCame((n) => n + 1);
    });
    // Without an example the rule is still told.
    job.done.catch(() => {});
    return job.stop;
  }, [key, rule, language]);
  const lessons = lessonsKept.get(language);
  const example = examplesKept.get(key);
  return { ...(lessons && { lessons }), ...(example && { example }) };
}
