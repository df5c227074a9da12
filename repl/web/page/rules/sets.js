// The search among the house rules of a game, what each changes, and sets of
// them that are kept under a name.
import { html, nothing } from "lit-html";
import { text } from "../text.js";
import { needTexts } from "./desk/texts.js";
import { linkToView } from "./link.js";
import { theLink } from "./shown_link.js";
import { quiet, rules, set } from "./state.js";

/** @typedef {import("./state.js").House} House */
/** @typedef {import("./state.js").Chosen} Chosen */
/** What it needs of the panel.
 * @typedef {{ engine: import("../engine.js").Engine,
 *   ask: (name: string, args?: Record<string, unknown>) => Promise<any>,
 *   store: (texts: Record<string, string | undefined>) => string,
 *   choices: (chosen: Chosen) => Promise<void>,
 *   copy: (copied: string) => Promise<void> }} Tools */

/** What is sought, and what was found: the names that fit, the best first; and
 * the game of which `changes` tells what house rules change.
 * @type {{ game: string, words: string, names: string[] | null,
 *   changes: Record<string, string> }} */
const sought = { game: "", words: "", names: null, changes: {} };

/** @param {Tools} tools @param {string} words */
async function seek({ engine }, words) {
  sought.words = words.trim();
  const { game, words: asked } = sought;
  const names = asked
    ? await engine.call("house_search", { game, text: asked })
    : null;
  if (sought.words === asked) sought.names = names;
  set({});
}

/** Keeps what is chosen under a name, and chooses it instead.
 * @param {Tools} tools @param {string} title */
async function keep({ ask, store, choices }, title) {
  const found = rules.choices;
  if (!found) return;
  set(quiet);
  const { game, chosen } = found;
  const made = await ask("rule_set", { title, game, ...chosen });
  if (!made) return;
  const { path, text: given, name } = made;
  const written = await ask("write", { path, text: given });
  if (!written || written.problem) return;
  if (store({ [path]: given }) !== "") return;
  await choices({ house: [name], options: {} });
  set({ told: text("sets_kept", { name: title }) });
}

/** Makes a link to the rules that are chosen.
 * @param {Tools} tools */
async function send({ ask }) {
  const spec = rules.choices?.spec;
  if (!spec) return;
  set(quiet);
  const view = String(new URLSearchParams({ view: "rules", game: spec }));
  set({ link: await linkToView(ask, view, [spec]) });
  requestAnimationFrame(() =>
    /** @type {HTMLElement | null} */ (
      document.querySelector(".sets .the-link")
    )?.focus(),
  );
}

/** The search among the house rules of the game that is chosen.
 * @param {Tools} tools
 * @returns {Promise<import("./state.js").Sets>} */
export async function setsOf(tools) {
  const { copy } = tools;
  const game = rules.choices?.game ?? "";
  await needTexts(tools.engine);
  if (game !== sought.game)
    Object.assign(sought, { game, words: "", names: null });
  sought.changes = await tools.engine
    .call("house_changes", { game })
    .catch(() => ({}));
  const typed = (/** @type {Event} */ event) =>
    void seek(tools, /** @type {HTMLInputElement} */ (event.target).value);
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.target);
    void keep(tools, String(new FormData(form).get("title")).trim());
  };

  return {
    about: ({ name }) => {
      const line = sought.changes[name];
      return line ? html`<small class="quiet">${line}</small>` : nothing;
    },

    /** Those that fit what is sought, and those that are ticked. */
    fitting: (list) => {
      const { names } = sought;
      if (!names) return list;
      const fit = (/** @type {House} */ one) => names.indexOf(one.name);
      return list
        .filter((one) => one.on || fit(one) >= 0)
        .sort((a, b) => fit(a) - fit(b));
    },

    search: () =>
      html`<label class="search"
          >${text("sets_search")}
          <input type="search" .value=${sought.words} @input=${typed} />
        </label>
        ${sought.names?.length === 0
          ? html`<p class="quiet" role="status">${text("sets_none")}</p>`
          : nothing}`,

    naming: () =>
      html`<section class="sets">
        <form class="line" @submit=${submit}>
          <label
            >${text("sets_name")}
            <input name="title" autocomplete="off" required maxlength="60"
          /></label>
          <button ?disabled=${rules.busy || !rules.choices?.spec}>
            ${text("sets_keep")}
          </button>
        </form>
        <p class="line">
          <button class="send" @click=${() => void send(tools)}>
            ${text("sets_send")}
          </button>
          ${rules.link
            ? html`${theLink()}<button
                  type="button"
                  class="copy"
                  @click=${() => void copy(rules.link)}
                >
                  ${text("rules_copy")}
                </button>`
            : nothing}
        </p>
      </section>`,
  };
}
