// How fast the table goes: how long a card and a trick are looked at before the
// next thing happens, and waiting for that long.
import { state } from "../state.js";

/** Milliseconds after a card, after a whole trick, and in which a card moves.
 * @type {Record<string, { moving: number, trick: number, flight: number }>} */
const PACES = {
  slow: { moving: 900, trick: 2400, flight: 500 },
  normal: { moving: 400, trick: 1500, flight: 300 },
  fast: { moving: 150, trick: 600, flight: 140 },
  once: { moving: 0, trick: 0, flight: 0 },
};

export const SPEEDS = Object.keys(PACES);

/** The pace that the person wants. */
export const pace = () => PACES[state.table.speed] ?? PACES.normal;

/** Ends the present wait. */
let wake = () => {};

/** Waits, unless it is hurried.
 * @param {number} time @returns {Promise<void>} */
export function wait(time) {
  if (time === 0) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, time);
    wake = () => {
      clearTimeout(timer);
      resolve();
    };
  });
}

/** Who does not want to wait goes on at once. */
export const hurry = () => wake();
