// The rulebook of a game, its examples, and what differs at another table.
import "./late_sheets.js";
import { html, nothing } from "lit-html";
import { small } from "./cards.js";
import { parts } from "./parts.js";
import { picker } from "./picker.js";
import { change, state } from "./state.js";
import { text } from "./text.js";
import { told } from "./refusal.js";

/** @typedef {import("./parts.js").Part} Part */
/** @typedef {{ label: string, text?: Part[], follows?: boolean,
 *   hand?: boolean, cells?: { label: Part[], text: Part[] }[] }} Row */
/** @typedef {{ n: number, name: string, opens?: boolean, rows: Row[],
 *   hand?: { card: string, text: string }[], several?: boolean }} Example */
/** @typedef {{ title: string, sentence: Part[], spec?: string, pack: string,
 *   blocks: any[], sheet?: { size: number, class: string } }} Book */
/** @typedef {{ allowed: boolean, says: string, card: string, file?: string,
 *   line?: number }} Said */

/** @type {{ spec: string, against: string, card: boolean, book: Book, said: Record<number,
 *   Said | { problem: string }>, chosen: Record<number, number[]>, host: import("./views.js").Host }} */
let now;

/** @param {URLSearchParams} place @param {import("./views.js").Host} host */
export async function open(place, host) {
  const spec = place.get("game") ?? state.game;
  const against = place.get("against") ?? "";
  const card = place.has("card");
  const book = await host.call("book", {
    game: spec,
    ...(against ? { against } : {}),
    ...(card ? { card } : {}),
  });
  change({ deck: book.deck });
  now = { spec, against, card, book, said: {}, chosen: {}, host };
}

/** The address of a rulebook.
 * @param {{ spec: string, against?: string, card?: boolean }} which */
function addressOf({ spec, against, card }) {
  const place = new URLSearchParams({ view: "rules", game: spec });
  if (against) place.set("against", against);
  if (card) place.set("card", "1");
  return `#${place}`;
}

/** @param {string} spec @param {string} against */
function goTo(spec, against) {
  location.hash = addressOf({ spec, against, card: now.card });
}

/** @param {Example} example @param {{ card: string, text: string }} one */
async function ask(example, one) {
  try {
    const { spec: game, host } = now;
    const said = await host.call("example", {
      game,
      n: example.n,
      card: one.card,
    });
    now.said[example.n] = { ...said, card: one.text };
  } catch (raised) {
    now.said[example.n] = { problem: told(raised) };
  }
  change({});
}

/** @param {Example} example */
async function openExample(example) {
  try {
    const { spec: game, host } = now;
    const found = await host.call("example", { game, n: example.n });
    await host.open(found.record, [found.player]);
  } catch (raised) {
    now.said[example.n] = { problem: told(raised) };
    change({});
  }
}

/** What the rules have said to a card, or why an example does not open.
 * @param {Example} example */
function answer(example) {
  const said = now.said[example.n];
  if (!said) return nothing;
  if ("problem" in said) return said.problem;
  const { card, says, file, line = 1 } = said;
  const key = said.allowed ? "is_allowed" : "is_refused";
  return html`${text(key, { card, says })}
  ${file ? html`<small>${text("where", { file, line })}</small>` : nothing}`;
}

/** Takes a card of an example to those that are asked about, or away.
 * @param {Example} example @param {number} i its place in the hand */
function toggle({ n }, i) {
  const chosen = now.chosen[n] ?? [];
  now.chosen[n] = chosen.includes(i)
    ? chosen.filter((other) => other !== i)
    : [...chosen, i];
  change({});
}

/** Asks about all cards that were chosen. @param {Example} example */
function askChosen(example) {
  const list = (now.chosen[example.n] ?? [])
    .map((i) => example.hand?.[i])
    .flatMap((one) => (one ? [one] : []));
  const card = list.map((one) => one.card).join(" ");
  now.chosen[example.n] = [];
  return ask(example, { card, text: list.map((one) => one.text).join(" ") });
}

/** @param {Row} row @param {Example} example */
function cellOf(row, example) {
  const { pack } = now.book;
  const { hand, several } = example;
  if (!row.hand || !hand) return parts(row.text ?? [], pack);
  const chosen = now.chosen[example.n] ?? [];
  return html`<span class="ask">
      ${hand.map(
        (one, i) =>
          html`<button
            class="card tiny ${chosen.includes(i) ? "chosen" : ""}"
            aria-label=${one.text}
            aria-pressed=${several ? String(chosen.includes(i)) : nothing}
            @click=${() =>
              several ? toggle(example, i) : void ask(example, one)}
          >
            ${small(one.card, pack)}
          </button>`,
      )}
    </span>
    ${several
      ? html`<button
          data-ask
          ?disabled=${chosen.length === 0}
          @click=${() => void askChosen(example)}
        >
          ${text("ask_these")}
        </button>`
      : nothing}`;
}

/** @param {Example} example */
function exampleOf(example) {
  return html`<article class="example">
    <h3>${example.name}</h3>
    <dl>
      ${example.rows.map(
        (row) =>
          html`<div class=${row.follows ? "so" : ""}>
            <dt>${row.label}</dt>
            <dd>${cellOf(row, example)}</dd>
          </div>`,
      )}
    </dl>
    ${example.hand
      ? html`<p class="quiet">
          ${text(example.several ? "ask_several" : "ask_cards")}
        </p>`
      : nothing}
    <p class="answer" role="status">${answer(example)}</p>
    ${example.opens
      ? html`<button
          data-opens=${example.n}
          @click=${() => void openExample(example)}
        >
          ${text("open_example")}
        </button>`
      : nothing}
  </article>`;
}

/** @param {Row} row */
function rowOf(row) {
  const { pack } = now.book;
  const cells = row.cells?.map(
    (cell) =>
      html`<tr>
        <td>${parts(cell.label, pack)}</td>
        <td>${parts(cell.text, pack)}</td>
      </tr>`,
  );
  return html`<div>
    <dt>${row.label}</dt>
    <dd>
      ${cells
        ? html`<table>
            <tbody>
              ${cells}
            </tbody>
          </table>`
        : parts(row.text ?? [], pack)}
    </dd>
  </div>`;
}

/** @param {any} block */
function options(block) {
  const { pack } = now.book;
  return html`<table class="options">
    <thead>
      <tr>
        ${block.head.map(
          (/** @type {string} */ name) => html`<th scope="col">${name}</th>`,
        )}
      </tr>
    </thead>
    <tbody>
      ${block.rows.map(
        (/** @type {Part[][]} */ row) =>
          html`<tr>
            ${row.map((cell) => html`<td>${parts(cell, pack)}</td>`)}
          </tr>`,
      )}
    </tbody>
  </table>`;
}

/** @param {any} block */
function changed(block) {
  const { pack } = now.book;
  return html`<div class="change">
    ${block.label ? html`<h3>${parts(block.label, pack)}</h3>` : nothing}
    ${block.before
      ? html`<p class="was">
          <b>${text("before")}</b>
          ${parts(block.before, pack, (inside) => html`<del>${inside}</del>`)}
        </p>`
      : nothing}
    ${block.after
      ? html`<p class="is">
          <b>${text("after")}</b>
          ${parts(block.after, pack, (inside) => html`<ins>${inside}</ins>`)}
        </p>`
      : nothing}
  </div>`;
}

/** By kind, how a block is drawn.
 * @type {Record<string, (block: any) => unknown>} */
const DRAW = {
  heading: (block) =>
    html`<h2 id=${block.key} tabindex="-1">${block.text}</h2>`,
  text: (block) => html`<p>${parts(block.text, now.book.pack)}</p>`,
  facts: (block) =>
    html`<dl class=${block.ranking ? "ranking" : "entries"}>
      ${block.rows.map(rowOf)}
    </dl>`,
  step: (block) =>
    html`<p class="told d${block.depth}">
      ${block.name ? html`<b>${block.name}</b>: ` : nothing}
      ${parts(block.text, now.book.pack)}
    </p>`,
  house: (block) =>
    html`<p><b>${block.name}</b>: ${parts(block.text, now.book.pack)}</p>`,
  table: options,
  change: changed,
  example: exampleOf,
};

/** Goes to a section; the address stays that of the view.
 * @param {string} key */
function goToSection(key) {
  const heading = document.getElementById(key);
  heading?.scrollIntoView();
  heading?.focus({ preventScroll: true });
}

/** @param {Book} book */
function contents(book) {
  const list = book.blocks.filter((block) => block.kind === "heading");
  if (list.length < 2) return nothing;
  return html`<nav class="contents" aria-label=${text("contents")}>
    <ul>
      ${list.map(
        (block) =>
          html`<li>
            <button @click=${() => goToSection(block.key)}>
              ${block.text}
            </button>
          </li>`,
      )}
    </ul>
  </nav>`;
}

/** What one does with it: plays, makes a handout, prints. */
function paper() {
  const { spec, against, card, book } = now;
  if (against) return nothing;
  return html`<p class="line printing">
    <a class="button main" href="#${new URLSearchParams({ game: spec })}"
      >${text("play_now", { game: book.title })}</a
    >
    <a class="button" href=${addressOf({ spec, card: !card })}
      >${text(card ? "whole_book" : "handout")}</a
    >
    <button @click=${() => print()}>${text("print")}</button>
  </p>`;
}

export function draw() {
  const { spec, against, card, book, host } = now;
  const { sheet } = book;
  return html`<main
    class="rulebook ${sheet?.class ?? ""}"
    .style=${sheet ? `--type: ${sheet.size.toFixed(1)}pt` : ""}
  >
    <h1>${book.title}</h1>
    <p class="sub">${parts(book.sentence, book.pack)}</p>
    ${host.brought()} ${paper()}
    <details ?open=${against !== ""}>
      <summary>${text("choose_rules")}</summary>
      ${picker({
        label: text("these_rules"),
        spec,
        take: (words) => goTo(words, against),
      })}
      ${picker({
        label: text("against"),
        spec: against || spec,
        take: (words) => goTo(spec, words === spec ? "" : words),
      })}
    </details>
    ${card ? nothing : contents(book)}
    <div class="pages">
      ${book.blocks.map((block) => DRAW[block.kind](block))}
    </div>
  </main>`;
}
