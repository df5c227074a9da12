// The page of a class: the board of the teacher, who has a key, and the phones
// of the pupils. It has no engine: the server knows the rules.
import { render } from "lit-html";
import { Refusal } from "../refusal.js";
import { change, onChange, state } from "../state.js";
import { LANGUAGE, keep, read } from "../stored.js";
import { Remote, oneAtATime } from "../together/remote.js";
import { board, hearKeys } from "./board.js";
import { phone } from "./phone.js";

/** @typedef {import("../lessons.js").Question & { says?: string[] }} Question */
/** @typedef {{ number: number, phase: string, at: number, all: number,
 *   game: string, language: string, codes: string[], title?: string,
 *   question?: Question, picks?: Picks, pack: string,
 *   deck?: Record<string, Card>, said?: string[], left?: number }} Seen */
/** What the page is about now.
 * @typedef {{ look: Seen | null, problem: string, lost: boolean, name: string,
 *   chosen: string[], picks?: Picks, again: boolean, ends?: number }} Here
 * `ends` is when the question closes by itself, by the clock of this browser. */
/** @typedef {{ ask: (call: string, args?: Record<string, unknown>) => void,
 *   at: (changes: Partial<Here>) => void, come: () => void,
 *   leave: () => void, pick: (picked: string[]) => void,
 *   speak: (code: string) => void, table: () => void }} Doing */

/** The name that the server has for its class. */
const ID = "class";

/** Where the window keeps the teacher's key, and milliseconds between two looks
 * of somebody who has not come yet, and two drawings of a time that runs. */
const KEY = "tenace.board";
const LOOK = 3000;
const TICK = 500;

/** @type {Here} */
const here = {
  look: null,
  problem: "",
  lost: false,
  name: "",
  chosen: [],
  again: false,
};

/** @param {Partial<Here>} changes */
function at(changes) {
  Object.assign(here, changes);
  change({});
}

const remote = new Remote(ID, (what) => {
  if (what === "changed") void refresh();
  else at({ lost: what === "lost" });
});

/** @type {ReturnType<typeof setInterval> | undefined} */
let timer;

/** Draws the time that is left. @type {ReturnType<typeof setInterval>} */
let clock;

/** The time runs, if there is one. @param {number} [left] seconds */
function run(left) {
  clearInterval(clock);
  if (left === undefined) return at({ ends: undefined });
  clock = setInterval(() => change({}), TICK);
  at({ ends: Date.now() + left * 1000 });
}

/** Does something, and tells what was refused.
 * @param {() => Promise<unknown>} deed */
async function attempt(deed) {
  try {
    at({ problem: "" });
    await deed();
  } catch (raised) {
    if (!(raised instanceof Refusal)) throw raised;
    const { kind, text } = raised.problem;
    if (kind === "stranger") return void (await stand());
    at({ problem: kind === "late" || !text ? "" : text });
    if (kind === "late") await refresh();
  }
}

/** What there is to see now. */
async function look() {
  const use = remote.own ? undefined : state.language;
  /** @type {Seen} */
  const seen = await remote.ask("look", { use });
  const { look: before } = here;
  const other = before?.at !== seen.at || before.phase !== seen.phase;
  const fresh = { chosen: [], picks: seen.picks, again: false };
  at({ look: seen, ...(other ? fresh : {}) });
  run(seen.left);
  change({ deck: seen.deck ?? state.deck });
}

const refresh = oneAtATime(() => attempt(look));

/** One is nobody here (any more): looks on until one comes. */
async function stand() {
  remote.forgetOwn();
  clearInterval(timer);
  timer = setInterval(() => void refresh(), LOOK);
  await refresh();
}

/** One is somebody here: hears of what is new. */
async function settle() {
  clearInterval(timer);
  remote.listen();
  await refresh();
}

/** Speaks another language from now on. @param {string} code */
async function speak(code) {
  change({ language: code });
  document.documentElement.lang = code;
  await remote.speak();
}

/** @type {Doing} */
const doing = {
  at,
  ask: (call, args) =>
    void attempt(async () => {
      await remote.ask(call, args);
      await refresh();
    }),
  come: () =>
    void attempt(async () => {
      const use = state.language;
      remote.keepOwn(await remote.ask("come", { name: here.name, use }));
      await settle();
    }),
  leave: () =>
    void attempt(async () => {
      await remote.ask("leave");
      await stand();
    }),
  pick: (picked) =>
    void attempt(async () => {
      const n = here.look?.at;
      const { picks } = await remote.ask("picks", { n, picked });
      at({ picks });
    }),
  speak: (code) =>
    void attempt(async () => {
      keep(LANGUAGE, code);
      await speak(code);
      await refresh();
    }),
  table: () =>
    void attempt(async () => {
      const { text } = await remote.ask("results");
      const link = document.createElement("a");
      link.href = `data:text/csv;charset=utf-8,${encodeURIComponent(text)}`;
      link.download = "results.csv";
      link.click();
    }),
};

/** The teacher's key: that of the address, which does not stay there where all
 * see it, or that of this window. */
function keyOf() {
  const given = new URLSearchParams(location.hash.slice(1)).get("key");
  try {
    if (given) sessionStorage.setItem(KEY, given);
    return given ?? sessionStorage.getItem(KEY);
  } catch {
    return given;
  }
}

/** Begins as the board. @param {string} token */
async function beBoard(token) {
  history.replaceState(null, "", location.pathname);
  document.documentElement.classList.add("board");
  remote.own = { token, ear: "" };
  const { ear } = await remote.ask("board");
  remote.own = { token, ear };
  const { language } = await remote.ask("look");
  await speak(language);
  hearKeys(() => here, doing);
  await settle();
}

/** The language that this browser would like, if the program speaks it.
 * @param {string[]} codes @param {string} usual */
function languageOf(codes, usual) {
  const wanted = read(LANGUAGE) ?? navigator.language.slice(0, 2);
  return codes.includes(wanted) ? wanted : usual;
}

async function open() {
  onChange(draw);
  const key = keyOf();
  if (key) return void (await beBoard(key));
  /** @type {Seen} */
  const { codes, language } = await remote
    .ask("look")
    .catch(() => (remote.forgetOwn(), remote.ask("look")));
  await speak(languageOf(codes, language));
  if (remote.own) await settle();
  else await stand();
}

function draw() {
  const root = /** @type {HTMLElement} */ (document.getElementById("page"));
  const { look: seen } = here;
  if (!seen || !state.texts.class_come) return;
  const draws = "board" in seen ? board : phone;
  render(draws(/** @type {any} */ (here), doing), root);
}

void attempt(open);
