// A short film: a rule is taken out in the middle of a hand, and cards that
// were forbidden may be played. It is drawn with the page's cards from what the
// engine has answered when the page was built. It can be stopped, and where
// the person wants no motion it stands still.
import { html, nothing, render } from "lit-html";
import { face } from "../cards.js";
import { change, state } from "../state.js";
import { text } from "../text.js";

/** @typedef {{ pack: string, path: string, line: number, rule: string,
 *   lines: { n: number, text: string }[], why: string, said: string,
 *   card: string, shared: string, deck: Record<string, Card>,
 *   before: { hand: { card: string, text: string, open: boolean }[],
 *     trick: Play[], names: string[] } }} Film */

/** Milliseconds of each scene: the rule says no, it is deleted letter by
 * letter, it is saved, more cards are allowed, and one of them wins. */
const TIMES = { no: 3200, goes: 110, saved: 700, open: 3000, wins: 3600 };

/** How often it is shown before it rests. */
const ROUNDS = 3;

/** @typedef {keyof typeof TIMES} Scene */

/** @type {{ film: Film, place: HTMLElement, scene: Scene, left: number,
 *   round: number, host: import("./home.js").Host } | null} */
let now = null;

/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;

const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** What comes after the present picture.
 * @returns {Partial<NonNullable<typeof now>>} */
function next() {
  const { scene, left, film, round } = /** @type {NonNullable<typeof now>} */ (
    now
  );
  if (scene === "goes" && left > 0) return { left: left - 1 };
  if (scene !== "wins") {
    const names = /** @type {Scene[]} */ (Object.keys(TIMES));
    return { scene: names[names.indexOf(scene) + 1] };
  }
  return { scene: "no", left: film.rule.length, round: round + 1 };
}

function step() {
  if (!now?.place.isConnected) return stop();
  Object.assign(now, next());
  if (now.round > ROUNDS) Object.assign(now, { scene: "wins", left: 0 });
  if (now.round > ROUNDS) stop();
  else timer = setTimeout(step, TIMES[now.scene]);
  draw();
}

function stop() {
  clearTimeout(timer);
  timer = undefined;
}

/** Goes on, or begins anew. */
function go() {
  if (!now) return;
  if (now.scene === "wins")
    Object.assign(now, { scene: "no", left: now.film.rule.length, round: 1 });
  timer = setTimeout(step, TIMES[now.scene]);
  draw();
}

/** A card of the trick. @param {Play} play */
const played = ({ player, cards }) =>
  html`<li class="card at${player}">
    ${face(cards[0], now?.film.pack ?? "")}
  </li>`;

/** @param {Film} film @param {Scene} scene */
function tableOf({ before, pack, card }, scene) {
  const free = scene === "open" || scene === "wins";
  const won = scene === "wins";
  const trick = won
    ? [...before.trick, { player: 1, cards: [card] }]
    : before.trick;
  return html`<div class="cloth ${won ? "taken" : ""}">
    ${before.names.map((name, i) =>
      i ? html`<span class="name at${i + 1}">${name}</span>` : nothing,
    )}
    <ul class="plays" role="list">
      ${trick.map(played)}
    </ul>
    <ul class="cards" role="list">
      ${before.hand
        .filter((one) => !(won && one.card === card))
        .map(
          (one) =>
            html`<li class="card ${one.open || free ? "" : "no"}">
              ${face(one.card, pack)}
            </li>`,
        )}
    </ul>
  </div>`;
}

/** A line of the rules; of the one that changes, as much as is left.
 * @param {{ n: number, text: string }} line @param {Film} film
 * @param {number} left */
function lineOf(line, { line: changed, rule }, left) {
  const here = line.n === changed;
  const [before, after] = here ? line.text.split(rule) : [line.text];
  return html`<li class=${here ? "here" : ""}>
    <i>${line.n}</i
    ><code
      >${before}${here
        ? html`<b>${rule.slice(0, left)}</b><span class="caret"></span>${after}`
        : nothing}</code
    >
  </li>`;
}

/** What happens, in words. @param {Film} film @param {Scene} scene */
function told({ why, said, before }, scene) {
  if (scene === "no") return why;
  if (scene === "wins") return said;
  if (scene !== "open") return text("film_change");
  const more = before.hand.filter((one) => !one.open);
  return text("film_now", { cards: more.map((one) => one.text).join(" ") });
}

function draw() {
  if (!now) return;
  const { film, scene, left, place, host } = now;
  const { path, line, shared } = film;
  const runs = timer !== undefined;
  const drawn = html`<div role="img" aria-label=${text("film")}>
      <div aria-hidden="true">
        ${tableOf(film, scene)}
        <div class="file">
          <p>
            <span>${path}</span
            ><span class="save ${scene === "saved" ? "on" : ""}"
              >${text("film_save")}</span
            >
          </p>
          <ol role="list">
            ${film.lines.map((one) => lineOf(one, film, left))}
          </ol>
        </div>
        <p class="told">${told(film, scene)}</p>
      </div>
    </div>
    <p class="line">
      <button
        class="small"
        aria-label=${text(runs ? "film_stop" : "film_go")}
        @click=${() => {
          if (runs) stop();
          else go();
          draw();
        }}
      >
        ${runs ? "❚❚" : "▶"}
      </button>
      <button
        class="small"
        data-try
        @click=${() => host.tryOut(shared, path, line)}
      >
        ${text("film_try")}
      </button>
    </p>`;
  render(drawn, place);
}

/** Fetches the film, and shows it in that place.
 * @param {HTMLElement} place @param {import("./home.js").Host} host */
export async function show(place, host) {
  const { language } = state;
  if (place.lang === language) return;
  place.lang = language;
  const found = await fetch(PARTS[`film-${language}`]).catch(() => null);
  if (!found?.ok || place.lang !== language) return;
  const film = await found.json();
  stop();
  const scene = still() ? "open" : "no";
  const left = still() ? 0 : film.rule.length;
  now = { film, place, host, scene, left, round: 1 };
  change({ deck: { ...state.deck, ...film.deck } });
  if (still()) draw();
  else go();
}
