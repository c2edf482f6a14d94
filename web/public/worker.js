// Keeps the shell, so that a page without a network says so instead of breaking. Nothing of a game is kept.
// Every build of the client registers it by its own name, and has a cache of its own: what older ones kept is let go.
const CACHE = `ivanhoe-${self.location.search}`;
const OFFLINE = "/offline.html";

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll([OFFLINE, "/icon.svg", "/offline.css", "/offline.js"])));
  self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  const old = async () => {
    for (const name of await caches.keys()) if (name !== CACHE) await caches.delete(name);
    await self.clients.claim();
  };
  event.waitUntil(old());
});

/** Files with their fingerprint in the name never change: once kept, they need not be asked for again. */
async function asset(request) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== self.location.origin || url.pathname.startsWith("/api/")) return;
  if (url.pathname.startsWith("/assets/")) event.respondWith(asset(event.request));
  else if (event.request.mode === "navigate") event.respondWith(fetch(event.request).catch(() => caches.match(OFFLINE)));
  else if (url.pathname.startsWith("/offline") || url.pathname.startsWith("/icon")) {
    event.respondWith(fetch(event.request).catch(() => caches.match(event.request)));
  }
});
