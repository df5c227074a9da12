// First steps, which go away for good, and how well bots play.
import assert from "node:assert/strict";
import { PHONE, choose, decide, fits, look, myTurn, type } from "./help.mjs";

const HAND = "main.table .hand .card";
const MARK = ".mark p";

/** Waits until that mark is shown. @param page @param {string} name */
const marked = (page, name) =>
  page.waitForFunction(
    (wanted) => document.getElementById("page").dataset.mark === wanted,
    name,
  );

/** The bots that the page has asked for, by the seats that they played in. */
const askedFor = (page) => page.evaluate(() => globalThis.bots);

/** Notes which bot each seat gets. @param page */
const note = (page) =>
  page.evaluate(() => {
    const { engine, state } = globalThis.tenace;
    const call = engine.call.bind(engine);
    globalThis.bots = {};
    engine.call = (name, args, progress) => {
      const seat = state.moment?.asked?.player;
      if (name === "step") globalThis.bots[seat] = args.bot ?? "";
      return call(name, args, progress);
    };
  });

export const tests = {
  "first steps go away once they were made, and come again if wanted": async ({
    open,
    url,
  }) => {
    const { page, wrong } = await open(PHONE);
    await look(page, url, "game=whist&seed=7&bot=random", HAND);
    await myTurn(page);
    await marked(page, "card");
    await decide(page, () => page.tap('[data-card="4C"]'));
    await marked(page, "hint");
    await page.click("[data-panel=hint].sign");
    await page.locator(".told").waitFor();
    await marked(page, "rules");
    await page.click(".in-force");
    await marked(page, "");
    await page.click("[data-tool=file]");
    await marked(page, "line");
    await page.locator(".mark .cross").click();
    await marked(page, "save");
    await page.click(".save");
    await marked(page, "");
    await page.reload();
    await page.waitForSelector(HAND);
    await marked(page, "");
    assert.equal(await page.locator(MARK).count(), 0);
    await choose(page, "settings");
    await page.click("[data-marks]");
    await marked(page, "card");
    assert.deepEqual(wrong, []);
  },

  "a line of text makes the mark of the editor go on": async ({
    open,
    url,
  }) => {
    const { page } = await open();
    await look(page, url, "game=whist&seed=7&bot=random", HAND);
    await choose(page, "tool-file");
    await marked(page, "line");
    await type(page, "return 1");
    await marked(page, "save");
  },

  "marks stand over the table, on two lines at most in each language": async ({
    open,
    url,
  }) => {
    const { page } = await open(PHONE);
    await look(page, url, "game=whist&seed=7&bot=random", HAND);
    await myTurn(page);
    const { languages } = await page.evaluate(() => globalThis.tenace.state);
    assert.equal(languages.length, 8);
    for (const code of languages) {
      await page.click(".opens.more");
      await page.selectOption(".language select", code);
      await page.keyboard.press("Escape");
      await page.waitForFunction(
        (wanted) => document.documentElement.lang === wanted,
        code,
      );
      await fits(page);
      const heights = await page.evaluate(() => {
        const { texts } = globalThis.tenace.state;
        const line = document.querySelector(".mark p");
        const said = line.textContent;
        const all = ["card", "hint", "rules", "line", "save"].map((name) => {
          line.textContent = texts[`mark_${name}`];
          return document.querySelector(".mark").offsetHeight;
        });
        line.textContent = said;
        return all;
      });
      assert.deepEqual(new Set(heights).size, 1, `${code}: ${heights}`);
    }
    const [over, stage] = await page.evaluate(() =>
      [".mark", ".stage"].map((one) =>
        document.querySelector(one).getBoundingClientRect().toJSON(),
      ),
    );
    assert.ok(over.bottom <= stage.top, "no card is covered");
  },

  "bots play as well as one wants, all or one by one": async ({
    open,
    url,
  }) => {
    const { page, wrong } = await open();
    await look(page, url, "game=whist&seed=7", HAND);
    await myTurn(page);
    const level = (seat) =>
      page.locator(`[data-seat="${seat}"] .level`).getAttribute("data-level");
    assert.equal(await level(2), "strong");
    assert.equal(await page.locator('[data-seat="1"] .level').count(), 0);
    await choose(page, "people");
    await page.selectOption('[data-levels="all"]', "beginner");
    await page.locator(".levels summary").click();
    await page.selectOption('[data-levels="3"]', "good");
    const read = page.locator('[data-seat="3"] .unseen');
    assert.match(await read.innerText(), /Partner: 13 cards, Good/);
    await note(page);
    await page.keyboard.press("Escape");
    await decide(page, () => page.click('[data-card="4C"]'));
    await myTurn(page);
    const bots = { 2: "search:1", 3: "search:8", 4: "search:1" };
    assert.deepEqual(await askedFor(page), bots);
    await page.reload();
    await page.waitForSelector(HAND);
    assert.equal(await level(2), "beginner");
    assert.equal(await level(3), "good");
    await choose(page, "people");
    await page.selectOption('[data-levels="all"]', "strong");
    assert.equal(await level(3), "strong");
    await note(page);
    await page.keyboard.press("Escape");
    await decide(page, () =>
      page.locator(".hand button:not(.no)").first().click(),
    );
    await myTurn(page);
    assert.ok(Object.values(await askedFor(page)).every((bot) => bot === ""));
    assert.deepEqual(wrong, []);
  },
};
