// Piles, boards and melds: what lies on the table besides the trick.
import { html, nothing } from "lit-html";
import { back, face, name } from "../cards.js";
import { state } from "../state.js";
import { text } from "../text.js";
import { drag, wasDragged } from "./drag.js";
import { covered, lying } from "./seats.js";

/** @typedef {import("./deeds.js").Deeds} Deeds */

/** The pick of a card that lies on the table.
 * @param {Moment} moment @param {string} card */
function pickOf({ picks }, card) {
  return picks?.cards.find(
    (one) => one.card === card && one.at !== "hand" && one.at !== "dummy",
  );
}

/** A card on the table: a button if the question is about it.
 * @param {Moment} moment @param {string} card @param {Deeds} deeds */
export function onTable(moment, card, deeds) {
  const pick = pickOf(moment, card);
  if (!pick) return lying(card, moment.pack);
  const no = !pick.open && pick.picked === 0;
  return html`<button
    class="card ${no ? "no" : "may"} ${pick.picked ? "chosen" : ""}"
    aria-label=${no ? text("not", { card: name(card) }) : name(card)}
    aria-pressed=${String(pick.picked > 0)}
    data-card=${card}
    @click=${() => wasDragged() || deeds.pick(pick.id, pick.picked > 0)}
    @pointerdown=${(/** @type {PointerEvent} */ event) =>
      drag(
        event,
        (onto) => deeds.drop(pick.id, pick.picked > 0, onto),
        placeUnder,
      )}
  >
    ${face(card, moment.pack)}
  </button>`;
}

/** The word that acts on a pile now, or on a place of a row.
 * @param {Moment} moment @param {string} at @param {number} [place] */
function wordAt({ picks }, at, place) {
  return picks?.words.find(
    (word) => word.at === at && (word.n === undefined || word.n === place),
  );
}

/** Is the pile drawn on which a word acts? Then it is tapped there.
 * @param {Moment} moment @param {Word} word */
export function isOnPile({ show }, { at }) {
  if (!at || at === "stock") return at === "stock";
  const pile = show.piles.find((one) => one.name === at);
  if (pile?.items) return pile.each === "row";
  return (pile?.n ?? 0) > 0;
}

/** A pile, or what is seen of it, as a button.
 * @param {Word} word @param {string} pile its name @param {unknown} seen
 * @param {Deeds} deeds */
function acting(word, pile, seen, deeds) {
  return html`<button
    class="card act"
    aria-label=${text("act_on", { act: word.label, pile })}
    title=${word.label}
    data-word=${word.id}
    @click=${() => deeds.pick(word.id, false)}
  >
    ${seen}
  </button>`;
}

/** What lies under a card that is dragged over the table: a word, the last card
 * of a column, or the felt.
 * @param {Element | null} found */
function placeUnder(found) {
  const word = found?.closest("[data-word]")?.getAttribute("data-word");
  const last = found?.closest("[data-last]")?.getAttribute("data-last");
  const card = found?.closest(".spread [data-card]")?.getAttribute("data-card");
  return word ?? last ?? card ?? (found?.closest(".felt") ? "" : null);
}

/** The section that tells of a pile in words; nil if there is nothing to see.
 * @param {Show} show @param {string} called */
function toldOf(show, called) {
  return show.sections.find((one) => one.name === called);
}

/** What is seen of a stack: its top card, or the back of one; a button if a word
 * acts on it.
 * @param {Moment} moment @param {string} label @param {number} n
 * @param {string | undefined} top @param {Deeds} deeds @param {string} at */
function topOf(moment, label, n, top, deeds, at) {
  const word = at ? wordAt(moment, at) : undefined;
  const pile = text("pile", { pile: label, n });
  if (!word) return top ? onTable(moment, top, deeds) : covered();
  const seen = top ? face(top, moment.pack) : back();
  return acting(
    word,
    pile,
    n ? seen : html`<span class="empty"></span>`,
    deeds,
  );
}

/** A stack of which one card is seen, or none.
 * @param {Moment} moment @param {string} label @param {number} n
 * @param {string | undefined} top @param {Deeds} deeds
 * @param {string} [at] its name, if words may act on it */
function stack(moment, label, n, top, deeds, at = "") {
  const many = n > 1 ? "many" : "";
  return html`<figure class="pile stack ${many}">
    ${topOf(moment, label, n, top, deeds, at)}
    <figcaption>${text("pile", { pile: label, n })}</figcaption>
  </figure>`;
}

/** The place of a pile without cards: the others stay where they are. */
const empty = (/** @type {string} */ label = "") =>
  html`<figure class="pile none">
    ${label ? html`<figcaption>${label}</figcaption>` : nothing}
  </figure>`;

/** A button beside a pile whose cards are seen.
 * @param {Word} word @param {Deeds} deeds */
function actBeside(word, deeds) {
  return html`<button
    class="beside-pile"
    data-word=${word.id}
    @click=${() => deeds.pick(word.id, false)}
  >
    ${word.label}
  </button>`;
}

/** Cards side by side, or two by two, each with the one that lies over it.
 * @param {Moment} moment @param {string[]} cards @param {boolean} pairs
 * @param {Deeds} deeds */
function beside(moment, cards, pairs, deeds) {
  const all = cards.map((card) => onTable(moment, card, deeds));
  if (!pairs) return all;
  const firsts = all.filter((_, i) => i % 2 === 0);
  return firsts.map(
    (one, i) => html`<span class="pair">${one} ${all[2 * i + 1]}</span>`,
  );
}

/** Cards side by side.
 * @param {Moment} moment @param {string} label @param {string[]} cards
 * @param {Deeds} deeds @param {string} [at] its name, if words may act on it
 * @param {boolean} [pairs] whether they lie two by two */
function spread(moment, label, cards, deeds, at = "", pairs = false) {
  const word = at ? wordAt(moment, at) : undefined;
  const many = cards.length > 6 && !pairs;
  return html`<figure class="pile spread ${many ? "fan" : ""}">
    <div>
      ${beside(moment, cards, pairs, deeds)}
      ${word ? actBeside(word, deeds) : nothing}
    </div>
    <figcaption>${label}</figcaption>
  </figure>`;
}

/** Cards that are laid out by suit, each in a row of its own.
 * @param {Moment} moment @param {string} label @param {Group[]} suits
 * @param {Deeds} deeds */
const bySuit = (moment, label, suits, deeds) =>
  html`<figure class="pile spread suits">
    ${suits.map(
      ({ cards }) =>
        html`<div>${cards.map((card) => onTable(moment, card, deeds))}</div>`,
    )}
    <figcaption>${label}</figcaption>
  </figure>`;

/** The card that lies across under the stock, beside which it is drawn.
 * @param {Moment} moment @param {Pile} pile @param {Deeds} deeds */
const lyingUnder = (moment, { label, n = 0, cards, name: at }, deeds) =>
  html`<figure class="pile stack under">
    ${topOf(moment, label, n, cards?.[0], deeds, at)}
    <figcaption>${label}</figcaption>
  </figure>`;

/** A pile that is nobody's.
 * @param {Moment} moment @param {Pile} pile @param {Deeds} deeds */
export function single(moment, pile, deeds) {
  const { cards = [], n = 0, top, label } = pile;
  if (n === 0) return pile.hidden ? nothing : empty(label);
  if (pile.under) return lyingUnder(moment, pile, deeds);
  const suits = toldOf(moment.show, pile.name)?.groups ?? [];
  if (suits[0]?.suit) return bySuit(moment, label, suits, deeds);
  const seen = cards.length > 0 && !pile.counted;
  if (seen) return spread(moment, label, cards, deeds, pile.name, pile.pairs);
  const more = pile.frozen ? text("frozen", { pile: label }) : label;
  return stack(moment, more, n, top, deeds, pile.name);
}

/** A place of a row, with what lies there. Where a word acts on it, its last
 * card or the empty place is a button, unless that card can be picked itself.
 * @param {Moment} moment @param {Pile} pile @param {number} i
 * @param {number} hidden how many cards lie under it @param {Deeds} deeds */
function column(moment, pile, i, hidden, deeds) {
  const { cards = [], n } = pile.items?.[i] ?? { n: 0 };
  const word = wordAt(moment, pile.name, i + 1);
  const last = cards[cards.length - 1];
  const free = last && pickOf(moment, last)?.open && !state.picked.length;
  const acts = word && !hidden && !free ? word : undefined;
  const label = text("empty_pile", { n: i + 1 });
  const below = acts && last ? cards.slice(0, -1) : cards;
  return html`<div class="column" data-last=${last ?? nothing}>
    ${Array.from({ length: hidden }, covered)}
    ${below.map((card) => onTable(moment, card, deeds))}
    ${acts
      ? acting(
          acts,
          last ? pile.label : label,
          last ? face(last, moment.pack) : html`<span class="empty"></span>`,
          deeds,
        )
      : n || hidden
        ? nothing
        : html`<span class="card empty" role="img" aria-label=${label}></span>`}
  </div>`;
}

/** What lies under the places of a row, of which only backs are seen.
 * @param {Show} show @param {Pile} pile
 * @returns {{ n: number }[]} */
export function under({ piles }, { name: own, items = [] }) {
  const found = piles.find(
    (one) => one.name !== own && one.each === "row" && !one.items?.[0]?.cards,
  );
  return found?.items?.length === items.length ? found.items : [];
}

/** The columns of a row of piles; of those that lie under them the backs.
 * @param {Moment} moment @param {Pile} pile @param {Deeds} deeds */
function row(moment, pile, deeds) {
  const items = pile.items ?? [];
  const hidden = under(moment.show, pile);
  return html`<figure class="pile row ${hidden.length ? "" : "flat"}">
    <div class="columns">
      ${items.map((_, i) => column(moment, pile, i, hidden[i]?.n ?? 0, deeds))}
    </div>
    <figcaption>${pile.label}</figcaption>
  </figure>`;
}

/** Piles that players or sides have.
 * @param {Moment} moment @param {Pile} pile @param {Deeds} deeds */
function owned(moment, pile, deeds) {
  const { show } = moment;
  const all = pile.each === "side" ? show.sides : show.seats;
  const nameOf = (/** @type {number} */ owner) =>
    pile.each === "side"
      ? show.sides.find((side) => side.side === owner)?.name
      : show.seats[owner - 1]?.name;
  return (pile.items ?? []).map(({ n, cards = [], owner = 0 }) => {
    if (all.length === 0) return nothing;
    if (n === 0) return empty();
    const label = text("owned", { pile: pile.label, owner: nameOf(owner) });
    if (cards.length === 0 || pile.counted)
      return stack(moment, label, n, undefined, deeds);
    return spread(moment, label, cards, deeds);
  });
}

/** @param {Moment} moment @param {Pile} pile @param {Deeds} deeds */
export function drawn(moment, pile, deeds) {
  if (!pile.items) return single(moment, pile, deeds);
  if (!toldOf(moment.show, pile.name)) return nothing;
  if (pile.each === "row" || !pile.each) return row(moment, pile, deeds);
  return owned(moment, pile, deeds);
}

/** The stock, from which cards come: its place, if it is empty; nothing where
 * there is none.
 * @param {Moment} moment @param {Deeds} deeds */
export function stockOf(moment, deeds) {
  const { stock } = moment.show;
  if (stock === undefined) return nothing;
  if (!stock && !wordAt(moment, "stock")) return empty();
  return stack(moment, text("stock"), stock, undefined, deeds, "stock");
}

/** The order of piles beside the stock: what lies under it comes first.
 * @param {Pile} one @param {Pile} other */
export const underFirst = (one, other) =>
  Number(Boolean(other.under)) - Number(Boolean(one.under));

/** Stock and piles that are nobody's, in the middle.
 * @param {Moment} moment @param {Deeds} deeds */
export function middle(moment, deeds) {
  const { show } = moment;
  const own = show.piles.filter((pile) => !pile.items).sort(underFirst);
  if (!show.stock && own.every((pile) => !pile.n)) return nothing;
  return html`<div class="piles">
    ${stockOf(moment, deeds)} ${own.map((pile) => drawn(moment, pile, deeds))}
  </div>`;
}

/** Rows of piles, and what players have before them.
 * @param {Moment} moment @param {Deeds} deeds */
export function rest(moment, deeds) {
  const list = moment.show.piles.filter((pile) => pile.items);
  if (list.length === 0) return nothing;
  return html`<div class="piles low">
    ${list.map((pile) => drawn(moment, pile, deeds))}
  </div>`;
}

/** A meld: a button if cards can be laid on it.
 * @param {Moment} moment @param {Meld} meld @param {Deeds} deeds */
function meldOf(moment, meld, deeds) {
  const onto = moment.picks?.words.find((word) => word.id === meld.id);
  const cards = meld.cards.map(name).join(" ");
  const fan = html`<span class="fan"
    >${meld.cards.map(
      (card) => html`<span class="card">${face(card, moment.pack)}</span>`,
    )}</span
  >`;
  const label = text(meld.full ? "full_meld" : "meld", { cards, n: meld.n });
  if (!onto)
    return html`<li class="meld ${meld.full ? "full" : ""}">
      <span role="img" aria-label=${label}>${fan}</span>
    </li>`;
  return html`<li class="meld ${meld.full ? "full" : ""}">
    <button
      aria-label=${text("lay_on", { cards })}
      data-word=${onto.id}
      @click=${() => deeds.pick(onto.id, false)}
    >
      ${fan}
    </button>
  </li>`;
}

/** Melds by side.
 * @param {Moment} moment @param {Deeds} deeds */
export function melds(moment, deeds) {
  const { show } = moment;
  const sides = show.sides.filter((side) =>
    show.melds.some((meld) => meld.side === side.side),
  );
  return sides.map(
    (side) =>
      html`<section
        class="melds"
        aria-label=${text("melds", { side: side.name })}
      >
        <h2>${side.name}</h2>
        <ul role="list">
          ${show.melds
            .filter((meld) => meld.side === side.side)
            .map((meld) => meldOf(moment, meld, deeds))}
        </ul>
      </section>`,
  );
}

/** All else that there is to see: fields, open hands, known cards.
 * @param {Moment} moment */
export function facts({ show, pack }) {
  const shown = new Set(["stock", ...show.piles.map((pile) => pile.name)]);
  if (show.melds.length) shown.add("melds");
  const list = show.sections.filter(
    (one) => !one.held && !(one.name && shown.has(one.name)),
  );
  if (list.length === 0) return nothing;
  return html`<dl class="facts">
    ${list.map(
      (one) =>
        html`<div class=${one.groups ? "whole" : ""}>
          <dt>${one.label}</dt>
          <dd>
            ${one.text ?? nothing}
            ${(one.texts ?? []).map((line) => html`<div>${line}</div>`)}
            ${(one.groups ?? []).map(
              (group) =>
                html`<span class="fan small"
                  >${group.cards.map((card) => lying(card, pack))}</span
                >`,
            )}
          </dd>
        </div>`,
    )}
  </dl>`;
}
