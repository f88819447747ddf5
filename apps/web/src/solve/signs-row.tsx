/**
 * The signs that keyboards hide: each types itself where the caret is. Always there on touch screens, behind a button
 * where there is a real keyboard.
 */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { tableOf } from "../language/language.js";
import { Chip } from "../parts/button.js";
import { typeText } from "./box-element.js";
import { ENGLISH } from "./english.js";

const words = tableOf("solve", ENGLISH);

const SIGNS = ["+", "−", "×", "÷", "=", "√", "^", "□", "(", ")", ";"] as const;

export function SignsRow(): JSX.Element {
  const isOpen = useSignal(false);
  return (
    <div class={isOpen.value ? "signs open" : "signs"}>
      <div class="signs-switch">
        <Chip
          pressed={isOpen.value}
          onClick={() => {
            isOpen.value = !isOpen.value;
          }}
        >
          {words().signs}
        </Chip>
      </div>
      <fieldset class="signs-keys" aria-label={words().signs}>
        {SIGNS.map((sign) => (
          <button
            key={sign}
            type="button"
            class="sign-key"
            aria-label={words().signNames[sign]}
            // The box keeps the focus, and so the keyboard of a telephone stays.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => typeText(sign)}
          >
            {sign}
          </button>
        ))}
      </fieldset>
    </div>
  );
}
