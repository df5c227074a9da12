// What the table keeps beside the moment: who looks, which panel is open, what
// was asked and answered, and how the person likes it.
import { keep as keepText, read } from "../stored.js";

/** @typedef {{ sentences: string[], move?: string, rule?: string,
 *   file?: string, line?: number }} Told */

/** @typedef {{
 *   seat: number,
 *   covered: boolean,
 *   panel: string,
 *   told: Told | null,
 *   working: string,
 *   counts: Counts | null,
 *   review: Review | null,
 *   step: string,
 *   ended: number,
 *   next: Moment | null,
 *   swept: Moment | null,
 *   recalled: Moment | null,
 *   traced: import("./said.js").Traced | null,
 *   open: boolean,
 *   motion: boolean,
 *   speed: string,
 *   levels: string,
 *   sound: boolean,
 *   faces: string,
 *   colors: string,
 * }} Table */

/** A setting that the browser keeps.
 * @param {string} key @param {string} usual */
const kept = (key, usual) => read(`table.${key}`) ?? usual;

/** Keeps it; where the browser forbids that, it holds until the page is left.
 * @param {string} key @param {string} value */
export const keep = (key, value) => void keepText(`table.${key}`, value);

/** @returns {Table} */
export function fresh() {
  return {
    seat: 0,
    covered: false,
    panel: "",
    told: null,
    working: "",
    counts: null,
    review: null,
    step: "",
    ended: 0,
    next: null,
    swept: null,
    recalled: null,
    traced: null,
    open: false,
    motion: kept("motion", "on") === "on",
    speed: kept("speed", "normal"),
    levels: kept("levels", ""),
    sound: kept("sound", "off") === "on",
    faces: kept("faces", "french"),
    colors: kept("colors", "two"),
  };
}

/** What another match begins with. */
export const afresh = {
  seat: 0,
  covered: false,
  panel: "",
  told: null,
  step: "",
  ended: 0,
  next: null,
  traced: null,
  open: false,
};

/** Do cards and panels move? Not if the person or the system says no.
 * @param {Table} table */
export function moves(table) {
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  return table.motion && !still;
}
