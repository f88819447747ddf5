/**
 * Sharing in two clicks: Share shows the link, and Copy takes it. Whoever opens it sees the same puzzle under the same
 * rules and can play it; the answer, or what was written, only goes along when it is asked for.
 *
 *     <Share />                                   of the puzzle that is shown
 *     <Share written={() => keysOfMyBoard()} />   with "what I wrote as well"
 *     <Share puzzles={sheet} here={keys.value} /> of a sheet: the page as it is
 */
import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { tableOf } from "../language/language.js";
import { type Linked, type LinkPuzzle, LONGEST_PLAIN, linkOf, puzzleKey, writeLink } from "../link/link.js";
import { announce } from "../parts/announce.js";
import { Button } from "../parts/button.js";
import { Choice } from "../parts/choice.js";
import { puzzle as inBox, lastGood, reading } from "../state/puzzle.js";
import { type Keys, view } from "../state/view.js";
import { ENGLISH } from "./english.js";
import "./share.css";

const words = tableOf("share", ENGLISH);

export interface ShareProps {
  /** Without it, the puzzle that is shown. */
  readonly puzzle?: LinkPuzzle;
  /** What the player wrote, as keys of the view Play; empty when nothing was written. */
  readonly written?: () => Keys;
  /** Several puzzles: a sheet. */
  readonly puzzles?: readonly LinkPuzzle[];
  /** The keys of this view, when its page is to be shared as it is. */
  readonly here?: Keys;
}

type Kind = "play" | "written" | "solve" | "here";

export function Share(props: ShareProps): JSX.Element {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLSpanElement>(null);
  const close = (): void => {
    setOpen(false);
    button.current?.querySelector("button")?.focus();
  };
  return (
    <span class="share" ref={button}>
      <Button icon="share" onClick={() => setOpen(!isOpen)}>
        {words().share}
      </Button>
      {isOpen && <Panel {...props} onClose={close} />}
    </span>
  );
}

function Panel(props: ShareProps & { readonly onClose: () => void }): JSX.Element {
  const kinds = kindsOf(props);
  const [kind, setKind] = useState<Kind>(kinds[0] ?? "play");
  const [address, setAddress] = useState<string | undefined>("");
  const [note, setNote] = useState("");
  const field = useRef<HTMLInputElement>(null);
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    panel.current?.querySelector<HTMLElement>("button.main")?.focus();
    panel.current?.scrollIntoView({ block: "nearest" });
  }, []);
  // The panel follows what is typed, chosen and written while it is open.
  const linked = linkedAs(kind, props);
  const shape = writeLink(linked) + (linked.puzzles ?? []).map((each) => puzzleKey(each)).join(";");
  useEffect(() => {
    setNote("");
  }, [shape]);
  useEffect(() => {
    let isWanted = true;
    void Promise.resolve(linkOf(linked)).then((link) => {
      if (isWanted) setAddress(link === undefined ? undefined : whole(link));
    });
    return () => {
      isWanted = false;
    };
  }, [shape]);
  const copy = async (): Promise<void> => {
    // A long link is being packed for a moment, and the one in the field may still be of what was written before.
    const link = linkOf(linked);
    const fragment = typeof link === "string" ? link : await link;
    if (fragment === undefined) return;
    const said = (await copied(whole(fragment), field.current)) ? words().copied : words().notCopied;
    setNote(said);
    announce(said);
  };
  return (
    <section
      class="card share-panel"
      aria-label={words().title}
      ref={panel}
      onKeyDown={(event) => event.key === "Escape" && props.onClose()}
    >
      {kinds.length > 1 && (
        <Choice
          label={words().what}
          name="share-kind"
          value={kind}
          values={kinds.map((value) => ({ value, label: words()[value] }))}
          onChange={(value) => {
            setNote("");
            setKind(value);
          }}
        />
      )}
      <p class="share-note">{isBoxItself(props) ? words().asItIs : noteOf(kind)}</p>
      {address === undefined ? (
        <p class="verdict bad">{words().tooLong}</p>
      ) : (
        <>
          <input
            class="input share-link"
            ref={field}
            readOnly
            value={address}
            aria-label={words().link}
            onFocus={(event) => event.currentTarget.select()}
          />
          {address.length > LONGEST_PLAIN && <p class="share-note">{words().packed}</p>}
          <div class="buttons">
            <Button kind="main" icon="copy" onClick={() => void copy()}>
              {words().copy}
            </Button>
            {"share" in navigator && (
              <Button icon="share" onClick={() => void sent(address)}>
                {words().send}
              </Button>
            )}
            <Button kind="quiet" onClick={props.onClose}>
              {words().close}
            </Button>
          </div>
        </>
      )}
      <p class="share-said">{note}</p>
      {isOwnComputer() && <p class="share-note">{words().ownComputer}</p>}
    </section>
  );
}

/** Whether the box has a text that is no puzzle: it is sent as it stands, and no other puzzle in its place. */
const isBoxItself = ({ puzzle, puzzles }: ShareProps): boolean =>
  puzzle === undefined && puzzles === undefined && view.value === "solve" && reading.value.status === "bad";

/** What can be shared here, the usual first. */
function kindsOf(props: ShareProps): readonly Kind[] {
  const { written, puzzles, here } = props;
  if (puzzles !== undefined) return ["here"];
  if (isBoxItself(props)) return ["solve"];
  const hasWritten = written !== undefined && written().size > 0;
  return [
    "play",
    ...(hasWritten ? (["written"] as const) : []),
    "solve",
    ...(here ? (["here"] as const) : []),
  ];
}

function linkedAs(kind: Kind, props: ShareProps): Linked {
  if (isBoxItself(props)) return { view: "solve", puzzle: inBox.value };
  const { puzzle = lastGood.value, written, puzzles, here } = props;
  const shown = puzzle && { puzzle: { text: puzzle.text, rules: puzzle.rules } };
  switch (kind) {
    case "play":
    case "solve":
      return { view: kind, ...shown };
    case "written":
      return { view: "play", ...shown, ...(written && { keys: written() }) };
    case "here":
      return { view: view.peek(), ...shown, ...(puzzles && { puzzles }), ...(here && { keys: here }) };
  }
}

function noteOf(kind: Kind): string {
  if (kind === "play") return words().noAnswer;
  return kind === "written" ? words().withWritten : kind === "solve" ? words().withAnswer : "";
}

const whole = (fragment: string): string => `${location.href.split("#")[0]}#${fragment}`;

/** Whether the link is in the clipboard; if the browser forbids that, the link is selected. */
async function copied(link: string, field: HTMLInputElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(link);
    return true;
  } catch {
    field?.focus();
    field?.select();
    return false;
  }
}

async function sent(url: string): Promise<void> {
  try {
    await navigator.share({ url, title: document.title });
  } catch {
    // Given up by the user.
  }
}

/** Whether the page comes from this very computer, where nobody else's links lead. */
const isOwnComputer = (): boolean => /^(localhost|127\.0\.0\.1|\[::1\])$/.test(location.hostname);
