// Chromium for the tests, without a word to any other machine.
import { mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";

const own = createRequire(
  new URL("../../repl/web/package.json", import.meta.url),
);
const { chromium } = own("playwright-core");

const ARGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Up to so many milliseconds late each page hears of what it asked for, and
 * draws, as on a machine with much to do: a test that does not wait for what it
 * wants fails. */
const LATE = Number(process.env.LATE ?? 0);

/** Runs in a page, before its own scripts. What comes keeps its order.
 * @param {number} most milliseconds */
function hearLate(most) {
  const late = () => performance.now() + Math.random() * most;
  for (const { prototype } of [Worker, EventSource]) {
    const { set } = Object.getOwnPropertyDescriptor(prototype, "onmessage");
    Object.defineProperty(prototype, "onmessage", {
      set(hear) {
        let last = 0;
        set.call(this, (event) => {
          last = Math.max(last, late());
          setTimeout(() => hear(event), last - performance.now());
        });
      },
    });
  }
  const { fetch, requestAnimationFrame: draw } = globalThis;
  globalThis.requestAnimationFrame = (drawn) =>
    setTimeout(() => draw(drawn), Math.random() * most);
  const pause = () =>
    new Promise((done) => setTimeout(done, Math.random() * most));
  globalThis.fetch = (...asked) => fetch(...asked).finally(pause);
}

/** Starts it with a profile of its own. */
export async function launch() {
  const profile = mkdtempSync(join(tmpdir(), "tenace-web-"));
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: ARGS,
  });
  return {
    browser,
    close: async () => {
      await browser.close();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

/** A page in a context of its own; what goes wrong in it is collected.
 * @param {object} browser
 * @param {object} [how] as Playwright takes it */
export async function open(browser, how = {}) {
  const context = await browser.newContext(how);
  if (LATE) await context.addInitScript(hearLate, LATE);
  const page = await context.newPage();
  const wrong = [];
  const asked = [];
  page.on("pageerror", (error) => wrong.push(String(error)));
  page.on("console", (line) => {
    if (line.type() === "error") wrong.push(line.text());
  });
  page.on("request", (request) => asked.push(request.url()));
  return { context, page, wrong, asked };
}
