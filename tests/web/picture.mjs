// Takes the picture of the page that README begins with:
//
//   node tests/web/picture.mjs doc/page.png
import { launch, open } from "./browser.mjs";
import { myTurn, visit } from "./help.mjs";
import { serve } from "./server.mjs";

const { browser, close } = await launch();
const server = await serve("build/web");
const { page } = await open(browser, {
  viewport: { width: 960, height: 720 },
  reducedMotion: "reduce",
});
await visit(page, server.url, "game=whist&seed=7&bot=random");
await myTurn(page);
for (let card = 0; card < 9; card++) {
  const [before, lying] = await page.evaluate(() => {
    const { decisions, show } = globalThis.tenace.state.moment;
    return [decisions, show.trick.length];
  });
  if (card > 0 && lying > 1) break;
  await page.locator("button[data-card]:not(.no)").first().click();
  await page.waitForFunction(
    (n) => globalThis.tenace.state.moment.decisions > n,
    before,
  );
  await myTurn(page);
}
await page.mouse.move(1, 1);
await page.evaluate(() => {
  /** @type {HTMLElement} */ (document.activeElement)?.blur();
  scrollTo(0, 0);
});
await page.screenshot({ path: process.argv[2] ?? "doc/page.png" });
await server.close();
await close();
