// The score sheet: a line for each round, and its lines of points below it.
import { html, nothing } from "lit-html";
import { text } from "../text.js";

/** @typedef {import("./deeds.js").Deeds} Deeds */

/** Points of a column: lists with gaps come with numbers from 1.
 * @param {Points} points @param {number} i from 0 */
function at(points, i) {
  return Array.isArray(points) ? points[i] : points[String(i + 1)];
}

/** @param {Points} points @param {Sheet} whole */
function cells(points, { sides }) {
  return sides.map((_, i) => html`<td>${at(points, i) ?? nothing}</td>`);
}

/** @param {Sheet} whole @param {{ round: number, points: Points }} round */
function roundOf(whole, { round, points }) {
  const rows = whole.rows.filter((row) => row.round === round);
  return html`<tbody>
    ${rows.map(
      (row) =>
        html`<tr class="part">
          <th scope="row">${row.reason}</th>
          ${cells(row.points, whole)}
        </tr>`,
    )}
    <tr>
      <th scope="row">${text("round", { n: round })}</th>
      ${cells(points, whole)}
    </tr>
  </tbody>`;
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
      <thead>
        <tr>
          <td></td>
          ${points.sides.map((side) => html`<th scope="col">${side}</th>`)}
        </tr>
      </thead>
      ${points.rounds.map((round) => roundOf(points, round))}
      <tfoot>
        <tr>
          <th scope="row">${text("total")}</th>
          ${cells(points.totals, points)}
        </tr>
      </tfoot>
    </table>
  </div>`;
}

/** The round that has ended: who won how much, and ways to look back.
 * @param {Moment} moment @param {number} round @param {Deeds} deeds */
export function ended({ sheet: points }, round, deeds) {
  const found = points.rounds.find((one) => one.round === round);
  if (!found) return nothing;
  const parts = points.sides.map((side, i) =>
    text("side_points", { side, points: at(found.points, i) ?? 0 }),
  );
  return html`<aside class="note ended" role="status">
    <p>${text("round_over", { n: round, points: parts.join(" · ") })}</p>
    <p class="line">
      <button @click=${() => deeds.panel("sheet")}>
        ${text("panel_sheet")}
      </button>
      <button @click=${() => deeds.review(round)}>
        ${text("panel_review")}
      </button>
      <button @click=${deeds.goOn}>${text("dismiss")}</button>
    </p>
  </aside>`;
}
