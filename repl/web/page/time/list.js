// The list of moves: by round and trick, who played what. The place where the
// match is now is marked and kept in view; a click goes to a decision.
import { html, nothing } from "lit-html";
import { STEPS } from "../table/times.js";
import { state } from "../state.js";
import { text } from "../text.js";
import { keeper, placeOf } from "./asked.js";

/** @typedef {import("../table/deeds.js").Deeds} Deeds */
/** @typedef {{ n: number, player: number, name: string, text: string,
 *   move?: string, forced?: boolean, hidden?: boolean }} Move */
/** @typedef {{ rounds: { round: number, parts: { trick?: number,
 *   winner?: string, moves: Move[] }[] }[], now: number, all: number }} Found */

/** @type {ReturnType<typeof keeper<Found>>} */
const asked = keeper();

/** The place that was last brought into view. */
let shown = "";

/** Signs of the buttons, and the names of their keys. */
const SIGNS = [
  { key: "Home", sign: "«", label: "time_first" },
  { key: "ArrowLeft", sign: "‹", label: "time_back" },
  { key: "ArrowRight", sign: "›", label: "time_forward" },
  { key: "End", sign: "»", label: "time_last" },
];

/** Buttons to the first decision, back, forward, and to the last.
 * @param {Moment} moment @param {Deeds} deeds */
export function steps(moment, deeds) {
  const { decisions, undone } = moment;
  return html`<p
    class="line steps"
    role="group"
    aria-label=${text("time_steps")}
  >
    ${SIGNS.map(
      ({ key, sign, label }, i) =>
        html`<button
          aria-label=${text(label)}
          aria-keyshortcuts="Shift+${key}"
          title=${text("time_key", { step: text(label), key: `Shift+${key}` })}
          data-step=${key}
          ?disabled=${(i < 2 ? decisions : undone) === 0}
          @click=${() => void deeds.act(...STEPS[key])}
        >
          <span aria-hidden="true">${sign}</span>
        </button>`,
    )}
  </p>`;
}

/** @param {Move} move @param {Found} found @param {Deeds} deeds */
function moveOf(move, found, deeds) {
  const here = move.n === found.now + 1;
  const says = html`<b>${move.name}</b> ${move.text}`;
  if (move.forced)
    return html`<li class="forced" title=${text("forced")}>${says}</li>`;
  return html`<li>
    <button
      class="move ${move.n > found.now ? "later" : ""}"
      data-n=${move.n}
      aria-current=${here ? "step" : nothing}
      tabindex=${here || (move.n === 1 && found.now === found.all) ? 0 : -1}
      @click=${() => void deeds.goTo(move.n - 1)}
    >
      ${says}
    </button>
  </li>`;
}

/** @param {Found["rounds"][0]["parts"][0]} part */
function heading({ trick, winner }) {
  if (!trick) return nothing;
  return html`<h4>
    ${text("trick_number", { n: trick })}${winner
      ? html`<small> ${text("trick_to", { player: winner })}</small>`
      : nothing}
  </h4>`;
}

/** @param {Found} found @param {Deeds} deeds */
function rounds(found, deeds) {
  return found.rounds.map(
    ({ round, parts }) =>
      html`<section aria-label=${text("round", { n: round })}>
        <h3>${text("round", { n: round })}</h3>
        <div class="parts">
          ${parts.map(
            (part) =>
              html`<div class="part">
                ${heading(part)}
                <ol role="list">
                  ${part.moves.map((move) => moveOf(move, found, deeds))}
                </ol>
              </div>`,
          )}
        </div>
      </section>`,
  );
}

/** Up and down, Home and End go through the list.
 * @param {KeyboardEvent} event */
function walk(event) {
  const place = /** @type {HTMLElement} */ (event.currentTarget);
  const all = [
    .../** @type {NodeListOf<HTMLElement>} */ (
      place.querySelectorAll("button.move")
    ),
  ];
  const at = all.indexOf(/** @type {HTMLElement} */ (event.target));
  /** @type {Record<string, number>} */
  const places = {
    ArrowDown: at + 1,
    ArrowRight: at + 1,
    ArrowUp: at - 1,
    ArrowLeft: at - 1,
    Home: 0,
    End: all.length - 1,
  };
  const to = places[event.key];
  if (to === undefined || at < 0) return;
  event.preventDefault();
  all[Math.min(Math.max(to, 0), all.length - 1)]?.focus();
}

/** Scrolls the list, and nothing else, to the marked place.
 * @param {string} place */
function bring(place) {
  if (shown === place) return;
  shown = place;
  requestAnimationFrame(() => {
    const box = document.querySelector(".timeline");
    const mark = box?.querySelector("[aria-current], .end");
    if (!box || !mark) return;
    const [outer, inner] = [box, mark].map((one) =>
      one.getBoundingClientRect(),
    );
    const middle = (outer.height - inner.height) / 2;
    box.scrollTop += inner.top - outer.top - middle;
  });
}

/** @param {Moment} moment @param {Deeds} deeds */
export function list(moment, deeds) {
  const { seat } = moment;
  const open = state.table.open || undefined;
  const place = placeOf(moment);
  const found = asked(place, () => deeds.call("timeline", { seat, open }));
  if (!found) return html`<p role="status">${text("working")}</p>`;
  bring(`${place} ${found.now}`);
  const latest = found.now === found.all;
  return html`<p class="quiet" role="status">
      ${text("time_at", { n: found.now, all: found.all })}
    </p>
    <div
      class="timeline"
      role="group"
      aria-label=${text("panel_moves")}
      @keydown=${walk}
    >
      ${rounds(found, deeds)}
      ${latest ? html`<p class="end">${text("time_now")}</p>` : nothing}
    </div>`;
}
