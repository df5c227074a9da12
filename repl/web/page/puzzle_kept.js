// How puzzles were answered: the browser keeps it, game by game.
import { amend, readObject } from "./stored.js";

/** @typedef {"first" | "later" | "shown"} Result */

const PLACE = "tenace.puzzles";
const RESULTS = ["first", "later", "shown"];
const GRADES = ["easy", "medium", "hard"];

/** The grade that a text names; "" for any. @param {string | null} given */
export const gradeOf = (given) =>
  given && GRADES.includes(given) ? given : "";

/** @param {string} spec @param {string} grade */
const nameOf = (spec, grade) => (grade ? `${spec} ${grade}` : spec);

/** The puzzles of these rules and this grade, by number. All that is kept is,
 * by game and grade and by number, how each was answered.
 * @param {string} spec @param {string} grade
 * @returns {{ seed: number, result: Result }[]} */
export function results(spec, grade) {
  return Object.entries(readObject(PLACE).object[nameOf(spec, grade)] ?? {})
    .map(([seed, result]) => ({ seed: Number(seed), result }))
    .filter((one) => one.seed > 0 && RESULTS.includes(one.result))
    .sort((one, other) => one.seed - other.seed);
}

/** Keeps how a puzzle was answered first.
 * @param {string} spec @param {string} grade @param {number} seed
 * @param {Result} result
 * @returns {boolean} is it kept */
export function keepResult(spec, grade, seed, result) {
  const why = amend(PLACE, (kept) => {
    const own = (kept[nameOf(spec, grade)] ??= {});
    own[seed] ??= result;
  });
  return why === "";
}
