// What was said, line by line. A line that is pressed, or over which the mouse
// rests, shows which rule did it, what the rules struck out, and where they
// say so; from there one goes to the table as it was then.
import { html, nothing } from "lit-html";
import { spoken } from "../cards.js";
import { Refusal } from "../refusal.js";
import { ruleLink } from "../rule_link.js";
import { change, state } from "../state.js";
import { text } from "../text.js";

/** @typedef {import("./deeds.js").Deeds} Deeds */
/** @typedef {{ text: string, file?: string, line?: number }} Part */
/** @typedef {{ rule?: string, says?: string, file?: string, line?: number,
 *   step?: string, struck: Part[], parts: Part[] }} Rule */
/** @typedef {{ n: number, line: number, rules: Rule[],
 *   decision?: number }} Traced */

/** Sentences that are shown of what was said, at most. */
const SAID = 80;

/** Milliseconds for which the mouse rests before a line tells its rule. */
const REST = 600;

let resting = 0;

/** @param {Traced | null} traced */
function put(traced) {
  change({ table: { ...state.table, traced } });
}

/** Asks which rule did what the line of that number tells of.
 * @param {number} n @param {Deeds} deeds */
async function trace(n, deeds) {
  const { line } = state;
  try {
    const seat = state.table.seat || state.moment?.seat;
    const found = await deeds.call("trace", { n, seat });
    if (state.line === line) put({ n, line, ...found });
  } catch (raised) {
    // The story has gone to another place meanwhile, or the call was stopped.
    if (!(raised instanceof Refusal)) throw raised;
  }
}

/** The line that shows its rules, if the story is still the same. */
function shown() {
  const { traced } = state.table;
  return traced?.line === state.line ? traced : null;
}

/** @param {number} n @param {Deeds} deeds */
function press(n, deeds) {
  clearTimeout(resting);
  if (shown()?.n === n) put(null);
  else void trace(n, deeds);
}

/** @param {PointerEvent} event @param {number} n @param {Deeds} deeds */
function rest(event, n, deeds) {
  if (event.pointerType !== "mouse") return;
  clearTimeout(resting);
  resting = window.setTimeout(() => {
    if (shown()?.n !== n) void trace(n, deeds);
  }, REST);
}

/** @param {Part} part */
function place(part) {
  return html`<li>${part.text} ${ruleLink(part.file, part.line)}</li>`;
}

/** @param {Rule} rule */
function told(rule) {
  const parts = [...rule.struck, ...rule.parts];
  return html`<p>
      ${rule.rule ? text("why", { rule: rule.rule }) : (rule.step ?? nothing)}
      ${ruleLink(rule.file, rule.line)}
    </p>
    ${rule.says ? html`<p class="quiet">${rule.says}</p>` : nothing}
    ${parts.length > 0
      ? html`<ul>
          ${parts.map(place)}
        </ul>`
      : nothing}`;
}

/** The rules behind a line.
 * @param {Traced} traced @param {Deeds} deeds */
function behind({ rules, decision }, deeds) {
  return html`<div class="traced">
    ${rules.length > 0 ? rules.map(told) : text("no_rule_told")}
    ${decision
      ? html`<button @click=${() => deeds.goTo(decision - 1)}>
          ${text("table_then")}
        </button>`
      : nothing}
  </div>`;
}

/** What was said, from the beginning; new lines are read out.
 * @param {Deeds} deeds */
export function said(deeds) {
  const from = Math.max(0, state.story.length - SAID);
  const open = shown();
  return html`<section class="said">
    <h2 id="said">${text("said")}</h2>
    <div role="log" aria-labelledby="said" tabindex="0">
      <ol>
        ${state.story.slice(from).map((line, i) => {
          const n = from + i + 1;
          const traced = open?.n === n ? open : null;
          return html`<li>
            <button
              class="said-line"
              aria-expanded=${traced !== null}
              @click=${() => press(n, deeds)}
              @pointerenter=${(/** @type {PointerEvent} */ event) =>
                rest(event, n, deeds)}
              @pointerleave=${() => clearTimeout(resting)}
            >
              ${spoken(line)}
            </button>
            ${traced ? behind(traced, deeds) : nothing}
          </li>`;
        })}
      </ol>
    </div>
  </section>`;
}
