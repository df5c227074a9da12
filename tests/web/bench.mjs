// Prints what the page takes: bytes, its start, a move until it is on the screen,
// a decision of the search bot beside the terminal's, and the longest pause of
// the page meanwhile. Times are medians of several runs, and the line at the end
// says how busy the machine was. It fails nothing: these depend on the machine.
import { execFileSync } from "node:child_process";
import { readFileSync, readdirSync } from "node:fs";
import { availableParallelism, loadavg } from "node:os";
import { launch, open } from "./browser.mjs";
import { PATIENCE, decide, myTurn, need, visit } from "./help.mjs";
import { serve } from "./server.mjs";

const RUNS = 5;
const tenace = process.env.TENACE ?? "./tenace";

const line = (what, value) => console.log(`${what.padEnd(50)} ${value}`);

/** @param {number[]} list */
const median = (list) => list.sort((a, b) => a - b)[list.length >> 1];

/** What several runs of it give, in the middle.
 * @param {(run: number) => Promise<number>} measure */
async function usual(measure) {
  const list = [];
  for (let run = 0; run < RUNS; run++) list.push(await measure(run));
  return median(list);
}

/** Milliseconds that the page's worker has computed: other programs on this
 * machine do not count. NaN where the system does not tell. */
function worked() {
  const times = [];
  try {
    for (const pid of readdirSync("/proc").filter((name) => +name))
      for (const thread of threadsOf(pid)) {
        const stat = readFileSync(`/proc/${pid}/task/${thread}/stat`, "utf8");
        const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
        if (stat.includes("(DedicatedWorker"))
          times.push(10 * (Number(fields[11]) + Number(fields[12])));
      }
  } catch {
    // Another system than Linux.
  }
  return times.reduce((sum, time) => sum + time, times.length ? 0 : NaN);
}

/** @param {string} pid @returns {string[]} */
function threadsOf(pid) {
  try {
    return readdirSync(`/proc/${pid}/task`);
  } catch {
    return []; // it has ended meanwhile
  }
}

const { browser, close } = await launch();
const server = await serve("build/web");

/** Milliseconds from the first request until the first hand is drawn, in a
 * browser that has kept nothing. */
async function start() {
  const { page, context } = await open(browser);
  page.setDefaultTimeout(PATIENCE);
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector(".hand .card"))
        globalThis.shown ??= performance.now();
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(`${server.url}#game=whist&seed=3`);
  await page.waitForFunction(() => globalThis.shown);
  const shown = await page.evaluate(() => globalThis.shown);
  await context.close();
  return shown;
}

/** The seconds that a search has computed, and the longest pause of the page
 * meanwhile in milliseconds. @param page */
async function decision(page) {
  await need(page, "new", { game: "whist", seed: 3 });
  const before = worked();
  const pause = await page.evaluate(async () => {
    let longest = 0;
    let last = performance.now();
    const timer = setInterval(() => {
      longest = Math.max(longest, performance.now() - last);
      last = performance.now();
    }, 4);
    await globalThis.tenace.engine.call("step", { bot: "search" });
    clearInterval(timer);
    return longest;
  });
  return { seconds: (worked() - before) / 1000, pause };
}

const sizes = JSON.parse(readFileSync("build/wasm/sizes.json", "utf8"));
line("KB until the first game, brotli", Math.ceil(sizes.first / 1000));
line("KB in all", Math.ceil(sizes.all / 1000));
line("milliseconds until the first hand", Math.round(await usual(start)));

const { page } = await open(browser, { reducedMotion: "reduce" });
await visit(page, server.url, "game=whist&seed=3&bot=random");
await myTurn(page);
await page.waitForFunction(() => globalThis.tenace.state.here.rest);
const tap = await usual(async () => {
  const before = performance.now();
  await decide(page, () =>
    page.locator(".hand button:not(.no)").first().click(),
  );
  const took = performance.now() - before;
  await myTurn(page);
  return took;
});
line("milliseconds from a tap to the screen", Math.round(tap));

const list = [];
for (let run = 0; run < RUNS; run++) list.push(await decision(page));
const seconds = median(list.map((one) => one.seconds));
const pause = median(list.map((one) => one.pause));
line("seconds that a decision by search computes", seconds.toFixed(2));
line("milliseconds of the page's longest pause", Math.round(pause));
const native = await usual(async () =>
  Number(execFileSync(tenace, ["run", "tests/web/decision.lua"])),
);
line("times as long as the terminal's", (seconds / native).toFixed(1));
line(
  "programs that wanted to run, and processors",
  `${loadavg()[0].toFixed(1)} / ${availableParallelism()}`,
);

await server.close();
await close();
