/** The slot for what is said: a check, a hint, what a gesture did; otherwise what is known of the selected letter. */
import type { JSX } from "preact";
import { go } from "../app/navigation.js";
import { PageLink } from "../app/page-link.js";
import { shownNumber } from "../language/language.js";
import { Button } from "../parts/button.js";
import { digitText } from "../parts/digit-text.js";
import { Icon, type IconName } from "../parts/icon.js";
import { Share } from "../share/share.js";
import { backToBoard, keepFocusOnButtons } from "./keypad.js";
import type { Message } from "./message.js";
import type { Questions } from "./questions.js";
import { words } from "./sentences.js";
import type { Session } from "./session.js";

const SIGNS: Readonly<Record<Message["tone"], IconName | undefined>> = {
  ok: "check",
  bad: "cross",
  mark: "hint",
  plain: undefined,
};

export interface SlotProps {
  readonly session: Session;
  readonly questions: Questions;
}

export function MessageSlot({ session, questions }: SlotProps): JSX.Element {
  const message = session.message.value;
  const solved = session.solved.value !== undefined;
  return (
    <section class="play-message" aria-label={words().messages} onMouseDown={keepFocusOnButtons}>
      {message === undefined ? (
        <p class="aside">{capital(idleText(session))}</p>
      ) : (
        <div class={`said ${message.tone}`}>
          {message.title !== undefined && <h2>{message.title}</h2>}
          <p class={`verdict ${message.tone}`}>
            {message.title === undefined && SIGNS[message.tone] !== undefined && (
              <Icon name={SIGNS[message.tone] as IconName} />
            )}
            <span>{message.text}</span>
          </p>
          {message.reason !== undefined && <p>{message.reason}</p>}
          <Actions message={message} session={session} questions={questions} />
        </div>
      )}
      {solved && (
        <div class="buttons">
          <Button onClick={() => go("explain")}>{words().explain}</Button>
          <Button kind="main" onClick={() => go("daily")}>
            {words().next}
          </Button>
          <Share />
        </div>
      )}
    </section>
  );
}

function Actions({
  message,
  session,
  questions,
}: SlotProps & { readonly message: Message }): JSX.Element | null {
  const w = words();
  if (message.about === "check" && session.problems.value.length > 1) {
    return (
      <div class="buttons">
        <Button onClick={() => session.walk.problem(1)}>{w.nextProblem}</Button>
      </div>
    );
  }
  if (message.about !== "hint") return null;
  return (
    <div class="buttons">
      {questions.canSayMore && (
        <Button onClick={() => void backToBoard(session, () => questions.hint())}>{w.sayMore}</Button>
      )}
      {questions.canDo && (
        <Button kind="main" onClick={() => void backToBoard(session, () => questions.do())}>
          {w.doIt}
        </Button>
      )}
      {message.rule !== undefined && <RuleLink rule={message.rule} />}
    </div>
  );
}

function RuleLink({ rule }: { readonly rule: NonNullable<Message["rule"]> }): JSX.Element {
  return (
    <PageLink
      view="lesson"
      to={{ keys: new Map([["rule", rule.name]]) }}
      style="button quiet"
      label={words().aboutRule(rule.title)}
    >
      {rule.title}
    </PageLink>
  );
}

/** A letter that is a symbol stays as it is: only what is a word of ours is written large. */
const capital = (text: string): string =>
  text.replace(/^[a-zäöü](?=\p{L})/u, (letter) => letter.toUpperCase());

/** What is known of the selected letter, or how to begin. */
function idleText(session: Session): string {
  const w = words();
  const selected = session.selected.value;
  const known = session.known.value;
  if (selected?.kind === "symbol") {
    const { symbol } = selected;
    const places = w.places(session.sentences.symbol(symbol), session.sentences.places(symbol));
    const open = known.open(symbol);
    const domain = session.facts.value.domains.get(symbol)?.length ?? 0;
    const isTold = known.digit(symbol) === undefined && open.length < domain;
    return isTold ? `${places} ${w.open(open.map(digitText))}` : places;
  }
  if (selected?.kind === "carry") return `${session.sentences.slot(selected.slot, known)}.`;
  const { status, count = 1n } = session.answer.value;
  if (status === "unknown") return w.unknownCount;
  const hasLetters = session.puzzle.formula.letters.length > 0;
  const first = hasLetters ? w.tapFirst : w.tapFirstBlank;
  return count > 1n ? `${w.several(shownNumber(count))} ${first}` : first;
}
