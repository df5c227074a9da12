// Sentences of the page, in the present language: templates with named parts.
import { state } from "./state.js";

/** @param {string} key a key of the section web.page
 * @param {Record<string, string | number | undefined>} [parts]
 * @returns {string} */
export function text(key, parts = {}) {
  const template = state.texts[key] ?? "";
  return template.replace(/\{(\w+)\}/g, (_, name) => String(parts[name] ?? ""));
}
