// What the engine refuses, as an error and as a sentence.
import { worded } from "./text.js";

/** @typedef {{ kind: string, text: string, file?: string, line?: number,
 *   rule?: string, move?: string, legal?: string[],
 *   also?: { rule: string, says: string }[] }} Problem */

/** A problem as an error, so that calls can be awaited. */
export class Refusal extends Error {
  /** @param {Problem} problem */
  constructor(problem) {
    super(problem.text);
    this.problem = problem;
  }
}

/** A problem in a sentence; what is no problem of the engine is raised.
 * @param {unknown} raised @returns {string} */
export function told(raised) {
  if (!(raised instanceof Refusal)) throw raised;
  return worded(raised.problem).text;
}
