// The sentences of the desk, which come when it is opened first, and again in
// another language.
import { change, state } from "../../state.js";

/** @type {Promise<void> | null} */
let coming = null;

/** Are the sentences here?
 * @returns {boolean} */
export const here = () => "desk_examples" in state.texts;

/** Resolves when they are here.
 * @param {import("../../engine.js").Engine} engine
 * @returns {Promise<void>} */
export async function needTexts(engine) {
  if (here()) return;
  coming ??= engine
    .call("desk_texts")
    .then((found) => change({ texts: { ...state.texts, ...found } }))
    .finally(() => (coming = null));
  return coming;
}
