// A smoke test in Firefox: twenty things that a person does, one after another.
import assert from "node:assert/strict";
import { withFirefox } from "./firefox.mjs";
import { hosted } from "./hosted.mjs";
import { serve } from "./server.mjs";

const KEYS = { enter: "\uE006", del: "\uE017" };

/** A card that may be played, and one that may not. */
const OPEN = ".hand button[data-card]:not(.no)";
const SHUT = ".hand button[data-card].no";

/** Waits until the person is asked. */
const myTurn = (page) =>
  page.until(() => {
    const { state } = globalThis.tenace;
    return !state.busy && state.moment?.asked?.mine;
  });

const decisions = (page) =>
  page.evaluate(() => globalThis.tenace.state.moment.decisions);

/** Waits until the match has gone on from there. */
const moved = (page, before) =>
  page.until((n) => {
    const { moment, busy } = globalThis.tenace.state;
    return !busy && moment.decisions !== n;
  }, before);

/** Plays by that deed. */
async function plays(page, deed) {
  await myTurn(page);
  const before = await decisions(page);
  await deed();
  await moved(page, before);
  await myTurn(page);
}

const seen = (page, where) =>
  page.until((one) => document.querySelector(one)?.checkVisibility(), where);

const says = (page, where) =>
  page.until((one) => document.querySelector(one)?.textContent.trim(), where);

/** Opens an entry of the drawers. */
async function drawer(page, id) {
  await page.click(`.opens[data-holds~="${id}"]`);
  await page.click(`.drawer [data-entry="${id}"]`);
}

/** Presses a key at a place that has the focus. */
async function at(page, where, ...keys) {
  await page.until((one) => {
    document.querySelector(one)?.focus();
    return document.activeElement === document.querySelector(one);
  }, where);
  await page.press(...keys);
}

/** Puts the focus into the text of the editor, which has a tree of its own. */
const writes = (page) =>
  page.until(() => {
    const tree = document.querySelector(".editor")?.shadowRoot;
    const text = tree?.querySelector(".cm-content");
    text?.focus();
    return text && tree.activeElement === text;
  });

/** What a step keeps for later ones. */
const kept = { url: "", close: async () => {} };

/** @type {Record<string, (page: object) => Promise<void>>} */
const STEPS = {
  "the list of games": async (page) => {
    await page.goto(kept.url);
    await seen(page, "main.home .tile");
    await page.evaluate(() => localStorage.setItem("table.speed", "once"));
    await page.reload();
  },
  "Whist begins": async (page) => {
    await page.goto(`${kept.url}#game=whist&seed=7&bot=random`);
    await seen(page, OPEN);
  },
  "first steps are closed": async (page) => {
    while (await page.evaluate(() => Boolean(document.querySelector(".mark"))))
      await page.click(".mark .cross");
  },
  "a card by the mouse": (page) =>
    plays(page, () => page.click('.hand [data-card="4C"]')),
  "a card by the keyboard": (page) =>
    plays(page, () => at(page, OPEN, KEYS.enter)),
  "undo takes it back": async (page) => {
    const before = await decisions(page);
    await page.click("[data-does=undo]");
    await moved(page, before);
    await myTurn(page);
  },
  "a hint is played": async (page) => {
    await page.click("[data-panel=hint].sign");
    assert.match(await says(page, ".told p"), /\w/);
    await plays(page, () => page.click(".panel.hint button.main"));
  },
  "a card that is forbidden": async (page) => {
    while (await page.evaluate((no) => !document.querySelector(no), SHUT))
      await plays(page, () => page.click(OPEN));
    await page.click(SHUT);
    assert.match(await says(page, ".toast.refusal p"), /^No: /);
  },
  "its rule opens": async (page) => {
    await page.click(".toast.refusal .link");
    await writes(page);
  },
  "the rule is taken out": async (page) => {
    await page.until(() => {
      const list = document.querySelector(".rules select.file");
      return list?.value === "rules/whist.lua";
    });
    await page.click(".rules [type=search]");
    await page.evaluate(() => {
      const field = document.querySelector(".rules [type=search]");
      field.value = "follow_suit";
    });
    await page.press(KEYS.enter);
    await seen(page, ".rules .reading small");
    await writes(page);
    await page.press(KEYS.del);
    await seen(page, ".rules .line > small");
  },
  "saved, it acts in this hand": async (page) => {
    await page.click(".rules .save");
    await seen(page, ".outcome");
    await page.until((no) => !document.querySelector(no), SHUT);
    await page.click(".rules .close");
    await plays(page, () => page.click(OPEN));
  },
  "a reload keeps match and rule": async (page) => {
    const before = await decisions(page);
    await page.until(() =>
      Object.keys(localStorage).some((name) => name.includes("match")),
    );
    await page.reload();
    await seen(page, OPEN);
    await myTurn(page);
    assert.equal(await decisions(page), before);
    assert.equal(
      await page.evaluate((no) => document.querySelectorAll(no).length, SHUT),
      0,
    );
  },
  "the list goes on with it": async (page) => {
    await page.click(".home-link");
    await page.click(".kept a");
    await seen(page, OPEN);
  },
  "a link opens the same match": async (page) => {
    await drawer(page, "tool-share");
    await page.click(".rules .line button.main");
    const link = await page.until(
      () => document.querySelector(".the-link")?.value,
    );
    const before = await decisions(page);
    await page.goto("about:blank");
    await page.goto(link);
    await seen(page, OPEN);
    assert.equal(await decisions(page), before);
  },
  "another language": async (page) => {
    await page.goto(kept.url);
    await page.choose(".language select", "de");
    await page.until(() =>
      document.querySelector(".hero h1")?.textContent.includes("Regeln"),
    );
    await page.choose(".language select", "en");
    await page.until(() => document.documentElement.lang === "en");
  },
  "dark colours": async (page) => {
    const ground = () =>
      page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    await page.choose(".scheme select", "light");
    const light = await ground();
    await page.choose(".scheme select", "dark");
    await page.until(
      (before) => getComputedStyle(document.body).backgroundColor !== before,
      light,
    );
  },
  "a lesson begins": async (page) => {
    await page.goto(`${kept.url}#view=lessons&game=whist`);
    await page.click("[data-lesson]");
    await seen(page, ".asked");
  },
  "a puzzle is answered": async (page) => {
    await page.goto(`${kept.url}#view=puzzles&game=whist&seed=7&grade=medium`);
    await seen(page, ".puzzles .hand .card");
    await page.click("[data-show]");
    await seen(page, ".verdict .chart");
  },
  "the rulebook": async (page) => {
    await page.goto(`${kept.url}#view=rules&game=whist`);
    assert.match(await says(page, ".rulebook h1"), /Whist/);
  },
  "without a network": async (page) => {
    await page.until(() => globalThis.tenace.state.offline);
    await kept.close();
    await page.goto(`${kept.url}#game=klondike&seed=3`);
    await page.reload();
    await seen(page, ".felt .card");
  },
};

export const tests = {
  "Firefox: twenty steps of a person": async ({ folder }) => {
    const server = await serve(folder);
    let open = true;
    kept.url = server.url;
    kept.close = async () => {
      if (open) await server.close();
      open = false;
    };
    assert.equal(Object.keys(STEPS).length, 20);
    try {
      const wrong = await withFirefox(async (page) => {
        for (const [name, step] of Object.entries(STEPS))
          await step(page).catch((error) => {
            throw new Error(`${name}: ${error.stack}`);
          });
      });
      assert.deepEqual(wrong, []);
    } finally {
      await kept.close();
    }
  },

  "Firefox: a hosted table": () =>
    hosted(["whist", "--bots", "random"], async ({ address, table, key }) => {
      const wrong = await withFirefox(async (page) => {
        await page.goto(address);
        await page.evaluate(() => localStorage.setItem("table.speed", "once"));
        await page.goto(`${address}#table=${table}&key=${key}`);
        await page.click("#own-name");
        await page.press("A");
        await page.click("[data-seat='2']");
        await seen(page, "[data-does=begin]");
        assert.doesNotMatch(await says(page, "main.table"), /is thinking/);
        await page.click("[data-does=begin]");
        await page.until(() => !document.querySelector("[data-does=begin]"));
        await page.click(".who summary");
        await seen(page, ".who .details");
        await plays(page, () => page.click(OPEN));
        await page.until(() => !document.querySelector(".who[open]"));
        const { decisions: before, seat } = await page.evaluate(
          () => globalThis.tenace.state.moment,
        );
        assert.ok(before >= 4, "a trick was played");
        await page.reload();
        await myTurn(page);
        const after = await page.evaluate(() => globalThis.tenace.state.moment);
        assert.deepEqual([after.decisions, after.seat], [before, seat]);
        assert.equal(after.table.seats[seat - 1].name, "A");
        await plays(page, () => page.click(OPEN));
      });
      assert.deepEqual(wrong, []);
    }),
};
