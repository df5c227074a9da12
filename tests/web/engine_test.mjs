// The engine in the page is the terminal's: the same records; and it survives
// rules that never end or want all memory.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { DESKTOP, ask, decide, myTurn, need, visit } from "./help.mjs";

const tenace = process.env.TENACE ?? "./tenace";

/** A house rule of Whist whose round does that. */
const house = (body) => `local bad = house_rule "Bad" { of = "whist" }
function bad:score_round()
  ${body}
end
return bad
`;

/** Plays Whist's first round with that house rule, moves as the engine lists
 * them; answers the first problem. */
async function playBad(page, body) {
  await need(page, "write", {
    path: "rules/house/whist/bad.lua",
    text: house(body),
  });
  await need(page, "new", { game: "whist+bad", seed: 5 });
  for (let i = 0; i < 52; i++) {
    const { problem } = await ask(page, "step", { bot: "random" });
    if (problem) return problem;
  }
  return undefined;
}

export const tests = {
  "all games give the terminal's records": async ({ open, url }) => {
    const lines = execFileSync(tenace, ["run", "tests/web/play.lua"], {
      maxBuffer: 1 << 28,
    });
    const { page, wrong } = await open();
    await visit(page, url);
    let n = 0;
    for (const line of lines.toString().trim().split("\n")) {
      const { game, seed, moves, record } = JSON.parse(line);
      await need(page, "new", { game, seed });
      for (const move of moves) await need(page, "play", { move, exact: true });
      assert.equal((await need(page, "record")).text, record, game);
      n += 1;
    }
    assert.ok(n >= 44, `${n} games`);
    assert.deepEqual(wrong, []);
  },

  "a bot of the page chooses as the terminal's": async ({ open, url }) => {
    const { page } = await open();
    await visit(page, url);
    await need(page, "new", { game: "whist", seed: 3 });
    const { move } = await need(page, "step", { bot: "search:20" });
    const said = execFileSync(tenace, ["run", "tests/web/choose.lua"]);
    assert.equal(move, said.toString().trim());
  },

  "rules that never end are told, and the page lives": async ({
    open,
    url,
  }) => {
    const { page } = await open();
    await visit(page, url);
    const problem = await playBad(page, "while true do end");
    assert.equal(problem?.kind, "rules");
    assert.equal(problem?.file, "rules/house/whist/bad.lua");
    assert.equal(problem?.line, 3);
    const at = await need(page, "view");
    assert.equal(at.game, "whist+bad");
    await need(page, "new", { game: "whist", seed: 1 });
  },

  "an engine that has grown is replaced without a word": async ({
    open,
    url,
  }) => {
    const { page } = await open();
    await visit(page, url, "game=whist&seed=7&bot=random");
    await myTurn(page);
    const before = await need(page, "moves");
    const worker = await page.evaluate(async () => {
      const { engine } = globalThis.tenace;
      const { finish, worker: old } = engine;
      engine.answered = 1e6;
      engine.finish = (data) => {
        engine.finish = finish;
        engine.finish({ ...data, grown: true });
      };
      await engine.call("moves");
      return engine.worker === old;
    });
    assert.equal(worker, false);
    assert.deepEqual(await need(page, "moves"), before);
    assert.equal(await page.locator(".toast.note").count(), 0);
  },

  "rules that want all memory are told, and the page lives": async ({
    open,
    url,
  }) => {
    const { page } = await open();
    await visit(page, url);
    const problem = await playBad(
      page,
      "local t = {} for i = 1, 1 << 40 do t[i] = { i } end",
    );
    assert.ok(["rules", "memory"].includes(problem?.kind), problem?.kind);
    const at = await need(page, "view");
    assert.equal(at.game, "whist+bad");
    await need(page, "new", { game: "whist", seed: 1 });
  },

  "a worker that hangs is ended, and the match is as it was": async ({
    open,
    url,
  }) => {
    const { page } = await open();
    await visit(page, url);
    await need(page, "new", { game: "whist", seed: 7 });
    await need(page, "play", { move: "4C" });
    await need(page, "step", { bot: "random" });
    const before = await need(page, "record");
    const problem = await page.evaluate(async () => {
      const { engine } = globalThis.tenace;
      const asked = engine.call("simulate", { game: "whist", rounds: 1e9 });
      setTimeout(() => engine.cancel(), 2000);
      return asked.catch((raised) => raised.problem);
    });
    assert.equal(problem.kind, "hung");
    assert.deepEqual(await need(page, "record"), before);
  },

  "a worker that was killed is told soon, and the match is as it was": async ({
    open,
    url,
  }) => {
    const { page } = await open();
    await visit(page, url, "game=whist&seed=7&bot=random");
    await page.waitForSelector("[data-ready=true]");
    await myTurn(page);
    await decide(page, () =>
      page.locator(".hand button:not(.no)").first().click(),
    );
    await myTurn(page);
    const before = await need(page, "record");
    await page.evaluate(() => globalThis.tenace.engine.worker.terminate());
    await page.locator(".note", { hasText: "did not answer" }).waitFor();
    assert.deepEqual(await need(page, "record"), before);
  },

  "a worker that is killed in the middle of a call is told at once": async ({
    open,
    url,
  }) => {
    const { page } = await open();
    await visit(page, url, "game=whist&seed=7&bot=random");
    await myTurn(page);
    const before = await need(page, "record");
    const kind = await page.evaluate(async () => {
      const { engine } = globalThis.tenace;
      engine.seconds = { usual: 1e5, slow: 1e5, hearing: 1e5 };
      const long = { game: "whist", rounds: 1e9 };
      const asked = engine.call("simulate", long, () =>
        engine.worker.terminate(),
      );
      const silence = new Promise((on) => setTimeout(on, 60000, "silence"));
      return Promise.race([asked.catch((no) => no.problem.kind), silence]);
    });
    assert.equal(kind, "hung");
    await page.locator(".note", { hasText: "did not answer" }).waitFor();
    assert.deepEqual(await need(page, "record"), before);
  },

  "a language that does not come is told, and can be chosen again": async ({
    open,
    url,
  }) => {
    const { page, wrong } = await open(DESKTOP);
    await visit(page, url);
    await page.waitForSelector("[data-here~=rest]");
    await page.evaluate(() => {
      const { engine } = globalThis.tenace;
      engine.wait = () => {
        delete engine.wait;
        engine.cancel();
      };
    });
    const languages = page.locator("nav .language select");
    await languages.selectOption("de");
    await page
      .locator(".home [role=alert]", { hasText: "did not answer" })
      .waitFor();
    assert.equal(await languages.inputValue(), "en");
    await languages.selectOption("fr");
    await page.waitForSelector(":root[lang=fr]");
    assert.deepEqual(wrong, []);
  },

  "long work tells how far it is, and can be stopped": async ({
    open,
    url,
  }) => {
    const { page } = await open();
    await visit(page, url);
    await need(page, "new", { game: "whist", seed: 7 });
    const before = await need(page, "record");
    const [kind, told] = await page.evaluate(async () => {
      const { engine } = globalThis.tenace;
      const list = [];
      const asked = engine.call(
        "compare",
        { games: ["whist", "whist+honours"], rounds: 1e7, seed: 1 },
        (progress) => {
          list.push(progress);
          if (list.length === 3) engine.stop("compare");
        },
      );
      const { problem } = await asked.catch((raised) => raised);
      return [problem.kind, list];
    });
    assert.equal(kind, "stopped");
    assert.equal(told[2].stage, "deals");
    assert.equal(told[2].all, 1e7);
    assert.ok(told[2].done > told[0].done);
    assert.deepEqual(await need(page, "record"), before);
    const notice = await page.evaluate(() => globalThis.tenace.state.notice);
    assert.equal(notice, "");
  },

  "a game with a large deck starts the other engine": async ({ open, url }) => {
    const { page } = await open();
    await visit(page, url);
    const wide = await page.evaluate(() => globalThis.tenace.engine.wide);
    assert.equal(wide, false);
    await need(page, "new", { game: "tarot", seed: 1 });
    const now = await page.evaluate(() => globalThis.tenace.engine.wide);
    assert.equal(now, true);
  },
};
