// The cards that are still out, and what can be told of who holds them.
import { html } from "lit-html";
import { lying } from "./seats.js";

/** What `counts` gives: see protocol.json.
 * @typedef {{ held: string, left: string[], voids: string[],
 *   groups: { cards: string[] }[] }} Counts */

/** @param {Counts} found @param {string} pack the suits of the deck */
export function counted(found, pack) {
  return html`<p>${found.held}</p>
    <p>${found.left.join(" ")}</p>
    ${found.groups.map(
      (group) =>
        html`<span class="fan small"
          >${group.cards.map((card) => lying(card, pack))}</span
        >`,
    )}
    ${found.voids.map((one) => html`<p>${one}</p>`)}`;
}
