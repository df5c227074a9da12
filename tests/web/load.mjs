// Many tables of four at one server, each with a move a second: how long it
// takes until the other seats see a move.
//
//   node tests/web/load.mjs [TABLES [SECONDS [PAUSE [GAME]]]]
//
// PAUSE is the seconds between two moves at a table. It tells what it has
// measured; the status is 1 if the server has refused something.
import { readFileSync } from "node:fs";
import { Agent, request } from "node:http";
import { hosted } from "./hosted.mjs";

const [tables = 100, seconds = 30, pause = 1] = process.argv
  .slice(2, 5)
  .map(Number);
const game = process.argv[5] ?? "whist";

/** Milliseconds within which a move should be seen. */
const SOON = 50;

/** @type {number[]} */
const times = [];

/** What went wrong, by its text. @type {Map<string, number>} */
const wrong = new Map();

/** @param {unknown} problem */
function complain(problem) {
  const said = JSON.stringify(problem) ?? "nothing";
  wrong.set(said, (wrong.get(said) ?? 0) + 1);
}

/** Somebody at a table, as a browser is: a connection for what is asked, and
 * one by which the table tells that something is new. */
class Client {
  constructor(address, table) {
    const { port } = new URL(address);
    this.to = { host: "127.0.0.1", port };
    this.table = table.table;
    this.agent = new Agent({ keepAlive: true, maxSockets: 1 });
    this.view = {};
    this.waits = [];
  }

  /** @param {Record<string, unknown>} call @returns {Promise<any>} */
  ask(call) {
    const { table, token } = this;
    const body = JSON.stringify({ id: 1, table, token, ...call });
    const headers = {
      "content-type": "application/json",
      "content-length": Buffer.byteLength(body),
    };
    const { agent } = this;
    const how = { ...this.to, method: "POST", path: "/table", headers, agent };
    return new Promise((done) => {
      const sent = request(how, (answer) => {
        let text = "";
        answer.setEncoding("utf8");
        answer.on("data", (part) => (text += part));
        answer.on("end", () => {
          const { value, problem } = JSON.parse(text);
          if (problem) complain(problem);
          done(value);
        });
      });
      sent.on("error", (error) => done(complain(error.message)));
      sent.end(body);
    });
  }

  /** Sits down; the server may say that so many do not come at once. */
  async sit(seat, key) {
    const call = { call: "sit", name: `P${seat}`, seat, key };
    for (;;) {
      Object.assign(this, await this.ask(call));
      if (this.token) break;
      await wait(500);
    }
    this.listen();
  }

  listen() {
    const path = `/table/events?ear=${this.ear}`;
    this.stream = request({ ...this.to, path, agent: false }, (answer) =>
      answer.on("data", (text) => this.hear(String(text))),
    );
    this.stream.on("error", () => {});
    this.stream.end();
  }

  /** Looks if something is new. @param {string} text */
  hear(text) {
    const number = Number(text.match(/data: (\d+)\n\n$/)?.[1]);
    if (number !== this.view.table?.number) void this.look();
  }

  /** What it has been told, as the page says it. */
  get told() {
    const { story, heard } = this.view;
    const after = story && story.from + story.texts.length;
    return { line: story?.line, after, heard };
  }

  /** Asks for the moment, once at a time. */
  async look() {
    if (this.looking) return void (this.again = true);
    this.looking = true;
    const view = await this.ask({ call: "view", ...this.told });
    this.looking = false;
    if (view) this.saw(view);
    if (!this.again) return;
    this.again = false;
    await this.look();
  }

  /** Notes how long it took to see the moves that were made. */
  saw(view) {
    this.view = view;
    const now = performance.now();
    const seen = ([decisions]) => view.decisions >= decisions;
    for (const [, since] of this.waits.filter(seen)) times.push(now - since);
    this.waits = this.waits.filter((one) => !seen(one));
  }

  /** Plays what is allowed; the others must see it soon. */
  async play(others) {
    const { question, decisions, picks } = this.view;
    const card = picks?.cards.find((one) => one.open) ?? picks?.words[0];
    if (!card) return;
    const pick = { call: "view", picked: [card.id], ...this.told };
    const picked = await this.ask(pick);
    const move = picked?.picks?.move;
    if (!move) return;
    const since = performance.now();
    for (const one of others) one.waits.push([decisions + 1, since]);
    await this.ask({ call: "play", question, move, exact: true });
  }

  close() {
    this.stream?.destroy();
    this.agent.destroy();
  }
}

/** @param {number} ms */
const wait = (ms) => new Promise((done) => setTimeout(done, ms));

/** Four sit down at a table. */
async function four(address, table) {
  const seats = [1, 2, 3, 4].map(() => new Client(address, table));
  for (const [i, one] of seats.entries()) await one.sit(i + 1, table.key);
  await seats[3].ask({ call: "begin" });
  return seats;
}

/** They play until the end. @param {Client[]} seats @param {() => number} until */
async function playOn(seats, until) {
  await wait(Math.random() * pause * 1000);
  while (Date.now() < until()) {
    const next = Date.now() + pause * 1000;
    const asked = seats.find(({ view }) => view.picks);
    if (asked) await asked.play(seats.filter((one) => one !== asked));
    await wait(next - Date.now());
  }
}

/** Seconds that a process has computed, and its memory in MB. */
function used(process) {
  const [user, system] = readFileSync(`/proc/${process}/stat`, "utf8")
    .replace(/^.*\) /, "")
    .split(" ")
    .slice(11);
  const status = readFileSync(`/proc/${process}/status`, "utf8");
  const kb = Number(status.match(/VmRSS:\s+(\d+)/)?.[1]);
  return { cpu: (Number(user) + Number(system)) / 100, mb: kb / 1024 };
}

/** Tells how long the others waited, and what the server needed.
 * @param {ReturnType<typeof used>} start @param {number} cpu
 * @param {ReturnType<typeof used>} end */
function tell(start, end, cpu) {
  times.sort((a, b) => a - b);
  const at = (part) => times[Math.floor(part * (times.length - 1))] ?? NaN;
  const ms = (part) => `${at(part).toFixed(1)} ms`;
  const soon = times.filter((one) => one < SOON).length / times.length;
  const each = ((end.mb - start.mb) / tables) * 1024;
  console.log(`# ${tables} tables of ${game}, a move each ${pause} s`);
  console.log(`# ${times.length} moves seen by other seats in ${seconds} s`);
  console.log(`# 50 %: ${ms(0.5)}, 90 %: ${ms(0.9)}, 99 %: ${ms(0.99)}`);
  console.log(`# at most ${ms(1)}; ${(cpu * 100).toFixed(0)} % of a processor`);
  console.log(`# ${end.mb.toFixed(0)} MB, ${each.toFixed(0)} KB a table`);
  for (const [text, n] of wrong) console.log(`# ${n} times: ${text}`);
  console.log(
    `${wrong.size === 0 ? "ok" : "not ok"} - ${(soon * 100).toFixed(2)} % of ` +
      `the moves are seen within ${SOON} ms`,
  );
  process.exitCode = wrong.size === 0 ? 0 : 1;
}

const words = [game, "--tables", String(tables), "--bots", "random"];
await hosted(words, async ({ server, address, table, key }) => {
  const start = used(server.pid);
  const lobby = new Client(address, { table });
  const all = (await lobby.ask({ call: "tables", key })).tables;
  let end = Infinity;

  const fours = await Promise.all(all.map((one) => four(address, one)));
  const playing = fours.map((seats) => playOn(seats, () => end));
  await wait(3000);
  times.length = 0;
  wrong.clear();
  const before = used(server.pid);
  end = Date.now() + seconds * 1000;
  await Promise.all(playing);
  const after = used(server.pid);
  tell(start, after, (after.cpu - before.cpu) / seconds);
  for (const one of [lobby, ...fours.flat()]) one.close();
});
process.exit();
