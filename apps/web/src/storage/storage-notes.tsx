/** What is said once about the browser's storage: that it keeps nothing, and, at the first save, who deletes it. */
import { signal } from "@preact/signals";
import type { JSX } from "preact";
import { tableOf } from "../language/language.js";
import { Button } from "../parts/button.js";
import { ENGLISH } from "./english.js";
import { storageBlocked } from "./kept.js";
import { firstSave } from "./shelf.js";

const words = tableOf("storage", ENGLISH);

/** Whether it was read and closed; it does not come again in this visit. */
const isRead = signal(false);

export function StorageNotes(): JSX.Element | null {
  if (storageBlocked.value && !isRead.value)
    return <Note text={words().blocked} onClose={() => (isRead.value = true)} />;
  if (firstSave.value)
    return <Note text={words().firstSave} canExport onClose={() => (firstSave.value = false)} />;
  return null;
}

function Note({
  text,
  canExport = false,
  onClose,
}: {
  readonly text: string;
  readonly canExport?: boolean;
  readonly onClose: () => void;
}): JSX.Element {
  return (
    <aside class="notice" aria-label={words().label}>
      <span>{text}</span>
      {canExport && <Button onClick={() => void saveAll()}>{words().exportAll}</Button>}
      <Button kind="quiet" onClick={onClose}>
        {words().close}
      </Button>
    </aside>
  );
}

/** Loaded when it is asked for: nearly nobody needs it. */
async function saveAll(): Promise<void> {
  const [{ exportAll }, { download }] = await Promise.all([import("./backup.js"), import("./download.js")]);
  download("cryptarithm-backup.json", await exportAll());
}
