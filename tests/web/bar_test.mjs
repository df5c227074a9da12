// The toolbar: the rules in force, the score, and the drawers, which are one
// sheet on a phone.
import assert from "node:assert/strict";
import { DESKTOP, PHONE, SMALL } from "./help.mjs";
import { choose, findings, fits, myTurn, visit } from "./help.mjs";

const WHIST = "game=whist%2Bhonours&seed=7&bot=random";

/** What a page with a match leads to. */
const ALL = [
  "view-rules view-lessons view-puzzles",
  "moves why review study counts",
  "tool-choices tool-file tool-share view-compare view-position",
  "redo again keep sheet people settings language",
];

/** What the drawers have, a text for each. */
const opens = (page) =>
  page.$$eval(".opens", (all) => all.map((one) => one.dataset.holds));

/** Is the sheet open? */
const isOpen = (page) =>
  page.evaluate(() => document.querySelector(":popover-open") !== null);

const focused = (page) =>
  page.evaluate(() => document.activeElement?.dataset.holds ?? "");

export const tests = {
  "three drawers and one for the rest lead to everything": async ({
    open,
    url,
  }) => {
    const { page, wrong } = await open(DESKTOP);
    await visit(page, url, WHIST);
    assert.deepEqual(await opens(page), ALL);
    await page.setViewportSize(PHONE.viewport);
    await page.locator(".opens").nth(1).waitFor({ state: "detached" });
    assert.deepEqual(await opens(page), [ALL.join(" ")]);
    assert.deepEqual(wrong, []);
  },

  "the rules in force are in sight, and lead to the house rules": async ({
    open,
    url,
  }) => {
    const { page } = await open(SMALL);
    await visit(page, url, WHIST);
    await fits(page);
    const name = page.locator("h1 button");
    assert.equal(await name.innerText(), "Whist + Honours");
    assert.equal(await page.locator(".score").innerText(), "We 0 · They 0");
    await name.click();
    await page.locator("[data-house=honours]").waitFor();
  },

  "a thumb pulls the sheet down, and the table stays in sight": async ({
    open,
    url,
  }) => {
    const { page } = await open(PHONE);
    await visit(page, url, WHIST);
    await page.locator(".opens").tap();
    const at = await page.locator(":popover-open").boundingBox();
    assert.ok(at.y > 200, `the sheet begins at ${at.y}`);
    const { x, y } = await page.locator(":popover-open .grip").boundingBox();
    await page.mouse.move(x + 190, y + 8);
    await page.mouse.down();
    await page.mouse.move(x + 190, y + 30);
    await page.mouse.up();
    assert.ok(await isOpen(page), "a short pull leaves it");
    await page.mouse.move(x + 190, y + 8);
    await page.mouse.down();
    await page.mouse.move(x + 190, y + 120, { steps: 4 });
    await page.mouse.up();
    assert.ok(!(await isOpen(page)));
  },

  "Escape closes, and the focus goes back to the button": async ({
    open,
    url,
  }) => {
    const { page, wrong } = await open(DESKTOP);
    await visit(page, url, WHIST);
    await myTurn(page);
    await page.locator(".opens.analyse").focus();
    await page.keyboard.press("Enter");
    assert.ok(await isOpen(page));
    await page.keyboard.press("Escape");
    assert.ok(!(await isOpen(page)));
    assert.equal(await focused(page), ALL[1]);
    await choose(page, "moves");
    await page.waitForFunction(
      () => document.activeElement?.localName === "h2",
    );
    await page.keyboard.press("Escape");
    await page.waitForFunction(
      (all) => document.activeElement?.dataset.holds === all,
      ALL[1],
    );
    assert.deepEqual(wrong, []);
  },

  "tabs lead from one panel of a drawer to the next": async ({ open, url }) => {
    const { page } = await open(PHONE);
    await visit(page, url, WHIST);
    await choose(page, "moves");
    await page.locator(".panel [data-tab=study]").tap();
    await page.locator(".panel.study").waitFor();
    await choose(page, "sheet");
    await page.locator(".panel.sheet").waitFor();
    assert.equal(await page.locator(".panel .tabs").count(), 0);
  },

  "axe finds nothing in an open sheet": async ({ open, url }) => {
    const { page } = await open(PHONE);
    await visit(page, url, WHIST);
    await page.locator(".opens").tap();
    assert.deepEqual(await findings(page), []);
  },
};
