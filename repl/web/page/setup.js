// Fields that several views begin with: the game, its rules, a number, a link.
import { html, nothing } from "lit-html";
import { picker } from "./picker.js";
import { linkToView } from "./rules/link.js";
import { change, state } from "./state.js";
import { text } from "./text.js";

/** The value of a field. @param {Event} event */
export const valueOf = (event) =>
  /** @type {HTMLInputElement} */ (event.target).value.trim();

/** The game, and behind a click its house rules and options.
 * @param {{ spec: string, take: (spec: string) => void, label?: string }} how
 */
export function rulesField({ spec, take, label = text("these_rules") }) {
  const [name] = spec.split("+");
  return html`<label
      >${text("game")}
      <select
        data-field="game"
        @change=${(/** @type {Event} */ event) => take(valueOf(event))}
      >
        ${state.games.map(
          (game) =>
            html`<option value=${game.name} ?selected=${game.name === name}>
              ${game.title}
            </option>`,
        )}
      </select></label
    >
    <details ?open=${spec.includes("+")}>
      <summary>${text("with_rules")}</summary>
      ${picker({ label, spec, take })}
    </details>`;
}

/** A choice of one of several words.
 * @param {{ label: string, field: string, value: string,
 *   list: [string, string][], take: (value: string) => void }} how */
export function choice({ label, field, value, list, take }) {
  return html`<label
    >${label}
    <select
      data-field=${field}
      @change=${(/** @type {Event} */ event) => take(valueOf(event))}
    >
      ${list.map(
        ([id, name]) =>
          html`<option value=${id} ?selected=${id === value}>${name}</option>`,
      )}
    </select></label
  >`;
}

/** A whole number.
 * @param {{ label: string, field: string, value: number, most?: number,
 *   least?: number, take: (value: number) => void }} how */
export function whole({ label, field, value, least = 1, most, take }) {
  return html`<label
    >${label}
    <input
      type="number"
      inputmode="numeric"
      data-field=${field}
      min=${least}
      max=${most ?? nothing}
      required
      .value=${String(value)}
      @change=${(/** @type {Event} */ event) => {
        const n = Number.parseInt(valueOf(event), 10);
        if (n >= least) take(Math.min(n, most ?? n));
      }}
  /></label>`;
}

/** How far long work is, with a button that ends it.
 * @param {{ label: string, done: number, all?: number }} at
 * @param {() => void} stop */
export function working({ label, done, all }, stop) {
  return html`<div class="working">
    <p role="status">${label}</p>
    ${all
      ? html`<progress
          aria-label=${label}
          max=${all}
          .value=${done}
        ></progress>`
      : html`<progress aria-label=${label}></progress>`}
    <button data-stop @click=${stop}>${text("stop")}</button>
  </div>`;
}

/** The address that was last made to be sent, and what it shows.
 * @type {{ shows: unknown, made: string }} */
let sent = { shows: null, made: "" };

/** Makes the address of this place: with one's own rules, if it needs them.
 * @param {import("./views.js").Host} host @param {string[]} games
 * @param {unknown} shows */
async function makeAddress(host, games, shows) {
  const mine = { shows, made: location.href };
  sent = mine;
  mine.made = await linkToView(host.call, location.hash.slice(1), games);
  change({});
}

/** The address of this place, to be sent to others.
 * @param {import("./views.js").Host} host
 * @param {string[]} games the rules it needs
 * @param {unknown} shows what was found there */
export function link(host, games, shows) {
  if (sent.shows !== shows) void makeAddress(host, games, shows);
  return html`<details class="send">
    <summary>${text("send")}</summary>
    <label
      >${text("the_link")}
      <input
        readonly
        .value=${sent.made}
        @focus=${(/** @type {Event} */ event) =>
          /** @type {HTMLInputElement} */ (event.target).select()}
    /></label>
    <button @click=${() => void navigator.clipboard?.writeText(sent.made)}>
      ${text("copy")}
    </button>
  </details>`;
}
