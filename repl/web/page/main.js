// The page: starts the engine, draws the state, and plays.
import { html, render } from "lit-html";
import { Engine } from "./engine.js";
import { Refusal, told } from "./refusal.js";
import { deck, first } from "./home/first.js";
import { home } from "./home/home.js";
import { arrive, keeping, place } from "./keeping.js";
import { newAddress } from "./kept.js";
import { markLine, markNow, played } from "./marks.js";
import { kept, nav } from "./nav.js";
import { keepOffline } from "./offline.js";
import { openRule } from "./rule_link.js";
import { pack } from "./rules/link.js";
import { mountRules } from "./rules/panel.js";
import { startWorker } from "./start.js";
import { change, onChange, state } from "./state.js";
import { refuse, sit } from "./table/deeds.js";
import { botOf } from "./table/levels.js";
import { hearKeys } from "./table/times.js";
import { fly, look } from "./table/flight.js";
import { fitStage } from "./table/stage.js";
import { table } from "./table/view.js";
import { text } from "./text.js";
import { isView, leaveView, openView } from "./views.js";

const engine = new Engine({
  worker: startWorker,
  told: (what, detail) => {
    if (what === "ready") change({ ready: true });
    if (what === "here") came(detail ?? "");
    if (what === "failed") change({ notice: detail ?? "" });
    if (["restarted", "renewed", "stopped"].includes(what)) {
      const quiet = what !== "restarted" || detail === "wide";
      change({ notice: quiet ? "" : text("hung"), line: 0, story: [] });
      void deeds.look();
    }
  },
});

/** A part of the engine has come. Without the rest of it no match is kept.
 * @param {string} part */
function came(part) {
  change({ here: { ...state.here, [part]: true } });
  if (part === "rest") shown();
}

const { begun, begin, shown, acted, ruled, leave, opened, comeBack } = keeping(
  engine,
  () => ({
    deeds,
    rules,
  }),
);

const rules = mountRules({
  engine,
  look: () => deeds.look(),
  ruled,
  resume: () => deeds.resume(),
  leave,
  opened,
  visit: (view) => visit(new URLSearchParams(view)),
});

/** Who answers the table: the engine, or the server of a table that several
 * share.
 * @type {import("./table/deeds.js").Answers} */
const answers = {
  call: (...asked) => (state.remote ?? engine).call(...asked),
};
const deeds = sit(answers, {
  bot: botOf,
  begun,
  shown,
  acted: () => {
    played();
    acted();
  },
});

/** What views besides the table need of the page.
 * @type {import("./views.js").Host} */
const host = {
  call: (name, args, progress) => engine.call(name, args, progress),
  stop: (name) => engine.stop(name),
  open: async (record, seats) => {
    await engine.call("open", { text: record, seats });
    const address = newAddress();
    change({ address, notice: "", picked: [], story: [], line: 0 });
    location.hash = address;
  },
  begin,
  deeds,
  brought: () => rules.brought(),
};

/** Opens a view; there is no table then. The address stays as it is: that of
 * a link brings the link's rules again after a reload.
 * @param {URLSearchParams} there */
async function visit(there) {
  const game = there.get("game") ?? state.game;
  change({ game, moment: null, refusal: null });
  await openView(there, host);
}

/** Goes where the address says. Whoever goes elsewhere meanwhile wins. */
async function go() {
  const wanted = location.hash;
  arrive();
  const game = place().get("game");
  const seed = Number(place().get("seed") ?? NaN);
  const seats = (place().get("seats") ?? "").split(",").map(Number);
  deeds.stop();
  leaveView();
  change({ notice: "", refusal: null });
  const link = place().get("link");
  if (link) return void (await rules.receive(link));
  if (game) change({ game });
  const found = isView(place());
  change({ view: null, story: [], line: 0 });
  if (found) return void (await visit(place()));
  if (place().has("view")) change({ notice: text("no_view") });
  if ((await comeBack(place())) || location.hash !== wanted) return;
  if (!game || state.notice)
    return change({ moment: null, refusal: null, deck: deck() });
  await deeds.begin(game, {
    seed: Number.isSafeInteger(seed) ? seed : undefined,
    seats: seats.filter((seat) => seat > 0),
  });
}

/** What the list of games needs of the page. */
const lists = {
  /** @param {string} shared @param {string} path @param {number} line */
  tryOut: async (shared, path, line) => {
    history.pushState(null, "", `#link=${await pack(shared)}`);
    await go();
    if (state.moment) openRule(path, line);
  },
};

/** Is the page still on its way to the first place? */
let coming = true;

/** What is drawn until that place has come. */
const waits = () =>
  html`<main>
    <p class="note" role="status">${state.notice || text("working")}</p>
  </main>`;

/** Does the address name another place than the list of games? */
const elsewhere = () =>
  ["game", "match", "link", "view", "table", "tables"].some((key) =>
    place().has(key),
  );

/** What is drawn where there is no other view. */
function here() {
  const { moment } = state;
  if (moment) return table(moment, deeds);
  return coming && elsewhere() ? waits() : home(lists);
}

/** What is drawn until the sentences have come; if they never do, English. */
const early = () =>
  state.notice
    ? html`<p class="note" role="alert">
        Tenace did not come: ${state.notice}. Load the page again.
      </p>`
    : html`<p class="note">Tenace …</p>`;

function draw() {
  const root = /** @type {HTMLElement} */ (document.getElementById("page"));
  const { view: other } = state;
  const drawn = other ? other.draw() : rules.beside(here());
  const tools = state.remote?.rules ?? rules;
  const mark = markNow();
  const whole = html`${nav({ deeds, speak, rules: tools })} ${markLine(mark)}
  ${drawn}`;
  const seen = look();
  render(state.texts.title ? whole : early(), root);
  fitStage();
  fly(seen);
  root.dataset.ready = String(state.ready);
  root.dataset.here = Object.keys(state.here).join(" ");
  root.dataset.offline = String(state.offline);
  root.dataset.mark = mark;
  root.dataset.colors = state.table.colors;
  const log = root.querySelector("[role=log]");
  if (log) log.scrollTop = log.scrollHeight;
}

/** Changes to another language, and shows all anew in it.
 * @param {string} code */
async function changeTo(code) {
  const now = await engine.call("languages", { use: code });
  const list = await first(code);
  kept.language = code;
  document.documentElement.lang = code;
  change({ texts: now.texts, language: now.code, story: [], line: 0 });
  change({ games: list?.games ?? state.games });
  change({ games: await engine.call("games") });
  if (state.moment) await deeds.look();
  else await go();
}

/** The same, and tells what was refused. @param {string} code */
const speak = (code) => void changeTo(code).catch(refuse);

/** Shows the list of games, which does not need the engine. */
async function showFirst() {
  const list = await first(kept.language ?? navigator.language.slice(0, 2));
  if (!list) return;
  const { texts, code, codes, games } = list;
  document.documentElement.lang = code;
  change({ texts, games, language: code, languages: codes, deck: deck() });
}

/** Brings the engine to the person's language. */
async function translate() {
  const wanted = kept.language ?? navigator.language.slice(0, 2);
  const now = await engine.call("languages");
  const { codes } = now;
  const other = codes.includes(wanted) && wanted !== now.code;
  const use = other && engine.call("languages", { use: wanted });
  const { texts, code } = use ? await use.catch(() => now) : now;
  change({ texts, languages: codes, language: code });
  document.documentElement.lang = code;
}

async function open() {
  onChange(draw);
  draw();
  const again = () => change({});
  addEventListener("hashchange", again);
  await showFirst();
  await translate();
  await rules.restore();
  // Who follows a link while the page begins is heard, too.
  removeEventListener("hashchange", again);
  addEventListener("hashchange", () => void go());
  await go();
  coming = false;
  change({});
  addEventListener("resize", () => change({}));
  const { games } = state; // those of the build, if the worker has none
  change({ games: await engine.call("games").catch(() => games) });
  hearKeys(deeds);
  keepOffline(() => change({ offline: true }));
}

// Tests and people who build on the page reach the engine by this name.
Object.assign(globalThis, { tenace: { engine, state, deeds } });
open().catch((raised) => {
  if (!(raised instanceof Refusal)) throw raised;
  change({ notice: state.texts.title ? told(raised) : raised.problem.text });
});
