// Two at one table, each with a page of their own: a phone and a desktop.
import assert from "node:assert/strict";
import { hosted, listen, need, playOn, until } from "./hosted.mjs";
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
async function tapOn(pages, n = Infinity) {
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

/** Seconds within which a page shows a move. Later the server says more, as that
 * somebody thinks long, and the page looks in any case. */
const SOON = 15;

/** Four people without pages, who begin, and a page that watches. */
async function watched(open, host) {
  const sit = (how) => need(host, { call: "sit", ...how });
  const people = [await sit({ name: "Ann", key: host.key })];
  for (const name of ["Bob", "Eve", "Dan"]) people.push(await sit({ name }));
  const hear = () => Promise.all(people.map(({ ear }) => listen(host, ear)));
  await hear();
  await need(host, { call: "begin", token: people[0].token });
  const { page } = await open(DESKTOP);
  page.setDefaultTimeout(PATIENCE);
  await page.addInitScript(() => {
    globalThis.EventSource = class extends EventSource {
      set onmessage(hear) {
        super.onmessage = (event) => setTimeout(() => hear(event), 300);
      }
    };
  });
  await page.goto(`${host.address}#table=${host.table}`);
  await page.fill("#own-name", "Watcher");
  await page.click("[data-does=watch]");
  await page.waitForSelector("main.table");
  const { token } = people[0];
  const sees = () =>
    until(async () => {
      const { decisions } = await need(host, { call: "view", token });
      return (await shown(page)).decisions === decisions;
    }, SOON);
  return { people, page, hear, sees };
}

/** Does what a row says stand beside its button? */
const beside = (page, row) =>
  page.$eval(row, (one) => {
    const [says, button] = one.children;
    const { right } = says.getBoundingClientRect();
    return right <= button.getBoundingClientRect().left;
  });

/** Is each name at the table within its plate? */
const namesFit = (page) =>
  page.$$eval(".seats .who", (plates) =>
    plates.every((one) => one.scrollWidth <= one.clientWidth),
  );

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
      await tapOn(pages, 3);
      const names = await a.page.textContent(".who summary");
      assert.match(names, /Ann \(you\) · Bob/);
      assert.equal(a.page.url().includes("key="), false);
      await b.page.reload();
      await b.page.waitForSelector("main.table");
      await tapOn(pages, 3);
      await host.again();
      await tapOn(pages);
      for (const page of pages)
        await until(async () => (await shown(page)).over);
      const [one, other] = await Promise.all(pages.map(shown));
      assert.equal(one.story, other.story);
      for (const { asked } of [a, b])
        for (const url of asked) assert.ok(url.startsWith(host.address), url);
    }),

  "what changes while a page looks is shown, though it hears of it late": ({
    open,
  }) =>
    hosted(["whist"], async (host) => {
      const { people, page, sees } = await watched(open, host);
      await sees();
      let held;
      await page.route("**/table", async (route) => {
        const { call } = route.request().postDataJSON();
        if (call === "look" && !held && (await shown(page)).decisions > 0)
          await new Promise((look) => (held = look));
        return route.continue();
      });
      await playOn(host, people, 1);
      await until(() => held);
      await playOn(host, people, 1);
      held();
      await sees();
    }),

  "of a server that has begun anew each move is shown": ({ open }) =>
    hosted(["whist"], async (host) => {
      const { people, hear, sees } = await watched(open, host);
      await playOn(host, people, 6);
      await sees();
      await host.again();
      await hear();
      for (let n = 0; n < 24; n++) {
        await playOn(host, people, 1);
        await sees();
      }
    }),

  "a table's page asks what is agreed, and speaks its own language": ({
    open,
  }) =>
    hosted(["whist", "--bots", "random"], async (host) => {
      const ann = { name: "Ann", seat: 1, key: true };
      const a = await sit(open, host, DESKTOP, ann);
      const german = { ...PHONE, locale: "de-DE" };
      const b = await sit(open, host, german, { name: "Bob", seat: 2 });
      await a.page.click("[data-does=begin]");
      await b.page.waitForSelector("text=/Trumpf/");
      await tapOn([a.page, b.page], 6); // some of them with a choice
      const before = (await shown(b.page)).decisions;
      await until(async () => (await shown(a.page)).decisions >= before);
      await b.page.click('[data-does="undo"]');
      await a.page.click("[data-does=refuse]");
      await b.page.waitForSelector("text=Ann ist nicht einverstanden.");
      await b.page.click('[data-does="undo"]');
      await a.page.waitForSelector("text=Bob would like to take a move back.");
      await a.page.click("[data-does=agree]");
      await until(async () => (await shown(b.page)).decisions < before);
      await a.page.click(".who summary");
      await a.page.fill("[name=game]", "whist+honours");
      await a.page.click(".who form button");
      await b.page.waitForSelector("text=Regeln weiterspielen: whist+honours");
      await b.page.click("[data-does=agree]");
      for (const page of [a.page, b.page])
        await page.waitForFunction(
          () => globalThis.tenace.state.moment.game === "whist+honours",
        );
      await a.page.selectOption(".together select", "1");
      await b.page.waitForSelector("text=Ann: Gut gespielt!");
      await b.page.evaluate(() => globalThis.tenace.deeds.look());
      await a.page.click(".who >> text=Take Bob's seat away");
      await b.page.waitForSelector("text=an diesem Tisch keinen Platz mehr");
      assert.deepEqual(await findings(a.page), []);
      assert.deepEqual(await findings(b.page), []);
      assert.deepEqual(a.wrong, []);
      assert.deepEqual(b.wrong, []);
    }),

  "from the lobby one opens a table, and another watches it, then sits": ({
    open,
  }) =>
    hosted(
      ["whist", "--tables", "2", "--most", "3", "--bots", "random"],
      async (host) => {
        const a = await open(PHONE);
        a.page.setDefaultTimeout(PATIENCE);
        await a.page.goto(`${host.address}#tables=${host.table}`);
        await a.page.waitForSelector("li:nth-child(2)");
        await a.page.click("[data-does=add]");
        await a.page.fill("#own-name", "Bartholomew Longname");
        await a.page.click('[data-seat="1"]');
        await a.page.click("[data-does=begin]");
        const b = await open(DESKTOP);
        b.page.setDefaultTimeout(PATIENCE);
        await b.page.goto(`${host.address}#tables=${host.table}`);
        await b.page.waitForSelector("li:nth-child(3) >> text=Bartholomew");
        await b.page.setViewportSize(PHONE.viewport);
        assert.ok(await beside(b.page, "li:nth-child(3)"));
        await b.page.setViewportSize(DESKTOP.viewport);
        assert.equal(await b.page.$("[data-does=add]"), null);
        await b.page.click("li:nth-child(3) a.button");
        await b.page.fill("#own-name", "Bob");
        await b.page.click("[data-does=watch]");
        await b.page.waitForSelector("main.table");
        await tapOn([a.page], 2);
        await until(async () => {
          const { decisions } = await shown(b.page);
          return decisions === (await shown(a.page)).decisions;
        });
        const { seat, show, picks } = await b.page.evaluate(
          () => globalThis.tenace.state.moment,
        );
        assert.deepEqual([seat, show.hand, picks], [0, [], undefined]);
        assert.deepEqual(await findings(b.page), []);
        await b.page.click(".who summary");
        await b.page.click('[data-seat="2"] >> text=Sit down here');
        await b.page.waitForSelector("#hand [data-card], [data-card]");
        await a.page.waitForSelector("text=Table 3 · Bartholomew");
        await b.page.setViewportSize(PHONE.viewport);
        assert.ok(await namesFit(b.page));
        assert.deepEqual([a.wrong, b.wrong], [[], []]);
      },
    ),

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
