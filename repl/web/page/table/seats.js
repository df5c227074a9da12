// The players around the table.
import { html, nothing } from "lit-html";
import { back, face, name, spoken } from "../cards.js";
import { text } from "../text.js";
import { LEVELS, hasLevel, levelOf } from "./levels.js";

/** Where players sit, by how many places to the left, for each number of
 * players: bottom, lower left, left, top left, top, and so on.
 * @type {Record<number, string[]>} */
const PLACES = {
  1: ["b"],
  2: ["b", "t"],
  3: ["b", "tl", "tr"],
  4: ["b", "l", "t", "r"],
  5: ["b", "l", "tl", "tr", "r"],
  6: ["b", "l", "tl", "t", "tr", "r"],
  7: ["b", "bl", "l", "tl", "tr", "r", "br"],
  8: ["b", "bl", "l", "tl", "t", "tr", "r", "br"],
};

/** The place of a seat, as a class; nine or more players sit in a row.
 * @param {Show} show @param {number} seat */
export function placeOf(show, seat) {
  const steps = show.seats[seat - 1]?.steps ?? 0;
  return PLACES[show.seats.length]?.[steps] ?? "row";
}

/** A card that is only looked at.
 * @param {string} card @param {string} pack */
export function lying(card, pack) {
  return html`<span
    class="card"
    role="img"
    aria-label=${name(card)}
    data-lies=${card}
    >${face(card, pack)}</span
  >`;
}

/** A card of which only the back is seen. */
export function covered() {
  return html`<span class="card" aria-hidden="true">${back()}</span>`;
}

/** What the player has said last, as a bubble.
 * @param {Moment} moment @param {number} seat */
function bubble({ said }, seat) {
  const own = said.filter((one) => one.player === seat);
  const last = own[own.length - 1];
  return last ? html`<q class="bubble">${spoken(last.text)}</q>` : nothing;
}

/** A seat in words, as it is read out.
 * @param {Seat} seat @param {string} level of its bot */
function inWords(seat, level) {
  const list = [text("seat", { player: seat.name, n: seat.n })];
  if (seat.dealer) list.push(text("dealer"));
  if (seat.party) list.push(seat.party);
  if (level) list.push(text(`level_${level}`));
  if (seat.turn) list.push(text("to_move"));
  return list.join(", ");
}

/** A bar for each step up to the level of a bot.
 * @param {string} level */
function bars(level) {
  const label = text(`level_${level}`);
  const steps = LEVELS.indexOf(level) + 1;
  return html`<span class="level" title=${label} data-level=${level}
    >${LEVELS.map((_, i) => html`<i class=${i < steps ? "on" : ""}></i>`)}</span
  >`;
}

/** A seat in signs: name, level, cards held, tricks won, the dealer's chip.
 * @param {Seat} seat @param {number | undefined} tricks
 * @param {string} level */
function inSigns(seat, tricks, level) {
  const chip = text("dealer");
  return html`<span class="who" aria-hidden="true">
    <b>${seat.name}</b>
    ${level ? bars(level) : nothing}
    ${seat.n ? html`<span class="backs">${seat.n}</span>` : nothing}
    ${tricks ? html`<span class="got">${tricks}</span>` : nothing}
    ${seat.dealer
      ? html`<span class="chip" title=${chip}>${[...chip][0]}</span>`
      : nothing}
    ${seat.party ? html`<small>${seat.party}</small>` : nothing}
  </span>`;
}

/** @param {Moment} moment @param {Seat} seat */
function seatOf(moment, seat) {
  const { show } = moment;
  const side = show.sides.find((one) => one.side === seat.side);
  const level = hasLevel(moment, seat.seat) ? levelOf(seat.seat) : "";
  return html`<li
    class="at-${placeOf(show, seat.seat)} ${seat.turn ? "turn" : ""}"
    aria-current=${seat.turn ? "true" : nothing}
    data-seat=${seat.seat}
  >
    <span class="unseen">${inWords(seat, level)}</span>
    ${inSigns(seat, side?.tricks, level)}
    ${seat.own ? nothing : bubble(moment, seat.seat)}
  </li>`;
}

/** @param {Moment} moment */
export function seats(moment) {
  const list = moment.show.seats;
  return html`<ul class="seats" role="list" aria-label=${text("players")}>
    ${list.map((seat) => seatOf(moment, seat))}
  </ul>`;
}

/** All other hands, laid open for study.
 * @param {Moment} moment */
export function openHands({ show, pack }) {
  const list = show.seats.filter((seat) => !seat.own && seat.hand?.length);
  if (list.length === 0) return nothing;
  return html`<section class="open-hands" aria-label=${text("open_hands")}>
    ${list.map(
      (seat) =>
        html`<div data-hand=${seat.seat}>
          <h2>${text("hand_of", { player: seat.name })}</h2>
          <span class="fan small"
            >${seat.hand?.map((card) => lying(card, pack))}</span
          >
        </div>`,
    )}
  </section>`;
}
