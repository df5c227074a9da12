// Cards as pictures: each card of each pack has its own face, suits can be told
// apart, corners have the letters of the language, and drawings are small.
import assert from "node:assert/strict";
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { DESKTOP, myTurn, visit, choose } from "./help.mjs";
import { PACKS, sheet } from "./packs.mjs";

/** How many different cards a pack has. */
const CARDS = {
  french: 52,
  four: 54,
  german: 32,
  spanish: 40,
  tarot: 78,
  flower: 36,
  colors: 54,
};

/** The cards of the page: what each refers to, and how its suit looks.
 * @param {object} page */
const faces = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("button.card")].map((card) => {
      const face = card.querySelector(".face");
      const place = face.querySelector("use").getAttribute("href");
      return {
        card: card.dataset.card,
        drawn: document.querySelector(place).innerHTML,
        color: getComputedStyle(face).color,
      };
    }),
  );

/** How much a colour stands out from white paper.
 * @param {string} color as `rgb(1, 2, 3)` */
function contrast(color) {
  const [r, g, b] = color.match(/\d+/g).map((part) => {
    const value = Number(part) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 1.05 / (0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05);
}

/** A spec for a pack. @param {string} pack */
const drawsAll =
  (pack) =>
  async ({ open, url }) => {
    const { page, wrong } = await open(DESKTOP);
    await sheet(page, url, PACKS[pack]);
    const list = await faces(page);
    const cards = new Map(list.map((one) => [one.card, one]));
    assert.equal(cards.size, CARDS[pack]);
    assert.equal(new Set(list.map((one) => one.drawn)).size, CARDS[pack]);
    for (const { card, color } of list)
      assert.ok(contrast(color) >= 4.5, `${card} is ${color}`);
    assert.deepEqual(wrong, []);
  };

/** Bytes of a sheet of drawings as gzip sends them.
 * @param {string} folder @param {string} name */
function sizeOf(folder, name) {
  const parts = join(folder, "parts");
  const file = readdirSync(parts).find(
    (one) => one.startsWith(`${name}.`) && one.endsWith(".js.gz"),
  );
  return statSync(join(parts, file)).size;
}

/** What stands in the corners of a hand. @param page */
const corners = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll(".hand .face use")].map(
      (use) =>
        document.querySelector(`${use.getAttribute("href")} .d-rank`)
          .textContent,
    ),
  );

export const tests = {
  ...Object.fromEntries(
    Object.keys(PACKS).map((pack) => [
      `every card of the pack "${pack}" has a face of its own`,
      drawsAll(pack),
    ]),
  ),

  "drawings of cards are small": async ({ folder }) => {
    assert.ok(sizeOf(folder, "courts") < 5000);
    assert.ok(sizeOf(folder, "flowers") < 8000);
    for (const name of ["german", "spanish", "tarot", "colors"])
      assert.ok(sizeOf(folder, name) < 3000, name);
  },

  "corners have the letters of the language": async ({ open, url }) => {
    const { page } = await open(DESKTOP);
    await visit(page, url, "game=whist&seed=7&bot=random");
    await myTurn(page);
    const english = (await corners(page)).sort().join(" ");
    assert.match(english, /[JQK]/);
    await page.click(".opens[data-holds~=language]");
    await page.selectOption(".language select", "fr");
    await page.waitForFunction(() => document.documentElement.lang === "fr");
    const letters = { J: "V", Q: "D", K: "R" };
    const french = english.replace(/[JQK]/g, (letter) => letters[letter]);
    await page.waitForFunction(
      () => globalThis.tenace.state.deck.QS.corner === "D",
    );
    assert.deepEqual((await corners(page)).sort(), french.split(" ").sort());
  },

  "four colours are chosen in the settings, and kept": async ({
    open,
    url,
  }) => {
    const { page } = await open(DESKTOP);
    const color = () =>
      page.evaluate(() => {
        const face = document.querySelector(".hand .suit-C");
        return getComputedStyle(face).color;
      });
    await visit(page, url, "game=whist&seed=7&bot=random");
    await myTurn(page);
    const before = await color();
    await choose(page, "settings");
    await page.locator(".panel.settings input").last().check();
    await page.waitForSelector("[data-colors=four]");
    const after = await color();
    assert.notEqual(after, before);
    await page.reload();
    await page.waitForSelector(".hand .suit-C");
    assert.equal(await color(), after);
  },

  "a card that may not be played is paler, and its print is": async ({
    open,
    url,
  }) => {
    const { page } = await open(DESKTOP);
    await visit(page, url, "game=shengji&seed=3&bot=random");
    await page.waitForSelector(".hand .card.no", { timeout: 20000 });
    const [paper, print] = await page.evaluate(() => {
      const card = document.querySelector(".hand .card.no");
      const look = (part) => getComputedStyle(card.querySelector(part));
      return [look(".paper").fill, look(".print").opacity];
    });
    const [red, green, blue] = paper.match(/[\d.]+/g).map(Number);
    assert.ok(red > 150 && red < 235, paper);
    assert.ok(Math.abs(red - green) < 8 && Math.abs(red - blue) < 8, paper);
    assert.ok(Number(print) < 0.7);
  },
};
