/**
 * The page's side of working offline: starts the service worker, gives it time when the page has nothing to do, and
 * tells when a new version waits. Nothing reloads by itself.
 */
import { signal } from "@preact/signals";

/** A new version is there; `takeNewVersion` loads it. */
export const newVersion = signal(false);
/** The browser knows of no network. What it says about having one is not to be trusted. */
export const offline = signal(!navigator.onLine);

/** Installed pages are seldom loaded anew, so they ask by themselves, at most this often. */
const ASK_MILLISECONDS = 3_600_000;
/** For an old version to give way. */
const PATIENCE_MILLISECONDS = 5000;
const IDLE_MILLISECONDS = 10_000;

let registration: ServiceWorkerRegistration | undefined;

/** Called once, when the first view stands. Does nothing where the browser has no service workers. */
export function startOffline(): void {
  addEventListener("online", setOffline);
  addEventListener("offline", setOffline);
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  void begin().catch(() => {
    // Without a network or in a private window: the page works, only not offline.
  });
}

/** Loads the new version, in this tab only. */
export function takeNewVersion(): void {
  const waiting = registration?.waiting;
  if (waiting) {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    waiting.postMessage("take over");
    setTimeout(() => void leaveOldVersion(), PATIENCE_MILLISECONDS);
  } else location.reload();
}

/**
 * A new version takes over when the old one has nothing in hand, for which browsers wait up to five minutes: a request
 * that is never answered is enough. Then the old one is left altogether, provided that the page can be had without it.
 */
async function leaveOldVersion(): Promise<void> {
  try {
    // Service workers of ours do not answer this, so it says whether the server has the page.
    const { ok } = await fetch(document.baseURI, { method: "HEAD", cache: "no-store" });
    if (!ok) return;
    await registration?.unregister();
    location.reload();
  } catch {
    // No network: the old version stays until it gives way.
  }
}

function setOffline(): void {
  offline.value = !navigator.onLine;
}

async function begin(): Promise<void> {
  const address = new URL("sw.js", document.baseURI);
  const found = await navigator.serviceWorker.register(address, { updateViaCache: "none" });
  registration = found;
  look(found);
  found.addEventListener("updatefound", () => {
    found.installing?.addEventListener("statechange", () => look(found));
  });
  askNowAndThen(found);
  const { active } = await navigator.serviceWorker.ready;
  whenIdle(() => {
    if (!savesData()) active?.postMessage("idle");
    // Browsers do not all ask by themselves whenever the page is opened.
    void ask(found);
  });
}

/** Asks for a new version. */
async function ask(found: ServiceWorkerRegistration): Promise<void> {
  try {
    await found.update();
  } catch {
    // Offline; the next time will do.
  }
}

/** The first version of all waits, too, but there is nothing that it would replace. */
function look({ waiting }: ServiceWorkerRegistration): void {
  newVersion.value = waiting !== null && navigator.serviceWorker.controller !== null;
}

function askNowAndThen(found: ServiceWorkerRegistration): void {
  let asked = performance.now();
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "visible" || performance.now() - asked < ASK_MILLISECONDS) return;
    asked = performance.now();
    void ask(found);
  });
}

/** Somebody who counts bytes gets the other parts when they are used. */
function savesData(): boolean {
  // Not in all browsers, nor in TypeScript's description of them.
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
}

function whenIdle(then: () => void): void {
  if ("requestIdleCallback" in globalThis) requestIdleCallback(then, { timeout: IDLE_MILLISECONDS });
  else setTimeout(then, IDLE_MILLISECONDS);
}
