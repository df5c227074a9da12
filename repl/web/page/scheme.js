// Light or dark: as the system has it, or as the person wants it.
import { html } from "lit-html";
import { change } from "./state.js";
import { SCHEME, keep, read, remove } from "./stored.js";
import { text } from "./text.js";

const SCHEMES = ["system", "light", "dark"];

/** @param {string} scheme */
function choose(scheme) {
  const own = scheme !== "system";
  if (own) keep(SCHEME, scheme);
  else remove(SCHEME);
  if (own) document.documentElement.dataset.scheme = scheme;
  else delete document.documentElement.dataset.scheme;
  change({});
}

/** The choice of the colours. */
export function schemes() {
  const now = read(SCHEME) ?? "system";
  return html`<label class="scheme"
    >${text("scheme")}
    <select
      @change=${(/** @type {Event} */ event) =>
        choose(/** @type {HTMLSelectElement} */ (event.target).value)}
    >
      ${SCHEMES.map(
        (name) =>
          html`<option value=${name} .selected=${name === now}>
            ${text(`scheme_${name}`)}
          </option>`,
      )}
    </select></label
  >`;
}
