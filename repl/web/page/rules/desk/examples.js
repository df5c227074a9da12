// The examples of the file: which hold, and what the others say instead; and
// the form that makes one of what the table shows.
import { html, nothing } from "lit-html";
import { text } from "../../text.js";
import { rules } from "../state.js";
import { opener, place } from "./parts.js";
import { desk } from "./state.js";

/** @typedef {ReturnType<typeof import("./deeds.js").makeDeeds>} Deeds */
/** @typedef {import("./parts.js").Page} Page */
/** @typedef {import("./state.js").Example} Example */

/** @param {Example} one @param {Deeds} deeds @param {Page} page */
function row(one, deeds, page) {
  return html`<li class=${one.ok ? "holds" : "fails"}>
    <span>${one.ok ? one.name : one.text}</span>
    ${place(rules.path, one.line, page)}
    ${opener(one.name, () => deeds.openExample(one))}
  </li>`;
}

/** @param {Example[]} list */
function summary(list) {
  const bad = list.filter((one) => !one.ok).length;
  const good = list.length - bad;
  return html`<span class="good">${text("desk_hold", { n: good })}</span> ${bad
      ? html`<span class="bad">${text("desk_fail", { n: bad })}</span>`
      : nothing}`;
}

/** The form for a new one.
 * @param {Deeds} deeds @param {Page} page */
function making(deeds, page) {
  if (!deeds.canShow()) return nothing;
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.target);
    const name = String(new FormData(form).get("name")).trim();
    void page.example(name).then((made) => made && form.reset());
  };
  return html`<form class="line example-here" @submit=${submit}>
    <label
      >${text("rules_example_name")}
      <input name="name" autocomplete="off" required
    /></label>
    <button ?disabled=${rules.busy}>${text("rules_example")}</button>
  </form>`;
}

/** @param {Deeds} deeds @param {Page} page */
export function examples(deeds, page) {
  const list = desk.examples ?? [];
  const fails = list.filter((one) => !one.ok);
  const holds = list.filter((one) => one.ok);
  const rows = (/** @type {Example[]} */ some) =>
    html`<ul role="list">
      ${some.map((one) => row(one, deeds, page))}
    </ul>`;
  return html`<section class="examples">
    <h3>${text("desk_examples")} ${list.length ? summary(list) : nothing}</h3>
    ${desk.examples && list.length === 0
      ? html`<p class="quiet">${text("desk_no_examples")}</p>`
      : nothing}
    ${fails.length ? rows(fails) : nothing}
    ${holds.length
      ? html`<details>
          <summary>${text("desk_hold", { n: holds.length })}</summary>
          ${rows(holds)}
        </details>`
      : nothing}
    ${making(deeds, page)}
  </section>`;
}
