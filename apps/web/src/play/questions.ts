/**
 * What a session asks the engine: whether there is a solution at all, Check, Hint, and whether a full board is right.
 * One question at a time; a new one, or a change of the board, ends the one before.
 */
import type { Hint, StatedFact } from "cryptarithm";
import { language, shownNumber } from "../language/language.js";
import { digitText } from "../parts/digit-text.js";
import { asAnswered, puzzle as box, setRules } from "../state/puzzle.js";
import { checkBoard, entriesOf, PATIENCE, Question, type Verdict } from "./check-board.js";
import { reasonOf } from "./message.js";
import { words } from "./sentences.js";
import type { Session } from "./session.js";
import { brokenRules } from "./slips.js";
import { solutionDigits } from "./solution-digits.js";
import { withFacts } from "./with-facts.js";
import { withDigit } from "./writing.js";

type HintLevel = 1 | 2 | 3;

/** The engine itself has failed, as when its files are not there. */
const FAILED = Symbol("failed");

const asked = <T>(reply: Promise<T>): Promise<T | typeof FAILED> => reply.catch(() => FAILED);

export class Questions {
  readonly #session: Session;
  #asked: Question | undefined;
  /** What the user wants to know, while it is being found out. */
  #wanted: "check" | "hint" | undefined;
  /** Whether a full board is right, which nobody has asked for. */
  #judging: Question | undefined;
  #opening: Question | undefined;
  /** The level of the hint that is shown, for the board as it is. */
  #level: 0 | HintLevel = 0;
  /** What the hint that is shown can write in. */
  #facts: readonly StatedFact[] | undefined;
  /** Reads the time of the game, for the line above a solved board. */
  readonly #time: () => string | undefined;

  constructor(session: Session, time: () => string | undefined) {
    this.#session = session;
    this.#time = time;
  }

  stop(): void {
    this.#drop();
    this.#opening?.stop();
  }

  #drop(): void {
    this.#asked?.stop();
    this.#judging?.stop();
    this.#wanted = undefined;
  }

  #question(wanted: "check" | "hint"): Question {
    this.#asked?.stop();
    this.#wanted = wanted;
    this.#asked = new Question();
    return this.#asked;
  }

  /** Asks once what there is to be found. */
  async open(): Promise<void> {
    const { puzzle, answer } = this.#session;
    this.#opening = new Question();
    const said = language.peek();
    const reply = await asked(
      this.#opening.ask("answer", {
        text: puzzle.text,
        options: { ...puzzle.rules, limit: 1, milliseconds: PATIENCE, language: said },
      }),
    );
    if (reply === FAILED) answer.value = { status: "unknown" };
    if (reply === FAILED || reply?.kind !== "answer") return;
    const found = reply.answer;
    if (found.status === "invalid") {
      // Not that it has no solution: its rules do not fit it, so nothing was asked.
      answer.value = { status: "invalid", reason: found.diagnostics[0]?.message ?? "", language: said };
      return;
    }
    // The board of another reading is another board.
    if (asAnswered(puzzle, found) !== puzzle && box.peek().text === puzzle.text) {
      setRules({ reading: found.reading });
      return;
    }
    const [first] = found.solutions;
    const shared = {
      base: found.rules.base,
      ...(first && { solution: solutionDigits(puzzle.formula, first) }),
    };
    if (found.status === "none")
      answer.value = { ...shared, status: "none", reason: found.reason ?? "", language: said };
    else if (found.complete) answer.value = { ...shared, status: "playable", count: found.count };
    else answer.value = { ...shared, status: "unknown" };
    this.#judge();
  }

  /** The board has changed: what was asked about the old one is of no use. */
  changed(): void {
    this.#drop();
    this.#level = 0;
    this.#facts = undefined;
    this.#judge();
  }

  /** The board is another one, but not by what the user did here: what is being asked is asked of the new one. */
  replaced(): void {
    const wanted = this.#wanted;
    this.changed();
    if (wanted === "check") void this.check();
    else if (wanted === "hint") void this.hint();
  }

  /** A full board is judged by itself; only that it is solved is said in full. What somebody asks has the word. */
  #judge(): void {
    this.#judging?.stop();
    if (this.#session.known.value.missing.length > 0 || this.#wanted === "check") return;
    this.#judging = new Question();
    void this.#full(this.#judging);
  }

  async #full(question: Question): Promise<void> {
    const verdict = await asked(this.#verdict(question));
    if (verdict === FAILED) return;
    if (verdict?.kind === "solved") this.#solved(verdict.text);
    else if (verdict?.kind === "wrong" && this.#session.message.peek()?.about === undefined)
      this.#session.say(words().notYet, { tone: "mark", passing: false });
  }

  async check(): Promise<void> {
    this.#session.say(words().checking, { about: "check", silent: true, passing: false });
    this.#judging?.stop();
    const verdict = await asked(this.#verdict(this.#question("check")));
    if (verdict === undefined) return;
    this.#wanted = undefined;
    if (verdict === FAILED) this.#tell({ kind: "undecided" });
    else if (verdict.kind !== "stopped") this.#tell(verdict);
  }

  async #verdict(question: Question): Promise<Verdict | undefined> {
    const { puzzle, tables, known } = this.#session;
    const asked = { puzzle, tables, known: known.value, language: language.value };
    const verdict = await checkBoard(asked, question);
    return question.stopped ? undefined : verdict;
  }

  #tell(verdict: Exclude<Verdict, { kind: "stopped" }>): void {
    const session = this.#session;
    const w = words();
    const shown = { about: "check", passing: false } as const;
    switch (verdict.kind) {
      case "solved":
        this.#solved(verdict.text);
        break;
      case "fine": {
        const text =
          verdict.filled > 0 ? w.fine(verdict.filled) : verdict.crossed ? w.crossesFine : w.nothingYet;
        session.say(text, { ...shown, tone: verdict.filled > 0 || verdict.crossed ? "ok" : "plain" });
        break;
      }
      case "undecided":
        session.say(w.undecided, { ...shown, tone: "mark" });
        break;
      case "wrong": {
        session.problems.value = verdict.problems;
        const [first, ...more] = verdict.problems;
        const text = first === undefined ? w.noWayOn([]) : session.sentences.problem(first);
        const rest = more.length === 0 ? "" : ` ${w.moreProblems(more.length)}`;
        session.say(text + rest, { ...shown, ...reasonOf(first), tone: "bad" });
        break;
      }
    }
  }

  #solved(text: string): void {
    const session = this.#session;
    const w = words();
    const { count } = session.answer.value;
    session.solved.value = text;
    session.selected.value = undefined;
    session.hand.value = undefined;
    const said =
      count === undefined
        ? w.solvedPlain(text)
        : count === 1n
          ? w.solvedOnly(text)
          : w.solvedOneOf(shownNumber(count));
    const time = this.#time();
    const hints = session.hints.value;
    const more = [
      ...(time === undefined ? [] : [w.solvedIn(time)]),
      ...(hints === 0 ? [] : [w.withHints(hints)]),
    ];
    session.say([said, ...more].join(" "), { tone: "ok", passing: false });
    session.onSolved();
  }

  /** The next level of the hint for the board as it is. */
  async hint(): Promise<void> {
    const session = this.#session;
    const w = words();
    const done = session.solved.value;
    if (done !== undefined) return this.#solved(done);
    const level = Math.min(3, this.#level + 1) as HintLevel;
    const [slip] = brokenRules(session.tables, session.known.value);
    if (slip !== undefined) {
      // No reasoning is needed to see this, and nothing else helps before it.
      session.problems.value = [slip];
      session.say(session.sentences.problem(slip), { about: "check", tone: "bad", passing: false });
      return;
    }
    if (this.#level === 0) session.say(w.hinting, { about: "hint", silent: true, passing: false });
    const question = this.#question("hint");
    const { text, rules } = session.puzzle;
    const hinted = await asked(
      question.ask("hint", {
        text,
        options: {
          ...rules,
          entries: entriesOf(session.known.value),
          level,
          language: language.value,
          milliseconds: PATIENCE,
        },
      }),
    );
    if (hinted === undefined || question.stopped) return;
    this.#wanted = undefined;
    // There is nothing to hint at when the board has just been found to be right.
    if (session.solved.value !== undefined) return;
    if (hinted === FAILED) {
      session.say(w.noHint, { tone: "mark", passing: false });
      return;
    }
    if (hinted.status === "invalid" || hinted.status === "unfinished" || hinted.status === "none") {
      session.say(hinted.status === "none" ? w.none : w.noHint, { tone: "mark", passing: false });
      return;
    }
    const left = hinted.status === "wrong" ? undefined : onlyLeft(session);
    if (this.#level === 0 && (left !== undefined || hinted.status !== "done")) session.hints.value++;
    if (left === undefined) this.#showHint(hinted, level);
    else this.#showOnlyLeft(left);
  }

  #showOnlyLeft({ symbol, digit }: OnlyLeft): void {
    const session = this.#session;
    const { sentences } = session;
    this.#level = 3;
    this.#facts = [{ id: 0, claim: { letter: symbol, digits: [digit] } }];
    session.look.value = undefined;
    session.say(words().onlyLeft(sentences.symbol(symbol), digitText(digit)), {
      about: "hint",
      tone: "mark",
      passing: false,
    });
  }

  #showHint(hinted: Hint, level: HintLevel): void {
    const session = this.#session;
    const w = words();
    this.#level = level;
    this.#facts = hinted.status === "hint" ? hinted.steps?.flatMap(({ facts }) => facts) : undefined;
    session.look.value = hinted.where === undefined ? undefined : lookOf(hinted.where);
    const isWrong = hinted.status === "wrong";
    if (isWrong && hinted.wrong !== undefined && level > 1) {
      const symbols = [...hinted.wrong.others, hinted.wrong.letter];
      session.problems.value = [{ kind: "no-way-on", entries: [], reason: hinted.sentence, symbols }];
    }
    session.say(hinted.sentence || w.hintDone, {
      ...(hinted.status === "hint" || isWrong ? { title: w.hintTitle(level), about: "hint" } : {}),
      tone: isWrong ? "bad" : "mark",
      passing: false,
      ...(hinted.rule !== undefined && { rule: hinted.rule }),
    });
  }

  /** Whether the hint that is shown has more to say. */
  get canSayMore(): boolean {
    return this.#level > 0 && this.#level < 3;
  }

  get canDo(): boolean {
    return this.#facts !== undefined;
  }

  /** Writes in what the steps of the hint say, as one step. */
  do(): void {
    if (this.#facts === undefined) return;
    const session = this.#session;
    session.writeAll(withFacts(session.board.value.writing, this.#facts, session), "reasoning");
  }

  showAnswer(): void {
    const session = this.#session;
    const { solution } = session.answer.value;
    if (solution === undefined) return;
    let { writing } = session.board.value;
    for (const [symbol, digit] of Object.entries(solution))
      if (!session.facts.value.given.has(symbol)) writing = withDigit(writing, symbol, { digit, fork: 0 });
    session.writeAll(writing, "answer");
  }
}

interface OnlyLeft {
  readonly symbol: string;
  readonly digit: number;
}

/** A symbol with one digit left that is not entered: the reasoning of hints takes it as known, and never tells it. */
function onlyLeft({ known }: Session): OnlyLeft | undefined {
  for (const symbol of known.value.missing) {
    const [digit, ...more] = known.value.open(symbol);
    if (digit !== undefined && more.length === 0) return { symbol, digit };
  }
  return undefined;
}

function lookOf({ part, place }: { readonly part?: number; readonly place?: number }) {
  return part === undefined ? undefined : { part, ...(place !== undefined && { place }) };
}
