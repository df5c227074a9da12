// What a person does at the table, and what the bots do between: each deed
// makes its calls and shows the moment that follows.
import { focusOpener } from "../drawers.js";
import { Refusal } from "../refusal.js";
import { change, state } from "../state.js";
import { text, worded } from "../text.js";
import { focusHand } from "./hand.js";
import { afresh, keep, moves } from "./state.js";

/** @typedef {import("../engine.js").Engine} Engine */
/** @typedef {import("./state.js").Table} Table */
/** @typedef {ReturnType<typeof sit>} Deeds */

/** Milliseconds between two moves of bots; a whole trick is looked at longer,
 * before it goes to its winner. */
const PACE = { moving: 350, still: 50, trick: 1300 };

/** Worlds that a review looks at for each decision. */
const WORLDS = 12;

/** @param {Partial<Table>} changes */
function at(changes) {
  change({ table: { ...state.table, ...changes } });
}

/** Shows a problem that a call was refused with.
 * @param {unknown} raised */
export function refuse(raised) {
  if (!(raised instanceof Refusal)) throw raised;
  const { kind } = raised.problem;
  if (kind !== "hung" && kind !== "stopped")
    change({ refusal: worded(raised.problem) });
}

/** How many rounds are over. Points may come in the middle of a round, so they
 * do not tell it. @param {Moment} moment */
function played({ over, show }) {
  return over ? show.round : show.round - 1;
}

/** Sits down with an engine: the deeds of the table.
 * @param {Engine} engine
 * @param {{ bot: () => string | undefined, begun?: (moment: Moment) => void,
 *   shown?: () => void, acted?: () => void }} how `bot` names the other players'
 * bot, if not the usual one; `begun` hears of a new match, `shown` of each
 * moment, `acted` when the person changes the match */
export function sit(engine, how) {
  let timer = 0;

  /** The moment after these picks.
   * @param {string[]} picked
   * @returns {Promise<Moment>} */
  function view(picked) {
    const { line, story, table } = state;
    const seat = table.seat || undefined;
    const open = table.open || undefined;
    return engine.call("view", {
      seat,
      picked,
      line,
      after: story.length,
      open,
    });
  }

  /** Shows the moment.
   * @param {Moment} moment */
  function show(moment) {
    const { line, from, texts } = moment.story;
    const story = from > 0 ? state.story.slice(0, from).concat(texts) : texts;
    const deck = moment.deck ?? state.deck;
    const before = state.moment;
    const further =
      before?.game === moment.game &&
      before.seed === moment.seed &&
      played(moment) > played(before);
    change({ moment, deck, line, story, picked: moment.picks?.picked ?? [] });
    if (further) at({ ended: played(moment) });
    how.shown?.();
  }

  /** Asks for the moment, and lets the bots play until a person is asked. */
  async function look() {
    if (!state.moment) return;
    try {
      show(await view([]));
      plan();
    } catch (raised) {
      refuse(raised);
    }
  }

  /** Plans the next move of a bot, if one is asked; a person at this screen who
   * is not the one before gets it first. Bots wait where all hands are open for
   * study, and where moves were taken back: their own would take the place of
   * those. */
  function plan() {
    clearTimeout(timer);
    const { moment } = state;
    if (!moment?.asked) return;
    const { player } = moment.asked;
    if (moment.seats.includes(player)) {
      const other = player !== moment.seat;
      if (other !== state.table.covered) at({ covered: other });
      return focusHand();
    }
    if (moment.undone > 0 || state.table.open) return;
    const { trick, last } = moment.show;
    const whole = last && trick.length === 0 ? PACE.trick : PACE.moving;
    const pace = moves(state.table) ? whole : PACE.still;
    timer = setTimeout(() => void step(), pace);
  }

  async function step() {
    try {
      const bot = how.bot();
      await engine.call("step", bot ? { bot } : {});
      await look();
    } catch (raised) {
      refuse(raised);
    }
  }

  /** Makes a call that changes the match, and shows what has become of it.
   * @param {string} name @param {Record<string, unknown>} [args]
   * @returns {Promise<any>} what the call gives; nothing if it was refused */
  async function act(name, args) {
    if (state.busy) return;
    let given;
    change({ busy: true, refusal: null, notice: "" });
    at({ step: "", told: null, ended: 0 });
    if (state.table.panel === "hint") at({ panel: "" });
    clearTimeout(timer);
    how.acted?.();
    try {
      given = await engine.call(name, args);
    } catch (raised) {
      refuse(raised);
    }
    await look();
    change({ busy: false });
    return given;
  }

  /** Picks a card or a word, or takes a pick back. When nothing more can be
   * picked the move is made.
   * @param {string} id @param {boolean} chosen
   * @returns {Promise<boolean>} true if it could be picked */
  async function pick(id, chosen) {
    if (state.busy) return false;
    const picked = [...state.picked];
    if (chosen) picked.splice(picked.indexOf(id), 1);
    else picked.push(id);
    change({ busy: true });
    try {
      const moment = await view(picked);
      change({ busy: false });
      const { refused, last, move } = moment.picks ?? {};
      if (refused) {
        const { reason, rule, file, line } = refused;
        const problem = { text: reason ?? "", rule, file, line };
        change({ refusal: { kind: "refused", ...problem } });
        return false;
      }
      change({ refusal: null });
      if (last && move !== undefined && !chosen)
        await act("play", { move, exact: true });
      else show(moment);
      return true;
    } catch (raised) {
      change({ busy: false });
      refuse(raised);
      return false;
    }
  }

  /** A card was let go over the table, or over what `onto` names.
   * @param {string} id @param {boolean} chosen @param {string} onto */
  async function drop(id, chosen, onto) {
    const before = state.moment?.decisions;
    if (!chosen && !(await pick(id, false))) return;
    if (state.moment?.decisions !== before) return;
    if (onto) return void (await pick(onto, false));
    const { move, picked } = state.moment?.picks ?? {};
    if (move !== undefined && picked?.length)
      await act("play", { move, exact: true });
  }

  /** Asks something, and shows the answer in a panel.
   * @param {string} where @param {string} name
   * @param {Record<string, unknown>} [args] */
  async function ask(where, name, args) {
    at({ panel: where, told: null, working: text("thinking") });
    try {
      at({ told: await engine.call(name, args) });
    } catch (raised) {
      refuse(raised);
    } finally {
      at({ working: "" });
    }
  }

  /** @param {string} move as it is typed */
  async function why(move) {
    if (!move) return;
    try {
      const found = await engine.call("why", { move });
      const { rule, file, line, says, allowed } = found;
      const sentence = text(allowed ? "allowed" : "refused", { reason: says });
      at({ told: { sentences: [sentence], rule, file, line } });
    } catch (raised) {
      refuse(raised);
    }
  }

  async function counts() {
    at({ counts: null, working: text("thinking") });
    const seat = state.moment?.seat;
    try {
      at({ counts: await engine.call("counts", { seat }) });
    } catch (raised) {
      refuse(raised);
    } finally {
      at({ working: "" });
    }
  }

  /** Looks which decisions of a round cost most.
   * @param {number} round */
  async function review(round) {
    const player = state.moment?.seat;
    at({ panel: "review", review: null, working: text("thinking") });
    try {
      const found = await engine.call(
        "review",
        { player, round, worlds: WORLDS },
        ({ done, all }) => at({ working: text("reviewing", { done, all }) }),
      );
      at({ review: found });
    } catch (raised) {
      refuse(raised);
    } finally {
      at({ working: "" });
    }
  }

  /** @param {string} game
   * @param {{ seed?: number, seats?: number[], deal?: unknown,
   *   options?: Record<string, unknown> }} [with_] */
  async function begin(game, { seed, seats, options, deal } = {}) {
    const given = seed ?? crypto.getRandomValues(new Uint32Array(1))[0] % 10000;
    clearTimeout(timer);
    change({ refusal: null, notice: "", picked: [], story: [], line: 0 });
    at(afresh);
    try {
      const named = seats?.length ? { seats } : {};
      const args = { game, seed: given, options, deal, ...named };
      const moment = await engine.call("new", args);
      how.begun?.(moment);
      show(moment);
      at({ seat: state.moment?.seat ?? 0 });
      plan();
    } catch (raised) {
      refuse(raised);
    }
  }

  /** Takes up the match that the engine has.
   * @returns {Promise<boolean>} true if it has one */
  async function resume() {
    change({ refusal: null, picked: [], story: [], line: 0 });
    at(afresh);
    try {
      show(await view([]));
      at({ seat: state.moment?.seat ?? 0 });
      plan();
      return true;
    } catch (raised) {
      refuse(raised);
      return false;
    }
  }

  /** Shows the hand of the person who has the screen now. The curtain opens
   * when that person's moment has come: the one before is someone else's. */
  function uncover() {
    const seat = state.moment?.asked?.player ?? 0;
    change({ line: 0, story: [], picked: [], refusal: null });
    at({ seat, told: null });
    void look();
  }

  /** @param {string} called a panel; "" closes the one that is open */
  function panel(called) {
    const before = state.table.panel;
    at({ panel: called, told: null });
    if (called === "counts") void counts();
    if (!called) return before ? focusOpener(before) : undefined;
    requestAnimationFrame(() => {
      const head = document.querySelector(".panel h2");
      /** @type {HTMLElement | null} */ (head)?.focus();
    });
  }

  const own = () => ({ seat: state.table.seat || state.moment?.seat });
  return {
    begin,
    resume,
    look,
    pick: (/** @type {string} */ id, /** @type {boolean} */ chosen) =>
      void pick(id, chosen),
    drop: (
      /** @type {string} */ id,
      /** @type {boolean} */ chosen,
      /** @type {string} */ onto,
    ) => void drop(id, chosen, onto),
    play: (/** @type {string} */ move, /** @type {boolean} */ exact) =>
      void act("play", { move, exact }),
    stop: () => clearTimeout(timer),
    clear: () => void look(),
    undo: () => void act("undo", own()),
    redo: () => void act("redo", own()),
    goTo: (/** @type {number} */ n) => act("goto", { what: "decision", n }),
    act,
    /** Bots go on from a place in the past: what followed there is given up. */
    goOnFromHere: () => void step(),
    open: (/** @type {boolean} */ open) => {
      at({ open });
      void look();
    },
    call: (
      /** @type {string} */ name,
      /** @type {Record<string, unknown>} */ args = {},
    ) => engine.call(name, args),
    again: () => {
      const { game = "whist", seats } = state.moment ?? {};
      void begin(game, { seats });
    },
    seat: (/** @type {number[]} */ seats) =>
      void begin(state.moment?.game ?? "whist", { seats }),
    hint: () => void ask("hint", "hint"),
    playHint: () => {
      const { move } = state.table.told ?? {};
      if (move) void act("play", { move, exact: true });
    },
    settled: () => void ask("why", "settled", { seat: state.moment?.seat }),
    made: (/** @type {number} */ player) =>
      void ask("why", "made", { player, seat: state.moment?.seat }),
    why: (/** @type {string} */ move) => void why(move),
    review: (/** @type {number} */ round) => void review(round),
    panel,
    uncover,
    goOn: () => at({ ended: 0 }),
    dismiss: () => change({ refusal: null, notice: "" }),
    motion: (/** @type {boolean} */ on) => {
      keep("motion", on ? "on" : "off");
      at({ motion: on });
    },
    faces: (/** @type {string} */ faces) => {
      keep("faces", faces);
      at({ faces });
    },
    colors: (/** @type {string} */ colors) => {
      keep("colors", colors);
      at({ colors });
    },
  };
}
