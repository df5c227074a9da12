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
        says: `${one.text} ${one.advice ?? ""}`,
      })),
  );
}

/** How often what is in a line acts: of several things, the first; a line with
 * something that never does stands out.
 * @param {Deeds} deeds
 * @returns {Sign[]} */
function ofCounts(deeds) {
  const { often } = desk;
  if (!often) return [];
  const named = often.names.filter((one) => one.file === rules.path);
  /** @type {Map<number, import("./deeds.js").Counted[]>} */
  const lines = new Map();
  for (const one of [...named, ...often.pieces]) {
    const { line } = one;
    if (line) lines.set(line, [...(lines.get(line) ?? []), one]);
  }
  return [...lines].map(([line, list]) => {
    const [first] = list;
    const never = list.find((one) => !one.at);
    const what = first.name ?? first.text ?? "";
    return {
      line,
      kind: never ? "never" : "",
      shows: never && first.count > 0 ? `${first.count}, 0` : `${first.count}`,
      says: list
        .map((one) =>
          one.at
            ? text("desk_often_times", { what, n: one.count })
            : `${one.name ?? one.text}: ${text("desk_never", { n: often.deals })}`,
        )
        .join("\n"),
      press: first.at ? () => void deeds.openDeal(first) : undefined,
    };
  });
}

/** @param {Deeds} deeds */
export const signs = (deeds) => ({
  state: [...ofExamples(deeds), ...ofCheck()],
  count: ofCounts(deeds),
});
