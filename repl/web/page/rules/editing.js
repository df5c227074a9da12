// What a person does with a rules file in the editor.
import { state } from "../state.js";
import { text, worded } from "../text.js";
import { draftOf, keepDraft } from "./drafts.js";
import { quiet, rules, set } from "./state.js";
import { keep, loaded } from "./store.js";

/** @typedef {import("./state.js").Problem} Problem */
/** @typedef {import("./state.js").Word} Word */
/** @typedef {Awaited<ReturnType<typeof import("./editor.js").makeEditor>>} Editor */
/** @typedef {{
 *   engine: import("../engine.js").Engine,
 *   ask: (name: string, args?: Record<string, unknown>,
 *     progress?: (progress: import("../engine.js").Progress) => void)
 *     => Promise<any>,
 *   playOn: (args: Record<string, unknown>) => Promise<void>,
 *   openAt: (shown: import("./desk/state.js").Shown) => Promise<boolean>,
 * }} Tools */

/** Where the editor is on the page. */
export const host = document.createElement("div");
host.className = "editor";

/** The paths of files, for a sentence.
 * @param {{ path: string }[]} files */
const pathsOf = (files) => files.map(({ path }) => path).join(", ");

/** Milliseconds from a change until the text is kept as a draft. */
const SOON = 300;

/** @param {Tools} tools */
export function editing({ engine, ask, playOn, openAt }) {
  /** @type {Promise<Editor> | undefined} */
  let coming;
  /** @type {Editor | undefined} */
  let editor;
  /** What stands below the editor, and comes with it.
   * @type {ReturnType<typeof import("./desk/desk.js").openDesk> | undefined} */
  let desk;
  /** @type {Word[]} */
  let words = [];
  let learned = "";
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let drafting;

  /** Keeps what is not saved yet.
   * @returns {boolean} false if the browser does not */
  function draft() {
    clearTimeout(drafting);
    const { path, dirty } = rules;
    return !path || !dirty || keepDraft(path, editor?.text());
  }
  addEventListener("pagehide", draft);
  addEventListener("beforeunload", (event) => {
    if (!draft()) event.preventDefault();
  });

  /** Tries a text; a problem of another file is told, too.
   * @param {string} given
   * @returns {Promise<Problem | null>} */
  async function check(given) {
    const { path } = rules;
    if (!path) return null;
    const tried = await engine
      .call("try", { path, text: given })
      .catch(({ problem }) => ({ problem }));
    if (path !== rules.path) return null;
    const problem = tried.problem ? worded(tried.problem) : null;
    if (JSON.stringify(problem) !== JSON.stringify(rules.problem))
      set({ problem });
    return problem;
  }

  const how = () => ({
    label: text("rules_text"),
    phrases: {
      Completions: text("rules_completions"),
      Diagnostics: text("rules_problems"),
      "No diagnostics": text("rules_fine"),
      close: text("dismiss"),
    },
    words: () => words,
    check,
    changed: () => {
      if (!rules.dirty || rules.differs) set({ dirty: true, differs: null });
      clearTimeout(drafting);
      drafting = setTimeout(draft, SOON);
    },
    at: (/** @type {string} */ name) => {
      const word = words.find((one) => one.name.match(/\w+$/)?.[0] === name);
      if (word !== (rules.word ?? undefined)) set({ word: word ?? null });
    },
    save: () => void save(),
    find: () =>
      /** @type {HTMLElement | null} */ (
        document.querySelector(".rules [type=search]")
      )?.focus(),
  });

  /** The editor, which comes when it is needed first.
   * @returns {Promise<Editor>} */
  function need() {
    coming ??= Promise.all([
      import("./editor.js"),
      import("./desk/desk.js"),
    ]).then(([{ makeEditor }, { openDesk }]) => {
      editor = makeEditor(host, how());
      desk = openDesk({ engine, open: openAt, margins: editor.margins });
      return editor;
    });
    return coming;
  }

  /** The files of the match, and one's own. */
  async function list() {
    const own = (await ask("own")) ?? [];
    const played = state.moment ? ((await ask("files")) ?? []) : [];
    /** @type {import("./state.js").File[]} */
    const files = [...played];
    for (const one of own)
      if (!files.some((file) => file.path === one.path))
        files.push({ path: one.path, own: true });
    set({ files });
  }

  /** Gets the words of the present game, once. */
  async function learn() {
    const game = state.moment?.game ?? "";
    if (words.length > 0 && game === learned) return;
    learned = game;
    words = (await ask("words", game ? { game } : {})) ?? words;
  }

  /** Shows a text in the editor.
   * @param {string} path @param {string} given @param {boolean} own
   * @param {string} [original] the program's own text of that file */
  async function show(path, given, own, original = "") {
    const view = await need();
    draft();
    set({ path, own, original, dirty: false, removing: false });
    set({ word: null, differs: null, hits: null });
    view.open(given);
    view.wrap(rules.wraps);
    void learn().then(() => desk?.run());
  }

  /** @param {string} path @param {number} [line] */
  async function openPath(path, line) {
    draft();
    const file = await ask("files", { path });
    if (!file) return;
    const unsaved = draftOf(path);
    const other = unsaved !== undefined && unsaved !== file.text;
    const { own = false, original = "" } = file;
    const given = other ? unsaved : file.text;
    await show(path, given, own, own ? original : file.text);
    if (other) set({ dirty: true, told: text("rules_draft") });
    if (line) (await need()).go(line);
  }

  /** Keeps texts by their paths, and tells if the browser does not.
   * @param {Record<string, string | undefined>} changes
   * @returns {string} why they are not kept */
  function store(changes) {
    const why = keep(changes);
    const file = Object.keys(changes).join(", ");
    set({ unkept: why && text(`rules_unkept_${why}`, { file }) });
    if (why) return why;
    forget(Object.keys(changes));
    for (const path of Object.keys(changes)) keepDraft(path);
    return "";
  }

  /** Is the file one that a link or a match has brought? What is kept under its
   * path is another one then. @param {string} path */
  const isGuest = (path) => rules.guests.includes(path);

  /** These files are no guests any more. @param {string[]} paths */
  const forget = (paths) =>
    set({ guests: rules.guests.filter((path) => !paths.includes(path)) });

  /** Keeps what is in the editor, and plays on under it. */
  async function save() {
    const { path } = rules;
    const given = editor?.text() ?? "";
    desk?.halt();
    set(quiet);
    const written = await ask("write", { path, text: given });
    if (!written) return;
    const dirty = store({ [path]: given }) !== "";
    set({ own: true, dirty, problem: written.problem ?? null });
    await list();
    if (!written.problem && state.moment)
      if (written.at === "here") await playOn({});
      else if (written.at === "house") await playOn({ set: written.house });
      else if (!dirty) set({ told: text("rules_saved") });
    void desk?.run();
  }

  return {
    save,
    store,

    /** Gives up what is not saved. */
    discard: async () => {
      const { path } = rules;
      set({ ...quiet, dirty: false });
      keepDraft(path);
      await openPath(path);
    },

    /** Goes to the next place of a text. @param {string} wanted */
    find: async (wanted) => set({ hits: (await need()).find(wanted) }),

    /** Long lines are wrapped, or not. */
    wrap: async () => {
      set({ wraps: !rules.wraps });
      (await need()).wrap(rules.wraps);
    },

    /** Shows what differs from the program's own text, or hides it. */
    differ: async () => {
      const { lines } = await import("./differ.js");
      const given = editor?.text() ?? "";
      set({ differs: rules.differs ? null : lines(rules.original, given) });
    },

    openPath,
    text: () => editor?.text() ?? "",
    /** @param {import("./desk/parts.js").Page} deeds */
    desk: (deeds) => desk?.draw(deeds),

    openFirst: async () => {
      await list();
      if (rules.path) await openPath(rules.path);
      else if (rules.files[0])
        await openPath(rules.files[rules.files.length - 1].path);
    },

    /** Shows a line of a rules file, from anywhere on the page.
     * @param {string} file @param {number} line */
    openRule: async (file, line) => {
      set({ ...quiet, view: "file" });
      await list();
      await openPath(file, line);
    },

    /** Shows a line of the file, or of another one.
     * @param {string | undefined} file @param {number} line */
    go: async (file, line) => {
      if (file && file !== rules.path) await openPath(file, line);
      else (await need()).go(line);
    },

    /** Begins a house rule of the present game.
     * @param {string} name */
    begin: async (name) => {
      set(quiet);
      const of = state.moment?.game.split("+")[0] ?? "whist";
      const made = await ask("starter", { name, of });
      if (!made) return;
      if (!(await ask("write", made))) return;
      const dirty = store({ [made.path]: made.text }) !== "";
      await list();
      await show(made.path, made.text, true);
      set({ dirty, told: text("rules_begun") });
    },

    /** Writes what the match shows now into a rules file, as an example.
     * @param {string} name
     * @param {string} shows what: as in m:example, or "" for what has just
     * happened
     * @returns {Promise<string>} why there is none; "" if one was written */
    example: async (name, shows) => {
      if (rules.dirty) await save();
      set(quiet);
      const made = await ask("example_here", {
        name,
        shows,
        open: state.table.open || undefined,
      });
      if (!made) {
        const why = rules.problem?.text ?? "";
        set({ problem: null });
        return why;
      }
      const original = rules.path === made.path ? rules.original : "";
      await show(made.path, made.text, true, original);
      await save();
      (await need()).go(made.line);
      return "";
    },

    /** @param {string} name */
    rename: async (name) => {
      set(quiet);
      const { path, dirty } = rules;
      const moved = await ask("rename", { path, name });
      if (!moved) return;
      /** @type {Record<string, string | undefined>} */
      const texts = isGuest(path) ? {} : { [path]: undefined };
      for (const one of [moved, ...moved.also]) texts[one.path] = one.text;
      const unkept = store(texts) !== "";
      forget([path]);
      set({ path: moved.path, dirty: dirty || unkept });
      await list();
      if (moved.match) await playOn({ game: moved.match });
      const named = moved.also.filter((/** @type {any} */ one) => one.text);
      if (named.length > 0)
        set({ told: text("rules_followed", { files: pathsOf(named) }) });
      const { follow } = await import("./desk/right.js");
      follow(path, moved.path);
      void desk?.run();
    },

    /** Asks first: what is gone does not come back.
     * @param {boolean} removing */
    removing: (removing) => set({ removing }),

    remove: async () => {
      set({ ...quiet, removing: false });
      const { path } = rules;
      const why = isGuest(path) ? "" : store({ [path]: undefined });
      if (why === "other" || !(await ask("remove", { path }))) return;
      forget([path]);
      set({ path: "", own: false });
      await list();
      const first = rules.files.find((file) => file.path === path);
      if (first ?? rules.files[0])
        await openPath((first ?? rules.files[0]).path);
      set({ told: rules.told || text("rules_removed") });
    },

    /** Keeps a file that a person brings.
     * @param {string} name @param {string} given */
    bring: async (name, given) => {
      const written = await ask("bring", { name, text: given });
      if (!written) return;
      loaded(written.path);
      const dirty = store({ [written.path]: given }) !== "";
      set({ view: "file" });
      await list();
      await openPath(written.path);
      set({ dirty, problem: written.problem ?? null });
      if (!dirty) set({ told: text("rules_saved") });
    },

    check: async () => {
      set({ ...quiet, checking: text("rules_checking", { n: "" }) });
      const game = rules.path.match(/house\/(\w+)\/(\w+)\.lua$/);
      const name = rules.path.match(/(\w+)\.lua$/)?.[1] ?? "";
      const found = await ask(
        "check",
        { game: game ? `${game[1]}+${game[2]}` : name },
        ({ done, all }) => {
          const n = all ? `${done} / ${all}` : String(done);
          set({ checking: text("rules_checking", { n }) });
        },
      );
      set({ checking: "", found });
    },
    stop: () => engine.stop("check"),
  };
}
