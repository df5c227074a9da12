// The navigation above every view, with the choice of the language.
import { html, nothing } from "lit-html";
import { state } from "./state.js";
import { keep, read } from "./stored.js";
import { text } from "./text.js";
import { NAMES } from "./views.js";

/** Languages by their own names: nobody must know another one to find theirs.
 * @type {Record<string, string>} */
const LANGUAGES = {
  en: "English",
  bn: "বাংলা",
  de: "Deutsch",
  es: "Español",
  fr: "Français",
  gu: "ગુજરાતી",
  hi: "हिन्दी",
  zh: "中文",
};

/** What the browser keeps of the navigation. */
export const kept = {
  /** @returns {string | null} */
  get language() {
    return read("tenace.language");
  },
  set language(code) {
    keep("tenace.language", code ?? "");
  },
};

/** The place that was last brought into sight. */
let shown = "";

/** On a narrow screen the links are scrolled: brings the present one into sight
 * when another place is shown.
 * @param {string} place */
export function bringLink(place) {
  const mark = document.querySelector(".views [aria-current]");
  const list = mark?.closest("ul");
  if (!mark || !list || shown === place) return;
  shown = place;
  const [outer, inner] = [list, mark].map((one) => one.getBoundingClientRect());
  list.scrollLeft += inner.left - outer.left - (outer.width - inner.width) / 2;
}

/** @param {string} href @param {string} label @param {boolean} here */
function link(href, label, here) {
  return html`<li>
    <a href=${href} aria-current=${here ? "page" : nothing}>${label}</a>
  </li>`;
}

/** @param {(code: string) => void} speak */
function languages(speak) {
  return html`<label class="language"
    ><span>${text("language")}</span>
    <select
      @change=${(/** @type {Event} */ event) =>
        speak(/** @type {HTMLSelectElement} */ (event.target).value)}
    >
      ${state.languages.map(
        (code) =>
          html`<option
            value=${code}
            lang=${code}
            .selected=${code === state.language}
          >
            ${LANGUAGES[code] ?? code}
          </option>`,
      )}
    </select></label
  >`;
}

/** @param {URLSearchParams} place where the address leads
 * @param {(code: string) => void} speak changes the language */
export function nav(place, speak) {
  const { game, view, moment, address } = state;
  const table = moment ? location.hash : `#${address || "match"}`;
  return html`<nav class="views" aria-label=${text("views")}>
    <ul>
      ${link("#", text("view_games"), !view && !moment)}
      ${game
        ? html`${link(table, text("view_table"), !view && moment !== null)}
          ${NAMES.map((name) =>
            link(
              `#view=${name}&game=${game}`,
              text(`view_${name}`),
              view?.name === name,
            ),
          )}`
        : nothing}
    </ul>
    ${languages(speak)}
  </nav>`;
}
