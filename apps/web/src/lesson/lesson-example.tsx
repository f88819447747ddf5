/** The example of a rule: drawn with what is known after it, and what the rule says there. */
import { type LessonExample, pictureOf } from "cryptarithm";
import type { JSX } from "preact";
import { go } from "../app/navigation.js";
import { language, shownNumber } from "../language/language.js";
import { Button } from "../parts/button.js";
import { Picture } from "../parts/picture.js";
import { type Puzzle, readingOf } from "../state/puzzle.js";
import { words } from "./words.js";

/** The width of a cell in pixels: so that the picture is about so wide, and no larger than on a board. */
const WIDTH = 300;
const LARGEST = 52;
const SMALLEST = 22;

export function Example({ example }: { readonly example: LessonExample }): JSX.Element {
  const { formula: text, rules, solutions, step } = example;
  return (
    <section class="lesson-example card">
      <h2>{words().example}</h2>
      <Drawing puzzle={{ text, rules }} step={step} />
      <p class="lesson-conditions">{conditionsOf(example).join(" · ")}</p>
      {step === undefined ? (
        <p>{words().noExample}</p>
      ) : (
        <>
          <p class="lesson-title">{step.title === NEVER ? words().solutions("0") : step.title}</p>
          <p>{step.text}</p>
        </>
      )}
      {solutions <= MOST_EXPLAINED && (
        <Button kind="quiet" icon="explain" onClick={() => go("explain", { puzzle: { text, rules } })}>
          {words().try}
        </Button>
      )}
    </section>
  );
}

/** What cannot be has a sign in the engine's titles. */
const NEVER = "⨯";
/** With more solutions than these an explanation shows little. */
const MOST_EXPLAINED = 12;

interface DrawingProps {
  readonly puzzle: Puzzle;
  readonly step: LessonExample["step"];
}

function Drawing({ puzzle, step }: DrawingProps): JSX.Element {
  const reading = readingOf(puzzle);
  if (reading.status !== "good") return <pre class="lesson-formula">{puzzle.text}</pre>;
  const { formula } = reading.puzzle;
  const picture = pictureOf(formula, {
    fill: "corner",
    language: language.value,
    ...(step && {
      known: step.digits,
      carries: (part, place) =>
        step.carries.find((carry) => carry.part === part && carry.place === place)?.value,
      ...(step.at.part !== undefined && { look: step.at }),
    }),
  });
  const cell = Math.max(SMALLEST, Math.min(LARGEST, Math.floor(WIDTH / picture.width)));
  return (
    <div class="lesson-drawing">
      <Picture picture={picture} cell={cell} />
    </div>
  );
}

/** What is given, and how many solutions there are. */
function conditionsOf({ rules, solutions }: LessonExample): string[] {
  const given = Object.entries(rules.given ?? {}).map(([letter, what]) => {
    if (typeof what === "object" && "not" in what) return `${letter} ≠ ${what.not.join(", ")}`;
    return `${letter} = ${[what].flat().join("|")}`;
  });
  return [
    ...(rules.base === undefined ? [] : [words().base(rules.base)]),
    ...(rules.digits === undefined ? [] : [words().digits(rules.digits)]),
    ...(given.length === 0 ? [] : [`${words().given} ${given.join(", ")}`]),
    words().solutions(shownNumber(solutions)),
  ];
}
