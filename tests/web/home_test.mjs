// The list of games: what one tap begins, what is found there, the film, and
// the colours.
import assert from "node:assert/strict";
import { DESKTOP, PATIENCE, PHONE, fits, visit } from "./help.mjs";

/** The games of the list that are seen. @param page */
const titles = (page) => page.locator(".all .tile strong").allInnerTexts();

export const tests = {
  "Whist is one tap away, and among the first places of the keyboard": async ({
    open,
    url,
  }) => {
    const { page, wrong } = await open(PHONE);
    await visit(page, url);
    const before = await page.evaluate(() =>
      [...document.querySelectorAll("a, button, select")].findIndex((one) =>
        one.matches('[href="#game=whist"]'),
      ),
    );
    assert.ok(before < 4, `${before} places before it`);
    await page.tap('.hero a[href="#game=whist"]');
    await page.waitForSelector("main.table");
    assert.deepEqual(wrong, []);
  },

  "the list of games does not wait for the engine": async ({ open, url }) => {
    const { page } = await open(PHONE);
    await page.route(/engine.*\.wasm/, () => {});
    await visit(page, url);
    await page.waitForSelector(".tile");
    assert.ok((await titles(page)).includes("Skat"));
    await page.tap('.hero a[href="#game=whist"]');
    await page.waitForSelector("main [role=status]");
  },

  "a phone shows a short list, and all of it if one wants it": async ({
    open,
    url,
  }) => {
    const { page } = await open(PHONE);
    await visit(page, url);
    await page.waitForSelector(".all .more");
    const height = () =>
      page.evaluate(() => document.documentElement.scrollHeight);
    assert.ok((await height()) < 3200, `${await height()} pixels`);
    await fits(page);
    await page.click(".all .more");
    await page.waitForSelector('.all a[href="#game=whist"]:visible');
  },

  "games are found by a word, by players and by kind": async ({
    open,
    url,
  }) => {
    const { page } = await open(DESKTOP);
    await visit(page, url);
    await page.waitForSelector(".find");
    await page.fill(".find input", "klon");
    await page.waitForFunction(
      () => document.querySelectorAll(".all .tile").length === 1,
    );
    assert.deepEqual(await titles(page), ["Klondike"]);
    await page.fill(".find input", "");
    await page.locator(".find select").first().selectOption("1");
    await page.waitForFunction(
      () => document.querySelectorAll(".all .tile").length < 5,
    );
    assert.deepEqual(await titles(page), ["Klondike"]);
    await page.locator(".find select").first().selectOption("2");
    await page.locator(".find select").nth(1).selectOption("fishing");
    assert.deepEqual(await titles(page), ["Cassino", "Koi-Koi", "Scopa"]);
    await page.fill(".find input", "nothing of that name");
    await page.getByText("No game fits.").waitFor();
  },

  "what a game is told by begins with no title": async ({ open, url }) => {
    const { page } = await open();
    await visit(page, url);
    await page.waitForSelector("[data-here~=rest]");
    const wrong = await page.evaluate(() =>
      globalThis.tenace.state.games
        .filter(({ title, sentence }) => sentence.startsWith(`${title}:`))
        .map(({ name }) => name),
    );
    assert.deepEqual(wrong, []);
  },

  "the film can be stopped, and rests where no motion is wanted": async ({
    open,
    url,
  }) => {
    const moving = await open({ ...DESKTOP, reducedMotion: "no-preference" });
    await visit(moving.page, url);
    await moving.page.getByRole("button", { name: "Stop the film" }).click();
    await moving.page.getByRole("button", { name: "Play the film" }).waitFor();
    const still = await open({ ...DESKTOP, reducedMotion: "reduce" });
    await visit(still.page, url);
    await still.page.getByRole("button", { name: "Play the film" }).waitFor();
    assert.equal(await still.page.locator(".film .card.no").count(), 0);
  },

  "what the film shows can be tried, at its line of the rules": async ({
    open,
    url,
  }) => {
    const { page, wrong } = await open({ ...DESKTOP, reducedMotion: "reduce" });
    await visit(page, url);
    await page.click("[data-try]");
    await page.waitForSelector("main.table");
    await page.waitForFunction(() => {
      const { moment } = globalThis.tenace.state;
      return moment?.show.trick.length === 3;
    });
    const line = page.locator(".editor .cm-activeLine");
    await line.waitFor();
    assert.match(await line.innerText(), /follow_suit/);
    assert.deepEqual(wrong, []);
  },

  "the colours that one chooses stay": async ({ open, url }) => {
    const { page } = await open({ ...DESKTOP, colorScheme: "light" });
    await visit(page, url);
    await page.locator(".scheme select").selectOption("dark");
    await page.reload();
    page.setDefaultTimeout(PATIENCE);
    await page.waitForSelector("main.home");
    const ground = () =>
      page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    assert.equal(await ground(), "rgb(20, 23, 26)");
    await page.locator(".scheme select").selectOption("system");
    assert.equal(await ground(), "rgb(247, 245, 240)");
  },

  "all have the same puzzle on a day": async ({ open, url }) => {
    const places = [];
    for (const locale of ["en-US", "de-DE"]) {
      const { page } = await open({ ...DESKTOP, locale });
      await page.clock.setFixedTime(new Date("2026-11-29T12:00:00Z"));
      await visit(page, url);
      await page.waitForSelector("[data-daily]");
      places.push(await page.locator("[data-daily]").getAttribute("href"));
    }
    assert.match(places[0], /view=puzzles&game=\w+&grade=\w+&seed=332$/);
    assert.equal(places[1], places[0]);
  },
};
