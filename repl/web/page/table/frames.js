// The moments between two moments: several moves come at once where some are
// forced, and the end of a round comes with the next deal. Each card played, each
// trick won and the end of a round is a moment of its own.
import { column } from "./sheet.js";

/** @typedef {{ what: string, player?: number, cards?: string[], winner?: number,
 *   plays?: Play[], round?: number }} Act */
/** @typedef {{ moment: Moment, pause: "moving" | "trick" | "round",
 *   round?: number }} Frame */

/** A list without some of its cards.
 * @param {string[]} list @param {string[]} cards */
function without(list, cards) {
  const rest = [...list];
  for (const card of cards) {
    const place = rest.indexOf(card);
    if (place >= 0) rest.splice(place, 1);
  }
  return rest;
}

/** @param {Group[]} groups @param {string[]} cards */
function taken(groups, cards) {
  return groups
    .map((group) => ({ ...group, cards: without(group.cards, cards) }))
    .filter((group) => group.cards.length > 0);
}

/** What there is to see when a player has played these cards.
 * @param {Show} show @param {Play} play
 * @returns {Show} */
function played(show, play) {
  const { player, cards } = play;
  const seats = show.seats.map((seat) =>
    seat.seat === player
      ? {
          ...seat,
          n: Math.max(0, seat.n - cards.length),
          hand: seat.hand && without(seat.hand, cards),
        }
      : seat,
  );
  const own = show.seats[player - 1]?.own;
  const hand = own ? taken(show.hand, cards) : show.hand;
  const sections = show.sections.map((one) =>
    one.groups ? { ...one, groups: taken(one.groups, cards) } : one,
  );
  const trick = [...show.trick, play];
  return { ...show, seats, hand, sections, trick, last: undefined };
}

/** What there is to see when a trick has been won.
 * @param {Show} show @param {Play[]} plays @param {number} [winner]
 * @returns {Show} */
function won(show, plays, winner) {
  const side = show.seats[(winner ?? 0) - 1]?.side;
  const sides = show.sides.map((one) =>
    one.side === side ? { ...one, tricks: (one.tricks ?? 0) + 1 } : one,
  );
  return { ...show, sides, trick: [], last: { plays, winner } };
}

/** Nobody is asked in between.
 * @param {Moment} moment @param {Show} show
 * @returns {Moment} */
function between(moment, show) {
  const seats = show.seats.map((seat) => ({ ...seat, turn: false }));
  const rest = { asked: undefined, picks: undefined, dummy: undefined };
  return { ...moment, ...rest, show: { ...show, seats } };
}

/** What there is to see at the end of a round: the totals are those of the
 * sheet. What is said of the round is over, too.
 * @param {Show} show @param {Sheet} sheet @param {number} round
 * @returns {Show} */
export function atEnd(show, sheet, round) {
  const rounds = sheet.rounds.filter((one) => one.round <= round);
  const sides = show.sides.map((one, i) => ({
    ...one,
    score: rounds.reduce(
      (sum, { points }) => sum + (column(points, i) ?? 0),
      0,
    ),
  }));
  return { ...show, sides, status: [], trick: [], last: undefined };
}

/** The frame of an act; none if it shows nothing of its own.
 * @param {Moment} moment the one before @param {Act} act
 * @param {Sheet} sheet the one after
 * @returns {Frame | undefined} */
function frameOf(moment, { what, player = 0, cards = [], ...act }, sheet) {
  const { show } = moment;
  if (what === "play") {
    const next = played(show, { player, cards });
    return { moment: between(moment, next), pause: "moving" };
  }
  if (what === "trick") {
    const next = won(show, act.plays ?? [], act.winner);
    return { moment: between(moment, next), pause: "trick" };
  }
  if (what === "round_over") {
    const next = atEnd(show, sheet, act.round ?? 0);
    return { moment: between(moment, next), pause: "round", round: act.round };
  }
  return undefined;
}

/** @param {Play[]} plays */
const written = (plays) =>
  plays.map(({ player, cards }) => `${player} ${cards.join(" ")}`).join();

/** Do both show the same trick, or the same last one?
 * @param {Show} one @param {Show} other */
function alike(one, other) {
  const whole = (/** @type {Show} */ { trick, last }) =>
    trick.length ? written(trick) : `last ${written(last?.plays ?? [])}`;
  return whole(one) === whole(other);
}

/** The frames between two moments; none of them shows what `after` shows. The
 * end of a round is left out where the match ends, as `after` tells it.
 * @param {Moment | null} before @param {Moment} after
 * @returns {Frame[]} */
export function framesOf(before, after) {
  /** @type {Frame[]} */
  const frames = [];
  if (!before || before.game !== after.game || before.seed !== after.seed)
    return frames;
  let now = before;
  for (const act of after.acts ?? []) {
    if (act.what === "round_over" && after.over) continue;
    const frame = frameOf(now, act, after.sheet);
    if (!frame) continue;
    frames.push(frame);
    now = frame.moment;
  }
  const last = frames.at(-1);
  if (last && last.pause !== "round" && alike(last.moment.show, after.show))
    frames.pop();
  return frames;
}
