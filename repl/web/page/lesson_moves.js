// A move as the answer to a question of a lesson: its cards, words or bid.
import { html, nothing } from "lit-html";
import { small } from "./cards.js";
import { text } from "./text.js";

/** @param {Picks} picks @param {(move: string) => void} say */
function bids(picks, say) {
  const steps = (picks.ladder?.steps ?? []).filter((step) => step.open);
  if (steps.length === 0) return nothing;
  return html`<form
    class="line"
    @submit=${(/** @type {Event} */ event) => {
      event.preventDefault();
      const form = /** @type {HTMLFormElement} */ (event.target);
      say(String(new FormData(form).get("bid")));
    }}
  >
    <label
      >${text("bid")}
      <select name="bid">
        ${steps.map(
          (step) => html`<option value=${step.id}>${step.label}</option>`,
        )}
      </select></label
    >
    <button>${text("say_it")}</button>
  </form>`;
}

/** @param {Picks | undefined} picks @param {string} pack
 * @param {(picked: string[]) => void} pick @param {(move: string) => void} say */
export function moves(picks, pack, pick, say) {
  if (!picks) return nothing;
  const { picked, move } = picks;
  /** @param {string} id @param {boolean} chosen */
  const press = (id, chosen) =>
    pick(chosen ? picked.filter((one) => one !== id) : [...picked, id]);
  return html`<div class="line">
      ${picks.cards.map(
        (one) =>
          html`<button
            class="card ${one.open ? "" : "no"} ${one.picked ? "chosen" : ""}"
            aria-label=${one.open ? one.text : text("not", { card: one.text })}
            aria-pressed=${String(one.picked > 0)}
            data-answer=${one.card}
            @click=${() => press(one.id, one.picked > 0)}
          >
            ${small(one.card, pack)}
          </button>`,
      )}
    </div>
    <p class="line">
      ${[...picks.words, ...picks.players].map(
        (one) =>
          html`<button
            data-answer=${one.id}
            @click=${() => press(one.id, false)}
          >
            ${one.label}
          </button>`,
      )}
      ${move !== undefined
        ? html`<button class="main" @click=${() => say(move)}>
            ${text("answer")}
          </button>`
        : nothing}
    </p>
    ${bids(picks, say)}`;
}
