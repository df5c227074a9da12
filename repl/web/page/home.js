// The list of games.
import { html, nothing } from "lit-html";
import { state } from "./state.js";
import { text } from "./text.js";

/** @param {Game} game */
function entry(game) {
  return html`<li>
    <a href="#game=${game.name}">
      <strong>${game.title}</strong>
      <span>${game.sentence}</span>
    </a>
  </li>`;
}

export function home() {
  return html`<main class="home">
    <header>
      <h1>${text("title")}</h1>
      <p>${text("about")}</p>
    </header>
    <h2>${text("choose")}</h2>
    <ul class="games">
      ${state.games.map(entry)}
    </ul>
    ${state.offline
      ? html`<p class="note">${text("ready_offline")}</p>`
      : nothing}
  </main>`;
}
