// Places in rules files as links. Whoever shows files hears the event
// "open-rule" of the document, with { file, line } in its detail.
import { html, nothing } from "lit-html";
import { text } from "./text.js";

/** Asks for a place in a rules file.
 * @param {string} file @param {number} line
 * @returns {boolean} true if somebody shows it */
export function openRule(file, line) {
  const event = new CustomEvent("open-rule", {
    detail: { file, line },
    cancelable: true,
  });
  return !document.dispatchEvent(event);
}

/** The link to that place.
 * @param {string | undefined} file @param {number} [line] */
export function ruleLink(file, line = 1) {
  if (!file) return nothing;
  return html`<button
    class="link"
    data-file=${file}
    data-line=${line}
    @click=${() => openRule(file, line)}
  >
    ${text("line", { file, line })}
  </button>`;
}
