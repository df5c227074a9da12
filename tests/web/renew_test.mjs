// A new build of the page takes the place of the old one that was kept.
import assert from "node:assert/strict";
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { myTurn, visit } from "./help.mjs";
import { serve } from "./server.mjs";

/** Makes the build look like another one. @param {string} folder */
function change(folder) {
  const html = join(folder, "index.html");
  const text = readFileSync(html, "utf8");
  writeFileSync(html, text.replace('lang="en"', 'lang="en" data-build="new"'));
  const sw = join(folder, "sw.js");
  const code = readFileSync(sw, "utf8");
  const changed = code.replace(/"[0-9a-f]{12}"/, '"0123456789ab"');
  assert.notEqual(changed, code);
  writeFileSync(sw, changed);
}

const build = (page) =>
  page.evaluate(() => document.documentElement.dataset.build);

export const tests = {
  "a new build is kept, and shown when the page begins anew": async ({
    open,
    folder,
  }) => {
    const copy = mkdtempSync(join(tmpdir(), "tenace-build-"));
    cpSync(folder, copy, { recursive: true });
    const server = await serve(copy);
    try {
      const { page, wrong } = await open();
      await visit(page, server.url);
      await page.waitForSelector("[data-offline=true]");
      change(copy);
      await visit(page, server.url, "game=whist&seed=7&bot=random");
      assert.equal(await build(page), undefined);
      await page.evaluate(async () => {
        const found = await navigator.serviceWorker.getRegistration();
        await found.update();
        while (!found.waiting) await new Promise((on) => setTimeout(on, 100));
      });
      assert.equal(await build(page), undefined, "no match is broken off");
      await page.reload();
      await page.waitForSelector("[data-build=new] main.table");
      await myTurn(page);
      await page.waitForSelector("[data-offline=true]");
      const stores = await page.evaluate(() => caches.keys());
      assert.equal(stores.length, 1, stores.join());
      assert.deepEqual(wrong, []);
    } finally {
      await server.close();
      rmSync(copy, { recursive: true, force: true });
    }
  },
};
