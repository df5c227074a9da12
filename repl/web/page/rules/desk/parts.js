// What several parts of the desk draw.
import { html, nothing } from "lit-html";
import { text } from "../../text.js";

/** What the desk asks of the editor: to show a line, and to write an example.
 * @typedef {{
 *   go: (file: string | undefined, line: number) => Promise<void>,
 *   example: (name: string, shows: string) => Promise<string>,
 * }} Page */

/** The button that leads to a line of the rules.
 * @param {string | undefined} file @param {number | undefined} line
 * @param {Page} page */
export function place(file, line, page) {
  if (!file) return nothing;
  return html`<button
    class="place"
    data-line=${line ?? 1}
    @click=${() => void page.go(file, line ?? 1)}
  >
    ${text("line", { file: file.replace(/^.*\//, ""), line: line ?? 1 })}
  </button>`;
}

/** The button that opens something at the table.
 * @param {string} name @param {() => unknown} press @param {string} [label] */
export const opener = (name, press, label = "desk_open") =>
  html`<button
    class="open"
    aria-label=${`${text(label)}: ${name}`}
    @click=${() => void press()}
  >
    ${text(label)}
  </button>`;
