// The list of games: one to play at once, those that one has begun, and all the
// others.
import { html, nothing } from "lit-html";
import { drop, list } from "../kept.js";
import { schemes } from "../scheme.js";
import { change, state } from "../state.js";
import { text } from "../text.js";
import { daily } from "./daily.js";
import { find } from "./find.js";
import { popular } from "./popular.js";
import { fan, tile } from "./tiles.js";

/** The game that one tap begins: its rules come first. */
const FIRST = "whist";

/** What the list needs of the page: `tryOut` opens a shared match with a line
 * of its rules.
 * @typedef {{ tryOut: (shared: string, path: string, line: number) => void }}
 *   Host */

const titleOf = (/** @type {string} */ name) =>
  state.games.find((game) => game.name === name)?.title ?? name;

/** The name of the game of a kept match: its title begins with it.
 * @param {string} title */
const nameOf = (title) =>
  state.games.find((game) => title.startsWith(game.title))?.name ?? "";

/** @param {import("../kept.js").Kept} match */
function going({ address, title, rules, score, round, at }) {
  const day = new Date(at).toLocaleString(state.language, {
    dateStyle: "medium",
    timeStyle: "short",
  });
  return html`<li>
    <a class="tile" href="#${address}">
      ${fan(nameOf(title))}
      <span class="about"
        ><strong>${title} ${rules ?? nothing}</strong>
        <small>${text("round", { n: round })} ${score ?? nothing}</small>
        <small>${day}</small></span
      ></a
    >
    <button
      class="forget"
      aria-label=${text("kept_drop_it", { game: title, day })}
      @click=${() => {
        drop(address);
        change({});
      }}
    >
      ✕
    </button>
  </li>`;
}

/** The matches that are not over. */
function matches() {
  const open = list().filter(({ over }) => !over);
  if (open.length === 0) return nothing;
  return html`<section aria-labelledby="kept-matches">
    <h2 id="kept-matches">${text("kept_matches")}</h2>
    <ul class="games kept" role="list">
      ${open.map(going)}
    </ul>
  </section>`;
}

/** Why what was wanted is not at the table. */
function told() {
  const problem = state.refusal?.text ?? state.notice;
  if (!problem) return nothing;
  return html`<p class="refusal" role="alert">${problem}</p>`;
}

/** The game to begin with, and what one can do with its rules. */
function hero() {
  const game = titleOf(FIRST);
  return html`<header class="hero">
    <div>
      <h1>${text("about")}</h1>
      <p>${text("home_text", { n: state.games.length })}</p>
      <p class="line">
        <a class="button main" href="#game=${FIRST}"
          >${text("play_now", { game })}</a
        >
        ${daily()}
      </p>
      <p class="quiet">${text("home_free")}</p>
    </div>
    <div class="film"></div>
  </header>`;
}

/** The colours, and whether all is here. */
function foot() {
  return html`<footer>
    ${schemes()}
    ${state.offline
      ? html`<p class="quiet">${text("ready_offline")}</p>`
      : nothing}
  </footer>`;
}

/** Shows the film when the page has nothing else to do. @param {Host} host */
function film(host) {
  const later = globalThis.requestIdleCallback ?? setTimeout;
  later(() => {
    const place = /** @type {HTMLElement | null} */ (
      document.querySelector(".film")
    );
    if (place && place.lang !== state.language)
      // The list is whole without it, should it not come.
      void import("./film.js").then(
        ({ show }) => show(place, host),
        () => {},
      );
  });
}

/** @param {Host} host */
export function home(host) {
  film(host);
  return html`<main class="home">
    ${told()} ${hero()} ${matches()}
    <section aria-labelledby="popular">
      <h2 id="popular">${text("popular")}</h2>
      <ul class="games popular" role="list">
        ${popular(state.language, state.games).map(tile)}
      </ul>
    </section>
    ${find()} ${foot()}
  </main>`;
}
