// Runs the tests of the page in Chromium: each file here whose name ends in
// _test.mjs. A pattern as an argument chooses among their names.
import { readdirSync } from "node:fs";
import { launch, open } from "./browser.mjs";
import { serve } from "./server.mjs";

const here = new URL(".", import.meta.url).pathname;
const pattern = new RegExp(process.argv[2] ?? "");
const folder = process.env.WEB ?? "build/web";

let passed = 0;
let failed = 0;
const { browser, close } = await launch();
const server = await serve(folder);

for (const file of readdirSync(here).sort()) {
  if (!file.endsWith("_test.mjs")) continue;
  const { tests } = await import(`./${file}`);
  for (const [name, test] of Object.entries(tests)) {
    if (!pattern.test(`${file} ${name}`)) continue;
    const opened = [];
    const make = async (how) => {
      const one = await open(browser, how);
      opened.push(one);
      return one;
    };
    try {
      await test({ open: make, url: server.url, folder, browser });
      passed += 1;
      console.log(`ok - ${name}`);
    } catch (error) {
      failed += 1;
      console.log(`not ok - ${name}\n${error.stack ?? error}`);
    }
    for (const { context } of opened) await context.close();
  }
}

await server.close();
await close();
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 || passed === 0 ? 1 : 0);
