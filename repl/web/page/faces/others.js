// Spanish cards, trumps, flowers, cards of colours, jokers, and backs.
import { nothing, svg } from "lit-html";
import { halves, pips } from "./french.js";
import { corner, corners, pip, twice, whole, written } from "./pieces.js";
import { need } from "./sprite.js";

/** @typedef {import("./kinds.js").Drawn} Drawn */

/** Where Spanish figures hold their suit: the middle. */
const HELD = /** @type {Record<string, [number, number]>} */ ({
  S: [80, 66],
  C: [75, 43],
  R: [80, 66],
});

/** @param {Drawn} drawn */
export function spanish(drawn) {
  need("spanish");
  const { rank, suit } = drawn;
  const frame = whole(`spanish-frame-${suit}`);
  if (!HELD[rank]) return svg`${frame}${pips(drawn)}${corners(drawn)}`;
  need("courts");
  return svg`${frame}<g transform="translate(14.5 14) scale(0.86)">
      ${whole(`spanish-${rank}`)}${pip(drawn, ...HELD[rank], 27)}</g>
    ${corner(drawn)}`;
}

/** Trumps that count as much as kings have a golden medal. */
const GOLDEN = ["1", "21"];

/** @param {Drawn} drawn */
export function trump({ rank }) {
  need("tarot");
  need("courts");
  const number = written(rank, 17.5, 33, "d-rank", 22);
  return svg`${whole("court-panel")}
    <g clip-path="url(#court-edge)">${twice(whole("trump-half"))}</g>
    ${whole(GOLDEN.includes(rank) ? "trump-gold" : "trump-medal")}
    ${written(rank, 50, 84, "d-number", 40)}
    ${twice(number)}`;
}

/** @param {Drawn} drawn */
export function flower({ card, rank }) {
  need("flowers");
  return svg`<g clip-path="url(#flower-edge)">
      ${whole("flower-ground")}${whole(`flower-${card}`)}</g>
    ${whole("flower-frame")}${written(rank, 18, 26, "d-month", 20)}`;
}

/** Ranks of cards of colours that have a sign of their own. */
const SIGNS = ["S", "V", "D", "W", "W4"];

/** @param {Drawn} drawn */
export function colored(drawn) {
  need("colors");
  const { rank, suit } = drawn;
  const sign = SIGNS.includes(rank)
    ? whole(`color-${rank}`)
    : written(rank, 50, 87, "d-number", 40);
  const first = suit
    ? corner(drawn)
    : written(drawn.corner, 17.5, 33, "d-rank", 22);
  return svg`${whole("color-field")}${sign}${twice(first)}`;
}

/** The stars of jokers: the big one's is full. */
const STAR = { x: 82.6, y: 18, size: 16 };

/** @param {string} card @param {number} x @param {number} y
 * @param {number} size */
function star(card, x, y, size) {
  const id = card === "LJ" ? "star-open" : "star";
  return svg`<use href="#pip-${id}" x=${x - size / 2} y=${y - size / 2}
    width=${size} height=${size}></use>`;
}

/** Jokers, and the fool of a tarot pack, which has no word beside its star. */
const JOKERS = ["BJ", "LJ", "EX"];

/** Cards of no suit: jokers, or a star with a name.
 * @param {Drawn} drawn */
export function joker({ card }) {
  const known = JOKERS.includes(card);
  const figure = known
    ? halves("joker", star(card, STAR.x, STAR.y, STAR.size))
    : [star(card, 50, 62, 54), written(card, 50, 112, "d-rank", 44)];
  const word = known && card !== "EX" ? down() : nothing;
  return svg`${figure}${twice(svg`${star(card, 18, 21, 22)}${word}`)}`;
}

/** A word from top to bottom. */
const down = () => svg`<text class="d-down"
  transform="translate(14.4 35) rotate(90)" textLength="17"
  lengthAdjust="spacingAndGlyphs">JOKER</text>`;

/** A back: lines that cross, and a rim around them. */
export const back = () => svg`<g clip-path="url(#back-edge)">
    <rect class="d-weave" width="100" height="140"></rect>
    <path class="d-thread" d=${lattice()}></path>
    <path class="d-knots" d=${knots()}></path>
  </g>
  <rect class="d-hem" x="9" y="9" width="82" height="122" rx="4"></rect>`;

/** Lines that cross on the back of a card. */
function lattice() {
  const lines = [];
  for (let x = -130; x <= 90; x += 20)
    lines.push(`M${x} 0L${x + 140} 140`, `M${x + 140} 0L${x} 140`);
  return lines.join("");
}

/** Points between the lines. */
function knots() {
  const points = [];
  for (let y = 0; y <= 140; y += 10)
    for (let x = y % 20 ? 10 : 0; x <= 100; x += 20)
      points.push(`M${x} ${y}h.01`);
  return points.join("");
}
