// `tenace class`: thirty pupils who ask its server without a browser, and a
// board with two phones.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ask, listen, need, send, until } from "./hosted.mjs";
import { PATIENCE, PHONE, findings, fits } from "./help.mjs";

const tenace = process.env.TENACE ?? "./tenace";
const PROJECTOR = { viewport: { width: 1280, height: 720 } };

/** Starts the server. @param {string[]} words */
async function start(words) {
  const server = spawn(tenace, ["class", "--no-open", ...words], {
    env: { ...process.env, LC_ALL: "C.UTF-8" },
  });
  const ended = once(server, "close");
  let said = "";
  let wrong = "";
  server.stderr.on("data", (text) => (wrong += text));
  const [address, key] = await new Promise((found, lost) => {
    server.stdout.on("data", (text) => {
      said += text;
      const at = said.match(/(http:\S+:\d+\/)#key=(\w+)/);
      if (at && said.includes("Ctrl-C")) found(at.slice(1));
    });
    server.on("close", () => lost(new Error(said + wrong)));
  });
  return { server, ended, address, key, table: "class", wrong: () => wrong };
}

/** Runs a class while `use` works with it; `again` kills the server and goes on
 * at the same port.
 * @param {string[]} words @param {(one: any) => Promise<void>} use */
async function taught(words, use) {
  const folder = mkdtempSync(join(tmpdir(), "tenace-class-"));
  const results = join(folder, "results.csv");
  const kept = ["--results", results];
  const one = {
    results,
    ...(await start([...words, ...kept, "--port", "0"])),
    async again() {
      const { port } = new URL(one.address);
      one.server.kill("SIGKILL");
      await one.ended;
      Object.assign(one, await start(["--resume", ...kept, "--port", port]));
    },
  };
  try {
    await use(one);
    one.server.kill("SIGINT");
    const [status] = await one.ended;
    assert.equal(status, 0, "Ctrl-C ends it without a complaint");
    assert.equal(one.wrong(), "");
    assert.equal(existsSync(`${results}.class`), false);
  } finally {
    one.server.kill("SIGKILL");
    rmSync(folder, { recursive: true });
  }
}

/** The teacher goes on; gives what the board shows then. */
async function step(one) {
  const token = one.key;
  const { phase, at: n } = await need(one, { call: "look", token });
  await need(one, { call: "step", phase, n, token });
  return need(one, { call: "look", token });
}

/** An answer to a question, another one for each pupil. */
function some({ form, hand, items, n }, i) {
  if (form === "cards") return hand[i % hand.length];
  if (form === "numbers")
    return Array(n)
      .fill(i % 4)
      .join(" ");
  if (form === "yes_no") return i % 2 ? "yes" : "no";
  return items[i % items.length].id;
}

export const tests = {
  "thirty pupils of a class answer a quiz of ten": () =>
    taught(["whist", "--quiz", "10", "--seed", "3"], async (one) => {
      const codes = ["en", "de", "hi"];
      const pupils = [];
      for (let i = 0; i < 30; i++)
        pupils.push(
          await need(one, { call: "come", name: "Kim", use: codes[i % 3] }),
        );
      assert.equal(new Set(pupils.map(({ name }) => name)).size, 30);
      const ears = await Promise.all(pupils.map(({ ear }) => listen(one, ear)));
      for (let n = 1; n <= 10; n++) {
        const { question } = await step(one);
        await until(() => ears.every(({ numbers }) => numbers.length > 0));
        const given = pupils.map(({ token }, i) =>
          need(one, { call: "answer", n, text: some(question, i), token }),
        );
        assert.equal((await Promise.all(given)).length, 30);
        const closed = await step(one);
        assert.equal(closed.answered, 30);
        const { token } = pupils[0];
        const own = await need(one, { call: "look", token });
        assert.equal(typeof own.right, "boolean");
      }
      for (const ear of ears) ear.close();
      const { results } = await step(one);
      assert.equal(results.length, 10);
      const lines = readFileSync(one.results, "utf8").trim().split("\n");
      assert.equal(lines.length, 301);
      const right = lines.filter((line) => /,1,[\d.]+$/.test(line)).length;
      assert.equal(
        right,
        results.reduce((sum, { right: n }) => sum + n, 0),
      );
    }),

  "a class goes on after its server was killed": () =>
    taught(["whist", "--quiz", "2", "--seed", "3"], async (one) => {
      const { token } = await need(one, { call: "come", name: "Ann" });
      const { question } = await step(one);
      const call = { call: "answer", n: 1, text: some(question, 0), token };
      const { given } = await need(one, call);
      await one.again();
      const seen = await need(one, { call: "look", token });
      assert.deepEqual(seen.given, given);
      while ((await step(one)).phase !== "over");
    }),

  "a class is open to its own page alone": () =>
    taught(["whist", "--quiz", "1"], async (one) => {
      const headers = { origin: "http://else.where" };
      const call = JSON.stringify({ call: "look", table: "class" });
      const json = { "content-type": "application/json" };
      const post = { method: "POST", body: call };
      const at = (more) =>
        send(one.address, "/table", { ...post, headers: { ...json, ...more } });
      assert.equal((await at(headers)).status, 403);
      assert.equal((await at({})).status, 200);
      const { token } = await need(one, { call: "come", name: "Ann" });
      const wrong = { call: "step", phase: "lobby", n: 0, token };
      const { problem } = await ask(one, wrong);
      assert.equal(problem.text, "Only the teacher may do that.");
      const page = await send(one.address, "/");
      assert.match(page.body, /class\.js/);
      assert.match(page.headers["content-security-policy"], /frame-ancestors/);
      while ((await step(one)).phase !== "over");
    }),

  "a board asks and two phones answer, each in its language": ({ open }) =>
    taught(
      ["whist", "--play", "1", "--quiz", "1", "--seed", "3"],
      async (one) => {
        const board = await open(PROJECTOR);
        board.page.setDefaultTimeout(PATIENCE);
        await board.page.goto(`${one.address}#key=${one.key}`);
        await board.page.waitForSelector("main.board.lobby");
        assert.equal(board.page.url(), one.address);
        const phones = [];
        for (const [name, locale] of [
          ["Ann", "de"],
          ["Bea", "hi"],
        ]) {
          const phone = await open({ ...PHONE, locale });
          const { page } = phone;
          page.setDefaultTimeout(PATIENCE);
          await page.goto(one.address);
          await page.fill("#own-name", name);
          await page.click("[data-does=come]");
          await page.waitForSelector(`h1:has-text("${name}")`);
          phones.push(phone);
        }
        const [ann, bea] = phones.map(({ page }) => page);
        await board.page.waitForSelector("text=2 are here");
        await board.page.keyboard.press(" ");
        await ann.waitForSelector("text=Welche Karten darf man spielen?");
        await ann.click(".asked [data-answer] >> nth=0");
        await ann.click("[data-submit]");
        await ann.waitForSelector("[data-does=again]");
        await bea.click("[data-submit]");
        await board.page.waitForSelector("text=2 of 2 have answered");
        await bea.reload();
        await bea.waitForSelector("[data-does=again]");
        await board.page.reload();
        await board.page.waitForSelector("text=2 of 2 have answered");
        assert.equal(await board.page.locator("li.right").count(), 0);
        await board.page.keyboard.press("PageDown");
        await board.page.waitForSelector(".cards .bars li.right");
        await ann.waitForSelector(".verdict");
        await ann.selectOption("header select", "fr");
        await ann.waitForSelector("text=Quelles cartes");
        for (const { page, wrong } of [board, ...phones]) {
          assert.deepEqual(await findings(page), []);
          await fits(page);
          assert.deepEqual(wrong, []);
        }
        await board.page.click("[data-does=step]");
        await bea.waitForSelector(".asked [data-answer]");
        await board.page.click("[data-does=time]");
        for (const page of [board.page, ann, bea])
          await page.waitForSelector("[role=timer]");
        const soon = { call: "time", n: 2, seconds: 1, token: one.key };
        await need(one, soon);
        await board.page.waitForSelector("main.board.closed");
        await bea.waitForSelector(".verdict");
        assert.equal(await bea.locator("[role=timer]").count(), 0);
        await board.page.click("summary");
        await board.page.click("[data-remove='2']");
        await bea.waitForSelector("#own-name");
        const file = board.page.waitForEvent("download");
        await board.page.click("[data-does=table]");
        const text = readFileSync(await (await file).path(), "utf8");
        assert.match(text, /^name,question.*\nAnn,/);
        while ((await step(one)).phase !== "over");
        await ann.waitForSelector(".score");
      },
    ),
};
