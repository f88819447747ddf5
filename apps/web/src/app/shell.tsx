/** The frame around the views: header, tabs, notices, the view itself, and the line for those who hear the page. */
import { effect } from "@preact/signals";
import type { ComponentType, JSX } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { language, tableOf } from "../language/language.js";
import { complaintText } from "../link/complaint-words.js";
import { newVersion, takeNewVersion } from "../offline/register.js";
import { Announcer, hush } from "../parts/announce.js";
import { Button } from "../parts/button.js";
import { Icon, type IconName } from "../parts/icon.js";
import { View as SolveView } from "../solve/solve-view.js";
import { lastGood } from "../state/puzzle.js";
import { type ViewName, view } from "../state/view.js";
import { StorageNotes } from "../storage/storage-notes.js";
import { ENGLISH } from "./english.js";
import { linkComplaints, linksOpened } from "./navigation.js";
import { PageLink } from "./page-link.js";
import { puzzleName } from "./puzzle-name.js";
import { loadView } from "./views.js";

const words = tableOf("app", ENGLISH);

const TABS: readonly (ViewName & IconName)[] = ["solve", "play", "explain", "compose", "print"];
const CORNER: readonly (ViewName & IconName)[] = ["daily", "shelf", "settings"];

export function Shell(): JSX.Element {
  const current = view.value;
  const main = useRef<HTMLElement>(null);
  const first = useRef(true);
  // A new view gets the focus, so that those who hear the page are where it is; not the first, which is the page. At
  // once, since later it would take the focus from what somebody has reached by then.
  useLayoutEffect(() => {
    if (first.current) first.current = false;
    else main.current?.focus({ preventScroll: false });
  }, [current]);
  return (
    <>
      <button type="button" class="button skip" onClick={() => main.current?.focus()}>
        {words().skip}
      </button>
      <header class="header">
        <PageLink view="solve" style="brand">
          <img src="./icon.svg" alt="" width={28} height={28} />
          {words().name}
        </PageLink>
        <nav class="tabs" aria-label={words().viewsLabel}>
          {TABS.map((name) => (
            <ViewLink key={name} name={name} style="tab" />
          ))}
        </nav>
        <nav aria-label={words().moreLabel} class="corners">
          {CORNER.map((name) => (
            <ViewLink key={name} name={name} style="corner" />
          ))}
        </nav>
      </header>
      {linkComplaints.value.length > 0 && (
        <aside class="notice" aria-label={words().linkNotes}>
          <span>{linkComplaints.value.map((each) => complaintText(each, language.value)).join(" ")}</span>
          <Button
            kind="quiet"
            onClick={() => {
              linkComplaints.value = [];
            }}
          >
            {words().close}
          </Button>
        </aside>
      )}
      <StorageNotes />
      {newVersion.value && (
        <div class="notice">
          <span>{words().newVersion}</span>
          <Button onClick={takeNewVersion}>{words().reload}</Button>
        </div>
      )}
      <main id="view" class="view" tabIndex={-1} ref={main} data-links={linksOpened.value}>
        {current === "solve" ? <SolveView /> : <LaterView key={current} name={current} />}
      </main>
      <Announcer />
    </>
  );
}

function ViewLink({
  name,
  style,
}: {
  readonly name: ViewName & IconName;
  readonly style: string;
}): JSX.Element {
  const label = words().views[name];
  return (
    <PageLink
      view={name}
      style={style}
      label={style === "corner" ? label : undefined}
      current={view.value === name ? "page" : undefined}
    >
      <Icon name={name} />
      <span class={style === "corner" ? "corner-text" : ""}>{label}</span>
    </PageLink>
  );
}

/** A view that is a file of its own, loaded when it is first shown. */
function LaterView({ name }: { readonly name: Exclude<ViewName, "solve"> }): JSX.Element {
  const [loaded, setLoaded] = useState<ComponentType | "failed" | undefined>();
  useLayoutEffect(() => {
    let wanted = true;
    loadView(name).then(
      (component) => wanted && setLoaded(() => component),
      () => wanted && setLoaded("failed"),
    );
    return () => {
      wanted = false;
    };
  }, [name]);
  if (loaded === undefined) return <p class="visually-hidden">{words().loading}</p>;
  if (loaded === "failed") {
    return (
      <div>
        <p>{words().failed}</p>
        <Button onClick={() => location.reload()}>{words().again}</Button>
      </div>
    );
  }
  const View = loaded;
  return <View />;
}

/** After typing, the title follows when it has rested so long, in milliseconds: browsers pass each title on. */
const TITLE_REST = 334;

let titled: { readonly of?: ViewName; readonly timer?: ReturnType<typeof setTimeout> } = {};

/** The title of the document: the view and its puzzle. */
effect(() => {
  const short = lastGood.value === undefined ? "" : puzzleName(lastGood.value, 60);
  const of = view.value;
  const hasPuzzle = TABS.some((tab) => tab === of) && of !== "compose";
  const title = `${words().title(words().views[of], hasPuzzle ? short : "")} · ${words().name}`;
  clearTimeout(titled.timer);
  const entitle = (): void => {
    document.title = title;
  };
  if (of !== titled.of) {
    entitle();
    titled = { of };
  } else titled = { of, timer: setTimeout(entitle, TITLE_REST) };
});

effect(() => {
  void view.value;
  hush();
});
