// Draws all cards of a pack on one sheet, to be looked at:
//
//   node tests/web/faces.mjs FOLDER [WIDTH [PACK]]
import { mkdirSync } from "node:fs";
import { launch, open } from "./browser.mjs";
import { PACKS, sheet } from "./packs.mjs";
import { serve } from "./server.mjs";

const [folder, width = "100", wanted] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
const { browser, close } = await launch();
const server = await serve("build/web");
for (const pack of wanted ? [wanted] : Object.keys(PACKS)) {
  const { page, wrong } = await open(browser, {
    viewport: { width: 15 * (Number(width) + 6) + 16, height: 200 },
  });
  await sheet(page, server.url, PACKS[pack], Number(width));
  await page.screenshot({ path: `${folder}/${pack}.png`, fullPage: true });
  if (wrong.length) console.log(pack, wrong.join("\n"));
}
await server.close();
await close();
