// The lobby of a server with several tables: one goes to one of them, or opens
// another.
import "../late_sheets.js";
import { html, nothing } from "lit-html";
import { Refusal } from "../refusal.js";
import { change } from "../state.js";
import { text } from "../text.js";
import { wear } from "../wear.js";
import { Remote } from "./remote.js";
import sheet from "./together.css";

/** @typedef {{ table: string, nth: number, key?: string, title: string, people: string[],
 *   free: number, watching: number, begun: boolean, over: boolean }} Shown */
/** @typedef {{ title: string, more: boolean, tables: Shown[] }} Lobby */

/** Milliseconds between two looks at the tables. */
const LOOK = 2000;

/** @type {Lobby | null} */
let lobby;

let problem = "";

/** The host's word, if the address has it. @type {string | undefined} */
let key;

/** @type {Remote} */
let remote;

/** Takes the styles of the lobby off the page. @type {() => void} */
let shed;

/** @type {ReturnType<typeof setInterval> | undefined} */
let timer;

/** The address of a table. @param {Shown} one */
const addressOf = ({ table, key: word }) =>
  `#table=${table}${word ? `&key=${word}` : ""}`;

/** Does something, and shows what was refused.
 * @param {() => Promise<unknown>} deed */
async function attempt(deed) {
  problem = "";
  try {
    await deed();
  } catch (raised) {
    if (!(raised instanceof Refusal)) throw raised;
    if (raised.problem.kind === "gone") lobby = null;
    problem = raised.problem.text;
  }
  change({});
}

const look = () =>
  attempt(async () => {
    lobby = await remote.ask("tables", { key });
  });

const add = () =>
  attempt(async () => {
    location.hash = addressOf(await remote.ask("add", { key }));
  });

/** @param {URLSearchParams} place */
export async function open(place) {
  const id = place.get("tables") ?? "";
  key = place.get("key") ?? undefined;
  lobby = null;
  shed = wear(sheet);
  remote = new Remote(id, () => {});
  change({ address: `tables=${id}` });
  await attempt(() => remote.speak());
  await look();
  timer = setInterval(() => void look(), LOOK);
}

/** @param {Shown} one */
function shown(one) {
  const { nth, people, free, watching: n } = one;
  return html`<li>
    <span>
      <strong>${text("host_table", { n: nth })}</strong><br />
      ${people.length > 0 ? html`${people.join(" · ")}<br />` : nothing}
      <span class="quiet">
        ${text("host_free", { n: free })}
        ${n > 0 ? text("host_watching", { n }) : nothing}
      </span>
    </span>
    <a class="button ${free > 0 ? "main" : ""}" href=${addressOf(one)}>
      ${text(free > 0 ? "host_sit" : "host_watch")}
    </a>
  </li>`;
}

/** @param {Lobby} here */
const body = ({ title, more, tables }) =>
  html`<h1>${text("host_tables", { game: title })}</h1>
    <ul role="list">
      ${tables.map(shown)}
    </ul>
    ${more
      ? html`<p class="line">
          <button data-does="add" @click=${add}>${text("host_add")}</button>
        </p>`
      : nothing}`;

export function draw() {
  return html`<main class="together join">
    ${problem ? html`<p class="refusal" role="alert">${problem}</p>` : nothing}
    ${lobby ? body(lobby) : nothing}
  </main>`;
}

export function close() {
  clearInterval(timer);
  remote.close();
  shed();
}
