// All hands open for study, and what perfect play or the bot says to them.
import { html, nothing } from "lit-html";
import { Refusal } from "../refusal.js";
import { change, state } from "../state.js";
import { text } from "../text.js";
import { lying } from "../table/seats.js";
import { placeOf } from "./asked.js";

/** @typedef {import("../table/deeds.js").Deeds} Deeds */
/** @typedef {{ text?: string, problem?: string, move?: string,
 *   values: { value: number, text: string, cards: string[] }[] }} Solved */

/** What was answered last, and where; `hint` is the bot's, where there is no
 * perfect play. */
const now = {
  place: "",
  working: false,
  problem: "",
  /** @type {Solved | null} */
  solved: null,
  /** @type {string[]} */
  hint: [],
};

/** @param {Moment} moment @param {Deeds} deeds */
async function solve(moment, deeds) {
  const place = placeOf(moment);
  Object.assign(now, { place, working: true, solved: null, hint: [] });
  now.problem = "";
  change({});
  try {
    const solved = await deeds.call("solve", { seat: moment.seat });
    const other = solved.problem && (await deeds.call("hint"));
    if (now.place !== place) return;
    Object.assign(now, { solved, hint: other ? other.sentences : [] });
  } catch (raised) {
    if (!(raised instanceof Refusal)) throw raised;
    now.problem = raised.problem.text;
  } finally {
    now.working = false;
    change({});
  }
}

/** @param {Moment} moment @param {Deeds} deeds */
function answer({ pack, asked }, deeds) {
  const { solved, hint, problem } = now;
  if (problem) return html`<p>${problem}</p>`;
  if (!solved) return nothing;
  const move = solved.move;
  return html`<p>${solved.problem ?? solved.text}</p>
    ${hint.map((one) => html`<p>${one}</p>`)}
    <ul class="values" role="list">
      ${solved.values.map(
        (one, i) =>
          html`<li class=${i === 0 ? "best" : ""}>
            <span>${one.text}</span>
            <span class="fan small" aria-hidden="true"
              >${one.cards.map((card) => lying(card, pack))}</span
            >
          </li>`,
      )}
    </ul>
    ${move && asked
      ? html`<button
          @click=${() => void deeds.act("play", { move, exact: true })}
        >
          ${text("study_play")}
        </button>`
      : nothing}`;
}

/** @param {Moment} moment @param {Deeds} deeds */
export function study(moment, deeds) {
  const here = now.place === placeOf(moment);
  return html`<label class="tick"
      ><input
        type="checkbox"
        .checked=${state.table.open}
        @change=${(/** @type {Event} */ event) =>
          deeds.open(/** @type {HTMLInputElement} */ (event.target).checked)}
      />
      ${text("study_open")}</label
    >
    <p class="quiet">${text("study_about")}</p>
    <button
      class="main"
      ?disabled=${!moment.asked || (here && now.working)}
      @click=${() => void solve(moment, deeds)}
    >
      ${text("study_solve")}
    </button>
    <div role="status">
      ${here && now.working ? html`<p>${text("thinking")}</p>` : nothing}
      ${here ? answer(moment, deeds) : nothing}
    </div>`;
}
