// What an author does at the desk. Each deed makes its calls and tells what has
// come of it.
import { Refusal } from "../../refusal.js";
import { state } from "../../state.js";
import { text, worded } from "../../text.js";
import { rules } from "../state.js";
import { keepMatch, records, replace } from "./right.js";
import { desk, fresh, put } from "./state.js";

/** @typedef {import("./state.js").Shown} Shown */
/** What is counted: of a name or of a piece of the text.
 * @typedef {{ what?: string, name?: string, text?: string, line?: number,
 *   count: number, deals?: number,
 *   at?: import("./state.js").At }} Counted */
/** What the desk needs of the page: `open` shows a record at the table.
 * @typedef {{ engine: import("../../engine.js").Engine,
 *   open: (shown: Shown) => Promise<boolean> }} Tools */

/** The calls that may take a minute. */
const LONG = ["prove", "coverage"];

/** @param {Tools} tools */
export function makeDeeds({ engine, open }) {
  /** Makes a slow call about the file in the editor.
   * @param {string} call @param {Record<string, unknown>} args
   * @param {(at?: import("../../engine.js").Progress) => string} says
   * @returns {Promise<any>} the value; null if there is none, or if another
   * file has come meanwhile */
  async function work(call, args, says) {
    const { path } = rules;
    put({ working: { call, says: says() }, told: "", back: false });
    try {
      const given = { path, ...args };
      const got = await engine.call(call, given, (at) =>
        put({ working: { call, says: says(at) } }),
      );
      return path === rules.path ? got : null;
    } catch (raised) {
      if (!(raised instanceof Refusal)) throw raised;
      const { problem } = raised;
      if (problem.kind !== "stopped" && path === rules.path)
        put({ told: worded(problem).text });
      return null;
    } finally {
      put({ working: null });
    }
  }

  const plainly = () => text("working");

  /** Shows a record at the table, and tells what it is.
   * @param {Shown} shown @param {string} name */
  async function show(shown, name) {
    const back = state.moment !== null;
    if (await open(shown)) put({ told: text("desk_at_table", { name }), back });
  }

  async function runExamples() {
    const running = () => text("desk_running");
    const examples = await work("examples", {}, running);
    if (examples) put({ examples });
  }

  /** Plays the kept matches again, if there are any. */
  async function runKept() {
    const { object, why } = records();
    if (why) return put({ told: text(`desk_unkept_${why}`) });
    if (Object.keys(object).length === 0) return put({ kept: null });
    const kept = await work("kept", { records: object }, (at) =>
      text("desk_replaying", { n: at ? `${at.done} / ${at.all}` : "" }),
    );
    if (kept) put({ kept, sides: null });
  }

  /** Runs what is run whenever a file is opened or saved. */
  async function run() {
    const faulty = rules.problem !== null;
    put({ ...fresh, path: rules.path, faulty, refused: [] });
    if (faulty) return put({ told: rules.dirty ? "" : text("desk_faulty") });
    await runExamples();
    if (desk.path === rules.path) await runKept();
  }

  /** Puts a record in the place of a kept match, or takes the match away.
   * @param {string} path @param {string | undefined} record
   * @param {string | undefined} before @param {string} told */
  async function change(path, record, before, told) {
    const why = replace(path, record, before);
    if (!why) await runKept();
    put({ told: why ? text(`desk_unkept_${why}`) : told });
  }

  return {
    run,
    runKept,

    /** Goes back to the match from which a position was opened. */
    back: () => history.back(),

    /** What was told last is read, or true no longer. */
    dismiss: () => put({ told: "", back: false }),

    /** Ends what would tell of a text that is saved anew. */
    halt: () => LONG.forEach((call) => engine.stop(call)),

    /** Ends what runs. */
    stop: () => engine.stop(desk.working?.call ?? ""),

    /** @param {import("./state.js").Example} one */
    openExample: async ({ name, line }) => {
      const shown = await work("example_at", { name, line }, plainly);
      if (shown) await show(shown, name);
    },

    /** Opens a deal in which something happens.
     * @param {Counted} one */
    openDeal: async (one) => {
      const { what, name, at } = one;
      const shown = await work("occurrence", { what, name, at }, plainly);
      if (shown) await show(shown, name ?? one.text ?? "");
    },

    show,

    often: async () => {
      put({ often: null });
      const often = await work("coverage", {}, (at) =>
        text(at?.stage === "options" ? "desk_options_at" : "desk_often_at", {
          done: at?.done ?? 0,
          all: at?.all ?? 1000,
        }),
      );
      if (often) put({ often });
    },

    /** @param {number} [cards] of each hand */
    prove: async (cards = 2) => {
      put({ proof: null });
      const args = { cards, seconds: cards > 2 ? 300 : 60 };
      const proof = await work("prove", args, (at) =>
        text("desk_proving", { n: at ? `${at.done} / ${at.all}` : "" }),
      );
      if (proof) put({ proof: { ...proof, cards } });
    },

    /** Marks the match at the table as right. */
    keep: async () => {
      await keepMatch(engine);
      await runKept();
    },

    /** Keeps ten matches of bots. */
    keepTen: async () => {
      const { object } = records();
      const seed = Object.keys(object).length + 1;
      const list = await work("keep_played", { n: 10, seed }, (at) =>
        text("desk_keeping", { n: at ? `${at.done} / ${at.all}` : "" }),
      );
      let why = "";
      for (const { path, text: record } of list ?? [])
        why ||= replace(path, record, object[path]);
      await runKept();
      if (why) put({ told: text(`desk_unkept_${why}`) });
    },

    /** Shows both sides of a kept match, or hides them.
     * @param {string} path */
    beside: async (path) => {
      if (desk.sides?.path === path) return put({ sides: null });
      const given = { path, records: records().object };
      const sides = await work("kept_sides", given, plainly);
      if (sides) put({ sides: { ...sides, path } });
    },

    /** Shows a kept match at the table, at its end.
     * @param {string} path @param {string} name */
    openKept: async (path, name) => {
      const record = records().object[path];
      if (record) await show({ record }, name);
    },

    /** The match is right as it goes now.
     * @param {string} path */
    accept: async (path) => {
      const { object } = records();
      const given = { path, records: object };
      const got = await work("kept_accept", given, plainly);
      if (got)
        await change(path, got.text, object[path], text("desk_accepted"));
    },

    /** The match is right as it was kept: the rule has to change.
     * @param {string} path */
    refuse: (path) =>
      put({
        refused: [...desk.refused, path],
        told: text("desk_refused"),
      }),

    /** The match is kept no longer.
     * @param {string} path */
    drop: (path) => change(path, undefined, records().object[path], ""),

    /** Is there a match whose position can become an example? */
    canShow: () => state.moment !== null,
  };
}
