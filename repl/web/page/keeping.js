// Where a match is: each has an address, under which the browser keeps it, so
// that it goes on after a reload.
import { find, isTaken, newAddress, save } from "./kept.js";
import { Refusal } from "./refusal.js";
import { inForce, scoreOf } from "./table/bar.js";
import { change, state } from "./state.js";
import { text } from "./text.js";

/** Milliseconds from a move until the match is kept. */
const SOON = 250;

/** The parts of an address that name games. */
const GAMES = /\b(game|with|against)=[^&]*/g;

/** What the address names after the #. Whoever types a game with its house
 * rules may write + as everywhere else, where addresses mean a blank by it.
 * @returns {URLSearchParams} */
export const place = () =>
  new URLSearchParams(
    location.hash
      .slice(1)
      .replace(GAMES, (part) => part.replaceAll("+", "%2B")),
  );

/** The address of a match of that seed; with the bot of the present address.
 * @param {{ game: string, seed: number, seats?: number[] }} match */
function addressOf({ game, seed, seats = [] }) {
  const address = new URLSearchParams({ game, seed: String(seed) });
  const bot = place().get("bot");
  if (seats.length > 1 || seats[0] > 1) address.set("seats", seats.join());
  if (bot) address.set("bot", bot);
  return String(address);
}

/** The address of the match that the page's address names; "" if it names none
 * in particular.
 * @param {URLSearchParams} there */
function matchIn(there) {
  const [match, game, seed] = ["match", "game", "seed"].map((key) =>
    there.get(key),
  );
  const seats = (there.get("seats") ?? "1").split(",").map(Number);
  if (match) return `match=${match}`;
  return game && seed ? addressOf({ game, seed: Number(seed), seats }) : "";
}

/** Where the page has gone to last. The address may be another one already, of
 * which the page hears only after what it does now. */
let reached = location.hash;

/** The page goes where the address says. */
export function arrive() {
  reached = location.hash;
}

/** From now on the match is at this address. The page's address stays as it is
 * when a link was followed meanwhile: the page goes there next.
 * @param {string} address
 * @param {boolean} [leads] does "back" lead to what was there before? */
function moveTo(address, leads = false) {
  change({ address });
  if (state.view || location.hash !== reached) return;
  if (leads) history.pushState(null, "", `#${address}`);
  else history.replaceState(null, "", `#${address}`);
  arrive();
}

/** What is kept of a match beside what `share` gives.
 * @param {Moment} moment */
function about({ show }) {
  return { rules: inForce(show.rules), score: scoreOf(show) };
}

/** @param {import("./engine.js").Engine} engine
 * @param {() => { deeds: import("./table/deeds.js").Deeds,
 *   rules: ReturnType<import("./rules/panel.js").mountRules> }} page */
export function keeping(engine, page) {
  /** The address that the next match gets, if not that of its seed. */
  let next = "";
  /** The address of the match of which was told that it is not kept. */
  let unkept = "";
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  /** Has the person played here since the match came to this window, and since
   * it was kept? Bots play in each window that shows the match. */
  const played = { here: false, since: false };
  /** The address of a position that the person only looks at, until something
   * is played there. */
  let looked = "";
  /** What was kept last, and the last call that had changed it. */
  let last = { text: "", mark: engine.log.at(-1) };

  /** Keeps the match; at an address of its own if it was played on in another
   * window, too. A window in which nobody has played takes the place of no
   * entry.
   * @param {Parameters<typeof save>[0]} given
   * @returns {string} why it is not kept */
  function put(given) {
    const look = given.address === looked;
    const match = look ? { ...given, look } : given;
    if (!played.here && isTaken(match.address)) return "";
    const why = save(match);
    if (why === "other" && !played.since) return "";
    if (!why) played.since = false;
    if (why !== "other") return why;
    played.since = false;
    const address = newAddress();
    moveTo(address);
    change({ notice: text("match_apart") });
    return save({ ...match, address });
  }

  /** Is nothing lost if the match is not kept? Its address makes it anew.
   * @param {Moment} moment @param {string} address */
  const isNew = ({ decisions, undone }, address) =>
    decisions + undone === 0 && !address.startsWith("match=");

  /** Keeps the match in the browser, once something would be lost.
   * @param {boolean} [even] even if nothing would be */
  async function keep(even = false) {
    const { moment, address, here } = state;
    if (!moment || !address || !here.rest) return;
    if (isNew(moment, address) && !even) return;
    const shared = await engine
      .call("share", { whole: true })
      .catch(() => null);
    if (!shared || address !== state.address) return;
    last = { text: shared.text, mark: engine.log.at(-1) };
    const full = put({ ...shared, ...about(moment), address }) === "full";
    if (full && unkept !== address) change({ notice: text("match_unkept") });
    unkept = full ? address : "";
  }

  /** Keeps what has happened since, as the page may go at once: there is no
   * time for an answer of the engine. */
  function keepRest() {
    const { moment, address } = state;
    const { calls, whole } = engine.since(last.mark);
    if (!moment || !address || calls.length <= Number(whole)) return;
    const { title, round } = moment.show;
    const { decisions, over } = moment;
    const match = {
      ...{ address, title, ...about(moment), round, decisions },
      over: Boolean(over),
    };
    put({ ...match, text: whole ? "" : last.text, calls });
  }

  for (const type of ["pagehide", "visibilitychange"])
    addEventListener(type, keepRest);

  /** Takes a match that the browser keeps.
   * @param {import("./kept.js").Kept} match
   * @returns {Promise<boolean>} could it be opened? */
  async function take({ text: shared, calls = [], address, look }) {
    const { deeds, rules } = page();
    looked = look ? address : "";
    played.here = false;
    played.since = false;
    if (shared && !(await rules.take(shared, true))) return false;
    deeds.stop();
    try {
      for (const { name, args } of calls) await engine.call(name, args);
    } catch (raised) {
      if (!(raised instanceof Refusal)) throw raised;
    }
    return true;
  }

  /** What follows when a position was laid out.
   * @param {string | null} then */
  function follow(then) {
    const { deeds, rules } = page();
    if (!then) return;
    moveTo(state.address);
    if (then === "share") return void rules.share();
    deeds.panel("study");
    deeds.open(true);
  }

  return {
    /** A match has begun.
     * @param {Moment} moment */
    begun: (moment) => {
      moveTo(next || addressOf(moment));
      next = "";
    },

    /** The person has changed the match. */
    acted: () => {
      looked = "";
      played.here = true;
      played.since = true;
    },

    /** The match goes on under other rules of the person. It is kept at once:
     * moves that were kept under the old rules mean others under these. */
    ruled: () => {
      played.here = true;
      played.since = true;
      void keep();
    },

    /** The match has moved on. */
    shown: () => {
      clearTimeout(timer);
      timer = setTimeout(() => void keep(), SOON);
    },

    /** The match is left for another one: keeps it as it is now. */
    leave: () => {
      clearTimeout(timer);
      return keep(true);
    },

    /** A match of a link or a file has begun.
     * @param {{ look?: boolean, leads?: boolean }} [how] `look` if it is only
     * looked at, `leads` if "back" leads to what was there before: of several
     * that are looked at, to what was there before them all */
    opened: ({ look = false, leads = false } = {}) => {
      const again = look && looked !== "" && looked === state.address;
      const address = newAddress();
      moveTo(address, leads && !again);
      looked = look ? address : "";
      played.here = false;
      played.since = false;
    },

    /** Begins a match at an address of its own, and goes there.
     * @param {string} game
     * @param {{ seed?: number, deal?: unknown,
     *   options?: Record<string, unknown> }} how
     * @param {string} [then] what follows: "open" or "share" */
    begin: async (game, how, then) => {
      const address = newAddress();
      next = address;
      await page().deeds.begin(game, how);
      next = "";
      if (state.address !== address) return;
      location.hash = then ? `${address}&then=${then}` : address;
    },

    /** Goes to a match that has begun: the engine has it, or the browser.
     * One that cannot be opened stays in the browser, and the notice tells it.
     * Of one that is not there it tells, too.
     * @param {URLSearchParams} there
     * @returns {Promise<boolean>} is it at the table? */
    comeBack: async (there) => {
      const { deeds } = page();
      const address = matchIn(there);
      const here = address !== "" && address === state.address;
      if ((here || there.get("match") === "") && (await deeds.resume())) {
        if (!here) moveTo(newAddress());
        follow(there.get("then"));
        return true;
      }
      const match = find(address);
      if (!match) {
        if (isTaken(address)) next = newAddress();
        if (there.get("match")) change({ notice: text("match_gone") });
        return false;
      }
      if (!(await take(match))) {
        change({ notice: `${state.notice} ${text("match_stays")}` });
        return false;
      }
      moveTo(address);
      return deeds.resume();
    },
  };
}
