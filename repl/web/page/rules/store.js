// One's own rules files, kept in the browser.

const KEY = "tenace.rules";

/** @returns {Record<string, string>} the texts by their paths */
export function kept() {
  try {
    const files = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return Object.fromEntries(
      Object.entries(files).filter(([, text]) => typeof text === "string"),
    );
  } catch {
    return {};
  }
}

/** Keeps a text, or takes a file away if there is no text.
 * @param {string} path @param {string} [text]
 * @returns {boolean} false if the browser does not keep it */
export function keep(path, text) {
  const files = kept();
  if (text === undefined) delete files[path];
  else files[path] = text;
  try {
    localStorage.setItem(KEY, JSON.stringify(files));
    return true;
  } catch {
    return false;
  }
}
