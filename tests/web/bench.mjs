// Prints what the page takes: bytes, its start, a move until it is on the screen,
// a decision of the search bot beside the terminal's, and the longest pause of
// the page meanwhile. It fails nothing: these depend on the machine.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { launch, open } from "./browser.mjs";
import { myTurn, need, visit } from "./help.mjs";
import { serve } from "./server.mjs";

const sizes = JSON.parse(readFileSync("build/wasm/sizes.json", "utf8"));
const line = (what, value) => console.log(`${what.padEnd(44)} ${value}`);

const { browser, close } = await launch();
const server = await serve("build/web");
const { page } = await open(browser);

let before = Date.now();
await visit(page, server.url, "game=whist&seed=3&bot=random");
await myTurn(page);
line("KB until the first game, brotli", Math.ceil(sizes.first / 1000));
line("KB in all", Math.ceil(sizes.all / 1000));
line("milliseconds until the first hand", Date.now() - before);
await page.waitForFunction(() => globalThis.tenace.state.here.rest);

before = Date.now();
const decisions = await page.evaluate(
  () => globalThis.tenace.state.moment.decisions,
);
await page.locator(".hand button:not(.no)").first().click();
await page.waitForFunction(
  (n) => globalThis.tenace.state.moment.decisions > n,
  decisions,
);
line("milliseconds from a tap to the screen", Date.now() - before);

await need(page, "new", { game: "whist", seed: 3 });
const [seconds, pause] = await page.evaluate(async () => {
  let longest = 0;
  let last = performance.now();
  const timer = setInterval(() => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }, 4);
  const start = performance.now();
  await globalThis.tenace.engine.call("step", { bot: "search" });
  clearInterval(timer);
  return [(performance.now() - start) / 1000, longest];
});
line("seconds of a decision by search", seconds.toFixed(2));
line("milliseconds of the page's longest pause", Math.round(pause));
const native = execFileSync(process.env.TENACE ?? "./tenace", [
  "run",
  "tests/web/decision.lua",
]);
line("times as long as the terminal's", (seconds / Number(native)).toFixed(1));

await server.close();
await close();
