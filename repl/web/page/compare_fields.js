// The fields of a comparison: sets of rules, and an option with its values.
import { html, nothing } from "lit-html";
import { picker } from "./picker.js";
import { choice, rulesField, valueOf } from "./setup.js";
import { text } from "./text.js";

/** An option of a game: see `choices` in protocol.json.
 * @typedef {{ name: string, kind: string, says: string, from?: number,
 *   to?: number, values?: unknown[] }} Option */

/** Sets of rules that are compared at most, and values of an option that are
 * proposed. */
const MOST = 6;
const SPAN = 8;

const letter = (/** @type {number} */ i) => String.fromCharCode(65 + i);

/** The sets of rules, each under its letter.
 * @param {{ games: string[], first: (spec: string) => void, one: boolean,
 *   put: (games: string[]) => void, another: () => string }} how */
export function setsField({ games, first, put, another, one }) {
  const [base, ...rest] = games;
  return html`${rulesField({
    spec: base,
    take: first,
    label: text("rules_set", { letter: letter(0) }),
  })}
  ${rest.map(
    (spec, i) =>
      html`<div class="set">
        ${picker({
          label: text("rules_set", { letter: letter(i + 1) }),
          spec,
          take: (words) =>
            put(games.map((old, at) => (at === i + 1 ? words : old))),
        })}
        ${rest.length > 1
          ? html`<button
              type="button"
              aria-label=${text("remove_set", { letter: letter(i + 1) })}
              @click=${() => put(games.filter((_, at) => at !== i + 1))}
            >
              ${text("remove")}
            </button>`
          : nothing}
      </div>`,
  )}
  ${one || games.length >= MOST
    ? nothing
    : html`<button
        type="button"
        data-add
        @click=${() => put([...games, another()])}
      >
        ${text("add_set")}
      </button>`}`;
}

/** The values that are proposed for an option; "" for all that it has.
 * @param {Option | undefined} option */
function valuesOf(option) {
  const { kind, from = 0, to = from } = option ?? {};
  if (kind !== "number") return "";
  return `${from}..${Math.min(to, from + SPAN - 1)}`;
}

/** The option that is varied, and its values.
 * @param {Option[]} options @param {string} sweep as `name=values`
 * @param {(sweep: string) => void} take */
export function optionField(options, sweep, take) {
  const [name, values = ""] = sweep.split("=");
  const option = options.find((one) => one.name === name);
  const join = (/** @type {string} */ id, /** @type {string} */ list) =>
    take(list ? `${id}=${list}` : id);
  return html`${choice({
      label: text("option"),
      field: "option",
      value: name,
      list: options.map((one) => [one.name, one.name.replaceAll("_", " ")]),
      take: (id) => join(id, valuesOf(options.find((one) => one.name === id))),
    })}
    <label
      >${text("values")}
      <input
        data-field="values"
        autocomplete="off"
        placeholder=${text("all_values")}
        .value=${values}
        @change=${(/** @type {Event} */ event) => join(name, valueOf(event))}
    /></label>
    ${option ? html`<p class="quiet">${option.says}</p>` : nothing}`;
}
