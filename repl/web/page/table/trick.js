// The trick in the middle of the table, or the last one as long as it is looked at.
import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { icon } from "../icon.js";
import { state } from "../state.js";
import { text } from "../text.js";
import { lying, placeOf } from "./seats.js";

/** @typedef {import("./deeds.js").Deeds} Deeds */

/** Are tricks played in this game?
 * @param {Show} show */
export function hasTricks(show) {
  return (
    show.trick.length > 0 ||
    show.last !== undefined ||
    show.sides.some((side) => side.tricks !== undefined)
  );
}

/** @param {Moment} moment @param {Play} play @param {boolean} won */
function playOf({ show, pack }, play, won) {
  const place = placeOf(show, play.player);
  const name = show.seats[play.player - 1]?.name;
  return html`<li class="play from-${place} ${won ? "won" : ""}">
    <span class="unseen">${name}${won ? `: ${text("won")}` : ""}</span>
    <span class="cards-played"
      >${play.cards.map((card) => lying(card, pack))}</span
    >
  </li>`;
}

/** Is that what the page shows now? It may be drawn by a copy of the moment.
 * @param {Moment | null} moment */
const isNow = (moment) => moment !== null && moment === state.moment;

/** Is the last trick seen, as no other has begun or it was asked for?
 * @param {Moment} moment */
function isOld({ show }) {
  const { recalled, swept } = state.table;
  return isNow(recalled) || !(show.trick.length > 0 || isNow(swept));
}

/** A button that shows the last trick once more, where it has gone.
 * @param {Moment} moment @param {Deeds} deeds */
export function recalling(moment, deeds) {
  const pressed = isNow(state.table.recalled);
  if (!state.moment || !moment.show.last) return nothing;
  if (isOld(moment) && !pressed) return nothing;
  return html`<button
    class="sign recall"
    aria-label=${text("last_trick")}
    @click=${deeds.recall}
  >
    ${icon("recall")}
  </button>`;
}

/** @param {Moment} moment */
export function trick(moment) {
  const { show } = moment;
  if (!hasTricks(show)) return nothing;
  const old = isOld(moment) ? show.last : undefined;
  const plays = old?.plays ?? show.trick;
  const to = old?.winner ? `to-${placeOf(show, old.winner)}` : "";
  const label = old ? text("last_trick") : text("trick");
  return html`<section class="trick ${old ? "old" : ""}" aria-label=${label}>
    ${plays.length === 0
      ? html`<p class="unseen">${text("empty_trick")}</p>`
      : nothing}
    <ul class=${to} role="list">
      ${repeat(
        plays,
        (play) => `${play.player} ${play.cards.join(" ")}`,
        (play) => playOf(moment, play, old?.winner === play.player),
      )}
    </ul>
  </section>`;
}
