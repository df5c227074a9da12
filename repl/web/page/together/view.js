// A table that several share, each from a browser of their own: one comes and
// takes a seat, and then plays as at a table of one's own. This module is
// fetched when the address names such a table.
import "../late_sheets.js";
import { html } from "lit-html";
import { Refusal } from "../refusal.js";
import { change, state } from "../state.js";
import { keep, read } from "../stored.js";
import { table } from "../table/view.js";
import { text } from "../text.js";
import { wear } from "../wear.js";
import { join } from "./join.js";
import { Remote, oneAtATime } from "./remote.js";
import { strip } from "./strip.js";
import sheet from "./together.css";

/** @typedef {import("./differs.js").Rules} Rules */
/** @typedef {{ name: string, problem: string, lost: boolean, url: string,
 *   look: Together | null, rules: Rules | null, phrases: string[] }} Here */
/** @typedef {{ sit: (seat: number) => void, watch: () => void,
 *   name: (name: string) => void,
 *   ask: (call: string, args?: Record<string, unknown>) => void,
 *   leave: () => void }} Doing */

/** Where the browser keeps the name. */
const NAME = "tenace.name";

/** Milliseconds between two looks of somebody who has not come yet. */
const LOOK = 2000;

/** @type {Here} */
let here;

/** Takes the styles of the table off the page. @type {() => void} */
let shed;

/** @type {Remote} */
let remote;

/** @type {import("../views.js").Host} */
let page;

/** The host's word, if the address has it. */
let key = "";

/** @type {ReturnType<typeof setInterval> | undefined} */
let timer;

/** @param {Partial<Here>} changes */
function at(changes) {
  Object.assign(here, changes);
  change({});
}

/** Does something, and tells what was refused.
 * @param {() => Promise<unknown>} deed */
async function attempt(deed) {
  try {
    at({ problem: "" });
    await deed();
  } catch (raised) {
    if (!(raised instanceof Refusal)) throw raised;
    if (raised.problem.kind === "stranger") return void (await cleared());
    const gone = raised.problem.kind === "gone";
    if (gone) at({ look: null });
    at({ problem: raised.problem.text });
  }
}

/** Shows the moment as the server has it now. */
const refresh = oneAtATime(async () => {
  await attempt(async () => {
    if (remote.own) await page.deeds.look(state.picked);
    at({ look: await remote.ask("look") });
  });
  const rules = here.rules?.game;
  if (rules && here.look && rules !== here.look.game) await readRules();
});

/** @param {"changed" | "lost" | "back"} what */
function told(what) {
  if (what === "changed") void refresh();
  else at({ lost: what === "lost" });
}

/** The rules of the table; they are asked again when they have changed. */
async function readRules() {
  at({ rules: await remote.ask("differs") });
}

/** One has no seat (any more). */
async function stand() {
  remote.forgetOwn();
  change({ moment: null });
  at({ look: await remote.ask("look") });
  clearInterval(timer);
  timer = setInterval(() => void refresh(), LOOK);
}

/** Somebody has taken one's seat. */
async function cleared() {
  await stand();
  at({ problem: text("host_cleared") });
}

/** One is at the table: plays there, or watches. */
async function settle() {
  clearInterval(timer);
  remote.listen();
  await page.deeds.resume();
  await refresh();
}

/** Comes to the table, to a seat or to watch.
 * @param {string} call @param {{ seat?: number }} where */
const come = (call, where) =>
  void attempt(async () => {
    const { name } = here;
    keep(NAME, name);
    const own = { name, ...where, key: key || undefined };
    remote.keepOwn(await remote.ask(call, own));
    history.replaceState(null, "", `#table=${remote.id}`);
    await settle();
  });

/** @type {Doing} */
const doing = {
  sit: (seat) => come("sit", { seat }),
  watch: () => come("watch", {}),
  name: (name) => at({ name }),
  ask: (call, args) =>
    void attempt(async () => {
      await remote.ask(call, args);
      await refresh();
    }),
  leave: () =>
    void attempt(async () => {
      await remote.ask("leave");
      await stand();
    }),
};

/** Who presses elsewhere has seen enough of the people here.
 * @param {Event} event */
function pressed({ target }) {
  const people = document.querySelector(".who[open]");
  if (people?.contains(/** @type {Node} */ (target))) return;
  people?.removeAttribute("open");
}

/** @param {URLSearchParams} place @param {import("../views.js").Host} host */
export async function open(place, host) {
  const id = place.get("table") ?? "";
  page = host;
  key = place.get("key") ?? "";
  const url = `${location.origin}${location.pathname}#table=${id}`;
  here = {
    name: read(NAME) ?? "",
    problem: "",
    lost: false,
    url,
    look: null,
    rules: null,
    phrases: [],
  };
  remote = new Remote(id, told, "view");
  document.addEventListener("pointerdown", pressed);
  shed = wear(sheet);
  change({ remote, address: `table=${id}`, picked: [] });
  await attempt(async () => {
    await remote.speak();
    at({ look: await remote.ask("look") });
    change({ game: here.look?.game.split("+")[0] ?? "" });
    await readRules();
    if (remote.own) await settle();
    else await stand();
  });
}

export function draw() {
  const { look } = here;
  const phrases = /** @type {any} */ (state.texts.phrases) ?? [];
  if (!state.moment || !look) return join(here, doing);
  const now = { ...here, phrases };
  return html`${strip(now, state.moment.table ?? look, doing)}
  ${table(state.moment, page.deeds)}`;
}

export function close() {
  clearInterval(timer);
  document.removeEventListener("pointerdown", pressed);
  remote.close();
  shed();
  change({ remote: null, moment: null });
}
