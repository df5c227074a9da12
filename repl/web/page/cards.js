// Cards as pictures: the outlines are those of the rulebook.
import { nothing, svg } from "lit-html";
import { state } from "./state.js";

/** How people read a card.
 * @param {string} card as the engine writes it
 * @returns {string} */
export function name(card) {
  return state.deck[card]?.text ?? card;
}

/** The drawing in a card's middle, its rank and its colour.
 * @param {string} card
 * @param {string} pack the suits of the deck */
function partsOf(card, pack) {
  const { rank = card, suit } = state.deck[card] ?? {};
  const kind = /\bO\b/.test(pack) ? "spanish" : "french";
  if (suit === undefined || !pack.split(" ").includes(suit))
    return { rank: card, path: OUTLINES.star, color: OUTLINES.colors.star };
  const path = OUTLINES[kind][suit];
  if (!path) return { rank, path: "", suit, color: "#111" };
  return { rank, path, suit, color: OUTLINES.colors[kind][suit] };
}

/** @param {string} path @param {string} place */
function sign(path, place) {
  if (!path) return nothing;
  return svg`<path transform=${place} fill-rule="evenodd" d=${path}></path>`;
}

/** The colours of packs whose cards have colours for suits.
 * @type {Record<string, string>} */
const COLORS = { R: "#c22", Y: "#957200", G: "#2a6b2a", B: "#1c5d99" };

/** A card's picture; whoever shows it gives it a name.
 * @param {string} card
 * @param {string} pack the suits of the deck */
export function face(card, pack) {
  const { rank, path, suit, color } = partsOf(card, pack);
  const colored = pack === "R Y G B" && suit ? COLORS[suit] : color;
  const narrow = rank.length > 2 ? 34 : nothing;
  return svg`<svg class="face" viewBox="0 0 50 70" aria-hidden="true"
    fill=${colored}>
    <rect class="paper" x="1" y="1" width="48" height="68" rx="5"></rect>
    <text x="4" y="19" textLength=${narrow} lengthAdjust="spacingAndGlyphs"
      >${rank}</text>
    ${sign(path, "translate(4 23) scale(0.5)")}
    ${sign(path, "translate(17 34) scale(1.2)")}
    ${path ? nothing : svg`<text class="big" x="25" y="52">${suit}</text>`}
  </svg>`;
}
