// What stands in the margins of the editor.
import { text } from "../../text.js";
import { rules } from "../state.js";
import { desk } from "./state.js";

/** @typedef {import("../signs.js").Sign} Sign */
/** @typedef {ReturnType<typeof import("./deeds.js").makeDeeds>} Deeds */

/** @param {Deeds} deeds
 * @returns {Sign[]} */
function ofExamples(deeds) {
  return (desk.examples ?? []).map((one) => ({
    line: one.line,
    kind: one.ok ? "good" : "bad",
    shows: one.ok ? "✓" : "✗",
    says: one.ok
      ? text("desk_example_holds", { name: one.name })
      : `${one.text} ${text("desk_example_fails", { name: one.name })}`,
    press: () => void deeds.openExample(one),
  }));
}

/** What `check` has found in this file.
 * @returns {Sign[]} */
function ofCheck() {
  const { found, path } = rules;
  const kinds = { bad: found?.problems ?? [], remark: found?.remarks ?? [] };
  return Object.entries(kinds).flatMap(([kind, list]) =>
    list
      .filter((one) => one.file === path && one.line)
      .map((one) => ({
        line: one.line ?? 1,
        kind,
        shows: "!",
        says: one.advice ? `${one.text}\n${one.advice}` : one.text,
      })),
  );
}

/** What the margin says of something that is counted.
 * @param {import("./deeds.js").Counted} one @param {number} all deals */
function saysOf({ name, text: piece, deals, at }, all) {
  const what = name ?? piece ?? "";
  if (!at) return `${what}: ${text("desk_never", { n: all })}`;
  return deals
    ? text("desk_often_times", { what, n: deals, of: all })
    : text("desk_often_set", { what });
}

/** In how many deals what is in a line acts: of several things, the first; a
 * line with something that never does stands out. Options have no deals: of
 * them it is said only that they never matter.
 * @param {Deeds} deeds
 * @returns {Sign[]} */
function ofCounts(deeds) {
  const { often } = desk;
  if (!often) return [];
  const named = often.names.filter(
    (one) => one.file === rules.path && (one.of === undefined || !one.at),
  );
  /** @type {Map<number, import("./deeds.js").Counted[]>} */
  const lines = new Map();
  for (const one of [...named, ...often.pieces]) {
    const { line } = one;
    if (line) lines.set(line, [...(lines.get(line) ?? []), one]);
  }
  return [...lines].map(([line, list]) => {
    const [first] = list;
    const never = list.find((one) => !one.at);
    const deals = first.deals ?? 0;
    return {
      line,
      kind: never ? "never" : "",
      shows: never && deals > 0 ? `${deals}, 0` : String(deals),
      says: list.map((one) => saysOf(one, often.deals)).join("\n"),
      press: first.at ? () => void deeds.openDeal(first) : undefined,
    };
  });
}

/** @param {Deeds} deeds */
export const signs = (deeds) => ({
  state: [...ofExamples(deeds), ...ofCheck()],
  count: ofCounts(deeds),
});
