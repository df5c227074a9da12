// What the browser keeps for this page, as far as it allows. What is kept there
// and cannot be read is left as it is: it may be all that somebody wrote.

/** Where it keeps the language, and the scheme of colours. */
export const LANGUAGE = "tenace.language";
export const SCHEME = "tenace.scheme";

/** Why something is not kept: there is no room, the browser forbids it, or what
 * was kept before cannot be read.
 * @typedef {"full" | "forbidden" | "damaged"} Why */

/** @param {unknown} raised by the storage, or by a text in it
 * @returns {Why} */
function whyOf(raised) {
  if (raised instanceof SyntaxError) return "damaged";
  const { name } = /** @type {Error} */ (raised);
  return name === "QuotaExceededError" ? "full" : "forbidden";
}

/** @param {string} name @returns {string | null} */
export function read(name) {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** @param {string} name @param {string} value
 * @returns {"" | Why} why it is not kept */
export function keep(name, value) {
  try {
    localStorage.setItem(name, value);
    return "";
  } catch (raised) {
    return whyOf(raised);
  }
}

/** The names that begin so, of all that is kept.
 * @param {string} start @returns {string[]} */
export function names(start) {
  try {
    return Object.keys(localStorage).filter((name) => name.startsWith(start));
  } catch {
    return [];
  }
}

/** @param {string} name */
export function remove(name) {
  try {
    localStorage.removeItem(name);
  } catch {
    // where the browser allows no storage, nothing is kept
  }
}

/** The object that is kept under a name; an empty one without it. Raises if it
 * cannot be read.
 * @param {string} name @returns {Record<string, any>} */
function objectOf(name) {
  const found = JSON.parse(localStorage.getItem(name) ?? "{}");
  if (!found || typeof found !== "object") throw new SyntaxError(name);
  return found;
}

/** @param {string} name
 * @returns {{ object: Record<string, any>, why: "" | Why }} the object that is
 * kept under it, or why it cannot be read */
export function readObject(name) {
  try {
    return { object: objectOf(name), why: "" };
  } catch (raised) {
    return { object: {}, why: whyOf(raised) };
  }
}

/** Changes the object that is kept under a name, as it is there now: another
 * window may have changed it.
 * @template {string} No
 * @param {string} name
 * @param {(object: Record<string, any>) => No | void} alter may say why not
 * @returns {"" | Why | No} why it is not kept */
export function amend(name, alter) {
  const { object, why } = readObject(name);
  if (why) return why;
  return alter(object) || keep(name, JSON.stringify(object));
}
