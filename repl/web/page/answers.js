// What can be answered to a question besides picking cards of the hand: words,
// players, bids, numbers, other cards.
import { html, nothing } from "lit-html";
import { face, name } from "./cards.js";
import { state } from "./state.js";
import { text } from "./text.js";

/** @typedef {import("./table.js").Deeds} Deeds */

/** @param {Event} event @returns {string} what its form holds */
function given(event) {
  event.preventDefault();
  const filled = /** @type {HTMLFormElement} */ (event.target);
  return String(new FormData(filled).get("answer") ?? "").trim();
}

/** A form with one field and its button.
 * @param {string} label @param {unknown} field
 * @param {(answer: string) => void} take */
function form(label, field, take) {
  return html`<form
    class="line"
    @submit=${(/** @type {Event} */ event) => take(given(event))}
  >
    <label>${label} ${field}</label>
    <button>${text("say_it")}</button>
  </form>`;
}

/** @param {Picks} picks @param {Deeds} deeds */
function number(picks, deeds) {
  if (!picks.number) return nothing;
  const { least = 0, most } = picks.number;
  const field = html`<input
    name="answer"
    type="number"
    min=${least}
    max=${most ?? nothing}
    value=${least}
    required
  />`;
  return form(text("number"), field, (answer) => deeds.play(answer, false));
}

/** Bids: a list from the lowest step up that can be said.
 * @param {Picks} picks @param {Deeds} deeds */
function ladder(picks, deeds) {
  const steps = (picks.ladder?.steps ?? []).filter((step) => step.open);
  if (steps.length === 0) return nothing;
  const label = (/** @type {Step} */ step) =>
    step.promise
      ? text("promise", { bid: step.label, promise: step.promise })
      : step.label;
  const field = html`<select name="answer">
    ${steps.map(
      (step) => html`<option value=${step.id}>${label(step)}</option>`,
    )}
  </select>`;
  return form(text("bid"), field, (answer) => deeds.play(answer, true));
}

/** An answer that is typed, as at the terminal.
 * @param {Picks} picks @param {Deeds} deeds */
function typed(picks, deeds) {
  if (picks.way !== "free") return nothing;
  const field = html`<input name="answer" autocomplete="off" />`;
  return form(text("other"), field, (answer) => deeds.play(answer, false));
}

/** Cards that are not in the hand.
 * @param {Picks} picks @param {string} pack @param {Deeds} deeds */
function others(picks, pack, deeds) {
  const list = picks.cards.filter(
    (one) => one.at !== "hand" && one.at !== "dummy",
  );
  if (list.length === 0) return nothing;
  return html`<div class="others" role="group" aria-label=${text("others")}>
    ${list.map(
      (one) =>
        html`<button
          class="card ${one.open ? "" : "no"} ${one.picked ? "chosen" : ""}"
          aria-label=${one.open ? one.text : text("not", { card: one.text })}
          aria-pressed=${String(one.picked > 0)}
          data-card=${one.card}
          @click=${() => deeds.pick(one.id, one.picked > 0)}
        >
          ${face(one.card, pack)}
        </button>`,
    )}
  </div>`;
}

/** Words and players.
 * @param {Picks} picks @param {Deeds} deeds */
function words(picks, deeds) {
  const list = [...picks.words, ...picks.players];
  if (list.length === 0) return nothing;
  return html`<p class="line">
    ${list.map(
      (one) =>
        html`<button
          data-word=${one.id}
          @click=${() => deeds.pick(one.id, false)}
        >
          ${one.label}
        </button>`,
    )}
  </p>`;
}

/** What was picked so far, and the button that plays it.
 * @param {Picks} picks @param {Deeds} deeds */
function picked(picks, deeds) {
  const { move } = picks;
  if (picks.picked.length === 0 && move === undefined) return nothing;
  const cards = picks.picked.map(name).join(" ");
  return html`<p class="line">
      ${move !== undefined
        ? html`<button class="main" @click=${() => deeds.play(move, true)}>
            ${cards ? text("play", { cards }) : text("play_none")}
          </button>`
        : nothing}
      ${picks.picked.length
        ? html`<button @click=${deeds.clear}>${text("clear")}</button>`
        : nothing}
    </p>
    ${picks.wrong?.reason
      ? html`<p class="quiet">${picks.wrong.reason}</p>`
      : nothing}`;
}

/** The question and its answers.
 * @param {Moment} moment @param {Deeds} deeds */
export function answers(moment, deeds) {
  const { asked, picks, pack } = moment;
  if (!asked?.mine || !picks) return nothing;
  return html`<section class="question" aria-label=${text("question")}>
    <h2 class="prompt">
      ${asked.prompt} ${picks.count ? html`<small>${picks.count}</small>` : ""}
    </h2>
    ${picked(picks, deeds)} ${words(picks, deeds)} ${ladder(picks, deeds)}
    ${number(picks, deeds)} ${others(picks, pack, deeds)}
    ${state.busy ? nothing : typed(picks, deeds)}
  </section>`;
}
