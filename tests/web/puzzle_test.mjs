// Puzzles: found by number, answered by tap, drag and keyboard, and kept.
import assert from "node:assert/strict";
import { PHONE, SMALL, ask, fits, look, need, visit } from "./help.mjs";

const PLACE = "view=puzzles&game=whist&seed=7";

/** Opens the puzzle, and waits for it. */
async function find(page, url, place = PLACE) {
  await look(page, url, place, "main.puzzles");
  await page.waitForSelector(".puzzles .felt");
}

/** The moves of the puzzle: the best one, and another. */
async function movesOf(page) {
  const { told } = await need(page, "guess", { show: true });
  return { best: told.move, other: told.moves[1].move };
}

const card = (move) => `.puzzles .hand [data-card='${move}']`;

/** How the browser has kept puzzle 7. */
const kept = (page) =>
  page.evaluate(
    () => JSON.parse(localStorage.getItem("tenace.puzzles") ?? "{}").whist?.[7],
  );

export const tests = {
  "a puzzle is answered by taps, and the progress is kept": async ({
    open,
    url,
  }) => {
    const { page, wrong } = await open(PHONE);
    await find(page, url);
    await fits(page);
    const hand = await page.locator(".stage .hand").boundingBox();
    assert.ok(hand.y + hand.height <= 844, "the stage is in sight at once");
    const { best, other } = await movesOf(page);
    await page.tap(card(other));
    await page.waitForSelector(".verdict.wrong");
    const said = await page.locator(".verdict").innerText();
    assert.match(said, /is not the best.*The best move comes to/s);
    assert.equal(await page.locator(".verdict table").count(), 0);
    await page.tap(card(best));
    await page.waitForSelector(".verdict.right table");
    await fits(page);
    const rows = page.locator(".verdict tbody tr");
    assert.match(await rows.first().innerText(), /the best/);
    assert.match(
      await page.locator(".verdict").innerText(),
      /\d{4} deals that fit/,
    );
    assert.equal(await kept(page), "later");
    await page.reload();
    await page.waitForSelector(".kept a.later");
    assert.deepEqual(wrong, []);
  },

  "what has happened, what is out and the rules stand below a puzzle": async ({
    open,
    url,
  }) => {
    const { page, wrong } = await open(PHONE);
    await find(page, url);
    const open3 = async (name) => {
      await page.tap(`.known [data-fact=${name}] summary`);
      return page.locator(`.known [data-fact=${name}]`).innerText();
    };
    assert.match(await open3("told"), /13 cards each/);
    assert.match(await open3("counts"), /Still out/);
    assert.match(await open3("rules"), /♠|♥|♦|♣/);
    const cards = page.locator(".known [data-fact=counts] .fan");
    assert.ok((await cards.count()) > 0);
    await fits(page);
    assert.deepEqual(wrong, []);
  },

  "a puzzle is answered by the keyboard, and leaves the match alone": async ({
    open,
    url,
  }) => {
    const { page, wrong } = await open(SMALL);
    await visit(page, url, "game=whist&seed=7&bot=random");
    await need(page, "play", { move: "4C" });
    await page.evaluate((place) => (location.hash = place), PLACE);
    await page.waitForSelector(".puzzles .felt");
    await fits(page);
    const { best } = await movesOf(page);
    await page.locator(card(best)).focus();
    await page.keyboard.press("Enter");
    await page.waitForSelector(".verdict.right");
    assert.equal(await kept(page), "first");
    await page.waitForFunction(() =>
      document.activeElement.matches(".verdict"),
    );
    assert.equal((await need(page, "view")).decisions, 1);
    const { record } = await page.evaluate(() =>
      globalThis.tenace.engine.call("puzzle", { game: "whist", seed: 7 }),
    );
    await page.click("[data-opens]");
    await page.waitForSelector("main.table");
    assert.equal((await need(page, "record")).text, record);
    assert.deepEqual(wrong, []);
  },

  "a card is dragged to the table of a puzzle": async ({ open, url }) => {
    const { page, wrong } = await open();
    await find(page, url);
    const { best } = await movesOf(page);
    await page.locator(card(best)).scrollIntoViewIfNeeded();
    const from = await page.locator(card(best)).boundingBox();
    const to = await page.locator(".puzzles .felt").boundingBox();
    await page.mouse.move(from.x + 10, from.y + 10);
    await page.mouse.down();
    await page.mouse.move(from.x + 10, from.y - 40, { steps: 5 });
    await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, {
      steps: 5,
    });
    await page.mouse.up();
    await page.waitForSelector(".verdict.right");
    assert.deepEqual(wrong, []);
  },

  "a puzzle comes back in another worker and another language": async ({
    open,
    url,
  }) => {
    const { page } = await open();
    await find(page, url);
    const before = await page.locator("h2.title").innerText();
    await page.evaluate(() => globalThis.tenace.engine.restart());
    assert.equal((await need(page, "guess")).title, before);
    await page.locator(".language select").selectOption("de");
    await page.waitForFunction(
      (title) =>
        ![undefined, title].includes(
          document.querySelector("h2.title")?.innerText,
        ),
      before,
    );
    await page.click("[data-show]");
    await page.waitForSelector(".verdict table");
    assert.match(await page.locator(".verdict td").first().innerText(), /,\d$/);
  },

  "looking for a puzzle can be stopped": async ({ open, url }) => {
    const { page } = await open(PHONE);
    const place = "view=puzzles&game=crazy_eights&grade=hard&seed=3";
    await look(page, url, place, "main.puzzles [data-stop]");
    await page.tap("[data-stop]");
    await page.waitForSelector("[data-stop]", { state: "detached" });
    const { value } = await ask(page, "languages");
    assert.equal(value.code, "en");
  },

  "a puzzle is looked for by fields": async ({ open, url }) => {
    const { page } = await open(SMALL);
    await look(page, url, "view=puzzles&game=skat", "main.puzzles");
    await page.locator("[data-field=game]").selectOption("whist");
    await page.locator("[data-field=seed]").fill("7");
    await page.locator("[data-field=seed]").blur();
    await fits(page);
    await page.click("[data-look]");
    await page.waitForSelector(".puzzles .felt");
    assert.equal(new URL(page.url()).hash, `#${PLACE}`);
  },
};
