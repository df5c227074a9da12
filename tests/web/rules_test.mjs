// The rules beside the table: the editor, house rules to tick, links.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import {
  PHONE,
  SMALL,
  TEN,
  ask,
  begin,
  decide,
  fits,
  myTurn,
  need,
  tool,
  type,
  visit,
} from "./help.mjs";

/** Ten points win, and whoever leads to a trick leads clubs while there are
 * some. */
const CLUBS = `local mine = house_rule "Clubs first" {
  of = "whist",
  set = { target = 10 },
  obligations = { obligation "clubs first" {
    avoid = "D, H, S", when = "leading", says = "clubs are led first" } },
}
return mine
`;

/** The moves of the match so far. */
const movesOf = async (page) =>
  (await need(page, "history")).map((one) => one.move);

export const tests = {
  "a text is found, wrapped, compared with the original, and restored": async ({
    open,
    url,
  }) => {
    const { page, wrong } = await open({
      viewport: { width: 1280, height: 800 },
      reducedMotion: "reduce",
    });
    await visit(page, url, "game=whist&seed=7&bot=random");
    await myTurn(page);
    await tool(page, "file");
    await page.locator(".editor .cm-content").waitFor();
    await page.fill(".reading input", "Follow_Suit");
    await page.press(".reading input", "Enter");
    await page.locator(".reading [role=status]").waitFor();
    const place = await page.locator(".reading [role=status]").innerText();
    assert.match(place, /^1 of \d+$/);
    await page.click("[data-wrap]");
    await page.locator(".editor .cm-lineWrapping").waitFor();
    await page.locator(".editor .cm-content").click();
    await page.keyboard.press("Control+End");
    await page.keyboard.insertText("-- mine\n");
    await page.click("[data-differ]");
    const came = page.locator(".differs .came");
    await came.first().waitFor();
    assert.match((await came.allInnerTexts()).join(), /-- mine/);
    assert.equal(await page.locator(".differs .went").count(), 0);
    await page.click(".save");
    await page.locator(".rules summary").first().click();
    await page.getByRole("button", { name: "Restore the original" }).click();
    await page.click(".rules .sure");
    await page.waitForFunction(() =>
      [...document.querySelectorAll(".rules .told, .rules p")].some((one) =>
        one.textContent.includes("The file is gone"),
      ),
    );
    await page.click("[data-differ]");
    await page.getByText("Nothing differs from the original.").waitFor();
    assert.deepEqual(wrong, []);
  },

  "a problem is told below the text, which stays where it is": async ({
    open,
    url,
  }) => {
    const { page } = await open({ viewport: { width: 1280, height: 800 } });
    await visit(page, url, "game=whist&seed=7&bot=random");
    await myTurn(page);
    await begin(page, "Gentle trumps", "gentle_trumps");
    const top = async () =>
      (await page.locator(".rules .editor").boundingBox()).y;
    await type(page, "local a = 2");
    const before = await top();
    await type(page, "local a = = 2");
    await page.locator(".problems button").first().waitFor();
    assert.equal(await top(), before);
  },

  "a syntax error marks its line while one types": async ({ open, url }) => {
    const { page, wrong } = await open();
    await visit(page, url, "game=whist&seed=7&bot=random");
    await begin(page, "mine");
    await type(page, "local a = 1\nlocal b = = 2\nreturn a\n");
    await page.locator(".editor .cm-lint-marker-error").waitFor();
    const told = page.locator('.problems button[data-line="2"]');
    await told.waitFor();
    const tops = await page.evaluate(() => {
      const { shadowRoot } = document.querySelector(".editor");
      const mark = shadowRoot.querySelector(".cm-lint-marker-error");
      const line = shadowRoot.querySelectorAll(".cm-line")[1];
      return [mark, line].map((one) => one.getBoundingClientRect().top);
    });
    assert.ok(Math.abs(tops[0] - tops[1]) < 12, String(tops));
    await type(page, TEN);
    await told.waitFor({ state: "detached" });
    assert.deepEqual(wrong, []);
  },

  "what the table shows becomes an example in the file": async ({
    open,
    url,
  }) => {
    const { page, wrong } = await open();
    await visit(page, url, "game=whist&seed=7&bot=random");
    await begin(page, "mine");
    await type(page, TEN);
    await page.click(".rules .save");
    await page.locator(".outcome").waitFor();
    await page.locator(".example-here select").selectOption("moves");
    await page.locator(".example-here input").fill("led");
    await page.locator(".example-here button").click();
    await page
      .locator(".editor .cm-content", { hasText: 'example "led"' })
      .waitFor();
    await page.waitForFunction(() =>
      localStorage.getItem("tenace.rules").includes("example"),
    );
    assert.deepEqual(wrong, []);
  },

  "words are completed, and have their help": async ({ open, url }) => {
    const { page } = await open();
    await visit(page, url, "game=whist&seed=7&bot=random");
    await begin(page, "mine");
    await type(page, "deal_ea");
    await page.keyboard.press("Control+Space");
    const first = page.locator(".cm-tooltip-autocomplete li").first();
    await first.waitFor();
    assert.match(await first.innerText(), /deal_each/);
    await first.click();
    await page.locator(".rules .help").waitFor();
    assert.match(await page.locator(".rules .help").innerText(), /deal_each/);
  },

  "the line of a rule is shown in the editor": async ({ open, url }) => {
    const { page } = await open(PHONE);
    await visit(page, url, "game=whist&seed=1&bot=random");
    await myTurn(page);
    await page.evaluate(() =>
      document.dispatchEvent(
        new CustomEvent("open-rule", {
          detail: { file: "rules/whist.lua", line: 12 },
          cancelable: true,
        }),
      ),
    );
    const active = page.locator(".editor .cm-activeLineGutter").first();
    await page.waitForFunction(() => {
      const { shadowRoot } = document.querySelector(".editor") ?? {};
      const line = shadowRoot?.querySelector(
        ".cm-lineNumbers .cm-activeLineGutter",
      );
      return line?.textContent === "12";
    });
    assert.ok(await active.isVisible());
    await fits(page);
    await page.click(".rules .close");
    assert.ok(await page.locator("main.table").isVisible());
  },

  "a refusal leads to its rule, and to the line in the editor": async ({
    open,
    url,
  }) => {
    const { page } = await open(PHONE);
    await visit(page, url, "game=whist&seed=1&bot=random");
    const no = page.locator(".hand button.no");
    for (let i = 0; i < 13; i++) {
      await myTurn(page);
      if ((await no.count()) > 0) break;
      await decide(page, () => page.locator(".hand button").first().tap());
    }
    await no.first().tap();
    const place = page.locator("[role=alert] [data-file]");
    const line = await place.getAttribute("data-line");
    await place.tap();
    await page.waitForFunction((n) => {
      const { shadowRoot } = document.querySelector(".editor") ?? {};
      const now = shadowRoot?.querySelector(
        ".cm-lineNumbers .cm-activeLineGutter",
      );
      return now?.textContent === n;
    }, line);
    assert.equal(
      await page.locator(".rules select.file").inputValue(),
      "rules/whist.lua",
    );
  },

  "a house rule is written in mid-hand, and a link opens it elsewhere": async ({
    open,
    url,
  }) => {
    const { page, wrong } = await open();
    await visit(page, url, "game=whist&seed=7&bot=random");
    await myTurn(page);
    await decide(page, () => page.click('[data-card="4C"]'));
    await myTurn(page);
    const before = await movesOf(page);
    const trick = await page.evaluate(
      () => globalThis.tenace.state.moment.show.trick,
    );
    await begin(page, "mine");
    await type(page, TEN);
    await page.click(".rules .save");
    await page.locator(".outcome").waitFor();
    await page.waitForFunction(
      () => globalThis.tenace.state.moment.game === "whist+mine",
    );
    await myTurn(page);
    const now = await page.evaluate(() => globalThis.tenace.state.moment);
    assert.deepEqual(now.show.trick, trick);
    assert.deepEqual(await movesOf(page), before);

    await tool(page, "share");
    await page.click(".rules button.main");
    const field = page.locator(".the-link");
    await field.waitFor();
    const link = await field.inputValue();
    const other = await open(PHONE);
    await visit(other.page, link.replace(/#.*/, ""), link.replace(/^.*#/, ""));
    await myTurn(other.page);
    const there = await other.page.evaluate(
      () => globalThis.tenace.state.moment,
    );
    assert.equal(there.game, "whist+mine");
    assert.deepEqual(there.show, now.show);
    assert.deepEqual(await movesOf(other.page), before);
    const file = { path: "rules/house/whist/mine.lua" };
    assert.equal((await need(other.page, "files", file)).text, TEN);
    assert.equal(
      (await need(other.page, "record")).text,
      (await need(page, "record")).text,
    );
    assert.deepEqual([...wrong, ...other.wrong], []);
  },

  "a move that no longer holds is told, and one can go back there": async ({
    open,
    url,
  }) => {
    const { page } = await open(PHONE);
    await visit(page, url, "game=whist&seed=7&bot=random");
    await myTurn(page);
    await decide(page, () => page.tap('[data-card="AS"]'));
    await myTurn(page);
    await begin(page, "clubs");
    await type(page, CLUBS);
    await page.tap(".rules .save");
    const told = page.locator(".refusal.outcome");
    await told.waitFor();
    assert.match(await told.innerText(), /clubs are led first/);
    assert.match(await told.innerText(), /clubs\.lua, line \d/);
    await fits(page);
    assert.equal((await need(page, "view")).game, "whist");
    await told.locator("button.main").tap();
    await page.locator(".note.outcome").waitFor();
    assert.equal((await need(page, "view")).game, "whist+clubs");
    assert.equal((await need(page, "view")).decisions, 0);
  },

  "own rules are there after the page is loaded anew": async ({
    open,
    url,
  }) => {
    const { page } = await open();
    await visit(page, url, "game=whist&seed=7&bot=random");
    await begin(page, "mine");
    await type(page, TEN);
    await page.click(".rules .save");
    await page.locator(".outcome").waitFor();
    await page.evaluate(() => (location.hash = "game=whist%2Bmine&seed=7"));
    await page.reload();
    await page.waitForSelector("main.table");
    await page.waitForFunction(
      () => globalThis.tenace.state.moment?.game === "whist+mine",
    );
    await tool(page, "file");
    const select = page.locator(".rules select.file");
    await select.waitFor();
    await page.locator(".rules > details > summary").click();
    await page.locator(".rules .remove").click();
    await page.locator(".rules .sure").click();
    await page.waitForFunction(
      () => !localStorage.getItem("tenace.rules").includes("mine"),
    );
  },

  "house rules and options are ticked, and clashes are told": async ({
    open,
    url,
  }) => {
    const { page, wrong } = await open(SMALL);
    await visit(page, url, "game=whist&seed=7&bot=random");
    await myTurn(page);
    await tool(page, "choices");
    await page.check('[data-house="american"]');
    await page.waitForFunction(
      () => document.querySelector("[data-option=target]").value === "7",
    );
    await page.check('[data-house="long_whist"]');
    const clash = page.locator(".clash");
    await clash.waitFor();
    assert.match(await clash.innerText(), /american/);
    await fits(page);
    await page.uncheck('[data-house="long_whist"]');
    await clash.waitFor({ state: "detached" });
    await page.click(".rules button.main");
    await page.locator(".outcome").waitFor();
    assert.equal((await need(page, "view")).game, "whist+american");
    await page.uncheck('[data-house="american"]');
    await page.waitForFunction(
      () => document.querySelector("[data-option=target]").value === "5",
    );
    await page.click(".rules button.main");
    await page.waitForFunction(
      () => globalThis.tenace.state.moment.game === "whist",
    );
    assert.deepEqual(wrong, []);
  },

  "rules that never end are told, and the match goes on": async ({
    open,
    url,
  }) => {
    const { page } = await open();
    await visit(page, url, "game=whist&seed=7&bot=random");
    await myTurn(page);
    await begin(page, "mine");
    await type(page, `local n = 0\nwhile true do n = n + 1 end\n${TEN}`);
    await page.locator('.problems button[data-line="2"]').waitFor();
    await page.click(".rules .save");
    await page.locator('.problems button[data-line="2"]').waitFor();
    await page.click(".rules .close");
    await decide(page, () => page.click('[data-card="4C"]'));
  },

  "a damaged link is told, and its texts are never HTML": async ({
    open,
    url,
  }) => {
    const { page } = await open();
    await page.goto(`${url}#link=AAAA____damaged`);
    await page.waitForFunction(() => globalThis.tenace?.state.notice);
    const link = {
      tenace: 1,
      game: "whist+bad",
      seed: 1,
      files: {
        "rules/house/whist/bad.lua": `return house_rule
          "<img src=x onerror='window.hit = 1'>" { of = "whist",
          set = { target = "<b>bold</b>" } }`,
      },
    };
    const got = await ask(page, "receive", { text: JSON.stringify(link) });
    assert.equal(got.value.problem.kind, "rules");
    await page.evaluate((file) => {
      document.dispatchEvent(
        new CustomEvent("open-rule", {
          detail: { file, line: 1 },
          cancelable: true,
        }),
      );
    }, "rules/house/whist/bad.lua");
    await page.locator(".editor .cm-content").waitFor();
    await page.locator(".problems .refusal").waitFor();
    assert.equal(await page.locator(".rules b, .rules img").count(), 0);
    assert.equal(await page.evaluate(() => globalThis.hit), undefined);
  },

  "check says that nothing is wrong, and files can be opened": async ({
    open,
    url,
  }) => {
    const { page } = await open();
    await visit(page, url, "game=whist&seed=7&bot=random");
    await tool(page, "share");
    await page.setInputFiles(".rules input[type=file]", {
      name: "Ten points.lua",
      mimeType: "text/plain",
      buffer: Buffer.from(TEN),
    });
    await page.waitForFunction(
      () =>
        document.querySelector(".rules select.file")?.value ===
        "rules/house/whist/ten_points.lua",
    );
    await page.click(".rules .check");
    await page.locator(".rules .good").waitFor();
    const record = (await need(page, "record")).text;
    await tool(page, "share");
    await page.setInputFiles(".rules input[type=file]", {
      name: "match.record",
      mimeType: "text/plain",
      buffer: Buffer.from(record),
    });
    await page.locator(".rules .note").waitFor();
    await page.click(".rules .report");
    const report = await page.locator(".rules textarea").inputValue();
    assert.ok(report.includes("tenace record 1"));
  },

  "a file of deals is opened, as it was played or to play, and saved": async ({
    open,
    url,
  }) => {
    const { page } = await open();
    await visit(page, url, "game=bridge&seed=7&bot=random");
    await tool(page, "share");
    const lin =
      "qx|o7|md|1SJ973HJ98742D3CK4,SKQT2HATDJ6542C85,SH63DAKQ987CA9732,|" +
      "sv|b|mb|2H|mb|p|mb|p|mb|p|pc|SK|mc|7|";
    await page.setInputFiles(".rules input[type=file]", {
      name: "evening.lin",
      mimeType: "text/plain",
      buffer: Buffer.from(lin),
    });
    const boards = page.locator(".rules .boards");
    await boards.waitFor();
    assert.match(await boards.innerText(), /board 7 +2♥ by South +7 tricks/);
    const wide = page.viewportSize();
    await page.setViewportSize(PHONE.viewport);
    await fits(page);
    await page.setViewportSize(wide);
    await boards.getByRole("button", { name: "Open as it was played" }).click();
    await page.locator(".rules .note").waitFor();
    const coming = page.waitForEvent("download");
    await page.click(".rules [data-deals=pbn]");
    const saved = await (await coming).path();
    assert.match(await readFile(saved, "utf8"), /\[Contract "2H"\]/);
    await boards.getByRole("button", { name: "Play these deals" }).click();
    await page.waitForFunction(() => tenace.state.moment?.decisions === 0);
    assert.equal(
      await page.evaluate(() => tenace.state.moment.game),
      "bridge+first_board=7+rounds=1",
    );
  },
};
