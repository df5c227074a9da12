// The parts of the page that the engine needs, as they come: each is a file of
// JSON with a text for each path.

/** Where each part is: the build writes this. @type {Record<string, string>} */
export const PLACES = PARTS;

/** Which part a call needs, of the table of calls.
 * @param {{ needs: string }} about
 * @param {Record<string, unknown>} call
 * @returns {string[]} */
export function needed(about, call) {
  if (typeof call.use === "string" && call.use in PLACES) return [call.use];
  if (about.needs !== "game") return about.needs === "rest" ? ["rest"] : [];
  const base = String(call.game).split(/[+#@]/)[0].trim();
  return base === FIRST ? [] : ["rest"];
}

/** The game that can be played first. */
export const FIRST = "whist";

/** A file of the page did not come. */
export class Lost extends Error {}

/** @param {string} place
 * @returns {Promise<Response>} */
export async function fetched(place) {
  const lost = (/** @type {unknown} */ why) => new Lost(`${place}: ${why}`);
  const response = await fetch(new URL(place, self.location.href)).catch(
    (raised) => Promise.reject(lost(raised)),
  );
  if (!response.ok) throw lost(response.status);
  return response;
}

/** Fetches parts once each, and hands them on. */
export class Parts {
  /** @param {(texts: Record<string, string>) => void} take */
  constructor(take) {
    this.take = take;
    /** @type {Map<string, Promise<void>>} */
    this.coming = new Map();
  }

  /** Resolves when the part has come.
   * @param {string} name
   * @returns {Promise<void>} */
  need(name) {
    const known = this.coming.get(name);
    if (known) return known;
    const coming = fetched(PLACES[name])
      .then((response) => response.json())
      .then((texts) => this.take(texts));
    this.coming.set(name, coming);
    coming.catch(() => this.coming.delete(name));
    return coming;
  }
}
