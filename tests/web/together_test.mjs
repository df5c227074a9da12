// Two at one table, each with a page of their own: a phone and a desktop.
import assert from "node:assert/strict";
import { hosted, until } from "./hosted.mjs";
import { DESKTOP, PATIENCE, PHONE, findings } from "./help.mjs";

/** Opens the page at the table and sits down. */
async function sit(open, host, how, { name, seat, key }) {
  const one = await open(how);
  const { page } = one;
  page.setDefaultTimeout(PATIENCE);
  const word = key ? `&key=${host.key}` : "";
  await page.goto(`${host.address}#table=${host.table}${word}`);
  await page.fill("#own-name", name);
  await page.click(`[data-seat="${seat}"]`);
  await page.waitForSelector("main.table");
  return one;
}

/** What a page shows. */
const shown = (page) =>
  page.evaluate(() => {
    const { moment, busy, story } = globalThis.tenace.state;
    const open = moment?.picks?.cards.find((card) => card.open)?.id;
    const { over, decisions } = moment ?? {};
    return { busy, over, decisions, open, story: story.length };
  });

/** Whoever is asked taps the first card that may be played: as many times as
 * `n` says, or until the match is over. */
async function playOn(pages, n = Infinity) {
  for (let i = 0; i < n; i++) {
    let asked;
    let over;
    await until(async () => {
      for (const page of pages) {
        const now = await shown(page);
        over = now.over;
        if (now.open && !now.busy) asked = { page, ...now };
      }
      return asked || over;
    });
    if (!asked) return;
    const { page, open, decisions } = asked;
    await page.click(`[data-card="${open}"]`);
    await until(async () => (await shown(page)).decisions !== decisions);
  }
}

export const tests = {
  "two play a match of Whist with a house rule, a phone and a desktop": ({
    open,
  }) =>
    hosted(["whist+american", "rounds=1", "--bots", "random"], async (host) => {
      const ann = { name: "Ann", seat: 1, key: true };
      const a = await sit(open, host, DESKTOP, ann);
      const b = await sit(open, host, PHONE, { name: "Bob", seat: 3 });
      const pages = [a.page, b.page];
      await a.page.click("[data-does=begin]");
      await playOn(pages, 3);
      const names = await a.page.textContent(".who summary");
      assert.match(names, /Ann \(you\) · Bob/);
      assert.equal(a.page.url().includes("key="), false);
      await b.page.reload();
      await b.page.waitForSelector("main.table");
      await playOn(pages, 3);
      await host.again();
      await playOn(pages);
      for (const page of pages) assert.ok((await shown(page)).over);
      const [one, other] = await Promise.all(pages.map(shown));
      assert.equal(one.story, other.story);
      for (const { asked } of [a, b])
        for (const url of asked) assert.ok(url.startsWith(host.address), url);
    }),

  "a table's page asks what is agreed, and speaks its own language": ({
    open,
  }) =>
    hosted(["whist", "--bots", "random"], async (host) => {
      const ann = { name: "Ann", seat: 1, key: true };
      const a = await sit(open, host, DESKTOP, ann);
      const b = await sit(open, host, PHONE, { name: "Bob", seat: 2 });
      await a.page.click("[data-does=begin]");
      await playOn([a.page, b.page], 2);
      const before = (await shown(b.page)).decisions;
      await until(async () => (await shown(a.page)).decisions >= before);
      await b.page.click('[data-does="undo"]');
      await a.page.waitForSelector("text=Bob would like to take a move back.");
      await a.page.click("[data-does=agree]");
      await until(async () => (await shown(b.page)).decisions < before);
      await a.page.click(".who summary");
      await a.page.fill("[name=game]", "whist+honours");
      await a.page.click(".who form button");
      await b.page.waitForSelector("text=by other rules: whist+honours");
      await b.page.click("[data-does=agree]");
      for (const page of [a.page, b.page])
        await page.waitForFunction(
          () => globalThis.tenace.state.moment.game === "whist+honours",
        );
      await a.page.selectOption(".together select", "1");
      await b.page.waitForSelector("text=Ann: Well played!");
      await b.page.evaluate(() => globalThis.tenace.deeds.look());
      assert.deepEqual(await findings(a.page), []);
      assert.deepEqual(await findings(b.page), []);
      assert.deepEqual(a.wrong, []);
      assert.deepEqual(b.wrong, []);
    }),

  "who sees a table's page alone may not come without a name": ({ open }) =>
    hosted(["whist"], async (host) => {
      const { page } = await open(PHONE);
      await page.goto(`${host.address}#table=${host.table}`);
      await page.click('[data-seat="1"]');
      await page.waitForSelector("text=A name has one to 20 letters.");
      await page.goto(`${host.address}#table=other`);
      await page.waitForSelector("text=There is no such table any more.");
    }),
};
