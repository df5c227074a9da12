// Comparing rules: the figures of the terminal, with charts that can be read.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { DESKTOP, PHONE, SMALL, fits, look, need, visit } from "./help.mjs";

const tenace = process.env.TENACE ?? "./tenace";

/** What the terminal's compare finds. @param {string[]} words */
const terminal = (...words) =>
  JSON.parse(execFileSync(tenace, ["compare", ...words, "--json"]));

/** Are all numbers the same, but for the last digit that is printed? */
function alike(one, other, where) {
  if (typeof one === "number")
    return assert.ok(
      Math.abs(one - other) <= 1e-6 * Math.max(1, Math.abs(one)),
      `${where}: ${one} ${other}`,
    );
  if (one === null || typeof one !== "object")
    return assert.equal(one, other, where);
  for (const key of Object.keys(one)) alike(one[key], other[key], where + key);
}

/** Types something into a field. */
async function fill(page, field, value) {
  const input = page.locator(`[data-field=${field}]`);
  await input.fill(String(value));
  await input.blur();
}

const SETS =
  "view=compare&game=whist&with=whist%2Bhonours&with=whist%2Bamerican" +
  "&rounds=300&seed=5";
const SWEEP =
  "view=compare&game=bid_whist&sweep=min_bid%3D3..5&rounds=50&seed=5" +
  "&matches=3&duels=1";

export const tests = {
  "a comparison has the terminal's figures": async ({ open, url }) => {
    const { page, wrong } = await open(DESKTOP);
    await look(page, url, SETS, ".compare .found");
    const games = ["whist", "whist+honours", "whist+american"];
    const same = terminal(...games, "--rounds", "300", "--seed", "5");
    const found = await need(page, "compare", { games, rounds: 300, seed: 5 });
    alike(same.measures, found.measures, "compare ");
    const charts = page.locator("figure.chart");
    assert.ok((await charts.count()) >= 4);
    const first = charts.first();
    const drawing = first.getByRole("img");
    assert.equal(
      await drawing.locator("title").textContent(),
      await first.locator("figcaption").innerText(),
    );
    assert.match(await drawing.locator("desc").textContent(), /A: .*B: /s);
    assert.equal(await first.locator("tbody tr").count(), 2);
    assert.equal(await drawing.locator("rect.bar").count(), 2);
    const said = await page.locator(".found").innerText();
    assert.match(said, /C was the same as A in all deals/);
    await page.getByRole("link", { name: /rules of B differ/ }).click();
    await page.waitForSelector(".change ins");
    assert.deepEqual(wrong, []);
  },

  "the link of a comparison carries one's own rules": async ({ open, url }) => {
    const rule = 'house_rule "Three" { of = "whist", set = { target = 3 } }';
    const place = "view=compare&game=whist&with=whist%2Bthree&rounds=100";
    const { page } = await open(DESKTOP);
    await visit(page, url);
    await page.waitForSelector("[data-here~=rest]");
    await need(page, "write", {
      path: "rules/house/whist/three.lua",
      text: `return ${rule}\n`,
    });
    await page.evaluate((there) => (location.hash = there), `${place}&seed=5`);
    await page.waitForSelector(".compare .found");
    await page.click("details.send summary");
    await page.waitForFunction(() =>
      document.querySelector("details.send input").value.includes("#link="),
    );
    const link = await page.locator("details.send input").inputValue();
    const said = await page.locator(".found").innerText();
    const other = await open(DESKTOP);
    await other.page.goto(link);
    await other.page.waitForSelector(".compare .found");
    assert.equal(await other.page.locator(".found").innerText(), said);
    assert.deepEqual(other.wrong, []);
  },

  "a sweep has the terminal's figures, and a line": async ({ open, url }) => {
    const { page, wrong } = await open(SMALL);
    await look(page, url, SWEEP, ".compare .found");
    await fits(page);
    const given = { rounds: 50, seed: 5, matches: 3, duels: 1 };
    const words = Object.entries(given).flatMap(([name, n]) => [
      `--${name}`,
      String(n),
    ]);
    const same = terminal("bid_whist", "--sweep", "min_bid=3..5", ...words);
    const what = "min_bid=3..5";
    const args = { game: "bid_whist", what, ...given };
    const found = await need(page, "sweep", args);
    assert.equal(
      await page.locator("figure.chart").count(),
      found.measures.length,
    );
    alike(same.measures, found.measures, "sweep ");
    const first = page.locator("figure.chart").first();
    assert.equal(await first.locator("circle.dot").count(), 3);
    assert.equal(await first.locator("path.through").count(), 1);
    assert.ok((await first.locator("path.whisker").count()) >= 1);
    assert.deepEqual(wrong, []);
  },

  "sets of rules are chosen, played and stopped on a phone": async ({
    open,
    url,
  }) => {
    const { page, wrong } = await open(PHONE);
    await look(page, url, "view=compare&game=whist", "main.compare");
    await page.tap("[data-add]");
    assert.equal(await page.locator(".set").count(), 2);
    await fill(page, "rounds", 1000000);
    await page.tap("[data-run]");
    await page.waitForSelector("[data-stop]");
    await page.waitForFunction(
      () => document.querySelector("progress")?.value > 0,
    );
    await fits(page);
    await page.tap("[data-stop]");
    await page.getByRole("alert").waitFor();
    assert.equal(await page.getByRole("alert").innerText(), "Stopped.");
    await fill(page, "rounds", 100);
    await page.tap("[data-run]");
    await page.waitForSelector(".found");
    await page.tap("[data-way=sweep]");
    await page.locator("[data-field=option]").selectOption("rounds");
    await fill(page, "values", "1..2");
    for (const [field, n] of Object.entries({
      rounds: 20,
      matches: 3,
      duels: 0,
    }))
      await fill(page, field, n);
    await page.tap("[data-run]");
    await page.waitForSelector("circle.dot");
    assert.deepEqual(wrong, []);
  },

  "rules that cannot be compared are told": async ({ open, url }) => {
    const { page } = await open(SMALL);
    const place = "view=compare&game=whist&with=skat&seed=1";
    await look(page, url, place, "[role=alert]");
    assert.match(await page.getByRole("alert").innerText(), /players/);
  },
};
