// Sentences of the page, in the present language: templates with named parts.
import { state } from "./state.js";

/** Kinds of problems of which the engine cannot speak itself. */
const SILENT = ["hung", "missing"];

/** The form of a sentence that its number asks for: that of the number itself,
 * or by the language's rules of plurals.
 * @param {string | Record<string, string> | undefined} template
 * @param {string | number | undefined} n
 * @returns {string} */
function form(template = "", n) {
  if (typeof template === "string") return template;
  const rules = new Intl.PluralRules(state.language);
  return (
    template[n ?? ""] ?? template[rules.select(Number(n))] ?? template.other
  );
}

/** @param {string} key a key of the section web.page
 * @param {Record<string, string | number | undefined>} [parts]
 * @returns {string} */
export function text(key, parts = {}) {
  const template = form(state.texts[key], parts.n);
  return template.replace(/\{(\w+)\}/g, (_, name) => String(parts[name] ?? ""));
}

/** A problem in the page's own words, if the engine has none for it.
 * @param {import("./refusal.js").Problem} problem
 * @returns {import("./refusal.js").Problem} */
export function worded(problem) {
  const { kind } = problem;
  return SILENT.includes(kind) ? { ...problem, text: text(kind) } : problem;
}
