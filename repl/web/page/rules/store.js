// One's own rules files, kept in the browser: their texts by their paths. Only
// the person takes one away.
import { amend, readObject } from "../stored.js";

const KEY = "tenace.rules";

/** The texts that this page has read there or put there. Another window may
 * have put other ones there since.
 * @type {Record<string, string | undefined>} */
const known = {};

/** @returns {{ files: [string, string][], why: string }} paths with their
 * texts, or why they cannot be read */
export function kept() {
  const { object, why } = readObject(KEY);
  const files = Object.entries(object).filter(
    ([, text]) => typeof text === "string",
  );
  return { files, why };
}

/** The engine has this text of a path; without one, it has a text that is not
 * from here.
 * @param {string} path @param {string} [text] */
export function loaded(path, text) {
  known[path] = text;
}

/** Keeps texts by their paths, and takes those away that have no text: all or
 * none of it. A text that this page does not know stays, but only once: who
 * does the same again has been told.
 * @param {Record<string, string | undefined>} changes
 * @returns {string} why they are not kept: "full", "forbidden", "damaged" or
 * "other" */
export function keep(changes) {
  const why = amend(KEY, (files) => {
    const paths = Object.keys(changes);
    const others = paths.filter((path) => {
      const there = files[path];
      return there && there !== known[path] && there !== changes[path];
    });
    for (const path of others) known[path] = files[path];
    if (others.length > 0) return "other";
    Object.assign(files, changes);
  });
  if (!why) Object.assign(known, changes);
  return why;
}
