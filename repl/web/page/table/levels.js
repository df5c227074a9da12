// How well bots play, seat by seat, as the person wants it at this browser.
import { place } from "../keeping.js";
import { state } from "../state.js";

/** From the weakest up. */
export const LEVELS = ["beginner", "good", "strong"];

/** The bot of each level, as doc/bots.md names bots; the usual one for others.
 * @type {Record<string, string>} */
const BOTS = { beginner: "search:1", good: "search:8" };

/** What is kept: the level of all, and those of seats that differ from it, as in
 * `all=good&2=strong`. */
const chosen = () => new URLSearchParams(state.table.levels);

/** The level that was chosen for a seat, or for "all"; "" if none was.
 * @param {number | "all"} who */
export function chosenFor(who) {
  const level = chosen().get(String(who)) ?? "";
  return LEVELS.includes(level) ? level : "";
}

/** @param {number} seat */
export const levelOf = (seat) =>
  chosenFor(seat) || chosenFor("all") || "strong";

/** The bot that plays there; the usual one without a name. The address may
 * name one for all seats.
 * @param {number | undefined} seat @returns {string | undefined} */
export const botOf = (seat) =>
  place().get("bot") ?? (seat === undefined ? seat : BOTS[levelOf(seat)]);

/** What is to be kept once a seat, or all of them, has another level.
 * @param {number | "all"} who
 * @param {string} level "" for a seat that has the level of all */
export function withLevel(who, level) {
  const levels = who === "all" ? new URLSearchParams() : chosen();
  if (level) levels.set(String(who), level);
  else levels.delete(String(who));
  return String(levels);
}

/** Does a bot play there whose level this browser says? None does in a puzzle,
 * at a table that several share, or if the address names the bot.
 * @param {Moment} moment @param {number} seat */
export const hasLevel = ({ seats, table }, seat) =>
  seats?.includes(seat) === false && !table && !place().has("bot");
