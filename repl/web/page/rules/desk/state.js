// What the author's desk knows of the file in the editor: one plain object.
import { change } from "../../state.js";

/** What the worker answers: see `examples`, `kept`, `kept_sides`, `coverage`
 * and `prove` in protocol.json.
 * @typedef {{ name: string, line: number, ok: boolean,
 *   text?: string }} Example
 * @typedef {{ path: string, name: string, place: string, what: string,
 *   decision?: number, file?: string, line?: number }} Parted
 * @typedef {{ n: number, of: number, cause?: string, file?: string,
 *   line?: number, list: Parted[] }} Group
 * @typedef {{ matches: number, same: number, groups: Group[],
 *   list: { path: string, name: string, why?: string }[] }} Kept
 * @typedef {{ record: string, decision?: number, player?: number,
 *   asked?: boolean }} Shown
 * @typedef {{ path: string, before: string[], after: string[], kept: Shown,
 *   now?: Shown }} Sides
 * @typedef {Record<string, unknown>} At
 * @typedef {{ what: string, name: string, count: number, deals?: number,
 *   of?: number, file?: string, line?: number, at?: At }} Named
 * @typedef {{ line: number, text: string, count: number, deals?: number,
 *   at?: At }} Piece
 * @typedef {{ file?: string, line?: number, text: string,
 *   advice?: string }} Place
 * @typedef {{ deals: number, names: Named[], pieces: Piece[],
 *   never: Place[] }} Often
 * @typedef {{ lines: string[], shown?: Shown }} Seen
 * @typedef {Place & { here: Seen, there?: Seen }} Fault
 * @typedef {{ problems: Fault[], remarks: Fault[], proved: boolean,
 *   cards: number, verdict: { sizes: string[], head?: string,
 *   holds: string[], not_head?: string, open: string[] } }} Proof */

/** @typedef {{
 *   path: string,
 *   examples: Example[] | null,
 *   kept: Kept | null,
 *   refused: string[],
 *   sides: Sides | null,
 *   often: Often | null,
 *   proof: Proof | null,
 *   working: { call: string, says: string } | null,
 *   faulty: boolean,
 *   shows: string,
 *   told: string,
 *   back: boolean,
 * }} Desk */

/** What there is to know of a file that was just opened or saved. A faulty one
 * has rules that cannot be read. */
export const fresh = {
  examples: null,
  kept: null,
  sides: null,
  often: null,
  proof: null,
  faulty: false,
  told: "",
  back: false,
};

/** @type {Desk} */
export const desk = {
  ...fresh,
  path: "",
  refused: [],
  shows: "",
  working: null,
};

/** Changes it; the page is drawn anew.
 * @param {Partial<Desk>} changes */
export function put(changes) {
  Object.assign(desk, changes);
  change({});
}
