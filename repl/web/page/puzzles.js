// Puzzles: a position at the table, and the question which move is best. Who
// opens the same address gets the same one.
import "./late_sheets.js";
import { html, nothing } from "lit-html";
import { deedsOf } from "./puzzle_deeds.js";
import { known } from "./puzzle_facts.js";
import { gradeOf, keepResult, results } from "./puzzle_kept.js";
import { told as toldOf } from "./puzzle_told.js";
import { choice, link, rulesField, whole, working } from "./setup.js";
import { change, state } from "./state.js";
import { answers } from "./table/answers.js";
import { stage } from "./table/stage.js";
import { text } from "./text.js";
import { told as problemOf } from "./refusal.js";

/** @typedef {import("./puzzle_told.js").Told} Told */
/** @typedef {import("./puzzle_facts.js").Facts} Facts */
/** @typedef {{ record?: string, player: number, title: string, asks: string,
 *   moment: Moment }} Puzzle */
/** @typedef {{ right: boolean, text: string, cost?: string, told?: Told }} Said
 */
/** @typedef {{ spec: string, grade: string, seed: number, n: number,
 *   draft: { spec: string, grade: string, seed: number },
 *   host: import("./views.js").Host, puzzle: Puzzle | null, said: Said | null,
 *   facts: Facts | null,
 *   tries: number, done: boolean, looking: boolean, part: number,
 *   problem: string, busy: boolean }} Now */

/** @type {Now} */
let now;

/** Does what ends in a problem, maybe. @param {() => Promise<void>} act */
async function attempt(act) {
  const mine = now;
  try {
    await act();
  } catch (raised) {
    const problem = problemOf(raised);
    mine.problem = mine.looking && problem === "stopped" ? "" : problem;
  }
  mine.busy = false;
  mine.looking = false;
  if (mine === now) change({});
}

/** Looks for the puzzle, and shows it. */
async function look() {
  const mine = now;
  const { spec: game, grade, seed, host } = mine;
  mine.looking = true;
  const puzzle = await host.call(
    "puzzle",
    { game, seed, ...(grade ? { grade } : {}) },
    ({ done }) => {
      mine.part = done;
      change({});
    },
  );
  mine.looking = false;
  if (!puzzle.record) mine.problem = text("no_puzzle");
  else mine.puzzle = puzzle;
  if (puzzle.record) mine.facts = await host.call("puzzle_facts");
  if (mine !== now) return;
  change({ deck: puzzle.moment?.deck ?? state.deck });
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return;
    const title = document.querySelector(".puzzles .title");
    /** @type {HTMLElement | null} */ (title)?.focus();
  });
}

/** Shows the puzzle in the present language. */
async function again() {
  const { moment, title, asks } = await now.host.call("guess");
  if (!now.puzzle) return;
  now.puzzle = { ...now.puzzle, moment, title, asks };
  now.facts = await now.host.call("puzzle_facts");
  if (now.done) now.said = await now.host.call("guess", { show: true });
  else now.said = null;
  change({ deck: moment.deck });
}

/** @param {URLSearchParams} place @param {import("./views.js").Host} host */
export async function open(place, host) {
  const spec = place.get("game") ?? state.game;
  const grade = gradeOf(place.get("grade"));
  const seed = Number.parseInt(place.get("seed") ?? "", 10);
  const same =
    now?.puzzle &&
    now.spec === spec &&
    now.grade === grade &&
    now.seed === seed;
  if (same) return again();
  const draft = { spec, grade, seed: seed || nextOf(spec, grade) };
  now = /** @type {Now} */ ({ spec, grade, seed, host, draft });
  Object.assign(now, { puzzle: null, said: null, tries: 0, part: 0 });
  now.facts = null;
  now.problem = "";
  if (seed > 0) void attempt(look);
}

export function close() {
  if (now?.looking) now.host.stop("puzzle");
}

/** The first number that was not answered yet.
 * @param {string} spec @param {string} grade */
function nextOf(spec, grade) {
  const done = new Set(results(spec, grade).map((one) => one.seed));
  let seed = 1;
  while (done.has(seed)) seed += 1;
  return seed;
}

/** @param {{ spec: string, grade: string, seed: number }} wanted */
function addressOf({ spec, grade, seed }) {
  const place = new URLSearchParams({ view: "puzzles", game: spec });
  if (grade) place.set("grade", grade);
  place.set("seed", String(seed));
  return `#${place}`;
}

/** Takes what was said to an answer. @param {Said} said */
function take(said) {
  const { spec, grade, seed } = now;
  now.said = said;
  if (!said.right) now.tries += 1;
  if (!said.told || now.done) return;
  now.done = true;
  change({});
  requestAnimationFrame(() => {
    const place = document.querySelector(".verdict");
    /** @type {HTMLElement | null} */ (place)?.focus();
  });
  const result = !said.right ? "shown" : now.tries ? "later" : "first";
  if (!keepResult(spec, grade, seed, result)) now.problem = text("not_kept");
}

const show = () =>
  void attempt(async () => take(await now.host.call("guess", { show: true })));

const deeds = deedsOf({
  now: () => now,
  attempt,
  take,
});

/** The fields that say which puzzle is wanted. */
function setup() {
  const { draft } = now;
  const put = (/** @type {Partial<typeof draft>} */ more) => {
    const { spec, grade } = { ...draft, ...more };
    now.draft = { ...draft, seed: nextOf(spec, grade), ...more };
    change({});
  };
  return html`<form
    class="setup"
    @submit=${(/** @type {Event} */ event) => {
      event.preventDefault();
      const there = addressOf(now.draft);
      if (location.hash === there) void attempt(look);
      else location.hash = there;
    }}
  >
    ${rulesField({ spec: draft.spec, take: (spec) => put({ spec }) })}
    ${choice({
      label: text("grade"),
      field: "grade",
      value: draft.grade,
      list: ["", "easy", "medium", "hard"].map((id) => [
        id,
        text(`grade_${id || "any"}`),
      ]),
      take: (grade) => put({ grade }),
    })}
    ${whole({
      label: text("puzzle_number"),
      field: "seed",
      value: draft.seed,
      most: 999999,
      take: (seed) => put({ seed }),
    })}
    <button
      class=${now.puzzle ? "" : "main"}
      data-look
      ?disabled=${now.looking}
    >
      ${text("look_for_puzzle")}
    </button>
  </form>`;
}

/** The position at the table. @param {Moment} moment */
function position(moment) {
  const live = !now.done;
  const to = /** @type {any} */ (deeds);
  const still = live ? moment : { ...moment, picks: undefined };
  const asks = live ? answers(moment, to) : nothing;
  return stage(still, { asks, live }, to);
}

/** What was said to the answer. */
function verdict() {
  const { said, puzzle, spec, grade, seed, host } = now;
  if (!said) return nothing;
  return html`<section
    class="verdict ${said.right ? "right" : "wrong"}"
    tabindex="-1"
    aria-label=${text("verdict")}
  >
    <p role="status">
      <b>${said.text}</b> ${said.cost ?? ""}
      ${said.told ? nothing : text("try_again")}
    </p>
    ${said.told && puzzle ? toldOf(said.told, puzzle.moment.pack) : nothing}
    ${said.told
      ? html`<p class="line">
          <a
            class="button main"
            data-next
            href=${addressOf({ spec, grade, seed: seed + 1 })}
            >${text("next_puzzle")}</a
          >
          <button
            data-opens
            @click=${() =>
              void host.open(puzzle?.record ?? "", [puzzle?.player ?? 1])}
          >
            ${text("play_on")}
          </button>
        </p>`
      : nothing}
  </section>`;
}

/** The puzzles of these rules so far. */
function progress() {
  const { spec, grade } = now.draft;
  const list = results(spec, grade);
  if (list.length === 0) return nothing;
  const right = list.filter((one) => one.result === "first").length;
  return html`<section class="kept">
    <h2>${text("your_puzzles")}</h2>
    <p>${text("puzzles_kept", { n: list.length, right })}</p>
    <ul class="line" role="list">
      ${list.slice(-30).map(
        (one) =>
          html`<li>
            <a
              class="button ${one.result}"
              href=${addressOf({ spec, grade, seed: one.seed })}
              >${one.seed}: ${text(`result_${one.result}`)}</a
            >
          </li>`,
      )}
    </ul>
  </section>`;
}

export function draw() {
  const { puzzle, looking, problem, part } = now;
  const label = text("looking", { part });
  return html`<main class="puzzles">
    <h1>${text("view_puzzles")}</h1>
    ${puzzle || looking ? nothing : html`<p>${text("puzzles_about")}</p>`}
    ${puzzle ? nothing : setup()}
    ${looking
      ? working({ label, done: part, all: 100 }, () => now.host.stop("puzzle"))
      : nothing}
    ${puzzle
      ? html`<h2 class="title" tabindex="-1">${puzzle.title}</h2>
          <p>${now.done ? "" : puzzle.asks}</p>`
      : nothing}
    ${now.done ? verdict() : nothing}
    ${puzzle ? position(puzzle.moment) : nothing}
    ${puzzle && now.facts ? known(now.facts, puzzle.moment.pack) : nothing}
    ${now.done ? nothing : verdict()}
    ${problem ? html`<p class="note" role="alert">${problem}</p>` : nothing}
    ${puzzle && !now.done
      ? html`<p class="line">
          <button data-show @click=${show}>${text("say_show")}</button>
        </p>`
      : nothing}
    ${puzzle ? [setup(), link(now.host, [now.spec], puzzle)] : nothing}
    ${progress()}
  </main>`;
}
