// The author's desk below the editor: examples in the margin, matches that are
// right, how often rules act, and proofs.
import assert from "node:assert/strict";
import { rows } from "../../repl/web/page/rules/differ.js";
import {
  DESKTOP,
  PHONE,
  begin,
  choose,
  decide,
  findings,
  fits,
  myTurn,
  need,
  type,
  visit,
} from "./help.mjs";

const WHIST = "game=whist&seed=7&bot=random";
const RIGHT = "tenace.right";

/** A house rule with two examples, of which the second is wrong. */
const EXAMPLES = `local mine = house_rule "Mine" { of = "whist" }

example "clubs are followed" {
  hand = "4C 3D", trick = "10C", legal = "4C",
}

example "hearts are followed" {
  hand = "4H 3D", trick = "10H", legal = "3D",
}

return mine
`;

/** Nobody leads clubs while there are others. */
const NO_CLUBS = `local mine = house_rule "No clubs" {
  of = "whist",
  obligations = { obligation "no clubs" {
    avoid = "C", when = "leading", says = "clubs are led last" } },
}
return mine
`;

/** The first trick counts two more. */
const FIRST = `local mine = house_rule "Mine" { of = "whist" }
function mine:after_trick(winner)
  if #winner.hand == 12 then self:score(winner, 2, "the first trick") end
end
return mine
`;

const PLAIN = `return house_rule "Mine" { of = "whist" }\n`;

/** Saves a text as a house rule that is played. */
async function save(page, text) {
  await type(page, text);
  await page.click(".rules .save");
  await page.locator(".outcome").waitFor();
}

/** The signs in the margins: what they show, by their lines. */
const signs = (page) =>
  page.evaluate(() => {
    const { shadowRoot } = document.querySelector(".editor");
    const tops = [...shadowRoot.querySelectorAll(".cm-line")].map(
      (line) => line.getBoundingClientRect().top,
    );
    return [...shadowRoot.querySelectorAll(".sign")].map((sign) => {
      const { top } = sign.getBoundingClientRect();
      const line = tops.filter((one) => one <= top + 8).length;
      return `${line} ${sign.textContent}`;
    });
  });

/** Presses a sign of the margin. */
const press = (page, shows) =>
  page.evaluate((text) => {
    const { shadowRoot } = document.querySelector(".editor");
    [...shadowRoot.querySelectorAll("button.sign")]
      .find((sign) => sign.textContent === text)
      .click();
  }, shows);

/** What the table shows: the cards of the trick. */
const trick = (page) =>
  page.evaluate(() =>
    globalThis.tenace.state.moment.show.trick.map((one) => one.cards.join(" ")),
  );

/** The records that the browser keeps. */
const kept = (page) =>
  page.evaluate(
    (name) => JSON.parse(localStorage.getItem(name) ?? "{}"),
    RIGHT,
  );

/** Plays the first move that may be made until the round is over. */
async function playRound(page) {
  for (let over = false; !over; ) {
    const found = await page.waitForFunction(() => {
      const { moment, busy, table } = globalThis.tenace.state;
      if (table.next) return { over: true };
      return !busy && moment?.asked?.mine ? { over: false } : null;
    });
    ({ over } = await found.jsonValue());
    if (over) return;
    const { moves } = await need(page, "moves");
    const play = (move) => globalThis.tenace.deeds.play(move, true);
    await page.evaluate(play, moves[0].move);
  }
}

/** The round that is shown, and that of the card of a round that is over. */
const rounds = (page) =>
  page.evaluate(() => {
    const { moment, table } = globalThis.tenace.state;
    const there = document.querySelector(".toast.ended") !== null;
    return [moment.show.round, there ? table.ended : 0];
  });

const idle = (page) =>
  page.waitForFunction(() => !document.querySelector(".tells .stop"));

export const tests = {
  "examples are marked beside their lines, and opened by a click": async ({
    open,
    url,
  }) => {
    const { page, wrong } = await open(DESKTOP);
    await visit(page, url, WHIST);
    await begin(page, "mine");
    await save(page, EXAMPLES);
    const fails = page.locator(".desk .fails");
    await fails.waitFor();
    assert.match(await fails.innerText(), /legal should be '3D', but is '4H'/);
    assert.deepEqual(await signs(page), ["3 ✓", "7 ✗"]);
    await press(page, "✓");
    await page.waitForFunction(() =>
      document.querySelector(".tells")?.innerText.includes("is at the table"),
    );
    await myTurn(page);
    assert.equal((await trick(page)).at(-1), "10C");
    assert.deepEqual(await findings(page, ".desk"), []);
    assert.deepEqual(wrong, []);
  },

  "an example that fails is opened on a phone, where the table comes": async ({
    open,
    url,
  }) => {
    const { page } = await open(PHONE);
    await visit(page, url, WHIST);
    await begin(page, "mine");
    await save(page, EXAMPLES);
    await page.locator(".desk .fails").waitFor();
    await fits(page);
    await page.locator(".desk .fails .open").click();
    await page.locator("main.table").waitFor();
    await page.waitForFunction(() =>
      globalThis.tenace.state.moment.show.trick.at(-1)?.cards.includes("10H"),
    );
    await myTurn(page);
    assert.equal((await trick(page)).at(-1), "10H");
  },

  "kept matches tell which rule makes them go otherwise": async ({
    open,
    url,
  }) => {
    const { page, wrong } = await open(DESKTOP);
    await visit(page, url, WHIST);
    await begin(page, "mine");
    await save(page, PLAIN);
    await myTurn(page);
    await decide(page, () => page.click('[data-card="4C"]'));
    await myTurn(page);
    await choose(page, "keep");
    await page.waitForFunction(() =>
      globalThis.tenace.state.notice.includes("Matches kept: 1."),
    );
    const before = await kept(page);
    await page.reload();
    await myTurn(page);
    await choose(page, "tool-file");
    await page.locator(".desk .kept .good").waitFor();
    await type(page, NO_CLUBS);
    await page.click(".rules .save");
    const group = page.locator(".desk .group");
    await group.waitFor();
    assert.match(await group.innerText(), /1 of 1|One of 1/);
    assert.match(await group.innerText(), /no clubs/);
    await group.locator("[aria-expanded]").click();
    const rows = page.locator(".desk table .differs");
    await rows.first().waitFor();
    assert.match(await rows.first().innerText(), /4♣[^]*clubs are led last/);
    await group.locator(".refuse").click();
    assert.deepEqual(await kept(page), before);
    await group.locator(".accept").click();
    await page.locator(".desk .kept .good").waitFor();
    assert.notDeepEqual(await kept(page), before);
    assert.deepEqual(wrong, []);
  },

  "a full browser says that a match is not kept, and loses none": async ({
    open,
    url,
  }) => {
    const { page } = await open(DESKTOP);
    await visit(page, url, WHIST);
    await myTurn(page);
    await page.evaluate((name) => {
      localStorage.setItem(name, '{"rules/kept/whist/x.record":"one"}');
      Storage.prototype.setItem = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
    }, RIGHT);
    await choose(page, "keep");
    await page.waitForFunction(() =>
      globalThis.tenace.state.notice.includes("no room left"),
    );
    assert.deepEqual(await kept(page), {
      "rules/kept/whist/x.record": "one",
    });
  },

  "bots play ten matches to be kept": async ({ open, url }) => {
    const { page } = await open(DESKTOP);
    await visit(page, url, WHIST);
    await begin(page, "mine");
    await save(page, PLAIN);
    await idle(page);
    await page.locator(".desk .keep-ten").click();
    await page.locator(".desk .kept .good").waitFor();
    assert.equal(Object.keys(await kept(page)).length, 10);
    await save(page, NO_CLUBS).catch(() => {});
    await page.locator(".desk .group").waitFor();
  },

  "counts stand in the margin, and lead to a deal": async ({ open, url }) => {
    const { page, wrong } = await open(DESKTOP);
    await visit(page, url, WHIST);
    await begin(page, "mine");
    await save(page, NO_CLUBS);
    await idle(page);
    await page.click(".desk button.often");
    await page.locator(".desk section.often").waitFor();
    assert.deepEqual(await signs(page), ["3 1000"]);
    await press(page, "1000");
    await page.waitForFunction(() =>
      document.querySelector(".tells")?.innerText.includes("is at the table"),
    );
    await myTurn(page);
    assert.ok((await page.locator(".hand button.no").count()) > 0);
    assert.deepEqual(await findings(page, ".desk"), []);
    assert.deepEqual(wrong, []);
  },

  "a proof says what holds, and a fault is opened at the table": async ({
    open,
    url,
  }) => {
    const { page, wrong } = await open(DESKTOP);
    await visit(page, url, WHIST);
    await begin(page, "mine");
    await save(
      page,
      `local mine = house_rule "Mine" { of = "whist" }
function mine:score_round()
  if self:player(2).tricks > 1 then error "two tricks" end
  base.score_round(self)
end
return mine
`,
    );
    await idle(page);
    await page.click(".desk button.prove");
    const fault = page.locator(".desk .proof .refusal");
    await fault.waitFor();
    assert.match(await fault.innerText(), /two tricks/);
    await fault.locator(".open").first().click();
    await page.waitForFunction(
      () => globalThis.tenace.state.moment.show.seats[0].n <= 2,
    );
    await type(page, PLAIN);
    await page.click(".rules .save");
    await page.locator(".desk .proof").waitFor({ state: "detached" });
    await idle(page);
    await page.click(".desk button.prove");
    await page.locator(".tells .stop").click();
    await idle(page);
    assert.equal(await page.locator(".desk .proof").count(), 0);
    assert.deepEqual(wrong, []);
  },

  "the card of a round that is over stays while a rule is saved": async ({
    open,
    url,
  }) => {
    const { page, wrong } = await open(DESKTOP);
    await visit(page, url, WHIST);
    await begin(page, "mine");
    await save(page, PLAIN);
    await playRound(page);
    const [we] = await page.evaluate(
      () => globalThis.tenace.state.moment.sheet.rounds[0].points,
    );
    const score = page.locator(".named .score");
    assert.match(await score.innerText(), new RegExp(`^We ${we} `));
    await save(page, `-- the same\n${PLAIN}`);
    assert.deepEqual(await rounds(page), [1, 1]);
    await page.click(".toast.ended .main");
    await page.waitForFunction(
      () => globalThis.tenace.state.moment.show.round === 2,
    );
    assert.deepEqual(await rounds(page), [2, 0]);
    assert.deepEqual(wrong, []);
  },

  "the card of a round goes when the match goes back before its end": async ({
    open,
    url,
  }) => {
    const { page, wrong } = await open(DESKTOP);
    await visit(page, url, WHIST);
    await begin(page, "mine");
    await save(page, PLAIN);
    await playRound(page);
    await save(page, NO_CLUBS);
    await page.click(".outcome.refusal .main");
    await page.locator(".outcome.note").waitFor();
    await myTurn(page);
    assert.deepEqual(await rounds(page), [1, 0]);
    assert.deepEqual(wrong, []);
  },

  "positions that are looked at put away no match, and lead back to it":
    async ({ open, url }) => {
      const { page, wrong } = await open(DESKTOP);
      await visit(page, url, WHIST);
      await begin(page, "mine");
      await save(page, EXAMPLES);
      await myTurn(page);
      await decide(page, () => page.click('[data-card="4C"]'));
      await myTurn(page);
      const now = () =>
        page.evaluate(() => {
          const { moment } = globalThis.tenace.state;
          const names = Object.keys(localStorage);
          const all = names.filter((name) => name.startsWith("tenace.match."));
          return {
            all: all.sort(),
            shows: [moment.game, moment.seed, moment.decisions],
          };
        });
      const before = await now();
      for (let n = 0; n < 2; n++) {
        await press(page, "✓");
        await page.locator(".tells .back").waitFor();
        await myTurn(page);
        assert.notDeepEqual((await now()).shows, before.shows);
      }
      await page.waitForFunction(
        ({ length }) =>
          Object.keys(localStorage).filter((name) =>
            name.startsWith("tenace.match."),
          ).length ===
          length + 1,
        before.all.length ? before.all : [""],
      );
      await page.click(".tells .back");
      await page.waitForFunction(
        (n) => globalThis.tenace.state.moment?.decisions === n,
        before.shows[2],
      );
      assert.deepEqual((await now()).shows, before.shows);
      await page.goto(url);
      await page.locator(".home").waitFor();
      const tiles = page.locator(".kept .tile");
      assert.equal(await tiles.count(), 1);
      assert.match(await tiles.innerText(), /Whist \+ Mine\s+Round 1.*We \d/s);
      assert.deepEqual(wrong, []);
    },

  "an example shows what was refused, scored or won, as one chooses": async ({
    open,
    url,
  }) => {
    const { page, wrong } = await open(DESKTOP);
    await visit(page, url, WHIST);
    await begin(page, "mine");
    await save(page, FIRST);
    await myTurn(page);
    const path = "rules/house/whist/mine.lua";
    const make = async (name, shows = "") => {
      await page.locator(".example-here select").selectOption(shows);
      await page.locator(".example-here [name=name]").fill(name);
      await page.click(".example-here button");
      await page.waitForFunction(
        (wanted) =>
          document.querySelector(".tells:not([hidden]) .told") ??
          [...document.querySelectorAll(".desk .holds")].some((one) =>
            one.textContent.includes(wanted),
          ),
        name,
      );
      const told = page.locator(".tells .told");
      if (await told.count()) return told.innerText();
      await page.waitForFunction(
        () => !document.querySelector(".example-here [name=name]").value,
      );
      const { text } = await need(page, "files", { path });
      return text.split(`example "${name}"`)[1];
    };
    const play = async () => {
      const [{ move }] = (await need(page, "moves")).moves;
      await decide(page, () =>
        page.evaluate((one) => globalThis.tenace.deeds.play(one, true), move),
      );
      await myTurn(page);
    };
    assert.match(await make("nothing"), /no rule refuses a card here/i);
    await page.locator(".tells button").last().click();
    await play();
    // its deal has cards of the others that are still in their hands
    assert.match(await make("scored"), /cards that you have not seen/);
    await page.locator(".tells button").last().click();
    await page.evaluate(() => globalThis.tenace.deeds.open(true));
    assert.match(await make("scored"), /moves = [^]*scores = \{ (2, 0|0, 2) /);
    assert.match(await make("won", "wins"), /winner = \d/);
    const refused = page.locator(".hand button.no");
    while ((await refused.count()) === 0) await play();
    await refused.first().click();
    await page.locator(".toast.refusal").waitFor();
    assert.match(await make("refused"), /refused = "..", because = "follow/);
    await page.locator(".example-here select").selectOption("may");
    await page.locator(".example-here [name=move]").waitFor();
    assert.deepEqual(await findings(page, ".desk"), []);
    assert.deepEqual(wrong, []);
  },

  "both sides line up again after a line that one of them lacks": async () => {
    const shown = (one, other) =>
      rows(one, other).map(({ left, right, same }) => [left, right, same]);
    assert.deepEqual(shown(["a", "b", "c"], ["a", "c"]), [
      ["a", "a", true],
      ["b", "", false],
      ["c", "c", true],
    ]);
    assert.deepEqual(shown(["a", "b"], ["x", "y", "b"]), [
      ["a", "x", false],
      ["", "y", false],
      ["b", "b", true],
    ]);
  },

  "a mistake in the text hides no examples and no kept matches": async ({
    open,
    url,
  }) => {
    const { page } = await open(DESKTOP);
    await visit(page, url, WHIST);
    await begin(page, "mine");
    await save(page, EXAMPLES);
    await idle(page);
    await page.locator(".desk .fails").waitFor();
    await type(page, `local mine = house_rule "Mine { of = "whist" }\n`);
    await page.click(".rules .save");
    const told = page.locator(".tells .told");
    await told.waitFor();
    assert.match(await told.innerText(), /saved, but it has a mistake/);
    const kept = await page.locator(".desk .kept").innerText();
    assert.match(kept, /Your kept matches are there/);
    const examples = await page.locator(".desk .examples").innerText();
    assert.match(examples, /run when the mistake is mended/);
  },
};
