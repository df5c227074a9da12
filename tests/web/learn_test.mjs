// The views for learning: the rulebook, whose examples answer and open, and the
// navigation with the choice of the language.
import assert from "node:assert/strict";
import { choose, PHONE, SMALL, fits, look, myTurn, visit } from "./help.mjs";

// Handouts with short rules, which examples fill, and with long ones.
const HANDOUTS = {
  skat: ":not(.full, .very)",
  five_hundred: ".very",
  whist: ".full",
};

export const tests = {
  "an example of the rulebook answers to a tap, and opens": async ({
    open,
    url,
  }) => {
    const { page, wrong } = await open(PHONE);
    await look(page, url, "view=rules&game=whist", "main.rulebook");
    await fits(page);
    const example = page.locator(".example").first();
    await example.getByRole("button", { name: "4♥" }).tap();
    const answer = example.locator(".answer");
    await answer.filter({ hasText: "is not allowed" }).waitFor();
    assert.match(await answer.innerText(), /rules\/whist\.lua, line \d+/);
    await page.locator("[data-opens]").nth(1).tap();
    await page.waitForSelector("main.table");
    await myTurn(page);
    assert.equal(await page.locator(".trick li").count(), 2);
    await choose(page, "view-rules");
    await page.waitForSelector("main.rulebook");
    await page.locator(".to-table").tap();
    await page.waitForSelector("main.table");
    assert.equal(await page.locator(".trick li").count(), 2);
    assert.deepEqual(wrong, []);
  },

  "headings of the rulebook are larger than its text": async ({
    open,
    url,
  }) => {
    const { page } = await open(PHONE);
    await look(page, url, "view=rules&game=whist", "main.rulebook");
    const sizes = await page.evaluate(() =>
      ["h1", ".sub", "h2", ".told", ".entries dt"].map((what) => {
        const found = document.querySelector(`.rulebook ${what}`);
        return found && parseFloat(getComputedStyle(found).fontSize);
      }),
    );
    assert.deepEqual(sizes, [28, 20, 20, 16, 16]);
  },

  "a handout has one sheet, without buttons and options that are off": async ({
    open,
    url,
  }) => {
    const { page } = await open();
    await look(page, url, "view=rules&game=skat", "main.rulebook");
    await page.locator(".printing a:not(.main)").click();
    await page.waitForSelector("main.handout");
    assert.equal(await page.locator(".example").count(), 0);
    await page.emulateMedia({ media: "print" });
    assert.equal(await page.locator("button:visible, nav:visible").count(), 0);
    for (const [game, kind] of Object.entries(HANDOUTS)) {
      await look(
        page,
        url,
        `view=rules&game=${game}&card=1`,
        `main.handout${kind} h2`,
      );
      const sheets = (await page.pdf({ preferCSSPageSize: true }))
        .toString("latin1")
        .match(/\/Type\s*\/Page\b/g);
      assert.equal(sheets.length, 1, game);
    }
    assert.ok((await page.locator(".example").count()) > 3);
  },

  "ticking a house rule shows what differs": async ({ open, url }) => {
    const { page, wrong } = await open(SMALL);
    await look(page, url, "view=rules&game=whist", "main.rulebook");
    await page.locator("summary").click();
    const other = page.locator(".picker").nth(1);
    await other.getByLabel("Honours").check();
    await page.waitForSelector(".change ins");
    await fits(page);
    assert.match(page.url(), /against=whist%2Bhonours/);
    assert.equal(await page.locator(".example").count(), 0);
    assert.deepEqual(wrong, []);
  },

  "the views are reached by the keyboard": async ({ open, url }) => {
    const { page, wrong } = await open();
    await look(page, url, "game=whist&seed=7", "main.table");
    await page.getByRole("button", { name: "Learn" }).focus();
    for (const key of ["Enter", "Tab", "Enter"]) await page.keyboard.press(key);
    await page.waitForSelector("main.rulebook");
    const here = page.locator(".drawer [aria-current=page]");
    assert.equal(await here.innerText(), "Rules");
    assert.deepEqual(wrong, []);
  },

  "a language is chosen, and kept": async ({ open, url }) => {
    const { page, wrong } = await open(SMALL);
    await look(page, url, "", "main.home");
    await page.locator(".language select").selectOption("hi");
    await page.waitForSelector("html[lang=hi]");
    await fits(page);
    await page.reload();
    await page.waitForSelector("main.home");
    await page.waitForSelector("html[lang=hi]");
    assert.equal(await page.locator(".language select").inputValue(), "hi");
    assert.deepEqual(wrong, []);
  },

  "a lesson is answered by choice, and its progress is kept": async ({
    open,
    url,
  }) => {
    const { page, wrong } = await open(SMALL);
    await look(page, url, "view=lessons&game=whist", "main.course");
    await page.locator("[data-lesson=rank]").focus();
    await page.keyboard.press("Enter");
    await page.waitForSelector(".asked");
    await fits(page);
    for (let i = 0; i < 40; i++) {
      if (await page.locator("[data-lessons].main").count()) break;
      const before = await page.locator("main").innerText();
      const answers = page.locator(".asked [data-answer]");
      await answers.nth(i % 2).focus();
      await page.keyboard.press("Enter");
      await page.waitForFunction(
        (text) => document.querySelector("main").innerText !== text,
        before,
      );
    }
    await page.locator("[data-lessons]").click();
    await page.waitForSelector("[data-lesson=rank].done");
    await page.reload();
    await page.waitForSelector("[data-lesson=rank].done");
    const kept = await page.evaluate(() =>
      localStorage.getItem("tenace.lessons.whist"),
    );
    assert.match(kept, /\d of 5 course rank/);
    assert.deepEqual(wrong, []);
  },

  "cards answer a question, and moves an author's lesson": async ({
    open,
    url,
  }) => {
    const { page, wrong } = await open(PHONE);
    await look(page, url, "view=lessons&game=whist", "main.course");
    await page.tap("[data-lesson=follow_suit]");
    await page.tap(".asked [data-answer=JC]");
    await page.waitForSelector(".asked .chosen[data-answer=JC]");
    await fits(page);
    await page.tap("[data-submit]");
    await page
      .locator(".heard", { hasText: "follow_suit" })
      .or(page.locator(".heard", { hasText: "follow suit" }))
      .first()
      .waitFor();
    await page.tap("[data-lessons]");
    await page.tap("[data-lesson=finesse]");
    await page.tap(".asked [data-answer='2S']");
    await page.locator(".heard", { hasText: "2♠" }).waitFor();
    await page.tap("[data-lessons]");
    await page.getByRole("button", { name: /Quiz/ }).tap();
    await page.waitForSelector(".asked");
    assert.deepEqual(wrong, []);
  },

  "a begun lesson comes back in another worker and language": async ({
    open,
    url,
  }) => {
    const { page, wrong } = await open(SMALL);
    await look(page, url, "view=lessons&game=whist", "main.course");
    await page.click("[data-lesson=rank]");
    await page.click("[data-say=show]");
    await page.locator(".heard", { hasText: "2/5" }).waitFor();
    const asks = page.locator(".asked h3");
    const before = await page.locator(".asked").innerText();
    await page.evaluate(() => globalThis.tenace.engine.restart());
    await choose(page, "view-rules");
    await page.waitForSelector("main.rulebook");
    await choose(page, "view-lessons");
    await page.waitForSelector(".asked");
    assert.equal(await page.locator(".asked").innerText(), before);
    await page.locator(".language select").selectOption("fr");
    await page.waitForSelector("html[lang=fr]");
    await page.waitForFunction((text) => {
      const now = document.querySelector(".asked")?.innerText;
      return now && now !== text;
    }, before);
    assert.ok((await asks.innerText()).endsWith("?"));
    await page.locator(".heard", { hasText: "2/5" }).waitFor();
    assert.deepEqual(wrong, []);
  },

  "several cards of an example are asked about at once": async ({
    open,
    url,
  }) => {
    const { page, wrong } = await open(PHONE);
    await look(page, url, "view=rules&game=shengji", "main.rulebook");
    const example = page.locator(".example", { hasText: "without a pair" });
    const cards = example.locator("button.card");
    await cards.nth(0).tap();
    await cards.nth(2).tap();
    await example.locator("[data-ask]").tap();
    await example.locator(".answer", { hasText: "is not allowed" }).waitFor();
    await cards.nth(0).tap();
    await cards.nth(1).tap();
    await example.locator("[data-ask]").tap();
    await example.locator(".answer", { hasText: "is allowed" }).waitFor();
    assert.deepEqual(wrong, []);
  },

  "numbers are answered as the language writes them": async ({ open, url }) => {
    const { page } = await open(SMALL);
    await look(page, url, "view=lessons&game=whist", "main.course");
    await page.click("[data-lesson=score]");
    await page.waitForSelector(".asked");
    const field = page.locator(".asked input[name=n1]");
    assert.equal(await field.getAttribute("inputmode"), "decimal");
    assert.equal(await field.getAttribute("type"), null);
    await field.fill("12");
    for (const signed of ["-12", "12"]) {
      await page.locator(".asked [data-sign]").first().click();
      assert.equal(await field.inputValue(), signed);
    }
    await page.click("[data-lessons]");
    await page.click("[data-lesson=voids]");
    await page.locator(".asked", { hasText: "Trick 3" }).waitFor();
    await page.locator(".asked", { hasText: "who can have none" }).waitFor();
    assert.equal(await page.locator(".asked [data-sign]").count(), 0);
  },

  "the drawers are there where a game is": async ({ open, url }) => {
    const { page } = await open(SMALL);
    await visit(page, url);
    assert.equal(await page.locator(".drawer").count(), 0);
    await visit(page, url, "game=whist&seed=7&bot=random");
    assert.equal(await page.locator(".drawer").count(), 1);
    await page.setViewportSize({ width: 1000, height: 700 });
    await page.locator(".drawer").nth(3).waitFor({ state: "attached" });
    assert.equal(await page.locator(".drawer").count(), 4);
  },
};
