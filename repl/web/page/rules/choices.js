// House rules and options to tick.
import { html, nothing } from "lit-html";
import { text } from "../text.js";
import { rules } from "./state.js";

/** @typedef {import("./deeds.js").Deeds} Deeds */
/** @typedef {import("./state.js").House} House */
/** @typedef {import("./state.js").Option} Option */

/** @param {House} house @param {Deeds} deeds */
function houseOf(house, deeds) {
  const said = house.problem?.text ?? house.sentence ?? "";
  const tick = (/** @type {Event} */ event) => {
    const { checked } = /** @type {HTMLInputElement} */ (event.target);
    void deeds.choose((chosen) => {
      chosen.house = chosen.house.filter((name) => name !== house.name);
      if (checked) chosen.house.push(house.name);
    });
  };
  return html`<li>
    <label class="tick">
      <input
        type="checkbox"
        data-house=${house.name}
        .checked=${house.on}
        ?disabled=${rules.busy || house.along || house.problem}
        @change=${tick}
      />
      <span
        ><strong>${house.title}</strong>
        ${house.own ? html`<small>${text("rules_own")}</small>` : nothing}
        ${house.along ? html`<small>${text("rules_along")}</small>` : nothing}
        <span class="quiet">${said}</span> ${rules.sets?.about(house) ??
        nothing}</span
      >
    </label>
  </li>`;
}

/** The field of an option.
 * @param {Option} option @param {(value: unknown) => void} take */
function field(option, take) {
  const at = (/** @type {Event} */ event) =>
    /** @type {HTMLInputElement} */ (event.target);
  if (option.kind === "flag")
    return html`<input
      type="checkbox"
      data-option=${option.name}
      .checked=${option.value}
      @change=${(/** @type {Event} */ event) => take(at(event).checked)}
    />`;
  if (option.kind === "number")
    return html`<input
      type="number"
      data-option=${option.name}
      min=${option.from ?? nothing}
      max=${option.to ?? nothing}
      .value=${String(option.value)}
      @change=${(/** @type {Event} */ event) => take(at(event).valueAsNumber)}
    />`;
  const values = option.values ?? [];
  return html`<select
    data-option=${option.name}
    @change=${(/** @type {Event} */ event) =>
      take(
        values.find((value) => String(value) === at(event).value) ??
          at(event).value,
      )}
  >
    ${values.map(
      (value) =>
        html`<option value=${value} ?selected=${value === option.value}>
          ${String(value).replaceAll("_", " ")}
        </option>`,
    )}
  </select>`;
}

/** @param {Option} option @param {Deeds} deeds */
function optionOf(option, deeds) {
  const take = (/** @type {unknown} */ value) =>
    void deeds.choose((chosen) => {
      if (Number.isNaN(value)) delete chosen.options[option.name];
      else chosen.options[option.name] = value;
    });
  const name = option.name.replaceAll("_", " ");
  return html`<li class=${option.value === option.default ? "" : "set"}>
    <label class=${option.kind === "flag" ? "tick" : "field"}>
      ${field(option, take)}
      <span
        ><strong>${name}</strong>
        <span class="quiet">${option.says}</span> ${option.silenced
          ? html`<small
              >${text("rules_silenced", {
                name: option.silenced.replaceAll("_", " "),
              })}</small
            >`
          : nothing}</span
      >
    </label>
  </li>`;
}

/** @param {Deeds} deeds */
export function choices(deeds) {
  const found = rules.choices;
  if (!found) return html`<p class="quiet">${text("loading")}</p>`;
  const again = new URLSearchParams({ game: found.spec ?? found.game });
  return html`<form
    @submit=${(/** @type {Event} */ event) => event.preventDefault()}
  >
    ${found.problem
      ? html`<p class="refusal clash" role="alert">${found.problem.text}</p>`
      : nothing}
    <p class="line">
      <button
        type="button"
        class="main"
        ?disabled=${rules.busy || !found.spec}
        @click=${deeds.playChosen}
      >
        ${text("rules_play_on")}
      </button>
      ${found.spec
        ? html`<a class="button" href="#${again}">${text("rules_new_deal")}</a>`
        : nothing}
    </p>
    ${found.house.length
      ? html`<fieldset>
          <legend>${text("rules_house")}</legend>
          ${rules.sets?.search() ?? nothing}
          <ul class="ticks">
            ${(rules.sets?.fitting(found.house) ?? found.house).map((one) =>
              houseOf(one, deeds),
            )}
          </ul>
        </fieldset>`
      : nothing}
    <fieldset>
      <legend>${text("rules_options")}</legend>
      <ul class="ticks">
        ${found.options.map((one) => optionOf(one, deeds))}
      </ul>
    </fieldset>
    ${rules.sets?.naming() ?? nothing}
  </form>`;
}
