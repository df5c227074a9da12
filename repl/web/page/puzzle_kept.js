// How puzzles were answered: the browser keeps it, game by game.
import { keep, read } from "./nav.js";

/** @typedef {"first" | "later" | "shown"} Result */

const PLACE = "tenace.puzzles";
const RESULTS = ["first", "later", "shown"];
const GRADES = ["easy", "medium", "hard"];

/** The grade that a text names; "" for any. @param {string | null} given */
export const gradeOf = (given) =>
  given && GRADES.includes(given) ? given : "";

/** @param {string} spec @param {string} grade */
const nameOf = (spec, grade) => (grade ? `${spec} ${grade}` : spec);

/** All that is kept: by game and grade, by number, how it was answered.
 * @returns {Record<string, Record<string, Result>>} */
function all() {
  try {
    const found = JSON.parse(read(PLACE) ?? "{}");
    return found && typeof found === "object" ? found : {};
  } catch {
    return {};
  }
}

/** The puzzles of these rules and this grade, by number.
 * @param {string} spec @param {string} grade
 * @returns {{ seed: number, result: Result }[]} */
export function results(spec, grade) {
  return Object.entries(all()[nameOf(spec, grade)] ?? {})
    .map(([seed, result]) => ({ seed: Number(seed), result }))
    .filter((one) => one.seed > 0 && RESULTS.includes(one.result))
    .sort((one, other) => one.seed - other.seed);
}

/** Keeps how a puzzle was answered first.
 * @param {string} spec @param {string} grade @param {number} seed
 * @param {Result} result
 * @returns {boolean} is it kept */
export function keepResult(spec, grade, seed, result) {
  const kept = all();
  const own = (kept[nameOf(spec, grade)] ??= {});
  own[seed] ??= result;
  return keep(PLACE, JSON.stringify(kept));
}
