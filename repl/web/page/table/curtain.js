// Several people at one screen: between their turns all hands are hidden.
import { html } from "lit-html";
import { text } from "../text.js";

/** @typedef {import("./deeds.js").Deeds} Deeds */

/** @param {Moment} moment @param {Deeds} deeds */
export function curtain(moment, deeds) {
  const player = moment.asked && moment.show.seats[moment.asked.player - 1];
  const called = text("seat_number", { n: moment.asked?.player });
  return html`<section class="curtain" role="alert">
    <p>${text("give_screen", { player: called, name: player?.name })}</p>
    <button class="main" @click=${deeds.uncover}>
      ${text("show_hand", { player: called })}
    </button>
  </section>`;
}
