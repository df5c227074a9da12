// Panels that open beside the table: hint, why, counts, score sheet, review,
// settings.
import { html, nothing } from "lit-html";
import { cross } from "../icon.js";
import { marksAgain } from "../marks.js";
import { ruleLink } from "../rule_link.js";
import { grip } from "../sheets.js";
import { state } from "../state.js";
import { text } from "../text.js";
import { late } from "../time/late.js";
import { panelsOf } from "./bar.js";
import { counted } from "./counted.js";
import { SPEEDS } from "./pace.js";
import { people } from "./people.js";
import { sheet } from "./sheet.js";

/** @typedef {import("./deeds.js").Deeds} Deeds */

/** What was answered, sentence by sentence, and the rule's place. */
function told() {
  const { told: answer, working } = state.table;
  if (working) return html`<p role="status">${working}</p>`;
  if (!answer) return nothing;
  const rule = answer.rule;
  return html`<div role="status" class="told">
    ${answer.sentences.map((one) => html`<p>${one}</p>`)}
    ${answer.file
      ? html`<p class="quiet">
          ${rule ? text("why", { rule }) : nothing}
          ${ruleLink(answer.file, answer.line)}
        </p>`
      : nothing}
  </div>`;
}

/** @param {Moment} moment @param {Deeds} deeds */
function hint(moment, deeds) {
  const { told: answer } = state.table;
  return html`${told()}
  ${answer?.move && moment.asked?.mine
    ? html`<button class="main" @click=${deeds.playHint}>
        ${text("play_hint")}
      </button>`
    : nothing}`;
}

/** @param {Moment} moment @param {Deeds} deeds */
function why({ show, asked }, deeds) {
  const ask = (/** @type {Event} */ event) => {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.target);
    deeds.why(String(new FormData(form).get("move") ?? "").trim());
  };
  return html`<p class="line">
      <button @click=${deeds.settled}>${text("why_settled")}</button>
      ${show.seats.map(
        (seat) =>
          html`<button @click=${() => deeds.made(seat.seat)}>
            ${text("why_made", { player: seat.name })}
          </button>`,
      )}
    </p>
    ${asked?.mine
      ? html`<form class="line" @submit=${ask}>
          <label
            >${text("why_move")} <input name="move" autocomplete="off"
          /></label>
          <button>${text("ask")}</button>
        </form>`
      : nothing}
    ${told()}`;
}

/** @param {Moment} moment */
function counts({ pack }) {
  const found = state.table.counts;
  if (!found) return html`<p role="status">${state.table.working}</p>`;
  return html`<div role="status">${counted(found, pack)}</div>`;
}

/** @param {Moment} moment @param {Deeds} deeds */
function review({ sheet: points }, deeds) {
  const { review: found, working } = state.table;
  if (working) return html`<p role="status">${working}</p>`;
  return html`<p class="line">
      ${points.rounds.map(
        ({ round }) =>
          html`<button @click=${() => deeds.review(round)}>
            ${text("round", { n: round })}
          </button>`,
      )}
    </p>
    ${points.rounds.length ? nothing : html`<p>${text("no_review")}</p>`}
    <div role="status">
      ${(found?.lines ?? []).map((line) => html`<p>${line}</p>`)}
    </div>
    ${(found?.mistakes ?? []).map(
      (one) =>
        html`<p class="line">
          <span>${one.text}</span>
          <button @click=${() => deeds.goTo(one.decision - 1)}>
            ${text("go_there")}
          </button>
        </p>`,
    )}`;
}

/** A setting that is on or off.
 * @param {string} label @param {boolean} on
 * @param {(on: boolean) => void} take */
function tick(label, on, take) {
  const read = (/** @type {Event} */ event) =>
    take(/** @type {HTMLInputElement} */ (event.target).checked);
  return html`<label class="tick"
    ><input type="checkbox" .checked=${on} @change=${read} /> ${label}</label
  >`;
}

/** How fast cards are played. @param {Deeds} deeds */
function speeds(deeds) {
  const read = (/** @type {Event} */ event) =>
    deeds.speed(/** @type {HTMLSelectElement} */ (event.target).value);
  return html`<label
    >${text("speed")}
    <select name="speed" @change=${read}>
      ${SPEEDS.map(
        (speed) =>
          html`<option value=${speed} ?selected=${speed === state.table.speed}>
            ${text(`speed_${speed}`)}
          </option>`,
      )}
    </select></label
  >`;
}

/** How cards look and move, and the first steps once more.
 * @param {Moment} moment @param {Deeds} deeds */
function settings({ pack, table }, deeds) {
  const { motion, sound, faces, colors } = state.table;
  const german = pack === "C D H S" && faces === "german";
  return [
    tick(text("motion"), motion, deeds.motion),
    tick(text("sounds"), sound, deeds.sound),
    speeds(deeds),
    pack === "C D H S"
      ? tick(text("german_faces"), german, (on) =>
          deeds.faces(on ? "german" : "french"),
        )
      : nothing,
    /H/.test(pack) && !german
      ? tick(text("four_colors"), colors === "four", (on) =>
          deeds.colors(on ? "four" : "two"),
        )
      : nothing,
    table
      ? nothing
      : html`<p>
          <button data-marks @click=${marksAgain}>
            ${text("marks_again")}
          </button>
        </p>`,
  ];
}

/** @type {Record<string,
 *   (moment: Moment, deeds: Deeds) => unknown>} */
const PANELS = {
  hint,
  why,
  counts,
  sheet,
  review,
  people,
  settings,
  moves: late("moves"),
  study: late("study"),
};

/** The panels of the same drawer, if there are any.
 * @param {Moment} moment @param {Deeds} deeds */
function tabs(moment, deeds) {
  const all = panelsOf(moment);
  const now = state.table.panel;
  if (!all.includes(now)) return nothing;
  return html`<nav class="tabs" aria-label=${text("drawer_analyse")}>
    ${all.map(
      (one) =>
        html`<button
          data-tab=${one}
          aria-current=${one === now ? "true" : nothing}
          @click=${() => deeds.panel(one)}
        >
          ${text(`panel_${one}`)}
        </button>`,
    )}
  </nav>`;
}

/** @param {Moment} moment @param {Deeds} deeds */
export function panel(moment, deeds) {
  const called = state.table.panel;
  if (!called) return nothing;
  const label = called === "hint" ? text("hint") : text("panel_" + called);
  const others = tabs(moment, deeds);
  return html`<section
    class="panel ${called}"
    aria-label=${label}
    data-shows=${called}
  >
    ${grip(() => deeds.panel(""))}
    <header class="line">
      <h2 tabindex="-1" class=${others === nothing ? "" : "unseen"}>
        ${label}
      </h2>
      ${others} ${cross(() => deeds.panel(""))}
    </header>
    ${PANELS[called](moment, deeds)}
  </section>`;
}
