// The table: the stage, what is said over it, and what stands beside it.
import { html, nothing } from "lit-html";
import { spoken } from "../cards.js";
import { cross } from "../icon.js";
import { ruleLink } from "../rule_link.js";
import { state } from "../state.js";
import { text } from "../text.js";
import { answers, inWords } from "./answers.js";
import { curtain } from "./curtain.js";
import { panel } from "./panels.js";
import { said } from "./said.js";
import { openHands } from "./seats.js";
import { ended, over } from "./sheet.js";
import { stage } from "./stage.js";
import { moves } from "./state.js";
import { STEPS } from "./times.js";

/** @typedef {import("./deeds.js").Deeds} Deeds */

/** @param {Deeds} deeds */
function refusal(deeds) {
  const problem = state.refusal;
  if (!problem) return nothing;
  const rule = problem.rule;
  return html`<aside class="toast refusal" role="alert">
    <p>${text("refused", { reason: spoken(problem.text) })}</p>
    <p class="line">
      ${rule
        ? html`<span class="quiet">${text("why", { rule })}</span>`
        : nothing}
      ${ruleLink(problem.file, problem.line)}
      <button @click=${deeds.dismiss}>${text("dismiss")}</button>
    </p>
  </aside>`;
}

/** Bots wait where moves were taken back, and where all hands are open, until
 * they may go on.
 * @param {Moment} moment @param {Deeds} deeds */
function pausing({ asked, undone }, deeds) {
  const player = asked?.name;
  return html`<aside class="toast past" role="status">
    <p>${text(undone > 0 ? "in_past" : "in_study", { player })}</p>
    <p class="line">
      ${undone > 0
        ? html`<button @click=${() => void deeds.act(...STEPS.ArrowRight)}>
              ${text("time_forward")}
            </button>
            <button @click=${() => void deeds.act(...STEPS.End)}>
              ${text("time_last")}
            </button>`
        : nothing}
      <button @click=${deeds.goOnFromHere}>
        ${undone > 0 ? text("go_on_here") : text("let_play", { player })}
      </button>
    </p>
  </aside>`;
}

/** Do bots wait until they may go on?
 * @param {Moment} moment */
function paused({ asked, undone }) {
  return asked && !asked.mine && (undone > 0 || state.table.open);
}

/** What lies over the felt: the end of a round or of the match, what the rules
 * refuse, and notices.
 * @param {Moment} moment @param {Deeds} deeds */
function overFelt(moment, deeds) {
  const { covered, ended: round } = state.table;
  return [
    round ? ended(moment, round, deeds) : nothing,
    moment.over ? over(moment, moment.over, deeds) : nothing,
    paused(moment) && !covered ? pausing(moment, deeds) : nothing,
    state.notice
      ? html`<aside class="toast note" role="status">
          <p>${state.notice}</p>
          ${cross(deeds.dismiss)}
        </aside>`
      : nothing,
    covered ? nothing : refusal(deeds),
  ];
}

/** What is asked, or who is waited for: nobody at a table of several where
 * nothing has begun.
 * @param {Moment} moment @param {Deeds} deeds */
function asks(moment, deeds) {
  const { asked } = moment;
  if (moment.table?.begun === false) return nothing;
  if (!asked || state.table.covered || paused(moment)) return nothing;
  if (asked.mine) return [answers(moment, deeds), inWords(moment, deeds)];
  return html`<p class="quiet waits">
    ${text("waiting", { player: asked.name })}
  </p>`;
}

/** @param {Moment} moment @param {Deeds} deeds */
export function table(moment, deeds) {
  const still = moves(state.table) ? "" : "still";
  const { covered } = state.table;
  const parts = {
    over: overFelt(moment, deeds),
    asks: asks(moment, deeds),
    covers: covered ? curtain(moment, deeds) : undefined,
  };
  return html`<main
    class="table ${still}"
    data-game=${moment.game}
    @keydown=${(/** @type {KeyboardEvent} */ event) =>
      event.key === "Escape" && deeds.panel("")}
  >
    <div class="around">
      ${panel(moment, deeds)}
      <div class="playing">
        ${stage(moment, parts, deeds)}
        ${state.table.open ? openHands(moment) : nothing}
      </div>
      ${said(deeds)}
    </div>
  </main>`;
}
