// What a proof on a small pack has found: what holds, what is open, and the
// deals of faults.
import { html, nothing } from "lit-html";
import { text } from "../../text.js";
import { opener, place } from "./parts.js";
import { desk } from "./state.js";

/** @typedef {ReturnType<typeof import("./deeds.js").makeDeeds>} Deeds */
/** @typedef {import("./parts.js").Page} Page */
/** @typedef {import("./state.js").Fault} Fault */
/** @typedef {import("./state.js").Seen} Seen */

/** @param {string[]} list */
const sentences = (list) =>
  html`<ul>
    ${list.map((one) => html`<li>${one}</li>`)}
  </ul>`;

/** The deal and the moves of a fault, with the button that opens them.
 * @param {Seen | undefined} seen @param {string} label
 * @param {Fault} of @param {Deeds} deeds */
function deal(seen, label, of, deeds) {
  const shown = seen?.shown;
  if (!seen) return nothing;
  return html`${seen.lines.map((line) => html`<p class="quiet">${line}</p>`)}
  ${shown
    ? html`<p>${opener(of.text, () => deeds.show(shown, of.text), label)}</p>`
    : nothing}`;
}

/** @param {Fault} one @param {Deeds} deeds @param {Page} page */
function fault(one, deeds, page) {
  return html`<li>
    ${one.text} ${place(one.file, one.line, page)}
    ${one.advice ? html`<p class="quiet">${one.advice}</p>` : nothing}
    ${deal(one.here, "desk_fault_here", one, deeds)}
    ${deal(one.there, "desk_fault_there", one, deeds)}
  </li>`;
}

/** @param {Deeds} deeds @param {Page} page */
export function proof(deeds, page) {
  const found = desk.proof;
  if (!found) return nothing;
  const { verdict, problems, remarks, cards } = found;
  const more = () => void deeds.prove(cards + 1);
  return html`<section class="proof">
    <h3>${text("desk_proof")}</h3>
    ${problems.length
      ? html`<ul class="refusal">
          ${problems.map((one) => fault(one, deeds, page))}
        </ul>`
      : nothing}
    ${verdict.head
      ? html`<p class=${found.proved ? "good" : "bad"}>${verdict.head}</p>`
      : nothing}
    ${sentences(verdict.holds)}
    ${verdict.not_head ? html`<p>${verdict.not_head}</p>` : nothing}
    ${sentences(verdict.open)}
    ${remarks.length
      ? html`<h4>${text("rules_remarks")}</h4>
          <ul>
            ${remarks.map((one) => fault(one, deeds, page))}
          </ul>`
      : nothing}
    <div class="quiet">${sentences(verdict.sizes)}</div>
    ${found.proved
      ? html`<button ?disabled=${desk.working !== null} @click=${more}>
          ${text("desk_proof_again")}
        </button>`
      : nothing}
  </section>`;
}
