// The views besides the table and the list of games. Each is a module of its
// own, fetched when it is opened first.
import { html } from "lit-html";
import { told } from "./refusal.js";
import { change, state } from "./state.js";
import { text } from "./text.js";

/** What a view needs of the page: `call` asks the engine, `stop` ends a
 * long call that it still answers, `open` opens a record at the table, `begin`
 * a match; what follows then is "open" for all hands open, or "share" for a
 * link; `brought` draws what a link has brought.
 * @typedef {{
 *   call: (name: string, args?: Record<string, unknown>,
 *     progress?: (at: import("./engine.js").Progress) => void) => Promise<any>,
 *   stop: (name: string) => void,
 *   open: (record: string, seats?: number[]) => Promise<void>,
 *   begin: (game: string, how: { seed?: number, deal?: unknown,
 *     options?: Record<string, unknown> }, then?: string) => Promise<void>,
 *   deeds: import("./table/deeds.js").Deeds,
 *   brought: () => unknown,
 * }} Host */

/** A module of a view: `open` gets what it shows, `draw` draws it, and `close`
 * ends what it has begun.
 * @typedef {{
 *   open: (place: URLSearchParams, host: Host) => Promise<void>,
 *   draw: () => unknown,
 *   close?: () => void,
 * }} View */

/** @type {Record<string, () => Promise<View>>} */
const VIEWS = {
  rules: () => import("./rules.js"),
  lessons: () => import("./lessons.js"),
  puzzles: () => import("./puzzles.js"),
  compare: () => import("./compare.js"),
  position: () => import("./position.js"),
  homework: () => import("./homework/view.js"),
  together: () => import("./together/view.js"),
  lobby: () => import("./together/lobby.js"),
};

/** The names of the views, in the order of the navigation. */
const NAMES = Object.keys(VIEWS);

/** The view that was opened last. @type {View | null} */
let opened = null;

/** Leaves the view that is open. */
export function leaveView() {
  opened?.close?.();
  opened = null;
}

/** The name of the view at an address; a table of several has one of its own,
 * and so has their lobby.
 * @param {URLSearchParams} place */
const nameOf = (place) =>
  place.has("table")
    ? "together"
    : place.has("tables")
      ? "lobby"
      : (place.get("view") ?? "");

/** @param {URLSearchParams} place */
export function isView(place) {
  return NAMES.includes(nameOf(place));
}

/** Opens the view that the address names.
 * @param {URLSearchParams} place @param {Host} host */
export async function openView(place, host) {
  const name = nameOf(place);
  const waits = () =>
    html`<main><p class="note" role="status">${text("working")}</p></main>`;
  change({ view: { name, draw: waits } });
  const asked = state.view;
  try {
    const view = await VIEWS[name]();
    if (state.view !== asked) return;
    opened = view;
    await view.open(place, host);
    if (state.view !== asked) return;
    change({ view: { name, draw: view.draw } });
  } catch (raised) {
    const problem = told(raised);
    if (state.view !== asked) return;
    const draw = () =>
      html`<main><p class="note" role="alert">${problem}</p></main>`;
    change({ view: { name, draw } });
  }
}
