// What a card is: its kind, its suit, and what stands in its corner.
import { state } from "../state.js";

/** @typedef {"french" | "german" | "spanish" | "tarot" | "flower" | "colors"
 *   | "plain"} Kind */

/** A card as it is drawn; one without a suit of the pack has none.
 * @typedef {{ card: string, kind: Kind, rank: string, suit: string,
 *   corner: string }} Drawn */

/** Letters of German cards in place of others. */
const GERMAN = /** @type {Record<string, string>} */ ({ J: "U", Q: "O" });

/** The first pattern that fits a pack's suits tells the kind.
 * @type {[RegExp, Kind][]} */
const KINDS = [
  [/^[OCEB ]*O[OCEB ]*$/, "spanish"],
  [/^[LARP ]*L[LARP ]*$/, "flower"],
  [/^[CDHS ]*T[CDHS ]*$/, "tarot"],
  [/^[CDHS ]+$/, "french"],
  [/^[RYGB ]+$/, "colors"],
];

/** @param {string} pack the suits of the deck
 * @returns {Kind} */
function kindOf(pack) {
  const kind = KINDS.find(([suits]) => suits.test(pack))?.[1] ?? "plain";
  const german = kind === "french" && state.table.faces === "german";
  return german ? "german" : kind;
}

/** @param {string} card as the engine writes it
 * @param {string} pack the suits of the deck
 * @returns {Drawn} */
export function drawnOf(card, pack) {
  const [own] = card.split("=");
  const kind = kindOf(pack);
  const { rank = own, suit = "", corner } = state.deck[own] ?? {};
  if (!pack.split(" ").includes(suit))
    return { card: own, kind, rank: own, suit: "", corner: own };
  const letter = kind === "german" ? GERMAN[rank] : corner;
  return { card: own, kind, rank, suit, corner: letter ?? rank };
}
