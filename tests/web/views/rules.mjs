// The rules beside the table: what can be ticked, the editor, links and files.
import { myTurn, tool, visit } from "../help.mjs";

/** The table with a view of the rules beside it.
 * @param {string} view
 * @param {string} wanted what is there when it is drawn */
const beside = (view, wanted) => async (page, url) => {
  await visit(page, url, "game=whist&seed=7&bot=random");
  await myTurn(page);
  await tool(page, view);
  await page.locator(`.rules ${wanted}`).waitFor();
};

export const views = {
  "house rules to tick": beside("choices", "[data-house=american]"),
  "a rules file in the editor": beside("file", ".editor .cm-content"),
  "links and files": beside("share", "button.main"),
  "an error in the editor": async (page, url) => {
    await beside("file", ".editor .cm-content")(page, url);
    await page.locator(".rules > details > summary").click();
    await page.locator(".rules > details input").first().fill("mine");
    await page.locator(".rules > details button").first().click();
    await page.waitForFunction(() =>
      document.querySelector(".rules select.file")?.value.includes("mine"),
    );
    await page.locator(".editor .cm-content").click();
    await page.keyboard.press("Control+a");
    await page.keyboard.insertText("local a = = 2");
    await page.locator(".problems button").first().waitFor();
  },
};
