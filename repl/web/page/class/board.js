// The board before the class, on a projector: the address, what is asked, how
// many have answered, and the explanation.
import { html, nothing, svg } from "lit-html";
import { drawn, facts } from "../lesson_forms.js";
import { text } from "../text.js";
import { time, worded } from "./phone.js";

/** @typedef {import("./class.js").Doing} Doing */
/** @typedef {import("./class.js").Question} Question */
/** @typedef {{ n: number, name: string, here: boolean, answered: boolean }}
 *   Pupil */
/** @typedef {{ part: string, n: number, right: boolean }} Bar */
/** @typedef {import("./class.js").Seen & { url: string, code?: string[],
 *   people: Pupil[], here: number, answered: number, bars?: Bar[],
 *   right?: number, results?: { title: string, asks: string, right: number,
 *   of: number }[] }} Seen */
/** @typedef {import("./class.js").Here & { look: Seen }} Here */

/** The address as a code that phones read. @param {string[]} rows */
function code(rows) {
  const n = rows.length;
  const dots = rows.flatMap((line, y) =>
    [...line].map((dot, x) => (dot === "#" ? `M${x} ${y}h1v1h-1z` : "")),
  );
  return html`<svg
    class="code"
    viewBox="-2 -2 ${n + 4} ${n + 4}"
    aria-hidden="true"
  >
    ${svg`<rect x="-2" y="-2" width="${n + 4}" height="${n + 4}"></rect>
    <path d=${dots.join("")}></path>`}
  </svg>`;
}

/** The address as one types it. @param {string} url */
const typed = (url) => url.replace(/^http:\/\/|\/$/g, "");

/** What waits for the first question. @param {Seen} look */
function lobby({ game, url, code: rows, people, here }) {
  return html`<h1>${text("class_title", { game })}</h1>
    <div class="lobby">
      <div>
        <p>${text("class_open")}</p>
        <p class="address">${typed(url)}</p>
        <p class="count">
          ${here ? text("class_here", { n: here }) : text("class_nobody")}
        </p>
      </div>
      ${rows ? code(rows) : nothing}
    </div>
    <ul class="names" role="list">
      ${people.map((one) => html`<li>${one.name}</li>`)}
    </ul>`;
}

/** The cards or answers to choose from. @param {Question} question
 * @param {string} pack */
function choices({ form, hand, items, lettered }, pack) {
  if (form === "cards" || form === "move")
    return html`<p class="choices own">
      ${(hand ?? []).map((card) => drawn(card, pack))}
    </p>`;
  if (items.length === 0) return nothing;
  return html`<ul class="choices" role="list">
    ${items.map(
      ({ id, cards, text: words }) =>
        html`<li>
          <b>${id}</b>
          ${lettered || (cards ?? []).length
            ? (cards ?? []).map((card) => drawn(card, pack))
            : words}
        </li>`,
    )}
  </ul>`;
}

/** @param {number} n @param {number} all */
const share = (n, all) => `${all ? Math.round((100 * n) / all) : 0}`;

/** How many have answered, and the time that is left.
 * @param {Seen} look @param {number} [ends] */
function answering({ answered: n, here: all }, ends) {
  return html`<div class="line counts">
      <p class="count" role="status">${text("class_answered", { n, all })}</p>
      ${time(ends)}
    </div>
    <progress max="100" value=${share(n, all)}></progress>`;
}

/** A part of answers: who chose it, and whether it is right.
 * @param {Bar} bar @param {Seen} look */
function row({ part, n, right }, { question, pack, answered, deck }) {
  const q = /** @type {Question} */ (question);
  const label = deck?.[part] ? drawn(part, pack) : worded(q, part);
  return html`<li class=${right ? "right" : ""}>
    <span class="part">${right ? "✓ " : ""}${label}</span>
    <progress max="100" value=${share(n, answered)}></progress>
    <b>${n}</b>
  </li>`;
}

/** @param {Seen} look */
function explained(look) {
  const { bars, said, right, answered, question } = look;
  return html`<div class="explained ${question?.form}">
    <div>
      ${(said ?? []).map((line) => html`<p>${line}</p>`)}
      ${answered
        ? html`<p class="count">
            ${text("class_right", { n: right, all: answered })}
          </p>`
        : nothing}
    </div>
    <ul class="bars" role="list">
      ${(bars ?? []).map((bar) => row(bar, look))}
    </ul>
  </div>`;
}

/** @param {Seen} look @param {number} [ends] */
function asked(look, ends) {
  const { question, pack, phase } = look;
  if (!question) return nothing;
  const says = (question.says ?? []).map((line) => html`<p>${line}</p>`);
  if (phase === "text") return html`<div class="says">${says}</div>`;
  return html`${says} ${facts(question, pack)}
    <h2>${question.asks}</h2>
    ${phase === "open"
      ? html`${choices(question, pack)} ${answering(look, ends)}`
      : explained(look)}`;
}

/** @param {Seen} look */
function over({ results }) {
  return html`<h1>${text("class_over")}</h1>
    <ol class="bars results">
      ${(results ?? []).map(
        ({ title, asks, right, of }) =>
          html`<li>
            <span class="part">${text("class_result", { title, asks })}</span>
            <progress max="100" value=${share(right, of)}></progress>
            <b>${text("class_right", { n: right, all: of })}</b>
          </li>`,
      )}
    </ol>`;
}

/** What the space bar does. @param {Seen} look */
function next({ phase, at, all }) {
  if (phase === "lobby") return text("class_begin");
  if (phase === "open") return text("class_close");
  return at === all ? text("class_end") : text("class_next");
}

/** Goes on. @param {Seen} look @param {Doing} doing */
const step = ({ phase, at }, doing) => doing.ask("step", { phase, n: at });

/** Seconds in which a question closes by itself, if the teacher says so. */
const SECONDS = 30;

/** The button for it. @param {Seen} look @param {Doing} doing */
function timer({ phase, at: n }, doing) {
  if (phase !== "open") return nothing;
  return html`<button
    data-does="time"
    @click=${() => doing.ask("time", { n, seconds: SECONDS })}
  >
    ${text("class_time", { n: SECONDS })}
  </button>`;
}

/** What the teacher presses. @param {Seen} look @param {Doing} doing */
function deeds(look, doing) {
  const { people, phase } = look;
  return html`<footer class="line">
    ${phase === "over"
      ? nothing
      : html`<button
            class="main"
            data-does="step"
            @click=${() => step(look, doing)}
          >
            ${next(look)}
          </button>
          ${timer(look, doing)}
          ${phase === "lobby"
            ? html`<span class="quiet">${text("class_keys")}</span>`
            : nothing}`}
    <details>
      <summary>${text("class_people")}</summary>
      <ul role="list">
        ${people.map(
          ({ n, name, here }) =>
            html`<li class=${here ? "" : "quiet"}>
              ${name}
              <button
                aria-label=${text("class_remove", { name })}
                data-remove=${n}
                @click=${() => doing.ask("remove", { n })}
              >
                ×
              </button>
            </li>`,
        )}
      </ul>
    </details>
    <button data-does="table" @click=${doing.table}>
      ${text("class_table")}
    </button>
  </footer>`;
}

/** @param {Seen} look */
function head({ phase, at, all, title, game, url, here }) {
  if (phase === "lobby") return nothing;
  const number = phase === "over" ? "" : text("class_number", { n: at, all });
  return html`<header class="line">
    <b>${phase === "over" ? game : title}</b> <span>${number}</span>
    <span class="join"
      >${text("class_join", { url: typed(url) })} ·
      ${text("class_here", { n: here })}</span
    >
  </header>`;
}

/** @param {Here} here @param {Doing} doing */
export function board({ look, problem, lost, ends }, doing) {
  const { phase } = look;
  return html`${head(look)}
    <main class="board ${phase}" tabindex="0">
      ${lost
        ? html`<p class="note" role="alert">${text("class_lost")}</p>`
        : nothing}
      ${problem ? html`<p class="note" role="alert">${problem}</p>` : nothing}
      ${phase === "lobby" ? lobby(look) : nothing}
      ${phase === "over" ? over(look) : nothing}
      ${phase === "lobby" || phase === "over" ? nothing : asked(look, ends)}
    </main>
    ${deeds(look, doing)}`;
}

/** The keys of the teacher, and of a presenter's remote control. */
const KEYS = [" ", "Enter", "ArrowRight", "PageDown"];

/** @param {() => import("./class.js").Here} now @param {Doing} doing */
export function hearKeys(now, doing) {
  document.addEventListener("keydown", (event) => {
    const on = /** @type {Element} */ (event.target);
    if (!KEYS.includes(event.key) || event.repeat) return;
    if (on.closest?.("button, summary, a")) return;
    event.preventDefault();
    const { look } = now();
    if (look && look.phase !== "over") step(/** @type {Seen} */ (look), doing);
  });
}
