// What stands over a table that several share: who is there, what is proposed,
// and what one may say.
import { html, nothing } from "lit-html";
import { text } from "../text.js";
import { differs } from "./differs.js";
import { who } from "./join.js";

/** @typedef {import("./view.js").Here} Here */
/** @typedef {import("./view.js").Doing} Doing */

/** What may be proposed, by the key of its sentence. */
const PROPOSED = {
  undo: "host_undo",
  again: "host_again",
  rules: "host_other_rules",
};

/** @param {Together} look @param {Doing} doing */
function proposal({ proposal: it, you }, doing) {
  if (!it) return nothing;
  const { name, game, n } = it;
  const answers = html`<button
      class="main"
      data-does="agree"
      @click=${() => doing.ask("agree", { n, yes: true })}
    >
      ${text("host_agree")}
    </button>
    <button
      data-does="refuse"
      @click=${() => doing.ask("agree", { n, yes: false })}
    >
      ${text("host_refuse")}
    </button>`;
  return html`<p class="line asks" role="status">
    <span>${text(PROPOSED[it.what], { name, game })}</span>
    ${it.mine || !you
      ? html`<span class="quiet">${text("host_asked")}</span>`
      : answers}
  </p>`;
}

/** @param {Together} look @param {Doing} doing */
function beginning({ begun, host, seats, you }, doing) {
  if (begun || !you) return nothing;
  const other = seats.some((seat) => seat.host && seat.here);
  if (other && !host) return html`<p>${text("host_waits")}</p>`;
  return html`<p class="line">
    <button class="main" data-does="begin" @click=${() => doing.ask("begin")}>
      ${text("host_begin")}
    </button>
    <span class="quiet">${text("host_empty")}</span>
  </p>`;
}

/** What one may do about a seat: the host takes it from somebody, and who
 * watches sits down there.
 * @param {Together} look @param {Seat} seat @param {Doing} doing */
function powers({ host, you }, { seat, name }, doing) {
  if (!you && !name)
    return html`<button data-seat=${seat} @click=${() => doing.sit(seat)}>
      ${text("host_sit")}
    </button>`;
  if (!host || !name || seat === you) return nothing;
  return html`<span class="line">
    <button @click=${() => doing.ask("hand_over", { seat })}>
      ${text("host_hand_over", { name })}
    </button>
    <button @click=${() => doing.ask("clear", { seat })}>
      ${text("host_clear", { name })}
    </button>
  </span>`;
}

/** What the host may propose: other house rules and options from here on.
 * @param {Together} look @param {Doing} doing */
function otherRules({ host, begun, game }, doing) {
  if (!host || !begun) return nothing;
  const propose = (/** @type {Event} */ event) => {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.target);
    const wanted = String(new FormData(form).get("game"));
    doing.ask("propose", { what: "rules", game: wanted });
  };
  return html`<form class="line" @submit=${propose}>
    <input
      name="game"
      aria-label=${text("host_ask_rules")}
      autocapitalize="none"
      .defaultValue=${game}
    />
    <button>${text("host_ask_rules")}</button>
  </form>`;
}

/** @param {Here} here @param {Together} look @param {Doing} doing */
function people({ url, rules }, look, doing) {
  const { nth, seats, you, watching: n } = look;
  const names = seats.filter(({ name }) => name).map((one) => who(one, you));
  if (nth) names.unshift(text("host_table", { n: nth }));
  return html`<details class="who">
    <summary>${names.join(" · ")}</summary>
    <div class="details">
      <ul role="list">
        ${seats.map(
          (seat) =>
            html`<li>
              <span>
                ${text("host_seat", { n: seat.seat })}: ${who(seat, you)}
              </span>
              ${powers(look, seat, doing)}
            </li>`,
        )}
      </ul>
      ${n > 0 ? html`<p>${text("host_watching", { n })}</p>` : nothing}
      <p>${text("host_join", { url })}</p>
      ${differs(rules, false)} ${otherRules(look, doing)}
      <p class="line">
        <button @click=${doing.leave}>${text("host_leave")}</button>
      </p>
    </div>
  </details>`;
}

/** @param {Together} look @param {string[]} phrases @param {Doing} doing */
function saying({ said }, phrases, doing) {
  const last = said.at(-1);
  const phrase = last && phrases[last.phrase - 1];
  return html`<p class="line">
    <select
      aria-label=${text("host_say")}
      @change=${(/** @type {Event} */ event) => {
        const list = /** @type {HTMLSelectElement} */ (event.target);
        const n = Number(list.value);
        list.value = "";
        if (n) doing.ask("say", { phrase: n });
      }}
    >
      <option value="">${text("host_say")}</option>
      ${phrases.map((one, i) => html`<option value=${i + 1}>${one}</option>`)}
    </select>
    <span role="status"
      >${last ? text("host_said", { name: last.name, phrase }) : nothing}</span
    >
  </p>`;
}

/** @param {Here} here @param {Together} look @param {Doing} doing */
export function strip(here, look, doing) {
  const { lost, phrases, problem } = here;
  const { declined, idle } = look;
  return html`<section class="together" aria-label=${text("host_people")}>
    ${lost
      ? html`<p class="asks" role="alert">${text("host_lost")}</p>`
      : nothing}
    ${problem ? html`<p class="asks" role="alert">${problem}</p>` : nothing}
    ${look.you ? nothing : html`<p class="quiet">${text("host_watches")}</p>`}
    ${beginning(look, doing)} ${proposal(look, doing)}
    ${declined
      ? html`<p class="asks" role="status">
          ${text("host_declined", { name: declined })}
        </p>`
      : nothing}
    ${idle
      ? html`<p class="asks" role="status">
          ${text("host_idle", { name: idle.name })}
        </p>`
      : nothing}
    <div class="row">
      ${people(here, look, doing)} ${saying(look, phrases, doing)}
    </div>
  </section>`;
}
