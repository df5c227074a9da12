// Homework on the page without a server: tasks are played, and what is handed
// in is marked by the program.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serve } from "./server.mjs";
import { PHONE, TEN, findings, fits, look, myTurn } from "./help.mjs";

const tenace = process.env.TENACE ?? "./tenace";

/** Runs the program. @param {string[]} words @param {object} [more] */
function run(words, more) {
  const env = { ...process.env, LC_ALL: "C.UTF-8", ...more };
  const { stdout, stderr, status } = spawnSync(tenace, words, { env });
  return { out: String(stdout), err: String(stderr), status };
}

/** Plays the open deal to the end of its round. */
async function playRound(page) {
  for (;;) {
    await page.waitForFunction(() => {
      const { state } = globalThis.tenace;
      const { moment, busy, table } = state;
      return table.next || (!busy && (moment.over || moment.asked?.mine));
    });
    const open = await page.evaluate(() => {
      const { moment, table } = globalThis.tenace.state;
      if (table.next || moment.over || moment.show.round > 1) return null;
      return moment.picks.cards.find((card) => card.open).id;
    });
    if (!open) return;
    const before = await page.evaluate(
      () => globalThis.tenace.state.moment.decisions,
    );
    await page.evaluate((id) => globalThis.tenace.deeds.pick(id, false), open);
    await page.waitForFunction((n) => {
      const { moment, table } = globalThis.tenace.state;
      return table.next || moment.decisions !== n;
    }, before);
  }
}

/** What is handed in, as a file. */
async function handIn(page, name) {
  await page.fill("#own-name", name);
  const file = page.waitForEvent("download");
  await page.click("[data-does=save]");
  return (await file).path();
}

export const tests = {
  "a homework is played, handed in, and marked": async ({ open, url }) => {
    const made = run([
      ...["homework", "whist", "--deals", "1", "--bot", "search:1"],
      ...["--text", "Make & keep", "--address", url],
    ]);
    const hash = made.out.match(/#(view=homework\S+)/)[1];
    const mark = made.out.match(/^Homework (\w{8}), 1 task/)[1];
    const { page, wrong, asked } = await open({
      ...PHONE,
      acceptDownloads: true,
    });
    await page.addInitScript(() => localStorage.setItem("table.speed", "once"));
    await look(page, url, hash, "main.homework");
    await page.waitForSelector("text=Make & keep");
    await page.click("[data-task='1']");
    await page.waitForSelector("main.table");
    await playRound(page);
    await page.waitForSelector("[data-does=again]");
    assert.equal(await page.$("text=Next deal"), null);
    await page.click("[data-does=again]");
    await myTurn(page);
    await page.click("[data-does=back]");
    await page.waitForSelector("#own-name");
    await page.waitForSelector("text=1 try:");
    assert.deepEqual(await findings(page), []);
    await fits(page);
    const path = await handIn(page, "Ann");
    const { out, err, status } = run(["homework", "--marks", path]);
    assert.equal(err, "");
    assert.equal(status, 0, out);
    assert.match(out, new RegExp(`^Ann \\(homework ${mark}\\)\n`));
    assert.match(
      out,
      /\n {2}1 {2}deal whist#1: \d+ : \d+; the bot .*; 1 try\n$/,
    );
    assert.deepEqual(wrong, []);
    for (const one of asked) assert.match(one, new RegExp(`^(${url}|data:)`));
  },

  "a puzzle of a homework is solved and handed in without a network": async ({
    open,
    folder,
  }) => {
    const { page } = await open({ ...PHONE, acceptDownloads: true });
    const hash = "view=homework&bot=random&task=puzzle:whist%233";
    const { url, close } = await serve(folder);
    await page.goto(url);
    await page.waitForSelector("[data-offline=true]");
    await close();
    await page.goto("about:blank");
    await look(page, url, `${hash}&at=1`, "main.homework .stage");
    const cards = page.locator(".hands [data-card]:not(.no)");
    const n = await cards.count();
    for (let i = 0; i < n; i++) {
      await cards.nth(i).click();
      await page.waitForSelector(".verdict");
      if (await page.locator(".verdict.right").count()) break;
    }
    await page.waitForSelector(".verdict.right");
    await page.click("[data-does=back]");
    const path = await handIn(page, "Bea");
    const { out, status } = run(["homework", "--marks", path]);
    assert.equal(status, 0, out);
    assert.match(out, /puzzle whist#3: solved/);
  },

  "a homework with a house rule of one's own brings the rule": async ({
    open,
    url,
  }) => {
    const folder = mkdtempSync(join(tmpdir(), "tenace-work-"));
    const house = join(folder, "tenace/rules/house/whist");
    mkdirSync(house, { recursive: true });
    writeFileSync(join(house, "ten.lua"), TEN);
    const made = run(
      ["homework", "whist+ten", "--deals", "1", "--address", url],
      { XDG_CONFIG_HOME: folder },
    );
    rmSync(folder, { recursive: true });
    const { page } = await open(PHONE);
    const [, hash] = made.out.match(/#(link=\S+)/);
    await look(page, url, hash, "main.homework [data-task]");
    await page.click("[data-task='1']");
    await page.waitForSelector("main.table");
    const { game } = await page.evaluate(() => globalThis.tenace.state.moment);
    assert.equal(game, "whist+ten");
    await page.reload();
    await page.waitForSelector("main.table");
    await page.click("[data-does=back]");
    await page.waitForSelector("main.homework [data-task]");
  },

  "a link that is no homework says so": async ({ open, url }) => {
    const { page } = await open(PHONE);
    await look(page, url, "view=homework&bot=random&task=deal:whist", ".note");
    await page.waitForSelector("text=This link is no homework");
  },
};
