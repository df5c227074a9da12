// The engine as the page sees it: it sends calls to the worker, one after
// another. A worker that hangs or has grown is ended; another one makes the
// calls again that changed something, so the match is as it was.
import protocol from "../protocol.json";
import { Refusal } from "./refusal.js";

/** @typedef {import("./refusal.js").Problem} Problem */
/** @typedef {Record<string, unknown>} Arguments */
/** @typedef {{ stage: string, done: number, all: number }} Progress */
/** @typedef {{ name: string, args: Arguments,
 *   resolve: (value: any) => void, reject: (problem: unknown) => void,
 *   progress?: (progress: Progress) => void }} Asked */

/** The calls as the table has them.
 * @type {Record<string, { needs: string, changes?: string, begins?: string,
 *   slow?: boolean }>} */
const CALLS = protocol.calls;

/** Seconds that an answer may take, and slow ones from one progress to the
 * next; and until a worker has heard of a call: one that lives hears at once. */
const SECONDS = { usual: 20, slow: 90, hearing: 5 };

/** A worker that has grown answers so many calls before another one follows. */
const OFTEN = 50;

export class Engine {
  /** @param {{ worker: (wide: boolean) => Worker, seconds?: typeof SECONDS,
   *   told?: (what: string, detail?: string) => void }} how
   * `told` hears "ready", "here" with the name of a part, "failed", and
   * "restarted" after a worker was ended, "renewed" if it had grown, or "stopped"
   * if a person did it */
  constructor(how) {
    this.how = how;
    this.seconds = how.seconds ?? SECONDS;
    /** @type {{ name: string, args: Arguments }[]} */
    this.log = [];
    /** @type {Asked[]} */
    this.queue = [];
    /** @type {Asked | null} */
    this.now = null;
    this.id = 0;
    this.answered = 0;
    this.wide = false;
    this.ready = false;
    this.open();
  }

  /** Starts a worker. It holds a lock to its end: so it is heard at once if the
   * browser kills it, of which nothing else tells. */
  open() {
    const lock = `tenace-worker-${Math.random()}`;
    const worker = this.how.worker(this.wide);
    this.ready = false;
    this.worker = worker;
    worker.onmessage = ({ data }) => {
      if (!data.lives) return this.hear(data);
      void navigator.locks.request(lock, () => this.mourn(worker));
    };
    worker.onerror = (event) => this.tell("failed", event.message);
    worker.postMessage({ begin: lock });
  }

  /** A worker is no more. If it was the present one, another takes its place.
   * @param {Worker} worker */
  mourn(worker) {
    if (worker !== this.worker) return;
    if (this.now) this.cancel();
    else void this.restart();
  }

  /** @param {string} what @param {string} [detail] */
  tell(what, detail) {
    this.how.told?.(what, detail);
  }

  /** Sends a call.
   * @param {string} name
   * @param {Arguments} [args]
   * @param {(progress: Progress) => void} [progress]
   * @returns {Promise<any>} the value; a problem rejects with a Refusal */
  call(name, args = {}, progress) {
    return new Promise((resolve, reject) => {
      this.queue.push({ name, args, resolve, reject, progress });
      this.next();
    });
  }

  next() {
    if (this.now || this.replaying || this.queue.length === 0) return;
    this.now = /** @type {Asked} */ (this.queue.shift());
    this.send();
  }

  send() {
    if (!this.now) return;
    this.id += 1;
    const { name, args } = this.now;
    this.worker?.postMessage({ ...args, id: this.id, call: name });
    if (this.ready) this.cancelAfter(this.seconds.hearing);
  }

  /** @param {number} seconds without a word of the worker */
  cancelAfter(seconds) {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.cancel(), seconds * 1000);
  }

  /** Waits for the answer, from now on. */
  wait() {
    const slow = this.now && CALLS[this.now.name]?.slow;
    this.cancelAfter(slow ? this.seconds.slow : this.seconds.usual);
  }

  /** @param {any} data what the worker has posted */
  hear(data) {
    if (data.ready) {
      this.ready = true;
      return this.tell("ready");
    }
    if (data.here) return this.tell("here", data.here);
    if (data.failed) return this.fail(data.failed);
    if (data.id !== this.id || !this.now) return;
    if (data.heard) return clearTimeout(this.timer);
    if (data.begun) return this.wait();
    if (data.progress) {
      this.wait();
      return this.now.progress?.(data.progress);
    }
    clearTimeout(this.timer);
    this.finish(data);
  }

  /** The worker could not start.
   * @param {Problem} problem */
  fail(problem) {
    this.tell("failed", problem.text);
    const asked = this.now;
    this.now = null;
    asked?.reject(new Refusal(problem));
    for (const other of this.queue.splice(0))
      other.reject(new Refusal(problem));
  }

  /** @param {any} data an answer */
  finish(data) {
    const asked = /** @type {Asked} */ (this.now);
    if (data.problem?.kind === "wide" && !this.wide) {
      this.wide = true;
      return void this.restart(asked);
    }
    this.now = null;
    if (data.problem) asked.reject(new Refusal(data.problem));
    else {
      this.note(asked, data.value);
      asked.resolve(data.value);
    }
    this.answered += 1;
    const full =
      (data.grown && this.answered > OFTEN) || data.problem?.kind === "memory";
    if (full && !this.replaying) void this.restart(undefined, "renewed");
    else this.next();
  }

  /** Notes a call that must be made again by another worker.
   * @param {Asked} asked @param {any} value */
  note({ name, args }, value) {
    const { changes, begins } = CALLS[name] ?? {};
    if (this.replaying || !changes) return;
    if (name === "say" && args.text === undefined) return;
    if (begins)
      this.log = this.log.filter((one) => CALLS[one.name].changes !== begins);
    if (name === "new") args = { ...args, seed: value.seed };
    if (name === "puzzle") {
      const { record, move, moves, grade, missed } = value;
      if (!record) return;
      args = { ...args, found: { record, move, moves, grade, missed } };
    }
    if (name === "step" || name === "play") {
      name = "play";
      args = { move: value.move, exact: true };
    }
    this.log.push({ name, args });
  }

  /** The calls that have changed the match since one of the log, or since the
   * match began if that is later; then `whole` is true. Those that are under
   * way are among them, but not a bot's move, which the bot makes again.
   * @param {unknown} mark */
  since(mark) {
    const starts = this.log.map(({ name }) => CALLS[name].begins === "match");
    const begun = starts.lastIndexOf(true);
    const next = this.log.findIndex((one) => one === mark) + 1;
    const asked = [this.replaying ? null : this.now, ...this.queue].filter(
      (one) => one && one.name !== "step" && !CALLS[one.name]?.begins,
    );
    const calls = [...this.log.slice(Math.max(begun, next)), ...asked]
      .map((one) => ({ name: one?.name ?? "", args: one?.args ?? {} }))
      .filter(({ name }) => {
        const { changes, begins } = CALLS[name] ?? {};
        return changes === "match" || begins === "match";
      });
    return { calls, whole: begun >= next };
  }

  /** Ends what the worker does now: the call is refused, and the match is as
   * it was before.
   * @param {"hung" | "stopped"} [kind] */
  cancel(kind = "hung") {
    const asked = this.now;
    if (!asked) return;
    if (this.replaying) this.renew();
    else void this.restart(undefined, kind === "hung" ? "restarted" : kind);
    asked.reject(new Refusal({ kind, text: kind }));
  }

  /** Ends a slow call that a person no longer wants, if it still runs: it
   * rejects with a problem of kind "stopped".
   * @param {string} name of the call */
  stop(name) {
    if (this.now?.name === name && !this.replaying) this.cancel("stopped");
  }

  /** Another worker takes the place of this one. */
  renew() {
    clearTimeout(this.timer);
    this.now = null;
    this.answered = 0;
    this.worker?.terminate();
    this.open();
  }

  /** Ends the worker and brings another one to where this one was.
   * @param {Asked} [again] a call that is sent once more then
   * @param {string} [what] what `told` hears at the end */
  async restart(again, what = "restarted") {
    this.replaying = true;
    this.renew();
    if (!(await this.replay())) {
      this.log = this.log.filter((one) => one.name === "languages");
      await this.replay();
    }
    this.replaying = false;
    this.tell(what, again ? "wide" : "ended");
    if (again) this.queue.unshift(again);
    this.next();
  }

  /** Makes the calls of the log again.
   * @returns {Promise<boolean>} false if one of them fails now */
  async replay() {
    try {
      for (const { name, args } of this.log)
        await new Promise((resolve, reject) => {
          this.now = { name, args, resolve, reject };
          this.send();
        });
      return true;
    } catch {
      return false;
    }
  }
}
