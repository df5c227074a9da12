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

/** @type {Record<string, (given: object) => Promise<void>>} */
export const tests = {};

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
