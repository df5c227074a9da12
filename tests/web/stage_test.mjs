// The stage: each card and each trick is seen, forced ones too, and a round ends
// with a card that waits.
import assert from "node:assert/strict";
import { DESKTOP, PHONE, need, visit } from "./help.mjs";

/** Plays cards as they come until the round is over, or so many.
 * @param page @param {number} [most] */
async function playRound(page, most = 200) {
  for (let n = 0; n < most; n++) {
    await page.waitForFunction(() => {
      const { moment, busy, table } = globalThis.tenace.state;
      return table.next || (!busy && (moment.over || moment.asked?.mine));
    });
    const over = await page.evaluate(() => {
      const { table, moment } = globalThis.tenace.state;
      return Boolean(table.next || moment.over);
    });
    if (over) return;
    const { moves } = await need(page, "moves");
    const move = moves[0]?.move ?? (await need(page, "hint")).move;
    await page.evaluate((one) => {
      globalThis.seen = globalThis.tenace.state.moment;
      globalThis.tenace.deeds.play(one, true);
    }, move);
    await page.waitForFunction(() => {
      const { state } = globalThis.tenace;
      return !state.busy && state.moment !== globalThis.seen;
    });
  }
  if (most === 200) throw new Error("the round does not end");
  await page.waitForFunction(() => {
    const { moment, busy } = globalThis.tenace.state;
    return !busy && moment.asked?.mine;
  });
}

/** Notes each trick that is seen: its cards, and its winner once it has one. */
const watchTricks = (page) =>
  page.evaluate(() => {
    globalThis.tricks = [];
    const note = () => {
      const { show } = globalThis.tenace.state.moment;
      const plays = show.trick.length ? show.trick : (show.last?.plays ?? []);
      const cards = plays.map(({ cards: played }) => played.join(" "));
      const winner = show.trick.length ? 0 : show.last?.winner;
      const seen = `${cards.join(" ")} ${winner}`;
      if (globalThis.tricks.at(-1) !== seen) globalThis.tricks.push(seen);
    };
    const watched = { childList: true, subtree: true, attributes: true };
    new MutationObserver(note).observe(document.body, watched);
  });

/** Plays until a trick lies there after another one, and looks at that once more
 * by a key and by its button.
 * @param page */
async function recallTrick(page) {
  const both = () => {
    const { trick, last } = globalThis.tenace.state.moment.show;
    return Boolean(trick.length && last);
  };
  for (let n = 0; n < 5 && !(await page.evaluate(both)); n++)
    await playRound(page, 1);
  const old = page.locator(".trick.old");
  assert.equal(await old.count(), 0);
  await page.keyboard.press("Shift+ArrowUp");
  await old.locator(".won").waitFor();
  assert.equal(await old.locator(".play").count(), 4);
  await page.tap(".recall");
  assert.equal(await old.count(), 0);
}

/** @type {Record<string, (given: object) => Promise<void>>} */
export const tests = {
  "the last tricks are seen though they are forced": async ({ open, url }) => {
    const { page } = await open({ ...DESKTOP, reducedMotion: "reduce" });
    await visit(page, url, "game=whist&seed=12&bot=random", "fast");
    await watchTricks(page);
    await playRound(page);
    const tricks = await page.evaluate(() => globalThis.tricks);
    const whole = tricks.filter((one) => / [1-4]$/.test(one));
    assert.equal(new Set(whole).size, 13);
    for (const n of [1, 2, 3]) assert.match(tricks.at(-3 - n), / 0$/);
  },

  "a round ends with a card, and goes on when the person says": async ({
    open,
    url,
  }) => {
    const { page, wrong } = await open({ ...PHONE, reducedMotion: "reduce" });
    await visit(page, url, "game=whist&seed=12&bot=random");
    await recallTrick(page);
    await playRound(page);
    const card = page.locator(".toast.ended");
    await card.locator("table").waitFor();
    assert.match(await card.innerText(), /Round 1 is over.*tricks above six/s);
    const round = () =>
      page.evaluate(() => globalThis.tenace.state.moment.show.round);
    assert.equal(await round(), 1);
    await page.keyboard.press("Enter"); // it has the focus
    await page.waitForFunction(
      () => globalThis.tenace.state.moment.show.round === 2,
    );
    assert.equal(await card.count(), 0);
    assert.deepEqual(wrong, []);
  },

  "a lone card lies before who played it": async ({ open, url }) => {
    const { page } = await open(DESKTOP);
    await visit(page, url, "game=whist&seed=7&bot=random");
    const places = await page.evaluate(async () => {
      const { state } = globalThis.tenace;
      const found = {};
      for (const player of [1, 2, 3, 4]) {
        const { moment } = state;
        const trick = [{ player, cards: ["4C"] }];
        const show = { ...moment.show, trick, last: undefined };
        state.moment = { ...moment, show };
        globalThis.dispatchEvent(new Event("resize"));
        await new Promise((resolve) => setTimeout(resolve, 50));
        const felt = document.querySelector(".felt").getBoundingClientRect();
        const card = document
          .querySelector(".trick .card")
          .getBoundingClientRect();
        const x = card.x + card.width / 2 - felt.x - felt.width / 2;
        const y = card.y + card.height / 2 - felt.y - felt.height / 2;
        // or 0: rounding has a -0, too
        found[player] = [x, y].map((far) => Math.sign(Math.round(far)) || 0);
      }
      return found;
    });
    assert.deepEqual(places, { 1: [0, 1], 2: [-1, 0], 3: [0, -1], 4: [1, 0] });
  },

  "cards fly to their places, unless they keep still": async ({
    open,
    url,
  }) => {
    for (const [reducedMotion, some] of [
      ["no-preference", true],
      ["reduce", false],
    ]) {
      const { page } = await open({ ...DESKTOP, reducedMotion });
      await visit(page, url, "game=whist&seed=7&bot=random", "fast");
      await page.evaluate(() => {
        globalThis.flights = 0;
        const { animate } = Element.prototype;
        Element.prototype.animate = function (...how) {
          globalThis.flights += 1;
          return animate.apply(this, how);
        };
      });
      await playRound(page);
      const flights = await page.evaluate(() => globalThis.flights);
      assert.equal(flights > 50, some, `${flights} flights`);
      const dealt = await page.evaluate(async () => {
        globalThis.flights = 0;
        globalThis.tenace.deeds.goOn();
        await new Promise((resolve) => requestAnimationFrame(resolve));
        return globalThis.flights;
      });
      assert.equal(dealt, some ? 13 : 0);
    }
  },

  "the person sets how fast cards are played": async ({ open, url }) => {
    const { page } = await open(DESKTOP);
    await visit(page, url, "game=whist&seed=7&bot=random");
    await page.evaluate(() => globalThis.tenace.deeds.panel("settings"));
    await page.locator(".panel [name=speed]").selectOption("slow");
    const kept = await page.evaluate(() => localStorage["table.speed"]);
    assert.equal(kept, "slow");
  },
};
