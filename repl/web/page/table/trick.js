// The trick in the middle of the table, or the last one as long as it is looked at.
import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { state } from "../state.js";
import { text } from "../text.js";
import { lying, placeOf } from "./seats.js";

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

/** @param {Moment} moment */
export function trick(moment) {
  const { show } = moment;
  if (!hasTricks(show)) return nothing;
  const swept = state.table.swept === moment;
  const old = show.trick.length || swept ? undefined : show.last;
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
