// A round of each of twelve games is played by taps alone and by keys alone, on
// a phone and in a wide window: what may be played is in sight and in reach, no
// text is cut off, the focus is never lost, and nothing jumps.
import assert from "node:assert/strict";
import { PHONE, visit } from "./help.mjs";
import { playRound } from "./player.mjs";

const GAMES = [
  "whist",
  "bid_whist",
  "skat",
  "tute",
  "canasta",
  "shengji",
  "bridge",
  "durak",
  "klondike",
  "koi_koi",
  "cribbage",
  "tarot",
];

const SIZES = {
  phone: PHONE,
  "wide window": { viewport: { width: 1440, height: 900 }, hasTouch: true },
};

/** The most that may move of the page in a round, as browsers measure it. */
const SHIFT = 0.02;

/** Answers after which a round is left as it is: a patience is long. */
const MOST = 60;

/** Milliseconds that the page waits at most where it waits less than a second:
 * between two cards. It waits as long as usual for its engine. */
const SHORT = 20;

/** Lets the page wait less between two cards.
 * @param page */
const hurry = (page) =>
  page.addInitScript((most) => {
    const wait = globalThis.setTimeout.bind(globalThis);
    globalThis.setTimeout = (deed, time = 0, ...rest) =>
      wait(deed, time < 1000 ? Math.min(time, most) : time, ...rest);
  }, SHORT);

/** Adds up how much moves on the page from now on, whatever the reason, and
 * notes what does.
 * @param page */
const watchShift = (page) =>
  page.evaluate(() => {
    globalThis.shift = { sum: 0, most: [] };
    const named = ({ node }) => {
      const one = node?.nodeType === 1 ? node : node?.parentElement;
      return `${one?.localName}.${one?.className}`;
    };
    new PerformanceObserver((list) => {
      const { shift } = globalThis;
      for (const { value, sources } of list.getEntries()) {
        shift.sum += value;
        shift.most.push([value, sources.map(named)]);
      }
      shift.most = shift.most.sort(([one], [other]) => other - one).slice(0, 3);
    }).observe({ type: "layout-shift" });
  });

/** What may be played though something covers it, and texts that are cut off.
 * @param page @returns {Promise<string[]>} */
const amiss = (page) =>
  page.evaluate(() => {
    const all = (where) => [...document.querySelectorAll(where)];
    const places = [0.12, 0.5, 0.88];
    const isFree = (one) => {
      const { left, top, width, height } = one.getBoundingClientRect();
      const hits = (x, y) => {
        const found = document.elementFromPoint(
          left + x * width,
          top + y * height,
        );
        return one.contains(found);
      };
      return places.some((x) => places.some((y) => hits(x, y)));
    };
    const open =
      ".hand button:not(.no, [aria-disabled]), .question button, " +
      ".typed summary, .felt button:is(.may, .act, .beside-pile), " +
      ".over-felt button";
    const covered = all(open).filter(
      (one) => one.checkVisibility() && !isFree(one),
    );
    const cut = all(".status, .prompt, .seats .who, .toast p").filter(
      (one) =>
        one.scrollHeight > one.clientHeight + 2 ||
        one.scrollWidth > one.clientWidth + 2,
    );
    const named = (one) =>
      one.dataset.card ?? one.ariaLabel ?? one.innerText.slice(0, 60);
    return [
      ...covered.map((one) => `${named(one)} is covered`),
      ...cut.map((one) => `${named(one)} is cut off`),
    ];
  });

/** Is the focus somewhere, for those who have no mouse?
 * @param page */
const hasFocus = (page) =>
  page
    .waitForFunction(() => document.activeElement !== document.body, null, {
      timeout: 5000,
    })
    .catch(async () =>
      assert.fail(`the focus is lost: ${await page.innerText(".stage")}`),
    );

/** @param {string} game @param {object} how the window @param {boolean} keys */
const round =
  (game, how, keys) =>
  async ({ open, url }) => {
    const { page, wrong } = await open({ ...how, reducedMotion: "reduce" });
    await hurry(page);
    const speed = keys ? "once" : "fast";
    await visit(page, url, `game=${game}&seed=12&bot=random`, speed);
    await watchShift(page);
    await playRound(page, {
      keys,
      most: MOST,
      look: async () => {
        assert.deepEqual(await amiss(page), []);
        if (keys) await hasFocus(page);
      },
    });
    const { sum, most } = await page.evaluate(() => globalThis.shift);
    const told = `${sum} of the window has moved: ${JSON.stringify(most)}`;
    assert.ok(keys || sum < SHIFT, told);
    assert.deepEqual(wrong, []);
  };

/** @type {Record<string, (given: object) => Promise<void>>} */
export const tests = {};
for (const game of GAMES)
  for (const [where, how] of Object.entries(SIZES)) {
    tests[`${game} is played by taps, and nothing jumps: ${where}`] = round(
      game,
      how,
      false,
    );
    tests[`${game} is played by keys: ${where}`] = round(game, how, true);
  }
