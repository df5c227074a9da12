// The table: hands by keyboard and by dragging, bids by steps, several cards,
// reasons that lead to their line, hints, panels, and several people at one
// screen. Most is done on a phone, by touch.
import assert from "node:assert/strict";
import {
  PHONE,
  act,
  decide,
  decisions,
  myTurn,
  need,
  visit,
  choose,
} from "./help.mjs";

/** Pairs of names at the table, and of what was said there, that lie one over
 * the other. */
const overlaps = (page) =>
  page.evaluate(() => {
    const all = document.querySelectorAll(".seats .who, .seats .bubble");
    const boxes = [...all].map((one) => [
      one.textContent.trim(),
      one.getBoundingClientRect(),
    ]);
    const meet = (a, b) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
    return boxes.flatMap(([said, box], i) =>
      boxes
        .slice(i + 1)
        .filter(([, other]) => meet(box, other))
        .map(([other]) => `${said} / ${other}`),
    );
  });

export const tests = {
  "six at a phone's table and their bids cover nobody": async ({
    open,
    url,
  }) => {
    const { page } = await open(PHONE);
    await visit(page, url, "game=fifty_six&seed=12&bot=random");
    await myTurn(page);
    assert.ok(await page.locator(".seats .bubble").count());
    assert.deepEqual(await overlaps(page), []);
  },

  "five at a phone's table, their bids and parties, cover nobody": async ({
    open,
    url,
  }) => {
    const { page } = await open(PHONE);
    await visit(page, url, "game=briscola_chiamata&seed=11&bot=random");
    await myTurn(page);
    assert.ok(await page.locator(".seats .bubble").count());
    assert.deepEqual(await overlaps(page), []);
    const party = page.locator(".seats .at-l small");
    for (let n = 0; n < 8 && !(await party.count()); n++) {
      await decide(page, () =>
        page.evaluate(() => {
          const card = "button[data-card]:not(.no):not([aria-disabled=true])";
          const { dataset } = document.querySelector(card) ?? {};
          globalThis.tenace.deeds.play(dataset?.card ?? "pass", true);
        }),
      );
      await myTurn(page);
    }
    assert.ok(await party.count(), "no party is known");
    assert.deepEqual(await overlaps(page), []);
  },

  "points in the middle of a round do not end it": async ({ open, url }) => {
    const { page } = await open({ reducedMotion: "reduce" });
    await visit(page, url, "game=cribbage&seed=5&bot=random");
    const now = () =>
      page.evaluate(() => {
        const { moment, table } = globalThis.tenace.state;
        const { show, sheet } = moment;
        const round = show.round;
        return { round, points: sheet.rounds.length, ended: table.ended };
      });
    let written = false;
    for (let n = 0; n < 6; n++) {
      await myTurn(page);
      const { round, points, ended } = await now();
      if (round > 1) break;
      written ||= points > 0;
      assert.equal(ended, 0, "a round that goes on");
      const { move } = await need(page, "hint");
      await decide(page, () =>
        page.evaluate((one) => globalThis.tenace.deeds.play(one, true), move),
      );
    }
    assert.ok(written, "nobody has scored in the middle of the round");
  },

  "one card is counted as one": async ({ open, url }) => {
    const { page } = await open();
    await visit(page, url, "game=whist&seed=7&bot=random");
    const said = await page.evaluate(async () => {
      const { state } = globalThis.tenace;
      state.moment.show.seats[1].n = 1;
      globalThis.dispatchEvent(new Event("resize"));
      await new Promise((resolve) => setTimeout(resolve, 0));
      return document.querySelector("[data-seat='2'] .unseen").innerText;
    });
    assert.equal(said, "Left: 1 card");
  },

  "flower cards are heard by their names": async ({ open, url }) => {
    const { page } = await open();
    await visit(page, url, "game=koi_koi&seed=1&bot=random");
    const labels = await page
      .locator("main.table .card[aria-label]")
      .evaluateAll((cards) => cards.map((card) => card.ariaLabel));
    assert.ok(labels.length > 8);
    for (const label of labels) assert.match(label, /^[a-z ]+: .*month \d+/);
  },

  "the arrow keys go through the hand, which is one stop of Tab": async ({
    open,
    url,
  }) => {
    const { page } = await open();
    await visit(page, url, "game=whist&seed=7&bot=random");
    await myTurn(page);
    assert.equal(await page.locator(".hand [tabindex='0']").count(), 1);
    await page.locator(".hand [tabindex='0']").focus();
    const card = () => page.evaluate(() => document.activeElement.dataset.key);
    const first = await card();
    await page.keyboard.press("ArrowRight");
    assert.notEqual(await card(), first);
    await page.keyboard.press("ArrowLeft");
    assert.equal(await card(), first);
    await page.keyboard.press("End");
    await decide(page, () => page.keyboard.press("Enter"));
    await myTurn(page);
    await page.waitForFunction(
      () => document.activeElement.closest(".hand") !== null,
    );
  },

  "a card is dragged to the table": async ({ open, url }) => {
    const { page } = await open({
      viewport: { width: 1280, height: 1000 },
      reducedMotion: "reduce", // a card that was let go is back at once
    });
    await visit(page, url, "game=whist&seed=7&bot=random");
    await myTurn(page);
    const drag = async (where) => {
      const box = await page.locator('[data-card="4C"]').boundingBox();
      const to = await page.locator(where).boundingBox();
      await page.mouse.move(box.x + 8, box.y + 20);
      await page.mouse.down();
      await page.mouse.move(to.x + 30, to.y + 10, { steps: 4 });
      await page.mouse.up();
    };
    await drag(".top h1");
    assert.equal(await decisions(page), 0);
    await decide(page, () => drag(".felt"));
  },

  "the line of a reason can be asked for": async ({ open, url }) => {
    const { page } = await open(PHONE);
    await visit(page, url, "game=whist&seed=1&bot=random");
    await page.evaluate(() => {
      document.addEventListener("open-rule", (event) => {
        globalThis.asked = event.detail;
      });
    });
    for (let i = 0; i < 13; i++) {
      await myTurn(page);
      const no = page.locator(".hand button.no");
      if ((await no.count()) > 0) {
        assert.equal(await no.first().getAttribute("aria-disabled"), null);
        await no.first().tap();
        await page.locator(".refusal .link").tap();
        await page.waitForFunction(() => globalThis.asked);
        const { file, line } = await page.evaluate(() => globalThis.asked);
        assert.equal(file, "rules/whist.lua");
        assert.ok(line > 0);
        return;
      }
      await decide(page, () => page.locator(".hand button").first().tap());
    }
    throw new Error("no card was forbidden");
  },

  "bids go by steps, and are no wall of buttons": async ({ open, url }) => {
    const { page } = await open(PHONE);
    await visit(page, url, "game=skat&seed=3&bot=random");
    await myTurn(page);
    assert.ok((await page.locator(".question button").count()) < 8);
    const first = await page.locator(".stepper output").innerText();
    await page.locator(".step").last().tap();
    await page.waitForFunction(
      (was) => document.querySelector(".stepper output").innerText !== was,
      first,
    );
    await decide(page, () => page.locator(".bids .main").tap());
  },

  "cards that are picked say what can be added": async ({ open, url }) => {
    const { page } = await open(PHONE);
    await visit(page, url, "game=hearts&seed=3&bot=random");
    await myTurn(page);
    for (let i = 0; i < 2; i++) {
      const card = page.locator(".hand button:not(.chosen)").first();
      await act(page, () => card.tap());
    }
    assert.equal(await page.locator(".hand .chosen").count(), 2);
    assert.match(
      await page.locator(".question [role=status]").innerText(),
      /add/,
    );
  },

  "between the turns of two people their hands are hidden": async ({
    open,
    url,
  }) => {
    const { page } = await open(PHONE);
    await visit(page, url, "game=whist&seed=7&seats=1,3&bot=random");
    await myTurn(page);
    await page.locator('[data-card="4C"]').tap();
    await page.locator(".curtain").waitFor();
    assert.equal(await page.locator(".hand").count(), 0);
    await page.evaluate(() => {
      globalThis.shown = [];
      const note = () => {
        if (document.querySelector(".hand"))
          globalThis.shown.push(globalThis.tenace.state.moment.seat);
      };
      const watched = { childList: true, subtree: true };
      new MutationObserver(note).observe(document.body, watched);
    });
    await page.locator(".curtain button").tap();
    await page.locator(".hand").waitFor();
    await page.waitForFunction(() => globalThis.shown.length > 0);
    const shown = await page.evaluate(() => globalThis.shown);
    assert.ok(
      shown.every((seat) => seat === 3),
      `hands of ${shown}`,
    );
  },

  "a line of what was said shows which rule did it": async ({ open, url }) => {
    const { page, wrong } = await open(PHONE);
    await visit(page, url, "game=whist&seed=7&bot=random");
    await myTurn(page);
    await page.evaluate(() => {
      document.addEventListener("open-rule", (event) => {
        globalThis.asked = event.detail;
      });
    });
    const line = page.locator(".said-line", { hasText: /trump/i }).last();
    await line.click();
    await page.locator(".traced [data-file]").first().waitFor();
    await line.click();
    await page.waitForFunction(() => !document.querySelector(".traced"));
    await line.click();
    await page.locator(".traced [data-file]").first().click();
    const asked = await page.evaluate(() => globalThis.asked);
    assert.equal(asked.file, "rules/whist.lua");
    assert.ok(asked.line > 1);
    assert.deepEqual(wrong, []);
  },

  "from a line of what was said one goes to the table then": async ({
    open,
    url,
  }) => {
    const { page } = await open();
    await visit(page, url, "game=whist&seed=7&bot=random");
    await myTurn(page);
    await decide(page, () => page.keyboard.press("Enter"));
    await myTurn(page);
    const line = page.locator(".said-line", { hasText: /You (play|lead)/ });
    await line.first().click();
    const then = page.locator(".traced > button:last-child");
    await then.waitFor();
    const before = await decisions(page);
    await then.click();
    await page.waitForFunction(
      (n) => globalThis.tenace.state.moment.decisions < n,
      before,
    );
  },

  "hint, score sheet and counts open, and Escape closes": async ({
    open,
    url,
  }) => {
    const { page, wrong } = await open();
    await visit(page, url, "game=whist&seed=7&bot=random");
    await myTurn(page);
    for (const panel of ["counts", "sheet", "why", "settings", "people"]) {
      await choose(page, panel);
      await page.locator(`.panel[data-shows=${panel}]`).waitFor();
    }
    await page.keyboard.press("Escape");
    await page.waitForFunction(() => !document.querySelector(".panel"));
    await page.locator("[data-panel=hint]").click();
    await page.locator(".told").waitFor();
    assert.deepEqual(wrong, []);
  },

  "cards keep still where the person or the system wants it": async ({
    open,
    url,
  }) => {
    const { page } = await open({ reducedMotion: "reduce" });
    await visit(page, url, "game=whist&seed=7&bot=random");
    assert.equal(await page.locator("main.still").count(), 1);
    const other = await open();
    await visit(other.page, url, "game=whist&seed=7&bot=random");
    await myTurn(other.page);
    assert.equal(await other.page.locator("main.still").count(), 0);
    await choose(other.page, "settings");
    await other.page.locator(".panel input").first().uncheck();
    assert.equal(await other.page.locator("main.still").count(), 1);
  },
};
