// The page for everyone: axe finds nothing serious on any view, and a trick is
// played by the keyboard alone.
//
// A new view adds itself by a file in views: `views` has a name for each, and a
// function (page, url) that opens it.
import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import {
  DESKTOP,
  PATIENCE,
  PHONE,
  decide,
  decisions,
  findings,
  fits,
  myTurn,
  visit,
} from "./help.mjs";

/** Does nothing but press a key until the focus is where it is wanted.
 * @param page
 * @param {string} key
 * @param {string} wanted a selector */
async function pressTo(page, key, wanted) {
  for (let i = 0; i < 200; i++) {
    const there = await page.evaluate(
      (selector) => document.activeElement?.matches(selector) ?? false,
      wanted,
    );
    if (there) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} does not come to ${wanted}`);
}

/** Places on the page that something else covers, or that are cut off.
 * @param page @param {string} where a selector
 * @returns {Promise<string[]>} */
const hidden = (page, where) =>
  page.evaluate((selector) => {
    const isFree = (one) => {
      const { left, top, width, height } = one.getBoundingClientRect();
      const isOn = (part) => {
        const [x, y] = [left + part * width, top + height / 2];
        return one.contains(document.elementFromPoint(x, y));
      };
      return [0.1, 0.5, 0.9].every(isOn);
    };
    const isWhole = (one) =>
      one.scrollHeight <= one.clientHeight + 2 &&
      one.scrollWidth <= one.clientWidth + 2;
    const wrong = (one) => {
      one.scrollIntoView({ block: "nearest" });
      return !isFree(one) || !isWhole(one);
    };
    const all = [...document.querySelectorAll(selector)];
    return all.filter(wrong).map((one) => one.innerText);
  }, where);

/** What is left of a window of 1280 by 1024 at 400 %. */
const ZOOMED = { width: 320, height: 256 };

/** Axe on a view, on a phone and on a desk, light and dark; and nothing is out
 * of the window at 400 %.
 * @param {(page: object, url: string) => Promise<unknown>} show */
const looked =
  (show) =>
  async ({ open, url }) => {
    for (const how of [
      { ...PHONE, colorScheme: "light" },
      { ...DESKTOP, colorScheme: "dark" },
    ]) {
      const { page } = await open({ ...how, reducedMotion: "reduce" });
      page.setDefaultTimeout(PATIENCE);
      await show(page, url);
      assert.deepEqual(await findings(page), [], how.colorScheme);
      await fits(page);
      const tree = await page.locator("body").ariaSnapshot();
      assert.match(tree, /- main/);
      assert.doesNotMatch(tree, /^\s*- (button|link|textbox)(:|$)/m, tree);
      await page.setViewportSize(ZOOMED);
      await page.waitForFunction(() => innerWidth === 320);
      await fits(page);
    }
  };

/** What is partly beside the window.
 * @param page @param {string} where @returns {Promise<string[]>} */
const beside = (page, where) =>
  page.evaluate((selector) => {
    const is = (one) => {
      const { left, right } = one.getBoundingClientRect();
      return left < 0 || right > innerWidth;
    };
    const all = [...document.querySelectorAll(selector)];
    return all.filter(is).map((one) => one.innerText);
  }, where);

/** @type {Record<string, (given: object) => Promise<void>>} */
export const tests = {
  "text of twice the size is whole, and nothing covers it": async ({
    open,
    url,
  }) => {
    for (const how of [PHONE, { viewport: { width: 1440, height: 900 } }]) {
      const { page } = await open({ ...how, reducedMotion: "reduce" });
      await page.addInitScript(() => {
        const grow = () => (document.documentElement.style.fontSize = "200%");
        addEventListener("DOMContentLoaded", grow);
      });
      await visit(page, url);
      await fits(page);
      assert.deepEqual(await hidden(page, "h1, .hero p, .tile b"), []);
      await page.evaluate(() => (location.hash = "view=rules&game=whist"));
      await page.waitForSelector("main h2");
      await fits(page);
      assert.deepEqual(await hidden(page, "main :is(h1, h2, .button)"), []);
      await page.evaluate(
        () => (location.hash = "game=whist&seed=12&bot=random"),
      );
      await page.waitForSelector(".hand .card");
      await myTurn(page);
      await fits(page);
      const seen = ".seats .who, .prompt, .status";
      assert.deepEqual(await hidden(page, seen), []);
      await page.evaluate(() => (location.hash = "game=bridge&seed=7"));
      await page.waitForSelector(".grid .call");
      assert.deepEqual(await beside(page, ".grid .call"), []);
    }
  },
};

const folder = new URL("views/", import.meta.url);
for (const file of readdirSync(folder).sort()) {
  const { views } = await import(new URL(file, folder).href);
  for (const [name, show] of Object.entries(views))
    tests[`axe: ${name}`] = looked(show);
}

tests["a trick is played by the keyboard alone"] = async ({ open, url }) => {
  const { page, wrong } = await open({ ...DESKTOP, reducedMotion: "reduce" });
  await visit(page, url);
  await page.waitForSelector('a[href^="#game=whist"]');
  await pressTo(page, "Tab", 'a[href^="#game=whist"]');
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => globalThis.tenace.state.moment);
  for (let card = 0; card < 2; card++) {
    await myTurn(page);
    await decide(page, async () => {
      await pressTo(page, "Tab", "button[data-card]");
      await pressTo(page, "ArrowRight", "button[data-card]:not(.no)");
      await page.keyboard.press("Enter");
    });
  }
  await myTurn(page);
  assert.ok((await decisions(page)) >= 5, "a trick is over");
  assert.deepEqual(wrong, []);
};
