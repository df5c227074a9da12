// A hand of cards: rows that overlap, one stop of the Tab key, arrow keys from
// card to card, and dragging to the table.
import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { face, name } from "../cards.js";
import { text } from "../text.js";
import { drag, wasDragged } from "./drag.js";

/** @typedef {import("./deeds.js").Deeds} Deeds */
/** @typedef {{ card: string, copy: number, key: string, first: boolean,
 *   melded: boolean }} Held */

/** Pixels of a card that should be seen, and that must be seen, so that a mouse
 * or a finger finds it. */
const SEEN = { mouse: [25, 24], finger: [40, 24] };

/** Pixels of a card, as --card has them; of the table beside a hand; and
 * between two groups of a hand, as --gap has them. */
const CARD = { least: 46, part: 0.16, high: 0.11, most: 96 };
const MARGIN = 20;
const GAP = 6;

/** The card that the Tab key leads to, by hand.
 * @type {Record<string, string>} */
const roving = {};

/** The cards of a hand, each with the number of its copy before it, so that
 * each keeps its place on the page.
 * @param {Group[]} groups
 * @returns {Held[]} */
function cardsOf(groups) {
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

/** How many groups begin behind the first card of a row.
 * @param {Held[]} row */
const gapsIn = (row) => row.slice(1).filter(({ first }) => first).length;

/** The cards in rows about as long as each other, which begin with a group if
 * that makes none too long.
 * @param {Held[]} cards @param {number} n rows
 * @param {(row: Held[]) => boolean} fits
 * @returns {Held[][]} */
function split(cards, n, fits) {
  if (n === 1) return [cards];
  const each = cards.length / n;
  const starts = cards.flatMap(({ first }, i) => (first && i > 0 ? [i] : []));
  const far = (/** @type {number} */ i) => Math.abs(i - each);
  const near = starts.sort((a, b) => far(a) - far(b))[0];
  for (const at of [near, Math.ceil(each)]) {
    if (at === undefined) continue;
    const rest = split(cards.slice(at), n - 1, fits);
    const all = [cards.slice(0, at), ...rest];
    if (at !== near || all.every(fits)) return all;
  }
  return [cards];
}

/** The cards in as few rows as fit a window of that width: on a phone rather
 * two than one in which little is seen of each card.
 * @param {Held[]} cards @param {number} width
 * @returns {Held[][]} */
export function rowsOf(cards, width) {
  const wide = Math.max(CARD.least, width * CARD.part);
  const own = Math.min(CARD.most, innerHeight * CARD.high, wide);
  const room = width - MARGIN - own;
  const finger = matchMedia("(pointer: coarse)").matches;
  const [wanted, needed] = SEEN[finger ? "finger" : "mouse"];
  const fits = (/** @type {number} */ least) => (/** @type {Held[]} */ row) =>
    row.length < 3 || (row.length - 1) * least + gapsIn(row) * GAP <= room;
  if (fits(wanted)(cards)) return [cards];
  for (let n = finger ? 2 : 1; n < cards.length; n++) {
    const rows = split(cards, n, fits(needed));
    if (rows.every(fits(needed))) return rows;
  }
  return split(cards, cards.length, () => true);
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

/** A card of the hand as a button; it does nothing where others are asked.
 * @param {Moment} moment @param {Held} one
 * @param {{ at: string, live: boolean, stop: boolean }} how
 * @param {Deeds} deeds */
function held(moment, one, { at, live, stop }, deeds) {
  const { card, copy } = one;
  const pick = moment.picks?.cards.find(
    (other) => live && other.card === card && other.at === at,
  );
  const chosen = pick !== undefined && copy < pick.picked;
  const no = pick !== undefined && !pick.open && !chosen;
  const label = no ? text("not", { card: name(card) }) : name(card);
  const take = () => live && deeds.pick(pick?.id ?? card, chosen);
  return html`<button
    class="card ${no ? "no" : ""} ${chosen ? "chosen" : ""}"
    aria-label=${label}
    aria-disabled=${live ? nothing : "true"}
    aria-pressed=${chosen ? "true" : nothing}
    tabindex=${stop ? 0 : -1}
    data-card=${card}
    data-key=${one.key}
    @focus=${() => (roving[at] = one.key)}
    @click=${() => wasDragged() || take()}
    @pointerdown=${(/** @type {PointerEvent} */ event) =>
      live && drag(event, (onto) => deeds.drop(pick?.id ?? card, chosen, onto))}
  >
    ${face(card, moment.pack)}
  </button>`;
}

/** The card of a row nearest to that part of it.
 * @param {HTMLElement[]} cards @param {string} row @param {number} part */
function nearest(cards, row, part) {
  const own = cards.filter((card) => card.dataset.row === row);
  return cards.indexOf(own[Math.round(part * (own.length - 1))]);
}

/** The arrow keys go from card to card, up and down from row to row.
 * @param {KeyboardEvent} event */
function walk(event) {
  const place = /** @type {HTMLElement} */ (event.currentTarget);
  const slots = /** @type {HTMLElement[]} */ ([
    ...place.querySelectorAll(".held"),
  ]);
  const target = /** @type {HTMLElement} */ (event.target);
  const at = slots.findIndex((slot) => slot.contains(target));
  if (at < 0) return;
  const row = Number(slots[at].dataset.row);
  const own = slots.filter((slot) => Number(slot.dataset.row) === row);
  const part = own.indexOf(slots[at]) / Math.max(1, own.length - 1);
  const n = slots.length;
  /** @type {Record<string, () => number>} */
  const places = {
    ArrowRight: () => (at + 1) % n,
    ArrowLeft: () => (at + n - 1) % n,
    ArrowDown: () => nearest(slots, String(row + 1), part),
    ArrowUp: () => nearest(slots, String(row - 1), part),
    Home: () => 0,
    End: () => n - 1,
  };
  const to = places[event.key]?.();
  if (to === undefined) return;
  event.preventDefault();
  slots[to]?.querySelector("button")?.focus();
}

/** How wide the stage is, in pixels. */
function widthOfStage() {
  const found = document.querySelector(".stage, main");
  return found?.clientWidth ?? innerWidth;
}

/** Where the cards of rows lie, as styles: --i cards and --g gaps from the left,
 * in row --r from below, which has --k cards and --gs gaps behind its first.
 * @param {Held[][]} rows */
function placed(rows) {
  return rows.flatMap((row, r) => {
    const whole = `--k:${row.length - 1};--gs:${gapsIn(row)}`;
    let gaps = 0;
    return row.map((one, i) => {
      if (one.first && i > 0) gaps += 1;
      const up = rows.length - 1 - r;
      const style = `--i:${i};--g:${gaps};--r:${up};${whole}`;
      return { one, r, style, end: i === row.length - 1 };
    });
  });
}

/** A hand. If nothing is picked from it, it is only looked at.
 * @param {Moment} moment @param {Group[]} groups
 * @param {{ label: string, at: string, live: boolean }} how
 * @param {Deeds} deeds */
export function hand(moment, groups, { label, at, live }, deeds) {
  const cards = cardsOf(groups);
  if (cards.length === 0) return nothing;
  const stop = stopOf(at, cards, moment);
  const rows = rowsOf(cards, widthOfStage());
  return html`<section
    class="hand rows-${Math.min(4, rows.length)}"
    aria-label=${label}
    @keydown=${walk}
  >
    <h2>${label}</h2>
    ${repeat(
      placed(rows),
      ({ one }) => one.key,
      ({ one, r, style, end }) =>
        html`<span
          class="held ${one.melded ? "melded" : ""} ${end ? "end" : ""}"
          data-row=${r}
          .style=${style}
          >${held(
            moment,
            one,
            { at, live, stop: one.key === stop },
            deeds,
          )}</span
        >`,
    )}
  </section>`;
}

/** Where nothing has the focus any more once the table is drawn, what is asked
 * gets it. */
export function focusHand() {
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return;
    const first = /** @type {HTMLElement | null} */ (
      document.querySelector(
        ".ended .main, .over .main, .felt .act, .felt .may, " +
          ".hand button[tabindex='0']:not([aria-disabled]), " +
          ".question :is(button, input):not(:disabled)",
      )
    );
    first?.focus({ preventScroll: true });
  });
}
