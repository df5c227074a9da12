// The table: who sits there, what lies on it, the hand, what is asked and what
// was said.
import { html, nothing } from "lit-html";
import { ruleLink } from "../rule_link.js";
import { state } from "../state.js";
import { text } from "../text.js";
import { answers } from "./answers.js";
import { bar } from "./bar.js";
import { curtain } from "./curtain.js";
import { hand } from "./hand.js";
import { panel } from "./panels.js";
import { facts, melds, middle, rest } from "./piles.js";
import { said } from "./said.js";
import { openHands, seats } from "./seats.js";
import { ended } from "./sheet.js";
import { moves } from "./state.js";
import { STEPS } from "./times.js";
import { trick } from "./trick.js";

/** @typedef {import("./deeds.js").Deeds} Deeds */

/** @param {Deeds} deeds */
function refusal(deeds) {
  const problem = state.refusal;
  if (!problem) return nothing;
  const rule = problem.rule;
  return html`<aside class="refusal" role="alert">
    <p>${text("refused", { reason: problem.text })}</p>
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
  return html`<aside class="note past" role="status">
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

/** Who is waited for, or how the match has ended.
 * @param {Moment} moment @param {Deeds} deeds */
function waiting(moment, deeds) {
  const { asked, over } = moment;
  if (over)
    return html`<aside class="note over" role="status">
      <p>${over}</p>
      <p class="line">
        <button class="main" @click=${deeds.again}>${text("again")}</button>
        <button @click=${() => deeds.panel("sheet")}>
          ${text("panel_sheet")}
        </button>
      </p>
    </aside>`;
  if (!asked || asked.mine) return nothing;
  if (moment.undone > 0 || state.table.open) return pausing(moment, deeds);
  return html`<p class="quiet waits">
    ${text("waiting", { player: asked.name })}
  </p>`;
}

/** @param {Moment} moment @param {Deeds} deeds */
function hands(moment, deeds) {
  const { show, dummy, asked } = moment;
  const other = asked?.dummy && show.seats[asked.dummy - 1]?.name;
  const live = asked?.mine ?? false;
  const label = text("hand_of", { player: other || "" });
  return html`${dummy
    ? hand(moment, dummy, { label, at: "dummy", live }, deeds)
    : nothing}
  ${hand(
    moment,
    show.hand,
    { label: text("hand"), at: "hand", live: live && !dummy },
    deeds,
  )}`;
}

/** The round that has ended, and what only the person in the seat may see.
 * @param {Moment} moment @param {Deeds} deeds */
function own(moment, deeds) {
  const { covered, ended: round } = state.table;
  const past = round ? ended(moment, round, deeds) : nothing;
  if (covered) return html`${past} ${curtain(moment, deeds)}`;
  return html`<div class="own">
    ${past} ${refusal(deeds)} ${waiting(moment, deeds)}
    ${answers(moment, deeds)} ${hands(moment, deeds)}
  </div>`;
}

/** @param {Moment} moment @param {Deeds} deeds */
export function table(moment, deeds) {
  const { show } = moment;
  const still = moves(state.table) ? "" : "still";
  return html`<main
    class="table ${still}"
    data-game=${moment.game}
    @keydown=${(/** @type {KeyboardEvent} */ event) =>
      event.key === "Escape" && deeds.panel("")}
  >
    <header>
      <a href="#">${text("back")}</a>
      <h1>${show.title}</h1>
    </header>
    ${bar(moment, deeds)}
    <div class="around">
      ${panel(moment, deeds)}
      <div class="playing">
        <p class="status">${show.status.join(" ")}</p>
        <div class="felt players-${Math.min(7, show.seats.length)}">
          ${seats(moment)}
          <div class="middle">${trick(moment)} ${middle(moment, deeds)}</div>
          <div class="low">
            ${rest(moment, deeds)} ${melds(moment, deeds)} ${facts(moment)}
          </div>
        </div>
        ${state.table.open ? openHands(moment) : nothing}
        ${state.notice
          ? html`<p class="note" role="status">${state.notice}</p>`
          : nothing}
        ${own(moment, deeds)} ${said(deeds)}
      </div>
    </div>
  </main>`;
}
