// Bids: a stepper over the steps of a ladder, or over a number. Where bids have
// a number and a name, the number is stepped and the name is chosen.
import { html, nothing } from "lit-html";
import { change, state } from "../state.js";
import { text } from "../text.js";
import { signOf } from "./signs.js";

/** @typedef {import("./deeds.js").Deeds} Deeds */

/** The largest grid of bids. */
const ROWS = 10;
const COLUMNS = 6;

/** The step that is shown: the chosen one, or the lowest that can be said.
 * @param {Ladder} ladder */
function stepOf({ steps }) {
  const open = steps.filter((step) => step.open);
  return open.find((step) => step.id === state.table.step) ?? open[0];
}

/** @param {string | undefined} id */
function choose(id) {
  if (id) change({ table: { ...state.table, step: id } });
}

/** A button of the stepper.
 * @param {string} sign @param {string} label @param {(() => void) | null} go */
function stepButton(sign, label, go) {
  return html`<button
    class="step"
    aria-label=${label}
    ?disabled=${!go}
    @click=${go ?? (() => {})}
  >
    ${sign}
  </button>`;
}

/** A value between a button that goes down and one that goes up.
 * @param {string} label @param {unknown} value
 * @param {(() => void) | null} down @param {(() => void) | null} up */
function stepper(label, value, down, up) {
  return html`<div class="stepper" role="group" aria-label=${label}>
    ${stepButton("−", text("lower"), down)}
    <output>${value}</output>
    ${stepButton("+", text("higher"), up)}
  </div>`;
}

/** Steps one after the other, with a slider for those who go far.
 * @param {Step[]} open @param {Step} now */
function along(open, now) {
  const at = open.indexOf(now);
  const to = (/** @type {number} */ n) =>
    open[n] ? () => choose(open[n].id) : null;
  const slide = (/** @type {Event} */ event) =>
    choose(
      open[Number(/** @type {HTMLInputElement} */ (event.target).value)]?.id,
    );
  return html`${stepper(text("bid"), now.label, to(at - 1), to(at + 1))}
  ${open.length > 8
    ? html`<input
        type="range"
        aria-label=${text("bid")}
        aria-valuetext=${now.label}
        min="0"
        max=${open.length - 1}
        .value=${String(at)}
        @input=${slide}
      />`
    : nothing}`;
}

/** The step of a level that is nearest to a name.
 * @param {Step[]} open @param {number} level @param {string} [called] */
function onLevel(open, level, called) {
  const list = open.filter((step) => step.level === level);
  return list.find((step) => step.name === called) ?? list[0];
}

/** A bid by its name, on the level that is shown; too low ones say why.
 * @param {Step} step @param {Step} now @param {Deeds} deeds */
function named(step, now, deeds) {
  const label = step.level ? (step.name_label ?? step.label) : step.label;
  return html`<button
    class="name ${step.open ? "" : "no"}"
    aria-pressed=${String(step.id === now.id)}
    aria-label=${step.open ? label : text("not", { card: label })}
    data-bid=${step.id}
    @click=${() => (step.open ? choose(step.id) : deeds.pick(step.id, false))}
  >
    ${label}
  </button>`;
}

/** Levels are stepped, names are chosen; other bids are names, too.
 * @param {Ladder} ladder @param {Step[]} open @param {Step} now
 * @param {Deeds} deeds */
function levelled({ steps }, open, now, deeds) {
  const levels = [...new Set(open.map((step) => step.level ?? 0))]
    .filter((level) => level > 0)
    .sort((one, other) => one - other);
  const level = now.level ?? levels[0];
  const at = levels.indexOf(level);
  const to = (/** @type {number} */ n) =>
    levels[n] !== undefined
      ? () => choose(onLevel(open, levels[n], now.name)?.id)
      : null;
  const names = steps.filter((step) => step.name && step.level === level);
  const others = steps.filter((step) => !step.level && step.open);
  return html`${levels.length
      ? stepper(text("level"), level, to(at - 1), to(at + 1))
      : nothing}
    <div class="names" role="group" aria-label=${text("bid_name")}>
      ${[...names, ...others].map((step) => named(step, now, deeds))}
    </div>`;
}

/** The bids that have a number and a name as a grid: a row for each number that
 * can still be said, a column for each name. Nothing if there are too many.
 * @param {Ladder} ladder
 * @returns {{ rows: (Step | undefined)[][], columns: number } | undefined} */
function gridOf({ steps }) {
  const all = steps.filter(({ level }) => level);
  const names = [...new Set(all.map(({ name = "" }) => name))];
  const open = all.filter((step) => step.open);
  const levels = [...new Set(open.map(({ level }) => level))];
  if (levels.length === 0 || levels.length > ROWS) return undefined;
  if (names.length < 2 || names.length > COLUMNS) return undefined;
  const rows = levels.map((level) =>
    names.map((name) =>
      all.find((one) => one.level === level && (one.name ?? "") === name),
    ),
  );
  return { rows, columns: names.length };
}

/** The arrow keys go from bid to bid.
 * @param {KeyboardEvent} event @param {number} columns */
function walk(event, columns) {
  const place = /** @type {HTMLElement} */ (event.currentTarget);
  const cells = [...place.querySelectorAll("button")];
  const at = cells.indexOf(/** @type {HTMLButtonElement} */ (event.target));
  /** @type {Record<string, number>} */
  const steps = {
    ArrowRight: 1,
    ArrowLeft: -1,
    ArrowDown: columns,
    ArrowUp: -columns,
  };
  const to = cells[at + (steps[event.key] ?? NaN)];
  if (!to) return;
  event.preventDefault();
  to.focus();
}

/** What a bid of the grid shows: a number with a sign, or above a word.
 * @param {Step} step @param {string} pack */
function shown({ label, level, suit, name_label: called }, pack) {
  const sign = signOf(suit, pack);
  if (sign) return html`<span>${level}${sign}</span>`;
  if (label !== `${level} ${called}`) return label;
  return html`<span>${level} <small>${called}</small></span>`;
}

/** A bid of the grid; one that is too low says why.
 * @param {Step | undefined} step @param {Step} now @param {string} pack
 * @param {Deeds} deeds */
function cell(step, now, pack, deeds) {
  if (!step) return html`<span></span>`;
  const { id, label, level, open, suit, name_label: called } = step;
  const heard = signOf(suit, pack) ? `${level} ${called}` : label;
  return html`<button
    class="call ${open ? "" : "no"}"
    aria-label=${open ? heard : text("not", { card: heard })}
    tabindex=${id === now.id ? 0 : -1}
    data-bid=${id}
    @focus=${() => choose(id)}
    @pointerenter=${() => open && choose(id)}
    @click=${() => (open ? deeds.play(id, true) : deeds.pick(id, false))}
  >
    ${shown(step, pack)}
  </button>`;
}

/** @param {NonNullable<ReturnType<typeof gridOf>>} grid @param {Ladder} ladder
 * @param {Step} now @param {string} pack @param {Deeds} deeds */
function drawGrid({ rows, columns }, { steps }, now, pack, deeds) {
  const others = steps.filter((step) => !step.level && step.open);
  return html`<div class="bids">
    <div
      class="grid columns-${columns}"
      role="group"
      aria-label=${text("bid")}
      @keydown=${(/** @type {KeyboardEvent} */ event) => walk(event, columns)}
    >
      ${rows.flat().map((step) => cell(step, now, pack, deeds))}
    </div>
    ${others.map(
      (step) =>
        html`<button
          data-bid=${step.id}
          @click=${() => deeds.play(step.id, true)}
        >
          ${step.label}
        </button>`,
    )}
    ${now.promise
      ? html`<p class="quiet promised">
          ${text("promise", { bid: now.label, promise: now.promise })}
        </p>`
      : nothing}
  </div>`;
}

/** The bids: as a grid, or as a ladder with the button that bids.
 * @param {Picks} picks @param {string} pack @param {Deeds} deeds */
export function bids({ ladder }, pack, deeds) {
  const open = (ladder?.steps ?? []).filter((step) => step.open);
  const now = ladder && stepOf(ladder);
  if (!ladder || !now) return nothing;
  const grid = gridOf(ladder);
  if (grid) return drawGrid(grid, ladder, now, pack, deeds);
  return html`<div class="bids">
    ${ladder.levels ? levelled(ladder, open, now, deeds) : along(open, now)}
    <button
      class="main"
      data-say=${now.id}
      @click=${() => deeds.play(now.id, true)}
    >
      ${text("say_bid", { bid: now.label })}
    </button>
    ${now.promise ? html`<p class="quiet">${now.promise}</p>` : nothing}
  </div>`;
}

/** A number, by steps or typed.
 * @param {Picks} picks @param {Deeds} deeds */
export function number({ number: range }, deeds) {
  if (!range) return nothing;
  const { least = 0, most } = range;
  const now = Math.min(
    most ?? Infinity,
    Math.max(least, Number.parseInt(state.table.step, 10) || least),
  );
  const typed = (/** @type {Event} */ event) =>
    choose(/** @type {HTMLInputElement} */ (event.target).value);
  const field = html`<input
    name="answer"
    type="number"
    inputmode="numeric"
    aria-label=${text("number")}
    min=${least}
    max=${most ?? nothing}
    .value=${String(now)}
    @change=${typed}
  />`;
  return html`<form
    class="bids"
    @submit=${(/** @type {Event} */ event) => {
      event.preventDefault();
      deeds.play(String(now), false);
    }}
  >
    ${stepper(
      text("number"),
      field,
      now > least ? () => choose(String(now - 1)) : null,
      now < (most ?? Infinity) ? () => choose(String(now + 1)) : null,
    )}
    <button class="main">${text("say_bid", { bid: now })}</button>
  </form>`;
}
