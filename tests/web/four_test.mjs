// Four at one table, two of them on phones: whole matches, in which one goes
// away and comes back, one loads the page anew, and the server is killed once.
import assert from "node:assert/strict";
import { hosted, need, until } from "./hosted.mjs";
import { DESKTOP, PATIENCE, PHONE } from "./help.mjs";
import { playMatch } from "./player.mjs";

const SCREENS = [PHONE, DESKTOP, PHONE, DESKTOP].map((one) => ({
  ...one,
  hasTouch: true,
  reducedMotion: "reduce",
}));

/** Sits down in a seat. */
async function sit(open, host, i) {
  const one = await open(SCREENS[i]);
  const { page } = one;
  page.setDefaultTimeout(PATIENCE);
  const word = i === 0 ? `&key=${host.key}` : "";
  await page.goto(`${host.address}#table=${host.table}${word}`);
  await page.fill("#own-name", ["Ann", "Bob", "Cid", "Dan"][i]);
  await page.click(`[data-seat="${i + 1}"]`);
  await page.waitForSelector("main.table");
  return one;
}

/** Goes away until a bot has played, and comes back. */
async function comeBack(host, page) {
  const look = () => need(host, { call: "look" });
  await page.goto("about:blank");
  await until(async () => !(await look()).seats[3].here);
  await page.goto(`${host.address}#table=${host.table}`);
  await page.waitForSelector("main.table");
  await until(async () => (await look()).seats[3].here);
}

/** What happens when it is somebody's turn for the third time. */
const HAPPENS = [
  async () => {},
  async (host) => host.again(),
  async (host, page) => {
    await page.reload();
    await page.waitForSelector("main.table");
  },
  comeBack,
];

/** Milliseconds after which a tap is given up whose card has gone meanwhile: a
 * bot has played in one's place, or the server went on from an older move. Then
 * one looks anew, until all must be over. */
const SOON = 10000;
const LATEST = 600000;

/** What is said when a card or a question has gone meanwhile. */
const MEANWHILE = /Timeout|nothing to tap/;

/** Plays to the end. */
async function playOn(host, { page }, i) {
  const gone = new Error("gone");
  const until = Date.now() + LATEST;
  const look = async () => {
    if (++n === 3) throw gone;
  };
  let n = 0;
  for (;;) {
    try {
      return await playMatch(page, look, SOON);
    } catch (raised) {
      if (raised === gone) {
        page.setDefaultTimeout(PATIENCE);
        await HAPPENS[i](host, page);
      } else if (!MEANWHILE.test(raised.message) || Date.now() > until)
        throw raised;
    }
  }
}

/** The end of a match, as a page has it. */
const end = ({ page }) =>
  page.evaluate(() => {
    const { over, sheet } = globalThis.tenace.state.moment;
    return { over: Boolean(over), totals: sheet.totals };
  });

const HERE = new URL(".", import.meta.url).pathname;

/** What is played: a house rule makes a match of each short. */
const GAMES = {
  Whist: ["whist+american", "rounds=1"],
  Canasta: [`canasta+${HERE}gifts.lua`],
};

/** @type {Record<string, (given: object) => Promise<void>>} */
export const tests = {};

for (const [game, words] of Object.entries(GAMES))
  tests[`four play a match of ${game}, whatever happens`] = ({ open }) =>
    hosted(["--bots", "random", ...words], async (host) => {
      const four = [];
      for (let i = 0; i < 4; i++) four.push(await sit(open, host, i));
      await four[0].page.click("[data-does=begin]");
      await Promise.all(four.map((one, i) => playOn(host, one, i)));
      const ends = await Promise.all(four.map(end));
      for (const one of ends) assert.ok(one.over);
      if (process.env.SHOTS)
        for (const [i, { page }] of four.entries())
          await page.screenshot({ path: `${process.env.SHOTS}-${i}.png` });
      for (const { wrong } of four)
        assert.deepEqual(
          wrong.filter((text) => !/ERR_CONNECTION|Failed to load/.test(text)),
          [],
        );
    });
