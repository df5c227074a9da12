// The page itself: playing by tap and by keyboard, refusals, small windows,
// subfolders, use without a network, and no word to anybody else.
import assert from "node:assert/strict";
import {
  PATIENCE,
  PHONE,
  SMALL,
  act,
  decide,
  decisions,
  fits,
  myTurn,
  need,
  visit,
} from "./help.mjs";
import { serve } from "./server.mjs";

/** What a person may tap next to make a move: a selector; "" after the move.
 * @param page @param {number} n the decisions before the move */
const nextTap = (page, n) =>
  page.evaluate((before) => {
    const { decisions: made, picks } = globalThis.tenace.state.moment;
    if (made !== before || !picks) return "";
    if (picks.ladder || picks.number)
      return ".question .bids :is(.main, .call:not(.no))";
    if (picks.move !== undefined) return ".question button.main";
    const card = picks.cards.find((one) => one.open && one.picked < one.n);
    const word = picks.words[0] ?? picks.players[0];
    if (picks.way === "free" && word) return `[data-word="${word.id}"]`;
    if (card) return `button[data-card="${card.card}"]:not(.chosen)`;
    return `[data-word="${word?.id}"]`;
  }, n);

/** Makes one move by what the page offers, in any game. @param page */
async function moveByHand(page) {
  const before = await decisions(page);
  for (let i = 0; i < 12; i++) {
    const found = await nextTap(page, before);
    if (!found) return;
    await act(page, () => page.locator(found).first().click());
  }
  throw new Error("no move was made");
}

export const tests = {
  "who acts first has the focus at the question": async ({ open, url }) => {
    const { page } = await open();
    await visit(page, url);
    const game = page.locator('a[href="#game=klondike"]').first();
    await game.focus();
    await page.keyboard.press("Enter");
    await page.waitForSelector("main.table");
    await page.waitForFunction(() =>
      document.activeElement?.closest(".question, .hand, .felt"),
    );
  },

  "the list of games fits a phone, and has them all": async ({ open, url }) => {
    for (const how of [PHONE, SMALL]) {
      const { page, wrong } = await open(how);
      await visit(page, url);
      await page.waitForFunction(
        () => globalThis.tenace.state.games.length >= 44,
      );
      await fits(page);
      assert.deepEqual(wrong, []);
    }
  },

  "a card is played by a tap, and one by the keyboard": async ({
    open,
    url,
  }) => {
    const { page, wrong } = await open(PHONE);
    await visit(page, url, "game=whist&seed=7");
    await myTurn(page);
    await decide(page, () => page.tap('[data-card="4C"]'));
    await myTurn(page);
    assert.ok((await decisions(page)) > 3);
    await decide(page, async () => {
      await page.locator(".hand button:not(.no)").first().focus();
      await page.keyboard.press("ArrowRight");
      await page.keyboard.press("ArrowLeft");
      await page.keyboard.press("Enter");
    });
    assert.deepEqual(wrong, []);
  },

  "a card that may not be played says why": async ({ open, url }) => {
    const { page } = await open(PHONE);
    await visit(page, url, "game=whist&seed=1");
    for (let i = 0; i < 13; i++) {
      await myTurn(page);
      const no = page.locator(".hand button.no");
      if ((await no.count()) > 0) {
        const name = await no.first().getAttribute("aria-label");
        assert.match(name, /not allowed/);
        await no.first().tap();
        const alert = page.locator("[role=alert]");
        await alert.waitFor();
        assert.match(await alert.innerText(), /follow/);
        assert.match(await alert.innerText(), /rules\/whist\.lua, line \d+/);
        return;
      }
      await decide(page, () => page.locator(".hand button").first().tap());
    }
    throw new Error("no card was forbidden");
  },

  "every game can be played by hand, and fits": async ({ open, url }) => {
    const { page, wrong } = await open(SMALL);
    await visit(page, url);
    await page.waitForFunction(
      () => globalThis.tenace.state.games.length >= 44,
    );
    const games = await page.evaluate(() =>
      globalThis.tenace.state.games.map((game) => game.name),
    );
    for (const game of games) {
      await page.evaluate((name) => {
        location.hash = `game=${name}&seed=2&bot=random`;
      }, game);
      await page.waitForFunction(
        (name) => globalThis.tenace.state.moment?.game === name,
        game,
      );
      for (let i = 0; i < 2; i++) {
        await myTurn(page);
        const over = await page.evaluate(
          () => globalThis.tenace.state.moment.over,
        );
        if (over) break;
        await fits(page).catch((error) => {
          throw new Error(`${game}: ${error.message}`);
        });
        await moveByHand(page).catch((error) => {
          throw new Error(`${game}: ${error.message}`);
        });
      }
    }
    assert.deepEqual(wrong, []);
  },

  "a look meanwhile does not say that a card was played": async ({
    open,
    url,
  }) => {
    const { page } = await open();
    await visit(page, url, "game=whist&seed=7&bot=random");
    await myTurn(page);
    const busy = await page.evaluate(async () => {
      const { deeds, state } = globalThis.tenace;
      deeds.play("4C", true);
      await deeds.look();
      return state.busy;
    });
    assert.equal(busy, true);
    await myTurn(page);
  },

  "undo and redo": async ({ open, url }) => {
    const { page } = await open();
    await visit(page, url, "game=whist&seed=7&bot=random");
    await myTurn(page);
    await decide(page, () => page.click('[data-card="4C"]'));
    await myTurn(page);
    await page.getByRole("button", { name: "Undo" }).click();
    await page.waitForFunction(() => globalThis.tenace.state.moment.undone > 0);
  },

  "a link that is followed while the page begins is followed": async ({
    open,
    url,
  }) => {
    const { page } = await open();
    await page.addInitScript(() => {
      const seen = new MutationObserver(() => {
        if (!document.querySelector("main.home")) return;
        seen.disconnect();
        location.hash = "game=whist&seed=7&bot=random";
      });
      seen.observe(document, { childList: true, subtree: true });
    });
    page.setDefaultTimeout(PATIENCE);
    await page.goto(url);
    await page.waitForSelector("main.table");
  },

  "a link that is followed while a bot plays is not lost": async ({
    open,
    url,
  }) => {
    const { page, wrong } = await open(SMALL);
    await visit(page, url, "game=whist&seed=1&bot=random");
    await myTurn(page);
    for (let n = 0; n < 40; n++) {
      const game = ["hearts", "whist"][n % 2];
      await page.evaluate(
        ([place, wait]) => {
          const { deeds } = globalThis.tenace;
          deeds.goOnFromHere();
          setTimeout(() => (location.hash = place), wait);
        },
        [`game=${game}&seed=${n + 2}&bot=random`, n],
      );
      await page.waitForFunction(
        (name) => globalThis.tenace.state.moment?.game === name,
        game,
      );
    }
    await myTurn(page);
    assert.deepEqual(wrong, []);
  },

  "of two links, the last one that was followed holds": async ({
    open,
    url,
  }) => {
    const { page } = await open();
    await visit(page, url);
    await page.waitForSelector("[data-here~=rest]");
    await page.evaluate(() => {
      const follow = (game) => (location.hash = `game=${game}&bot=random`);
      follow("skat");
      setTimeout(() => follow("whist"));
    });
    await myTurn(page);
    const game = await page.evaluate(() => tenace.state.moment.game);
    assert.equal(game, "whist");
  },

  "a link that is followed just as a match begins is not lost": async ({
    open,
    url,
  }) => {
    const { page } = await open();
    await visit(page, url);
    await page.waitForSelector("[data-here~=rest]");
    await page.evaluate(() => {
      const { engine } = globalThis.tenace;
      const call = engine.call.bind(engine);
      engine.call = async (name, ...args) => {
        const given = await call(name, ...args);
        if (name !== "new") return given;
        engine.call = call;
        location.hash = "game=whist&bot=random";
        return given;
      };
      location.hash = "game=skat&bot=random";
    });
    await page.waitForFunction(
      () => globalThis.tenace.state.moment?.game === "whist",
    );
  },

  "it asks nobody but its own server, and breaks no policy": async ({
    open,
    url,
  }) => {
    const { page, wrong, asked } = await open();
    await page.addInitScript(() => {
      globalThis.broken = [];
      document.addEventListener("securitypolicyviolation", (event) =>
        globalThis.broken.push(event.violatedDirective),
      );
    });
    await visit(page, url, "game=whist&seed=7&bot=random");
    await myTurn(page);
    await decide(page, () => page.click('[data-card="4C"]'));
    await myTurn(page);
    assert.deepEqual(await page.evaluate(() => globalThis.broken), []);
    for (const one of asked) assert.ok(one.startsWith(url), one);
    assert.deepEqual(wrong, []);
    const policy = await page
      .locator("meta[http-equiv=Content-Security-Policy]")
      .getAttribute("content");
    assert.match(policy, /default-src 'none'/);
    assert.doesNotMatch(policy, /unsafe-inline|'unsafe-eval'|https?:|\*/);
  },

  "it works from a subfolder, and then without a network": async ({
    open,
    folder,
  }) => {
    const server = await serve(folder, "/some/where/");
    const { page, wrong } = await open();
    try {
      await visit(page, server.url);
      await page.waitForSelector("[data-offline=true]");
    } finally {
      await server.close();
    }
    await page.reload();
    await page.waitForSelector("main.home");
    await visit(page, server.url, "game=skat&seed=1&bot=random");
    await myTurn(page);
    await need(page, "languages", { use: "de" });
    await need(page, "new", { game: "canasta", seed: 1 });
    assert.deepEqual(wrong, []);
  },
};
