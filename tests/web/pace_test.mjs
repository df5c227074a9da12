// How much comes before the first game, and how long the list and the first hand
// take on a slow line and a slow machine: 1.6 Mbit/s, a quarter of the speed. The
// times are printed: no test judges by time.
import assert from "node:assert/strict";
import { readFileSync, readdirSync, statSync } from "node:fs";
import { PATIENCE, PHONE } from "./help.mjs";
import { served } from "./server.mjs";

/** The most KB, with the figures of the cards. */
const MOST = { size: 520 };
const RUNS = 3;

/** Bytes each 1000 milliseconds, and milliseconds for an answer. */
const LINE = {
  offline: false,
  downloadThroughput: 1.6e6 / 8,
  uploadThroughput: 1.6e6 / 8,
  latency: 40,
};

/** Seconds until something is drawn, in a browser that has kept nothing. */
async function until(open, url, hash, wanted) {
  const { page, context } = await open({ ...PHONE, serviceWorkers: "block" });
  page.setDefaultTimeout(PATIENCE);
  const tools = await context.newCDPSession(page);
  await tools.send("Network.enable");
  await tools.send("Network.emulateNetworkConditions", LINE);
  await tools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.addInitScript((selector) => {
    new MutationObserver(() => {
      if (document.querySelector(selector))
        requestAnimationFrame(() => (globalThis.seen ??= performance.now()));
    }).observe(document, { childList: true, subtree: true });
  }, wanted);
  await page.goto(url + hash, { waitUntil: "commit" });
  await page.waitForFunction(() => globalThis.seen);
  const seen = await page.evaluate(() => globalThis.seen);
  await context.close();
  return seen / 1000;
}

/** The shortest time of several: what else runs only makes it longer.
 * @param {() => Promise<number>} measure */
async function shortest(measure) {
  let best = Infinity;
  for (let run = 0; run < RUNS; run++) best = Math.min(best, await measure());
  return best;
}

export const tests = {
  "what comes before the first game is small enough": ({ folder }) => {
    const { first } = JSON.parse(readFileSync("build/wasm/sizes.json", "utf8"));
    const courts = readdirSync(`${folder}/parts`).find((name) =>
      /^courts\..*\.br$/.test(name),
    );
    const size = first + statSync(`${folder}/parts/${courts}`).size;
    assert.ok(size <= MOST.size * 1000, `${size} bytes`);
  },

  "the list and Whist come soon on a slow line": async ({ open }) => {
    await served(async (url) => {
      const list = await shortest(() => until(open, url, "", ".tile"));
      const whist = await shortest(() =>
        until(open, url, "#game=whist&seed=3", ".hand .card"),
      );
      const told = `list ${list.toFixed(1)} s, Whist ${whist.toFixed(1)} s`;
      console.log(`# ${told}`);
      assert.ok(list > 0 && whist > 0, told);
    });
  },
};
