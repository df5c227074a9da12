// The list of games.
import { html, nothing } from "lit-html";
import { drop, list } from "./kept.js";
import { change, state } from "./state.js";
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

/** @param {import("./kept.js").Kept} match */
function going({ address, title, round, decisions, at }) {
  const day = new Date(at).toLocaleString(state.language, {
    dateStyle: "medium",
    timeStyle: "short",
  });
  return html`<li class="line">
    <a href="#${address}"
      >${text("kept_match", { game: title, round, n: decisions, day })}</a
    >
    <button
      aria-label=${text("kept_drop_it", { game: title, day })}
      @click=${() => {
        drop(address);
        change({});
      }}
    >
      ${text("kept_drop")}
    </button>
  </li>`;
}

/** The matches that are not over. */
function matches() {
  const open = list().filter(({ over }) => !over);
  if (open.length === 0) return nothing;
  return html`<h2>${text("kept_matches")}</h2>
    <ul class="kept" role="list">
      ${open.map(going)}
    </ul>`;
}

/** Why what was wanted is not at the table. */
function told() {
  const problem = state.refusal?.text ?? state.notice;
  if (!problem) return nothing;
  return html`<p class="refusal" role="alert">${problem}</p>`;
}

export function home() {
  return html`<main class="home">
    <header>
      <h1>${text("title")}</h1>
      <p>${text("about")}</p>
    </header>
    ${told()} ${matches()}
    <h2>${text("choose")}</h2>
    <ul class="games">
      ${state.games.map(entry)}
    </ul>
    ${state.offline
      ? html`<p class="note">${text("ready_offline")}</p>`
      : nothing}
  </main>`;
}
