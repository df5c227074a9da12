// Lessons and quizzes: questions are answered by choice, by cards or by
// numbers; the progress is kept in the browser.
import "./late_sheets.js";
import { html, nothing } from "lit-html";
import { FORMS, facts } from "./lesson_forms.js";
import { moves } from "./lesson_moves.js";
import { change, state } from "./state.js";
import { amend, readObject } from "./stored.js";
import { text } from "./text.js";
import { told } from "./refusal.js";

/** @typedef {{ what: string, text?: string, right?: boolean, typed?: boolean,
 *   lessons?: { n: number, name: string, title: string, result: string,
 *     done: boolean }[] }} Item */
/** @typedef {{ form: string, asks: string, text?: string, how?: string,
 *   hand?: string[], n?: number, signed?: boolean, lettered?: boolean,
 *   items: { id: string, text: string, cards?: string[] }[],
 *   rows: { label: string, text?: string, texts?: string[],
 *     groups?: Group[] }[],
 *   groups: { label?: string, cards: string[] }[] }} Question */
/** @typedef {{ progress: string, again: string }} Kept */
/** @typedef {{ items: Item[], question?: Question, picks?: Picks,
 *   over: boolean, waiting: boolean, progress: string, again: string,
 *   title: string, pack: string }} Course */

/** @type {{ game: string, course: Course, chosen: string[], problem: string,
 *   list: boolean, known: Kept, host: import("./views.js").Host }} */
let now;

const place = () => `tenace.lessons.${now.game}`;

/** What the browser has kept of this game. @returns {Kept} */
function kept() {
  const { progress, again } = readObject(place()).object;
  return { progress: String(progress ?? ""), again: String(again ?? "") };
}

/** Keeps what the learner has done, if that is more than was kept before.
 * @param {Kept} done */
function keep({ progress, again }) {
  const { known } = now;
  const same = progress === known.progress && again === known.again;
  const why = same
    ? readObject(place()).why
    : amend(place(), (there) => void Object.assign(there, { progress, again }));
  if (why) now.problem = text("not_kept");
  else now.known = { progress, again };
}

/** Takes what the course has answered. @param {Course} course */
function take(course) {
  now.course = course;
  now.chosen = [];
  now.problem = "";
  keep(course);
}

/** Begins a lesson, a quiz, or all that is left.
 * @param {Record<string, unknown>} [how] */
async function begin(how = {}) {
  now.list = how.list === true;
  now.known = kept();
  const { deck, ...course } = await now.host.call("course", {
    game: now.game,
    ...now.known,
    ...how,
  });
  take(course);
  change({ deck });
  focus();
}

/** Goes on with the lesson that was begun, maybe in another language. */
async function goOn() {
  const { deck, ...course } = await now.host.call("say");
  take(course);
  change({ deck });
}

/** @param {URLSearchParams} given @param {import("./views.js").Host} host */
export async function open(given, host) {
  const game = given.get("game") ?? state.game;
  if (now?.game === game && !now.list) return void (await goOn());
  now = /** @type {typeof now} */ ({ game, host });
  await begin({ list: true });
}

/** The first answer of a new question gets the focus. */
function focus() {
  requestAnimationFrame(() => {
    const first = document.querySelector(".asked button, .asked input");
    /** @type {HTMLElement | null} */ (first)?.focus();
  });
}

/** @param {() => Promise<void>} act */
async function attempt(act) {
  try {
    await act();
  } catch (raised) {
    now.problem = told(raised);
    change({});
  }
}

/** @param {string} words an answer, or a command */
function say(words) {
  void attempt(async () => {
    const { deck, ...course } = await now.host.call("say", { text: words });
    take(course);
    change({ deck });
    if (
      course.items.some((/** @type {Item} */ item) => item.what === "heading")
    )
      focus();
  });
}

/** What can be picked after these picks. @param {string[]} picked */
function pick(picked) {
  void attempt(async () => {
    const { picks } = await now.host.call("say", { picked });
    const { refused, last, move } = picks ?? {};
    now.problem = refused?.reason ?? "";
    if (!refused) now.course.picks = picks;
    if (!refused && last && move !== undefined) return say(move);
    change({});
  });
}

/** @param {string} id */
function toggle(id) {
  const { chosen } = now;
  now.chosen = chosen.includes(id)
    ? chosen.filter((other) => other !== id)
    : [...chosen, id];
  change({});
}

/** How the question can be answered. @param {Question} question */
function form(question) {
  const { course, chosen } = now;
  if (question.form === "move")
    return moves(course.picks, course.pack, pick, say);
  const at = { pack: course.pack, chosen, say, toggle };
  return FORMS[question.form]?.(question, at);
}

/** @param {Question} question */
function asked(question) {
  return html`<section class="asked" aria-label=${text("question")}>
    ${facts(question, now.course.pack)}
    <h3>${question.asks}</h3>
    ${form(question)}
    <p class="line">
      ${["why", "show", "skip"].map(
        (command) =>
          html`<button data-say=${command} @click=${() => say(command)}>
            ${text(`say_${command}`)}
          </button>`,
      )}
    </p>
  </section>`;
}

/** By kind, what the course has said.
 * @type {Record<string, (item: Item) => unknown>} */
const ITEMS = {
  heading: (item) => html`<h2>${item.text}</h2>`,
  gap: () => nothing,
  question: () => nothing,
  lessons: () => nothing,
  verdict: () => nothing,
  text: (item) => html`<p class="note">${item.text}</p>`,
};

/** The lessons by name. @param {Item} item */
function listed(item) {
  return html`<ol class="lessons">
      ${item.lessons?.map(
        (lesson) =>
          html`<li>
            <button
              data-lesson=${lesson.name}
              class=${lesson.done ? "done" : ""}
              @click=${() => void attempt(() => begin({ lesson: lesson.name }))}
            >
              <b>${lesson.title}</b> <small>${lesson.result}</small>
            </button>
          </li>`,
      )}
    </ol>
    <p class="line">
      <button class="main" @click=${() => void attempt(() => begin())}>
        ${text("go_on")}
      </button>
      <button @click=${() => void attempt(() => begin(quiz()))}>
        ${text("quiz")}
      </button>
    </p>`;
}

const quiz = () => ({ quiz: 10, seed: Date.now() % 10000 });

export function draw() {
  const { course, problem, list } = now;
  const { items, question, over, waiting, title } = course;
  const lessons = items.find((item) => item.what === "lessons");
  return html`<main class="course">
    <h1>${title}</h1>
    <div class="heard" role="status">
      ${list
        ? nothing
        : items
            .filter((item) => !item.typed)
            .map((item) =>
              (ITEMS[item.what] ?? (() => html`<p>${item.text}</p>`))(item),
            )}
    </div>
    ${problem ? html`<p class="note" role="alert">${problem}</p>` : nothing}
    ${list && lessons ? listed(lessons) : nothing}
    ${question && !list ? asked(question) : nothing}
    ${waiting
      ? html`<button class="main" @click=${() => say("")}>
          ${text("next_lesson")}
        </button>`
      : nothing}
    ${list
      ? nothing
      : html`<p class="line">
          <button
            data-lessons
            class=${over ? "main" : ""}
            @click=${() => void attempt(() => begin({ list: true }))}
          >
            ${text("all_lessons")}
          </button>
        </p>`}
  </main>`;
}
