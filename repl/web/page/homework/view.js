// Homework: several deals and puzzles with a text, played without limit against
// the bot that the link names; at the end a text is handed in. All of it is in
// the address, so it needs no server.
import "../late_sheets.js";
import { html, nothing } from "lit-html";
import { deedsOf } from "../puzzle_deeds.js";
import { told } from "../refusal.js";
import { working } from "../setup.js";
import { change, onChange, state } from "../state.js";
import { answers } from "../table/answers.js";
import { written } from "../table/sheet.js";
import { stage } from "../table/stage.js";
import { table } from "../table/view.js";
import { text } from "../text.js";
import {
  add,
  choose,
  doneOf,
  handed,
  listPlace,
  placeOf,
  read,
  taskPlace,
  workOf,
} from "./work.js";

/** @typedef {import("./work.js").Task} Task */
/** @typedef {import("../puzzles.js").Puzzle} Puzzle */
/** @typedef {{ work: string, how: ReturnType<typeof read>, at: number,
 *   host: import("../views.js").Host, taken: string, problem: string,
 *   name: string, part: number, moves: string[],
 *   puzzle: Puzzle | null, said: import("../puzzles.js").Said | null,
 *   tries: number, done: boolean, busy: boolean }} Now */

/** @type {Now} */
let now;

/** The task that is open. */
const task = () => /** @type {Task} */ (now.how?.tasks[now.at - 1]);

/** Does what may end in a problem. @param {() => Promise<unknown>} act */
async function attempt(act) {
  const mine = now;
  try {
    await act();
  } catch (raised) {
    mine.problem = told(raised);
  }
  mine.busy = false;
  if (mine === now) change({});
}

/** Keeps a try. @param {string[]} moves @param {string} words */
function keepTry(moves, words) {
  const why = add(now.work, now.at, { moves, text: words });
  if (why) now.problem = text("not_kept");
}

/** Begins the deal. */
async function deal() {
  const { game, seed } = task();
  now.taken = "";
  await now.host.deeds.begin(game, { seed });
  change({ address: "" });
}

/** Looks for the puzzle. */
async function look() {
  const { game, seed, grade } = task();
  const mine = now;
  mine.part = 0;
  const found = await mine.host.call(
    "puzzle",
    { game, seed, ...(grade ? { grade } : {}) },
    ({ done }) => {
      mine.part = done;
      change({});
    },
  );
  if (!found.record) mine.problem = text("no_puzzle");
  else mine.puzzle = found;
  change({ deck: found.moment?.deck ?? state.deck });
}

/** What the page shows at the end of the first round; nothing before. */
function ended() {
  const after = state.table.next ?? state.moment;
  return after && (after.show.round > 1 || after.over) ? after : null;
}

/** The totals, one's own first. @param {Moment} moment */
const scoreOf = ({ show }) =>
  show.sides
    .map(({ name, score }) => `${name} ${written(score, show.decimals)}`)
    .join(", ");

/** Takes the moves of a deal whose round is over. @param {Moment} after */
async function take(after) {
  now.taken = scoreOf(after);
  const { text: shared } = await now.host.call("share");
  keepTry(JSON.parse(shared).moves, now.taken);
}

onChange(() => {
  const plays = now?.at > 0 && task().kind === "deal" && !now.taken;
  const after = plays && state.view?.name === "homework" && ended();
  if (after) void attempt(() => take(after));
});

const deeds = deedsOf({
  now: () => /** @type {any} */ (now),
  attempt,
  take: (/** @type {any} */ said) => {
    now.said = said;
    now.moves.push(said.move);
    now.tries += 1;
    now.done = said.right;
    if (said.right) keepTry(now.moves, text("work_solved"));
  },
});

/** @param {URLSearchParams} place @param {import("../views.js").Host} host */
export async function open(place, host) {
  const work = workOf(place);
  const at = taskPlace();
  now = /** @type {Now} */ ({ work, host, at, how: read(place), name: "" });
  Object.assign(now, { taken: "", problem: "", puzzle: null, said: null });
  Object.assign(now, { moves: [], tries: 0, done: false, busy: false });
  if (!now.how || !(at <= now.how.tasks.length)) now.at = 0;
  if (now.at === 0) return;
  if (task().kind === "deal") await deal();
  else void attempt(look);
}

export function close() {
  if (now.at > 0 && task().kind === "puzzle") now.host.stop("puzzle");
  now.at = 0;
}

/** What stands above a task. */
function strip() {
  return html`<section class="line strip">
    <a class="button" data-does="back" href="#${listPlace()}"
      >${text("work_back")}</a
    >
    <b>${titleOf(task(), now.at)}</b>
    ${now.taken
      ? html`<span role="status"
            >${text("work_done", { text: now.taken })}</span
          >
          <button data-does="again" @click=${() => void attempt(deal)}>
            ${text("work_again")}
          </button>`
      : nothing}
    ${now.problem
      ? html`<span class="note" role="alert">${now.problem}</span>`
      : nothing}
  </section>`;
}

/** @param {Task} one @param {number} n */
const titleOf = ({ kind }, n) => text(`work_${kind}`, { n });

/** The puzzle that is open. @param {Puzzle} puzzle */
function position({ moment, asks }) {
  const { done, said } = now;
  const to = /** @type {any} */ (deeds);
  const still = done ? { ...moment, picks: undefined } : moment;
  const words = said?.right ? text("work_right") : said?.text;
  return html`<p>${asks}</p>
    ${said
      ? html`<p class="verdict ${said.right ? "right" : ""}" role="status">
          ${words} ${said.right ? "" : text("try_again")}
        </p>`
      : nothing}
    ${stage(
      still,
      { asks: done ? nothing : answers(moment, to), live: !done },
      to,
    )}`;
}

function puzzle() {
  if (now.puzzle) return position(now.puzzle);
  if (now.problem) return nothing;
  const { part } = now;
  return working(
    { label: text("looking", { part }), done: part, all: 100 },
    () => now.host.stop("puzzle"),
  );
}

/** How far a task is. @param {number} n */
function stateOf(n) {
  const done = doneOf(now.work)[n];
  if (!done) return html`<small>${text("work_not_yet")}</small>`;
  const last = done.tries[done.tries.length - 1];
  const choice = (/** @type {Event} */ event) => {
    const field = /** @type {HTMLSelectElement} */ (event.target);
    choose(now.work, n, Number(field.value));
    change({});
  };
  return html`<small
      >${text("work_tries", { n: done.count, text: last.text })}</small
    >
    ${done.tries.length > 1
      ? html`<select aria-label=${text("work_which")} @change=${choice}>
          ${done.tries.map(
            (one, i) =>
              html`<option value=${i} ?selected=${i === done.chosen}>
                ${i + 1}: ${one.text}
              </option>`,
          )}
        </select>`
      : nothing}`;
}

/** The text for the teacher. */
function handIn() {
  if (Object.keys(doneOf(now.work)).length === 0) return nothing;
  const letters = handed(now.work, now.name);
  const file = `data:text/plain,${encodeURIComponent(letters)}`;
  return html`<section class="hand-in">
    <h2>${text("work_hand_in")}</h2>
    <label
      >${text("work_name")}
      <input
        id="own-name"
        maxlength="40"
        .value=${now.name}
        @input=${(/** @type {Event} */ event) => {
          now.name = /** @type {HTMLInputElement} */ (event.target).value;
          change({});
        }}
    /></label>
    ${now.name.trim()
      ? html`<p>${text("work_send")}</p>
          <textarea
            readonly
            rows="4"
            aria-label=${text("work_hand_in")}
            .value=${letters}
            @focus=${(/** @type {Event} */ event) =>
              /** @type {HTMLTextAreaElement} */ (event.target).select()}
          ></textarea>
          <p class="line">
            ${navigator.clipboard
              ? html`<button
                  @click=${() => void navigator.clipboard.writeText(letters)}
                >
                  ${text("copy")}
                </button>`
              : nothing}
            <a
              class="button"
              data-does="save"
              download="homework.txt"
              href=${file}
              >${text("work_save")}</a
            >
          </p>`
      : nothing}
  </section>`;
}

/** The game's title, with its house rules. @param {string} spec */
function gameOf(spec) {
  const [name, ...rest] = spec.split("+");
  const known = state.games.find((game) => game.name === name);
  return [known?.title ?? name, ...rest].join(" + ");
}

/** The tasks. @param {NonNullable<Now["how"]>} how */
function list({ bot, text: words, tasks }) {
  return html`<h1>${text("work")}</h1>
    ${words ? html`<p class="note">${words}</p>` : nothing}
    <p class="quiet">${text("work_bot")}</p>
    <ol class="lessons">
      ${tasks.map(
        (one, i) =>
          html`<li class="task">
            <b>${titleOf(one, i + 1)}</b> <span>${gameOf(one.game)}</span>
            ${stateOf(i + 1)}
            <a
              class="button main"
              data-task=${i + 1}
              href=${placeOf(i + 1, bot)}
              >${text("work_play")}</a
            >
          </li>`,
      )}
    </ol>
    ${handIn()}`;
}

export function draw() {
  const { how, at } = now;
  if (!how)
    return html`<main>
      <p class="note" role="alert">${text("work_bad")}</p>
    </main>`;
  if (at === 0) return html`<main class="homework">${list(how)}</main>`;
  if (task().kind === "puzzle")
    return html`<main class="homework puzzles">${strip()} ${puzzle()}</main>`;
  // a task is one round: none follows
  const own = /** @type {any} */ ({ ...now.host.deeds, goOn: null });
  return html`${strip()} ${state.moment ? table(state.moment, own) : nothing}`;
}
