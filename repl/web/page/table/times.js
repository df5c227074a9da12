// Keys that go through the match from anywhere at the table: Shift with the
// arrow keys, Home and End. Shift and the arrow up shows the last trick.

/** @typedef {import("./deeds.js").Deeds} Deeds */

/** By key, the call that goes there.
 * @type {Record<string, [string, Record<string, unknown>]>} */
export const STEPS = {
  Home: ["goto", { what: "decision", n: 0 }],
  ArrowLeft: ["undo", { n: 1 }],
  ArrowRight: ["redo", { n: 1 }],
  End: ["redo", { n: 100000 }],
};

/** Hears the keys wherever the focus is at the table, before a hand or a list
 * does; in a field they mark text.
 * @param {Deeds} deeds */
export function hearKeys(deeds) {
  const hear = (/** @type {KeyboardEvent} */ event) => {
    const field = /** @type {HTMLElement} */ (event.target);
    const step = STEPS[event.key];
    const recalls = event.key === "ArrowUp";
    const others = event.ctrlKey || event.altKey || event.metaKey;
    if (!(step || recalls) || !event.shiftKey || others) return;
    const typing = field.closest("input, select, textarea, .rules");
    if (typing || !document.querySelector("main.table")) return;
    event.preventDefault();
    event.stopPropagation();
    if (recalls) return deeds.recall();
    void deeds.act(...step);
  };
  document.addEventListener("keydown", hear, { capture: true });
}
