// The examples of the file: which hold, and what the others say instead; and
// the form that makes one of what the table shows.
import { html, nothing } from "lit-html";
import { state } from "../../state.js";
import { text } from "../../text.js";
import { rules } from "../state.js";
import { opener, place } from "./parts.js";
import { desk, put } from "./state.js";

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

/** What an example can show; "" for what has just happened. Those with a move
 * begin with "may". */
const SHOWS = ["", "moves", "wins", "score", "last", "may", "may not"];

/** The move that the rules have just refused, which the example shows then. */
function refusedNow() {
  const { kind = "", move } = state.refusal ?? {};
  return kind === "refused" && move ? `may not ${move}` : "";
}

/** What the example shows, and the move if that is one. */
function what() {
  const chosen = desk.shows;
  const choose = (/** @type {Event} */ event) =>
    put({ shows: /** @type {HTMLSelectElement} */ (event.target).value });
  return html`<label
      >${text("desk_shows")}
      <select name="shows" @change=${choose}>
        ${SHOWS.map(
          (one) =>
            html`<option value=${one} .selected=${one === chosen}>
              ${text(`desk_shows_${one.replace(" ", "_") || "usual"}`)}
            </option>`,
        )}
      </select></label
    >
    ${chosen.startsWith("may")
      ? html`<label
          >${text("desk_shows_move")}
          <input name="move" autocomplete="off" autocapitalize="off" required
        /></label>`
      : nothing}`;
}

/** The form for a new one.
 * @param {Deeds} deeds @param {Page} page */
function making(deeds, page) {
  if (!deeds.canShow()) return nothing;
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.target);
    const given = new FormData(form);
    const name = String(given.get("name")).trim();
    const shows = `${desk.shows} ${given.get("move") ?? ""}`.trim();
    void page.example(name, shows || refusedNow()).then((why) => {
      if (why) return put({ told: why, back: false });
      form.reset();
      put({ shows: "" });
    });
  };
  return html`<form class="line example-here" @submit=${submit}>
    <label
      >${text("rules_example_name")}
      <input name="name" autocomplete="off" required
    /></label>
    ${what()}
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
    <h3>
      ${text("desk_examples")}
      ${fails.length
        ? html`<span class="bad">
            ${text("desk_fail", { n: fails.length })}
          </span>`
        : nothing}
    </h3>
    ${desk.faulty
      ? html`<p class="quiet">${text("desk_examples_later")}</p>`
      : nothing}
    ${desk.examples && list.length === 0
      ? html`<p class="quiet">${text("desk_no_examples")}</p>`
      : nothing}
    ${fails.length ? rows(fails) : nothing}
    ${holds.length
      ? html`<details>
          <summary class="good">
            ${text("desk_hold", { n: holds.length })}
          </summary>
          ${rows(holds)}
        </details>`
      : nothing}
    ${making(deeds, page)}
  </section>`;
}
