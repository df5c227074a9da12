// The editor of rules files: CodeMirror with Lua. It is a part of its own that
// is loaded when somebody opens a file.
import {
  autocompletion,
  closeBrackets,
  completionKeymap,
} from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import {
  HighlightStyle,
  StreamLanguage,
  bracketMatching,
  indentOnInput,
  indentUnit,
  syntaxHighlighting,
} from "@codemirror/language";
import { lua } from "@codemirror/legacy-modes/mode/lua";
import { lintGutter, linter, lintKeymap } from "@codemirror/lint";
import { Compartment, EditorState } from "@codemirror/state";
import {
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
} from "@codemirror/view";
import { tags } from "@lezer/highlight";
import { margins, putSigns } from "./signs.js";

/** @typedef {import("./state.js").Word} Word */
/** @typedef {import("./state.js").Problem} Problem */
/** @typedef {{
 *   label: string,
 *   phrases: Record<string, string>,
 *   words: () => Word[],
 *   check: (text: string) => Promise<Problem | null>,
 *   changed: () => void,
 *   at: (word: string) => void,
 *   save: () => void,
 *   find: () => void,
 * }} How */

const colors = HighlightStyle.define([
  { tag: tags.comment, color: "var(--code-comment)", fontStyle: "italic" },
  { tag: tags.keyword, color: "var(--code-keyword)" },
  { tag: tags.string, color: "var(--code-text)" },
  { tag: [tags.number, tags.atom], color: "var(--code-number)" },
  { tag: tags.standard(tags.variableName), color: "var(--code-keyword)" },
]);

const look = EditorView.theme({
  "&": {
    backgroundColor: "var(--panel)",
    color: "var(--text)",
    border: "1px solid var(--line)",
    borderRadius: "0.5rem",
    fontSize: "0.95rem",
    maxHeight: "var(--editor, min(36rem, 58vh))",
  },
  "&.cm-focused": { outline: "3px solid var(--focus)" },
  ".cm-scroller": { overflow: "auto", minHeight: "10rem" },
  ".cm-content": { caretColor: "var(--text)" },
  ".cm-cursor": { borderLeftColor: "var(--text)" },
  ".cm-gutters": {
    backgroundColor: "var(--back)",
    color: "var(--quiet)",
    border: "none",
  },
  ".cm-activeLine": { backgroundColor: "var(--code-line)" },
  ".cm-activeLineGutter": { backgroundColor: "var(--code-line)" },
  ".cm-tooltip": {
    backgroundColor: "var(--panel)",
    color: "var(--text)",
    border: "1px solid var(--line)",
    maxWidth: "90vw",
  },
  ".cm-completionInfo": { maxWidth: "24rem", whiteSpace: "pre-wrap" },
});

/** The place of a line in a text; of the last one, if it has fewer.
 * @param {EditorState} state @param {number} n */
const lineAt = (state, n) =>
  state.doc.line(Math.max(1, Math.min(n, state.doc.lines)));

/** Are long lines wrapped? */
const wrapping = new Compartment();

/** Where a text stands, in capitals or not.
 * @param {string} text @param {string} words @returns {number[]} */
function placesOf(text, words) {
  const [all, wanted] = [text.toLowerCase(), words.toLowerCase()];
  const list = [];
  let at = wanted ? all.indexOf(wanted) : -1;
  for (; at >= 0; at = all.indexOf(wanted, at + 1)) list.push(at);
  return list;
}

/** Selects the next place of a text behind the cursor.
 * @param {EditorView} view @param {string} words
 * @returns {{ n: number, at: number }} how many there are, and which this is */
function findNext(view, words) {
  const places = placesOf(view.state.doc.toString(), words);
  const { from, to } = view.state.selection.main;
  const next = places.findIndex(
    (at) => at > from || (at === from && to === at),
  );
  const at = places[Math.max(0, next)];
  if (at === undefined) return { n: 0, at: 0 };
  view.dispatch({
    selection: { anchor: at, head: at + words.length },
    effects: EditorView.scrollIntoView(at, { y: "center" }),
  });
  return { n: places.length, at: places.indexOf(at) + 1 };
}

/** The help of a word as a text.
 * @param {Word} word */
const helpOf = (word) =>
  [word.signature, word.text, ...word.examples].filter(Boolean).join("\n\n");

/** @param {How} how */
function complete(how) {
  return (
    /** @type {import("@codemirror/autocomplete").CompletionContext} */ context,
  ) => {
    const typed = context.matchBefore(/[\p{L}_][\w.:]*/u);
    if (!typed || (typed.from === typed.to && !context.explicit)) return null;
    const last = typed.text.search(/\w*$/);
    const options = how.words().map((word) => ({
      label: /** @type {string} */ (word.name.match(/\w+$/)?.[0] ?? word.name),
      detail: word.group,
      info: helpOf(word),
    }));
    return { from: typed.from + last, options, validFor: /^\w*$/ };
  };
}

/** Tells which word the cursor is at.
 * @param {How} how */
function watch(how) {
  return EditorView.updateListener.of((update) => {
    if (update.docChanged) how.changed();
    if (!update.docChanged && !update.selectionSet) return;
    const { head } = update.state.selection.main;
    const word = update.state.wordAt(head);
    how.at(word ? update.state.sliceDoc(word.from, word.to) : "");
  });
}

/** Are there as many closing brackets of a kind as opening ones?
 * @param {string} text @param {string} open @param {string} close */
const balanced = (text, open, close) =>
  text.split(open).length === text.split(close).length;

/** @type {Record<string, string>} */
const OPENS = { "}": "{", ")": "(", "]": "[" };

/** A closing bracket that is typed on a line of its own is the one that the
 * editor has put behind it already.
 * @param {EditorView} view @param {number} from @param {number} to
 * @param {string} typed */
function closeBelow(view, from, to, typed) {
  const { doc } = view.state;
  const line = doc.lineAt(from);
  const open = OPENS[typed];
  const blank = line.text.slice(0, from - line.from).trim() === "";
  if (!open || !blank || !balanced(doc.toString(), open, typed)) return false;
  const at = to + (doc.sliceString(to).match(/^\s*/)?.[0].length ?? 0);
  if (doc.sliceString(at, at + 1) !== typed) return false;
  const begins = doc.lineAt(at).number === line.number;
  const start = begins ? at : doc.lineAt(at).from;
  view.dispatch({
    changes: { from: line.from, to: start },
    selection: { anchor: line.from + at + 1 - start },
    userEvent: "input.type",
  });
  return true;
}

/** A new line before a closing bracket whose opening one stands in this line
 * puts the closing one on a line of its own.
 * @param {EditorView} view */
function breakInside(view) {
  const { doc, selection } = view.state;
  const { from, empty } = selection.main;
  const line = doc.lineAt(from);
  const before = line.text.slice(0, from - line.from);
  const close = doc.sliceString(from, from + 1);
  const open = OPENS[close];
  if (!empty || !open || balanced(before, open, close)) return false;
  const indent = before.match(/^ */)?.[0] ?? "";
  const added = `\n${indent}  `;
  view.dispatch({
    changes: { from, insert: `${added}\n${indent}` },
    selection: { anchor: from + added.length },
    scrollIntoView: true,
    userEvent: "input",
  });
  return true;
}

/** The problem of a text, at its line.
 * @param {How} how */
function mark(how) {
  return async (/** @type {EditorView} */ view) => {
    const problem = await how.check(view.state.doc.toString());
    if (!problem) return [];
    const { from, to } = lineAt(view.state, problem.line ?? 1);
    return [
      {
        from,
        to,
        severity: /** @type {const} */ ("error"),
        message: problem.text,
      },
    ];
  };
}

/** @param {How} how */
function extensions(how) {
  const saving = {
    key: "Mod-s",
    preventDefault: true,
    run: () => {
      how.save();
      return true;
    },
  };
  const finding = {
    key: "Mod-f",
    preventDefault: true,
    run: () => {
      how.find();
      return true;
    },
  };
  return [
    wrapping.of([]),
    lineNumbers(),
    lintGutter(),
    margins,
    history(),
    highlightActiveLine(),
    highlightActiveLineGutter(),
    bracketMatching(),
    closeBrackets(),
    EditorView.inputHandler.of(closeBelow),
    indentUnit.of("  "),
    indentOnInput(),
    StreamLanguage.define(lua),
    syntaxHighlighting(colors),
    autocompletion({ override: [complete(how)] }),
    linter(mark(how), { delay: 500 }),
    watch(how),
    look,
    EditorState.phrases.of(how.phrases),
    EditorView.contentAttributes.of({ "aria-label": how.label, tabindex: "0" }),
    keymap.of([
      saving,
      finding,
      ...completionKeymap,
      { key: "Enter", run: breakInside },
      ...lintKeymap,
      ...historyKeymap,
      ...defaultKeymap,
    ]),
  ];
}

/** Makes an editor. Its styles are in a shadow tree, where the page's policy
 * allows them.
 * @param {HTMLElement} host @param {How} how */
export function makeEditor(host, how) {
  const root = host.shadowRoot ?? host.attachShadow({ mode: "open" });
  const start = (/** @type {string} */ doc) =>
    EditorState.create({ doc, extensions: extensions(how) });
  const view = new EditorView({ state: start(""), parent: root, root });
  return {
    /** @param {string} text */
    open: (text) => view.setState(start(text)),
    text: () => view.state.doc.toString(),
    /** Shows signs in the margins.
     * @param {Record<import("./signs.js").Margin,
     *   import("./signs.js").Sign[]>} signs */
    margins: ({ state, count }) => {
      putSigns(view, "state", state);
      putSigns(view, "count", count);
    },
    /** @param {string} words */
    find: (words) => findNext(view, words),
    /** @param {boolean} on */
    wrap: (on) =>
      view.dispatch({
        effects: wrapping.reconfigure(on ? EditorView.lineWrapping : []),
      }),
    /** Shows a line. @param {number} n */
    go: (n) => {
      const { from } = lineAt(view.state, n);
      view.dispatch({
        selection: { anchor: from },
        effects: EditorView.scrollIntoView(from, { y: "center" }),
      });
      view.focus();
    },
  };
}
