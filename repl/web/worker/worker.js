// The worker: it holds the engine and answers calls, one after another.
//
// It opens the engine at once: the wide one if it is called so. It gets
// { begin: the name of a lock } first, then calls { id, call, … }. It posts
// { lives } when it has that lock, which it holds to its end, { ready },
// { here: name } for each part that has come, { id, heard } when a call has
// come, { id, begun } when the engine begins it, { id, progress }, and
// { id, value } or { id, problem }.
import protocol from "../protocol.json";
import { start } from "./loader.js";
import { Lost, PLACES, Parts, fetched, needed } from "./parts.js";

/** @typedef {{ id: number, call: string } & Record<string, unknown>} Call */

/** A heap above this is never given back, so the page starts another worker. */
const MUCH = 256 << 20;

/** Paths that `write` has given: parts that come later must not undo that.
 * @type {Set<string>} */
const own = new Set();
const parts = new Parts((texts) => waiting.push(texts));
/** @type {Record<string, string>[]} */
const waiting = [];

/** @param {import("./loader.js").Wasm} wasm */
function keep(wasm) {
  for (const texts of waiting.splice(0))
    for (const [path, text] of Object.entries(texts))
      if (!own.has(path)) wasm.put(path, text);
}

/** @param {string} name */
async function come(name) {
  await parts.need(name);
  keep(await engine);
  self.postMessage({ here: name });
}

/** Compiles it while it comes, if the server names its type.
 * @param {Response} response */
async function compiled(response) {
  const type = response.headers.get("content-type");
  return type === "application/wasm"
    ? WebAssembly.compileStreaming(response)
    : WebAssembly.compile(await response.arrayBuffer());
}

/** @param {boolean} wide */
async function open(wide) {
  const response = await fetched(PLACES[wide ? "engine-wide" : "engine"]);
  const module = await compiled(response);
  return start(module, (text) => self.postMessage(JSON.parse(text)));
}

const engine = open(self.name === "wide");
const begun = Promise.all([engine, parts.need("first")]);
begun.catch(() => {}); // `begin` tells it

/** @param {Call} call */
async function ask(call) {
  const wasm = await engine;
  self.postMessage({ id: call.id, begun: true });
  const answered = JSON.parse(wasm.answer(JSON.stringify(call)));
  return { ...answered, id: call.id, grown: wasm.size > MUCH };
}

/** The calls as the table has them.
 * @type {Record<string, { needs: string }>} */
const CALLS = protocol.calls;

/** @param {Call} call */
async function answer(call) {
  const about = CALLS[call.call] ?? { needs: "first" };
  const all = call.call === "games" && own.size > 0 ? ["rest"] : [];
  for (const name of ["first", ...needed(about, call), ...all])
    await come(name);
  if (call.call === "write") own.add(String(call.path));
  const answered = await ask(call);
  if (answered.problem?.kind !== "missing") return answered;
  await come("rest");
  return ask(call);
}

/** @param {unknown} raised */
function problem(raised) {
  const lost = raised instanceof Lost && "missing";
  const memory = raised instanceof RangeError && "memory";
  return { kind: lost || memory || "defect", text: String(raised) };
}

/** Takes a lock for as long as this worker lives.
 * @param {string} lock */
function live(lock) {
  void navigator.locks?.request(lock, () => {
    self.postMessage({ lives: true });
    return new Promise(() => {});
  });
}

let last = Promise.resolve();
self.onmessage = ({ data }) => {
  if (data.begin) {
    live(data.begin);
    begun
      .then(() => come("first"))
      .then(() => self.postMessage({ ready: true }))
      .then(
        () => come("rest").catch(() => {}), // who needs it asks again
        (raised) => self.postMessage({ failed: problem(raised) }),
      );
    return;
  }
  self.postMessage({ id: data.id, heard: true });
  last = last
    .then(() => answer(data))
    .catch((raised) => ({ id: data.id, problem: problem(raised) }))
    .then((answered) => self.postMessage(answered));
};
