// Signs on the toolbar's buttons.
import { html, svg } from "lit-html";
import { text } from "./text.js";

/** Paths in a square of 24.
 * @type {Record<string, string>} */
const PATHS = {
  cross: "M6 6l12 12M18 6L6 18",
  back: "M15 5l-7 7 7 7",
  undo: "M8 5L4 9l4 4M4 9h10a5 5 0 0 1 0 10H9",
  recall: "M5 9h9v12H5zM9 9V4h10v12h-5",
  hint: "M9 18h6M10 21h4M12 3a6 6 0 0 0-3.5 10.9c.9.7 1 1.3 1 2.1h5c0-.8.1-1.4 1-2.1A6 6 0 0 0 12 3z",
};

/** The sign of that name.
 * @param {string} name */
export const icon = (name) =>
  svg`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path
    d=${PATHS[name]} /></svg>`;

/** The button that closes what is shown.
 * @param {() => void} close */
export const cross = (close) =>
  html`<button
    class="cross"
    aria-label=${text("dismiss")}
    title=${text("dismiss")}
    @click=${close}
  >
    ${icon("cross")}
  </button>`;
