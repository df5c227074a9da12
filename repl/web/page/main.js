// The page: starts the engine, draws the state, and plays.
import { html, render } from "lit-html";
import { Engine, Refusal } from "./engine.js";
import { home } from "./home.js";
import { kept, nav } from "./nav.js";
import { keepOffline } from "./offline.js";
import { mountRules } from "./rules/panel.js";
import { change, onChange, state } from "./state.js";
import { table } from "./table.js";
import { text } from "./text.js";
import { isView, openView } from "./views.js";

/** Milliseconds between two moves of bots. */
const PACE = matchMedia("(prefers-reduced-motion: reduce)").matches ? 50 : 350;

const engine = new Engine({
  worker: () => new Worker("worker.js", { type: "module" }),
  told: (what, detail) => {
    if (what === "ready") change({ ready: true });
    if (what === "here")
      change({ here: { ...state.here, [detail ?? ""]: true } });
    if (what === "failed") change({ notice: detail ?? "" });
    if (what === "restarted" || what === "stopped") {
      const notice = what === "stopped" ? "" : text("hung");
      change({ notice, line: 0, story: [] });
      void look();
    }
  },
});

const rules = mountRules({ engine, look: () => look() });

/** What the address names: game=whist&seed=7 after the #.
 * @returns {URLSearchParams} */
const place = () => new URLSearchParams(location.hash.slice(1));

/** Shows a problem that a call was refused with.
 * @param {unknown} raised */
function refuse(raised) {
  if (!(raised instanceof Refusal)) throw raised;
  const { kind } = raised.problem;
  if (kind !== "hung" && kind !== "stopped")
    change({ refusal: raised.problem });
}

/** Shows the moment.
 * @param {Moment} moment */
function show(moment) {
  const { line, from, texts } = moment.story;
  const story = from > 0 ? state.story.slice(0, from).concat(texts) : texts;
  const deck = moment.deck ?? state.deck;
  change({ moment, deck, line, story, picked: moment.picks?.picked ?? [] });
}

/** The moment after these picks.
 * @param {string[]} picked
 * @returns {Promise<Moment>} */
function view(picked) {
  return engine.call("view", {
    picked,
    line: state.line,
    after: state.story.length,
  });
}

/** Asks for the moment, and lets the bots play until a person is asked. */
async function look() {
  if (!state.moment) return;
  show(await view([]));
  plan();
}

let timer = 0;

/** Plans the next move of a bot, if one is asked. */
function plan() {
  clearTimeout(timer);
  const { moment } = state;
  if (!moment?.asked) return;
  if (moment.seats.includes(moment.asked.player)) return focusHand();
  timer = setTimeout(() => void step(), PACE);
}

async function step() {
  try {
    const bot = place().get("bot") ?? undefined;
    await engine.call("step", bot ? { bot } : {});
    await look();
  } catch (raised) {
    refuse(raised);
  }
}

/** Where nothing has the focus any more, the hand gets it. */
function focusHand() {
  if (document.activeElement !== document.body) return;
  requestAnimationFrame(() => {
    const first = /** @type {HTMLElement | null} */ (
      document.querySelector(".hand button:not(.no), .question button")
    );
    first?.focus({ preventScroll: true });
  });
}

/** Makes a call that changes the match, and shows what has become of it.
 * @param {string} name @param {Record<string, unknown>} [args] */
async function act(name, args) {
  if (state.busy) return;
  change({ busy: true, refusal: null, notice: "" });
  try {
    await engine.call(name, args);
  } catch (raised) {
    refuse(raised);
  } finally {
    change({ busy: false });
  }
  await look();
}

/** Picks a card or a word, or takes a pick back. When nothing more can be
 * picked the move is made.
 * @param {string} id @param {boolean} chosen */
async function pick(id, chosen) {
  if (state.busy) return;
  const picked = [...state.picked];
  if (chosen) picked.splice(picked.indexOf(id), 1);
  else picked.push(id);
  try {
    const moment = await view(picked);
    const { refused, last, move } = moment.picks ?? {};
    if (refused) {
      const { reason, rule, file, line } = refused;
      const problem = { kind: "refused", text: reason ?? "", rule, file, line };
      return change({ refusal: problem });
    }
    change({ refusal: null });
    if (last && move !== undefined && !chosen)
      return await act("play", { move, exact: true });
    show(moment);
  } catch (raised) {
    refuse(raised);
  }
}

/** @type {import("./table.js").Deeds} */
const deeds = {
  play: (move, exact) => void act("play", { move, exact }),
  pick: (id, chosen) => void pick(id, chosen),
  clear: () => void look(),
  undo: () => void act("undo"),
  redo: () => void act("redo"),
  again: () => void begin(state.moment?.game ?? "whist", undefined),
  dismiss: () => change({ refusal: null, notice: "" }),
};

/** @param {string} game @param {number} [seed] */
async function begin(game, seed) {
  const given = seed ?? crypto.getRandomValues(new Uint32Array(1))[0] % 10000;
  change({ refusal: null, notice: "", picked: [], story: [], line: 0 });
  try {
    show(await engine.call("new", { game, seed: given }));
    plan();
  } catch (raised) {
    refuse(raised);
  }
}

/** What views besides the table need of the page.
 * @type {import("./views.js").Host} */
const host = {
  call: (name, args, progress) => engine.call(name, args, progress),
  cancel: () => engine.cancel(),
  open: async (record, seats) => {
    await engine.call("open", { text: record, seats });
    change({ notice: "", picked: [], story: [], line: 0 });
    if (location.hash === "#match") await go();
    else location.hash = "match";
  },
};

/** Goes where the address says. */
async function go() {
  const game = place().get("game");
  const seed = Number(place().get("seed") ?? NaN);
  clearTimeout(timer);
  const link = place().get("link");
  if (link) return rules.receive(link);
  if (game) change({ game: game.split("+")[0] });
  const found = isView(place());
  change({ view: null, story: [], line: 0 });
  if (found) change({ moment: null, refusal: null });
  if (found) return void (await openView(place(), host));
  if (place().has("match")) {
    try {
      show(await view([]));
      return plan();
    } catch (raised) {
      refuse(raised);
    }
  }
  if (!game) change({ moment: null, refusal: null });
  else await begin(game, Number.isInteger(seed) ? seed : undefined);
}

function draw() {
  const root = /** @type {HTMLElement} */ (document.getElementById("page"));
  const { moment, view: other } = state;
  const drawn = other
    ? other.draw()
    : rules.beside(moment ? table(moment, deeds) : home());
  const whole = html`${nav(place(), speak)} ${drawn}`;
  render(state.texts.title ? whole : html`<p class="note">Tenace …</p>`, root);
  root.dataset.ready = String(state.ready);
  root.dataset.here = Object.keys(state.here).join(" ");
  root.dataset.offline = String(state.offline);
  const log = root.querySelector("[role=log]");
  if (log) log.scrollTop = log.scrollHeight;
}

/** Changes to another language, and shows all anew in it.
 * @param {string} code */
async function speak(code) {
  const told = await engine.call("languages", { use: code });
  kept.language = code;
  document.documentElement.lang = code;
  change({ texts: told.texts, language: told.code, story: [], line: 0 });
  change({ games: await engine.call("games") });
  if (state.moment) await look();
  else await go();
}

async function open() {
  onChange(draw);
  draw();
  const wanted = kept.language ?? navigator.language.slice(0, 2);
  const told = await engine.call("languages");
  change({ texts: told.texts, languages: told.codes, language: told.code });
  if (told.codes.includes(wanted) && wanted !== told.code) {
    const other = await engine.call("languages", { use: wanted });
    change({ texts: other.texts, language: other.code });
  }
  document.documentElement.lang = state.language;
  change({ games: await engine.call("games") });
  await rules.restore();
  await go();
  addEventListener("hashchange", () => void go());
  keepOffline(() => change({ offline: true }));
}

// Tests and people who build on the page reach the engine by this name.
Object.assign(globalThis, { tenace: { engine, state } });
void open();
