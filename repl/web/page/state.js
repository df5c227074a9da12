// The state of the page: one plain object. Views read it; what changes it calls
// `change`, and the page is drawn anew.

import { fresh } from "./table/state.js";

/** @typedef {{
 *   ready: boolean,
 *   here: Record<string, boolean>,
 *   offline: boolean,
 *   language: string,
 *   languages: string[],
 *   texts: Record<string, string | Record<string, string>>,
 *   games: Game[],
 *   moment: Moment | null,
 *   line: number,
 *   story: string[],
 *   heard: number,
 *   deck: Record<string, Card>,
 *   picked: string[],
 *   refusal: import("./engine.js").Problem | null,
 *   notice: string,
 *   busy: boolean,
 *   game: string,
 *   address: string,
 *   remote: import("./together/remote.js").Remote | null,
 *   view: { name: string, draw: () => unknown } | null,
 *   table: import("./table/state.js").Table,
 * }} State */

/** @type {State} */
export const state = {
  ready: false,
  here: {},
  offline: false,
  language: "en",
  languages: ["en"],
  texts: {},
  games: [],
  moment: null,
  line: 0,
  story: [],
  heard: 0,
  deck: {},
  picked: [],
  refusal: null,
  notice: "",
  busy: false,
  game: "",
  address: "",
  remote: null,
  view: null,
  table: fresh(),
};

/** @type {(() => void)[]} */
const listeners = [];
let due = false;

/** Calls `hear` after each change, once for changes at the same time.
 * @param {() => void} hear */
export function onChange(hear) {
  listeners.push(hear);
}

/** The game is that of the match at the table, if there is one.
 * @param {Partial<State>} changes */
export function change(changes) {
  Object.assign(state, changes);
  if (changes.moment) state.game = changes.moment.game;
  if (due) return;
  due = true;
  queueMicrotask(() => {
    due = false;
    for (const hear of listeners) hear();
  });
}
