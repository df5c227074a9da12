// Runs the tests of the page in Chromium: each file here whose name ends in
// _test.mjs. A pattern as an argument chooses among their names. Tests wait most
// of the time, so several files run side by side, each lane with a browser of
// its own; LANES says how many. With LATE=500 the pages hear of everything up to
// half a second late: that finds tests that fail on a busy machine.
import { readdirSync } from "node:fs";
import { availableParallelism } from "node:os";
import { launch, open } from "./browser.mjs";
import { serve } from "./server.mjs";

const here = new URL(".", import.meta.url).pathname;
const pattern = new RegExp(process.argv[2] ?? "");
const folder = process.env.WEB ?? "build/web";
const lanes = Number(process.env.LANES ?? availableParallelism() + 1);

/** Files that take minutes come first, and nothing runs beside those that print
 * times. */
const LONG = ["rounds_test.mjs", "four_test.mjs"];
const ALONE = ["pace_test.mjs"];

/** The names of failed tests, and how many passed. */
const failed = [];
let passed = 0;

/** Runs a test, and closes the pages that it opened.
 * @param {string} name @param {(given: object) => unknown} test
 * @param {{ browser: object, url: string }} given */
async function run(name, test, given) {
  const opened = [];
  const make = async (how) => {
    const one = await open(given.browser, how);
    opened.push(one);
    return one;
  };
  try {
    await test({ ...given, open: make, folder });
    passed += 1;
    console.log(`ok - ${name}`);
  } catch (error) {
    failed.push(name);
    console.log(`not ok - ${name}\n${error.stack ?? error}`);
  }
  for (const { context } of opened) await context.close();
}

/** Runs the tests of a file that the pattern chooses.
 * @param {string} file @param {{ browser: object, url: string }} given */
async function runFile(file, given) {
  const { tests } = await import(`./${file}`);
  for (const [name, test] of Object.entries(tests))
    if (pattern.test(`${file} ${name}`)) await run(name, test, given);
}

/** Runs files one after another, as long as there are any.
 * @param {string[]} files those that nobody has begun @param {string} url */
async function runLane(files, url) {
  const { browser, close } = await launch();
  for (let file = files.shift(); file; file = files.shift())
    await runFile(file, { browser, url });
  await close();
}

const server = await serve(folder);
const all = readdirSync(here).filter((name) => name.endsWith("_test.mjs"));
const others = all.filter((name) => ![...LONG, ...ALONE].includes(name));
const files = [...LONG, ...others.sort()];
await Promise.all(
  Array.from({ length: lanes }, () => runLane(files, server.url)),
);
await runLane([...ALONE], server.url);
await server.close();

console.log(`${passed} passed, ${failed.length} failed`);
for (const name of failed) console.log(`failed: ${name}`);
process.exit(failed.length > 0 || passed === 0 ? 1 : 0);
