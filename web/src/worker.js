/* global PRECACHE */
// Keeps one release of the page, so that it opens without a network. Nothing of a game is kept.
// The build writes the list of files, PRECACHE, before this text (scripts/precache.ts).

const CACHE = `ivanhoe-${PRECACHE.release}`;
/** Where the reader's language is noted, for the next release. */
const LANGUAGE = "/language";
/** A page that the server has not sent after this many milliseconds is shown as it was kept. */
const SERVER_TIMEOUT = 2000;

/** One file after the other: the page that is being looked at comes first. What an earlier attempt has kept stays. */
async function keep(paths) {
  const cache = await caches.open(CACHE);
  for (const path of paths) {
    if (await cache.match(path, { ignoreVary: true })) continue;
    // A file without a fingerprint in its name must be the one of this release.
    const request = new Request(path, { integrity: PRECACHE.integrity[path] ?? "", priority: "low" });
    await cache.addAll([request]);
  }
}

const wordsOf = (language) => PRECACHE.languages[language] ?? [];

async function notedLanguage() {
  const note = await caches.match(LANGUAGE);
  return note ? note.text() : "";
}

/** The words of the reader's language, and what is fetched after everything else. */
async function keepFor(language) {
  const cache = await caches.open(CACHE);
  await cache.put(LANGUAGE, new Response(language));
  await keep([...wordsOf(language), ...PRECACHE.core]);
}

/** Deletes what earlier releases have kept, unless a game is open: its page may need more of them. */
async function tidy() {
  const { installing, waiting } = self.registration;
  // A newer release is being kept, or waits.
  if (installing || waiting) return;
  const locks = await navigator.locks?.query();
  // A page that lets this release take over holds the same lock alone, for a moment.
  if (locks?.held.some(({ name, mode }) => name === "ivanhoe-table" && mode === "shared")) return;
  for (const name of await caches.keys()) if (name !== CACHE) await caches.delete(name);
}

self.addEventListener("install", (event) => {
  event.waitUntil(notedLanguage().then((language) => keep([...PRECACHE.shell, ...wordsOf(language)])));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(tidy().then(() => self.clients.claim()));
});

self.addEventListener("message", (event) => {
  const { type, build, language } = event.data;
  if (type === "release") event.ports[0].postMessage(PRECACHE.shell.includes(build));
  // Without a network the next visit keeps it.
  else if (type === "language") event.waitUntil(keepFor(language).catch(() => {}));
  else if (type === "tidy") event.waitUntil(tidy());
  else if (type === "take-over") self.skipWaiting();
});

/** The server's page; the kept one if there is no server, or if it fails or hesitates. */
async function page(request) {
  const asked = fetch(request).catch(() => null);
  const late = new Promise((resolve) => setTimeout(resolve, SERVER_TIMEOUT, null));
  const answer = await Promise.race([asked, late]);
  if (answer && answer.status < 500) return answer;
  const kept = await caches.match("/", { cacheName: CACHE, ignoreVary: true });
  return kept ?? (await asked) ?? Response.error();
}

/** A file of this release, or of one before it whose page is still open. What few visits need is kept now. */
async function file(request) {
  const kept = await caches.match(request, { ignoreVary: true });
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok && PRECACHE.later.includes(new URL(request.url).pathname)) {
    const cache = await caches.open(CACHE);
    await cache.put(request, answer.clone()).catch(() => {});
  }
  return answer;
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin || pathname.startsWith("/api/")) return;
  if (request.mode !== "navigate") event.respondWith(file(request));
  else if (!pathname.includes(".")) event.respondWith(page(request));
});
