// Cards move on the page: each that is played from its seat or its hand to its
// place, and a trick to the seat of who has won it. Places on the page are looked
// at before and after the page is drawn; nothing else of the page moves.
import { state } from "../state.js";
import { pace } from "./pace.js";
import { moves } from "./state.js";

/** @typedef {{ left: number, top: number, width: number, height: number }} Box
 */
/** @typedef {{ cards: Map<Element, Box>, byName: Map<string, Box[]>,
 *   won: [Element, Box][], to: string, dealt: boolean }} Seen */

const EASE = "cubic-bezier(0.2, 0.7, 0.3, 1)";

/** The moment that is drawn, and the one whose last trick was taken away.
 * @type {{ moment: Moment | null, swept: Moment | null }} */
let last = { moment: null, swept: null };

/** @param {Element} one @returns {Box} */
const boxOf = (one) => one.getBoundingClientRect();

/** @param {string} where @param {ParentNode} [root] */
const all = (where, root = document) => [...root.querySelectorAll(where)];

/** The name of a card, if it is seen.
 * @param {Element} card */
const nameOf = (card) =>
  card.getAttribute("data-card") ?? card.getAttribute("data-lies") ?? "";

/** Makes the sound of what has come, if the person wants to hear it.
 * @param {Moment | null} before @param {Moment | null} after */
function hear(before, after) {
  if (!state.table.sound || before === after) return;
  void import("./sound.js").then(({ soundOf }) => soundOf(before, after));
}

/** A play of a trick, and where its cards lie.
 * @param {Element} play @returns {[Element, Box]} */
const playOf = (play) => [play, boxOf(play.lastElementChild ?? play)];

/** Were cards dealt between these moments, as a match or a round begins?
 * @param {Moment | null} before @param {Moment} after */
function isDeal(before, after) {
  if (before?.seed !== after.seed) return after.decisions === 0;
  return before.show.round < after.show.round;
}

/** Where each card lies now; nothing if no card will move.
 * @returns {Seen | null} */
export function look() {
  const { moment, table } = state;
  const { swept } = table;
  const before = last;
  last = { moment, swept };
  hear(before.moment, moment);
  if (!moment || !moves(table) || pace().flight === 0) return null;
  const next = moment !== before.moment || swept !== before.swept;
  const dealt = next && isDeal(before.moment, moment);
  if (!next || (!dealt && moment.seed !== before.moment?.seed)) return null;
  const cards = new Map();
  const byName = new Map();
  for (const card of all(".stage .card")) {
    const box = boxOf(card);
    cards.set(card, box);
    const name = nameOf(card);
    byName.set(name, [...(byName.get(name) ?? []), box]);
  }
  const old = document.querySelector(".trick.old ul");
  const to = old?.className.replace("to-", "at-") ?? "";
  const won = old ? all(".play", old).map(playOf) : [];
  return { cards, byName, won, to, dealt };
}

/** The transform that puts one box over another.
 * @param {Box} from @param {Box} to the box that is moved */
function over(from, to) {
  const x = from.left + from.width / 2 - to.left - to.width / 2;
  const y = from.top + from.height / 2 - to.top - to.height / 2;
  const scale = Math.min(1.5, Math.max(0.3, from.height / to.height || 1));
  return `translate(${x}px, ${y}px) scale(${scale})`;
}

/** @param {Element} one @param {Box} from @param {number} delay */
function come(one, from, delay) {
  const frames = [{ transform: over(from, boxOf(one)) }, { transform: "none" }];
  const { flight: duration } = pace();
  one.animate(frames, { duration, delay, easing: EASE, fill: "backwards" });
}

/** Where a card comes from that was not seen before: its player's seat, or the
 * stock.
 * @param {Element} card @returns {Box | undefined} */
function sourceOf(card) {
  const from = /from-(\w+)/.exec(card.closest(".play")?.className ?? "")?.[1];
  const where = from ? `.stage .at-${from} .who` : ".stage .stock .card";
  const found = document.querySelector(where);
  return found ? boxOf(found) : undefined;
}

/** Each card that has come to a place goes there from where it was. Cards of a
 * hand that stay there move by themselves.
 * @param {Seen} seen */
function settle({ cards, byName }) {
  let n = 0;
  for (const card of all(".stage .card")) {
    const was = cards.get(card);
    const inHand = card.closest(".hand") !== null;
    if (was && inHand) continue;
    const name = nameOf(card);
    if (was) {
      const now = boxOf(card);
      const far = Math.hypot(now.left - was.left, now.top - was.top);
      if (far > 2) come(card, was, 0);
      continue;
    }
    const from = name ? (byName.get(name)?.shift() ?? sourceOf(card)) : null;
    if (from) come(card, from, 25 * n++);
  }
}

/** A trick that was won goes to its winner's seat, and is gone.
 * @param {Seen} seen */
function collect({ won, to }) {
  const place = document.querySelector(".stage .trick");
  const seat = to && document.querySelector(`.stage .${to} .who`);
  if (!place || !seat) return;
  const goal = boxOf(seat);
  for (const [play, box] of won) {
    if (play.isConnected) continue;
    const one = /** @type {HTMLElement} */ (play.cloneNode(true));
    one.classList.add("flying");
    one.ariaHidden = "true";
    place.append(one);
    const end = { transform: over(goal, box), opacity: 0.3 };
    const { flight } = pace();
    one.animate([{ transform: "none" }, end], {
      duration: 1.4 * flight,
      easing: "ease-in",
    }).onfinish = () => one.remove();
  }
}

/** Milliseconds between two cards that are dealt, and for all of them. */
const DEAL = { each: 35, all: 450 };

/** The cards of a hand come from who deals, one after another. */
function deal() {
  const hand = all(".hands .card");
  const dealer = document.querySelector(".stage .chip")?.parentElement;
  const from = dealer ?? document.querySelector(".stage .felt");
  if (!from) return;
  const box = boxOf(from);
  const each = Math.min(DEAL.each, DEAL.all / hand.length);
  for (const [n, card] of hand.entries()) come(card, box, n * each);
}

/** @param {Seen | null} seen what `look` has seen before the page was drawn */
export function fly(seen) {
  if (!seen) return;
  if (seen.dealt) return deal();
  settle(seen);
  collect(seen);
}
