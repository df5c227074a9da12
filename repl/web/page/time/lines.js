// Lines of the match: another one begins at any decision, with another move or
// the bot's; two are shown side by side.
import { html, nothing } from "lit-html";
import { change, state } from "../state.js";
import { text } from "../text.js";
import { keeper, placeOf } from "./asked.js";

/** @typedef {import("../table/deeds.js").Deeds} Deeds */
/** @typedef {import("./list.js").Move} Move */
/** @typedef {{ n: number, first?: Move, second?: Move,
 *   differs: boolean }} Row */
/** @typedef {{ lines: { name: string, now?: boolean, decisions: number,
 *   state: string }[], now: string, compared?: { first: string, second: string,
 *   same: number, rows: Row[], facts: { label: string, first: string,
 *   second: string, differs: boolean }[] } }} Found */
/** @typedef {{ moves: { move: string, text: string }[] }} Moves */

/** Which lines are side by side; "" for those that suggest themselves. */
const beside = { first: "", second: "" };

/** Grows when a line was begun or taken away. */
let changes = 0;

/** @type {ReturnType<typeof keeper<Found>>} */
const asked = keeper();
/** @type {ReturnType<typeof keeper<Moves>>} */
const askedMoves = keeper();

/** @param {Deeds} deeds @param {Record<string, unknown>} args */
async function branch(deeds, args) {
  const found = await deeds.act("branch", args);
  if (!found) return;
  changes += 1;
  beside.first = beside.second = "";
  change({});
}

/** The form that begins a line here.
 * @param {Moment} moment @param {Deeds} deeds */
function beginning(moment, deeds) {
  const found = moment.asked
    ? askedMoves(placeOf(moment), () => deeds.call("moves"))
    : undefined;
  const begin = (/** @type {Event} */ event) => {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.target);
    const given = new FormData(form);
    const name = String(given.get("name") ?? "").trim() || undefined;
    const move = String(given.get("move") ?? "");
    const first =
      move === "bot" ? { bot: "search" } : move ? { move: move.slice(1) } : {};
    form.reset();
    void branch(deeds, { name, ...first });
  };
  return html`<form class="begin" @submit=${begin}>
    <p>${text("branch_about", { player: moment.asked?.name })}</p>
    <div class="line">
      <label
        >${text("branch_name")}
        <input name="name" maxlength="40" autocomplete="off"
      /></label>
      <label
        >${text("branch_move")}
        <select name="move">
          <option value="">${text("branch_later")}</option>
          ${moment.asked
            ? html`<option value="bot">${text("branch_bot")}</option>`
            : nothing}
          ${(found?.moves ?? []).map(
            (one) => html`<option value=".${one.move}">${one.text}</option>`,
          )}
        </select></label
      >
      <button>${text("branch_begin")}</button>
    </div>
  </form>`;
}

/** @param {Found} found @param {"first" | "second"} which */
function chooser(found, which) {
  const chosen = found.compared?.[which] ?? "";
  const take = (/** @type {Event} */ event) => {
    beside[which] = /** @type {HTMLSelectElement} */ (event.target).value;
    change({});
  };
  return html`<select aria-label=${text(`line_${which}`)} @change=${take}>
    ${found.lines.map(
      ({ name }) =>
        html`<option value=${name} .selected=${name === chosen}>
          ${name}
        </option>`,
    )}
  </select>`;
}

/** A move of a line, which goes there.
 * @param {Move | undefined} move @param {string} line @param {Deeds} deeds */
function cell(move, line, deeds) {
  if (!move) return html`<td></td>`;
  const says = html`<b>${move.name}</b> ${move.text}`;
  if (move.forced) return html`<td class="forced">${says}</td>`;
  return html`<td>
    <button
      class="move"
      @click=${() => void branch(deeds, { go: line, at: move.n - 1 })}
    >
      ${says}
    </button>
  </td>`;
}

/** Two lines side by side: what they have led to, and where they differ.
 * @param {Found} found @param {Deeds} deeds */
function table(found, deeds) {
  const { compared } = found;
  if (!compared) return nothing;
  const { first, second, same, rows, facts } = compared;
  return html`<div
    class="scroll"
    tabindex="0"
    role="group"
    aria-label=${text("lines_beside")}
  >
    <table class="beside-lines">
      <thead>
        <tr>
          <th scope="col"><span class="unseen">${text("line_what")}</span></th>
          <th scope="col">${chooser(found, "first")}</th>
          <th scope="col">${chooser(found, "second")}</th>
        </tr>
      </thead>
      <tbody>
        ${facts.map(
          (fact) =>
            html`<tr class=${fact.differs ? "differs" : ""}>
              <th scope="row">
                ${fact.label}${fact.differs
                  ? html`<span class="unseen"> ${text("differs")}</span>`
                  : nothing}
              </th>
              <td>${fact.first}</td>
              <td>${fact.second}</td>
            </tr>`,
        )}
        <tr>
          <td colspan="3" class="quiet">${text("lines_same", { n: same })}</td>
        </tr>
        ${rows.map(
          (row) =>
            html`<tr class=${row.differs ? "differs" : ""}>
              <th scope="row">${row.n}</th>
              ${cell(row.first, first, deeds)}
              ${cell(row.second, second, deeds)}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

/** @param {Found} found @param {Deeds} deeds */
function listed(found, deeds) {
  return html`<ul class="lines" role="list">
    ${found.lines.map(
      ({ name, now, state: says }) =>
        html`<li class="line" aria-current=${now ? "true" : nothing}>
          <b>${text("line_named", { name })}</b>
          <span class="quiet">${says}</span>
          ${now
            ? html`<span>${text("line_here")}</span>`
            : html`<button
                  aria-label=${text("line_go_to", { name })}
                  @click=${() => void branch(deeds, { go: name })}
                >
                  ${text("line_go")}
                </button>
                <button
                  aria-label=${text("line_drop_it", { name })}
                  @click=${() => void branch(deeds, { drop: name })}
                >
                  ${text("line_drop")}
                </button>`}
        </li>`,
    )}
  </ul>`;
}

/** The lines that are compared: those chosen, else the first one and the
 * present one, or the last.
 * @param {Found | undefined} found */
function pair(found) {
  if (!found || found.lines.length < 2) return {};
  const names = found.lines.map(({ name }) => name);
  const last = names[names.length - 1];
  const other = found.now === names[0] ? last : found.now;
  const first = names.includes(beside.first) ? beside.first : names[0];
  const second = names.includes(beside.second) ? beside.second : other;
  return { first, second };
}

/** @param {Moment} moment @param {Deeds} deeds */
export function lines(moment, deeds) {
  const { seat } = moment;
  const open = state.table.open || undefined;
  const chosen = `${changes} ${beside.first} ${beside.second}`;
  const found = asked(`${placeOf(moment)} ${chosen}`, async () => {
    const plain = await deeds.call("lines", { seat, open });
    const two = pair(plain);
    return two.first ? deeds.call("lines", { ...two, seat, open }) : plain;
  });
  const several = found && found.lines.length > 1;
  return html`<section class="branches">
    <h3>${text("lines")}</h3>
    ${several ? html`${listed(found, deeds)} ${table(found, deeds)}` : nothing}
    ${beginning(moment, deeds)}
  </section>`;
}
