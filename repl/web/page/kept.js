// Matches that the browser keeps, over a reload and over closing the page. Each
// is an entry of the local storage under its address; where the browser allows
// none, nothing is kept.
import { keep, names, read, remove } from "./stored.js";

/** A kept match: `v` is the form of the entry, `text` what `share` gives,
 * `calls` those that changed the match since; without a text, all of them.
 * `look` marks a position that a person only looks at: it is there after a
 * reload, but it is no match to go on with, and there is one at most.
 * @typedef {{ v: number, address: string, title: string, rules?: string,
 *   score?: string, round: number, decisions: number, over?: boolean,
 *   look?: boolean, at: number, text: string,
 *   calls?: { name: string, args: Record<string, unknown> }[] }} Kept */

/** The form of the entries, and how many there are at most. */
const FORM = 1;
const MOST = 10;

const NAME = "tenace.match.";

/** An entry; one of another form, or a damaged one, is none.
 * @param {string | null | undefined} written @returns {Kept | null} */
function entryOf(written) {
  try {
    const entry = JSON.parse(written ?? "");
    return entry.v === FORM && typeof entry.text === "string" ? entry : null;
  } catch {
    return null;
  }
}

/** The entries as this window has read them or written them. Another one may
 * have written since.
 * @type {Record<string, string | null | undefined>} */
const known = {};

/** @param {string} address @returns {Kept | null} */
export function find(address) {
  known[address] = read(NAME + address);
  return entryOf(known[address]);
}

/** Is there an entry, though maybe one that cannot be read?
 * @param {string} address */
export const isTaken = (address) => read(NAME + address) !== null;

/** All of them, the last one first; or those that are only looked at.
 * @param {boolean} [looks] @returns {Kept[]} */
export function list(looks = false) {
  return names(NAME)
    .flatMap((name) => entryOf(read(name)) ?? [])
    .filter(({ look }) => Boolean(look) === looks)
    .sort((one, other) => other.at - one.at);
}

/** @param {string} address */
export function drop(address) {
  remove(NAME + address);
}

/** Takes away what has no place any more: the oldest of more than ten matches,
 * and of positions that are looked at all but the last. */
function tidy() {
  for (const old of [...list().slice(MOST), ...list(true).slice(1)])
    drop(old.address);
}

/** Keeps a match. No other goes to make room in a full storage.
 * @param {Omit<Kept, "v" | "at">} match
 * @returns {string} why it is not kept; "other" if another window keeps one
 * there that goes otherwise */
export function save(match) {
  const { address } = match;
  const there = read(NAME + address);
  const same = entryOf(there);
  const looks = Boolean(same?.look) === Boolean(match.look);
  if (same?.text === match.text && looks && !same.calls && !match.calls)
    return "";
  if (there !== null && there !== known[address]) return "other";
  const entry = JSON.stringify({ ...match, v: FORM, at: Date.now() });
  const why = keep(NAME + address, entry);
  if (!why) known[address] = entry;
  if (!why) tidy();
  return why;
}

/** An address for a match that has no other one. */
export const newAddress = () =>
  `match=${Date.now().toString(36)}${Math.floor(Math.random() * 1296).toString(36)}`;
