// What is drawn on cards, once each: symbols of one picture that nobody sees,
// which the cards on the page refer to.
import { render } from "lit-html";
import { wear } from "../wear.js";
import { base } from "./base.js";

const SVG = "http://www.w3.org/2000/svg";

/** Drawings that are fetched when a card first needs them.
 * @type {Record<string, () => Promise<{ default: string }>>} */
const SHEETS = {
  courts: () => import("./courts.svg"),
  german: () => import("./german.svg"),
  spanish: () => import("./spanish.svg"),
  tarot: () => import("./tarot.svg"),
  flowers: async () => {
    const { default: sheet } = await import("./flowers.css");
    wear(sheet);
    return import("./flowers.svg");
  },
  colors: () => import("./colors.svg"),
};

/** @type {Set<string>} */
const fetched = new Set();

/** The names of the symbols, by what they show.
 * @type {Map<string, string>} */
const names = new Map();

/** @type {SVGElement | undefined} */
let picture;

/** @param {unknown} drawing @param {SVGElement} place */
function draw(drawing, place) {
  render(drawing, /** @type {HTMLElement} */ (/** @type {unknown} */ (place)));
}

/** The picture that holds the symbols. */
function holder() {
  if (!picture) {
    picture = document.createElementNS(SVG, "svg");
    picture.setAttribute("class", "drawings");
    picture.setAttribute("aria-hidden", "true");
    document.body.append(picture);
    const signs = document.createElementNS(SVG, "g");
    draw(base(), signs);
    picture.append(signs);
  }
  return picture;
}

/** Puts the drawings of a sheet into the picture.
 * @param {string} text */
function take(text) {
  const sheet = new DOMParser().parseFromString(text, "image/svg+xml");
  holder().append(...sheet.documentElement.children);
}

/** Fetches a sheet; if that fails, the next card that needs it tries again.
 * @param {string} sheet */
export function need(sheet) {
  if (fetched.has(sheet)) return;
  fetched.add(sheet);
  SHEETS[sheet]().then(
    (found) => take(found.default),
    () => fetched.delete(sheet),
  );
}

/** The symbol of that name; it is drawn when it is needed first.
 * @param {string} key what it shows
 * @param {() => unknown} drawing
 * @returns {string} how a `use` refers to it */
export function symbol(key, drawing) {
  const known = names.get(key);
  if (known) return known;
  const made = document.createElementNS(SVG, "symbol");
  made.id = `card-${names.size}`;
  made.setAttribute("viewBox", "0 0 100 140");
  names.set(key, `#${made.id}`);
  draw(drawing(), made);
  holder().append(made);
  return `#${made.id}`;
}
