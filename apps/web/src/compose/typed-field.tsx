/**
 * A field in which one types a wish. While somebody types, the text is theirs: it is taken after a moment of rest, or
 * when the field is left, and is not rewritten for being understood. What comes from elsewhere (Back, a link) replaces
 * it. No Enter is needed.
 */
import type { JSX } from "preact";
import { useEffect, useId, useRef, useState } from "preact/hooks";

/** After so much rest the text is taken, in milliseconds. */
const REST = 400;

export interface TypedFieldProps {
  readonly label: string;
  /** What is wished for now, as `plain` writes it. */
  readonly value: string;
  /** What a text says: two texts with the same plain form wish for the same. */
  readonly plain: (text: string) => string;
  readonly take: (text: string) => void;
  readonly hint?: string;
  /** With more than one it grows a text of several lines. */
  readonly rows?: number;
}

export function TypedField({ label, value, plain, take, hint = "", rows = 1 }: TypedFieldProps): JSX.Element {
  const [typed, setTyped] = useState("");
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const takeNow = (text: string): void => {
    clearTimeout(timer.current);
    timer.current = undefined;
    take(text);
  };
  const props = {
    id: useId(),
    spellcheck: false,
    autocapitalize: "none",
    placeholder: hint,
    value: timer.current !== undefined || plain(typed) === value ? typed : value,
    onInput: ({ currentTarget: { value: text } }: Typing): void => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => takeNow(text), REST);
      setTyped(text);
    },
    onChange: ({ currentTarget: { value: text } }: Typing): void => takeNow(text),
  } as const;
  return (
    <div class="field">
      <label for={props.id}>{label}</label>
      {rows > 1 ? (
        <textarea class="input" rows={rows} {...props} />
      ) : (
        <input class="input mono" type="text" {...props} />
      )}
    </div>
  );
}

interface Typing {
  readonly currentTarget: HTMLInputElement | HTMLTextAreaElement;
}
