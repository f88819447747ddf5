/** A button that lets the user choose a file, and gives its text. */
import type { JSX } from "preact";
import { useRef } from "preact/hooks";
import { Button } from "./button.js";
import type { IconName } from "./icon.js";

export interface FileButtonProps {
  readonly icon?: IconName;
  /** Endings and types that are offered first. */
  readonly accept: string;
  readonly onText: (text: string) => void;
  readonly children: string;
}

export function FileButton({ icon, accept, onText, children }: FileButtonProps): JSX.Element {
  const input = useRef<HTMLInputElement>(null);
  const read = async (field: HTMLInputElement): Promise<void> => {
    const [file] = field.files ?? [];
    // The same file may be chosen again.
    field.value = "";
    if (file !== undefined) onText(await file.text());
  };
  return (
    <>
      <Button {...(icon && { icon })} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        aria-label={children}
        onChange={(event) => void read(event.currentTarget)}
      />
    </>
  );
}
