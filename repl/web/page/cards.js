// Cards as pictures. Each is drawn once, and the page refers to it.
import { svg } from "lit-html";
import { french } from "./faces/french.js";
import { drawnOf } from "./faces/kinds.js";
import * as others from "./faces/others.js";
import { pip, written } from "./faces/pieces.js";
import { need, symbol } from "./faces/sprite.js";
import { state } from "./state.js";

/** @typedef {import("./faces/kinds.js").Drawn} Drawn */

/** How people read a card, or hear it.
 * @param {string} card as the engine writes it
 * @returns {string} */
export function name(card) {
  const known = state.deck[card];
  return known?.name ?? known?.text ?? card;
}

/** A flower card in a sentence of the engine. */
const FLOWER = /\b\d+[LARP]\b/g;

/** A sentence with the names of flower cards, for which there are no signs.
 * @param {string} sentence
 * @returns {string} */
export const spoken = (sentence) =>
  sentence.replace(FLOWER, (card) => state.deck[card]?.text ?? card);

/** @type {Record<string, (drawn: Drawn) => unknown>} */
const KINDS = {
  spanish: others.spanish,
  flower: others.flower,
  colors: others.colored,
};

/** What is on a card. @param {Drawn} drawn */
function print(drawn) {
  const { kind, suit } = drawn;
  if (suit === "T" && kind === "tarot") return others.trump(drawn);
  if (!suit && kind !== "colors") return others.joker(drawn);
  return (KINDS[kind] ?? french)(drawn);
}

/** The rank and the suit alone, for cards that are small.
 * @param {Drawn} drawn */
function signs(drawn) {
  const { kind, suit } = drawn;
  if (kind === "flower" || kind === "colors" || !suit) return print(drawn);
  if (kind === "german" || kind === "spanish") need(kind);
  if (suit === "T") return written(drawn.corner, 50, 88, "d-number", 60);
  return [
    written(drawn.corner, 50, 66, "d-large", 70),
    pip(drawn, 50, 103, 48),
  ];
}

/** A sheet of paper with a drawing. @param {string} look classes
 * @param {string} place the drawing */
function paper(look, place) {
  return svg`<svg class="face ${look}" viewBox="0 0 100 140" aria-hidden="true">
    <rect class="paper" x="1" y="1" width="98" height="138" rx="8"></rect>
    <use class="print" href=${place}></use>
  </svg>`;
}

/** @param {string} card @param {string} pack
 * @param {string} size @param {(drawn: Drawn) => unknown} draw */
function picture(card, pack, size, draw) {
  const one = drawnOf(card, pack);
  const { kind, suit, corner } = one;
  const key = [size, kind, one.card, suit, corner].join(" ");
  return paper(
    `${kind} suit-${suit || one.card}`,
    symbol(key, () => draw(one)),
  );
}

/** A card's picture; whoever shows it gives it a name.
 * @param {string} card
 * @param {string} pack the suits of the deck */
export const face = (card, pack) => picture(card, pack, "whole", print);

/** A card's picture for a place in a text.
 * @param {string} card
 * @param {string} pack the suits of the deck */
export const small = (card, pack) => picture(card, pack, "small", signs);

/** The back of a card. */
export const back = () => paper("back", symbol("back", others.back));
