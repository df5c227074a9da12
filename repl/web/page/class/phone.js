// A pupil's phone: who one is, what is asked, and what was right.
import { html, nothing } from "lit-html";
import { name as nameOf } from "../cards.js";
import { FORMS, facts } from "../lesson_forms.js";
import { moves } from "../lesson_moves.js";
import { state } from "../state.js";
import { text } from "../text.js";

/** @typedef {import("./class.js").Doing} Doing */
/** @typedef {import("./class.js").Question} Question */
/** @typedef {import("./class.js").Seen & { name?: string, given?: string[],
 *   right?: boolean, score?: { right: number, of: number } }} Seen */
/** @typedef {import("./class.js").Here & { look: Seen }} Here */

/** The names of languages, each in itself. @param {string} code */
const languageName = (code) =>
  new Intl.DisplayNames([code], { type: "language" }).of(code);

/** @param {Here} here @param {Doing} doing */
function languages({ look: { codes } }, doing) {
  return html`<select
    aria-label=${text("class_language")}
    @change=${(/** @type {Event} */ event) =>
      doing.speak(/** @type {HTMLSelectElement} */ (event.target).value)}
  >
    ${codes.map(
      (code) =>
        html`<option value=${code} ?selected=${code === state.language}>
          ${languageName(code)}
        </option>`,
    )}
  </select>`;
}

/** @param {Here} here @param {Doing} doing */
function coming(here, doing) {
  return html`<form
    class="coming"
    @submit=${(/** @type {Event} */ event) => {
      event.preventDefault();
      doing.come();
    }}
  >
    <h1>${text("class_title", { game: here.look.game })}</h1>
    <label
      >${text("class_name")}
      <input
        id="own-name"
        maxlength="20"
        autocomplete="off"
        .value=${here.name}
        @input=${(/** @type {Event} */ event) =>
          doing.at({
            name: /** @type {HTMLInputElement} */ (event.target).value,
          })}
    /></label>
    ${languages(here, doing)}
    <button class="main" data-does="come">${text("class_come")}</button>
  </form>`;
}

/** How a question is answered. @param {Question} question @param {Here} here
 * @param {Doing} doing */
function form(question, { look, chosen, picks }, doing) {
  const { pack, at: n } = look;
  const say = (/** @type {string} */ words) => {
    doing.ask("answer", { n, text: words });
    doing.at({ again: false });
  };
  const toggle = (/** @type {string} */ id) =>
    doing.at({
      chosen: chosen.includes(id)
        ? chosen.filter((other) => other !== id)
        : [...chosen, id],
    });
  if (question.form === "move") return moves(picks, pack, doing.pick, say);
  return FORMS[question.form]?.(question, { pack, chosen, say, toggle });
}

/** A part of an answer in words. @param {Question} question
 * @param {string} part */
export function worded(question, part) {
  const item = question.items.find(({ id }) => id === part);
  if (question.form === "yes_no") return text(part);
  return item ? item.text : part.split(" ").map(nameOf).join(" ");
}

/** What one has answered. @param {Question} question @param {string[]} given */
function answered(question, given) {
  const list = given.map((part) => worded(question, part));
  const answer = list.join(", ") || text("class_none");
  return html`<p class="given" role="status">
    ${text("class_yours", { answer })}
  </p>`;
}

/** The time that is left, if it runs. @param {number} [ends] */
export function time(ends) {
  if (ends === undefined) return nothing;
  const n = Math.max(Math.ceil((ends - Date.now()) / 1000), 0);
  return html`<p class="count" role="timer">${text("class_left", { n })}</p>`;
}

/** @param {Question} question @param {Here} here @param {Doing} doing */
function open(question, here, doing) {
  const { given } = here.look;
  if (!given || here.again) return form(question, here, doing);
  return html`${answered(question, given)}
    <p class="quiet">${text("class_change")}</p>
    <button data-does="again" @click=${() => doing.at({ again: true })}>
      ${text("class_changed")}
    </button>`;
}

/** @param {Question} question @param {Here} here */
function closed(question, { look: { given, right, said } }) {
  return html`${given
      ? answered(question, given)
      : html`<p>${text("class_missed")}</p>`}
    <div class="verdict ${right ? "right" : ""}" role="status">
      ${(said ?? []).map((line) => html`<p>${line}</p>`)}
    </div>`;
}

/** @param {Here} here @param {Doing} doing */
function asked(here, doing) {
  const { question, pack, phase, title } = here.look;
  if (!question) return nothing;
  const says = (question.says ?? []).map((line) => html`<p>${line}</p>`);
  if (phase === "text")
    return html`<h1>${title}</h1>
      ${says}
      <p class="quiet">${text("class_look")}</p>`;
  return html`<section class="asked">
    ${phase === "open" ? time(here.ends) : nothing} ${says}
    ${facts(question, pack)}
    <h3>${question.asks}</h3>
    ${phase === "open" ? open(question, here, doing) : closed(question, here)}
  </section>`;
}

/** @param {Here} here */
function over({ look: { name, score } }) {
  return html`<h1>${text("class_thanks", { name })}</h1>
    <p class="score">
      ${text("class_score", { right: score?.right, n: score?.of })}
    </p>`;
}

/** What there is for somebody who has come. @param {Here} here
 * @param {Doing} doing */
function inside(here, doing) {
  const { name, phase, at, all } = here.look;
  const runs = phase !== "lobby" && phase !== "over";
  return html`<header class="line">
      <b>${name}</b>
      <span class="quiet"
        >${runs ? text("class_number", { n: at, all }) : nothing}</span
      >
      ${languages(here, doing)}
      <button data-does="leave" @click=${doing.leave}>
        ${text("class_leave")}
      </button>
    </header>
    ${phase === "lobby"
      ? html`<h1>${text("class_hello", { name })}</h1>`
      : phase === "over"
        ? over(here)
        : asked(here, doing)}`;
}

/** @param {Here} here @param {Doing} doing */
export function phone(here, doing) {
  const { look, problem, lost } = here;
  return html`<main class="phone">
    ${lost
      ? html`<p class="note" role="alert">${text("class_lost")}</p>`
      : nothing}
    ${look.name ? inside(here, doing) : coming(here, doing)}
    ${problem ? html`<p class="note" role="alert">${problem}</p>` : nothing}
  </main>`;
}
