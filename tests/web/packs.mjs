// The packs whose cards the page draws, by a game that has them, and a sheet
// with each card of one.

/** Cards that a browser keeps the choice of, and a game of each pack.
 * @type {Record<string, { game: string, kept?: Record<string, string>,
 *   language?: string }>} */
export const PACKS = {
  french: { game: "hearts" },
  four: { game: "dou_dizhu", kept: { "table.colors": "four" } },
  german: { game: "skat", kept: { "table.faces": "german" } },
  spanish: { game: "tute" },
  tarot: { game: "tarot" },
  flower: { game: "koi_koi" },
  colors: { game: "last_card" },
};

/** Shows each card of a pack once, and waits until all are drawn.
 * @param {object} page
 * @param {string} url
 * @param {{ game: string, kept?: Record<string, string>,
 *   language?: string }} pack
 * @param {number} [width] of a card; without it the page stays as it is */
export async function sheet(page, url, { game, kept = {}, language }, width) {
  const all = { ...kept, ...(language ? { "tenace.language": language } : {}) };
  await page.addInitScript((given) => {
    for (const [key, value] of Object.entries(given))
      localStorage.setItem(key, String(value));
  }, all);
  await page.goto(`${url}#view=position&game=${game}`);
  await page.waitForSelector("button.card .face");
  await page.waitForFunction(() =>
    [...document.querySelectorAll(".drawings use, .face use")].every((use) =>
      document.querySelector(use.getAttribute("href") ?? "none"),
    ),
  );
  if (width) await page.evaluate(lay, width);
}

/** Lays the cards out without all else; it runs in the page.
 * @param {number} width */
function lay(width) {
  const cards = [...document.querySelectorAll("button.card")];
  const seen = new Set();
  const body = document.createElement("div");
  for (const card of cards) {
    if (seen.has(card.dataset.card)) continue;
    seen.add(card.dataset.card);
    const face = card.querySelector(".face").cloneNode(true);
    face.style.cssText =
      `display: inline-block; margin: 3px; width: ${width}px;` +
      `height: ${width * 1.4}px`;
    body.append(face);
  }
  document.getElementById("page").replaceChildren(body);
  document.body.style.cssText = "background: #1d5c42; padding: 8px";
}
