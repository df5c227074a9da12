// In how many of the deals the rules act, by name; the margin of the editor has
// the same by line.
import { html, nothing } from "lit-html";
import { text } from "../../text.js";
import { place } from "./parts.js";
import { desk } from "./state.js";

/** @typedef {ReturnType<typeof import("./deeds.js").makeDeeds>} Deeds */
/** @typedef {import("./parts.js").Page} Page */
/** @typedef {import("./state.js").Named} Named */

const KINDS = ["obligations", "options", "steps"];

/** @param {Named} one @param {Deeds} deeds */
function row(one, deeds) {
  const { name, count, deals = 0, of, at } = one;
  const said = name.replaceAll("_", " ");
  const n =
    of === undefined ? String(deals) : text("desk_of", { n: count, of });
  return html`<li>
    <span class="count">${n}</span>
    ${at
      ? html`<button
          class="link"
          title=${text("desk_open")}
          @click=${() => void deeds.openDeal(one)}
        >
          ${said}
        </button>`
      : html`<span>${said}</span>`}
  </li>`;
}

/** What is counted of one kind.
 * @param {string} what @param {import("./state.js").Often} found
 * @param {Deeds} deeds */
function kind(what, { names, deals }, deeds) {
  const some = names.filter((one) => one.what === what);
  if (some.length === 0) return nothing;
  return html`<h4>${text(`desk_${what}`, { deals })}</h4>
    <ul role="list" class="counts">
      ${some.map((one) => row(one, deeds))}
    </ul>`;
}

/** @param {Deeds} deeds @param {Page} page */
export function often(deeds, page) {
  const found = desk.often;
  if (!found) return nothing;
  const { deals, never } = found;
  return html`<section class="often">
    <h3>${text("desk_often_head", { n: deals })}</h3>
    ${never.length
      ? html`<h4>${text("desk_never_head")}</h4>
          <ul role="list" class="never">
            ${never.map(
              (one) =>
                html`<li>
                  <span>${one.text}</span> ${place(one.file, one.line, page)}
                </li>`,
            )}
          </ul>`
      : html`<p class="good">${text("desk_all_happened")}</p>`}
    ${KINDS.map((what) => kind(what, found, deeds))}
  </section>`;
}
