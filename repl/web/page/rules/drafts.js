// Texts of rules that are not saved yet: the browser keeps them, so that they
// are there when the file is opened again, or the page. A window finds its own
// first; what another one has left comes after it.
const NAME = "tenace.drafts";

/** @type {("sessionStorage" | "localStorage")[]} */
const STORES = ["sessionStorage", "localStorage"];

/** @param {(typeof STORES)[number]} store @returns {Record<string, string>} */
function draftsIn(store) {
  try {
    return JSON.parse(globalThis[store].getItem(NAME) ?? "{}") ?? {};
  } catch {
    return {};
  }
}

/** Keeps the text of a path, or takes it away if there is none.
 * @param {string} path @param {string} [text]
 * @returns {boolean} is it kept? */
export function keepDraft(path, text) {
  let kept = false;
  for (const store of STORES)
    try {
      const drafts = { ...draftsIn(store), [path]: text };
      globalThis[store].setItem(NAME, JSON.stringify(drafts));
      kept = true;
    } catch {
      // there is no room, or the browser keeps nothing
    }
  return kept;
}

/** @param {string} path @returns {string | undefined} */
export function draftOf(path) {
  for (const store of STORES) {
    const found = draftsIn(store)[path];
    if (typeof found === "string") return found;
  }
  return undefined;
}
