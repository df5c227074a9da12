// What several kinds of cards have: corners, pips, and halves of which one
// stands on its head.
import { nothing, svg } from "lit-html";

/** @typedef {import("./kinds.js").Drawn} Drawn */

export const TURNED = "rotate(180 50 70)";

/** Kinds of packs whose pips are those of another. */
const PIPS = /** @type {Record<string, string>} */ ({ tarot: "french" });

/** A drawing on the whole card. @param {string} id */
export const whole = (id) => svg`<use href="#${id}"></use>`;

/** A half of a card, and the same on its head. @param {unknown} half */
export const twice = (half) => svg`<g>${half}</g>
  <g transform=${TURNED}>${half}</g>`;

/** A text in the middle of a place; a long one is pressed.
 * @param {string} text @param {number} x @param {number} y
 * @param {string} look a class @param {number} room its width, if it is long */
export function written(text, x, y, look, room) {
  const pressed = /..|[MW]/.test(text) ? room : nothing;
  return svg`<text class=${look} x=${x} y=${y} textLength=${pressed}
    lengthAdjust="spacingAndGlyphs">${text}</text>`;
}

/** The sign of the card's suit, of that size around a point.
 * @param {Drawn} drawn @param {number} x @param {number} y
 * @param {number} size */
export function pip({ kind, suit }, x, y, size) {
  if (kind === "plain" || kind === "colors")
    return svg`<text class="d-letter" transform="translate(${x} ${
      y + size * 0.36
    }) scale(${size / 20})">${suit}</text>`;
  return svg`<use href="#pip-${PIPS[kind] ?? kind}-${suit}" x=${x - size / 2}
    y=${y - size / 2} width=${size} height=${size}></use>`;
}

/** A pip that is turned in the lower half.
 * @param {Drawn} drawn @param {number} x @param {number} y
 * @param {number} size */
export const pipAt = (drawn, x, y, size) =>
  y > 70
    ? svg`<g transform=${TURNED}>${pip(drawn, 100 - x, 140 - y, size)}</g>`
    : pip(drawn, x, y, size);

/** The rank over the suit. @param {Drawn} drawn */
export function corner(drawn) {
  const text = written(drawn.corner, 16.5, 29, "d-rank", 21);
  return svg`${text}${pip(drawn, 16.5, 43, 16.5)}`;
}

/** Both corners. @param {Drawn} drawn */
export const corners = (drawn) => twice(corner(drawn));
