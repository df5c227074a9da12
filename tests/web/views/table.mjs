// The list of games, and the table in games whose questions differ.
import { decide, myTurn, visit } from "../help.mjs";

/** The table of a game, when the person is asked. @param {string} place */
const table = (place) => async (page, url) => {
  await visit(page, url, `${place}&bot=random`);
  await myTurn(page);
};

export const views = {
  "the list of games": async (page, url) => {
    await visit(page, url);
    await page.waitForFunction(() => globalThis.tenace.state.games.length > 40);
  },
  "Whist, a card to lead or follow": table("game=whist&seed=7"),
  "Skat, a bid": table("game=skat&seed=1"),
  "Bid Whist, a ladder of bids": table("game=bid_whist&seed=2"),
  "Canasta, melds and piles": table("game=canasta&seed=1"),
  "Tute, Spanish cards": table("game=tute&seed=1"),
  "Shengji, a hand of 25": table("game=shengji&seed=1"),
  "Tarot, a wide deck": table("game=tarot&seed=1"),
  "a card that may not be played": async (page, url) => {
    await table("game=whist&seed=1")(page, url);
    for (let i = 0; i < 13; i++) {
      const no = page.locator("button[data-card].no");
      if (await no.count()) return no.first().click();
      const card = page.locator("button[data-card]").first();
      await decide(page, () => card.click());
      await myTurn(page);
    }
    throw new Error("no card was forbidden");
  },
};
