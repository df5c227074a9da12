// Starts the engine's wasm and speaks with it: texts go in and out by their
// addresses. The engine needs nothing of a system but a clock.

/** What the system's calls answer here: there is no such thing. */
const NOT_HERE = -52;

/** @typedef {{
 *   memory: WebAssembly.Memory,
 *   _initialize?: () => void,
 *   room: (size: number) => number,
 *   free: (address: number) => void,
 *   put: (path: number, pathSize: number,
 *         text: number, textSize: number) => number,
 *   answer: (call: number, size: number) => number,
 *   answer_size: () => number,
 * }} Exports */

/** The engine: keeps files and answers calls. */
export class Wasm {
  /** @param {Exports} exports */
  constructor(exports) {
    this.exports = exports;
    this.encoder = new TextEncoder();
    this.decoder = new TextDecoder();
  }

  /** Bytes that the engine's heap takes.
   * @returns {number} */
  get size() {
    return this.exports.memory.buffer.byteLength;
  }

  /** Copies a text into the heap.
   * @param {string} text
   * @returns {[number, number]} its address, which the caller frees, and size
   */
  give(text) {
    const bytes = this.encoder.encode(text);
    const address = this.exports.room(bytes.length);
    if (!address) throw new RangeError("no memory");
    new Uint8Array(this.exports.memory.buffer).set(bytes, address);
    return [address, bytes.length];
  }

  /** Keeps a file.
   * @param {string} path
   * @param {string} text */
  put(path, text) {
    const [at, size] = this.give(path);
    const [place, length] = this.give(text);
    const kept = this.exports.put(at, size, place, length);
    this.exports.free(at);
    this.exports.free(place);
    if (!kept) throw new RangeError("no memory");
  }

  /** Answers a call; both are JSON.
   * @param {string} call
   * @returns {string} */
  answer(call) {
    const [at, size] = this.give(call);
    const answer = this.exports.answer(at, size);
    this.exports.free(at);
    if (!answer) throw new RangeError("no memory");
    return this.text(answer, this.exports.answer_size());
  }

  /** A text in the heap.
   * @param {number} address
   * @param {number} size
   * @returns {string} */
  text(address, size) {
    const heap = new Uint8Array(this.exports.memory.buffer, address, size);
    return this.decoder.decode(heap);
  }
}

/** Makes the engine.
 * @param {WebAssembly.Module} module
 * @param {(text: string) => void} tell gets the text of each progress
 * @returns {Promise<Wasm>} */
export async function start(module, tell) {
  /** @type {{ wasm?: Wasm }} */
  const made = {};
  let high = 0;
  const engine = () => /** @type {Wasm} */ (made.wasm);
  const view = () => new DataView(engine().exports.memory.buffer);
  const now = () => BigInt(Math.round(Date.now() * 1e6));

  /** @type {Record<string, Function>} */
  const known = {
    tell: (/** @type {number} */ at, /** @type {number} */ size) =>
      tell(engine().text(at, size)),
    getTempRet0: () => high,
    setTempRet0: (/** @type {number} */ value) => (high = value),
    emscripten_notify_memory_growth: () => {},
    timespec_get: (/** @type {number} */ at, /** @type {number} */ base) => {
      const time = now();
      view().setUint32(at, Number(time / 1000000000n), true);
      view().setUint32(at + 4, Number(time % 1000000000n), true);
      return base;
    },
    clock_time_get: (
      /** @type {number} */ _clock,
      /** @type {bigint} */ _precision,
      /** @type {number} */ at,
    ) => {
      view().setBigUint64(at, now(), true);
      return 0;
    },
    environ_sizes_get: (
      /** @type {number} */ n,
      /** @type {number} */ size,
    ) => {
      view().setUint32(n, 0, true);
      view().setUint32(size, 0, true);
      return 0;
    },
    environ_get: () => 0,
    proc_exit: () => {
      throw new Error("the engine has ended");
    },
  };

  /** @type {WebAssembly.Imports} */
  const imports = {};
  for (const { module: from, name } of WebAssembly.Module.imports(module)) {
    imports[from] ??= {};
    imports[from][name] = /** @type {WebAssembly.ImportValue} */ (
      known[name] ?? (() => NOT_HERE)
    );
  }
  const instance = await WebAssembly.instantiate(module, imports);
  const exports = /** @type {unknown} */ (instance.exports);
  const wasm = new Wasm(/** @type {Exports} */ (exports));
  made.wasm = wasm;
  wasm.exports._initialize?.();
  return wasm;
}
