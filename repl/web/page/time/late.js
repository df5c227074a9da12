// Panels about the course of the match: they are fetched when one is opened.
import { html } from "lit-html";
import { change } from "../state.js";
import { text } from "../text.js";

/** @typedef {import("../table/deeds.js").Deeds} Deeds */
/** @typedef {(moment: Moment, deeds: Deeds) => unknown} Drawn */

/** @type {Record<string, Drawn> | undefined} */
let loaded;
let asked = false;

/** @param {"moves" | "study"} name
 * @returns {Drawn} */
export const late = (name) => (moment, deeds) => {
  if (loaded) return loaded[name](moment, deeds);
  if (!asked) {
    asked = true;
    void import("./panels.js").then((found) => {
      loaded = { moves: found.moves, study: found.study };
      change({});
    });
  }
  return html`<p role="status">${text("working")}</p>`;
};
