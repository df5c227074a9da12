// The games that are offered first: those that many know where the language of
// the page is spoken, and then those that many know anywhere.

const EVERYWHERE =
  "hearts spades gin_rummy klondike bridge canasta crazy_eights cribbage";

/** @type {Record<string, string>} */
const LOCAL = {
  de: "skat doppelkopf mau_mau schnapsen",
  es: "tute briscola",
  fr: "belote tarot coinche",
  zh: "dou_dizhu shengji big_two",
};

/** How many there are. */
const MOST = 8;

/** @param {string} language @param {Game[]} games
 * @returns {Game[]} */
export function popular(language, games) {
  const names = `${LOCAL[language] ?? ""} ${EVERYWHERE}`.trim().split(" ");
  return names
    .flatMap((name) => games.find((game) => game.name === name) ?? [])
    .slice(0, MOST);
}
