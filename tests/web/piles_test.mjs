// Piles that one acts on, by tap, by dragging and by the keyboard; bids in a
// grid, and suits as signs.
import assert from "node:assert/strict";
import { DESKTOP, PHONE, act, ask, decide, myTurn, visit } from "./help.mjs";

const COLUMNS = ["8S", "9D", "10C", "7H", "KH", "KD", "9S"];

/** Klondike with these columns, and a stock of which the first card is known.
 * @param page @param {string} url */
async function klondike(page, url) {
  await visit(page, url, "game=klondike&seed=1");
  await page.evaluate(async (pile) => {
    const { deeds } = globalThis.tenace;
    const deal = { pile, hidden: ["", "2C"], stock: "3C 4C AD" };
    await deeds.begin("klondike", { seed: 1, deal });
  }, COLUMNS);
  await page.locator('[data-card="10C"]').waitFor();
}

/** The moves so far. */
const moves = async (page) =>
  (await ask(page, "history")).value.map(({ move }) => move);

/** Drags one thing to another by the mouse. */
async function drag(page, from, to) {
  const places = [];
  for (const where of [from, to]) {
    const box = await page.locator(where).first().boundingBox();
    places.push([box.x + box.width / 2, box.y + Math.min(8, box.height / 2)]);
  }
  await page.mouse.move(...places[0]);
  await page.mouse.down();
  await page.mouse.move(...places[1], { steps: 5 });
  await page.mouse.up();
}

export const tests = {
  "a patience is played by taps on cards and piles": async ({ open, url }) => {
    const { page, wrong } = await open(PHONE);
    await klondike(page, url);
    const tap = (where) =>
      decide(page, () => page.locator(where).first().tap());
    await tap('[data-word="draw"]');
    await tap('.felt [data-card="8S"]');
    await act(page, () => page.locator('.felt [data-card="KH"]').tap());
    assert.deepEqual(await moves(page), ["draw", "8S to 9D", "KH to 1"]);
    assert.deepEqual(wrong, []);
  },

  "cards and runs are dragged to where they go": async ({ open, url }) => {
    const { page, wrong } = await open(DESKTOP);
    await klondike(page, url);
    const pull = (from, to) =>
      decide(page, () =>
        drag(page, `.felt [data-card="${from}"]`, `.felt ${to}`),
      );
    await pull("8S", '[data-card="9D"]');
    await pull("9D", '[data-card="10C"]');
    await pull("KH", ".act[data-word='1']");
    assert.deepEqual(await moves(page), ["8S to 9D", "9D to 10C", "KH to 1"]);
    const columns = await page.evaluate(() =>
      globalThis.tenace.state.moment.show.piles
        .find(({ name }) => name === "pile")
        .items.map(({ cards }) => cards.join(" ")),
    );
    assert.equal(columns[2], "10C 9D 8S");
    assert.deepEqual(wrong, []);
  },

  "a card that is let go where it cannot lie says why": async ({
    open,
    url,
  }) => {
    const { page } = await open(DESKTOP);
    await klondike(page, url);
    await drag(page, '.felt [data-card="8S"]', '.felt [data-last="KD"]');
    await page.locator(".refusal").waitFor();
    assert.deepEqual(await moves(page), []);
  },

  "the only card of an attack is beaten by one tap, or taken": async ({
    open,
    url,
  }) => {
    const { page } = await open(PHONE);
    await visit(page, url, "game=durak&seed=1");
    const begin = () =>
      page.evaluate(async () => {
        const { deeds, engine } = globalThis.tenace;
        const attack = { move: "10C", exact: true };
        // the bot may have been faster: then once more
        for (let attacked = false; !attacked; ) {
          await deeds.begin("durak", { seed: 1, seats: [1] });
          deeds.stop();
          const made = engine.call("play", attack);
          attacked = await made.then(
            () => true,
            () => false,
          );
        }
        await deeds.look();
      });
    const attacked = () => page.locator('.spread [aria-label^="10"]').waitFor();
    await begin();
    await myTurn(page);
    await attacked();
    await decide(page, () =>
      page.locator(".hand button.card:not(.no)").first().tap(),
    );
    assert.ok((await moves(page)).some((move) => / on 10C$/.test(move)));
    await begin();
    await attacked();
    await decide(page, () => page.locator(".felt .beside-pile").tap());
    assert.ok((await moves(page)).includes("take"));
  },

  "bids are a grid by the keyboard, with suits as signs": async ({
    open,
    url,
  }) => {
    const { page, wrong } = await open(DESKTOP);
    await visit(page, url, "game=bridge&seed=7&bot=random");
    await myTurn(page);
    const calls = page.locator(".grid .call");
    assert.equal(await calls.count(), 35);
    assert.equal(await calls.nth(2).innerText(), "1♥");
    assert.equal(await calls.nth(2).getAttribute("aria-label"), "1 hearts");
    await calls.first().focus();
    for (const key of ["ArrowRight", "ArrowDown"])
      await page.keyboard.press(key);
    await decide(page, () => page.keyboard.press("Enter"));
    assert.equal((await moves(page))[0], "2D");
    assert.deepEqual(wrong, []);
  },

  "no card that may be called lies on the suits": async ({ open, url }) => {
    const { page, wrong } = await open(PHONE);
    const game = "kaali_teeri+first_dealer=2+min_bid=150";
    await visit(page, url, `game=${game}&seed=4&bot=random`);
    await myTurn(page);
    await page.evaluate(() => globalThis.tenace.deeds.play("250"));
    await myTurn(page);
    const suit = page.getByRole("button", { name: "spades", exact: true });
    const card = page.locator('.others [data-card="AH"]');
    const [low, high] = [await suit.boundingBox(), await card.boundingBox()];
    assert.ok(high.y + high.height <= low.y, "no card lies on the suits");
    assert.deepEqual(wrong, []);
  },
};
