/** All rules by level, each with its name; the one that is shown is marked. */
import { type FrameName, frameText, LANGUAGES, LEVELS, type Lesson } from "cryptarithm";
import type { JSX } from "preact";
import { capitalised } from "../language/engine-words.js";
import { language } from "../language/language.js";
import { LessonLink } from "./lesson-link.js";
import { words } from "./words.js";

export interface LessonListProps {
  readonly lessons: readonly Lesson[];
  readonly current?: string | undefined;
  /** Whether what each rule is stands below its name. */
  readonly withTexts?: boolean;
}

export function LessonList({ lessons, current, withTexts = false }: LessonListProps): JSX.Element {
  return (
    <>
      {LEVELS.map(({ level }) => (
        <section key={level} class="lesson-level">
          <h2>{words().level(level, levelName(level))}</h2>
          <ul class={withTexts ? "lesson-list texts" : "lesson-list"}>
            {lessons
              .filter((lesson) => lesson.level === level)
              .map(({ rule, title, text }) => (
                <li key={rule}>
                  <LessonLink rule={rule} current={rule === current} style="lesson-entry">
                    {capitalised(title)}
                  </LessonLink>
                  {withTexts && <p>{text}</p>}
                </li>
              ))}
          </ul>
        </section>
      ))}
    </>
  );
}

/** What a level asks for; the frame of explanations has a name for each. */
export const levelName = (level: number): string =>
  frameText(`level.${level}` as FrameName, {}, LANGUAGES[language.value]);
