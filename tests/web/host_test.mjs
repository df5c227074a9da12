// `tenace host` on the wire: several who ask its server without a browser.
import assert from "node:assert/strict";
import { once } from "node:events";
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  ask,
  hosted,
  listen,
  need,
  play,
  playOn,
  send,
  turn,
  until,
} from "./hosted.mjs";

const QUICK = ["whist", "--bots", "random"];

/** Two people at a table that has begun. */
async function two(host) {
  const ann = await need(host, { call: "sit", name: "Ann", key: host.key });
  const bob = await need(host, { call: "sit", name: "Bob", seat: 3 });
  await need(host, { call: "begin", token: ann.token });
  return [ann, bob];
}

export const tests = {
  "at a hosted table two play, and hear each other's moves": () =>
    hosted(QUICK, async (host) => {
      const [ann, bob] = await two(host);
      const ear = await listen(host, bob.ear);
      await until(() => ear.numbers.length > 0);
      for (let i = 0; i < 6; i++) {
        const before = ear.numbers.at(-1);
        await playOn(host, [ann, bob], 1);
        await until(() => ear.numbers.at(-1) > before);
      }
      ear.close();
    }),

  "a hosted table takes the same answer twice and an old one never": () =>
    hosted(QUICK, async (host) => {
      const [ann, bob] = await two(host);
      const { call, given, moves } = await playOn(host, [ann], 1);
      assert.deepEqual(await need(host, call), given);
      const other = { ...call, move: moves[1].move };
      assert.equal((await ask(host, other)).problem.kind, "late");
      let later;
      do later = await playOn(host, [ann, bob], 1);
      while (later.call.token !== ann.token);
      assert.equal((await ask(host, call)).problem.kind, "late");
      assert.deepEqual(await need(host, later.call), later.given);
    }),

  "a killed server goes on at the last move that was given": () =>
    hosted(QUICK, async (host) => {
      const [ann, bob] = await two(host);
      await play(host, ann);
      const { given } = await playOn(host, [bob], 1);
      const bobs = { call: "view", token: bob.token };
      const { decisions } = await need(host, bobs);
      await host.again();
      const view = await need(host, bobs);
      assert.ok(view.decisions >= decisions);
      assert.equal(view.table.host, false);
      assert.equal(view.seat, 3);
      const hand = view.show.hand.flatMap(({ cards }) => cards);
      assert.equal(hand.includes(given.move), false);
      await need(host, { call: "look", token: ann.token });
      await playOn(host, [ann, bob], 2);
    }),

  "a hosted table is not open to other sites": () =>
    hosted(QUICK, async (host) => {
      const { port } = new URL(host.address);
      const call = { method: "POST", body: "{}" };
      const json = { "content-type": "application/json" };
      const status = async (headers, how = call) =>
        (await send(host.address, "/table", { ...how, headers })).status;
      const origin = `http://127.0.0.1:${port}`;
      assert.equal(await status({ ...json, origin }), 200);
      assert.equal(await status(json), 200);
      for (const other of ["http://else.where", "null", `${origin}0`])
        assert.equal(await status({ ...json, origin: other }), 403, other);
      for (const name of ["else.where", `else.where:${port}`, "192.168.0.1"])
        assert.equal(await status({ ...json, host: name }), 403, name);
      assert.equal(await status({ "content-type": "text/plain" }), 415);
      assert.equal(await status(json, { method: "PUT", body: "{}" }), 405);
      const events = await send(host.address, "/table/events?ear=x");
      assert.equal(events.status, 404);
    }),

  "a hosted table takes no huge calls, and answers what is no call": () =>
    hosted(QUICK, async (host) => {
      const post = (body) =>
        send(host.address, "/table", {
          method: "POST",
          headers: { "content-type": "application/json" },
          body,
        });
      assert.equal((await post("x".repeat(4097))).status, 413);
      assert.equal((await post("x".repeat(1 << 20))).status, 413);
      for (const body of ["", "{", "[]", "null", "x".repeat(4096)]) {
        const answer = await post(body);
        assert.equal(answer.status, 200);
        assert.ok(JSON.parse(answer.body).problem, body.slice(0, 9));
      }
      const deep = await post("[".repeat(4096));
      assert.ok(JSON.parse(deep.body).problem);
      assert.equal((await ask(host, { call: "look" })).problem, undefined);
    }),

  "a killed server goes on with all its tables, each at its last move": () =>
    hosted(["whist", "--tables", "3", "--bots", "random"], async (host) => {
      const { tables } = await need(host, { call: "tables" });
      const before = [];
      for (const { table } of tables.slice(0, 2)) {
        const at = { ...host, table, key: undefined };
        const [ann, bob] = await two(at);
        const { call } = await playOn(at, [ann, bob], 3);
        const { token } = call;
        const { decisions } = await need(at, { call: "view", token });
        before.push({ at, ann, call, decisions });
      }
      await host.again();
      const again = await need(host, { call: "tables" });
      assert.equal(again.tables.length, 3);
      for (const { at, ann, call, decisions } of before) {
        const { token } = ann;
        const view = await need(at, { call: "view", token });
        assert.ok(view.decisions >= decisions);
        assert.equal((await ask(at, call)).problem.kind, "late");
      }
    }),

  "a flood of calls at one table does not stop another": () =>
    hosted(["whist", "--tables", "2", "--bots", "random"], async (host) => {
      const { tables } = await need(host, { call: "tables" });
      const [one, other] = tables.map(({ table }) => ({
        ...host,
        table,
        key: undefined,
      }));
      const [ann, bob] = await two(one);
      let goes = true;
      const flood = async () => {
        while (goes) await ask(other, { call: "look" });
      };
      const floods = Array.from({ length: 20 }, flood);
      await playOn(one, [ann, bob], 4).finally(() => (goes = false));
      await Promise.all(floods);
    }),

  "who floods a server from one address keeps nobody else out": () =>
    hosted(["whist", "--tables", "1", "--most", "3"], async (host) => {
      const { tables } = await need(host, { call: "tables" });
      const at = { ...host, table: tables[0].table };
      const calls = [
        "[".repeat(4096),
        JSON.stringify({ id: 1, call: "look", table: at.table }),
        JSON.stringify({ id: 1, call: "watch", name: "Eve", table: at.table }),
        JSON.stringify({ id: 1, call: "add", table: host.table }),
      ];
      let goes = true;
      let refused = 0;
      const flood = async (_, i) => {
        while (goes) {
          const answer = await send(host.address, "/table", {
            method: "POST",
            headers: { "content-type": "application/json" },
            localAddress: "127.0.0.2",
            body: calls[i % calls.length],
          });
          if (/Not so fast|too many|no more/.test(answer.body)) refused++;
        }
      };
      const floods = Array.from({ length: 20 }, flood);
      for (const one of floods) one.catch(() => (goes = false));
      try {
        await until(() => refused > 20);
        const opened = await need(host, { call: "add" });
        const [ann, bob] = await two({ ...at, key: tables[0].key });
        await need(at, { call: "watch", name: "Cid" });
        await playOn(at, [ann, bob], 3);
        await two({ ...host, table: opened.table, key: opened.key });
      } finally {
        goes = false;
      }
      await Promise.all(floods);
    }),

  "a hosted table loses nothing by a thousand reconnects": () =>
    hosted(QUICK, async (host) => {
      const [ann, bob] = await two(host);
      const files = () => readdirSync(`/proc/${host.server.pid}/fd`).length;
      const open = existsSync("/proc/self/fd") ? files() : 0;
      for (let i = 0; i < 1000; i += 10) {
        const some = [];
        for (let k = 0; k < 10; k++) some.push(listen(host, bob.ear));
        for (const ear of await Promise.all(some)) ear.close();
      }
      if (open) assert.ok(files() < open + 100, `${files()} files are open`);
      const ear = await listen(host, bob.ear);
      await until(() => ear.numbers.length > 0);
      await playOn(host, [ann, bob], 2);
      await until(() => ear.numbers.length > 1);
      ear.close();
      if (open) await until(() => files() <= open + 2);
    }),

  "a hosted table's address is shown as a code for phones": async () => {
    const folder = mkdtempSync(join(tmpdir(), "tenace-qr-"));
    const { PATH } = process.env;
    writeFileSync(join(folder, "qrencode"), '#!/bin/sh\necho "code $*"\n');
    chmodSync(join(folder, "qrencode"), 0o755);
    process.env.PATH = `${folder}:${PATH}`;
    try {
      const words = [...QUICK, "--address", "http://cards.example.org"];
      await hosted(words, async (host) => {
        const { table, said } = host;
        const url = `http://cards.example.org/#table=${table}`;
        await need(host, { call: "look" });
        assert.ok(said.includes(`code -m 2 -t ANSIUTF8 -- ${url}\n`), said);
      });
    } finally {
      process.env.PATH = PATH;
      rmSync(folder, { recursive: true });
    }
  },

  "those who read nothing or say half do not stop a hosted table": () =>
    hosted(QUICK, async (host) => {
      const [ann, bob] = await two(host);
      const { port } = new URL(host.address);
      const sockets = [];
      for (let i = 0; i < 100; i++) {
        const socket = connect(Number(port), "127.0.0.1");
        socket.on("error", () => {});
        await once(socket, "connect");
        const path = `/table/events?ear=${bob.ear}`;
        if (i % 3 === 0) socket.write("POST /table HTTP/1.1\r\nHost: 127");
        if (i % 3 === 1)
          socket.write(
            `POST /table HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n` +
              "Content-Type: application/json\r\nContent-Length: 9\r\n\r\n{",
          );
        if (i % 3 === 2) {
          socket.write(
            `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n\r\n`,
          );
          socket.pause();
        }
        sockets.push(socket);
      }
      await playOn(host, [ann, bob], 6);
      for (const socket of sockets) socket.destroy();
    }),

  "who leaves a hosted table has the seat again on coming back": () =>
    hosted(QUICK, async (host) => {
      const [ann, bob] = await two(host);
      const ear = await listen(host, bob.ear);
      await turn(host, bob);
      ear.close();
      const here = async () =>
        (await need(host, { call: "look", token: ann.token })).seats[2].here;
      await until(async () => !(await here()));
      const back = await listen(host, bob.ear);
      await until(here);
      await playOn(host, [ann, bob], 2);
      back.close();
    }),

  "a searching bot at a hosted table thinks beside it": () =>
    hosted(["whist", "--bots", "search:400"], async (host) => {
      const ann = await need(host, { call: "sit", name: "Ann" });
      await need(host, { call: "begin", token: ann.token });
      await play(host, ann);
      await play(host, ann);
    }),
};
