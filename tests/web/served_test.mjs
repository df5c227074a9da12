// `tenace web`: the page from the program's own server, on this machine alone.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { request } from "node:http";
import { connect } from "node:net";
import { gunzipSync, brotliDecompressSync } from "node:zlib";
import { readFileSync } from "node:fs";
import { decide, myTurn, visit } from "./help.mjs";
import { served } from "./server.mjs";

const tenace = process.env.TENACE ?? "./tenace";

/** Asks as it is written: a path is not made shorter before. */
function ask(url, path, { method = "GET", headers = {} } = {}) {
  const { port } = new URL(url);
  return new Promise((done, failed) => {
    const sent = request(
      { host: "127.0.0.1", port, path, method, headers },
      (answer) => {
        const parts = [];
        answer.on("data", (part) => parts.push(part));
        answer.on("end", () =>
          done({
            status: answer.statusCode,
            headers: answer.headers,
            body: Buffer.concat(parts),
          }),
        );
      },
    );
    sent.on("error", failed);
    sent.end();
  });
}

/** Opens connections that ask for nothing. */
async function silent(url, n) {
  const { port } = new URL(url);
  const sockets = [];
  for (let i = 0; i < n; i++) {
    const socket = connect(Number(port), "127.0.0.1");
    socket.on("error", () => {});
    await once(socket.resume(), "connect");
    sockets.push(socket);
  }
  return sockets;
}

export const tests = {
  "tenace web answers though others keep connections open": () =>
    served(async (url) => {
      const sockets = await silent(url, 300);
      try {
        for (let i = 0; i < 3; i++)
          assert.equal((await ask(url, "/")).status, 200);
        if (!sockets[0].closed) await once(sockets[0], "close");
        assert.equal(sockets[299].closed, false);
      } finally {
        for (const socket of sockets) socket.destroy();
      }
    }),

  "tenace web gives the files of the page, with their types": ({ folder }) =>
    served(async (url) => {
      const types = {
        "/": "text/html; charset=utf-8",
        "/main.js": "text/javascript; charset=utf-8",
        "/style.css": "text/css; charset=utf-8",
        "/icon.svg": "image/svg+xml",
        "/icon-192.png": "image/png",
        "/manifest.webmanifest": "application/manifest+json",
      };
      for (const [path, type] of Object.entries(types)) {
        const { status, headers, body } = await ask(url, path);
        assert.equal(status, 200, path);
        assert.equal(headers["content-type"], type);
        assert.equal(headers["cache-control"], "no-cache");
        assert.equal(headers["x-content-type-options"], "nosniff");
        const file = path === "/" ? "/index.html" : path;
        assert.deepEqual(body, readFileSync(folder + file), path);
      }
      const policy = (await ask(url, "/")).headers["content-security-policy"];
      assert.match(policy, /default-src 'none'/);
      assert.match(policy, /frame-ancestors 'none'/);
    }),

  "tenace web packs what it sends as the browser wants it": ({ folder }) =>
    served(async (url) => {
      const plain = readFileSync(`${folder}/main.js`);
      const forms = {
        "gzip, deflate, br": ["br", brotliDecompressSync],
        gzip: ["gzip", gunzipSync],
        "br;q=0, gzip": ["gzip", gunzipSync],
        deflate: [undefined, (bytes) => bytes],
      };
      for (const [accepted, [form, open]] of Object.entries(forms)) {
        const { headers, body } = await ask(url, "/main.js", {
          headers: { "accept-encoding": accepted },
        });
        assert.equal(headers["content-encoding"], form, accepted);
        assert.equal(headers.vary, "Accept-Encoding");
        assert.deepEqual(open(body), plain);
      }
    }),

  "tenace web gives nothing else of the machine": () =>
    served(async (url) => {
      for (const path of [
        "/../Makefile",
        "/parts/../../help.lua",
        "/%2e%2e/help.lua",
        "/..%2fhelp.lua",
        "/parts/..%2F..%2Fhelp.lua",
        "//etc/passwd",
        "/parts",
        "/parts/",
        "/.hidden.js",
        "/main.js.br",
        "/no.js",
      ]) {
        const { status, body } = await ask(url, path);
        assert.equal(status, 404, path);
        assert.equal(String(body), "no such file\n");
      }
      const head = await ask(url, "/main.js", { method: "HEAD" });
      assert.equal(head.status, 200);
      assert.equal(head.body.length, 0);
      assert.ok(Number(head.headers["content-length"]) > 1000);
      const post = await ask(url, "/", { method: "POST" });
      assert.equal(post.status, 405);
      assert.equal(post.headers.allow, "GET, HEAD");
      const other = await ask(url, "/", { headers: { host: "else.where" } });
      assert.equal(other.status, 403);
    }),

  "tenace web says which port is taken": () =>
    served(async (url) => {
      const { port } = new URL(url);
      const second = spawn(tenace, ["web", "--no-open", "--port", port]);
      let said = "";
      second.stderr.on("data", (text) => (said += text));
      const status = await new Promise((done) => second.on("close", done));
      assert.equal(status, 1);
      assert.match(said, new RegExp(`port ${port} is taken`));
    }),

  "a game is played on the page of tenace web": ({ open }) =>
    served(async (url) => {
      const { page, wrong, asked } = await open();
      await visit(page, url, "game=whist&seed=7&bot=random");
      await myTurn(page);
      await decide(page, () => page.click('[data-card="4C"]'));
      await myTurn(page);
      assert.deepEqual(wrong, []);
      for (const one of asked) assert.ok(one.startsWith(url), one);
    }),
};
