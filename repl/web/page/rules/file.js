// A rules file in the editor, with what can be done with it.
import { html, nothing } from "lit-html";
import { text } from "../text.js";
import { host } from "./editing.js";
import { rules } from "./state.js";

/** @typedef {import("./deeds.js").Deeds} Deeds */
/** @typedef {import("./state.js").Finding} Finding */

/** A field for a name with its button.
 * @param {string} label @param {string} button
 * @param {(name: string) => unknown} take */
function naming(label, button, take) {
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    const filled = /** @type {HTMLFormElement} */ (event.target);
    void take(String(new FormData(filled).get("name")).trim());
  };
  return html`<form class="line" @submit=${submit}>
    <label
      >${label}
      <input name="name" autocomplete="off" autocapitalize="off" required
    /></label>
    <button ?disabled=${rules.busy}>${button}</button>
  </form>`;
}

/** A problem with the button that leads to its line.
 * @param {Finding} one @param {Deeds} deeds */
function finding(one, deeds) {
  const { file, line } = one;
  const place = file && text("line", { file, line: line ?? 1 });
  return html`<li>
    ${one.text} ${one.advice ?? ""}
    ${place
      ? html`<button
          class="place"
          data-line=${line ?? 1}
          @click=${() => void deeds.go(file, line ?? 1)}
        >
          ${place}
        </button>`
      : nothing}
  </li>`;
}

/** What is wrong, and what a check has found.
 * @param {Deeds} deeds */
function problems(deeds) {
  const { problem, found, checking } = rules;
  if (checking)
    return html`<p role="status">
      ${checking} <button @click=${deeds.stop}>${text("rules_stop")}</button>
    </p>`;
  const list = [...(problem ? [problem] : []), ...(found?.problems ?? [])];
  const remarks = found?.remarks ?? [];
  return html`<div class="problems" role="status">
    ${list.length
      ? html`<ul class="refusal">
          ${list.map((one) => finding(one, deeds))}
        </ul>`
      : found && html`<p class="good">${text("rules_fine")}</p>`}
    ${remarks.length
      ? html`<h3>${text("rules_remarks")}</h3>
          <ul>
            ${remarks.map((one) => finding(one, deeds))}
          </ul>`
      : nothing}
  </div>`;
}

/** The help of the word at the cursor. */
function help() {
  const { word } = rules;
  if (!word) return nothing;
  return html`<section class="help" aria-label=${text("rules_help")}>
    <h3><code>${word.signature ?? word.name}</code></h3>
    <p>${word.text}</p>
    ${word.params.map(
      (param) => html`<p><code>${param.name}</code>: ${param.text}</p>`,
    )}
    ${word.examples.map((example) => html`<pre>${example}</pre>`)}
  </section>`;
}

/** @param {Deeds} deeds */
function files(deeds) {
  const label = (/** @type {import("./state.js").File} */ file) =>
    file.own ? text("rules_file_own", { file: file.path }) : file.path;
  const known = rules.files.some((file) => file.path === rules.path);
  const list =
    known || !rules.path ? rules.files : [{ path: rules.path }, ...rules.files];
  return html`<label class="line"
    >${text("rules_file")}
    <select
      class="file"
      @change=${(/** @type {Event} */ event) =>
        void deeds.openPath(
          /** @type {HTMLSelectElement} */ (event.target).value,
        )}
    >
      ${list.map(
        (file) =>
          html`<option value=${file.path} .selected=${file.path === rules.path}>
            ${label(file)}
          </option>`,
      )}
    </select>
  </label>`;
}

/** What is done with a whole file.
 * @param {Deeds} deeds */
function more(deeds) {
  return html`<details>
    <summary>${text("rules_more")}</summary>
    ${naming(text("rules_name"), text("rules_begin"), deeds.begin)}
    ${rules.own
      ? html`${naming(text("rules_name"), text("rules_rename"), deeds.rename)}
          <p class="line">
            <button class="remove" @click=${deeds.remove}>
              ${text("rules_remove")}
            </button>
          </p>`
      : nothing}
    <p class="line">
      <button @click=${deeds.saveFile}>${text("rules_download")}</button>
    </p>
  </details>`;
}

/** @param {Deeds} deeds */
export function editor(deeds) {
  return html`${files(deeds)} ${more(deeds)}
    <p class="line">
      <button
        class="main save"
        ?disabled=${rules.busy || !rules.path}
        @click=${deeds.save}
      >
        ${text("rules_save")}
      </button>
      <button class="check" ?disabled=${rules.busy} @click=${deeds.check}>
        ${text("rules_check")}
      </button>
      ${rules.dirty ? html`<small>${text("rules_dirty")}</small>` : nothing}
    </p>
    ${problems(deeds)} ${host} ${help()} ${deeds.desk(deeds) ?? nothing}`;
}
