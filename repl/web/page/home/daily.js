// A puzzle a day: the same one for everybody on a date.
import { html } from "lit-html";
import { results } from "../puzzle_kept.js";
import { text } from "../text.js";

/** The games take turns. Each finds a puzzle within seconds. */
const GAMES = ["whist", "spades", "euchre", "hearts", "whist", "skat"];
const GRADES = ["easy", "medium", "easy", "medium", "hard"];

/** The first day. */
const START = Date.UTC(2026, 0, 1);
const DAY = 86400000;

/** The puzzle of a day, by the person's own calendar.
 * @param {Date} date */
function puzzleOf(date) {
  const own = Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());
  const seed = Math.max(1, Math.round((own - START) / DAY));
  const game = GAMES[seed % GAMES.length];
  return { game, grade: GRADES[seed % GRADES.length], seed };
}

/** The way to the puzzle of today. */
export function daily() {
  const { game, grade, seed } = puzzleOf(new Date());
  const place = new URLSearchParams({ view: "puzzles", game, grade });
  place.set("seed", String(seed));
  const solved = results(game, grade).some((one) => one.seed === seed);
  return html`<a class="button" data-daily href="#${place}"
    >${text(solved ? "day_solved" : "day_puzzle")}</a
  >`;
}
