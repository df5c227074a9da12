// The views for learning: rulebook, lessons, puzzles and comparisons.
import { look } from "../help.mjs";

/** A place of the page, when it shows what is wanted.
 * @param {string} place @param {string} wanted a selector */
const there = (place, wanted) => (page, url) => look(page, url, place, wanted);

export const views = {
  "a rulebook": there("view=rules&game=whist", "main.rulebook"),
  "what differs at another table": there(
    "view=rules&game=whist&against=whist%2Bhonours",
    "main.rulebook .change",
  ),
  "the list of lessons": there("view=lessons&game=whist", "[data-lesson]"),
  "a question of a lesson": async (page, url) => {
    await there("view=lessons&game=whist", "[data-lesson]")(page, url);
    await page.click("[data-lesson=follow_suit]");
    await page.waitForSelector(".asked");
  },
  "a puzzle": there("view=puzzles&game=whist&seed=7", ".puzzles .felt"),
  "a puzzle that was answered": async (page, url) => {
    const place = "view=puzzles&game=whist&seed=7";
    await there(place, ".puzzles .felt")(page, url);
    await page.click("[data-show]");
    await page.waitForSelector(".verdict table");
  },
  "a comparison": there(
    "view=compare&game=whist&with=whist%2Bhonours&rounds=200&seed=5",
    ".found",
  ),
  "an option over its values": there(
    "view=compare&game=whist&sweep=rounds%3D1..3&rounds=20&seed=5&matches=2&duels=0",
    ".found circle.dot",
  ),
};
