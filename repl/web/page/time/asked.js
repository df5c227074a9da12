// What a panel has asked of the engine about the present moment: asked anew
// when the match has moved on.
import { Refusal } from "../refusal.js";
import { change, state } from "../state.js";

/** @typedef {import("../table/deeds.js").Deeds} Deeds */

/** The place in the match: another one, or other cards open, gives another
 * text.
 * @param {Moment} moment */
export function placeOf({ game, seed, seat, decisions, undone }) {
  const { line, table } = state;
  return [game, seed, seat, decisions, undone, line, table.open].join(" ");
}

/** Keeps an answer for as long as `key` is the same.
 * @template T
 * @returns {(key: string, ask: () => Promise<T>) => T | undefined} the answer,
 * the one before until it has come */
export function keeper() {
  let known = "";
  /** @type {T | undefined} */
  let answer;
  return (key, ask) => {
    if (key === known) return answer;
    known = key;
    ask().then(
      (value) => {
        if (known !== key) return;
        answer = value;
        change({});
      },
      (raised) => {
        if (!(raised instanceof Refusal)) throw raised;
      },
    );
    return answer;
  };
}
