// The buttons over the table.
import { html } from "lit-html";
import { state } from "../state.js";
import { text } from "../text.js";

/** @typedef {import("./deeds.js").Deeds} Deeds */

/** The panels that a button opens.
 * @type {string[]} */
const PANELS = [
  "moves",
  "why",
  "counts",
  "sheet",
  "review",
  "study",
  "people",
  "settings",
];

/** What shows other players' cards. */
const OPEN = ["counts", "study"];

/** May one open a panel? Where several play against each other at one screen,
 * nobody looks at what the others hold.
 * @param {Moment} moment @param {string} panel */
function may({ seats }, panel) {
  return !OPEN.includes(panel) || seats.length < 2;
}

/** @param {string} panel @param {Deeds} deeds */
function opener(panel, deeds) {
  const open = state.table.panel === panel;
  return html`<button
    data-panel=${panel}
    aria-expanded=${String(open)}
    @click=${() => deeds.panel(open ? "" : panel)}
  >
    ${text("panel_" + panel)}
  </button>`;
}

/** @param {Moment} moment @param {Deeds} deeds */
export function bar(moment, deeds) {
  const mine = moment.asked?.mine && !state.table.covered;
  return html`<nav class="bar" aria-label=${text("tools")}>
    <button ?disabled=${moment.decisions === 0} @click=${deeds.undo}>
      ${text("undo")}
    </button>
    <button ?disabled=${moment.undone === 0} @click=${deeds.redo}>
      ${text("redo")}
    </button>
    <button data-panel="hint" ?disabled=${!mine} @click=${deeds.hint}>
      ${text("hint")}
    </button>
    <button @click=${deeds.again}>${text("again")}</button>
    ${PANELS.filter((panel) => may(moment, panel)).map((panel) =>
      opener(panel, deeds),
    )}
  </nav>`;
}
