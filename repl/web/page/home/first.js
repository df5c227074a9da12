// What the page shows before its engine has come: the build has made it in each
// language (repl/web/home.lua).

/** A game of the list: that of `games` in protocol.json, with the cards of its
 * tile, the fewest and the most players, and the minutes a match takes.
 * @typedef {{ name: string, fan?: string[], pack?: string, least?: number,
 *   most?: number, minutes?: number }} Tile
 * @typedef {{ code: string, codes: string[], games: (Game & Tile)[],
 *   texts: Record<string, string | Record<string, string>>,
 *   families: { name: string, title: string }[],
 *   deck: Record<string, Card> }} First */

/** @type {{ earlyHome?: Promise<First> }} */
const own = /** @type {any} */ (globalThis);

/** What is known of the games, in the present language. @type {First | null} */
let now = null;

/** @param {string} code a language
 * @returns {Promise<First | null>} null if it does not come */
export async function first(code) {
  const { earlyHome } = own;
  delete own.earlyHome;
  const fetched = earlyHome ?? fetch(PARTS[`home-${code}`]).then(json);
  now = await fetched.catch(() => now);
  return now;
}

/** @param {Response} response */
const json = (response) => response.json();

/** What is known of a game for its tile.
 * @param {string} name @returns {Tile} */
export const tileOf = (name) =>
  now?.games.find((game) => game.name === name) ?? { name };

export const families = () => now?.families ?? [];

/** The cards of all tiles. */
export const deck = () => now?.deck ?? {};
