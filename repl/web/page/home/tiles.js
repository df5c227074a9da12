// A game as a tile: some of its cards on a bit of table, its name, and what to
// know before one chooses it.
import { html, nothing } from "lit-html";
import { back, face } from "../cards.js";
import { state } from "../state.js";
import { text } from "../text.js";
import { tileOf } from "./first.js";

/** @typedef {import("./first.js").Tile} Tile */

/** Packs whose cards need no further drawings, so that they come at once. */
const LIGHT = /^[CDHS ]+$/;

/** Some cards of a game. @param {string} name */
export function fan(name) {
  const { fan: cards = [], pack = "" } = tileOf(name);
  const drawn = LIGHT.test(pack) || state.ready;
  return html`<span class="spread n${cards.length || 3}" aria-hidden="true"
    >${(cards.length ? cards : ["", "", ""]).map(
      (card) =>
        html`<span class="card"
          >${drawn ? (card ? face(card, pack) : back()) : nothing}</span
        >`,
    )}</span
  >`;
}

/** @param {Tile} tile */
function playersOf({ least = 0, most = 0 }) {
  if (!least) return "";
  return least === most
    ? text("n_players", { n: least })
    : text("players_range", { least, most });
}

/** How many play, and how long. @param {string} name */
function facts(name) {
  const known = tileOf(name);
  const { minutes: n } = known;
  const list = [playersOf(known), n && text("n_minutes", { n })];
  return list.filter(Boolean).join(" · ");
}

/** @param {Game} game */
export function tile(game) {
  return html`<li>
    <a class="tile" href="#game=${game.name}">
      ${fan(game.name)}
      <span class="about">
        <strong>${game.title ?? game.name}</strong>
        <small>${facts(game.name)}</small>
        <span class="sentence">${game.problem?.text ?? game.sentence}</span>
      </span>
    </a>
  </li>`;
}
