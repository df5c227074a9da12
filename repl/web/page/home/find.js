// The games by what one looks for: a word, how many play, what is played, and
// how long it takes.
import { html, nothing } from "lit-html";
import { change, state } from "../state.js";
import { text } from "../text.js";
import { families, tileOf } from "./first.js";
import { tile } from "./tiles.js";

/** How many games a phone shows at first. */
const FEW = 8;
const MINUTES = [10, 20, 30];
const PLAYERS = [1, 2, 3, 4, 5, 6];

const wanted = { words: "", players: "", family: "", minutes: "", all: false };

/** @param {Partial<typeof wanted>} more */
function want(more) {
  Object.assign(wanted, more);
  change({});
}

/** A text as one looks for it: small letters, without their accents.
 * @param {string} written */
const plain = (written) =>
  written
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase();

/** @param {Game} game */
function fits(game) {
  const { least = 0, most = 0, minutes = 0 } = tileOf(game.name);
  const players = Number(wanted.players);
  const said = plain(`${game.title} ${game.name} ${game.sentence}`);
  return (
    said.includes(plain(wanted.words.trim())) &&
    (!players || (least <= players && players <= most)) &&
    (!wanted.family || game.family === wanted.family) &&
    (!wanted.minutes || (minutes > 0 && minutes <= Number(wanted.minutes)))
  );
}

/** @param {Event} event */
const valueOf = (event) => /** @type {HTMLInputElement} */ (event.target).value;

/** @param {string} label @param {"players" | "family" | "minutes"} field
 * @param {[string, string][]} list */
function select(label, field, list) {
  return html`<select
    aria-label=${label}
    @change=${(/** @type {Event} */ event) => want({ [field]: valueOf(event) })}
  >
    ${[["", label], ...list].map(
      ([id, name]) =>
        html`<option value=${id} .selected=${id === wanted[field]}>
          ${name}
        </option>`,
    )}
  </select>`;
}

function fields() {
  const minutes = (/** @type {number} */ n) => text("minutes_most", { n });
  const players = (/** @type {number} */ n) => text("n_players", { n });
  return html`<form
    class="find"
    role="search"
    @submit=${(/** @type {Event} */ event) => event.preventDefault()}
  >
    <input
      type="search"
      aria-label=${text("search_games")}
      placeholder=${text("search_games")}
      .value=${wanted.words}
      @input=${(/** @type {Event} */ event) => want({ words: valueOf(event) })}
    />
    ${select(
      text("any_players"),
      "players",
      PLAYERS.map((n) => [String(n), players(n)]),
    )}
    ${select(
      text("any_family"),
      "family",
      families().map(({ name, title }) => [name, title]),
    )}
    ${select(
      text("any_minutes"),
      "minutes",
      MINUTES.map((n) => [String(n), minutes(n)]),
    )}
  </form>`;
}

/** Is anything looked for? */
const looking = () =>
  Boolean(wanted.words || wanted.players || wanted.family || wanted.minutes);

/** @param {number} n how many there are */
function count(n) {
  if (!looking()) return nothing;
  return html`<p class="quiet" role="status">
    ${n ? text("games_found", { n }) : text("no_game_fits")}
  </p>`;
}

/** All games, or those that fit. */
export function find() {
  const list = state.games.filter(fits);
  const few = !wanted.all && !looking();
  return html`<section class="all" aria-labelledby="all-games">
    <h2 id="all-games">${text("all_games")}</h2>
    ${fields()} ${count(list.length)}
    <ul class="games ${few ? "few" : ""}" role="list">
      ${list.map(tile)}
    </ul>
    ${few && list.length > FEW
      ? html`<button class="more" @click=${() => want({ all: true })}>
          ${text("show_all", { n: list.length })}
        </button>`
      : nothing}
  </section>`;
}
