// A homework as its address has it, what the browser keeps of it, and the text
// that is handed in: see repl/homework.
import { amend, readObject } from "../stored.js";

/** @typedef {{ kind: string, game: string, seed: number, grade: string }} Task
 */
/** @typedef {{ moves: string[], text: string }} Try */
/** @typedef {{ tries: Try[], count: number, chosen: number }} Done */

/** How many tries of a task are kept. */
const KEPT = 8;

/** A task of its word. @param {string} word @returns {Task | null} */
function taskOf(word) {
  const found = word.match(/^(deal|puzzle):([^#]+)#(\d+)(?::(\w+))?$/);
  if (!found) return null;
  const [, kind, game, seed, grade = ""] = found;
  return { kind, game, seed: Number(seed), grade };
}

/** A text as the program writes it into an address. @param {string} text */
const encoded = (text) =>
  encodeURIComponent(text).replace(
    /[!'()*~]/g,
    (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** The homework as the program has made it, however its address has come.
 * @param {URLSearchParams} place */
export function workOf(place) {
  const all = [...place];
  const end = all.findIndex(([key]) => key === "at");
  const list = end < 0 ? all : all.slice(0, end);
  return list.map(([key, value]) => `${key}=${encoded(value)}`).join("&");
}

/** The present address, without the task that is open. */
export const listPlace = () => location.hash.slice(1).replace(/&at=.*$/, "");

/** The task that the present address names; 0 for none. */
export const taskPlace = () =>
  Number(location.hash.match(/&at=(\d+)/)?.[1] ?? 0);

/** The address of a task. The bot stands there too: that of a link with rules
 * is nowhere else. @param {number} n @param {string} bot */
export const placeOf = (n, bot) =>
  `#${listPlace()}&at=${n}&bot=${encoded(bot)}`;

/** The homework of an address; null if it is none.
 * @param {URLSearchParams} place */
export function read(place) {
  const tasks = place.getAll("task").map(taskOf);
  const bot = place.get("bot");
  if (!bot || tasks.length === 0 || tasks.includes(null)) return null;
  return {
    bot,
    text: place.get("text") ?? "",
    tasks: /** @type {Task[]} */ (tasks),
  };
}

/** A word of eight letters that is another one where something was lost.
 * @param {string} letters */
function sumOf(letters) {
  let sum = 5381;
  for (const letter of letters)
    sum = (Math.imul(sum, 33) + letter.charCodeAt(0)) >>> 0;
  return sum.toString(16).padStart(8, "0");
}

/** Where the browser keeps this homework. @param {string} work */
const keptAt = (work) => `tenace.homework.${sumOf(work)}`;

/** What was done so far, by the number of the task.
 * @param {string} work @returns {Record<string, Done>} */
export const doneOf = (work) =>
  /** @type {any} */ (readObject(keptAt(work)).object);

/** Keeps another try.
 * @param {string} work @param {number} n @param {Try} one
 * @returns {string} why it is not kept */
export const add = (work, n, one) =>
  amend(keptAt(work), (kept) => {
    const before = /** @type {Done | undefined} */ (kept[n]);
    const tries = [...(before?.tries ?? []), one].slice(-KEPT);
    const count = (before?.count ?? 0) + 1;
    kept[n] = { tries, count, chosen: tries.length - 1 };
  });

/** Keeps which try is to be handed in.
 * @param {string} work @param {number} n @param {number} chosen */
export const choose = (work, n, chosen) =>
  amend(keptAt(work), (kept) => void (kept[n].chosen = chosen));

/** @param {string} text in the letters of base64url */
function lettersOf(text) {
  let bytes = "";
  for (const byte of new TextEncoder().encode(text))
    bytes += String.fromCharCode(byte);
  return btoa(bytes).replace(/[+/=]/g, (one) =>
    one === "+" ? "-" : one === "/" ? "_" : "",
  );
}

/** The text to be handed in. @param {string} work @param {string} name */
export function handed(work, name) {
  const done = Object.entries(doneOf(work)).map(
    ([n, { tries, count, chosen }]) => ({
      n: Number(n),
      moves: tries[chosen].moves,
      tries: count,
    }),
  );
  const letters = lettersOf(JSON.stringify({ name, work, done }));
  return `tenace-homework:${letters}:${sumOf(letters)}`;
}
