// The margins of the editor: signs beside lines, which move with their lines
// while one types. One margin has what is right or wrong there, the other how
// often it acts.
import { RangeSet, StateEffect, StateField } from "@codemirror/state";
import { EditorView, GutterMarker, gutter } from "@codemirror/view";

/** A sign beside a line: what it shows, what it means, and what a click does.
 * @typedef {{ line: number, kind: string, shows: string, says: string,
 *   press?: () => void }} Sign */
/** @typedef {"state" | "count"} Margin */

/** @type {import("@codemirror/state").StateEffectType<
 *   { margin: Margin, signs: Sign[] }>} */
const put = StateEffect.define();

class Marker extends GutterMarker {
  /** @param {Sign} sign */
  constructor(sign) {
    super();
    this.sign = sign;
  }

  /** @param {Marker} other */
  eq(other) {
    return other.sign === this.sign;
  }

  /** The margin is hidden from screen readers and the keyboard: all of it is in
   * the lists below the editor, too. */
  toDOM() {
    const { kind, shows, says, press } = this.sign;
    const made = document.createElement(press ? "button" : "span");
    made.className = `sign ${kind}`;
    made.textContent = shows;
    made.title = says;
    made.tabIndex = -1;
    if (press) made.addEventListener("click", press);
    return made;
  }
}

/** @param {import("@codemirror/state").EditorState} state
 * @param {Sign[]} signs */
function placed({ doc }, signs) {
  const found = signs
    .filter(({ line }) => line >= 1 && line <= doc.lines)
    .map((sign) => new Marker(sign).range(doc.line(sign.line).from));
  return RangeSet.of(found, true);
}

/** @param {Margin} margin */
const fieldOf = (margin) =>
  StateField.define({
    create: () => /** @type {RangeSet<Marker>} */ (RangeSet.empty),
    update: (set, change) => {
      let now = set.map(change.changes);
      for (const effect of change.effects)
        if (effect.is(put) && effect.value.margin === margin)
          now = placed(change.state, effect.value.signs);
      return now;
    },
  });

const fields = { state: fieldOf("state"), count: fieldOf("count") };

const look = EditorView.theme({
  ".cm-signs .cm-gutterElement": { display: "flex", justifyContent: "end" },
  ".sign": {
    all: "unset",
    minWidth: "1.1em",
    padding: "0 0.2em",
    textAlign: "center",
    fontSize: "0.85em",
  },
  "button.sign": { cursor: "pointer", borderRadius: "0.25em" },
  "button.sign:hover": { outline: "2px solid var(--focus)" },
  ".sign.good": { color: "var(--main)", fontWeight: "700" },
  ".sign.bad": {
    color: "var(--panel)",
    backgroundColor: "var(--warn)",
    fontWeight: "700",
  },
  ".sign.remark": { color: "var(--warn)", fontWeight: "700" },
  ".sign.never": { color: "var(--warn)", fontWeight: "700" },
});

/** The margins as a part of the editor. */
export const margins = [
  ...Object.values(fields).flatMap((field) => [
    field,
    gutter({
      class: "cm-signs",
      markers: (view) => view.state.field(field),
    }),
  ]),
  look,
];

/** Shows the signs of a margin in place of those before.
 * @param {EditorView} view @param {Margin} margin @param {Sign[]} signs */
export const putSigns = (view, margin, signs) =>
  view.dispatch({ effects: put.of({ margin, signs }) });
