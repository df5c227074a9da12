// The course of a match on the page: the list of moves, lines side by side, all
// hands open, positions that are laid out, and matches that the browser keeps.
import assert from "node:assert/strict";
import { fits, myTurn, need, visit, choose } from "./help.mjs";

const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  reducedMotion: "reduce",
};
const SMALL = { ...PHONE, viewport: { width: 320, height: 640 } };
const DESK = {
  viewport: { width: 1280, height: 800 },
  reducedMotion: "reduce",
};
const WHIST = "game=whist&seed=7&bot=random";

/** Decisions made, and whether others were taken back. */
const times = (page) =>
  page.evaluate(() => {
    const { decisions, undone } = globalThis.tenace.state.moment;
    return [decisions, undone > 0];
  });

/** Waits until so many decisions are made. */
const at = (page, n) =>
  page.waitForFunction((wanted) => {
    const { moment, busy } = globalThis.tenace.state;
    return !busy && moment?.decisions === wanted;
  }, n);

/** Plays cards until so many tricks are over, and it is the person's turn. */
async function play(page, tricks) {
  for (let n = 0; n < tricks; n++) {
    await myTurn(page);
    const [before] = await times(page);
    const card = page.locator(".hand button.card:not(.no)").first();
    await card.click();
    await page.waitForFunction(
      (was) => globalThis.tenace.state.moment.decisions > was,
      before,
    );
  }
  await myTurn(page);
}

/** Opens the list of moves. */
async function openMoves(page) {
  await choose(page, "moves");
  await page.locator(".timeline .end").waitFor();
}

/** Waits until the place of a decision is marked. */
const marked = (page, n) =>
  page.locator(`.move[data-n="${n}"][aria-current]`).waitFor();

/** The match as the browser keeps it. */
const keptNow = (page) =>
  page.evaluate(() => {
    const keys = Object.keys(localStorage);
    return keys.filter((key) => key.startsWith("tenace.match."));
  });

/** Waits until the browser keeps the match as it is now. */
const isKept = (page, n) =>
  page.waitForFunction((decisions) => {
    const { address } = globalThis.tenace.state;
    const entry = localStorage.getItem(`tenace.match.${address}`);
    return entry && JSON.parse(entry).decisions === decisions;
  }, n);

/** Puts cards of the pool into a place by taps. */
async function lay(page, cards, place) {
  const position = { x: 8, y: 20 }; // the next card lies over the rest
  for (const card of cards)
    await page.locator(`.pool [data-card="${card}"]`).click({ position });
  await page.locator(`.targets [data-place="${place}"]`).click();
  const last = cards[cards.length - 1];
  await page
    .locator(`.pile-box[data-place="${place}"] [data-card="${last}"]`)
    .waitFor();
}

/** Opens the view in which positions are laid out. */
async function openPosition(page, url, game = "whist") {
  page.setDefaultTimeout(120000);
  await page.goto(`${url}#view=position&game=${game}`);
  await page.locator("main.position .pool button.card").first().waitFor();
}

export const tests = {
  "a click in the list of moves goes there, and forward again": async ({
    open,
    url,
  }) => {
    for (const how of [PHONE, SMALL]) {
      const { page, wrong } = await open(how);
      await visit(page, url, WHIST);
      await play(page, 3);
      const [all] = await times(page);
      await openMoves(page);
      assert.equal(
        await page.locator(".timeline .move, .timeline .forced").count(),
        all,
      );
      const heading = await page.locator(".timeline h4").first().textContent();
      assert.match(heading, /Trick 1\s+won: /);
      const [, , , there, next] = await page
        .locator(".timeline .move")
        .evaluateAll((all_) => all_.map((one) => Number(one.dataset.n)));
      await page.locator(`.move[data-n="${there}"]`).click();
      await marked(page, there);
      assert.deepEqual(await times(page), [there - 1, true]);
      const seen = await page.evaluate(() => {
        const box = document.querySelector(".timeline");
        const mark = box.querySelector("[aria-current]");
        const [a, b] = [box, mark].map((one) => one.getBoundingClientRect());
        return b.top >= a.top && b.bottom <= a.bottom;
      });
      assert.ok(seen, "the marked decision is in view");
      // forced moves are made along with the one before
      await page.locator("[data-step=ArrowRight]").click();
      await marked(page, next);
      await page.locator("[data-step=End]").click();
      await page.locator(".timeline .end").waitFor();
      assert.deepEqual(await times(page), [all, false]);
      await page.locator("[data-step=Home]").click();
      await marked(page, 1);
      await fits(page);
      assert.deepEqual(wrong, []);
    }
  },

  "keys go through the match and through its list": async ({ open, url }) => {
    const { page } = await open(DESK);
    await visit(page, url, WHIST);
    await play(page, 2);
    const [all] = await times(page);
    await page.locator(".hand [tabindex='0']").focus();
    await page.keyboard.press("Shift+ArrowLeft");
    await page.waitForFunction(
      () => globalThis.tenace.state.moment.undone === 1,
    );
    await page.keyboard.press("Shift+Home");
    await at(page, 0);
    await page.keyboard.press("Shift+End");
    await at(page, all);
    await openMoves(page);
    await page.locator(".timeline .move").last().focus();
    await page.keyboard.press("Home");
    await page.keyboard.press("ArrowDown");
    const n = () => page.evaluate(() => document.activeElement.dataset.n);
    assert.equal(await n(), "2");
    await page.keyboard.press("End");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Home");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await marked(page, 2);
    assert.deepEqual(await times(page), [1, true]);
    assert.equal(await n(), "2");
  },

  "bots wait in the past, and go on from there when they may": async ({
    open,
    url,
  }) => {
    const { page } = await open(DESK);
    await visit(page, url, WHIST);
    await play(page, 2);
    const [all] = await times(page);
    await page.evaluate(() => globalThis.tenace.deeds.goTo(1));
    await page.locator(".past").waitFor();
    assert.deepEqual(await times(page), [1, true]);
    await page.locator(".past button").last().click();
    await myTurn(page);
    const [now, undone] = await times(page);
    assert.ok(now > 1 && !undone);
  },

  "two lines stand side by side, and one goes into either": async ({
    open,
    url,
  }) => {
    const { page, wrong } = await open(PHONE);
    await visit(page, url, WHIST);
    await play(page, 2);
    await openMoves(page);
    const [all] = await times(page);
    await page.locator('.move[data-n="1"]').click();
    await marked(page, 1);
    await page.locator(".begin input").fill("Another lead");
    const list = page.locator(".begin option");
    await page.waitForFunction(
      () => document.querySelectorAll(".begin option").length > 3,
    );
    const moves = await list.evaluateAll((all_) =>
      all_.map((one) => one.value),
    );
    const first = await need(page, "timeline");
    const made = first.rounds[0].parts[0].moves[0].move;
    const given = moves.find((one) => one[0] === "." && one !== `.${made}`);
    await page.locator(".begin select").selectOption(given);
    await page.locator(".begin button").click();
    await page.locator(".beside-lines").waitFor();
    await myTurn(page);
    const rows = page.locator(".beside-lines tr.differs");
    assert.match(await rows.last().textContent(), /\w/);
    assert.equal((await need(page, "lines")).now, "Another lead");
    await fits(page);
    // into the first line by the button, as far as it was played
    await page.locator(".lines button").first().click();
    await page.waitForFunction(() => globalThis.tenace.state.moment.undone > 0);
    await page.locator("[data-step=End]").click();
    await at(page, all);
    // and into the other by one of its moves
    await page.locator(".beside-lines td:last-child .move").first().click();
    await at(page, 0);
    assert.equal((await need(page, "lines")).now, "Another lead");
    assert.deepEqual(wrong, []);
  },

  "all hands open: what perfect play gets with each card": async ({
    open,
    url,
  }) => {
    const { page, wrong } = await open(PHONE);
    await visit(page, url, WHIST);
    await play(page, 8);
    await choose(page, "study");
    await page.locator(".panel.study input").check();
    await page.locator("[data-hand]").nth(2).waitFor();
    await page.locator(".panel.study button.main").click();
    await page.locator(".values .best").waitFor();
    const [before] = await times(page);
    await page.locator(".panel.study [role=status] button").click();
    await page.waitForFunction(
      (was) => globalThis.tenace.state.moment.decisions > was,
      before,
    );
    await page.locator(".past").waitFor();
    assert.match(await page.locator(".past").textContent(), /bots wait/);
    await fits(page);
    await page.locator(".panel.study input").uncheck();
    await myTurn(page);
    assert.equal(await page.locator("[data-hand]").count(), 0);
    assert.deepEqual(wrong, []);
  },

  "a position is laid out by taps, keys and dragging, and played": async ({
    open,
    url,
  }) => {
    const { page, wrong } = await open(DESK);
    await openPosition(page, url);
    const about = await page.locator("main.position > .quiet").boundingBox();
    const hands = await page.locator(".places").boundingBox();
    assert.ok(hands.y >= about.y + about.height, "hands below what is said");
    await lay(page, ["AS", "KS"], "hand 1");
    await page.locator('.pool [data-card="QS"]').focus();
    await page.keyboard.press("1");
    await page.locator('[data-place="hand 1"] [data-card="QS"]').waitFor();
    const card = await page.locator('.pool [data-card="JS"]').boundingBox();
    const onto = await page
      .locator('.pile-box[data-place="hand 1"]')
      .boundingBox();
    await page.mouse.move(card.x + 6, card.y + 10);
    await page.mouse.down();
    await page.mouse.move(onto.x + 150, onto.y + 20, { steps: 5 });
    await page.mouse.up();
    await page.locator('[data-place="hand 1"] [data-card="JS"]').waitFor();
    await page.locator("main.position select").nth(1).selectOption("2");
    await page.waitForFunction(
      () => !document.querySelector(".position .refusal"),
    );
    await page.locator("main.position .line button.main").click();
    await page.locator("main.table").waitFor();
    const held = await page.evaluate(() =>
      globalThis.tenace.state.moment.show.hand.flatMap(({ cards }) => cards),
    );
    for (const one of ["AS", "KS", "QS", "JS"]) assert.ok(held.includes(one));
    const dealer = await page.evaluate(
      () =>
        globalThis.tenace.state.moment.show.seats.find((seat) => seat.dealer)
          .seat,
    );
    assert.equal(dealer, 2);
    assert.deepEqual(wrong, []);
  },

  "what does not fit in a position is said; the rest is dealt": async ({
    open,
    url,
  }) => {
    const { page } = await open(SMALL);
    await openPosition(page, url, "skat");
    await lay(page, ["JC", "JS", "JH"], "skat");
    await page.locator(".position .refusal").waitFor();
    assert.match(
      await page.locator(".position .refusal").textContent(),
      /Skat: 3 cards lie here, and the game deals only 2\./,
    );
    assert.ok(
      await page.locator("main.position .line button.main").isDisabled(),
    );
    await page.locator('.pile-box[data-place="skat"] [data-card="JH"]').click();
    await page.locator('.targets [data-place=""]').click();
    await page.locator('.pool [data-card="JH"]').waitFor();
    await page.locator("main.position .line button").first().click();
    await page.waitForFunction(
      () => document.querySelectorAll(".pool .card").length === 0,
    );
    await fits(page);
    await page.locator("main.position .line button").last().click();
    await page.locator(".rules input, .rules textarea").first().waitFor();
    await page.waitForFunction(() =>
      [...document.querySelectorAll(".rules input, .rules textarea")].some(
        (one) => one.value.includes("#link="),
      ),
    );
    const link = await page.evaluate(
      () =>
        [...document.querySelectorAll(".rules input, .rules textarea")].find(
          (one) => one.value.includes("#link="),
        ).value,
    );
    const other = await open(SMALL);
    await other.page.goto(link);
    await other.page.locator("main.table").waitFor();
    const { text } = await need(other.page, "share");
    assert.match(JSON.parse(text).deal.skat, /JC/);
  },

  "a match goes on after a reload, and from the list of games": async ({
    open,
    url,
  }) => {
    const { page, wrong } = await open(PHONE);
    await visit(page, url, WHIST);
    await page.locator('#page[data-here~="rest"]').waitFor();
    await play(page, 2);
    const [all] = await times(page);
    await isKept(page, all);
    await page.evaluate(async () => {
      const { deeds } = globalThis.tenace;
      await deeds.act("branch", { name: "other" });
      await deeds.act("branch", { go: "1" });
      await deeds.goTo(2);
    });
    await at(page, 2);
    await isKept(page, 2);
    await page.reload();
    await page.locator("main.table").waitFor();
    await at(page, 2);
    assert.deepEqual(await times(page), [2, true]);
    const { lines, now } = await need(page, "lines");
    assert.deepEqual(
      [lines.map(({ name }) => name), now],
      [["1", "other"], "1"],
    );
    await page.goto(`${url}#`);
    await page.reload();
    await page.locator(".kept a").click();
    await page.locator("main.table").waitFor();
    await at(page, 2);
    assert.deepEqual(wrong, []);
  },

  "a kept match tells that its rules have changed": async ({ open, url }) => {
    const { page } = await open(DESK);
    await visit(page, url, WHIST);
    await page.locator('#page[data-here~="rest"]').waitFor();
    await play(page, 2);
    const [all] = await times(page);
    await isKept(page, all);
    const changed = (change) =>
      page.evaluate((what) => {
        const { address } = globalThis.tenace.state;
        const key = `tenace.match.${address}`;
        const entry = JSON.parse(localStorage.getItem(key));
        const match = { ...JSON.parse(entry.text), mark: 1 };
        if (what === "moves") match.moves[3] = "fly";
        entry.text = JSON.stringify(match);
        localStorage.setItem(key, JSON.stringify(entry));
      }, change);
    await changed("mark");
    await page.reload();
    await page.locator(".note", { hasText: "All moves so far hold" }).waitFor();
    await at(page, all);
    await changed("moves");
    await page.reload();
    await page.locator(".note", { hasText: "goes on before it" }).waitFor();
  },

  "ten matches are kept, and none where the browser refuses": async ({
    open,
    url,
  }) => {
    const { page } = await open(DESK);
    await visit(page, url, WHIST);
    await page.locator('#page[data-here~="rest"]').waitFor();
    await page.evaluate(() => {
      for (let n = 1; n <= 12; n++)
        localStorage.setItem(
          `tenace.match.game=whist&seed=${n * 100}`,
          JSON.stringify({ v: 1, address: `x${n}`, at: n, text: "{}" }),
        );
      localStorage.setItem("tenace.match.old", '{ "v": 0 }');
    });
    await play(page, 1);
    const [all] = await times(page);
    await isKept(page, all);
    const { page: refused, wrong, context } = await open(DESK);
    await context.addInitScript(() => {
      const no = () => {
        throw new DOMException("no", "SecurityError");
      };
      Object.defineProperty(globalThis, "localStorage", { get: no });
    });
    await visit(refused, url, WHIST);
    await refused.locator('#page[data-here~="rest"]').waitFor();
    await play(refused, 1);
    await refused.reload();
    await refused.locator("main.table").waitFor();
    await myTurn(refused);
    await refused.goto(`${url}#`);
    await refused.locator("main.home").waitFor();
    assert.deepEqual(wrong, []);
    assert.ok((await keptNow(page)).length > 0);
  },

  "a new game of the same rules has a fresh deal at its own address": async ({
    open,
    url,
  }) => {
    const { page } = await open(DESK);
    await visit(page, url, "game=whist%2Bfirst_dealer%3D2&seed=7&bot=random");
    await myTurn(page);
    const before = page.url();
    await choose(page, "again");
    await page.waitForFunction((was) => location.href !== was, before);
    await page.waitForFunction(() => {
      const { moment } = globalThis.tenace.state;
      return moment.seed !== 7 && moment.game === "whist+first_dealer=2";
    });
    assert.match(page.url(), /seed=\d+/);
  },
};
