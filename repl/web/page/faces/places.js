// Where the pips of number cards stand, as on cards of paper: the middles of
// pips on a card that is 100 wide and 140 high. Those below the middle are
// turned.

/** @typedef {[x: number, y: number]} Place */

/** Columns and rows. */
const [L, M, R] = [38, 50, 62];
const [TOP, END] = [22.5, 117.5];
const THIRDS = [TOP, 70, END];
const QUARTERS = [TOP, 54.2, 85.8, END];

/** @param {number[]} rows @returns {Place[]} */
const pairs = (rows) =>
  rows.flatMap(
    (y) =>
      /** @type {Place[]} */ ([
        [L, y],
        [R, y],
      ]),
  );

/** @param {number[]} rows @returns {Place[]} */
const middle = (rows) => rows.map((y) => [M, y]);

/** The places by the number of pips.
 * @type {Record<string, Place[]>} */
export const PLACES = {
  2: middle([TOP, END]),
  3: middle(THIRDS),
  4: pairs([TOP, END]),
  5: [...pairs([TOP, END]), ...middle([70])],
  6: pairs(THIRDS),
  7: [...pairs(THIRDS), ...middle([47])],
  8: [...pairs(THIRDS), ...middle([47, 93])],
  9: [...pairs(QUARTERS), ...middle([70])],
  10: [...pairs(QUARTERS), ...middle([38.4, 101.6])],
  11: [...pairs(QUARTERS), ...middle([38.4, 70, 101.6])],
  12: [...pairs(QUARTERS), ...middle([32, 57.3, 82.7, 108])],
  13: [...pairs(QUARTERS), ...middle([TOP, 47, 70, 93, END])],
};

/** The size of a pip among so many.
 * @param {number} n */
export function sizeOf(n) {
  if (n > 10) return 14;
  return n > 8 ? 18.5 : n > 6 ? 19.5 : 20.5;
}
