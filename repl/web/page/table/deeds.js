// What a person does at the table, and what the bots do between: each deed
// makes its calls and shows the moment that follows.
import { focusOpener } from "../drawers.js";
import { Refusal } from "../refusal.js";
import { change, state } from "../state.js";
import { text, worded } from "../text.js";
import { atEnd, framesOf } from "./frames.js";
import { focusHand } from "./hand.js";
import { pace, wait } from "./pace.js";
import { afresh, keep } from "./state.js";

/** @typedef {import("../engine.js").Engine} Engine */
/** @typedef {import("./state.js").Table} Table */
/** @typedef {ReturnType<typeof sit>} Deeds */

/** Worlds that a review looks at for each decision. */
const WORLDS = 12;

/** @param {Partial<Table>} changes */
function at(changes) {
  change({ table: { ...state.table, ...changes } });
}

/** Changes settings, and keeps them; what is true is kept as "on".
 * @param {Partial<Table>} settings */
function set(settings) {
  for (const [key, value] of Object.entries(settings)) {
    const flag = value ? "on" : "off";
    keep(key, typeof value === "boolean" ? flag : String(value));
  }
  at(settings);
}

/** Shows a problem that a call was refused with.
 * @param {unknown} raised */
export function refuse(raised) {
  if (!(raised instanceof Refusal)) throw raised;
  const { kind } = raised.problem;
  if (kind !== "hung" && kind !== "stopped")
    change({ refusal: worded(raised.problem) });
}

/** Who answers the calls of a table.
 * @typedef {Pick<Engine, "call">} Answers */

/** Sits down with an engine: the deeds of the table.
 * @param {Answers} engine
 * @param {{ bot: (seat?: number) => string | undefined, begun?: (moment: Moment) => void,
 *   shown?: () => void, acted?: () => void }} how `bot` names the bot
 * of a seat, if it is not the usual one; `begun` hears of a new match, `shown` of each
 * moment, `acted` when the person changes the match */
export function sit(engine, how) {
  let timer = 0;

  /** Counts what was shown last: a newer one ends the frames of an older. */
  let course = 0;

  /** Counts the matches that were begun, taken up or left: what was asked of an
   * earlier one is not shown any more. */
  let visits = 0;

  /** Leaves what is shown and planned.
   * @returns {number} which visit it is that begins */
  function leave() {
    clearTimeout(timer);
    course += 1;
    return ++visits;
  }

  /** The moment after these picks.
   * @param {string[]} picked
   * @returns {Promise<Moment>} */
  function view(picked) {
    const { line, story, table, heard } = state;
    const seat = table.seat || undefined;
    const open = table.open || undefined;
    return engine.call("view", {
      seat,
      picked,
      line,
      after: story.length,
      heard,
      open,
    });
  }

  /** Shows the moment.
   * @param {Moment} moment */
  function show(moment) {
    const { line, from, texts } = moment.story;
    const story = from > 0 ? state.story.slice(0, from).concat(texts) : texts;
    const deck = moment.deck ?? state.deck;
    const { heard = 0 } = moment;
    const picked = moment.picks?.picked ?? [];
    change({ moment, deck, line, story, heard, picked });
    how.shown?.();
  }

  /** Shows one after another what has happened before this moment, and then the
   * moment; at the end of a round, the person says when.
   * @param {Moment} moment
   * @returns {Promise<boolean>} is it shown? */
  async function follow(moment) {
    const mine = ++course;
    for (const frame of framesOf(state.moment, moment)) {
      const round = frame.pause === "round";
      if (!round && pace().moving === 0) continue;
      change({ moment: { ...frame.moment, sheet: moment.sheet } });
      if (frame.pause === "round") {
        at({ ended: frame.round ?? 0, next: moment });
        how.shown?.();
        focusHand();
        return false;
      }
      await wait(pace()[frame.pause]);
      if (mine !== course) return false;
    }
    show(moment);
    return true;
  }

  /** Does the moment follow the end of the round that is still looked at? The
   * match is where it was, or, as it was told so far, further on. If the page
   * has forgotten what was told, the card of that round goes, too.
   * @param {Moment} moment */
  function isNext({ decisions, undone, story }) {
    const { next } = state.table;
    if (!next || !state.line || next.undone !== undone) return false;
    return story.line === state.line
      ? decisions >= next.decisions
      : decisions === next.decisions;
  }

  /** The end of a round stays, with what follows it now.
   * @param {Moment} next */
  function stay(next) {
    at({ next });
    const { moment, table } = state;
    if (!moment) return;
    const { sheet } = next;
    const seen = atEnd(moment.show, sheet, table.ended);
    change({ moment: { ...moment, show: seen, sheet } });
  }

  /** Asks for the moment, and lets the bots play until a person is asked. Where
   * the end of a round is looked at, it stays, unless the match has gone
   * elsewhere.
   * @param {string[]} [picked] what stays picked
   * @param {boolean} [acted] has one's own move come through, so that another
   * may be made? A look besides, as for a new worker, does not know that */
  async function look(picked = [], acted = false) {
    if (!state.moment) return;
    const mine = visits;
    try {
      const moment = await view(picked);
      if (acted) change({ busy: false });
      if (mine !== visits) return;
      if (isNext(moment)) return stay(moment);
      at({ ended: 0, next: null });
      if (await follow(moment)) plan();
    } catch (raised) {
      refuse(raised);
    }
  }

  /** Goes on after the end of a round. */
  function goOn() {
    const { next } = state.table;
    at({ ended: 0, next: null });
    if (!next) return;
    show(next);
    plan();
  }

  /** Takes the last trick away once it was looked at.
   * @param {Moment} moment */
  function sweepLater(moment) {
    const { trick, last } = moment.show;
    if (!last || trick.length > 0 || pace().trick === 0) return;
    const sweep = () => at({ swept: moment });
    timer = window.setTimeout(sweep, pace().trick);
  }

  /** Shows the last trick once more, until that was asked again or something is
   * played. */
  function recall() {
    const { moment, table } = state;
    at({ recalled: table.recalled === moment ? null : moment });
  }

  /** Plans the next move of a bot, if one is asked; a person at this screen who
   * is not the one before gets it first. Bots wait where all hands are open for
   * study, and where moves were taken back: their own would take the place of
   * those. At a table that several share, the server lets them play. */
  function plan() {
    clearTimeout(timer);
    const { moment } = state;
    if (!moment?.asked) return focusHand();
    const { player } = moment.asked;
    if (moment.seats.includes(player)) {
      const other = player !== moment.seat;
      if (other !== state.table.covered) at({ covered: other });
      sweepLater(moment);
      return focusHand();
    }
    if (moment.undone > 0 || state.table.open || moment.table) return;
    const { trick, last } = moment.show;
    const whole = last && trick.length === 0 ? "trick" : "moving";
    timer = setTimeout(() => void step(), pace()[whole]);
  }

  async function step() {
    const mine = visits;
    try {
      const bot = how.bot(state.moment?.asked?.player);
      await engine.call("step", bot ? { bot } : {});
      if (mine === visits) await look();
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
    at({ step: "", told: null, ended: 0, next: null });
    if (state.table.panel === "hint") at({ panel: "" });
    clearTimeout(timer);
    how.acted?.();
    try {
      given = await engine.call(name, args);
    } catch (raised) {
      refuse(raised);
    }
    await look([], true);
    change({ busy: false });
    return given;
  }

  /** Picks a card or a word, or takes a pick back. When nothing more can be
   * picked the move is made.
   * @param {string} id @param {boolean} chosen
   * @param {string} [onto] what is picked with it
   * @returns {Promise<boolean>} true if it could be picked */
  async function pick(id, chosen, onto) {
    if (state.busy) return false;
    const picked = [...state.picked];
    if (chosen && !onto) picked.splice(picked.indexOf(id), 1);
    if (!chosen) picked.push(id);
    if (onto) picked.push(onto);
    change({ busy: true });
    try {
      const moment = await view(picked);
      change({ busy: false });
      const { refused, last, move } = moment.picks ?? {};
      if (refused) {
        const { reason, rule, file, line, move: no } = refused;
        const problem = { text: reason ?? "", rule, file, line, move: no };
        change({ refusal: { kind: "refused", ...problem } });
        return false;
      }
      change({ refusal: null });
      if (last && move !== undefined && !chosen)
        await act("play", { move, exact: true });
      else show(moment);
      focusHand();
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
    if (onto && onto !== id) return void (await pick(id, chosen, onto));
    if (!chosen && !(await pick(id, false))) return;
    if (state.moment?.decisions !== before) return;
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

  /** Begins a match; if one goes elsewhere before it has come, it is not shown.
   * @param {string} game
   * @param {{ seed?: number, seats?: number[], deal?: unknown,
   *   options?: Record<string, unknown> }} [with_] */
  async function begin(game, { seed, seats, options, deal } = {}) {
    const given = seed ?? crypto.getRandomValues(new Uint32Array(1))[0] % 10000;
    const mine = leave();
    change({ refusal: null, notice: "", picked: [], story: [], line: 0 });
    at(afresh);
    try {
      const named = seats?.length ? { seats } : {};
      const args = { game, seed: given, options, deal, ...named };
      const moment = await engine.call("new", args);
      if (mine !== visits) return;
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
    leave();
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
    stop: () => void leave(),
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
      void ask("why", "made", {
        player,
        seat: state.moment?.seat,
        open: state.table.open || undefined,
      }),
    why: (/** @type {string} */ move) => void why(move),
    review: (/** @type {number} */ round) => void review(round),
    panel,
    recall,
    uncover,
    goOn,
    dismiss: () => change({ refusal: null, notice: "" }),
    motion: (/** @type {boolean} */ motion) => set({ motion }),
    sound: (/** @type {boolean} */ sound) => set({ sound }),
    speed: (/** @type {string} */ speed) => set({ speed }),
    levels: (/** @type {string} */ levels) => set({ levels }),
    faces: (/** @type {string} */ faces) => set({ faces }),
    colors: (/** @type {string} */ colors) => set({ colors }),
  };
}
