// What the player of a puzzle knows: what has happened, which cards are out, and
// what the rules say of the moves.
import { html, nothing } from "lit-html";
import { ruleLink } from "./rule_link.js";
import { counted } from "./table/counted.js";
import { text } from "./text.js";

/** What `puzzle_facts` gives: see protocol.json.
 * @typedef {{ told: string[], counts: import("./table/counted.js").Counts,
 *   rules: { moves: string, says: string, rule?: string, file?: string,
 *     line?: number }[] }} Facts */

/** A part that is opened when it is wanted.
 * @param {string} name @param {string} title @param {unknown} content */
function part(name, title, content) {
  return html`<details data-fact=${name}>
    <summary>${title}</summary>
    ${content}
  </details>`;
}

/** @param {Facts["rules"][number]} one */
function rule({ moves, says, rule: name, file, line }) {
  return html`<p>
    <b>${moves}</b>: ${says} ${name ? text("why", { rule: name }) : nothing}
    ${ruleLink(file, line)}
  </p>`;
}

/** @param {Facts} facts @param {string} pack the suits of the deck */
export function known({ told, counts, rules }, pack) {
  return html`<section class="known">
    ${part(
      "told",
      text("puzzle_so_far"),
      told.map((one) => html`<p>${one}</p>`),
    )}
    ${part("counts", text("panel_counts"), counted(counts, pack))}
    ${part("rules", text("panel_why"), rules.map(rule))}
  </section>`;
}
