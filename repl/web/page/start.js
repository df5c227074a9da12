// Starts the worker of the engine. The first one starts before the page's other
// modules have come (see early.js), and waits for its first message.

/** @type {{ early?: Worker }} */
const own = /** @type {any} */ (globalThis);

/** @param {boolean} wide has it the core for large decks, too?
 * @returns {Worker} */
export function startWorker(wide) {
  const { early } = own;
  delete own.early;
  if (early && !wide) return early;
  early?.terminate();
  const name = wide ? "wide" : "";
  return new Worker("worker.js", { type: "module", name });
}
