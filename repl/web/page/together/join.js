// Coming to a table: who one is, and which seat one takes.
import { html, nothing } from "lit-html";
import { text } from "../text.js";
import { differs } from "./differs.js";

/** @typedef {import("./view.js").Here} Here */
/** @typedef {import("./view.js").Doing} Doing */

/** Who has a seat, in words. @param {Seat} seat @param {number} [you] */
export function who({ seat, name, here, host }, you) {
  if (!name) return text("host_bot");
  if (seat === you) return text("host_you", { name });
  if (!here) return text("host_away", { name });
  return host ? text("host_is", { name }) : name;
}

/** @param {Seat} seat @param {Doing} doing */
function place(seat, doing) {
  const { seat: n, name } = seat;
  return html`<li>
    <span>${text("host_seat", { n })}: ${who(seat)}</span>
    ${name
      ? nothing
      : html`<button class="main" data-seat=${n} @click=${() => doing.sit(n)}>
          ${text("host_sit")}
        </button>`}
  </li>`;
}

/** @param {Here} here @param {Doing} doing */
export function join(here, doing) {
  const { look, rules, name, problem } = here;
  if (!look)
    return html`<main class="together join">
      <p class="note" role="alert">${problem || text("no_table")}</p>
    </main>`;
  return html`<main class="together join">
    <h1>
      ${text("host_title", { game: look.title })}
      ${look.nth
        ? html`<small>${text("host_table", { n: look.nth })}</small>`
        : nothing}
    </h1>
    ${differs(rules, (rules?.house.length ?? 0) > 0)}
    <p class="line">
      <label
        >${text("host_name")}
        <input
          id="own-name"
          maxlength="20"
          autocomplete="nickname"
          .value=${name}
          @input=${(/** @type {Event} */ event) =>
            doing.name(/** @type {HTMLInputElement} */ (event.target).value)}
      /></label>
    </p>
    ${problem ? html`<p class="refusal" role="alert">${problem}</p>` : nothing}
    <ul role="list">
      ${look.seats.map((seat) => place(seat, doing))}
    </ul>
    <p class="line">
      <button data-does="watch" @click=${doing.watch}>
        ${text("host_watch")}
      </button>
      <span class="quiet">${text("host_empty")}</span>
    </p>
  </main>`;
}
