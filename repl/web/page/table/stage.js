// The stage: who sits there, what lies on the felt, what is asked, and the hand.
// Each has its place, whose size does not change while one plays; messages lie
// over the felt.
import { html, nothing } from "lit-html";
import { board } from "./board.js";
import { hand } from "./hand.js";
import { hurry } from "./pace.js";
import { facts, melds, middle, rest } from "./piles.js";
import { seats } from "./seats.js";
import { hasTricks, recalling, trick } from "./trick.js";
import { text } from "../text.js";

/** @typedef {import("./deeds.js").Deeds} Deeds */

/** What lies on the felt: a trick before the players, or piles on a board.
 * @param {Moment} moment @param {Deeds} deeds */
function lies(moment, deeds) {
  if (!hasTricks(moment.show)) return board(moment, deeds);
  const told = facts(moment);
  return html`${trick(moment)} ${recalling(moment, deeds)}
    <div class="lies around-trick">
      <div class="middle">${middle(moment, deeds)}</div>
      <div class="low" tabindex=${told === nothing ? nothing : "0"}>
        ${rest(moment, deeds)} ${melds(moment, deeds)} ${told}
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

/** Cards that an open hand has at least when it is laid down. Fewer, which one
 * has seen by and by, stay among the facts. */
const LAID = 5;

/** The hand that lies open on the felt, which stays there until its last card.
 * @type {{ round: string, seats: Set<number> }} */
let down = { round: "", seats: new Set() };

/** The player whose open hand is a section of the facts, and lies on the felt.
 * @param {Moment} moment @param {Show["sections"][number]} section */
function ownerOf({ seed, show }, { groups }) {
  const round = `${seed} ${show.round}`;
  if (down.round !== round) down = { round, seats: new Set() };
  const cards = groups?.flatMap((group) => group.cards) ?? [];
  const found = cards.length && show.seats.find((one) => holds(one, cards));
  if (!found) return undefined;
  if (cards.length >= LAID) down.seats.add(found.seat);
  return down.seats.has(found.seat) ? found : undefined;
}

/** The open hand of another player, such as the dummy's, which one plays or sees
 * among the facts: its groups, and whose it is.
 * @param {Moment} moment
 * @returns {{ groups: Group[], label: string } | undefined} */
function openHand(moment) {
  const { show, dummy, asked } = moment;
  const name = (/** @type {Seat | undefined} */ seat) => seat?.name ?? "";
  const of = (/** @type {string} */ player) => text("hand_of", { player });
  if (dummy && asked)
    return {
      groups: dummy,
      label: of(name(show.seats[(asked.dummy ?? 0) - 1])),
    };
  for (const section of show.sections) {
    const { groups = [] } = section;
    const seat = ownerOf(moment, section);
    if (seat) return { groups, label: of(seat.name) };
  }
  return undefined;
}

/** The moment without an open hand among the facts: it lies on the felt.
 * @param {Moment} moment @returns {Moment} */
function factual(moment) {
  const { show } = moment;
  const sections = show.sections.filter((one) => !ownerOf(moment, one));
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

/** Can cards of one's own hand be picked? Not if the question is about others.
 * @param {Moment} moment */
function asksHand({ dummy, picks }) {
  const others = picks?.cards.every(({ at }) => at !== "hand");
  return !dummy && (picks?.way === "free" || !others);
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
    <p class="status" title=${show.status.join(" ")}>
      <span aria-hidden="true">${show.of_round.join(" ")}</span>
      <span class="unseen">${show.status.join(" ")}</span>
    </p>
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
        { label: text("hand"), at: "hand", live: may && asksHand(moment) },
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
