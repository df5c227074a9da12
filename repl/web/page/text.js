// Sentences of the page, in the present language: templates with named parts.
import { state } from "./state.js";

/** Kinds of problems of which the engine cannot speak itself. */
const SILENT = ["hung", "missing"];

/** @param {string} key a key of the section web.page
 * @param {Record<string, string | number | undefined>} [parts]
 * @returns {string} */
export function text(key, parts = {}) {
  const template = state.texts[key] ?? "";
  return template.replace(/\{(\w+)\}/g, (_, name) => String(parts[name] ?? ""));
}

/** A problem in the page's own words, if the engine has none for it.
 * @param {import("./refusal.js").Problem} problem
 * @returns {import("./refusal.js").Problem} */
export function worded(problem) {
  const { kind } = problem;
  return SILENT.includes(kind) ? { ...problem, text: text(kind) } : problem;
}
