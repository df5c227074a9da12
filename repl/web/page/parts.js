// Texts in parts, with their cards drawn: see book.lua in repl/web.
import { html } from "lit-html";
import { small } from "./cards.js";

/** @typedef {string | { card?: string, text?: string, rank?: string,
 *   mark?: boolean, parts?: Part[] }} Part */

/** @param {Exclude<Part, string>} part @param {string} pack */
function drawn(part, pack) {
  if (part.rank) return html`<b class="rank">${part.rank}</b>`;
  return html`<span class="card tiny" role="img" aria-label=${part.text}
    >${small(part.card ?? "", pack)}</span
  >`;
}

/** How many cards in a row stand on a line of their own. */
const ROW = 3;

/** What stands between cards of a row, and does not end it. */
const BETWEEN = /^ *[,，、]? *$/;

/** The parts in runs: cards with nothing to read between them stand in one.
 * @param {Part[]} list @returns {(Part | Part[])[]} */
function runs(list) {
  /** @type {(Part | Part[])[]} */
  const out = [];
  for (const part of list) {
    const last = out.at(-1);
    const isText = typeof part === "string";
    const goesOn = isText ? BETWEEN.test(part) : !part.parts;
    if (Array.isArray(last) && goesOn) last.push(part);
    else out.push(isText || part.parts ? part : [part]);
  }
  return out;
}

/** The mark that ends a row is not needed behind it.
 * @param {string} text @param {Part | Part[] | undefined} before */
function after(text, before) {
  const isRow = Array.isArray(before) && sizeOf(before) >= ROW;
  return isRow ? text.replace(/^[;；,，]\s*/, "") : text;
}

/** How many cards there are. @param {Part[]} run */
const sizeOf = (run) => run.filter((one) => typeof one !== "string").length;

/** @param {Part[]} list @param {string} pack the suits of the deck
 * @param {(inside: unknown) => unknown} [mark] how marked words are drawn
 * @returns {unknown} */
export function parts(list, pack, mark = (inside) => inside) {
  return runs(list).map((part, i, all) => {
    if (typeof part === "string") return after(part, all[i - 1]);
    if (!Array.isArray(part)) return mark(parts(part.parts ?? [], pack));
    const isRow = sizeOf(part) >= ROW;
    const cards = part.map((one) => {
      if (typeof one !== "string") return drawn(one, pack);
      return isRow ? " " : one;
    });
    return isRow ? html`<span class="row-of">${cards}</span>` : cards;
  });
}
