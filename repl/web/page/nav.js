// The toolbar, one row above everything: where one is, the rules in force, the
// score, what one does most, and the drawers with all else.
import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { openers } from "./drawers.js";
import { icon } from "./icon.js";
import { state } from "./state.js";
import { LANGUAGE, keep, read } from "./stored.js";
import { bar, named, panelsOf } from "./table/bar.js";
import { text } from "./text.js";

/** @typedef {import("./drawers.js").Drawer} Drawer */
/** @typedef {import("./drawers.js").Entry} Entry */

/** What the toolbar needs of the page.
 * @typedef {{ deeds: import("./table/deeds.js").Deeds,
 *   speak: (code: string) => void, rules: { open: (view: string) => void,
 *   view: () => string, keep: () => void } }} Doing */

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

/** The views of each drawer, and the panel of the rules.
 * @type {Record<string, string[]>} */
const VIEWS = {
  learn: ["rules", "lessons", "puzzles"],
  lab: ["compare", "position"],
};
const TOOLS = ["choices", "file", "share"];

/** What the browser keeps of the navigation. */
export const kept = {
  /** @returns {string | null} */
  get language() {
    return read(LANGUAGE);
  },
  set language(code) {
    keep(LANGUAGE, code ?? "");
  },
};

/** @param {(code: string) => void} speak */
function languages(speak) {
  return html`<label class="language"
    ><span class="unseen">${text("language")}</span>
    <select
      @change=${(/** @type {Event} */ event) =>
        speak(/** @type {HTMLSelectElement} */ (event.target).value)}
    >
      ${state.languages.map(
        (code) =>
          html`<option
            value=${code}
            lang=${code}
            .selected=${live(code === state.language)}
          >
            ${LANGUAGES[code] ?? code}
          </option>`,
      )}
    </select></label
  >`;
}

/** @param {string} drawer @returns {Entry[]} */
const viewsOf = (drawer) =>
  (VIEWS[drawer] ?? []).map((name) => ({
    id: `view-${name}`,
    label: text(`view_${name}`),
    href: `#${new URLSearchParams({ view: name, game: state.game })}`,
    now: state.view?.name === name,
  }));

/** @param {string} panel @param {Doing} doing @returns {Entry} */
const panelOf = (panel, { deeds }) => ({
  id: panel,
  label: text(`panel_${panel}`),
  panel: true,
  now: state.table.panel === panel,
  do: () => deeds.panel(panel),
});

/** @param {Doing} doing @returns {Entry[]} */
function lab({ rules }) {
  const tools = TOOLS.map((view) => ({
    id: `tool-${view}`,
    label: text(`rules_view_${view}`),
    now: rules.view() === view,
    do: () => rules.open(view),
  }));
  if (state.remote) return [];
  return [...(state.view ? [] : tools), ...viewsOf("lab")];
}

/** @param {Moment} moment @param {Doing} doing @returns {Entry[]} */
function rest(moment, doing) {
  const { deeds, rules, speak } = doing;
  const off = moment.undone === 0;
  const redo = { id: "redo", label: text("redo"), off, do: deeds.redo };
  const right = { id: "keep", label: text("keep_match"), do: rules.keep };
  const alone = ["sheet", "people", "settings"];
  const panels = moment.table ? ["sheet", "settings"] : alone;
  return [
    ...(moment.table ? [] : [redo]),
    { id: "again", label: text("again"), do: deeds.again },
    ...(moment.table ? [] : [right]),
    ...panels.map((one) => panelOf(one, doing)),
    { id: "language", label: "", drawn: languages(speak) },
  ];
}

/** @param {Doing} doing @returns {Drawer[]} */
function drawersOf(doing) {
  const { moment } = state;
  const analyse = moment
    ? panelsOf(moment).map((one) => panelOf(one, doing))
    : [];
  return [
    { name: "learn", entries: viewsOf("learn") },
    { name: "analyse", entries: analyse },
    { name: "lab", entries: lab(doing) },
    { name: "more", entries: moment ? rest(moment, doing) : [] },
  ];
}

/** The game of a view, which leads to the table.
 * @param {string} table its address */
function title(table) {
  const { game, games } = state;
  const found = games.find(({ name }) => name === game.split("+")[0]);
  return html`<div class="named">
    <a class="to-table" href=${table}
      >${found?.title ?? game}
      <span class="unseen">${text("view_table")}</span></a
    >
  </div>`;
}

/** @param {Doing} doing */
export function nav(doing) {
  const { game, moment, view, address } = state;
  const here = moment || (game && view);
  const back = `#${address || new URLSearchParams({ game })}`;
  return html`<header
    class="top"
    @keydown=${(/** @type {KeyboardEvent} */ event) =>
      event.key === "Escape" && doing.deeds.panel("")}
  >
    <a class="home-link" href="#" aria-label=${here ? text("back") : nothing}
      >${here ? icon("back") : text("title")}</a
    >
    ${here
      ? moment
        ? named(moment, doing)
        : title(back)
      : html`<div class="named"></div>`}
    <nav class="bar" aria-label=${text("tools")}>
      ${moment ? bar(moment, doing.deeds) : nothing}
      ${here ? openers(drawersOf(doing)) : nothing}
      ${moment ? nothing : languages(doing.speak)}
    </nav>
  </header>`;
}
