// What a person does with the cards of a puzzle: picks, drags and words become
// an answer, as at the table.
import { change } from "./state.js";

/** @param {{ now: () => import("./puzzles.js").Now,
 *   attempt: (act: () => Promise<void>) => Promise<void>,
 *   take: (said: import("./puzzles.js").Said) => void }} puzzle */
export function deedsOf({ now, attempt, take }) {
  /** Answers. @param {string} move @param {boolean} exact */
  async function answer(move, exact) {
    const { host, puzzle } = now();
    take(await host.call("guess", { move, exact }));
    if (puzzle) await view([]);
    change({});
  }

  /** The moment after these picks. @param {string[]} picked */
  async function view(picked) {
    const { host, puzzle } = now();
    const { moment } = await host.call("guess", { picked });
    if (puzzle) puzzle.moment = moment;
    return moment.picks;
  }

  /** @param {string} id @param {boolean} chosen
   * @returns {Promise<boolean>} true if it could be picked */
  async function pick(id, chosen) {
    const at = now();
    const picked = [...(at.puzzle?.moment.picks?.picked ?? [])];
    if (chosen) picked.splice(picked.indexOf(id), 1);
    else picked.push(id);
    const { refused, last, move } = (await view(picked)) ?? {};
    at.problem = refused?.reason ?? "";
    if (!refused && last && move !== undefined && !chosen)
      await answer(move, true);
    return !refused;
  }

  /** Does it unless another deed is not done yet.
   * @param {() => Promise<unknown>} act */
  function deed(act) {
    const at = now();
    if (at.busy || at.done) return;
    at.busy = true;
    at.problem = "";
    void attempt(async () => void (await act()));
  }

  /** A card was let go over the table, or over what `onto` names.
   * @param {string} id @param {boolean} chosen @param {string} onto */
  async function drop(id, chosen, onto) {
    const { tries } = now();
    if (!chosen && !(await pick(id, false))) return;
    if (now().tries !== tries || now().done) return;
    if (onto) return void (await pick(onto, false));
    const { move, picked } = now().puzzle?.moment.picks ?? {};
    if (move !== undefined && picked?.length) await answer(move, true);
  }

  return {
    pick: (/** @type {string} */ id, /** @type {boolean} */ chosen) =>
      deed(() => pick(id, chosen)),
    drop: (
      /** @type {string} */ id,
      /** @type {boolean} */ chosen,
      /** @type {string} */ onto,
    ) => deed(() => drop(id, chosen, onto)),
    play: (/** @type {string} */ move, /** @type {boolean} */ exact) =>
      deed(() => answer(move, exact)),
    clear: () => deed(() => view([])),
  };
}
