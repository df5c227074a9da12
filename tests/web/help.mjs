// What several tests of the page do.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const own = createRequire(
  new URL("../../repl/web/package.json", import.meta.url),
);
const AXE = readFileSync(own.resolve("axe-core/axe.min.js"), "utf8");
const SERIOUS = ["serious", "critical"];

/** Milliseconds after which a test gives up waiting: only hanging ones do. */
export const PATIENCE = 120000;

/** Windows to test in, as Playwright takes them. */
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };
export const SMALL = { viewport: { width: 320, height: 640 } };
export const DESKTOP = { viewport: { width: 1280, height: 800 } };

/** Opens a place of the page and waits until it shows it. Bots play at once there,
 * unless another speed is named, and the first steps were made.
 * @param {object} page
 * @param {string} url
 * @param {string} [hash] as `game=whist&seed=7`
 * @param {string} [speed] */
export async function visit(page, url, hash = "", speed = "once") {
  page.setDefaultTimeout(PATIENCE);
  await page.addInitScript((wanted) => {
    try {
      localStorage.setItem("table.speed", wanted);
      localStorage.setItem("tenace.marks", "card hint rules line save");
    } catch {
      // a browser that keeps nothing: the test is about that
    }
  }, speed);
  await page.goto(url + (hash && `#${hash}`));
  await page.waitForSelector(hash ? "main.table" : "main.home");
}

/** Opens a view and waits until it shows what is wanted.
 * @param {object} page
 * @param {string} url
 * @param {string} hash
 * @param {string} wanted a selector */
export async function look(page, url, hash, wanted) {
  page.setDefaultTimeout(PATIENCE);
  await page.goto(`${url}#${hash}`);
  await page.waitForSelector(wanted);
}

/** Asks the engine, as the page does; a problem is answered, too.
 * @param {object} page
 * @param {string} name
 * @param {object} [args] */
export function ask(page, name, args = {}) {
  return page.evaluate(
    ([call, given]) =>
      globalThis.tenace.engine.call(call, given).then(
        (value) => ({ value }),
        ({ problem }) => ({ problem }),
      ),
    [name, args],
  );
}

/** The value that the engine answers; a problem fails the test. */
export async function need(page, name, args) {
  const { value, problem } = await ask(page, name, args);
  assert.equal(problem, undefined, `${name}: ${JSON.stringify(problem)}`);
  return value;
}

/** Waits until the person is asked, or the match is over. Where a round has ended,
 * it goes on to the next one. */
export function myTurn(page) {
  return page.waitForFunction(() => {
    const { state, deeds } = globalThis.tenace;
    const { moment, busy, table } = state;
    if (table.next) deeds.goOn();
    return !busy && moment && (moment.over || moment.asked?.mine);
  });
}

/** The number of decisions so far. @param page */
export const decisions = (page) =>
  page.evaluate(() => globalThis.tenace.state.moment.decisions);

/** Does something that decides, and waits until the page shows that it has: a
 * tap is heard some time after it was made.
 * @param page
 * @param {() => Promise<unknown>} deed */
export async function decide(page, deed) {
  const before = await decisions(page);
  await deed();
  await page.waitForFunction((n) => {
    const { moment, busy } = globalThis.tenace.state;
    return !busy && moment.decisions !== n;
  }, before);
}

/** Does something at the table, such as a tap on a card, and waits until the
 * page shows the moment after it or a refusal.
 * @param page
 * @param {() => Promise<unknown>} deed */
export async function act(page, deed) {
  await page.evaluate(() => {
    const { moment, refusal } = globalThis.tenace.state;
    globalThis.seen = { moment, refusal };
  });
  await deed();
  await page.waitForFunction(() => {
    const { moment, refusal, busy } = globalThis.tenace.state;
    const { seen } = globalThis;
    return !busy && (moment !== seen.moment || refusal !== seen.refusal);
  });
}

/** A house rule of Whist. */
export const TEN = `return house_rule "Ten" { of = "whist", set = { target = 10 } }\n`;

/** Chooses an entry of the toolbar's drawers. */
export async function choose(page, id) {
  await page.click(`.opens[data-holds~="${id}"]`);
  await page.click(`.drawer [data-entry="${id}"]`);
}

/** Opens a view of the panel of rules. */
export async function tool(page, name) {
  const tab = page.locator(`.rules [data-tool=${name}]`);
  return (await tab.count()) ? tab.click() : choose(page, `tool-${name}`);
}

/** Types a text in place of the one in the editor. */
export async function type(page, text) {
  await page.locator(".editor .cm-content").click();
  await page.keyboard.press("Control+a");
  await page.keyboard.press("Delete");
  await page.keyboard.insertText(text);
}

/** Begins a house rule of Whist of that name in the editor.
 * @param page @param {string} name @param {string} [file] its name */
export async function begin(page, name, file = name) {
  await tool(page, "file");
  await page.locator(".editor .cm-content").waitFor();
  await page.locator(".rules > details > summary").click();
  await page.locator(".rules > details input").first().fill(name);
  await page.locator(".rules > details button").first().click();
  await page.waitForFunction(
    (path) => document.querySelector(".rules select.file")?.value === path,
    `rules/house/whist/${file}.lua`,
  );
}

/** Is anything wider than the window, once the page has settled? */
export async function fits(page) {
  const fit = () => document.documentElement.scrollWidth <= innerWidth;
  await page.waitForFunction(fit, null, { timeout: 5000 }).catch(() => {});
  const [wide, room] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    innerWidth,
  ]);
  assert.ok(wide <= room, `${wide} pixels in a window of ${room}`);
}

/** What axe says of the page: the findings that keep people out, a line each.
 * @param {object} page
 * @param {string} [where] a selector; the whole page without it */
export async function findings(page, where) {
  await page.evaluate(AXE);
  const { violations } = await page.evaluate(
    (place) => globalThis.axe.run(place ?? globalThis.document),
    where,
  );
  return violations
    .filter((found) => SERIOUS.includes(found.impact))
    .flatMap((found) =>
      found.nodes.map(
        (node) => `${found.id}: ${node.html.slice(0, 120)} (${found.help})`,
      ),
    );
}
