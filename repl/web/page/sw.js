// Keeps the page for use without a network: what the first game needs at once,
// the rest when there is time. Each build has a store of its own. A new build
// takes the place of the old one when the page begins anew, and never under a
// page that is open: nobody's match is broken off.

const worker = /** @type {ServiceWorkerGlobalScope} */ (
  /** @type {unknown} */ (self)
);
/** Stores of this page have this in front: others may be on the same server. */
const OWN = `tenace ${new URL(worker.registration.scope).pathname} `;
const STORE = OWN + VERSION;

/** An empty page that loads itself anew; its policy allows this script alone. */
const AGAIN = "<!doctype html><script>location.reload()</script>";
const AGAIN_HEADERS = {
  "content-type": "text/html",
  "content-security-policy":
    "default-src 'none'; " +
    "script-src 'sha256-9gOBGqEQINNDuds+tkXbNzih6klbz+KeCyxEj4KRLeM='",
};

/** Puts files into the store that are not there yet. @param {string[]} files */
async function keep(files) {
  const store = await caches.open(STORE);
  for (const file of files)
    if (!(await store.match(file)))
      await store.add(new Request(file, { cache: "no-cache" }));
}

/** Another window may still show the old build, and need its parts. */
async function forgetOthers() {
  const open = await worker.clients.matchAll({ type: "window" });
  if (open.length > 1) return;
  for (const name of await caches.keys())
    if (name.startsWith(OWN) && name !== STORE) await caches.delete(name);
}

/** A part of any build: the hash of what is in it is in its name.
 * @param {Request} request */
async function part(request) {
  if (!request.url.includes("/parts/")) return undefined;
  for (const name of await caches.keys())
    if (name.startsWith(OWN)) {
      const kept = await (await caches.open(name)).match(request);
      if (kept) return kept;
    }
  return undefined;
}

/** Lets a build that has come since take over, if the page begins anew in its
 * only window: the browser then asks once more.
 * @param {Request} request */
async function renewed(request) {
  const { waiting } = worker.registration;
  if (request.mode !== "navigate" || !waiting) return undefined;
  if ((await worker.clients.matchAll()).length > 1) return undefined;
  waiting.postMessage("take over");
  return new Response(AGAIN, { headers: AGAIN_HEADERS });
}

/** @param {Request} request */
async function answer(request) {
  const again = await renewed(request);
  if (again) return again;
  const store = await caches.open(STORE);
  const kept = await store.match(request, { ignoreSearch: true });
  return kept ?? (await part(request)) ?? fetch(request);
}

worker.addEventListener("install", (event) => {
  event.waitUntil(keep(SOON));
});

worker.addEventListener("activate", (event) => {
  event.waitUntil(forgetOthers().then(() => worker.clients.claim()));
});

worker.addEventListener("message", (event) => {
  if (event.data === "take over") event.waitUntil(worker.skipWaiting());
  if (event.data !== "keep all") return;
  const done = keep(LATER).then(() => event.source?.postMessage("all kept"));
  event.waitUntil(done.catch(() => {}));
});

worker.addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  if (method !== "GET" || url.includes("/table/events")) return;
  event.respondWith(answer(event.request));
});
