// Whole matches on a phone, by touch alone: each ends, its record gives the same
// result in the terminal, and what a person needs is in sight and large enough.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PHONE, fits, need, visit } from "./help.mjs";
import { playMatch } from "./player.mjs";

const tenace = process.env.TENACE ?? "./tenace";

const HOW = { ...PHONE, reducedMotion: "reduce" };

/** Pixels that a finger needs, as browsers round them. */
const FINGER = 43.5;

/** Matches that are whole, and short. */
const MATCHES = [
  "whist+rounds=1",
  "bid_whist+rounds=1",
  "canasta+target=500",
  "skat+rounds=2",
  "tute",
  "shengji+rounds=1",
];

/** What is too small for a finger, or out of sight though it is asked for.
 * @param page */
const amiss = (page) =>
  page.evaluate((least) => {
    const list = [];
    const all = (where) => [...document.querySelectorAll(where)];
    for (const one of all(".table :is(button, summary):not(.hand button)")) {
      const { width, height } = one.getBoundingClientRect();
      const small = width < least || height < least;
      if (one.checkVisibility() && small && !one.matches(".card, .meld *"))
        list.push(`${one.innerText} is small: ${width} by ${height}`);
    }
    for (const card of all(".hand button")) {
      const { left, bottom, top } = card.getBoundingClientRect();
      const name = card.dataset.card;
      const seen = (x, y) =>
        document.elementFromPoint(x, y)?.closest("button") === card;
      if (!seen(left + 1.5, top + 3) || !seen(left + 23, top + 43))
        list.push(`too little is seen of ${name}`);
      if (bottom > innerHeight) list.push(`${name} is out of sight: ${bottom}`);
    }
    const told = document.querySelector(".told:has(dd)");
    const { top = 0, bottom = 0 } = told?.getBoundingClientRect() ?? {};
    for (const one of all(".question :is(button, .further)")) {
      const at = one.getBoundingClientRect();
      if (at.width && at.top < bottom - 1 && at.bottom > top + 1)
        list.push(`${one.innerText} covers what is told`);
    }
    return list;
  }, FINGER);

/** The result that the terminal finds in a record. @param {string} record */
function replayed(record) {
  const folder = mkdtempSync(join(tmpdir(), "tenace-match-"));
  try {
    const file = join(folder, "match.record");
    writeFileSync(file, record);
    return JSON.parse(execFileSync(tenace, ["replay", file, "--json"]));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @type {Record<string, (given: object) => Promise<void>>} */
export const tests = {};

for (const game of MATCHES)
  tests[`a match of ${game} by touch, on a phone`] = async ({ open, url }) => {
    const { page, wrong } = await open(HOW);
    const place = new URLSearchParams({ game, seed: 4, bot: "random" });
    await visit(page, url, place.toString());
    await playMatch(page, async () => {
      await page.evaluate(() => scrollTo(0, 0));
      await fits(page);
      assert.deepEqual(await amiss(page), []);
    });
    const { text } = await need(page, "record");
    const { sheet, decisions } = await need(page, "view");
    const there = replayed(text);
    assert.deepEqual(there.scores, sheet.totals);
    assert.equal(there.decisions, decisions);
    assert.deepEqual(wrong, []);
  };
