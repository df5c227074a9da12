// Texts in parts, with their cards drawn: see book.lua in repl/web.
import { html } from "lit-html";
import { small } from "./cards.js";

/** @typedef {string | { card?: string, text?: string, rank?: string,
 *   mark?: boolean, parts?: Part[] }} Part */

/** @param {Part[]} list @param {string} pack the suits of the deck
 * @param {(inside: unknown) => unknown} [mark] how marked words are drawn
 * @returns {unknown} */
export function parts(list, pack, mark = (inside) => inside) {
  return list.map((part) => {
    if (typeof part === "string") return part;
    if (part.parts) return mark(parts(part.parts, pack));
    if (part.rank) return html`<b class="rank">${part.rank}</b>`;
    return html`<span class="card tiny" role="img" aria-label=${part.text}
      >${small(part.card ?? "", pack)}</span
    >`;
  });
}
