// Comparing rules: several sets of them on the same deals, or one option over
// its values, with the figures of `tenace compare`.
import "./late_sheets.js";
import { html, nothing } from "lit-html";
import { chart } from "./charts.js";
import { optionField, setsField } from "./compare_fields.js";
import { choice, link, whole, working } from "./setup.js";
import { change, state } from "./state.js";
import { text } from "./text.js";
import { told } from "./refusal.js";

/** @typedef {import("./charts.js").Block} Block */
/** What `compare` and `sweep` answer: see protocol.json.
 * @typedef {{ title?: string, games?: string[], head?: string[], played: string[],
 *   same?: string[], doubts?: string[], differences: string,
 *   blocks: Block[], differing?: Block[], numbers?: boolean,
 *   values?: number[] }} Found */
/** @typedef {{ games: string[], sweep: string, rounds: number, seed: number,
 *   bots: string, matches: number, duels: number }} Wanted */
/** @typedef {{ wanted: Wanted, draft: Wanted, ran: string,
 *   host: import("./views.js").Host, found: Found | null,
 *   options: import("./compare_fields.js").Option[], running: string,
 *   at: import("./engine.js").Progress | null, problem: string }} Now */

/** @type {Now} */
let now;

/** Deals that are played if the person does not say; for an option over its
 * values also matches, and deals of duels. */
const USUAL = { sets: 2000, sweep: 500, matches: 30, duels: 4 };

/** The bots that can be chosen, as the engine names them.
 * @type {Record<string, string>} */
const BOTS = { random: "bots_random", "search:5": "bots_search" };

/** A game with its first house rule, to begin with. @param {string} spec */
function other(spec) {
  const name = spec.split("+")[0];
  const game = state.games.find((one) => one.name === name);
  const house = game?.house?.find((one) => !spec.includes(one.name));
  return house ? `${spec}+${house.name}` : spec;
}

/** A number, or the usual one if it is none.
 * @param {number} given @param {number} usual */
const or = (given, usual) => (given >= 0 ? given : usual);

/** What the address asks for. @param {URLSearchParams} place
 * @returns {Wanted} */
function read(place) {
  const game = place.get("game") ?? state.game;
  const sweep = place.get("sweep") ?? "";
  const more = place.getAll("with");
  const number = (/** @type {string} */ name) =>
    Number.parseInt(place.get(name) ?? "", 10);
  const bots = place.get("bots") ?? "random";
  return {
    games: [game, ...(more.length ? more : [other(game)])],
    sweep,
    rounds: number("rounds") || (sweep ? USUAL.sweep : USUAL.sets),
    seed: number("seed") || 1,
    bots: bots in BOTS ? bots : "random",
    matches: or(number("matches"), USUAL.matches),
    duels: or(number("duels"), USUAL.duels),
  };
}

/** @param {Wanted} wanted */
function addressOf(wanted) {
  const { games, sweep, rounds, seed, bots, matches, duels } = wanted;
  const place = new URLSearchParams({ view: "compare", game: games[0] });
  if (sweep) place.set("sweep", sweep);
  else for (const game of games.slice(1)) place.append("with", game);
  place.set("rounds", String(rounds));
  place.set("seed", String(seed));
  if (sweep) place.set("matches", String(matches));
  if (sweep) place.set("duels", String(duels));
  if (!sweep && bots !== "random") place.set("bots", bots);
  return `#${place}`;
}

/** @param {URLSearchParams} place @param {import("./views.js").Host} host */
export async function open(place, host) {
  const wanted = read(place);
  const before = now?.ran;
  now = {
    wanted,
    draft: { ...wanted },
    ran: `${place} ${state.language}`,
    host,
    found: before === `${place} ${state.language}` ? now.found : null,
    options: [],
    running: "",
    at: null,
    problem: "",
  };
  await optionsOf(wanted.games[0]);
  if (place.has("seed") && !now.found) void run();
}

export function close() {
  if (now?.running) now.host.stop(now.running);
}

/** Gets the options of a game, for the choice of one. @param {string} game */
async function optionsOf(game) {
  try {
    const { options } = await now.host.call("choices", { game });
    now.options = options;
  } catch (raised) {
    now.options = [];
    now.problem = told(raised);
  }
}

/** Plays, and shows what was found. */
async function run() {
  const mine = now;
  const { games, sweep, rounds, seed, bots, matches, duels } = mine.wanted;
  const heard = (/** @type {import("./engine.js").Progress} */ at) => {
    mine.at = at;
    change({});
  };
  Object.assign(mine, { running: sweep ? "sweep" : "compare", problem: "" });
  change({});
  try {
    mine.found = sweep
      ? await mine.host.call(
          "sweep",
          { game: games[0], what: sweep, rounds, seed, matches, duels },
          heard,
        )
      : await mine.host.call("compare", { games, rounds, seed, bots }, heard);
  } catch (raised) {
    const problem = told(raised);
    mine.problem = problem === "stopped" ? text("was_stopped") : problem;
  }
  mine.running = "";
  if (mine === now) change({});
}

/** @param {Partial<Wanted>} more */
function put(more) {
  now.draft = { ...now.draft, ...more };
  change({});
}

/** Another first set of rules: it may have other options. @param {string} spec */
async function takeFirst(spec) {
  const same = spec.split("+")[0] === now.draft.games[0].split("+")[0];
  const rest = same ? now.draft.games.slice(1) : [other(spec)];
  put({ games: [spec, ...rest] });
  await optionsOf(spec);
  if (!same && now.draft.sweep) put({ sweep: now.options[0]?.name ?? "" });
  else change({});
}

/** One of the two ways to compare.
 * @param {boolean} sweep @param {string} label */
function way(sweep, label) {
  const take = () =>
    put({
      sweep: sweep ? (now.options[0]?.name ?? "") : "",
      rounds: sweep ? USUAL.sweep : USUAL.sets,
    });
  return html`<label
    ><input
      type="radio"
      name="way"
      data-way=${sweep ? "sweep" : "sets"}
      .checked=${Boolean(now.draft.sweep) === sweep}
      @change=${take}
    />
    ${label}</label
  >`;
}

/** How many matches and duels are played, for an option over its values.
 * @param {Wanted} draft */
function counts({ matches, duels }) {
  return html`${whole({
    label: text("matches"),
    field: "matches",
    value: matches,
    least: 0,
    most: 1000,
    take: (n) => put({ matches: n }),
  })}
  ${whole({
    label: text("duels"),
    field: "duels",
    value: duels,
    least: 0,
    most: 1000,
    take: (n) => put({ duels: n }),
  })}`;
}

function setup() {
  const { draft, options, running } = now;
  return html`<form
    class="setup"
    @submit=${(/** @type {Event} */ event) => {
      event.preventDefault();
      const there = addressOf(now.draft);
      if (location.hash === there) void run();
      else location.hash = there;
    }}
  >
    <div class="line" role="radiogroup" aria-label=${text("way")}>
      ${way(false, text("way_sets"))} ${way(true, text("way_sweep"))}
    </div>
    ${setsField({
      games: draft.sweep ? draft.games.slice(0, 1) : draft.games,
      first: (spec) => void takeFirst(spec),
      put: (games) => put({ games }),
      another: () => other(draft.games[draft.games.length - 1]),
      one: draft.sweep !== "",
    })}
    ${draft.sweep
      ? optionField(options, draft.sweep, (sweep) => put({ sweep }))
      : choice({
          label: text("bots"),
          field: "bots",
          value: draft.bots,
          list: Object.entries(BOTS).map(([id, key]) => [id, text(key)]),
          take: (bots) =>
            put({ bots, rounds: bots === "random" ? USUAL.sets : 100 }),
        })}
    ${whole({
      label: text("deals"),
      field: "rounds",
      value: draft.rounds,
      most: 1000000,
      take: (rounds) => put({ rounds }),
    })}
    ${draft.sweep ? counts(draft) : nothing}
    ${whole({
      label: text("seed"),
      field: "seed",
      value: draft.seed,
      take: (seed) => put({ seed }),
    })}
    <button class="main" data-run ?disabled=${running !== ""}>
      ${text("run_compare")}
    </button>
  </form>`;
}

/** @param {string[]} [list] */
const sentences = (list = []) => list.map((one) => html`<p>${one}</p>`);

/** Links to what differs in the rules. @param {string[]} [games] */
function differing(games = []) {
  const [first, ...rest] = games;
  return html`<p class="line">
    ${rest.map((against, i) => {
      const place = new URLSearchParams({
        view: "rules",
        game: first,
        against,
      });
      const letter = String.fromCharCode(66 + i);
      return html`<a href="#${place}">${text("rules_differ", { letter })}</a>`;
    })}
  </p>`;
}

/** What was found, with its charts. @param {Found} found */
function results(found) {
  const { blocks, differences, numbers, values } = found;
  return html`<section class="found" aria-label=${text("found")}>
    ${found.title ? html`<h2>${found.title}</h2>` : nothing}
    ${sentences(found.head)} ${differing(found.games)}
    <div class="quiet">${sentences(found.played)}</div>
    ${sentences(found.same)}
    <div class="charts">
      ${blocks.map((block) =>
        chart(block, differences, numbers ? values : undefined),
      )}
      ${found.differing?.map((block) => chart(block, differences))}
    </div>
    ${sentences(found.doubts)}
  </section>`;
}

/** How far the work is, in words. */
function howFar() {
  const { stage = "deals", done = 0, all } = now.at ?? {};
  const key = all ? `doing_${stage}` : `did_${stage}`;
  return text(key, { done, all });
}

export function draw() {
  const { found, running, at, problem, host } = now;
  return html`<main class="compare">
    <h1>${text("view_compare")}</h1>
    ${found || running ? nothing : html`<p>${text("compare_about")}</p>`}
    ${setup()}
    ${running
      ? working({ label: howFar(), done: at?.done ?? 0, all: at?.all }, () =>
          host.stop(running),
        )
      : nothing}
    ${problem ? html`<p class="note" role="alert">${problem}</p>` : nothing}
    ${found ? results(found) : nothing}
    ${found ? link(host, now.wanted.games, found) : nothing}
  </main>`;
}
