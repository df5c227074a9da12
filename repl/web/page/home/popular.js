// The games that are offered first: those that many know where the language of
// the page is spoken, and then those that many know anywhere.

const EVERYWHERE =
  "hearts spades gin_rummy klondike bridge canasta crazy_eights cribbage";

/** @type {Record<string, string>} */
const LOCAL = {
  bn:
    "call_break twenty_nine teen_patti court_piece mendikot satte_pe_satta " +
    "indian_rummy",
  de: "skat doppelkopf mau_mau schnapsen",
  es: "tute briscola",
  fr: "belote tarot coinche",
  gu:
    "mendikot teen_patti court_piece call_break three_two_five " +
    "satte_pe_satta indian_rummy oh_hell",
  hi:
    "teen_patti court_piece mendikot twenty_nine call_break satte_pe_satta " +
    "indian_rummy bluff getaway oh_hell",
  zh: "dou_dizhu shengji big_two",
};

/** How many there are, if no more are played where that language is spoken. */
const MOST = 8;

/** @param {string} language @param {Game[]} games
 * @returns {Game[]} */
export function popular(language, games) {
  const local = LOCAL[language]?.split(" ") ?? [];
  return [...local, ...EVERYWHERE.split(" ")]
    .slice(0, Math.max(MOST, local.length))
    .flatMap((name) => games.find((game) => game.name === name) ?? []);
}
