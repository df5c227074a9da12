// The list of moves with two lines, study with all hands open, and a position
// that is laid out.
import { choose, myTurn, visit } from "../help.mjs";

const WHIST = "game=whist&seed=7&bot=random";

export const views = {
  "the list of moves, with two lines side by side": async (page, url) => {
    await visit(page, url, WHIST);
    await myTurn(page);
    await page.locator(".hand button.card:not(.no)").first().click();
    await page.waitForFunction(() => {
      const { moment, busy } = globalThis.tenace.state;
      return !busy && moment.decisions > 1 && moment.asked?.mine;
    });
    await choose(page, "moves");
    await page.locator(".timeline .end").waitFor();
    await page.locator(".begin button").click();
    await page.locator(".beside-lines").waitFor();
    await page.locator('.move[data-n="1"]').click();
    await page.locator(".timeline [aria-current]").waitFor();
  },
  "study, with all hands open": async (page, url) => {
    await visit(page, url, WHIST);
    await myTurn(page);
    await choose(page, "study");
    await page.locator(".panel.study input").check();
    await page.locator("[data-hand]").first().waitFor();
  },
  "a position that is laid out": async (page, url) => {
    await page.goto(`${url}#view=position&game=euchre`);
    await page.locator('.pool [data-card="JS"]').click();
    await page.locator('.targets [data-place="hand 1"]').click();
    await page.locator('[data-place="hand 1"] [data-card="JS"]').waitFor();
    await page.locator('.pool [data-card="AS"]').click();
  },
};
