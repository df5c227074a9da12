// The stage: who sits there, what lies on the felt, what is asked, and the hand.
// Each has its place, whose size does not change while one plays; messages lie
// over the felt.
import { html, nothing } from "lit-html";
import { hand } from "./hand.js";
import { hurry } from "./pace.js";
import { facts, melds, middle, rest } from "./piles.js";
import { seats } from "./seats.js";
import { hasTricks, trick } from "./trick.js";
import { text } from "../text.js";

/** @typedef {import("./deeds.js").Deeds} Deeds */

/** What lies on the felt: a trick before the players, or piles on a board.
 * @param {Moment} moment @param {Deeds} deeds */
function lies(moment, deeds) {
  const form = hasTricks(moment.show) ? "around-trick" : "board";
  return html`${trick(moment)}
    <div class="lies ${form}">
      <div class="middle">${middle(moment, deeds)}</div>
      <div class="low">
        ${rest(moment, deeds)} ${melds(moment, deeds)} ${facts(moment)}
      </div>
    </div>`;
}

/** Does the player in that seat hold exactly these cards, in sight of all?
 * @param {Seat} seat @param {string[]} cards */
function holds(seat, cards) {
  const sorted = (/** @type {string[]} */ list) => [...list].sort().join(" ");
  const { own, hand: held } = seat;
  return !own && held !== undefined && sorted(held) === sorted(cards);
}

/** The player whose open hand is a section of the facts.
 * @param {Show} show @param {Show["sections"][number]} section */
function ownerOf({ seats: all }, { groups }) {
  const cards = groups?.flatMap((group) => group.cards) ?? [];
  return cards.length ? all.find((one) => holds(one, cards)) : undefined;
}

/** The open hand of another player, such as the dummy's, which one plays or sees
 * among the facts: its groups, and whose it is.
 * @param {Moment} moment
 * @returns {{ groups: Group[], label: string } | undefined} */
function openHand({ show, dummy, asked }) {
  const name = (/** @type {Seat | undefined} */ seat) => seat?.name ?? "";
  const of = (/** @type {string} */ player) => text("hand_of", { player });
  if (dummy && asked)
    return {
      groups: dummy,
      label: of(name(show.seats[(asked.dummy ?? 0) - 1])),
    };
  for (const section of show.sections) {
    const { groups = [] } = section;
    const seat = ownerOf(show, section);
    if (seat) return { groups, label: of(seat.name) };
  }
  return undefined;
}

/** The moment without an open hand among the facts: it lies on the felt.
 * @param {Moment} moment @returns {Moment} */
function factual(moment) {
  const { show } = moment;
  const sections = show.sections.filter((one) => !ownerOf(show, one));
  return { ...moment, show: { ...show, sections } };
}

/** An open hand on the felt.
 * @param {Moment} moment @param {Deeds} deeds @param {boolean} live */
function laid(moment, deeds, live) {
  const found = openHand(moment);
  if (!found) return nothing;
  const { groups, label } = found;
  const how = { label, at: "dummy", live: live && Boolean(moment.dummy) };
  return html`<div class="laid">
    <small class="whose" aria-hidden="true">${label}</small>
    ${hand(moment, groups, how, deeds)}
  </div>`;
}

/** @param {Moment} moment
 * @param {{ over?: unknown, asks?: unknown, covers?: unknown, live?: boolean }}
 * parts `over` lies over the felt, `asks` between felt and hand; `covers` takes
 * the place of the hand; `live` tells whether cards can be picked
 * @param {Deeds} deeds */
export function stage(moment, parts, deeds) {
  const { show } = moment;
  const { over, asks, covers, live = true } = parts;
  const may = live && (moment.asked?.mine ?? false);
  return html`<div class="stage players-${show.seats.length}">
    <p class="status">${show.status.join(" ")}</p>
    <div class="felt ${hasTricks(show) ? "" : "on-board"}" @click=${hurry}>
      ${seats(moment)} ${laid(moment, deeds, may)}
      ${lies(factual(moment), deeds)}
      <div class="over-felt">${over}</div>
    </div>
    <div class="asking">${asks}</div>
    <div class="hands">
      ${covers ??
      hand(
        moment,
        show.hand,
        { label: text("hand"), at: "hand", live: may && !moment.dummy },
        deeds,
      )}
    </div>
  </div>`;
}

/** Gives the stage what the window has below the page's buttons. */
export function fitStage() {
  const found = /** @type {HTMLElement | null} */ (
    document.querySelector(".stage")
  );
  if (!found) return;
  const above = Math.round(found.getBoundingClientRect().top + scrollY);
  const set = `${above}px`;
  if (found.style.getPropertyValue("--above") !== set)
    found.style.setProperty("--above", set);
}
