// What comes by a link: a match, or rules to read, keep and play.
import assert from "node:assert/strict";
import {
  DESKTOP,
  PHONE,
  PATIENCE,
  TEN,
  begin,
  choose,
  myTurn,
  need,
  tool,
  type,
  visit,
} from "./help.mjs";

/** Begins Whist with a house rule of one's own, of that name.
 * @param {object} page @param {string} url @param {string} name */
async function playOwn(page, url, name) {
  await visit(page, url, "game=whist&seed=7&bot=random");
  await myTurn(page);
  await begin(page, name);
  await type(page, TEN);
  await page.click(".rules .save");
  await page.waitForFunction(
    (game) => globalThis.tenace.state.moment.game === game,
    `whist+${name}`,
  );
  await myTurn(page);
}

/** The link in the panel of rules, once it is made. */
async function linkOf(page) {
  const field = page.locator(".the-link");
  await field.waitFor();
  return field.inputValue();
}

export const tests = {
  "a match that a link brings has its toolbar, after a reload, too": async ({
    open,
    url,
  }) => {
    const { page, wrong } = await open(DESKTOP);
    await playOwn(page, url, "sent");
    await tool(page, "share");
    await page.click(".rules button.main");
    const link = await linkOf(page);
    const other = await open(DESKTOP);
    other.page.setDefaultTimeout(PATIENCE);
    await other.page.goto(link);
    await other.page.locator(".top .in-force").waitFor();
    await myTurn(other.page);
    await other.page.waitForFunction(() => localStorage.length > 0);
    await other.page.reload();
    await other.page.locator(".top .in-force").waitFor();
    assert.match(await other.page.locator(".in-force").innerText(), /Ten/);
    await choose(other.page, "view-position");
    await other.page.locator("main.position .pool").waitFor();
    assert.match(other.page.url(), /game=whist%2Bsent/);
    assert.deepEqual([...wrong, ...other.wrong], []);
  },

  "rules that a link brings are read, kept and played": async ({
    open,
    url,
  }) => {
    const { page, wrong } = await open(DESKTOP);
    await playOwn(page, url, "lent");
    await tool(page, "choices");
    await page.click(".sets .send");
    const link = await linkOf(page);
    const other = await open(PHONE);
    const there = other.page;
    there.setDefaultTimeout(PATIENCE);
    await there.goto(link);
    await there.locator(".rulebook .note button").waitFor();
    assert.match(there.url(), /#link=/);
    await there.reload();
    await there.locator(".rulebook .note button").click();
    await there.getByText("The rules are kept in this browser.").waitFor();
    await there.click(".rulebook .printing .main");
    await there.waitForSelector("main.table");
    await myTurn(there);
    const { game } = await there.evaluate(() => globalThis.tenace.state.moment);
    assert.equal(game, "whist+lent");
    const path = "rules/house/whist/lent.lua";
    assert.equal((await need(there, "files", { path })).text, TEN);
    assert.deepEqual([...wrong, ...other.wrong], []);
  },

  "a link is shown beside that of which it is one": async ({ open, url }) => {
    const { page } = await open(DESKTOP);
    await visit(page, url, "game=whist&seed=7&bot=random");
    await myTurn(page);
    await tool(page, "choices");
    await page.click(".sets .send");
    await linkOf(page);
    await tool(page, "share");
    await page.locator(".rules button.main").waitFor();
    assert.equal(await page.locator(".the-link").count(), 0);
  },

  "a notice goes when it is closed": async ({ open, url }) => {
    const { page } = await open(DESKTOP);
    await visit(page, url, "game=whist&seed=7&bot=random");
    await myTurn(page);
    await choose(page, "keep");
    await page.click(".toast.note .cross");
    await page.waitForFunction(
      () => document.querySelector(".toast.note") === null,
    );
  },
};
