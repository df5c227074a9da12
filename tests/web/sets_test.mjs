// House rules that are written, found, kept together as a set, sent, renamed
// and taken away.
import assert from "node:assert/strict";
import { DESKTOP, begin, myTurn, need, tool, type, visit } from "./help.mjs";

const FOLDER = "rules/house/whist/";

/** What is typed, and what stands in the editor then: closing brackets are put
 * in by the editor, and lines are indented. */
const TYPED = `local mine = house_rule "Mine" { of = "whist",
set = {
target = 10
}
}
function mine:score_round()
if self.trump then
base.score_round(self)
end
end
return mine
`;
const STANDS = `local mine = house_rule "Mine" { of = "whist",
  set = {
    target = 10
  }
}
function mine:score_round()
  if self.trump then
    base.score_round(self)
  end
end
return mine
`;

/** The house rules in the list. */
const listed = (page) =>
  page.$$eval("[data-house]", (all) => all.map((one) => one.dataset.house));

/** Seeks words among the house rules, until these are listed. */
async function seek(page, words, wanted) {
  await page.fill(".rules .search input", words);
  await page.waitForFunction(
    (names) =>
      [...document.querySelectorAll("[data-house]")]
        .map((one) => one.dataset.house)
        .join() === names,
    wanted.join(),
  );
}

/** Waits until the panel tells this, a text or a pattern. */
const told = (page, part) =>
  page.locator(".rules > .told", { hasText: part }).waitFor();

/** The text of a file of one's own. */
const textOf = async (page, name) =>
  (await need(page, "files", { path: `${FOLDER}${name}.lua` })).text;

/** Opens a file, and waits until the editor has its text. */
async function openFile(page, name, holds) {
  await page.selectOption(".rules select.file", `${FOLDER}${name}.lua`);
  const lines = page.locator(".editor .cm-line");
  await lines.getByText(holds).first().waitFor();
}

/** Writes a house rule by keys, and plays on under it. */
async function write(page) {
  await begin(page, "mine");
  await type(page, "");
  for (const line of TYPED.trimEnd().split("\n")) {
    await page.keyboard.type(line);
    await page.keyboard.press("Escape"); // no completion is wanted
    await page.keyboard.press("Enter");
  }
  await page.click(".rules .save");
  await page.locator(".outcome").waitFor();
  assert.equal(await textOf(page, "mine"), STANDS);
}

/** Keeps what is chosen, and two more, as a set; and makes a link of it. */
async function makeSet(page) {
  await tool(page, "choices");
  await seek(page, "honours count", ["mine", "honours", "long_whist"]);
  await seek(page, "zebra", ["mine"]);
  assert.match(await page.innerText(".rules"), /No house rule fits/);
  await seek(page, "honours count", ["mine", "honours", "long_whist"]);
  await page.check("[data-house=honours]");
  await page.fill("[data-option=target]", "7");
  await page.fill(".sets [name=title]", "As we play");
  await page.click(".sets form button");
  await told(page, "As we play is kept");
  assert.ok((await listed(page)).includes("as_we_play"));
  await page.click(".sets .send");
  await page.locator(".sets .the-link:focus").waitFor();
  await page.click(".sets .copy");
  await told(page, /copied|copy it/);
}

/** Gives the rule another name: the match and the set go by it. */
async function rename(page) {
  await tool(page, "file");
  await openFile(page, "mine", "score_round");
  await page.evaluate(
    () => (document.querySelector(".rules > details").open = true),
  );
  await page.locator(".rules > details input").nth(1).fill("Our Ten");
  await page.locator(".rules > details form button").nth(1).click();
  await told(page, "as_we_play.lua");
  const { game } = await page.evaluate(() => globalThis.tenace.state.moment);
  assert.equal(game, "whist+our_ten");
  assert.match(await textOf(page, "as_we_play"), /"our_ten"/);
}

export const tests = {
  "house rules are written, found, kept as a set, sent and renamed": async ({
    open,
    url,
  }) => {
    const { page, wrong } = await open(DESKTOP);
    await visit(page, url, "game=whist&seed=7&bot=random");
    await myTurn(page);
    await write(page);
    await makeSet(page);
    await rename(page);
    await openFile(page, "as_we_play", "our_ten");
    await page.click(".rules .remove");
    await page.locator(".rules .sure").waitFor();
    await page.click(".rules .sure + button");
    assert.match(await textOf(page, "as_we_play"), /our_ten/);
    await page.click(".rules .remove");
    await page.click(".rules .sure");
    await told(page, "The file is gone");
    assert.deepEqual(wrong, []);
  },
};
