// The panels about the course of the match: moves with lines, and study.
import "../late_sheets.js";
import { html } from "lit-html";
import { lines } from "./lines.js";
import { list, steps } from "./list.js";
export { study } from "./study.js";

/** @typedef {import("../table/deeds.js").Deeds} Deeds */

/** @param {Moment} moment @param {Deeds} deeds */
export function moves(moment, deeds) {
  return html`${steps(moment, deeds)} ${list(moment, deeds)}
  ${lines(moment, deeds)}`;
}
