// The table: who sits there, what lies on it, the hand, what is asked and what
// was said.
import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { answers } from "./answers.js";
import { face, name } from "./cards.js";
import { state } from "./state.js";
import { text } from "./text.js";

/** What can be done at the table.
 * @typedef {{
 *   play: (move: string, exact: boolean) => void,
 *   pick: (id: string, chosen: boolean) => void,
 *   clear: () => void,
 *   undo: () => void,
 *   redo: () => void,
 *   again: () => void,
 *   dismiss: () => void,
 * }} Deeds */

/** Sentences that are shown of what was said, at most. */
const SAID = 60;

/** @param {Seat} seat */
function seatOf(seat) {
  return html`<li
    class=${seat.turn ? "turn" : ""}
    aria-current=${seat.turn ? "true" : nothing}
  >
    <span>${text("seat", { player: seat.name, n: seat.n })}</span>
    ${seat.dealer ? html`<small>${text("dealer")}</small>` : nothing}
    ${seat.party ? html`<small>${seat.party}</small>` : nothing}
    ${seat.turn ? html`<small>${text("to_move")}</small>` : nothing}
  </li>`;
}

/** A card that is only looked at.
 * @param {string} card @param {string} pack */
function lying(card, pack) {
  return html`<span class="card" role="img" aria-label=${name(card)}
    >${face(card, pack)}</span
  >`;
}

/** @param {Moment} moment */
function trick({ show, pack }) {
  return html`<section class="trick" aria-label=${text("trick")}>
    ${show.trick.length === 0
      ? html`<p class="quiet">${text("empty_trick")}</p>`
      : html`<ul>
          ${show.trick.map(
            (play) =>
              html`<li>
                <span class="cards"
                  >${play.cards.map((card) => lying(card, pack))}</span
                >
                <small>${show.seats[play.player - 1]?.name}</small>
              </li>`,
          )}
        </ul>`}
  </section>`;
}

/** All else that there is to see: stock, piles, melds, fields.
 * @param {Moment} moment */
function sections({ show, pack }) {
  if (show.sections.length === 0) return nothing;
  return html`<dl class="rows">
    ${show.sections.map(
      (one) =>
        html`<div>
          <dt>${one.label}</dt>
          <dd>
            ${one.text ?? nothing}
            ${(one.texts ?? []).map((line) => html`<div>${line}</div>`)}
            ${(one.groups ?? []).map(
              (group) =>
                html`<span class="group small"
                  >${group.cards.map((card) => lying(card, pack))}</span
                >`,
            )}
          </dd>
        </div>`,
    )}
  </dl>`;
}

/** The cards of a group, each with the number of its copy before it, so that
 * each keeps its place on the page.
 * @param {string[]} cards */
function counted(cards) {
  /** @type {Record<string, number>} */
  const seen = {};
  return cards.map((card) => {
    const copy = seen[card] ?? 0;
    seen[card] = copy + 1;
    return { card, copy, key: `${card} ${copy}` };
  });
}

/** A card of the hand as a button.
 * @param {Moment} moment @param {{ card: string, copy: number }} one
 * @param {string} at @param {Deeds} deeds */
function held(moment, { card, copy }, at, deeds) {
  const pick = moment.picks?.cards.find(
    (other) => other.card === card && other.at === at,
  );
  const chosen = pick !== undefined && copy < pick.picked;
  const no = pick !== undefined && !pick.open && !chosen;
  const label = no ? text("not", { card: name(card) }) : name(card);
  return html`<button
    class="card ${no ? "no" : ""} ${chosen ? "chosen" : ""}"
    aria-label=${label}
    aria-pressed=${chosen ? "true" : nothing}
    data-card=${card}
    @click=${() => deeds.pick(pick?.id ?? card, chosen)}
  >
    ${face(card, moment.pack)}
  </button>`;
}

/** A hand in its groups. A hand from which nothing is picked is looked at.
 * @param {Moment} moment @param {Group[]} groups
 * @param {{ label: string, at: string, live: boolean }} how
 * @param {Deeds} deeds */
function hand(moment, groups, { label, at, live }, deeds) {
  if (groups.length === 0) return nothing;
  return html`<section class="hand" aria-label=${label} @keydown=${walk}>
    <h2>${label}</h2>
    ${groups.map(
      (group) =>
        html`<span class="group"
          >${repeat(
            counted(group.cards),
            (one) => one.key,
            (one) =>
              live
                ? held(moment, one, at, deeds)
                : lying(one.card, moment.pack),
          )}</span
        >`,
    )}
  </section>`;
}

/** The arrow keys go from card to card.
 * @param {KeyboardEvent} event */
function walk(event) {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  const place = /** @type {HTMLElement} */ (event.currentTarget);
  const cards = [...place.querySelectorAll("button")];
  const at = cards.indexOf(/** @type {HTMLButtonElement} */ (event.target));
  if (!step || at < 0) return;
  event.preventDefault();
  cards[(at + step + cards.length) % cards.length].focus();
}

/** @param {Deeds} deeds */
function refusal(deeds) {
  const problem = state.refusal;
  if (!problem) return nothing;
  const rule = problem.rule
    ? text("why", { rule: problem.rule.replaceAll("_", " ") })
    : "";
  const place = problem.file
    ? text("line", { file: problem.file, line: problem.line ?? 1 })
    : "";
  return html`<aside class="refusal" role="alert">
    <p>${text("refused", { reason: problem.text })}</p>
    ${rule || place
      ? html`<p class="quiet"><span>${rule}</span> <span>${place}</span></p>`
      : nothing}
    <button @click=${deeds.dismiss}>${text("dismiss")}</button>
  </aside>`;
}

/** Who is waited for, or how the match has ended.
 * @param {Moment} moment */
function waiting({ asked, over }) {
  if (over) return html`<p class="note" role="status">${over}</p>`;
  if (!asked || asked.mine) return nothing;
  return html`<p class="quiet">${text("waiting", { player: asked.name })}</p>`;
}

function said() {
  return html`<section class="said">
    <h2 id="said">${text("said")}</h2>
    <ol role="log" aria-labelledby="said" tabindex="0">
      ${state.story.slice(-SAID).map((line) => html`<li>${line}</li>`)}
    </ol>
  </section>`;
}

/** @param {Moment} moment @param {Deeds} deeds */
function bar(moment, deeds) {
  return html`<nav class="bar">
    <a href="#">${text("back")}</a>
    <button ?disabled=${moment.decisions === 0} @click=${deeds.undo}>
      ${text("undo")}
    </button>
    <button ?disabled=${moment.undone === 0} @click=${deeds.redo}>
      ${text("redo")}
    </button>
    <button @click=${deeds.again}>${text("again")}</button>
  </nav>`;
}

/** @param {Moment} moment @param {Deeds} deeds */
function hands(moment, deeds) {
  const { show, dummy, asked } = moment;
  const other = asked?.dummy && show.seats[asked.dummy - 1]?.name;
  const live = asked?.mine ?? false;
  return html`${dummy
    ? hand(
        moment,
        dummy,
        { label: text("hand_of", { player: other || "" }), at: "dummy", live },
        deeds,
      )
    : nothing}
  ${hand(
    moment,
    show.hand,
    { label: text("hand"), at: "hand", live: !dummy },
    deeds,
  )}`;
}

/** @param {Moment} moment @param {Deeds} deeds */
export function table(moment, deeds) {
  const { show } = moment;
  return html`<main class="table">
    <header>
      <h1>${show.title}</h1>
      ${bar(moment, deeds)}
    </header>
    <div class="felt">
      <ul class="seats" aria-label=${text("players")}>
        ${show.seats.map(seatOf)}
      </ul>
      ${trick(moment)} ${sections(moment)}
    </div>
    <p class="status">${show.status.join(" ")}</p>
    ${state.notice
      ? html`<p class="note" role="status">${state.notice}</p>`
      : nothing}
    ${refusal(deeds)} ${waiting(moment)} ${answers(moment, deeds)}
    ${hands(moment, deeds)} ${said()}
  </main>`;
}
