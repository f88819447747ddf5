/** The digits as keys: each shows what is known of it for the selected letter. It never takes the focus from a cell. */
import type { JSX } from "preact";
import { digitText } from "../parts/digit-text.js";
import { Icon, type IconName } from "../parts/icon.js";
import { symbolIn } from "./selection.js";
import { words } from "./sentences.js";
import type { Session } from "./session.js";

export const keepFocus = (event: Event): void => event.preventDefault();

/** For what has buttons in it: text can still be selected, and the panel of Share takes the focus. */
export function keepFocusOnButtons(event: MouseEvent): void {
  if (!(event.target instanceof Element) || event.target.closest(".share") !== null) return;
  if (event.target.closest("button.button") !== null) keepFocus(event);
}

/** After a button that goes away when it is pressed: the keyboard is at the board again. */
export async function backToBoard(session: Session, act: () => void | Promise<void>): Promise<void> {
  const goBack = (): void => {
    if (document.activeElement === document.body) session.onFocus(session.at.peek());
  };
  await act();
  // At once, since the next key may come before the next frame; or when the browser has seen that the button is gone.
  goBack();
  requestAnimationFrame(goBack);
}

export function Keypad({ session }: { readonly session: Session }): JSX.Element {
  const { base } = session.facts.value;
  const digits = [...Array.from({ length: base - 1 }, (_, i) => i + 1), 0];
  return (
    <fieldset class={base > 10 ? "keypad many" : "keypad"} aria-label={words().keypad}>
      {digits.map((digit) => (
        <DigitKey key={digit} digit={digit} session={session} />
      ))}
    </fieldset>
  );
}

function DigitKey({ digit, session }: { readonly digit: number; readonly session: Session }): JSX.Element {
  const w = words();
  const known = session.known.value;
  const symbol = symbolIn(session.selected.value);
  const text = digitText(digit);
  const holders = known.holders(digit).map((each) => session.sentences.symbol(each));
  const marks = known.holders(digit).map((each) => session.sentences.mark(each));
  const isCrossed = symbol !== undefined && known.note(symbol, digit) === "crossed";
  const isOwn = symbol !== undefined && known.digit(symbol) === digit;
  const classes = ["key"];
  if (isCrossed) classes.push("crossed");
  if (isOwn) classes.push("own");
  if (session.hand.value === digit) classes.push("held");
  const isOut = symbol !== undefined && known.note(symbol, digit) === "follows";
  if (isOut) classes.push("out");
  const label =
    session.hand.value === digit
      ? w.keyInHand(text)
      : holders.length > 0
        ? w.keyUsed(text, holders)
        : isCrossed
          ? w.keyCrossed(text)
          : w.keyOpen(text);
  return (
    <button
      type="button"
      class={classes.join(" ")}
      aria-label={label}
      onMouseDown={keepFocus}
      onClick={() => session.press(digit)}
    >
      <span class="key-digit">{text}</span>
      {holders.length > 0 && <span class="key-holder">{marks.slice(0, 2).join("")}</span>}
    </button>
  );
}

export interface ToolProps {
  readonly icon: IconName;
  readonly name: string;
  readonly pressed?: boolean;
  readonly expanded?: boolean;
  readonly disabled?: boolean;
  readonly id?: string;
  readonly onClick: () => void;
}

/** A tool with its sign above its name on a phone, beside it elsewhere. */
export function Tool({ icon, name, pressed, expanded, disabled, id, onClick }: ToolProps): JSX.Element {
  return (
    <button
      type="button"
      class="tool"
      id={id}
      aria-pressed={pressed}
      aria-expanded={expanded}
      aria-disabled={disabled === true ? true : undefined}
      onMouseDown={keepFocus}
      onClick={onClick}
    >
      <Icon name={icon} />
      <span>{name}</span>
    </button>
  );
}
