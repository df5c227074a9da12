// How a question of a lesson is answered: by choice, cards, numbers, yes or no.
import { html, nothing } from "lit-html";
import { name, small } from "./cards.js";
import { text } from "./text.js";

/** @typedef {import("./lessons.js").Question} Question */
/** The pack, what was chosen so far, and what can be done.
 * @typedef {{ pack: string, chosen: string[], say: (words: string) => void,
 *   toggle: (id: string) => void }} At */

/** A card that is only looked at. @param {string} card @param {string} pack */
export function drawn(card, pack) {
  return html`<span class="card tiny" role="img" aria-label=${name(card)}
    >${small(card, pack)}</span
  >`;
}

/** The forms in which one answers with cards of the hand. */
const OF_HAND = ["cards", "move"];

/** The position of a question, without the hand where that is the answer's.
 * @param {Question} question @param {string} pack */
export function facts(question, pack) {
  const { form, rows, groups, lettered } = question;
  const hand = OF_HAND.includes(form) ? question.hand : undefined;
  const other = lettered ? [] : groups;
  const shown = (/** @type {string} */ card) => drawn(card, pack);
  return html`${question.text ? html`<p>${question.text}</p>` : nothing}
    <dl class="facts">
      ${rows.map(
        (row) =>
          html`<div>
            <dt>${row.label}</dt>
            <dd>
              ${row.text ?? ""}
              ${(row.texts ?? []).map((line) => html`<div>${line}</div>`)}
              ${(row.groups ?? []).map((group) => group.cards.map(shown))}
            </dd>
          </div>`,
      )}
      ${other
        .filter((group) => group.cards.join() !== hand?.join())
        .map(
          (group) =>
            html`<div>
              <dt>${group.label}</dt>
              <dd>${group.cards.map(shown)}</dd>
            </div>`,
        )}
    </dl>`;
}

/** A choice of one thing. @param {Question} question @param {At} at */
function one(question, at) {
  return html`<div class="line">
    ${question.items.map(
      (item) =>
        html`<button data-answer=${item.id} @click=${() => at.say(item.id)}>
          <span aria-hidden="true"
            >${(item.cards ?? []).map((card) => drawn(card, at.pack))}</span
          >
          ${item.text}
        </button>`,
    )}
  </div>`;
}

/** A choice of several things. @param {Question} question @param {At} at */
function several(question, at) {
  return html`<div class="ticks">
      ${question.items.map(
        (item) =>
          html`<label
            ><input
              type="checkbox"
              data-answer=${item.id}
              .checked=${at.chosen.includes(item.id)}
              @change=${() => at.toggle(item.id)}
            />
            <span aria-hidden="true"
              >${(item.cards ?? []).map((card) => drawn(card, at.pack))}</span
            >
            ${item.text}</label
          >`,
      )}
    </div>
    ${submit(text("answer"), at)}`;
}

/** @param {string} label @param {At} at */
function submit(label, at) {
  return html`<p class="line">
    <button
      class="main"
      data-submit
      @click=${() => at.say(at.chosen.join(" ") || "none")}
    >
      ${label}
    </button>
  </p>`;
}

/** @param {Question} question @param {At} at */
function cards(question, at) {
  const list = at.chosen.map(name).join(" ");
  return html`<div class="line">
      ${[...new Set(question.hand ?? [])].map(
        (card) =>
          html`<button
            class="card ${at.chosen.includes(card) ? "chosen" : ""}"
            aria-label=${name(card)}
            aria-pressed=${String(at.chosen.includes(card))}
            data-answer=${card}
            @click=${() => at.toggle(card)}
          >
            ${small(card, at.pack)}
          </button>`,
      )}
    </div>
    ${submit(
      list ? text("answer_cards", { cards: list }) : text("answer_none"),
      at,
    )}`;
}

/** A minus before a number, or none: the keys that a phone shows for numbers
 * may have no minus.
 * @param {Event} event */
function turnSign(event) {
  const button = /** @type {HTMLElement} */ (event.currentTarget);
  const field = button.parentElement?.querySelector("input");
  if (!field) return;
  const { value } = field;
  field.value = value.startsWith("-") ? value.slice(1) : `-${value}`;
  field.focus();
}

const sign = () =>
  html`<button
    type="button"
    data-sign
    aria-label=${text("sign")}
    @click=${turnSign}
  >
    ±
  </button>`;

/** @param {Question} question @param {At} at */
function numbers(question, at) {
  const many = Array.from({ length: question.n ?? 1 }, (_, i) => i + 1);
  return html`<form
    class="line"
    @submit=${(/** @type {Event} */ event) => {
      event.preventDefault();
      const form = /** @type {HTMLFormElement} */ (event.target);
      at.say([...new FormData(form).values()].join(" "));
      form.reset();
    }}
  >
    ${many.map(
      (n) =>
        html`<span
          ><label
            >${text("number_of", { n })}
            <input
              name="n${n}"
              inputmode="decimal"
              autocomplete="off"
              size="6"
              required
          /></label>
          ${question.signed ? sign() : nothing}</span
        >`,
    )}
    <button class="main">${text("answer")}</button>
  </form>`;
}

/** @param {Question} _ @param {At} at */
function yesNo(_, at) {
  return html`<p class="line">
    <button data-answer="yes" @click=${() => at.say("yes")}>
      ${text("yes")}
    </button>
    <button data-answer="no" @click=${() => at.say("no")}>${text("no")}</button>
  </p>`;
}

/** By form, what is drawn.
 * @type {Record<string, (question: Question, at: At) => unknown>} */
export const FORMS = { one, items: several, cards, numbers, yes_no: yesNo };
