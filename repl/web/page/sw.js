// Keeps the page for use without a network: what the first game needs at once,
// the rest when there is time. Each build has a store of its own.

const STORE = `tenace-${VERSION}`;
const worker = /** @type {ServiceWorkerGlobalScope} */ (
  /** @type {unknown} */ (self)
);

/** Puts files into the store that are not there yet. @param {string[]} files */
async function keep(files) {
  const store = await caches.open(STORE);
  for (const file of files)
    if (!(await store.match(file)))
      await store.add(new Request(file, { cache: "no-cache" }));
}

async function forgetOthers() {
  for (const name of await caches.keys())
    if (name.startsWith("tenace-") && name !== STORE) await caches.delete(name);
}

/** @param {Request} request */
async function answer(request) {
  const store = await caches.open(STORE);
  const kept = await store.match(request, { ignoreSearch: true });
  return kept ?? fetch(request);
}

worker.addEventListener("install", (event) => {
  event.waitUntil(keep(SOON).then(() => worker.skipWaiting()));
});

worker.addEventListener("activate", (event) => {
  event.waitUntil(forgetOthers().then(() => worker.clients.claim()));
});

worker.addEventListener("message", (event) => {
  if (event.data !== "keep all") return;
  const done = keep(LATER).then(() => event.source?.postMessage("all kept"));
  event.waitUntil(done.catch(() => {}));
});

worker.addEventListener("fetch", (event) => {
  if (event.request.method === "GET") event.respondWith(answer(event.request));
});
