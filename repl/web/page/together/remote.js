// The server of a table as the page sees it: it takes the calls that the engine
// takes at a table of one's own, and tells when something has changed.
import { Refusal } from "../refusal.js";
import { change, state } from "../state.js";
import { keep, readObject, remove } from "../stored.js";

/** @typedef {import("../engine.js").Arguments} Arguments */
/** @typedef {{ token: string, ear: string, seat?: number }} Own */

/** What the server takes of the calls that the table makes.
 * @type {Record<string, string[]>} */
const TAKES = {
  view: ["picked", "line", "after", "heard"],
  play: ["move", "exact"],
  moves: [],
  why: ["move"],
  trace: ["n"],
  settled: [],
  counts: [],
};

/** Calls in place of those that nobody makes alone. */
const PROPOSES = { undo: "undo", new: "again" };

/** Milliseconds until another attempt, and how many there are. */
const PAUSE = 1000;
const ATTEMPTS = 60;

/** @param {number} ms */
const wait = (ms) => new Promise((done) => setTimeout(done, ms));

/** Makes a look that is taken once at a time. Who wants one while it is under way
 * gets another after it: what the first one saw may be old by then.
 * @param {() => Promise<unknown>} look
 * @returns {() => Promise<void>} */
export function oneAtATime(look) {
  let looking = false;
  let later = false;
  return async function again() {
    if (looking) return void (later = true);
    looking = true;
    try {
      await look();
    } finally {
      looking = false;
    }
    if (!later) return;
    later = false;
    await again();
  };
}

export class Remote {
  /** @param {string} id of the table
   * @param {(what: "changed" | "lost" | "back") => void} told
   * @param {"view" | "look"} [shows] the call whose answers the page shows */
  constructor(id, told, shows = "look") {
    this.id = id;
    this.told = told;
    this.shows = shows;
    /** The number of the last change that the page shows. */
    this.number = -1;
    this.question = "";
    this.language = "";
    /** @type {Promise<unknown>} */
    this.last = Promise.resolve();
    this.closed = false;
    /** The rules of the table are shown where its people are. */
    this.rules = {
      open: () => document.querySelector(".who")?.setAttribute("open", ""),
      view: () => "",
      keep: () => {},
    };
    const { object } = readObject(this.place);
    /** Who one is at this table, as this browser keeps it.
     * @type {Own | undefined} */
    this.own = object.token ? /** @type {any} */ (object) : undefined;
  }

  get place() {
    return `tenace.at.${this.id}`;
  }

  /** @param {Own} own */
  keepOwn(own) {
    this.own = own;
    keep(this.place, JSON.stringify(own));
  }

  forgetOwn() {
    this.own = undefined;
    this.stream?.close();
    remove(this.place);
  }

  /** Sends a call after those before it.
   * @param {string} name @param {Arguments} [args]
   * @returns {Promise<any>} */
  ask(name, args = {}) {
    const asked = this.last.then(() => this.send(name, args));
    this.last = asked.catch(() => {});
    return asked;
  }

  /** What the table asks, as of the engine.
   * @param {string} name @param {Arguments} [args]
   * @returns {Promise<any>} */
  async call(name, args = {}) {
    const what = PROPOSES[/** @type {"undo" | "new"} */ (name)];
    if (what) {
      await this.ask("propose", { what });
      if (name === "new") throw new Refusal({ kind: "stopped", text: "" });
      return undefined;
    }
    const takes = TAKES[name];
    if (!takes) throw new Refusal({ kind: "stopped", text: "" });
    const given = Object.fromEntries(takes.map((key) => [key, args[key]]));
    if (name === "play") given.question = this.question;
    if (name === "view" && this.language !== state.language) await this.speak();
    return this.ask(name, given);
  }

  /** The sentences of the table in the page's language. */
  async speak() {
    const use = state.language;
    this.language = use;
    const { texts } = await this.ask("texts", { use });
    change({ texts: { ...state.texts, ...texts } });
  }

  /** @param {string} name @param {Arguments} args */
  async send(name, args) {
    const { id: table, own } = this;
    const token = own?.token;
    const use = args.use ?? (token ? undefined : state.language);
    const call = { ...args, id: 1, call: name, table, token, use };
    const { value, problem } = await this.post(JSON.stringify(call));
    if (problem) throw new Refusal(problem);
    this.note(name, value);
    return value;
  }

  /** Posts a call until there is an answer: the same one twice does no harm.
   * @param {string} body */
  async post(body) {
    const headers = { "content-type": "application/json" };
    for (let n = 0; n < ATTEMPTS && !this.closed; n++) {
      try {
        const answer = await fetch("table", { method: "POST", headers, body });
        if (n > 0) this.told("back");
        if (answer.ok) return await answer.json();
        break;
      } catch {
        this.told("lost");
        await wait(PAUSE);
      }
    }
    return { problem: { kind: "stopped", text: "" } };
  }

  /** What is refused is not shown. A server that has begun anew counts from
   * the beginning.
   * @param {string} name @param {any} value */
  note(name, value) {
    if (name === "view") this.question = value.question;
    if (name !== this.shows || value.picks?.refused) return;
    this.number = (value.table ?? value).number;
  }

  /** Hears of changes from now on. */
  listen() {
    this.stream?.close();
    const stream = new EventSource(`table/events?ear=${this.own?.ear}`);
    this.stream = stream;
    stream.onopen = () => this.told("back");
    stream.onmessage = ({ data }) => {
      if (Number(data) !== this.number) this.told("changed");
    };
    stream.onerror = () => {
      this.number = -1; // what happens until it is back was not heard
      this.told("lost");
      if (stream.readyState === EventSource.CLOSED) void this.listenAgain();
    };
  }

  /** The server refuses the stream: it may have begun anew, or nobody has this
   * seat any more, which the next call tells. */
  async listenAgain() {
    await wait(PAUSE);
    if (this.closed || !this.own) return;
    this.told("changed");
    await this.last;
    if (this.own) this.listen();
  }

  close() {
    this.closed = true;
    this.stream?.close();
  }
}
