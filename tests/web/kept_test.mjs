// What a person has written stays in the browser: only the person takes it
// away, and what is not kept is told.
import assert from "node:assert/strict";
import {
  DESKTOP,
  TEN,
  begin,
  decide,
  fits,
  look,
  myTurn,
  tool,
  type,
  visit,
} from "./help.mjs";

const WHIST = "game=whist&seed=7&bot=random";
const MINE = "rules/house/whist/mine.lua";
const RULES = "tenace.rules";
const REST = /parts\/rest/;

/** Nothing is taken from a store of the service worker. */
const ONLINE = { ...DESKTOP, serviceWorkers: "block" };

const stored = (page, name) =>
  page.evaluate((key) => localStorage.getItem(key), name);

const store = (page, name, text) =>
  page.evaluate(
    ([key, value]) => localStorage.setItem(key, value),
    [name, text],
  );

/** The text of one's own file, as the browser keeps it. */
const ownText = async (page, path = MINE) =>
  JSON.parse((await stored(page, RULES)) ?? "{}")[path];

/** Leaves no room in the browser. */
const fill = (page) =>
  page.evaluate(() => {
    let n = 0;
    for (let size = 1 << 22; size >= 1; size >>= 1)
      try {
        for (;;) {
          localStorage.setItem(`fill${n}`, "x".repeat(size));
          n += 1;
        }
      } catch {
        // A smaller one may fit.
      }
  });

/** Makes the room again. */
const empty = (page) =>
  page.evaluate(() => {
    for (const key of Object.keys(localStorage))
      if (key.startsWith("fill")) localStorage.removeItem(key);
  });

/** Makes a part of the page fail to come from now on. */
const lose = (page, part) => page.route(part, (route) => route.abort());

/** Saves what is in the editor, and waits until that is done. */
async function save(page) {
  await page.click(".rules .save");
  await page.locator(".outcome").waitFor();
}

/** Waits until it is told that rules are not kept. */
const unkept = (page, hasText) =>
  page.locator(".rules .unkept", { hasText }).waitFor();

const MATCH = `tenace.match.${WHIST}`;

/** Plays a card, and waits until the person is asked again. */
async function playCard(page) {
  await myTurn(page);
  await decide(page, () => page.click('[data-card="4C"]'));
  await myTurn(page);
}

/** Plays any card, and waits until the person is asked again. */
async function playAny(page) {
  await myTurn(page);
  const card = page.locator(".hand button.card:not(.no)").first();
  await decide(page, () => card.click());
  await myTurn(page);
}

/** The match as the browser keeps it; waits until that is where it is now. */
async function keptMatch(page) {
  await page.waitForFunction((key) => {
    const { decisions } = globalThis.tenace.state.moment;
    const entry = JSON.parse(localStorage.getItem(key) ?? "{}");
    return entry.decisions === decisions;
  }, MATCH);
  return stored(page, MATCH);
}

/** The moves of the match at the table. */
const movesMade = (page) =>
  page.evaluate(async () => {
    const made = await globalThis.tenace.engine.call("history");
    return made.map((one) => one.move);
  });

/** Plays a card, and reloads the page as soon as it is shown.
 * @returns {Promise<{ moves: string[], kept: any }>} the moves by then, and
 * what the browser keeps when the page goes */
async function playAndReload(page) {
  const before = await movesMade(page);
  await page.evaluate((key) => {
    const { engine, state } = globalThis.tenace;
    const { decisions } = state.moment;
    const known = engine.log.length;
    addEventListener("pagehide", () => {
      const kept = JSON.parse(localStorage.getItem(key) ?? "{}");
      const since = engine.log.slice(known).map(({ args }) => args.move);
      sessionStorage.setItem("left", JSON.stringify({ since, kept }));
    });
    document.querySelector(".hand button.card:not(.no)").click();
    const wait = setInterval(() => {
      if (state.moment.decisions === decisions) return;
      clearInterval(wait);
      location.reload();
    }, 1);
  }, MATCH);
  await page.waitForFunction(() => sessionStorage.getItem("left"));
  const left = await page.evaluate(() => sessionStorage.getItem("left"));
  await page.evaluate(() => sessionStorage.removeItem("left"));
  const { since, kept } = JSON.parse(left);
  return { moves: [...before, ...since], kept };
}

/** How many matches the browser keeps. */
const matches = (page) =>
  page.evaluate(
    () =>
      Object.keys(localStorage).filter((key) => key.startsWith("tenace.match."))
        .length,
  );

export const tests = {
  "own rules stay when a part of the page does not come": async ({
    open,
    url,
  }) => {
    const { page } = await open(ONLINE);
    await visit(page, url, WHIST);
    const text = JSON.stringify({ [MINE]: TEN });
    await store(page, RULES, text);
    await lose(page, REST);
    await page.reload();
    await page.waitForSelector("main.table");
    assert.equal(await stored(page, RULES), text);
    const told = page.locator(".lost");
    assert.match(await told.innerText(), /mine\.lua.* still keeps them/);
    await fits(page);
    await told.locator("button").click();
    await told.waitFor({ state: "detached" });
    await page.unroute(REST);
    await page.goto(`${url}#game=whist%2Bmine&seed=7&bot=random`);
    await page.reload();
    await page.waitForFunction(
      () => globalThis.tenace.state.moment?.game === "whist+mine",
    );
  },

  "own rules that the engine does not take stay, and are told": async ({
    open,
    url,
  }) => {
    const { page } = await open(ONLINE);
    await visit(page, url);
    const long = `-- ${"x".repeat(1 << 20)}`;
    const text = JSON.stringify({
      [MINE]: long,
      "rules/house/whist/ten.lua": TEN,
    });
    await store(page, RULES, text);
    await page.reload();
    await page.locator(".lost", { hasText: "mine.lua" }).waitFor();
    assert.equal(await stored(page, RULES), text);
  },

  "a full storage is told when rules are saved, and they can be saved later":
    async ({ open, url }) => {
      const { page, wrong } = await open(ONLINE);
      await visit(page, url, WHIST);
      await myTurn(page);
      await fill(page);
      await begin(page, "mine");
      await unkept(page, "no room");
      await type(page, TEN);
      await save(page);
      await unkept(page, "no room");
      assert.ok(await page.getByText("not saved yet").isVisible());
      const coming = page.waitForEvent("download");
      await page.click(".rules .unkept button");
      assert.equal((await coming).suggestedFilename(), "mine.lua");
      await empty(page);
      await save(page);
      await page.locator(".unkept").waitFor({ state: "detached" });
      assert.equal(await ownText(page), TEN);
      assert.deepEqual(wrong, []);
    },

  "a browser that keeps nothing is told when rules are saved": async ({
    open,
    url,
  }) => {
    const { page, context } = await open(ONLINE);
    await context.addInitScript(() => {
      const no = () => {
        throw new DOMException("no", "SecurityError");
      };
      Object.defineProperty(globalThis, "localStorage", { get: no });
    });
    await visit(page, url, WHIST);
    await myTurn(page);
    await begin(page, "mine");
    await type(page, TEN);
    await save(page);
    await unkept(page, "does not let this page keep");
  },

  "rules that cannot be read stay as they are": async ({ open, url }) => {
    const { page } = await open(ONLINE);
    await visit(page, url, WHIST);
    const damaged = `{"${MINE}": "return hou`;
    await store(page, RULES, damaged);
    await page.reload();
    await myTurn(page);
    await page.locator(".lost", { hasText: "cannot be read" }).waitFor();
    await begin(page, "mine");
    await unkept(page, "cannot be read");
    assert.equal(await stored(page, RULES), damaged);
  },

  "windows do not take each other's rules away": async ({ open, url }) => {
    const { page, context } = await open(ONLINE);
    const other = await context.newPage();
    for (const one of [page, other]) {
      await visit(one, url, WHIST);
      await myTurn(one);
    }
    await begin(page, "mine");
    await type(page, TEN);
    await save(page);
    await begin(other, "ten");
    assert.equal(await ownText(page), TEN);
    await other.click(".rules .close");
    await begin(other, "mine");
    await unkept(other, "another text of rules/house/whist/mine.lua");
    assert.equal(await ownText(page), TEN);
    await save(other);
    await other.locator(".unkept").waitFor({ state: "detached" });
    const later = await ownText(page);
    assert.notEqual(later, TEN);
    await page.click(".rules .remove");
    await page.click(".rules .sure");
    await unkept(page, "another text of rules/house/whist/mine.lua");
    assert.equal(await ownText(page), later);
    await page.click(".rules .remove");
    await page.click(".rules .sure");
    await page.locator(".unkept").waitFor({ state: "detached" });
    assert.equal(await ownText(page), undefined);
    assert.ok(await ownText(page, "rules/house/whist/ten.lua"));
  },

  "two windows with the same match take nothing from each other": async ({
    open,
    url,
  }) => {
    const { page, context } = await open(ONLINE);
    await visit(page, url, WHIST);
    await playCard(page);
    await keptMatch(page);
    const other = await context.newPage();
    await visit(other, url, WHIST);
    await playAny(page);
    await playAny(other);
    for (const one of [page, other])
      await one.waitForFunction(() => {
        const { address, moment } = globalThis.tenace.state;
        const entry = localStorage.getItem(`tenace.match.${address}`);
        return JSON.parse(entry ?? "{}").decisions === moment.decisions;
      });
    await page.waitForFunction(
      () =>
        Object.keys(localStorage).filter((key) =>
          key.startsWith("tenace.match."),
        ).length === 2,
    );
    const notices = await Promise.all(
      [page, other].map((one) =>
        one.evaluate(() => globalThis.tenace.state.notice),
      ),
    );
    assert.match(notices.join(" "), /Another window/);
  },

  "a window in which only bots play leaves the match to the other": async ({
    open,
    url,
  }) => {
    const { page, context } = await open(ONLINE);
    await visit(page, url, WHIST);
    await playCard(page);
    await keptMatch(page);
    const before = page.url();
    const other = await context.newPage();
    await visit(other, url, WHIST);
    await other.waitForSelector("[data-here~=rest]");
    await myTurn(other);
    await other.evaluate(async () => {
      const { engine, deeds } = globalThis.tenace;
      await engine.call("step", { bot: "random" });
      await deeds.look();
      await new Promise((on) => setTimeout(on, 500));
    });
    await playAny(page);
    await page.waitForFunction(() => {
      const { address, moment } = globalThis.tenace.state;
      const entry = localStorage.getItem(`tenace.match.${address}`);
      return JSON.parse(entry ?? "{}").decisions === moment.decisions;
    });
    assert.equal(page.url(), before);
    assert.equal(await page.evaluate(() => globalThis.tenace.state.notice), "");
  },

  "a match that cannot be opened stays, and no other takes its place": async ({
    open,
    url,
  }) => {
    const { page } = await open(ONLINE);
    await visit(page, url, WHIST);
    await playCard(page);
    const match = await keptMatch(page);
    await lose(page, REST);
    await page.reload();
    await page.locator("[role=alert]", { hasText: "still keeps" }).waitFor();
    assert.equal(await stored(page, MATCH), match);
    await page.unroute(REST);
    await page.reload();
    await page.waitForFunction(
      () => globalThis.tenace.state.moment?.decisions > 0,
    );
  },

  "a match that cannot be read keeps its place": async ({ open, url }) => {
    const { page } = await open(ONLINE);
    await visit(page, url);
    await store(page, MATCH, '{ "v": 9 }');
    await visit(page, url, WHIST);
    await playCard(page);
    await page.waitForFunction(() => {
      const { address } = globalThis.tenace.state;
      return localStorage.getItem(`tenace.match.${address}`);
    });
    assert.equal(await stored(page, MATCH), '{ "v": 9 }');
  },

  "a text that is not saved is there again, until one gives it up": async ({
    open,
    url,
  }) => {
    const { page, wrong } = await open(ONLINE);
    await visit(page, url, WHIST);
    await begin(page, "mine");
    await type(page, "-- half a thought");
    await page.reload();
    await page.waitForSelector("main.table");
    await tool(page, "file");
    const lines = page.locator(".editor .cm-line");
    await page.selectOption(".rules select.file", MINE);
    await lines.getByText("half a thought").waitFor();
    await page.locator(".rules [data-discard]").waitFor();
    assert.doesNotMatch(await ownText(page), /half a thought/);
    await page.selectOption(".rules select.file", "rules/whist.lua");
    await lines.getByText("two partnerships").first().waitFor();
    await page.selectOption(".rules select.file", MINE);
    await lines.getByText("half a thought").waitFor();
    await page.click(".rules [data-discard]");
    await lines.getByText("house_rule").first().waitFor();
    assert.equal(await page.locator(".rules [data-discard]").count(), 0);
    await page.reload();
    await page.waitForSelector("main.table");
    assert.doesNotMatch(await stored(page, "tenace.drafts"), /thought/);
    assert.deepEqual(wrong, []);
  },

  "an address may name house rules with a plain +": async ({ open, url }) => {
    const { page, wrong } = await open(ONLINE);
    const place = "game=whist+honours&seed=7&bot=random";
    await look(page, url, place, ".hand .card");
    assert.equal(
      await page.evaluate(() => globalThis.tenace.state.moment.game),
      "whist+honours",
    );
    assert.deepEqual(wrong, []);
  },

  "an address that leads nowhere is told": async ({ open, url }) => {
    const { page, wrong } = await open(ONLINE);
    for (const [place, told] of [
      ["match=zzz", /does not keep that match/],
      ["game=nonsuch", /no game 'nonsuch'/],
      ["game=whist%2Bnonsuch", /no house rule 'nonsuch'/],
      ["game=whist&seed=7&seats=9", /no seat 9 in this game/],
      ["link=AAAA", /damaged/],
      ["link=!!!", /damaged/],
      ["view=nonsuch", /no such view/],
    ]) {
      await page.goto("about:blank");
      await look(page, url, place, ".home [role=alert]");
      assert.match(await page.innerText(".home [role=alert]"), told);
    }
    await page.goto("about:blank");
    await look(
      page,
      url,
      "game=whist&seed=99999999999999999999",
      ".hand .card",
    );
    assert.deepEqual(wrong, []);
    await look(page, url, "table=x", ".together [role=alert]");
    assert.match(await page.innerText(".together"), /no table at this address/);
  },

  "what is wrong is told, though its sentences come late": async ({
    open,
    url,
  }) => {
    const { page } = await open(ONLINE);
    await page.route(REST, (route) => setTimeout(() => route.continue(), 2000));
    const told = ".home [role=alert]";
    await look(page, url, "game=whist%2Bnonsuch", told);
    assert.match(await page.innerText(told), /no house rule 'nonsuch'/);
  },

  "moves made just before the page goes are kept": async ({ open, url }) => {
    const { page } = await open(ONLINE);
    await visit(page, url, WHIST);
    await page.waitForSelector("[data-here~=rest]");
    await myTurn(page);
    const first = await playAndReload(page);
    assert.equal(first.kept.text, "");
    await page.waitForSelector("main.table");
    await myTurn(page);
    const there = await movesMade(page);
    assert.deepEqual(there.slice(0, first.moves.length), first.moves);
    await playAny(page);
    await keptMatch(page);
    await page.addInitScript(() => {
      globalThis.least = Infinity;
      new MutationObserver(() => {
        const n = globalThis.tenace?.state.moment?.decisions;
        globalThis.least = Math.min(globalThis.least, n ?? Infinity);
      }).observe(document, { childList: true, subtree: true });
    });
    const second = await playAndReload(page);
    assert.notEqual(second.kept.text, "");
    await page.waitForSelector("main.table");
    const least = await page.evaluate(() => globalThis.least);
    assert.ok(least >= second.moves.length, "an older moment was shown");
    const made = await movesMade(page);
    assert.deepEqual(made.slice(0, second.moves.length), second.moves);
  },

  "a match that has no room is told, and takes that of no other": async ({
    open,
    url,
  }) => {
    const { page } = await open(ONLINE);
    await visit(page, url, WHIST);
    const entry = { v: 1, address: "game=whist&seed=1", at: 1, text: "{}" };
    await store(page, "tenace.match.game=whist&seed=1", JSON.stringify(entry));
    await fill(page);
    await playCard(page);
    await page.locator(".note", { hasText: "match is not kept" }).waitFor();
    assert.equal(await matches(page), 1);
  },

  "progress that cannot be read stays as it is": async ({ open, url }) => {
    const { page } = await open(ONLINE);
    await visit(page, url);
    await store(page, "tenace.lessons.whist", "{");
    await look(
      page,
      url,
      "view=lessons&game=whist",
      "main.course [role=alert]",
    );
    assert.equal(await stored(page, "tenace.lessons.whist"), "{");
  },

  "what cannot be opened is told": async ({ open, url }) => {
    const { page } = await open(ONLINE);
    const alert = page.locator("[role=alert]");
    await visit(page, url);
    await page.evaluate(() => (location.hash = "game=nosuch"));
    await alert.filter({ hasText: "nosuch" }).waitFor();
    await page.evaluate(() => (location.hash = "link=AAAA____damaged"));
    await alert.filter({ hasText: "This link is damaged" }).waitFor();
    for (const part of [/parts\/first/, /parts\/engine/]) {
      await lose(page, part);
      await page.goto("about:blank");
      await page.goto(url);
      await alert.filter({ hasText: "did not come" }).waitFor();
      await page.unroute(part);
    }
  },
};
