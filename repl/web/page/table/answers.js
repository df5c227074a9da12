// What is asked, what was picked so far, and all answers besides the cards of
// the hand.
import { html, nothing } from "lit-html";
import { keyed } from "lit-html/directives/keyed.js";
import { name } from "../cards.js";
import { ruleLink } from "../rule_link.js";
import { text } from "../text.js";
import { bids, number } from "./bids.js";
import { signOf } from "./signs.js";
import { isOnPile, onTable } from "./piles.js";

/** @typedef {import("./deeds.js").Deeds} Deeds */

/** Cards that are named at most where others can be added. */
const NAMED = 10;

/** An answer that is typed, as at the terminal.
 * @param {Deeds} deeds */
function typed(deeds) {
  const say = (/** @type {Event} */ event) => {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.target);
    const answer = String(new FormData(form).get("answer") ?? "").trim();
    if (answer) deeds.play(answer, false);
  };
  return html`<details class="typed">
    <summary>${text("in_words")}</summary>
    <form class="line" @submit=${say}>
      <input name="answer" aria-label=${text("in_words")} autocomplete="off" />
      <button>${text("say_it")}</button>
    </form>
  </details>`;
}

/** Cards that lie neither in a hand nor on the table that is drawn.
 * @param {Moment} moment @param {Deeds} deeds */
function others(moment, deeds) {
  const { picks, show } = moment;
  const lie = new Set(
    show.piles.flatMap((pile) => [
      ...(pile.cards ?? (pile.top ? [pile.top] : [])),
      ...(pile.items ?? []).flatMap((item) => item.cards ?? []),
    ]),
  );
  const list = (picks?.cards ?? []).filter(
    (one) => one.at !== "hand" && one.at !== "dummy" && !lie.has(one.card),
  );
  if (list.length === 0) return nothing;
  return html`<div class="others" role="group" aria-label=${text("others")}>
    ${list.map((one) => onTable(moment, one.card, deeds))}
  </div>`;
}

/** A word as a button; suits as signs.
 * @param {Word} word @param {Moment} moment @param {Deeds} deeds */
function wordOf({ id, label, suit }, { pack }, deeds) {
  const sign = signOf(suit, pack);
  return html`<button
    class=${sign ? "suit" : ""}
    data-word=${id}
    aria-label=${sign ? label : nothing}
    title=${sign ? label : nothing}
    @click=${() => deeds.pick(id, false)}
  >
    ${sign ?? label}
  </button>`;
}

/** Words and players, besides those that act on a pile that is drawn.
 * @param {Moment} moment @param {Deeds} deeds */
function words(moment, deeds) {
  const { picks, show } = moment;
  const melds = new Set(show.melds.map((meld) => meld.id));
  const list = [
    ...(picks?.words ?? []).filter(
      (word) => !melds.has(word.id) && !isOnPile(moment, word),
    ),
    ...(picks?.players ?? []),
  ];
  if (list.length === 0) return nothing;
  return html`<div class="line words">
    ${list.map((one) => wordOf(one, moment, deeds))}
  </div>`;
}

/** What can still be added to the picks, in a sentence.
 * @param {Picks} picks */
function addable({ cards, words: said, move }) {
  const open = cards.filter((one) => one.open && one.picked < one.n);
  if (open.length === 0)
    return said.length || move === undefined ? "" : text("no_more");
  const list = open.slice(0, NAMED).map((one) => one.text);
  if (open.length > NAMED) list.push("…");
  return text("can_add", { cards: list.join(" ") });
}

/** The button that plays what was picked, and the one that takes it back.
 * @param {Picks} picks @param {Deeds} deeds */
function picked(picks, deeds) {
  const { move } = picks;
  if (picks.picked.length === 0 && move === undefined) return nothing;
  const cards = picks.picked.map((id) => labelOf(picks, id)).join(" ");
  return html`<div class="line picked">
    ${move !== undefined
      ? html`<button class="main" @click=${() => deeds.play(move, true)}>
          ${cards ? text("play", { cards }) : text("play_none")}
        </button>`
      : html`<span>${text("picked", { cards })}</span>`}
    ${picks.picked.length
      ? html`<button @click=${deeds.clear}>${text("clear")}</button>`
      : nothing}
  </div>`;
}

/** What can be added to what was picked, or why it is no move.
 * @param {Picks} picks */
function further(picks) {
  const { move, wrong } = picks;
  if (picks.picked.length === 0) return nothing;
  const told =
    wrong?.reason && move === undefined
      ? html`${wrong.reason} ${ruleLink(wrong.file, wrong.line)}`
      : addable(picks);
  const sentence = html`<p class="further quiet">${told}</p>`;
  return html`<div class="status-of-picks" role="status">
    ${keyed(picks.picked.join(" "), sentence)}
  </div>`;
}

/** A pick as people read it.
 * @param {Picks} picks @param {string} id */
function labelOf({ words: said, players }, id) {
  const known = [...said, ...players].find((one) => one.id === id);
  return known?.label ?? name(id);
}

/** The question and its answers. When something else is picked, the buttons are
 * other ones, so that none of them moves.
 * @param {Moment} moment @param {Deeds} deeds */
export function answers(moment, deeds) {
  const { asked, picks } = moment;
  if (!asked?.mine || !picks) return nothing;
  const prompt = asked.usual ? text("play_card") : asked.prompt;
  const head = html`<h2 class="prompt">
    ${prompt} ${picks.count ? html`<small>${picks.count}</small>` : ""}
  </h2>`;
  return html`<section class="question" aria-label=${text("question")}>
    ${keyed(prompt, head)}
    <div class="bidding">
      ${keyed(
        picks.picked.join(" "),
        html`<div class="acts">
          ${words(moment, deeds)} ${picked(picks, deeds)}
        </div>`,
      )}
      ${bids(picks, moment.pack, deeds)} ${number(picks, deeds)}
      ${further(picks)}
    </div>
    ${others(moment, deeds)}
  </section>`;
}

/** A field for an answer in words, where cards and words make a move together.
 * @param {Moment} moment @param {Deeds} deeds */
export const inWords = ({ picks }, deeds) =>
  picks?.way === "free" ? typed(deeds) : nothing;
