// By which rules is played at a table, and the texts of their files. They are
// shown as text and run nowhere here.
import { html, nothing } from "lit-html";
import { text } from "../text.js";

/** @typedef {{ game: string, title: string, house: { title: string, sentence: string }[],
 *   options: { says: string, value: string, changed: boolean }[],
 *   files: { path: string, text: string }[] }} Rules */

/** @param {Rules} rules */
function changed({ title, house, options }) {
  const others = options.filter((option) => option.changed);
  if (house.length + others.length === 0)
    return html`<p>${text("host_usual", { game: title })}</p>`;
  return html`<ul role="list">
    ${house.map(
      (one) => html`<li><strong>${one.title}</strong> ${one.sentence}</li>`,
    )}
    ${others.map(
      ({ says, value }) =>
        html`<li>${text("host_option", { says, value })}</li>`,
    )}
  </ul>`;
}

/** @param {Rules | null} rules @param {boolean} open from the beginning */
export function differs(rules, open) {
  if (!rules) return nothing;
  return html`<details class="differs" ?open=${open}>
    <summary>${text("host_rules")}</summary>
    ${changed(rules)}
    ${rules.files.map(
      ({ path, text: lines }) =>
        html`<details>
          <summary>${path}</summary>
          <pre>${lines}</pre>
        </details>`,
    )}
  </details>`;
}
