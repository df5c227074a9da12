// What a person does with rules beside the table. Each deed makes its calls and
// tells what has come of it.
import { Refusal } from "../refusal.js";
import { change, state } from "../state.js";
import { text, worded } from "../text.js";
import { editing } from "./editing.js";
import { linkOf, unpack } from "./link.js";
import { ALONE, quiet, rules, set } from "./state.js";
import { kept, loaded } from "./store.js";

/** @typedef {import("../engine.js").Engine} Engine */
/** @typedef {import("./state.js").Chosen} Chosen */
/** @typedef {ReturnType<typeof makeDeeds>} Deeds */

/** What the deeds need of the page: `look` shows the match as it is now,
 * `ruled` hears that it goes on under other rules, `resume` shows another one
 * that the worker has; `leave` keeps a match before another one takes its place,
 * and `opened` hears of that one; `visit` opens the view of a link.
 * @typedef {{ engine: Engine, look: () => Promise<void>, ruled: () => void,
 *   resume: () => Promise<boolean>, leave: () => Promise<void>,
 *   opened: (how?: { look?: boolean, leads?: boolean }) => void,
 *   visit: (view: string) => Promise<void> }} Page */

/** Saves a text as a file.
 * @param {string} name @param {string} content */
function download(name, content) {
  const place = URL.createObjectURL(
    new Blob([content], { type: "text/plain" }),
  );
  const link = document.createElement("a");
  link.href = place;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(place), 10000);
}

/** @param {Page} page */
export function makeDeeds(page) {
  const { engine, look, ruled, resume, leave, opened, visit } = page;
  /** Makes a call; a problem is told in the panel.
   * @param {string} name @param {Record<string, unknown>} [args]
   * @param {(progress: import("../engine.js").Progress) => void} [progress]
   * @returns {Promise<any>} the value; null after a problem */
  async function ask(name, args = {}, progress) {
    set({ busy: true });
    try {
      return await engine.call(name, args, progress);
    } catch (raised) {
      if (!(raised instanceof Refusal)) throw raised;
      const { problem } = raised;
      if (problem.kind === "stopped") return null;
      set({ problem: worded(problem) });
      return null;
    } finally {
      set({ busy: false });
    }
  }

  /** Plays the match again under other rules, and tells what has changed.
   * @param {Record<string, unknown>} args of `reload` */
  async function playOn(args) {
    const outcome = await ask("reload", args);
    if (!outcome) return;
    set({ outcome: { ...outcome, args } });
    if (!outcome.kept) return;
    ruled();
    await look();
  }

  /** Shows a record at the table, at a decision. The match that was there is
   * kept, and "back" leads to it.
   * @param {import("./desk/state.js").Shown} shown
   * @param {boolean} [looked] is it only looked at?
   * @returns {Promise<boolean>} is it there? */
  async function openAt(shown, looked = true) {
    const { record: given, decision, player } = shown;
    const seats = player ? [player] : undefined;
    const asked = shown.asked ? decision : undefined;
    await leave();
    if (!(await ask("open", { text: given, seats, asked }))) return false;
    if (decision !== undefined && asked === undefined)
      await ask("goto", { what: "decision", n: decision });
    opened({ look: looked, leads: state.moment !== null });
    change({ notice: "" });
    if (matchMedia(ALONE).matches) set({ view: "" });
    await resume();
    return true;
  }

  /** @param {string} record */
  async function openRecord(record) {
    if (await openAt({ record }, false))
      set({ told: text("rules_record_opened") });
  }

  const edit = editing({ ask, playOn, openAt, engine });

  /** Begins the match of a text that `share` has given, and tells what is to
   * be told of its rules. One that was kept in this browser is not shown yet:
   * further calls may belong to it.
   * @param {string} shared @param {boolean} [own] was it kept in this browser?
   * @returns {Promise<boolean>} has it begun? */
  async function take(shared, own) {
    const from = own ? { kept: true } : {};
    const got = await ask("receive", { text: shared, ...from });
    const { problem } = rules;
    if (!got) {
      change({ notice: problem?.text ?? "" });
      return false;
    }
    for (const path of got.files) loaded(path);
    set({ guests: got.files, problem: got.problem ?? null });
    if (got.view) {
      await visit(got.view);
      return false;
    }
    if (got.text) change({ notice: got.text });
    if (got.problem) {
      change({ notice: got.problem.text });
      const { file, line } = got.problem;
      if (file) await edit.openRule(file, line ?? 1);
      return false;
    }
    if (own) return true;
    opened();
    await resume();
    return true;
  }

  /** @param {string} copied */
  async function copy(copied) {
    try {
      await navigator.clipboard.writeText(copied);
      set({ told: text("rules_copied") });
    } catch {
      set({ told: text("rules_copy_yourself") });
    }
  }

  /** @param {Chosen} [chosen] @returns {Promise<void>} */
  async function choices(chosen) {
    const game = state.moment?.game ?? "whist";
    const found = await ask("choices", { game, ...chosen });
    if (found) set({ choices: found });
    const { setsOf } = await import("./sets.js");
    const { store } = edit;
    set({ sets: await setsOf({ engine, ask, store, choices, copy }) });
  }

  return {
    ...edit,

    /** Opens a view of the panel, or closes it.
     * @param {typeof rules.view} view */
    open: async (view) => {
      set({ ...quiet, view });
      if (view === "choices") await choices();
      if (view === "file") await edit.openFirst();
      requestAnimationFrame(() =>
        /** @type {HTMLElement | null} */ (
          document.querySelector(
            view ? ".rules h2" : "[data-holds~=tool-choices]",
          )
        )?.focus({ preventScroll: view === "" }),
      );
    },

    /** Chooses other house rules or options.
     * @param {(chosen: Chosen) => void} alter */
    choose: async (alter) => {
      const found = rules.choices;
      if (!found) return;
      const chosen = structuredClone(found.chosen);
      alter(chosen);
      set(quiet);
      await choices(chosen);
    },

    playChosen: () => {
      set(quiet);
      return playOn({ game: rules.choices?.spec });
    },

    /** Goes back to the move that does not hold under the rules tried last. */
    goBack: () => playOn({ ...rules.outcome?.args, back: true }),
    stay: () => set(quiet),

    /** Makes a link to the match. */
    makeLink: async () => {
      set(quiet);
      const shared = await ask("share");
      if (shared) set({ link: await linkOf(shared.text) });
    },

    copy,

    saveRecord: async () => {
      const record = await ask("record");
      if (record) download("match.record", record.text);
    },

    saveFile: () => {
      const name = rules.path.replace(/^.*\//, "");
      download(name, edit.text());
    },

    /** Puts a report together: what was told, and the record that shows it. */
    report: async () => {
      const record = await ask("record");
      if (!record) return;
      const { problem } = rules;
      const place = problem?.file ? `${problem.file}:${problem.line ?? 1}` : "";
      const parts = [problem?.text, place, state.refusal?.text, record.text];
      set({ report: parts.filter(Boolean).join("\n\n") });
    },
    saveReport: () => download("problem.txt", rules.report),

    /** Opens a file: rules by the end of its name, otherwise a record.
     * @param {File | undefined} file */
    openFile: async (file) => {
      if (!file) return;
      set(quiet);
      const given = await file.text();
      if (file.name.endsWith(".lua")) return edit.bring(file.name, given);
      if (given.startsWith("tenace record")) return openRecord(given);
      const game = state.moment?.game ?? state.game;
      const boards = await ask("boards", { text: given, game });
      if (boards) set({ boards });
    },
    openRecord,

    /** Saves the deals of the rounds that are over.
     * @param {string} format */
    saveDeals: async (format) => {
      set({ ...quiet, boards: rules.boards });
      const deals = await ask("deals", { format });
      const ending = format === "text" ? "txt" : format;
      if (deals) download(`deals.${ending}`, deals.text);
    },

    /** Opens the match of a link.
     * @param {string} packed @returns {Promise<boolean>} is it open? */
    receive: async (packed) => {
      const link = await unpack(packed).catch(() => null);
      if (link !== null) return take(link);
      change({ notice: text("rules_bad_link") });
      return false;
    },
    take,

    /** Keeps the rules that a link has brought as one's own. */
    keepGuests: async () => {
      /** @type {Record<string, string>} */
      const texts = {};
      set(quiet);
      for (const path of rules.guests) {
        const file = await ask("files", { path });
        if (!file) return;
        texts[path] = file.text;
      }
      if (edit.store(texts) === "") set({ told: text("rules_kept") });
    },

    /** Gives the worker one's own rules. What it does not take stays in the
     * browser, and is told. */
    restore: async () => {
      const { files, why } = kept();
      const lost = [];
      let problem = "";
      for (const [path, own] of files)
        try {
          await engine.call("write", { path, text: own });
          loaded(path, own);
        } catch (raised) {
          if (!(raised instanceof Refusal)) throw raised;
          problem = worded(raised.problem).text;
          lost.push(path);
        }
      if (why === "damaged") set({ lost: text("rules_unread") });
      else if (lost.length > 0)
        set({ lost: text("rules_lost", { files: lost.join(", "), problem }) });
    },
    dismissLost: () => set({ lost: "" }),
  };
}
