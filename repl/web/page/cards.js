// Cards as pictures: the outlines are those of the rulebook.
import { nothing, svg } from "lit-html";
import { state } from "./state.js";

/** How people read a card.
 * @param {string} card as the engine writes it
 * @returns {string} */
export function name(card) {
  return state.deck[card]?.text ?? card;
}

/** The kind of outlines that a deck's suits have.
 * @param {string} pack the suits of the deck
 * @returns {"french" | "german" | "spanish" | "flower"} */
function kindOf(pack) {
  if (/\bO\b/.test(pack)) return "spanish";
  if (/\bL\b/.test(pack)) return "flower";
  const german = state.table.faces === "german" && !/\bT\b/.test(pack);
  return german ? "german" : "french";
}

/** The ranks of German cards that have other letters. */
const GERMAN = /** @type {Record<string, string>} */ ({ J: "U", Q: "O" });

/** The colours of packs whose cards have colours for suits.
 * @type {Record<string, string>} */
const COLORS = { R: "#c22", Y: "#957200", G: "#2a6b2a", B: "#1c5d99" };

/** The drawing in a card's middle, its rank and its colour.
 * @param {string} card
 * @param {string} pack the suits of the deck
 * @returns {{ rank: string, path: string, color: string, sign?: string }} */
function partsOf(card, pack) {
  const { rank = card, suit } = state.deck[card] ?? {};
  const { star, trump, colors } = OUTLINES;
  if (suit === undefined || !pack.split(" ").includes(suit))
    return { rank: card, path: star, color: colors.star };
  if (suit === "T") return { rank, path: trump, color: colors.trump };
  const kind = kindOf(pack);
  const path = OUTLINES[kind][suit];
  const shown = kind === "german" ? (GERMAN[rank] ?? rank) : rank;
  if (path) return { rank: shown, path, color: colors[kind][suit] };
  return { rank, path: "", sign: suit, color: COLORS[suit] ?? "#111" };
}

/** @param {string} path @param {string} place */
function drawing(path, place) {
  if (!path) return nothing;
  return svg`<path transform=${place} fill-rule="evenodd" d=${path}></path>`;
}

/** A card's picture; whoever shows it gives it a name.
 * @param {string} card
 * @param {string} pack the suits of the deck */
export function face(card, pack) {
  const { rank, path, color, sign } = partsOf(card, pack);
  const narrow = rank.length > 2 ? 34 : nothing;
  return svg`<svg class="face" viewBox="0 0 50 70" aria-hidden="true"
    fill=${color}>
    <rect class="paper" x="1" y="1" width="48" height="68" rx="5"></rect>
    <text x="4" y="19" textLength=${narrow} lengthAdjust="spacingAndGlyphs"
      >${rank}</text>
    ${drawing(path, "translate(4 23) scale(0.5)")}
    ${drawing(path, "translate(17 34) scale(1.2)")}
    ${sign ? svg`<text class="big" x="25" y="52">${sign}</text>` : nothing}
  </svg>`;
}

/** The back of a card. */
export function back() {
  return svg`<svg class="face" viewBox="0 0 50 70" aria-hidden="true">
    <rect class="paper" x="1" y="1" width="48" height="68" rx="5"></rect>
    <rect class="weave" x="5" y="5" width="40" height="60" rx="3"></rect>
    <path class="thread" d="M5 15L35 65M5 35L23 65M15 5L45 55M35 5L45 22M45
      15L15 65M45 35L27 65M35 5L5 55M15 5L5 22"></path>
  </svg>`;
}
