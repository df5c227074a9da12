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
    ${one.text}
    ${place
      ? html`<button
          class="place"
          data-line=${line ?? 1}
          @click=${() => void deeds.go(file, line ?? 1)}
        >
          ${place}
        </button>`
      : nothing}
    ${one.advice ? html`<p class="quiet">${one.advice}</p>` : nothing}
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

/** Takes the file away, once the person has said so twice.
 * @param {Deeds} deeds */
function removing(deeds) {
  const does = text(rules.original ? "rules_restore" : "rules_remove");
  const press = (/** @type {boolean} */ on) => () => deeds.removing(on);
  if (!rules.removing)
    return html`<p class="line">
      <button class="remove" @click=${press(true)}>${does}</button>
    </p>`;
  return html`<div class="refusal" role="alert">
    <p>${text("rules_remove_sure", { file: rules.path })}</p>
    <p class="line">
      <button class="sure" @click=${deeds.remove}>${does}</button>
      <button @click=${press(false)}>${text("rules_remove_not")}</button>
    </p>
  </div>`;
}

/** What is done with a whole file.
 * @param {Deeds} deeds */
function more(deeds) {
  return html`<details>
    <summary>${text("rules_more")}</summary>
    ${naming(text("rules_name"), text("rules_begin"), deeds.begin)}
    ${rules.own
      ? html`${naming(text("rules_name"), text("rules_rename"), deeds.rename)}
        ${removing(deeds)}`
      : nothing}
    <p class="line">
      <button @click=${deeds.saveFile}>${text("rules_download")}</button>
    </p>
  </details>`;
}

/** What there is to read and find in the text. @param {Deeds} deeds */
function reading(deeds) {
  const { hits, wraps, differs, original } = rules;
  const find = (/** @type {Event} */ event) => {
    event.preventDefault();
    const filled = /** @type {HTMLFormElement} */ (event.target);
    void deeds.find(String(new FormData(filled).get("words")));
  };
  return html`<form class="line reading" @submit=${find}>
    <input
      type="search"
      name="words"
      autocapitalize="off"
      aria-label=${text("rules_find")}
      placeholder=${text("rules_find")}
    />
    ${hits
      ? html`<small role="status"
          >${text("rules_hits", { at: hits.at, all: hits.n })}</small
        >`
      : nothing}
    <button
      type="button"
      data-wrap
      aria-pressed=${String(wraps)}
      @click=${deeds.wrap}
    >
      ${text("rules_wrap")}
    </button>
    ${original
      ? html`<button
          type="button"
          data-differ
          aria-expanded=${String(Boolean(differs))}
          @click=${deeds.differ}
        >
          ${text("rules_from_original")}
        </button>`
      : nothing}
  </form>`;
}

/** What differs from the program's own text. */
function difference() {
  const { differs } = rules;
  if (!differs) return nothing;
  if (differs.length === 0)
    return html`<p role="status">${text("rules_same")}</p>`;
  const look = (/** @type {string} */ sign) =>
    ({ "+": "came", "-": "went" })[sign] ?? "";
  return html`<pre
    class="differs"
    tabindex="0"
    aria-label=${text("rules_from_original")}
  >
${differs.map(
      (one) =>
        html`<span class=${look(one.sign)}>${one.sign} ${one.text}</span>`,
    )}</pre
  >`;
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
      ${rules.dirty
        ? html`<small>${text("rules_dirty")}</small>
            <button data-discard @click=${deeds.discard}>
              ${text("rules_discard")}
            </button>`
        : nothing}
    </p>
    ${host} ${reading(deeds)}
    <div class="below">${problems(deeds)} ${difference()}</div>
    ${help()} ${deeds.desk(deeds) ?? nothing}`;
}
