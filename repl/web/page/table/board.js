// The board of games without tricks: stock and heaps, cards side by side,
// columns, what players have before them, and all else. Each of these has its
// zone, in which it may grow: what lies in another zone does not move.
import { html, nothing } from "lit-html";
import {
  drawn,
  facts,
  melds,
  single,
  stockOf,
  under,
  underFirst,
} from "./piles.js";

/** @typedef {import("./deeds.js").Deeds} Deeds */

/** Cards that have room in a narrow place. */
const FEW = 2;

/** Which piles of a match have wide places, and whether it has told anything in
 * words. That stays, so that nothing moves because something else has come.
 * @type {{ match: string, wide: Map<string, boolean>, tells: boolean }} */
let known = { match: "", wide: new Map(), tells: false };

/** What was noted of the match of that moment.
 * @param {Moment} moment */
function noted({ game, seed }) {
  const match = `${game} ${seed}`;
  if (known.match !== match) known = { match, wide: new Map(), tells: false };
  return known;
}

/** The wide places among those of piles whose cards are seen: of each that had
 * several cards when it was seen first. Where none had, of the empty ones.
 * @param {Moment} moment @param {Pile[]} piles
 * @returns {(pile: Pile) => boolean} */
function wideOf(moment, piles) {
  const { wide } = noted(moment);
  const seen = piles.filter(({ cards }) => cards);
  for (const { name, n = 0, counted } of seen)
    if (n && !counted)
      wide.set(name, wide.get(name) || n > (wide.has(name) ? FEW : 1));
  const alone = ![...wide.values()].includes(true);
  for (const { name } of seen) if (!wide.has(name)) wide.set(name, alone);
  return ({ name }) => wide.get(name) === true;
}

/** Do players or sides have it before them?
 * @param {Pile} pile */
const isOwned = ({ each }) => each === "player" || each === "side";

/** @param {string} called @param {unknown[]} list */
const zone = (called, list) =>
  list.length === 0 ? nothing : html`<div class="zone ${called}">${list}</div>`;

/** Piles by the zone in which they lie.
 * @param {Moment} moment */
function zonesOf(moment) {
  const { show } = moment;
  const lone = show.piles.filter((pile) => !pile.items);
  const rows = show.piles.filter((pile) => pile.items && !isOwned(pile));
  const isWide = wideOf(moment, lone);
  const isFlat = (/** @type {Pile} */ pile) => under(show, pile).length === 0;
  return {
    heaps: lone.filter((pile) => !isWide(pile)).sort(underFirst),
    spreads: lone.filter(isWide),
    flat: rows.filter(isFlat),
    columns: rows.filter((pile) => !isFlat(pile)),
    owned: show.piles.filter(isOwned),
  };
}

/** @param {Moment} moment @param {Deeds} deeds */
export function board(moment, deeds) {
  const { heaps, spreads, flat, columns, owned } = zonesOf(moment);
  const { sides, sections } = moment.show;
  const lies = (/** @type {Pile} */ pile) => single(moment, pile, deeds);
  const draw = (/** @type {Pile} */ pile) => drawn(moment, pile, deeds);
  const melded = sections.some(({ name }) => name === "melds");
  const told = facts(moment);
  const notes = noted(moment);
  notes.tells ||= melded || told !== nothing;
  return html`<div class="lies board owners-${sides.length}">
    ${zone("heaps", [
      stockOf(moment, deeds),
      ...heaps.map(lies),
      ...flat.map(draw),
    ])}
    ${zone("spreads", spreads.map(lies))}
    ${zone("in-columns", columns.map(draw))}
    ${melded ? zone("melded", [melds(moment, deeds)]) : nothing}
    ${zone("owned", owned.map(draw))}
    ${notes.tells
      ? html`<div class="zone told" tabindex="0">${told}</div>`
      : nothing}
  </div>`;
}
