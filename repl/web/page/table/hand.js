// A hand of cards: rows that overlap, one stop of the Tab key, arrow keys from
// card to card, and dragging to the table.
import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { face, name } from "../cards.js";
import { text } from "../text.js";
import { drag, wasDragged } from "./drag.js";
import { lying } from "./seats.js";

/** @typedef {import("./deeds.js").Deeds} Deeds */
/** @typedef {{ card: string, copy: number, key: string, first: boolean,
 *   melded: boolean }} Held */

/** Pixels of a card that must be seen, so that a mouse or a finger finds it. */
const LEAST = { mouse: 25, finger: 44 };

/** Pixels beside the hand, and the part of the window that a card takes. */
const MARGIN = 28;
const PADDING = 24;
const CARD = { least: 46, part: 0.135, most: 88 };

/** The card that the Tab key leads to, by hand.
 * @type {Record<string, string>} */
const roving = {};

/** The cards of a hand, each with the number of its copy before it, so that
 * each keeps its place on the page.
 * @param {Group[]} groups
 * @returns {Held[]} */
export function cardsOf(groups) {
  /** @type {Record<string, number>} */
  const seen = {};
  return groups.flatMap(({ cards, melded = false }) =>
    cards.map((card, i) => {
      const copy = seen[card] ?? 0;
      seen[card] = copy + 1;
      return { card, copy, key: `${card} ${copy}`, first: i === 0, melded };
    }),
  );
}

/** Pixels between the groups of a row.
 * @param {Held[]} row */
function gapsIn(row) {
  const begins = row.slice(1).filter(({ first }) => first);
  return begins.reduce((sum, { melded }) => sum + (melded ? 8 : 5), 0);
}

/** The cards in rows about as long as each other.
 * @param {Held[]} cards @param {number} n rows */
function split(cards, n) {
  const each = Math.ceil(cards.length / n);
  return Array.from({ length: n }, (_, i) =>
    cards.slice(i * each, (i + 1) * each),
  ).filter((row) => row.length > 0);
}

/** The cards in as few rows as fit a window of that width.
 * @param {Held[]} cards @param {number} width
 * @returns {Held[][]} */
export function rowsOf(cards, width) {
  const own = Math.min(CARD.most, Math.max(CARD.least, width * CARD.part));
  const room = Math.min(width, 1080) - MARGIN - own;
  const finger = matchMedia("(pointer: coarse)").matches;
  const least = finger ? LEAST.finger : LEAST.mouse;
  const fits = (/** @type {Held[]} */ row) =>
    row.length <= 4 || (row.length - 1) * least + gapsIn(row) <= room;
  let n = 1;
  while (!split(cards, n).every(fits)) n += 1;
  return split(cards, n);
}

/** The card that the Tab key leads to now.
 * @param {string} at @param {Held[]} cards @param {Moment} moment */
function stopOf(at, cards, { picks }) {
  if (cards.some((one) => one.key === roving[at])) return roving[at];
  const open = cards.find((one) =>
    picks?.cards.some((pick) => pick.card === one.card && pick.open),
  );
  return (open ?? cards[0])?.key;
}

/** A card of the hand as a button.
 * @param {Moment} moment @param {Held} one @param {string} at
 * @param {boolean} stop @param {Deeds} deeds */
function held(moment, one, at, stop, deeds) {
  const { card, copy } = one;
  const pick = moment.picks?.cards.find(
    (other) => other.card === card && other.at === at,
  );
  const chosen = pick !== undefined && copy < pick.picked;
  const no = pick !== undefined && !pick.open && !chosen;
  const label = no ? text("not", { card: name(card) }) : name(card);
  const take = () => deeds.pick(pick?.id ?? card, chosen);
  return html`<button
    class="card ${no ? "no" : ""} ${chosen ? "chosen" : ""}"
    aria-label=${label}
    aria-pressed=${chosen ? "true" : nothing}
    tabindex=${stop ? 0 : -1}
    data-card=${card}
    data-key=${one.key}
    @focus=${() => (roving[at] = one.key)}
    @click=${() => wasDragged() || take()}
    @pointerdown=${(/** @type {PointerEvent} */ event) =>
      drag(event, (onto) => deeds.drop(pick?.id ?? card, chosen, onto))}
  >
    ${face(card, moment.pack)}
  </button>`;
}

/** The arrow keys go from card to card, up and down from row to row.
 * @param {KeyboardEvent} event */
function walk(event) {
  const place = /** @type {HTMLElement} */ (event.currentTarget);
  const cards = [...place.querySelectorAll("button")];
  const at = cards.indexOf(/** @type {HTMLButtonElement} */ (event.target));
  const long = place.querySelector(".row")?.childElementCount ?? cards.length;
  /** @type {Record<string, number>} */
  const places = {
    ArrowRight: at + 1,
    ArrowLeft: at - 1,
    ArrowDown: at + long,
    ArrowUp: at - long,
    Home: 0,
    End: cards.length - 1,
  };
  const to = places[event.key];
  if (to === undefined || at < 0) return;
  event.preventDefault();
  const round = event.key === "ArrowRight" || event.key === "ArrowLeft";
  const n = round ? (to + cards.length) % cards.length : to;
  cards[n]?.focus();
}

/** How wide the table is, in pixels: beside the rules or a panel it is narrower
 * than the window. */
function widthOfTable() {
  const table = document.querySelector("main.table .playing");
  return table ? table.clientWidth + PADDING : innerWidth;
}

/** A hand. If nothing is picked from it, it is only looked at.
 * @param {Moment} moment @param {Group[]} groups
 * @param {{ label: string, at: string, live: boolean }} how
 * @param {Deeds} deeds */
export function hand(moment, groups, { label, at, live }, deeds) {
  const cards = cardsOf(groups);
  if (cards.length === 0) return nothing;
  const stop = stopOf(at, cards, moment);
  const drawn = (/** @type {Held} */ one) =>
    live
      ? held(moment, one, at, one.key === stop, deeds)
      : lying(one.card, moment.pack);
  return html`<section class="hand" aria-label=${label} @keydown=${walk}>
    <h2>${label}</h2>
    ${rowsOf(cards, widthOfTable()).map(
      (list) =>
        html`<div class="row">
          ${repeat(
            list,
            (one) => one.key,
            (one) =>
              html`<span
                class="slot ${one.first ? "first" : ""} ${one.melded
                  ? "melded"
                  : ""}"
                >${drawn(one)}</span
              >`,
          )}
        </div>`,
    )}
  </section>`;
}

/** Where nothing has the focus any more, the hand gets it. */
export function focusHand() {
  if (document.activeElement !== document.body) return;
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return;
    const first = /** @type {HTMLElement | null} */ (
      document.querySelector(
        ".hand button[tabindex='0'], .question button, .question input",
      )
    );
    first?.focus({ preventScroll: true });
  });
}
