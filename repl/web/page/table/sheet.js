// The score sheet: a line for each round, and its lines of points below it.
import { html, nothing } from "lit-html";
import { state } from "../state.js";
import { text } from "../text.js";

/** @typedef {import("./deeds.js").Deeds} Deeds */

/** Points as the game writes them: 42 as 4.2 with one decimal.
 * @param {number} points @param {number} [decimals] */
export const written = (points, decimals) =>
  decimals
    ? (points / 10 ** decimals).toLocaleString(`${state.language}-u-nu-latn`, {
        minimumFractionDigits: decimals,
      })
    : points;

/** Points of a column: lists with gaps come with numbers from 1.
 * @param {Points} points @param {number} i from 0 */
export function column(points, i) {
  return Array.isArray(points) ? points[i] : points[String(i + 1)];
}

/** @param {Points} points @param {Sheet} whole */
function cells(points, { sides, decimals }) {
  return sides.map((_, i) => {
    const n = column(points, i);
    const cell = typeof n === "number" ? written(n, decimals) : nothing;
    return html`<td>${cell}</td>`;
  });
}

/** What made points. @param {string} reason @param {Points} points
 * @param {Sheet} whole */
function line(reason, points, whole) {
  return html`<tr class="part">
    <th scope="row">${reason}</th>
    ${cells(points, whole)}
  </tr>`;
}

/** @param {Sheet} whole */
function head({ sides }) {
  return html`<thead>
    <tr>
      <td></td>
      ${sides.map((side) => html`<th scope="col">${side}</th>`)}
    </tr>
  </thead>`;
}

/** @param {Sheet} whole */
function foot(whole) {
  return html`<tfoot>
    <tr>
      <th scope="row">${text("total")}</th>
      ${cells(whole.totals, whole)}
    </tr>
  </tfoot>`;
}

/** @param {Sheet} whole @param {{ round: number, points: Points }} round */
function roundOf(whole, { round, points }) {
  const rows = whole.rows.filter((row) => row.round === round);
  return html`<tbody>
    ${rows.map((row) => line(row.reason, row.points, whole))}
    <tr>
      <th scope="row">${text("round", { n: round })}</th>
      ${cells(points, whole)}
    </tr>
  </tbody>`;
}

/** What made the points of a round, and the score after it.
 * @param {Sheet["rows"]} rows @param {Sheet} whole */
function made(rows, whole) {
  return html`<div class="scroll">
    <table>
      ${head(whole)}
      <tbody>
        ${rows.map((row) => line(row.reason, row.points, whole))}
      </tbody>
      ${foot(whole)}
    </table>
  </div>`;
}

/** @param {Moment} moment */
export function sheet({ sheet: points }) {
  if (points.rounds.length === 0) return html`<p>${text("no_score")}</p>`;
  return html`<div
    class="scroll"
    tabindex="0"
    role="group"
    aria-label=${text("panel_sheet")}
  >
    <table>
      ${head(points)} ${points.rounds.map((round) => roundOf(points, round))}
      ${foot(points)}
    </table>
  </div>`;
}

/** A card over the felt: what has ended, what made the points of that round, and
 * what may follow.
 * @param {{ called: string, says: string, next: unknown }} what
 * @param {Moment} moment @param {number} round @param {Deeds} deeds */
function card({ called, says, next }, moment, round, deeds) {
  const { sheet: whole, table } = moment;
  const rows = whole.rows.filter((row) => row.round === round);
  return html`<aside class="toast ${called}" role="status">
    <p class="says">${says}</p>
    ${rows.length === 0 ? nothing : made(rows, whole)}
    <p class="line">
      ${next}
      ${table
        ? nothing
        : html`<button @click=${() => deeds.review(round)}>
            ${text("panel_review")}
          </button>`}
      <button @click=${() => deeds.panel("sheet")}>
        ${text("panel_sheet")}
      </button>
    </p>
  </aside>`;
}

/** The round that has ended: who won how much, what made it, and what follows.
 * @param {Moment} moment @param {number} round @param {Deeds} deeds */
export function ended(moment, round, deeds) {
  const { sheet: whole } = moment;
  const found = whole.rounds.find((one) => one.round === round);
  const parts = whole.sides.map((side, i) => {
    const points = column(found?.points ?? [], i) ?? 0;
    return text("side_points", {
      side,
      points: written(points, whole.decimals),
    });
  });
  const says = text("round_over", { n: round, points: parts.join(" · ") });
  const next = deeds.goOn
    ? html`<button class="main" @click=${deeds.goOn}>
        ${text("next_deal")}
      </button>`
    : nothing;
  return card({ called: "ended", says, next }, moment, round, deeds);
}

/** How the match has ended, with its last round.
 * @param {Moment} moment @param {string} says @param {Deeds} deeds */
export function over(moment, says, deeds) {
  const next = html`<button class="main" @click=${deeds.again}>
    ${text("again")}
  </button>`;
  const { round = 0 } = moment.sheet.rounds.at(-1) ?? {};
  return card({ called: "over", says, next }, moment, round, deeds);
}
