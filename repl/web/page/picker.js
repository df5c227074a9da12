// Choosing the rules of a table: house rules to tick, and all of it as one
// line, as the command line takes it: whist+honours+target=7.
import { html, nothing } from "lit-html";
import { state } from "./state.js";
import { text } from "./text.js";

/** @param {string} spec @returns {string[]} */
const wordsOf = (spec) => spec.split("+").filter((word) => word !== "");

/** The line with a house rule switched on or off.
 * @param {string} spec @param {string} name @param {boolean} on */
function switched(spec, name, on) {
  const words = wordsOf(spec).filter((word) => word !== name);
  if (on) words.splice(1, 0, name);
  return words.join("+");
}

/** @param {{ label: string, spec: string, take: (spec: string) => void }} how
 * `take` gets the line after each change */
export function picker({ label, spec, take }) {
  const words = wordsOf(spec);
  const game = state.games.find((one) => one.name === words[0]);
  const house = game?.house ?? [];
  return html`<fieldset class="picker">
    <legend>${label}</legend>
    <label
      >${text("spec")}
      <input
        autocomplete="off"
        autocapitalize="off"
        spellcheck="false"
        .value=${spec}
        @change=${(/** @type {Event} */ event) =>
          take(/** @type {HTMLInputElement} */ (event.target).value.trim())}
    /></label>
    ${house.length === 0
      ? nothing
      : html`<div class="ticks" role="group" aria-label=${text("with_house")}>
          ${house.map(
            (rule) =>
              html`<label
                ><input
                  type="checkbox"
                  .checked=${words.includes(rule.name)}
                  @change=${(/** @type {Event} */ event) =>
                    take(
                      switched(
                        spec,
                        rule.name,
                        /** @type {HTMLInputElement} */ (event.target).checked,
                      ),
                    )}
                />
                ${rule.title}</label
              >`,
          )}
        </div>`}
  </fieldset>`;
}
