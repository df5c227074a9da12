// Cards whose pips stand as on French cards: French and German ones, the suits
// of a tarot pack, Spanish numbers, and suits that have only a letter.
import { nothing, svg } from "lit-html";
import { corners, pip, pipAt, twice, whole } from "./pieces.js";
import { PLACES, sizeOf } from "./places.js";
import { need } from "./sprite.js";

/** @typedef {import("./kinds.js").Drawn} Drawn */

/** Figures by rank. */
const FRENCH = /** @type {Record<string, string>} */ ({
  J: "J",
  N: "N",
  Q: "Q",
  K: "K",
});
const GERMAN = /** @type {Record<string, string>} */ ({
  J: "U",
  Q: "O",
  K: "K",
});

/** Where a figure has its suit: the middle and the size. One is on a shield. */
const HIGH = { x: 82.6, y: 18, size: 16 };
const SHIELD = { x: 80, y: 69, size: 14 };

/** The figure that a card shows; undefined if it shows pips.
 * @param {Drawn} drawn @returns {string | undefined} */
function figureOf({ kind, rank }) {
  if (kind === "german") return GERMAN[rank];
  return kind === "french" || kind === "tarot" ? FRENCH[rank] : undefined;
}

/** A figure in two halves, with a sash between them.
 * @param {string} figure @param {unknown} sign what it holds */
export function halves(figure, sign) {
  need("courts");
  const half = svg`<g clip-path="url(#court-half)">
    ${whole(`court-${figure}`)}${sign}</g>`;
  return svg`${whole("court-panel")}${twice(half)}${whole("court-sash")}`;
}

/** @param {Drawn} drawn @param {string} figure */
function court(drawn, figure) {
  const { x, y, size } = figure === "U" ? SHIELD : HIGH;
  return halves(figure, pip(drawn, x, y, size));
}

/** @param {Drawn} drawn */
function ace(drawn) {
  if (drawn.kind === "german")
    return [pipAt(drawn, 50, 40, 44), pipAt(drawn, 50, 100, 44)];
  const { kind, suit } = drawn;
  const dark = suit === "S" && kind !== "spanish";
  return svg`${pip(drawn, 50, 70, dark || kind === "spanish" ? 66 : 56)}
    ${dark ? svg`<g color="#fff">${pip(drawn, 50, 70, 20)}</g>` : nothing}`;
}

/** The pips of a card; a single one if its rank is no number.
 * @param {Drawn} drawn */
export function pips(drawn) {
  const places = PLACES[drawn.rank];
  if (!places) return ace(drawn);
  const size = sizeOf(places.length);
  return places.map(([x, y]) => pipAt(drawn, x, y, size));
}

/** @param {Drawn} drawn */
export function french(drawn) {
  if (drawn.kind === "german") need("german");
  const figure = figureOf(drawn);
  return svg`${figure ? court(drawn, figure) : pips(drawn)}${corners(drawn)}`;
}
