// A person who plays by touch or by keys alone: looks at what the page offers,
// and taps a card or a button that may be tapped, or drags a card to the table;
// or goes there by the keys that go from one to the next, and presses Enter.
import { PATIENCE, act, myTurn } from "./help.mjs";

/** Taps after which a match should be over. */
const MANY = 3000;

/** What says the lowest bid, on a ladder or in a grid. */
const BID = ".question .bids :is(.main, .call:not(.no))";

/** One card in so many is dragged. */
const DRAGS = 5;

/** What can be tapped now, of what the question offers.
 * @param page */
const offered = (page) =>
  page.evaluate(() => {
    const all = (where) => [...document.querySelectorAll(where)];
    const there = (where) => document.querySelector(where) !== null;
    const keys = (where) => all(where).map((one) => one.dataset.key);
    return {
      over: there(".over"),
      curtain: there(".curtain button"),
      main: there(".question .picked .main"),
      bid: there(".question .bids :is(.main, .call:not(.no))"),
      words: all(
        ".question .words [data-word], .felt .act, .felt .beside-pile",
      ).map((one) => one.dataset.word),
      acts: all(".felt .act").map((one) => one.dataset.word),
      hand: there(".hand .card"),
      open: keys(".hand button.card:not(.no, .chosen, [aria-disabled])"),
      chosen: keys(".hand button.chosen"),
      table: all(".felt button.card.may:not(.chosen), .others button.may").map(
        (one) => one.dataset.card,
      ),
      free: there(".asking .typed"),
      count: Number.parseInt(
        document.querySelector(".prompt small")?.innerText ?? "",
        10,
      ),
      asked: document.querySelector(".prompt")?.innerText ?? "",
    };
  });

/** Cards of one rank, as a meld may have: three if there are as many.
 * @param {string[]} keys */
function alike(keys) {
  /** @type {Record<string, string[]>} */
  const ranks = {};
  for (const key of keys) (ranks[key[0]] ??= []).push(key);
  const found = Object.entries(ranks).filter(
    ([rank, list]) => list.length >= 3 && !"23*".includes(rank),
  );
  return found.map(([, list]) => list);
}

/** Milliseconds after which a person touches again if nothing was heard: on a
 * busy machine the browser takes a short touch for a long one. */
const AGAIN = 10000;

/** Touches until the page has heard one of these events.
 * @param page @param {string[]} events
 * @param {() => Promise<unknown>} deed */
async function heard(page, events, deed) {
  for (let n = 0; n * AGAIN < PATIENCE; n++) {
    await page.evaluate((types) => {
      globalThis.heard = false;
      const note = () => (globalThis.heard = true);
      for (const type of types)
        addEventListener(type, note, { capture: true, once: true });
    }, events);
    await deed();
    const found = await page
      .waitForFunction(() => globalThis.heard, null, { timeout: AGAIN })
      .catch(() => null);
    if (found) return;
  }
  throw new Error(`no ${events.join(" or ")} was heard`);
}

/** Drags a card of the hand to the middle of the table, with one finger.
 * @param page @param {string} key */
async function drag(page, key) {
  const card = page.locator(`.hand [data-key="${key}"]`);
  await card.scrollIntoViewIfNeeded();
  const from = await card.boundingBox();
  const to = await page.locator(".felt").boundingBox();
  const session = await page.context().newCDPSession(page);
  const at = { x: from.x + 10, y: from.y + 14 };
  const end = { x: to.x + to.width / 2, y: to.y + 0.3 * to.height };
  const send = (type, touchPoints) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints });
  await send("touchStart", [at]);
  for (const part of [0.3, 0.7, 1])
    await send("touchMove", [
      {
        x: at.x + part * (end.x - at.x),
        y: at.y + part * (end.y - at.y),
      },
    ]);
  await send("touchEnd", []);
  await session.detach();
}

/** The key that leads from what has the focus towards something; "" if it has
 * the focus itself. In a hand and in a grid of bids arrows lead on.
 * @param page @param {string} where @returns {Promise<string>} */
const keyTowards = (page, where) =>
  page.evaluate((selector) => {
    const wanted = document.querySelector(selector);
    const now = document.activeElement;
    if (now === wanted) return "";
    const group = now.closest(".hand, .grid");
    const after =
      now.compareDocumentPosition(wanted) & Node.DOCUMENT_POSITION_FOLLOWING;
    if (group?.contains(wanted)) return after ? "ArrowRight" : "ArrowLeft";
    return after ? "Tab" : "Shift+Tab";
  }, where);

/** Keys after which one should be anywhere on the page. */
const FAR = 100;

/** Goes to something by keys, and presses Enter.
 * @param page @param {string} where */
async function press(page, where) {
  for (let n = 0; n < FAR; n++) {
    const key = await keyTowards(page, where);
    if (!key) return void (await page.keyboard.press("Enter"));
    await page.keyboard.press(key);
  }
  throw new Error(`no keys lead to ${where}`);
}

/** Plays the match on the page to its end.
 * @param page
 * @param {(seen: Awaited<ReturnType<typeof offered>>) => Promise<void>} [look]
 * sees each moment before it is answered
 * @param {number} [patience] milliseconds to wait for something */
export async function playMatch(page, look = async () => {}, patience) {
  page.setDefaultTimeout(patience ?? PATIENCE);
  const person = new Person(page);
  for (let n = 0; n < MANY; n++) {
    await myTurn(page);
    const seen = await offered(page);
    await look(seen);
    if (seen.over) return;
    await person.answer(seen, n);
  }
  throw new Error(`the match is not over after ${MANY} taps`);
}

/** Is the round over, or the match? */
const roundOver = (page) =>
  page.waitForFunction(() => {
    const { moment, busy, table } = globalThis.tenace.state;
    if (table.next || moment?.over) return { over: true };
    return !busy && moment?.asked?.mine ? { over: false } : null;
  });

/** Plays until the round is over, or so many answers were given.
 * @param page
 * @param {{ keys?: boolean, most?: number,
 *   look?: (seen: Awaited<ReturnType<typeof offered>>, n: number) =>
 *     Promise<unknown> }} how by `keys` or by touch; `look` sees each moment
 * @returns {Promise<boolean>} is it over? */
export async function playRound(page, how = {}) {
  const { keys = false, most = MANY, look = async () => {} } = how;
  const person = new Person(page, keys);
  for (let n = 0; n < most; n++) {
    const { over } = await (await roundOver(page)).jsonValue();
    const seen = await offered(page);
    await look(seen, n);
    if (over) return true;
    await person.answer(seen, n);
  }
  return false;
}

class Person {
  constructor(page, keys = false) {
    this.page = page;
    this.keys = keys;
    /** How often a hand was tried to be played. @type {Map<string, number>} */
    this.tried = new Map();
  }

  /** @param {string} where */
  tap(where) {
    const { page } = this;
    if (this.keys) return act(page, () => press(page, where));
    const tap = () => page.locator(where).first().tap();
    return act(page, () => heard(page, ["click"], tap));
  }

  /** @param {Awaited<ReturnType<typeof offered>>} seen @param {number} n */
  async answer(seen, n) {
    if (seen.bid) return this.bid(seen, n);
    if (seen.main && seen.chosen.length > 0)
      return this.tap(".question .picked .main");
    if (seen.count > 1 && seen.chosen.length === 0 && this.tries(seen) === 0)
      return this.take(seen);
    if (seen.free) return this.freely(seen, n);
    if (!seen.hand) return this.patiently(seen, n);
    if (seen.words.length > 0 && seen.chosen.length === 0)
      return this.word(seen.words[n % seen.words.length]);
    if (seen.open.length > 0) return this.card(seen.open, n);
    if (seen.main) return this.tap(".question .picked .main");
    if (seen.words.length > 0)
      return this.word(seen.words[n % seen.words.length]);
    if (seen.table.length > 0) return this.onTable(seen.table[0]);
    throw new Error(`nothing to tap: ${JSON.stringify(seen)}`);
  }

  /** Without a hand: cards and piles of the table in turn, and words only where
   * these have nothing to do.
   * @param {Awaited<ReturnType<typeof offered>>} seen @param {number} n */
  patiently({ acts, table, words }, n) {
    const all = [...table, ...acts];
    const one = all[n % all.length] ?? words[0];
    if (table.includes(one)) return this.onTable(one);
    return this.word(one);
  }

  /** @param {string} card */
  onTable(card) {
    return this.tap(`button.card.may[data-card="${card}"]`);
  }

  /** @param {string} word */
  word(word) {
    return this.tap(`:is(.question, .felt) [data-word="${word}"]`);
  }

  /** Bids the first time, and passes later where one can.
   * @param {Awaited<ReturnType<typeof offered>>} seen @param {number} n */
  bid({ words }, n) {
    const pass = words.find((word) => word === "pass");
    return n > 0 && pass ? this.word(pass) : this.tap(BID);
  }

  /** Taps a card, or drags it. @param {string[]} keys @param {number} n */
  card(keys, n) {
    const key = keys[n % keys.length];
    if (n % DRAGS === DRAGS - 1 && !this.keys) return this.drag(key);
    return this.tap(`.hand [data-key="${key}"]`);
  }

  /** @param {string} key */
  drag(key) {
    const { page } = this;
    const move = () => drag(page, key);
    return act(page, () => heard(page, ["pointerup"], move));
  }

  /** Takes as many cards as are asked for, one after another.
   * @param {Awaited<ReturnType<typeof offered>>} seen */
  async take({ open, count }) {
    for (const key of open.slice(0, count))
      await this.tap(`.hand [data-key="${key}"]`);
  }

  /** Any cards may be taken: tries one way after another.
   * @param {Awaited<ReturnType<typeof offered>>} seen @param {number} n */
  async freely(seen, n) {
    const { asked, open, chosen, main, words } = seen;
    if (main && chosen.length > 0) return this.tap(".question .picked .main");
    if (chosen.length > 0)
      return this.tap(".question .picked button:not(.main)");
    const hand = `${asked} ${[...open].sort().join()}`;
    const tries = this.tried.get(hand) ?? 0;
    this.tried.set(hand, tries + 1);
    const [rank] = alike(open);
    if (tries === 0 && rank) return this.each(rank);
    if (tries <= 1 && main) return this.tap(".question .picked .main");
    if (tries <= 1 && words.length > 0) return this.word(words[0]);
    if (tries <= 2 && open.length > 0) return this.card(open, n);
    await this.tap("[data-panel=hint]");
    return this.tap(".panel .main");
  }

  /** How often this hand was tried before, to this question.
   * @param {Awaited<ReturnType<typeof offered>>} seen */
  tries({ asked, open }) {
    const hand = `${asked} ${[...open].sort().join()}`;
    const before = this.tried.get(hand) ?? 0;
    this.tried.set(hand, before + 1);
    return before;
  }

  /** @param {string[]} keys of cards */
  async each(keys) {
    for (const key of keys) await this.tap(`.hand [data-key="${key}"]`);
  }
}
