// Debian's Firefox for a test, by WebDriver BiDi: what a person does is done by
// a real mouse and real keys, without a word to any other machine.
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { PATIENCE } from "./help.mjs";

const own = createRequire(
  new URL("../../repl/web/package.json", import.meta.url),
);
const { WebSocket } = own("ws");

/** Milliseconds between two looks at what is waited for. */
const LOOK = 50;

/** Beside those that Firefox sets itself when a program steers it. */
const PREFS = `
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("extensions.getAddons.cache.enabled", false);
user_pref("network.captive-portal-service.enabled", false);
user_pref("network.connectivity-service.enabled", false);
user_pref("intl.accept_languages", "en");
`;

/** Debian's name, and that of other systems. */
const NAMES = ["firefox-esr", "firefox"];

/** @param {string} program */
const isThere = (program) =>
  (process.env.PATH ?? "")
    .split(delimiter)
    .some((folder) => existsSync(join(folder, program)));

/** Starts the program, and finds where it listens.
 * @param {string} profile a folder */
async function start(profile) {
  writeFileSync(join(profile, "user.js"), PREFS);
  const program = process.env.FIREFOX ?? NAMES.find(isThere) ?? NAMES[0];
  const how = ["--headless", "--remote-debugging-port=0", "--profile", profile];
  const firefox = spawn(program, [...how, "--width=1280", "--height=900"]);
  const url = await new Promise((found, lost) => {
    let said = "";
    firefox.stderr.on("data", (text) => {
      said += text;
      const at = said.match(/BiDi listening on (ws:\S+)/);
      if (at) found(at[1]);
    });
    firefox.on("error", lost);
    firefox.on("close", () => lost(new Error(`no Firefox: ${said}`)));
  });
  return { firefox, url };
}

/** The commands of a connection.
 * @param {WebSocket} socket @param {(event: object) => void} hear */
function commands(socket, hear) {
  const asked = new Map();
  let n = 0;
  socket.on("message", (data) => {
    const said = JSON.parse(String(data));
    const waiting = asked.get(said.id);
    if (!waiting) return hear(said);
    asked.delete(said.id);
    if (said.type === "success") waiting.resolve(said.result);
    else waiting.reject(new Error(`${said.error}: ${said.message}`));
  });
  return (method, params) =>
    new Promise((resolve, reject) => {
      asked.set((n += 1), { resolve, reject });
      socket.send(JSON.stringify({ id: n, method, params }));
    });
}

/** A page of it: what a person sees and does there.
 * @param {(method: string, params: object) => Promise<any>} send
 * @param {string} context */
function pageOf(send, context) {
  /** What a function answers there; its values go there as JSON.
   * @param {Function} asked @param {...unknown} values */
  async function evaluate(asked, ...values) {
    const given = JSON.stringify(values);
    const { result, exceptionDetails } = await send("script.evaluate", {
      expression: `(async () => JSON.stringify(await (${asked})(...${given})))()`,
      target: { context },
      awaitPromise: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.text);
    return result.value === undefined ? undefined : JSON.parse(result.value);
  }

  /** Waits until it answers something that is true, and gives that.
   * @param {Function} asked @param {...unknown} values */
  async function until(asked, ...values) {
    const end = Date.now() + PATIENCE;
    for (;;) {
      const found = await evaluate(asked, ...values).catch(() => undefined);
      if (found) return found;
      if (Date.now() > end) throw new Error(`in vain: ${asked} ${values}`);
      await new Promise((done) => setTimeout(done, LOOK));
    }
  }

  /** Where the middle of what can be seen and pressed is, once it stays there:
   * what goes away above it moves it. */
  const middle = (where) =>
    until(async (selector) => {
      const found = [...document.querySelectorAll(selector)].find(
        (one) => one.checkVisibility() && !one.disabled,
      );
      if (!found) return null;
      found.scrollIntoView({ block: "nearest" });
      const before = found.getBoundingClientRect();
      for (let n = 0; n < 2; n++)
        await new Promise((drawn) => requestAnimationFrame(drawn));
      const { left, top, width, height } = found.getBoundingClientRect();
      if (left !== before.left || top !== before.top) return null;
      const x = Math.round(left + Math.min(width / 2, 12));
      const y = Math.round(top + height / 2);
      const hit = document.elementFromPoint(x, y);
      return found.contains(hit) && { x, y };
    }, where);

  const act = (type, actions, id = type) =>
    send("input.performActions", {
      context,
      actions: [{ type, id, actions }],
    });

  return {
    evaluate,
    until,
    goto: (url) =>
      send("browsingContext.navigate", { context, url, wait: "complete" }),
    reload: () => send("browsingContext.reload", { context, wait: "complete" }),
    click: async (where) => {
      const { x, y } = await middle(where);
      await act("pointer", [
        { type: "pointerMove", x, y },
        { type: "pointerDown", button: 0 },
        { type: "pointerUp", button: 0 },
      ]);
    },
    /** Presses a key, with others held down meanwhile. */
    press: (...keys) =>
      act("key", [
        ...keys.map((value) => ({ type: "keyDown", value })),
        ...keys.reverse().map((value) => ({ type: "keyUp", value })),
      ]),
    choose: (where, value) =>
      until(
        (selector, wanted) => {
          const list = document.querySelector(selector);
          if (!list) return false;
          list.value = wanted;
          list.dispatchEvent(new Event("change", { bubbles: true }));
          return true;
        },
        where,
        value,
      ),
  };
}

/** Starts Firefox with a profile of its own while `use` has a page of it.
 * @param {(page: ReturnType<typeof pageOf>) => Promise<void>} use
 * @returns {Promise<string[]>} what went wrong on the page */
export async function withFirefox(use) {
  const profile = mkdtempSync(join(tmpdir(), "tenace-firefox-"));
  const { firefox, url } = await start(profile);
  const ended = new Promise((done) => firefox.on("close", done));
  const wrong = [];
  try {
    const socket = new WebSocket(`${url}/session`);
    await new Promise((done, lost) =>
      socket.on("open", done).on("error", lost),
    );
    const send = commands(socket, ({ method, params }) => {
      if (method === "log.entryAdded" && params.level === "error")
        wrong.push(params.text);
    });
    await send("session.new", { capabilities: {} });
    await send("session.subscribe", { events: ["log.entryAdded"] });
    const tab = await send("browsingContext.create", { type: "tab" });
    await use(pageOf(send, tab.context)); // the first one has no focus
    socket.close();
  } catch (error) {
    error.message += `\n${wrong.join("\n")}`;
    throw error;
  } finally {
    firefox.kill();
    await ended;
    rmSync(profile, { recursive: true, force: true });
  }
  return wrong;
}
