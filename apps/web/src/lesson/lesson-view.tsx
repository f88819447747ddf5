/** The lesson: a page for each rule of deduction, and one that lists them all. */
import "./lesson.css";
import type { Lesson } from "cryptarithm";
import type { JSX } from "preact";
import { PageLink } from "../app/page-link.js";
import { capitalised } from "../language/engine-words.js";
import { language } from "../language/language.js";
import type { Puzzle } from "../state/puzzle.js";
import { keys } from "../state/view.js";
import { Example } from "./lesson-example.js";
import { LessonLink } from "./lesson-link.js";
import { LessonList, levelName } from "./lesson-list.js";
import { puzzlesWith } from "./lesson-puzzles.js";
import { useTeaching } from "./teaching.js";
import { words } from "./words.js";

export function View(): JSX.Element {
  const name = keys.value.get("rule");
  const { lessons, example } = useTeaching(name, language.value);
  if (lessons === undefined) return <h1>{words().title}</h1>;
  const at = lessons.findIndex(({ rule }) => rule === name);
  const lesson = lessons[at];
  if (lesson === undefined) return <AllRules lessons={lessons} unknown={name} />;
  return (
    <div class="lesson">
      <article class="lesson-page">
        <p class="lesson-level-name">{words().level(lesson.level, levelName(lesson.level))}</p>
        <h1>{capitalised(lesson.title)}</h1>
        <p class="lesson-text">{lesson.text}</p>
        {example === undefined ? (
          <section class="lesson-example card">
            <p>{words().working}</p>
          </section>
        ) : (
          <Example example={example} />
        )}
        <Uses rule={lesson.rule} />
        <div class="lesson-neighbours">
          <Neighbour lesson={lessons[at - 1]} label={words().before} />
          <LessonLink style="button">{words().toAll}</LessonLink>
          <Neighbour lesson={lessons[at + 1]} label={words().after} />
        </div>
      </article>
      <nav class="lesson-side" aria-label={words().all}>
        <LessonList lessons={lessons} current={lesson.rule} />
      </nav>
    </div>
  );
}

interface NeighbourProps {
  readonly lesson: Lesson | undefined;
  readonly label: string;
}

function Neighbour({ lesson, label }: NeighbourProps): JSX.Element {
  if (lesson === undefined) return <span />;
  return (
    <LessonLink rule={lesson.rule} style="lesson-neighbour">
      <span class="lesson-small">{label}</span>
      {capitalised(lesson.title)}
    </LessonLink>
  );
}

/** Puzzles whose explanation needs the rule; each opens there. */
function Uses({ rule }: { readonly rule: string }): JSX.Element | null {
  const puzzles = puzzlesWith(rule);
  if (puzzles.length === 0) return null;
  return (
    <section class="lesson-uses">
      <h2>{words().used}</h2>
      <ul class="lesson-list">
        {puzzles.map((puzzle) => (
          <li key={puzzle.text}>
            <PuzzleLink puzzle={puzzle} rule={rule} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function PuzzleLink({ puzzle, rule }: { readonly puzzle: Puzzle; readonly rule: string }): JSX.Element {
  const own = new Map([["rule", rule]]);
  const name = puzzle.rules.layout === true ? oneLine(puzzle.text) : puzzle.text;
  return (
    <PageLink view="explain" to={{ puzzle, keys: own }} style="lesson-entry" label={words().explain(name)}>
      {name}
    </PageLink>
  );
}

/** A written-out calculation by its first rows. */
const oneLine = (text: string): string =>
  `${text
    .split("\n")
    .filter((row) => /\p{L}/u.test(row))
    .slice(0, 2)
    .map((row) => row.trim())
    .join(" ")} … (${words().writtenOut})`;

interface AllRulesProps {
  readonly lessons: readonly Lesson[];
  readonly unknown: string | undefined;
}

function AllRules({ lessons, unknown }: AllRulesProps): JSX.Element {
  return (
    <div class="lesson-all">
      <h1>{words().title}</h1>
      {unknown === undefined ? (
        <>
          <p class="lesson-text">{words().intro}</p>
          <h2>{words().beginning}</h2>
          <ul class="lesson-beginning">
            <li>{words().columns}</li>
            <li>{words().carries}</li>
            <li>{words().notes}</li>
            <li>{words().ends}</li>
          </ul>
        </>
      ) : (
        <p>{words().unknown(unknown)}</p>
      )}
      <LessonList lessons={lessons} withTexts />
    </div>
  );
}
