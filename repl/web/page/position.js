// A position that a person lays out: cards are dragged, tapped or sent by key
// to hands and piles, the rest is dealt at random, and it is played, studied or
// shared.
import "./late_sheets.js";
import { html, nothing } from "lit-html";
import { face, name } from "./cards.js";
import { picker } from "./picker.js";
import { change, state } from "./state.js";
import { drag, wasDragged } from "./table/drag.js";
import { text } from "./text.js";
import { told } from "./refusal.js";

/** @typedef {{ id: string, label: string, n: number, cards: string[],
 *   hand?: boolean, own?: boolean }} Laid */
/** @typedef {{ game: string, title: string, pack: string, piles: Laid[],
 *   deck: Record<string, Card>, order: string[], left: string[],
 *   problems: string[], deal?: unknown, options?: Record<string, unknown>,
 *   seed?: number, dealer?: number,
 *   seats: { seat: number, name: string }[] }} Found */

/** The cards left over, as a place. */
const LEFT = "";

/** What is laid out: `chosen` holds cards as "place card number".
 * @type {{ spec: string, dealer: number, seed: number, found: Found | null,
 *   chosen: string[], problem: string, host: import("./views.js").Host }} */
const now = {
  spec: "",
  dealer: 0,
  seed: 1,
  found: null,
  chosen: [],
  problem: "",
  host: /** @type {any} */ (null),
};

/** Ends when what was laid out last is found. @type {Promise<void>} */
let arranging = Promise.resolve();

/** @param {Record<string, string[]>} placed @param {boolean} [rest] */
const arrange = (placed, rest) => (arranging = find(placed, rest));

/** @param {Record<string, string[]>} placed @param {boolean} [rest] */
async function find(placed, rest) {
  try {
    const found = await now.host.call("arrange", {
      game: now.spec,
      placed,
      seed: now.seed,
      ...(now.dealer ? { dealer: now.dealer } : {}),
      ...(rest ? { rest } : {}),
    });
    Object.assign(now, { found, chosen: [], problem: "" });
    change({ deck: found.deck });
  } catch (raised) {
    now.problem = told(raised);
    change({});
  }
}

/** The cards by pile. @returns {Record<string, string[]>} */
const placed = () =>
  Object.fromEntries(
    (now.found?.piles ?? []).map((pile) => [pile.id, pile.cards]),
  );

/** @param {URLSearchParams} place @param {import("./views.js").Host} host */
export async function open(place, host) {
  const spec = place.get("game") ?? state.game;
  const same = now.found && now.spec === spec;
  now.host = host;
  if (same) return void change({ deck: now.found?.deck ?? state.deck });
  const seed = crypto.getRandomValues(new Uint32Array(1))[0] % 100000;
  Object.assign(now, { spec, dealer: 0, seed, found: null, chosen: [] });
  await arrange({});
}

/** Puts cards elsewhere.
 * @param {string[]} cards as `chosen` has them @param {string} to a place */
function put(cards, to) {
  const piles = structuredClone(placed());
  for (const one of cards) {
    const [from, card] = one.split("|");
    if (from === to) continue;
    if (from !== LEFT) piles[from].splice(piles[from].indexOf(card), 1);
    if (to !== LEFT) piles[to].push(card);
  }
  void arrange(piles);
}

/** Cards that were chosen go to a place; with none, nothing happens.
 * @param {string} to */
function putChosen(to) {
  if (now.chosen.length) put(now.chosen, to);
}

/** @param {string} key */
function choose(key) {
  now.chosen = now.chosen.includes(key)
    ? now.chosen.filter((one) => one !== key)
    : [...now.chosen, key];
  change({});
}

/** The place of what lies under the pointer.
 * @param {Element | null} found */
const under = (found) =>
  found?.closest("[data-place]")?.getAttribute("data-place") ?? null;

/** @param {string} place @param {string} card @param {number} copy
 * @param {boolean} stop */
function cardOf(place, card, copy, stop) {
  const key = `${place}|${card}|${copy}`;
  const chosen = now.chosen.includes(key);
  return html`<span class="slot"
    ><button
      class="card"
      aria-label=${name(card)}
      aria-pressed=${String(chosen)}
      tabindex=${stop ? 0 : -1}
      data-card=${card}
      @click=${() => wasDragged() || choose(key)}
      @pointerdown=${(/** @type {PointerEvent} */ event) =>
        drag(event, (to) => put([...new Set([...now.chosen, key])], to), under)}
    >
      ${face(card, now.found?.pack ?? "")}
    </button></span
  >`;
}

/** The most cards of a row. */
const ROW = 13;

/** Cards in rows: those left over a row for each suit, hands sorted.
 * @param {string} place @param {string[]} cards @param {boolean} sorted
 * @returns {string[][]} */
function rowsOf(place, cards, sorted) {
  const order = now.found?.order ?? [];
  const at = Object.fromEntries(order.map((card, i) => [card, i]));
  const list = sorted ? [...cards].sort((a, b) => at[a] - at[b]) : cards;
  /** @type {string[][]} */
  const found = [];
  for (const card of list) {
    const row = found[found.length - 1];
    const suit = state.deck[card]?.suit;
    const other = place === LEFT && state.deck[row?.[0]]?.suit !== suit;
    if (!row || other || row.length === ROW) found.push([card]);
    else row.push(card);
  }
  return found;
}

/** @param {string} place @param {string[]} cards @param {boolean} sorted */
function rows(place, cards, sorted) {
  /** @type {Record<string, number>} */
  const seen = {};
  return rowsOf(place, cards, sorted).map(
    (row, n) =>
      html`<div class="suit">
        ${row.map((card, i) => {
          seen[card] = (seen[card] ?? 0) + 1;
          return cardOf(place, card, seen[card], n === 0 && i === 0);
        })}
      </div>`,
  );
}

/** Arrow keys go from card to card; a digit sends the chosen cards, or the one
 * with the focus, to the place of that number.
 * @param {KeyboardEvent} event */
function keys(event) {
  const target = /** @type {HTMLElement} */ (event.target);
  if (!target.matches("button.card")) return;
  const place = target.closest("[data-place]");
  const cards = /** @type {HTMLElement[]} */ ([
    ...(place?.querySelectorAll("button.card") ?? []),
  ]);
  const at = cards.indexOf(target);
  /** @type {Record<string, number>} */
  const places = {
    ArrowRight: at + 1,
    ArrowDown: at + 1,
    ArrowLeft: at - 1,
    ArrowUp: at - 1,
    Home: 0,
    End: cards.length - 1,
  };
  const to = places[event.key];
  if (to !== undefined) {
    event.preventDefault();
    return cards[(to + cards.length) % cards.length]?.focus();
  }
  const pile = [LEFT, ...(now.found?.piles ?? []).map(({ id }) => id)];
  const id = /^\d$/.test(event.key) ? pile[Number(event.key)] : undefined;
  if (id === undefined) return;
  event.preventDefault();
  if (now.chosen.length === 0) target.click();
  putChosen(id);
}

/** @param {Laid} pile */
const labelOf = ({ hand, own, label }) =>
  own ? text("hand") : hand ? text("hand_of", { player: label }) : label;

/** @param {Laid} pile */
function pileOf(pile) {
  const { id, n, cards } = pile;
  const label = labelOf(pile);
  return html`<section class="pile-box" data-place=${id} aria-label=${label}>
    <h2>${text("place_count", { pile: label, n: cards.length, all: n })}</h2>
    ${id === "stock" && cards.length
      ? html`<p class="unseen">${text("place_top")}</p>`
      : nothing}
    ${rows(id, cards, pile.hand ?? false)}
  </section>`;
}

/** Where chosen cards can go. @param {Found} found */
function targets({ piles, left }) {
  const none = now.chosen.length === 0;
  return html`<div
    class="targets"
    role="group"
    aria-label=${text("place_where")}
  >
    <p>
      ${none
        ? text("place_choose")
        : text("place_put", { n: now.chosen.length })}
    </p>
    <div>
      ${piles.map(
        (pile, i) =>
          html`<button
            data-place=${pile.id}
            aria-keyshortcuts=${i < 9 ? String(i + 1) : nothing}
            aria-disabled=${String(none)}
            @click=${() => putChosen(pile.id)}
          >
            ${text("place_chip", {
              pile: pile.label,
              n: pile.cards.length,
              all: pile.n,
            })}
          </button>`,
      )}
      <button
        data-place=""
        aria-keyshortcuts="0"
        aria-disabled=${String(none)}
        @click=${() => putChosen(LEFT)}
      >
        ${text("place_left", { n: left.length })}
      </button>
    </div>
  </div>`;
}

/** Begins the match. @param {string} [then] what follows: "open" hands for
 * study, or "share" */
async function play(then) {
  await arranging;
  const { spec, host, found } = now;
  if (!found || found.problems.length > 0) return;
  const { deal, options, seed } = found;
  await host.begin(spec, { seed, deal, options }, then);
  now.problem = state.refusal?.text ?? "";
  change({});
}

/** @param {Found} found */
function tools(found) {
  const stuck = found.problems.length > 0;
  return html`<p class="line">
    <button
      ?disabled=${stuck || found.left.length === 0}
      @click=${() => void arrange(placed(), true)}
    >
      ${text("place_rest")}
    </button>
    <button @click=${() => void arrange({})}>${text("place_clear")}</button>
    <button class="main" ?disabled=${stuck} @click=${() => void play()}>
      ${text("place_play")}
    </button>
    <button ?disabled=${stuck} @click=${() => void play("open")}>
      ${text("place_study")}
    </button>
    <button ?disabled=${stuck} @click=${() => void play("share")}>
      ${text("place_share")}
    </button>
  </p>`;
}

/** @param {string} spec */
function goTo(spec) {
  location.hash = String(new URLSearchParams({ view: "position", game: spec }));
}

/** The choice of the game, its rules and the dealer. @param {Found} found */
function rules(found) {
  const base = now.spec.split("+")[0];
  const value = (/** @type {Event} */ event) =>
    /** @type {HTMLSelectElement} */ (event.target).value;
  return html`<div class="line">
      <label
        >${text("place_game")}
        <select @change=${(/** @type {Event} */ event) => goTo(value(event))}>
          ${state.games.map(
            (game) =>
              html`<option value=${game.name} .selected=${game.name === base}>
                ${game.title}
              </option>`,
          )}
        </select></label
      >
      ${found.seats.length
        ? html`<label
            >${text("place_dealer")}
            <select
              @change=${(/** @type {Event} */ event) => {
                now.dealer = Number(value(event));
                void arrange(placed());
              }}
            >
              ${found.seats.map(
                ({ seat, name: called }) =>
                  html`<option
                    value=${seat}
                    .selected=${seat === (now.dealer || found.dealer)}
                  >
                    ${called}
                  </option>`,
              )}
            </select></label
          >`
        : nothing}
    </div>
    <details>
      <summary>${text("choose_rules")}</summary>
      ${picker({ label: text("these_rules"), spec: now.spec, take: goTo })}
    </details>`;
}

export function draw() {
  const { found, problem } = now;
  if (!found)
    return html`<main><p class="note" role="alert">${problem}</p></main>`;
  const problems = problem ? [problem] : found.problems;
  return html`<main class="position" @keydown=${keys}>
    <h1>${text("place_title", { game: found.title })}</h1>
    <p class="quiet">${text("place_about")}</p>
    ${rules(found)} ${tools(found)}
    <div role="alert">
      ${problems.map((one) => html`<p class="refusal">${one}</p>`)}
    </div>
    <div class="board">
      <section class="pool" data-place="" aria-label=${text("place_pool")}>
        <h2>${text("place_left", { n: found.left.length })}</h2>
        ${rows(LEFT, found.left, true)}
      </section>
      <div class="places">${found.piles.map(pileOf)}</div>
    </div>
    ${targets(found)}
  </main>`;
}
