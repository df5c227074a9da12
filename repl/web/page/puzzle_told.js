// What the moves of a puzzle come to, the best one first, and why.
import { html } from "lit-html";
import { bars } from "./charts.js";
import { drawn } from "./lesson_forms.js";
import { text } from "./text.js";

/** @typedef {{ move: string, text: string, cards: string[], value: number,
 *   interval: number, figure: string, sure: string, best: boolean }} Move */
/** What `guess` tells: see protocol.json.
 * @typedef {{ move: string, unit: string, deals: number, proof: string,
 *   sentences: string[], moves: Move[] }} Told */

/** The chart of each answer, so that it stays the same. @type {WeakMap<Told,
 *   import("./charts.js").Block>} */
const charts = new WeakMap();

/** @param {Told} found @returns {import("./charts.js").Block} */
function blockOf(found) {
  const known = charts.get(found);
  if (known) return known;
  const { moves, proof } = found;
  const low = Math.min(0, ...moves.map((one) => one.value - one.interval));
  const high = Math.max(0, ...moves.map((one) => one.value + one.interval));
  const rows = moves.map((one) => ({
    label: one.text,
    value: one.value,
    low: one.value - one.interval,
    high: one.value + one.interval,
    text: one.figure,
    sure: text("plus_minus", { n: one.sure }),
  }));
  const ends = ["", ""];
  const block = { title: proof, low, high: high || 1, ends, rows };
  charts.set(found, block);
  return block;
}

/** @param {Told} found @param {string} pack the suits of the deck */
export function told(found, pack) {
  const { moves, proof, sentences } = found;
  return html`<h3>${text("what_moves_come_to")}</h3>
    <p>${sentences.join(" ")}</p>
    <figure class="chart">
      <figcaption>${proof}</figcaption>
      ${bars(blockOf(found))}
      <div class="numbers">
        <table>
          <thead>
            <tr>
              <th scope="col">${text("move")}</th>
              <th scope="col">${text("value")}</th>
              <th scope="col">${text("interval")}</th>
            </tr>
          </thead>
          <tbody>
            ${moves.map(
              (one) =>
                html`<tr class=${one.best ? "best" : ""}>
                  <th scope="row">
                    ${one.cards.length
                      ? one.cards.map((card) => drawn(card, pack))
                      : one.text}
                    ${one.best ? html`<small>${text("best")}</small>` : ""}
                  </th>
                  <td>${one.figure}</td>
                  <td>${text("plus_minus", { n: one.sure })}</td>
                </tr>`,
            )}
          </tbody>
        </table>
      </div>
    </figure>`;
}
