// The stage: who sits there, what lies on the felt, what is asked, and the hand.
// Each has its place, whose size does not change while one plays; messages lie
// over the felt.
import { html, nothing } from "lit-html";
import { hand } from "./hand.js";
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

/** The hand of the dummy, on the felt.
 * @param {Moment} moment @param {Deeds} deeds @param {boolean} live */
function dummyOf(moment, deeds, live) {
  const { show, dummy, asked } = moment;
  if (!dummy) return nothing;
  const player = (asked?.dummy && show.seats[asked.dummy - 1]?.name) ?? "";
  const label = text("hand_of", { player });
  return html`<div class="laid">
    ${hand(moment, dummy, { label, at: "dummy", live }, deeds)}
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
    <div class="felt ${hasTricks(show) ? "" : "on-board"}">
      ${seats(moment)} ${dummyOf(moment, deeds, may)} ${lies(moment, deeds)}
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
