/**
 * Makes the page work without a network. The build writes the list of its files into this one, so each version of the
 * page has its own service worker and one cache; a new version waits until no tab uses the old one, or until the user
 * asks for it. What is in the cache is never asked for again: names have hashes, and the rest belongs to the version.
 *
 * A script of its own beside `index.html`, without imports; hand-written, since it does only this.
 */

interface FilesOfTheBuild {
  /** The name of the version. */
  readonly build: string;
  /** Before this worker is ready: the first view and the engine. */
  readonly first: readonly string[];
  /** When the page has nothing to do: all other parts and fonts. */
  readonly later: readonly string[];
}

declare const __FILES_OF_THE_BUILD__: FilesOfTheBuild;
declare const self: ServiceWorkerGlobalScope;

const FILES = __FILES_OF_THE_BUILD__;
const { scope } = self.registration;
/** Other pages of the same origin have caches, too. */
const OURS = `cryptarithm ${scope} `;
const NAME = OURS + FILES.build;
/** The page itself, whatever stands behind the question mark. */
const PAGE = [scope, `${scope}index.html`];

self.addEventListener("install", (event) => event.waitUntil(keep(FILES.first)));

self.addEventListener("activate", (event) =>
  event.waitUntil(forgetOthers().then(() => self.clients.claim())),
);

self.addEventListener("message", (event) => {
  if (event.data === "take over") event.waitUntil(self.skipWaiting());
  if (event.data === "idle") event.waitUntil(keep(FILES.later).then(forgetOthers));
});

self.addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  if (method === "GET" && url.startsWith(scope)) event.respondWith(answer(event.request));
});

/** From the cache, else from the network; what has a hash is then kept. */
async function answer(request: Request): Promise<Response> {
  const cache = await caches.open(NAME);
  const [url = ""] = request.url.split(/[?#]/);
  const known = await cache.match(PAGE.includes(url) ? scope : request);
  // A tab may still show an older version.
  const kept = known ?? (await caches.match(request));
  if (kept !== undefined) return kept;
  const response = await fetch(request);
  if (response.ok && url.startsWith(`${scope}assets/`)) await cache.put(request, response.clone());
  return response;
}

/** Fetches what is not in the cache yet, one after the other; `no-cache` asks the server whether it has changed. */
async function keep(files: readonly string[]): Promise<void> {
  const cache = await caches.open(NAME);
  for (const file of files)
    if ((await cache.match(file)) === undefined) await cache.add(new Request(file, { cache: "no-cache" }));
}

/** Older versions go when no other tab can be showing one, and no newer one is there. */
async function forgetOthers(): Promise<void> {
  if (self.registration.installing || self.registration.waiting) return;
  const tabs = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (tabs.length > 1) return;
  const others = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== NAME);
  await Promise.all(others.map((name) => caches.delete(name)));
}
