// What tests of `tenace host` share: a server, and those who ask it without a
// browser.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";

const tenace = process.env.TENACE ?? "./tenace";

/** Starts the server.
 * @param {string[]} words
 * @param {string} state the folder of its state */
async function start(words, state) {
  const server = spawn(tenace, ["host", "--no-open", ...words], {
    env: { ...process.env, XDG_STATE_HOME: state, LC_ALL: "C.UTF-8" },
  });
  const ended = once(server, "close");
  let said = "";
  let wrong = "";
  server.stderr.on("data", (text) => (wrong += text));
  const [address, table, key] = await new Promise((found, lost) => {
    server.stdout.on("data", (text) => {
      said += text;
      const at = said.match(/(http:\S+:\d+\/)#tables?=(\w+)&key=(\w+)/);
      if (at && said.includes("Ctrl-C")) found(at.slice(1));
    });
    server.on("close", () => lost(new Error(said + wrong)));
  });
  return { server, ended, address, table, key, said, wrong: () => wrong };
}

/** Runs a table while `use` works with it; `again` kills the server and goes
 * on with the table at the same port.
 * @param {string[]} words
 * @param {(host: any) => Promise<void>} use */
export async function hosted(words, use) {
  const state = mkdtempSync(join(tmpdir(), "tenace-host-"));
  const now = await start([...words, "--port", "0"], state);
  const host = {
    ...now,
    async again() {
      const { port } = new URL(host.address);
      host.server.kill("SIGKILL");
      await host.ended;
      Object.assign(host, await start(["--resume", "--port", port], state));
    },
  };
  try {
    await use(host);
    assert.equal(host.wrong(), "");
  } finally {
    host.server.kill("SIGINT");
    const [status] = await host.ended;
    rmSync(state, { recursive: true });
    assert.equal(status, 0, "Ctrl-C ends it without a complaint");
  }
}

/** Sends a request and gives { status, headers, body }.
 * @param {string} address
 * @param {string} path
 * @param {{ method?: string, headers?: Record<string, string>,
 *   body?: string, localAddress?: string }} [how] */
export function send(
  address,
  path,
  { method = "GET", headers = {}, body, localAddress } = {},
) {
  const { port } = new URL(address);
  return new Promise((done, failed) => {
    const sent = request(
      {
        host: "127.0.0.1",
        port,
        path,
        method,
        headers,
        localAddress,
        agent: false,
      },
      (answer) => {
        const parts = [];
        answer.on("data", (part) => parts.push(part));
        answer.on("error", failed);
        answer.on("end", () =>
          done({
            status: answer.statusCode,
            headers: answer.headers,
            body: Buffer.concat(parts).toString(),
          }),
        );
      },
    );
    sent.on("error", failed);
    sent.end(body);
  });
}

/** Makes a call; gives { value } or { problem }.
 * @param {any} host
 * @param {Record<string, unknown>} call
 * @param {Record<string, string>} [headers] */
export async function ask(host, call, headers = {}) {
  const body = JSON.stringify({ id: 1, table: host.table, ...call });
  const answer = await send(host.address, "/table", {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body,
  });
  assert.equal(answer.status, 200, answer.body);
  return JSON.parse(answer.body);
}

/** Makes a call that must not fail, and gives its value. */
export async function need(host, call) {
  const { value, problem } = await ask(host, call);
  assert.equal(problem, undefined, `${call.call}: ${JSON.stringify(problem)}`);
  return value;
}

/** Listens at the table; `numbers` has what was heard.
 * @param {any} host
 * @param {string} ear */
export async function listen(host, ear) {
  const { port } = new URL(host.address);
  const path = `/table/events?ear=${ear}`;
  const sent = request({ host: "127.0.0.1", port, path, agent: false });
  sent.end();
  const numbers = [];
  const [answer] = await once(sent, "response");
  answer.on("error", () => {});
  sent.on("error", () => {});
  answer.on("data", (text) => {
    for (const [, n] of String(text).matchAll(/^data: (\d+)$/gm))
      numbers.push(Number(n));
  });
  return { answer, numbers, close: () => sent.destroy() };
}

/** Waits until something holds. @param {() => unknown} holds */
export async function until(holds, seconds = 60) {
  for (let i = 0; i < seconds * 10; i++) {
    if (await holds()) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  assert.fail(`not within ${seconds} s: ${holds}`);
}

/** Lets these people make `n` moves, whoever of them is asked; gives the last
 * one. */
export async function playOn(host, people, n) {
  let last;
  for (let i = 0; i < n; i++) {
    let next;
    await until(async () => {
      const { token } = people[0];
      const { asked } = await need(host, { call: "view", token });
      next = people.find(({ seat }) => seat === asked?.player);
      return next;
    });
    last = await play(host, next);
  }
  return last;
}

/** Waits for the turn of a person; gives the view. */
export async function turn(host, person) {
  let view;
  await until(async () => {
    view = await need(host, { call: "view", token: person.token });
    return view.picks || view.over;
  });
  return view;
}

/** Plays the first move that is allowed; gives the call and its value. */
export async function play(host, person) {
  const { question } = await turn(host, person);
  const { token } = person;
  const { moves } = await need(host, { call: "moves", token });
  const [{ move }] = moves;
  const call = { call: "play", token, question, move, exact: true };
  return { call, given: await need(host, call), moves };
}
