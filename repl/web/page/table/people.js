// Who plays at this screen, and how well the bots play that have the other
// seats.
import { html, nothing } from "lit-html";
import { text } from "../text.js";
import { LEVELS, chosenFor, hasLevel, levelOf, withLevel } from "./levels.js";

/** @typedef {import("./deeds.js").Deeds} Deeds */

/** The seats that people have; it begins a new deal.
 * @param {Moment} moment @param {Deeds} deeds */
function sitting({ show, seats }, deeds) {
  const begin = (/** @type {Event} */ event) => {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.target);
    deeds.seat(new FormData(form).getAll("seat").map(Number));
  };
  return html`<form @submit=${begin}>
    <p>${text("who_plays")}</p>
    ${show.seats.map(
      ({ seat }) =>
        html`<label class="tick"
          ><input
            type="checkbox"
            name="seat"
            value=${seat}
            ?checked=${seats.includes(seat)}
          />
          ${text("seat_number", { n: seat })}</label
        >`,
    )}
    <button class="main">${text("again")}</button>
  </form>`;
}

/** The levels of a seat, or of all.
 * @param {number | "all"} who @param {string} label
 * @param {string[]} levels @param {Deeds} deeds */
function levelsOf(who, label, levels, deeds) {
  const now = who === "all" ? levelOf(0) : chosenFor(who);
  const read = (/** @type {Event} */ event) => {
    const { value } = /** @type {HTMLSelectElement} */ (event.target);
    deeds.levels(withLevel(who, value));
  };
  return html`<label class="field"
    >${label}
    <select data-levels=${who} @change=${read}>
      ${levels.map(
        (level) =>
          html`<option value=${level} .selected=${level === now}>
            ${text(`level_${level || "same"}`)}
          </option>`,
      )}
    </select></label
  >`;
}

/** How well bots play: all of them, or one by one.
 * @param {Moment} moment @param {Deeds} deeds */
function strength(moment, deeds) {
  const bots = moment.show.seats.filter(({ seat }) => hasLevel(moment, seat));
  if (bots.length === 0) return nothing;
  const own = bots.some(({ seat }) => chosenFor(seat));
  return html`<fieldset class="levels">
    <legend>${text("levels")}</legend>
    ${levelsOf("all", text("levels_all"), LEVELS, deeds)}
    ${bots.length < 2
      ? nothing
      : html`<details ?open=${own}>
          <summary>${text("levels_each")}</summary>
          ${bots.map(({ seat, name }) =>
            levelsOf(seat, name, ["", ...LEVELS], deeds),
          )}
        </details>`}
    <p class="quiet">${text("levels_about")}</p>
  </fieldset>`;
}

/** @param {Moment} moment @param {Deeds} deeds */
export const people = (moment, deeds) => [
  strength(moment, deeds),
  sitting(moment, deeds),
];
