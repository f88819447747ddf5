/** What this browser keeps: all of it as a file, a file taken in, and everything forgotten. */
import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { tableOf } from "../language/language.js";
import { announce } from "../parts/announce.js";
import { Button } from "../parts/button.js";
import { FileButton } from "../parts/file-button.js";
import { exportAll, forgetEverything, type Imported, importAll } from "../storage/backup.js";
import { allRows } from "../storage/database.js";
import { download } from "../storage/download.js";
import { ENGLISH } from "./english.js";

const words = tableOf("settings", ENGLISH);

interface Said {
  readonly text: string;
  readonly isBad?: boolean;
}

export function KeptData(): JSX.Element {
  const [said, setSaid] = useState<Said | undefined>();
  const [isAsking, setAsking] = useState(false);
  const tell = (next: Said): void => {
    setSaid(next);
    announce(next.text);
  };
  const save = async (): Promise<void> => {
    download("cryptarithm-backup.json", await exportAll());
    tell({ text: words().exported });
  };
  const take = async (text: string): Promise<void> => tell(saidOf(await importAll(text)));
  const forget = async (): Promise<void> => {
    setAsking(false);
    await forgetEverything();
    tell({ text: words().forgotten });
  };
  return (
    <section class="card">
      <h2>{words().data}</h2>
      <p>{words().dataText}</p>
      <div class="buttons">
        <Button icon="download" onClick={() => void save()}>
          {words().exportAll}
        </Button>
        <FileButton accept=".json,.jsonl,application/json" onText={(text) => void take(text)}>
          {words().importAll}
        </FileButton>
        <Button icon="trash" onClick={() => setAsking(true)}>
          {words().forget}
        </Button>
      </div>
      {said !== undefined && <p class={said.isBad ? "verdict bad" : "verdict ok"}>{said.text}</p>}
      {isAsking && (
        <Question
          onExport={() => void save()}
          onForget={() => void forget()}
          onCancel={() => setAsking(false)}
        />
      )}
    </section>
  );
}

function saidOf(imported: Imported): Said {
  if (!imported.ok) return { text: words().importProblems[imported.problem], isBad: true };
  const { shelf, boards, days, refused } = imported;
  const text = words().imported(shelf, boards, days);
  return { text: refused === 0 ? text : `${text} ${words().importedWithout(refused)}` };
}

/** The one question of the page that must be answered before anything else. */
function Question({
  onExport,
  onForget,
  onCancel,
}: {
  readonly onExport: () => void;
  readonly onForget: () => void;
  readonly onCancel: () => void;
}): JSX.Element {
  const dialog = useRef<HTMLDialogElement>(null);
  const [counts, setCounts] = useState<readonly [number, number, number] | undefined>();
  useEffect(() => {
    dialog.current?.showModal();
    void Promise.all((["boards", "shelf", "days"] as const).map(allRows)).then(([boards, shelf, days]) =>
      setCounts([boards?.length ?? 0, shelf?.length ?? 0, days?.length ?? 0]),
    );
  }, []);
  return (
    <dialog class="question" ref={dialog} aria-labelledby="forget-question" onClose={onCancel}>
      <h2 id="forget-question">{words().forgetQuestion}</h2>
      <p>{counts && words().forgetText(...counts)}</p>
      <div class="buttons">
        <Button kind="main" onClick={onCancel}>
          {words().cancel}
        </Button>
        <Button icon="download" onClick={onExport}>
          {words().exportFirst}
        </Button>
        <Button icon="trash" onClick={onForget}>
          {words().forgetNow}
        </Button>
      </div>
    </dialog>
  );
}
