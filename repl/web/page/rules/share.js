// Links, files, and reports.
import { html, nothing } from "lit-html";
import { state } from "../state.js";
import { text } from "../text.js";
import { theLink } from "./shown_link.js";
import { rules } from "./state.js";

/** @typedef {import("./deeds.js").Deeds} Deeds */

/** @param {Deeds} deeds */
function link(deeds) {
  return html`<h3>${text("rules_link")}</h3>
    <p class="quiet">${text("rules_link_about")}</p>
    <p class="line">
      <button class="main" ?disabled=${rules.busy} @click=${deeds.makeLink}>
        ${text("rules_make_link")}
      </button>
    </p>
    ${rules.link
      ? html`<label>${text("rules_the_link")} ${theLink()}</label>
          <p class="line">
            <button @click=${() => void deeds.copy(rules.link)}>
              ${text("rules_copy")}
            </button>
            <small>${text("rules_length", { n: rules.link.length })}</small>
          </p>`
      : nothing}`;
}

/** @param {Deeds} deeds */
function report(deeds) {
  return html`<h3>${text("rules_report")}</h3>
    <p class="quiet">${text("rules_report_about")}</p>
    <p class="line">
      <button class="report" @click=${deeds.report}>
        ${text("rules_make_report")}
      </button>
    </p>
    ${rules.report
      ? html`<textarea
            readonly
            rows="8"
            aria-label=${text("rules_report")}
            .value=${rules.report}
          ></textarea>
          <p class="line">
            <button @click=${() => void deeds.copy(rules.report)}>
              ${text("rules_copy")}
            </button>
            <button @click=${deeds.saveReport}>
              ${text("rules_download")}
            </button>
          </p>`
      : nothing}`;
}

/** The tables of a file of deals: each can be opened.
 * @param {Deeds} deeds */
function tables(deeds) {
  const { boards } = rules;
  if (!boards) return nothing;
  const opens = (/** @type {string} */ record, /** @type {string} */ says) =>
    html`<button @click=${() => void deeds.openRecord(record)}>
      ${says}
    </button>`;
  return html`<ul class="boards" role="list">
    ${boards.tables.map(
      ({ lines, deals, record }) =>
        html`<li>
          <pre>${lines.join("\n")}</pre>
          <p class="line">
            ${record ? opens(record, boards.open) : nothing}
            ${opens(deals, boards.play)}
          </p>
        </li>`,
    )}
  </ul>`;
}

/** The buttons that save the deals.
 * @param {Deeds} deeds */
function saveDeals(deeds) {
  const formats = [
    ["pbn", "PBN"],
    ["lin", "LIN"],
    ["text", ".txt"],
  ];
  return html`<p
    class="line"
    role="group"
    aria-label=${text("rules_save_deals")}
  >
    ${text("rules_save_deals")}
    ${formats.map(
      ([format, name]) =>
        html`<button
          data-deals=${format}
          @click=${() => void deeds.saveDeals(format)}
        >
          ${name}
        </button>`,
    )}
  </p>`;
}

/** @param {Deeds} deeds */
export function share(deeds) {
  const take = (/** @type {Event} */ event) => {
    const field = /** @type {HTMLInputElement} */ (event.target);
    void deeds.openFile(field.files?.[0]).then(() => (field.value = ""));
  };
  return html`${state.moment ? link(deeds) : nothing}
    <h3>${text("rules_files")}</h3>
    <label class="line"
      >${text("rules_open")}
      <input type="file" accept=".lua,.record,.txt,.pbn,.lin" @change=${take} />
    </label>
    ${tables(deeds)}
    ${state.moment
      ? html`<p class="line">
            <button @click=${deeds.saveRecord}>
              ${text("rules_save_record")}
            </button>
          </p>
          ${saveDeals(deeds)} ${report(deeds)}`
      : nothing}`;
}
