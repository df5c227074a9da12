// What the toolbar has of a match: the game and the rules in force, the score,
// and the two buttons that one presses most.
import { html, nothing } from "lit-html";
import { icon } from "../icon.js";
import { state } from "../state.js";
import { text } from "../text.js";
import { written } from "./sheet.js";

/** @typedef {import("./deeds.js").Deeds} Deeds */

/** The panels about the match as it was played. */
const PANELS = ["moves", "why", "review", "study", "counts"];

/** What shows other players' cards: where several play against each other at
 * one screen, nobody looks at what the others hold. */
const OPEN = ["counts", "study"];

/** Those at a table that several share, each at a screen of their own. */
const SHARED = ["why", "counts"];

/** The panels about the match that one may open; who watches others has none.
 * @param {Moment} moment @returns {string[]} */
export const panelsOf = ({ seat, seats, table }) =>
  table
    ? SHARED.filter(() => seat > 0)
    : PANELS.filter((panel) => !OPEN.includes(panel) || seats.length < 2);

/** House rules that are named at most; more are counted. */
const NAMED = 2;

/** The rules in force besides the game's own: house rules by their names, and
 * options that differ.
 * @param {string[]} rules */
export function inForce(rules) {
  if (rules.length <= NAMED) return rules.map((rule) => `+ ${rule}`).join(" ");
  const n = rules.length - 1;
  return `+ ${rules[0]} ${text("rules_more_in_force", { n })}`;
}

/** The score of each side, one's own first.
 * @param {Show} show */
export const scoreOf = ({ sides, decimals }) =>
  sides
    .map(({ name: side, score }) =>
      text("side_points", { side, points: written(score, decimals) }),
    )
    .join(" · ");

/** The name of the game, which leads to its house rules, and the score, which
 * leads to the sheet.
 * @param {Moment} moment
 * @param {{ deeds: Deeds, rules: { open: (view: string) => void } }} doing */
export function named({ show }, { deeds, rules }) {
  const own = inForce(show.rules);
  return html`<div class="named">
    <h1>
      <button
        class="in-force"
        title=${text("rules_view_choices")}
        @click=${() => rules.open("choices")}
      >
        ${show.title}${own ? html` <span>${own}</span>` : nothing}
      </button>
    </h1>
    ${show.sides.length
      ? html`<button
          class="score"
          data-holds="sheet"
          title=${text("panel_sheet")}
          @click=${() => deeds.panel("sheet")}
        >
          ${scoreOf(show)}
        </button>`
      : nothing}
  </div>`;
}

/** @param {Moment} moment @param {Deeds} deeds */
export function bar(moment, deeds) {
  const mine = moment.asked?.mine && !state.table.covered;
  return html`<button
      class="sign"
      data-does="undo"
      ?disabled=${moment.decisions === 0 || moment.seat === 0}
      @click=${deeds.undo}
    >
      ${icon("undo")}<span>${text("undo")}</span>
    </button>
    ${moment.table
      ? nothing
      : html`<button
          class="sign"
          data-panel="hint"
          data-holds="hint"
          ?disabled=${!mine}
          @click=${deeds.hint}
        >
          ${icon("hint")}<span>${text("hint")}</span>
        </button>`}`;
}
