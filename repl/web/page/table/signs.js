// Suits as signs in their colours.
import { html } from "lit-html";
import { state } from "../state.js";

/** By letter, the sign of a French suit.
 * @type {Record<string, string>} */
const SIGNS = { C: "♣", D: "♦", H: "♥", S: "♠" };

/** The sign of a suit; none of suits that other packs have, or where cards have
 * German faces. Who hears the page needs its name beside it.
 * @param {string | undefined} suit its letter @param {string} pack */
export function signOf(suit, pack) {
  const french = pack === "C D H S" && state.table.faces === "french";
  if (!suit || !french || !SIGNS[suit]) return undefined;
  return html`<span class="suit-sign ${suit}" aria-hidden="true"
    >${SIGNS[suit]}</span
  >`;
}
