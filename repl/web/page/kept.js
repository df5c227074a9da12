// Matches that the browser keeps, over a reload and over closing the page. Each
// is an entry of the local storage under its address; where the browser allows
// none, nothing is kept, and nobody is told.

/** A kept match: `v` is the form of the entry, `text` what `share` gives.
 * @typedef {{ v: number, address: string, title: string, round: number,
 *   decisions: number, over?: boolean, at: number, text: string }} Kept */

/** The form of the entries, and how many there are at most. */
const FORM = 1;
const MOST = 10;

const NAME = "tenace.match.";

/** @returns {Storage | null} */
function storage() {
  try {
    return localStorage;
  } catch {
    return null;
  }
}

/** An entry; one of another form, or a damaged one, is none.
 * @param {string | null | undefined} written @returns {Kept | null} */
function read(written) {
  try {
    const entry = JSON.parse(written ?? "");
    return entry.v === FORM && typeof entry.text === "string" ? entry : null;
  } catch {
    return null;
  }
}

/** @param {string} address @returns {Kept | null} */
export function find(address) {
  return read(storage()?.getItem(NAME + address));
}

/** All of them, the last one first.
 * @returns {Kept[]} */
export function list() {
  const all = Object.entries(storage() ?? {}).filter(([key]) =>
    key.startsWith(NAME),
  );
  return all
    .flatMap(([, written]) => read(written) ?? [])
    .sort((one, other) => other.at - one.at);
}

/** @param {string} address */
export function drop(address) {
  storage()?.removeItem(NAME + address);
}

/** Keeps a match. The oldest ones make room.
 * @param {Omit<Kept, "v" | "at">} match @returns {boolean} is it kept? */
export function save(match) {
  const place = storage();
  const entry = JSON.stringify({ ...match, v: FORM, at: Date.now() });
  for (;;) {
    try {
      place?.setItem(NAME + match.address, entry);
      break;
    } catch {
      const oldest = list()
        .filter(({ address }) => address !== match.address)
        .pop();
      if (!oldest) return false;
      drop(oldest.address);
    }
  }
  for (const { address } of list().slice(MOST)) drop(address);
  return place !== null;
}

/** An address for a match that has no other one. */
export const newAddress = () =>
  `match=${Date.now().toString(36)}${Math.floor(Math.random() * 1296).toString(36)}`;
