// The state of the rules beside the table: one plain object.
import { change } from "../state.js";

/** @typedef {import("../engine.js").Problem} Problem */

/** A house rule or an option to tick: see `choices` in protocol.json.
 * @typedef {{ name: string, title: string, sentence?: string, on: boolean,
 *   along?: boolean, own?: boolean, problem?: Problem }} House
 * @typedef {{ name: string, kind: string, says?: string, from?: number,
 *   to?: number, values?: (string | number)[], house?: string,
 *   silenced?: string, value: any, default: any }} Option
 * @typedef {{ house: string[], options: Record<string, unknown> }} Chosen
 * @typedef {{ game: string, title: string, spec?: string, problem?: Problem,
 *   chosen: Chosen, house: House[], options: Option[] }} Choices */

/** What has become of the match under other rules: see `reload`.
 * @typedef {{ kept: boolean, changes?: { label: string, text: string }[],
 *   failure?: { decision: number, move: string, player: number, why: string,
 *     rule?: string, file?: string, line?: number },
 *   args: Record<string, unknown> }} Outcome */

/** The deals of a file: see `boards` in protocol.json.
 * @typedef {{ tables: { lines: string[], deals: string, record?: string }[],
 *   open: string, play: string }} Boards */

/** @typedef {{ path: string, own?: boolean }} File */
/** @typedef {{ file?: string, line?: number, text: string, advice?: string,
 *   record?: string }} Finding */
/** @typedef {{ name: string, signature?: string, text?: string, group?: string,
 *   params: { name: string, text: string }[], returns: string[],
 *   examples: string[] }} Word */

/** The search among house rules, and sets of them: see sets.js.
 * @typedef {{ about: (house: House) => unknown,
 *   fitting: (list: House[]) => House[], search: () => unknown,
 *   naming: () => unknown }} Sets */

/** @typedef {{
 *   view: "" | "choices" | "file" | "share",
 *   choices: Choices | null,
 *   sets: Sets | null,
 *   files: File[],
 *   path: string,
 *   own: boolean,
 *   removing: boolean,
 *   original: string,
 *   differs: { sign: string, text: string }[] | null,
 *   wraps: boolean,
 *   hits: { n: number, at: number } | null,
 *   dirty: boolean,
 *   problem: Problem | null,
 *   found: { problems: Finding[], remarks: Finding[] } | null,
 *   checking: string,
 *   outcome: Outcome | null,
 *   word: Word | null,
 *   link: string,
 *   report: string,
 *   boards: Boards | null,
 *   guests: string[],
 *   told: string,
 *   unkept: string,
 *   lost: string,
 *   busy: boolean,
 * }} Rules */

/** @type {Rules} */
export const rules = {
  view: "",
  choices: null,
  sets: null,
  files: [],
  path: "",
  own: false,
  removing: false,
  original: "",
  differs: null,
  wraps: matchMedia("(max-width: 40rem)").matches,
  hits: null,
  dirty: false,
  problem: null,
  found: null,
  checking: "",
  outcome: null,
  word: null,
  link: "",
  report: "",
  boards: null,
  guests: [],
  told: "",
  unkept: "",
  lost: "",
  busy: false,
};

/** Changes it; the page is drawn anew.
 * @param {Partial<Rules>} changes */
export function set(changes) {
  Object.assign(rules, changes);
  change({});
}

/** Where the panel stands alone: as in rules.css. */
export const ALONE = "(max-width: 59.99rem)";

/** Nothing to tell of what was done last. */
export const quiet = {
  boards: null,
  problem: null,
  found: null,
  checking: "",
  outcome: null,
  told: "",
  unkept: "",
  link: "",
};
