// First steps: a line over the table that says what one can do there, and a ring
// around the place. Each goes once it is used or closed, and does not come again.
import { html, nothing } from "lit-html";
import { icon } from "./icon.js";
import { rules } from "./rules/state.js";
import { change, state } from "./state.js";
import { keep, read } from "./stored.js";
import { text } from "./text.js";

const PLACE = "tenace.marks";

/** The marks at the table, and those of the editor, in their order. */
const TABLE = ["card", "hint", "rules"];
const EDITOR = ["line", "save"];

/** Those that have gone, while the browser keeps nothing, too. */
const gone = new Set((read(PLACE) ?? "").split(" "));

/** @param {string} mark */
function take(mark) {
  if (gone.has(mark)) return;
  gone.add(mark);
  keep(PLACE, [...gone].join(" ").trim());
}

/** What one does now, and needs no mark for any more. */
function used() {
  const { view, dirty, own } = rules;
  if (state.table.panel === "hint") take("hint");
  if (view) take("rules");
  if (view === "file" && dirty) take("line");
  if (view === "file" && own && !dirty) EDITOR.forEach(take);
}

/** The person has played. */
export const played = () => take("card");

/** All marks come again. */
export function marksAgain() {
  gone.clear();
  keep(PLACE, "");
  change({});
}

/** The mark that is shown now; "" if there is none.
 * @returns {string} */
export function markNow() {
  used();
  const { moment, remote, view } = state;
  if (!moment || remote || view) return "";
  const list = rules.view === "file" ? EDITOR : rules.view ? [] : TABLE;
  return list.find((mark) => !gone.has(mark)) ?? "";
}

/** @param {string} mark */
export function markLine(mark) {
  if (!mark) return nothing;
  const close = () => {
    take(mark);
    change({});
  };
  return html`<aside class="mark" aria-label=${text("marks")}>
    <p role="status">${text(`mark_${mark}`)}</p>
    <button
      class="cross"
      aria-label=${text("dismiss")}
      title=${text("dismiss")}
      @click=${close}
    >
      ${icon("cross")}
    </button>
  </aside>`;
}
