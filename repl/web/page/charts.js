// Charts as drawings that a screen reader can read, each with its table.
import { html, nothing, svg } from "lit-html";
import { text } from "./text.js";

/** @typedef {{ value?: number, low?: number, high?: number, text: string,
 *   range: string, told: string }} Difference */
/** @typedef {{ label: string, value?: number, low?: number, high?: number,
 *   text: string, sure: string, difference?: Difference }} Row */
/** A chart: see `compare` in protocol.json.
 * @typedef {{ title: string, name?: string, low: number, high: number,
 *   ends: string[], rows: Row[] }} Block */

/** Units of a drawing: its width, the room for labels and beside the bars, the
 * height of a row and of a line chart. */
const WIDTH = 320;
const LEFT = 34;
const RIGHT = 12;
const ROW = 26;
const ABOVE = 16;
const SHORT = 4;
const HEIGHT = 150;

/** The number of each drawing, for the names that its parts have in the page.
 * @type {WeakMap<Block, number>} */
const ids = new WeakMap();
let last = 0;

/** @param {Block} block */
function idOf(block) {
  if (!ids.has(block)) ids.set(block, (last += 1));
  return `chart-${ids.get(block)}`;
}

/** What a drawing shows, in sentences. @param {Row[]} rows */
const told = (rows) =>
  rows
    .map(({ label, text: value, sure }) =>
      text("chart_item", { label, value, sure }),
    )
    .join(" ");

/** A drawing with its name and what it shows.
 * @param {Block} block @param {number} height @param {unknown} inside */
function drawing(block, height, inside) {
  const { title, rows } = block;
  const id = idOf(block);
  return html`<svg
    class="chart"
    viewBox="0 0 ${WIDTH} ${height}"
    role="img"
    aria-labelledby="${id}-title"
    aria-describedby="${id}-told"
  >
    ${svg`<title id="${id}-title">${title}</title>
      <desc id="${id}-told">${told(rows)}</desc>${inside}`}
  </svg>`;
}

/** The ends of the axis below a chart. @param {string[]} ends
 * @param {number} y */
function axis(ends, y) {
  return svg`<text x=${LEFT} y=${y}>${ends[0]}</text>
    <text x=${WIDTH - RIGHT} y=${y} text-anchor="end">${ends[1]}</text>`;
}

/** An interval as a line with two ends, across or up.
 * @param {number} from @param {number} to @param {number} at
 * @param {boolean} up */
function whisker(from, to, at, up) {
  const path = up
    ? `M${at} ${from}V${to}M${at - 4} ${from}h8M${at - 4} ${to}h8`
    : `M${from} ${at}H${to}M${from} ${at - 4}v8M${to} ${at - 4}v8`;
  return svg`<path class="whisker" d=${path}></path>`;
}

/** A bar for each row, with its interval. Labels are before the bars, or above
 * them if one is long. @param {Block} block */
export function bars(block) {
  const { low, high, rows, ends } = block;
  const above = rows.some((row) => [...row.label].length > SHORT) ? ABOVE : 0;
  const tall = ROW + above;
  const room = WIDTH - LEFT - RIGHT;
  const at = (/** @type {number} */ n) =>
    LEFT + ((n - low) / (high - low || 1)) * room;
  const height = rows.length * tall + 22;
  return drawing(
    block,
    height,
    svg`${rows.map((row, i) => {
      const y = i * tall + above + ROW / 2 + 2;
      const { value, low: from, high: to } = row;
      const bar =
        value === undefined
          ? nothing
          : svg`<rect class="bar c${i % 6}" x=${Math.min(at(0), at(value))}
              y=${y - 7} height="14"
              width=${Math.abs(at(value) - at(0))}></rect>`;
      return svg`<text class="label" x=${above ? LEFT + 3 : LEFT - 6}
        y=${above ? y - 11 : y + 5}
        text-anchor=${above ? "start" : "end"}>${row.label}</text>${bar}
        ${
          from !== undefined && to !== undefined && to > from
            ? whisker(at(from), at(to), y, false)
            : nothing
        }`;
    })}
    <path class="zero" d="M${at(0)} 0V${rows.length * tall + 4}"></path>
    ${axis(ends, height - 4)}`,
  );
}

/** A line through the values of numbers, each with its interval.
 * @param {Block} block @param {number[]} values */
export function line(block, values) {
  const { rows, ends } = block;
  const known = rows.flatMap((row) => [
    row.low ?? row.value ?? 0,
    row.high ?? row.value ?? 0,
  ]);
  const low = Math.min(block.low, ...known);
  const high = Math.max(block.high, ...known);
  const first = Math.min(...values);
  const span = Math.max(...values) - first || 1;
  const x = (/** @type {number} */ n) =>
    LEFT + 8 + ((n - first) / span) * (WIDTH - LEFT - RIGHT - 16);
  const y = (/** @type {number} */ n) =>
    8 + (1 - (n - low) / (high - low || 1)) * (HEIGHT - 16);
  const points = rows.flatMap((row, i) =>
    row.value === undefined ? [] : [{ row, x: x(values[i]), y: y(row.value) }],
  );
  const path = points.map((one) => `${one.x} ${one.y}`).join("L");
  return drawing(
    block,
    HEIGHT + 22,
    svg`<path class="zero" d="M${LEFT} 8V${HEIGHT - 8}H${WIDTH - RIGHT}"></path>
    ${points.map(
      ({ row, x: across, y: up }) => svg`
      ${
        row.low !== undefined && row.high !== undefined && row.high > row.low
          ? whisker(y(row.low), y(row.high), across, true)
          : nothing
      }
      <circle class="dot" cx=${across} cy=${up} r="3.5"></circle>`,
    )}
    ${points.length ? svg`<path class="through" d="M${path}"></path>` : nothing}
    <text x=${LEFT - 4} y="14" text-anchor="end">${ends[1]}</text>
    <text x=${LEFT - 4} y=${HEIGHT - 6} text-anchor="end">${ends[0]}</text>
    ${points.map(
      ({ row, x: across }) =>
        svg`<text x=${across} y=${HEIGHT + 14} text-anchor="middle"
          >${row.label}</text>`,
    )}`,
  );
}

/** The numbers of a chart in a table.
 * @param {Block} block @param {string} differences the heading of the
 * differences */
export function table(block, differences) {
  const differ = block.rows.some((row) => row.difference);
  return html`<div class="numbers">
    <table>
      <thead>
        <tr>
          <th scope="col"><span class="unseen">${text("rules_of")}</span></th>
          <th scope="col">${text("value")}</th>
          <th scope="col">${text("interval")}</th>
          ${differ
            ? html`<th scope="col" colspan="2">${differences}</th>`
            : nothing}
        </tr>
      </thead>
      <tbody>
        ${block.rows.map(
          ({ label, text: value, sure, difference }) =>
            html`<tr>
              <th scope="row">${label}</th>
              <td>${value}</td>
              <td>${sure}</td>
              ${differ
                ? html`<td>
                      ${difference
                        ? html`${difference.text}
                            <small>${difference.range}</small>`
                        : nothing}
                    </td>
                    <td>${difference?.told}</td>`
                : nothing}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

/** A chart above its table.
 * @param {Block} block @param {string} differences
 * @param {number[]} [values] numbers, for a line through them */
export function chart(block, differences, values) {
  return html`<figure class="chart">
    <figcaption>${block.title}</figcaption>
    ${values ? line(block, values) : bars(block)} ${table(block, differences)}
  </figure>`;
}
