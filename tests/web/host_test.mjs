// `tenace host` on the wire: several who ask its server without a browser.
import assert from "node:assert/strict";
import { once } from "node:events";
import { connect } from "node:net";
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
      assert.equal((await post("x".repeat(65537))).status, 413);
      assert.equal((await post("x".repeat(1 << 20))).status, 413);
      for (const body of ["", "{", "[]", "null", "x".repeat(65536)]) {
        const answer = await post(body);
        assert.equal(answer.status, 200);
        assert.ok(JSON.parse(answer.body).problem, body.slice(0, 9));
      }
      const deep = await post("[".repeat(60000));
      assert.ok(JSON.parse(deep.body).problem);
      assert.equal((await ask(host, { call: "look" })).problem, undefined);
    }),

  "a hosted table loses nothing by a thousand reconnects": () =>
    hosted(QUICK, async (host) => {
      const [ann, bob] = await two(host);
      for (let i = 0; i < 1000; i += 10) {
        const some = [];
        for (let k = 0; k < 10; k++) some.push(listen(host, bob.ear));
        for (const ear of await Promise.all(some)) ear.close();
      }
      const ear = await listen(host, bob.ear);
      await until(() => ear.numbers.length > 0);
      await playOn(host, [ann, bob], 2);
      await until(() => ear.numbers.length > 1);
      ear.close();
    }),

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
