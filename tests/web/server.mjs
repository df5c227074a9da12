// Serves a folder on 127.0.0.1, as any static server would, under any subfolder.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { createServer } from "node:http";
import { readFile } from "node:fs/promises";
import { extname, join, normalize } from "node:path";

const TYPES = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
};

/** Starts it: answers { url, close }.
 * @param {string} folder
 * @param {string} [below] the subfolder under which it is served */
export async function serve(folder, below = "/") {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url, "http://127.0.0.1");
    const inside = pathname.startsWith(below);
    let path = normalize(pathname.slice(below.length - 1));
    if (path.endsWith("/")) path += "index.html";
    try {
      if (!inside) throw new Error("outside");
      const bytes = await readFile(join(folder, path));
      const type = TYPES[extname(path)] ?? "application/octet-stream";
      response.writeHead(200, { "content-type": type }).end(bytes);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address();
  return {
    url: `http://127.0.0.1:${port}${below}`,
    close: () => {
      server.closeAllConnections();
      return new Promise((done) => server.close(done));
    },
  };
}

/** Runs `tenace web` while `use` works with its address. */
export async function served(use) {
  const server = spawn(process.env.TENACE ?? "./tenace", [
    "web",
    "--no-open",
    "--port",
    "0",
  ]);
  const ended = new Promise((done) => server.on("close", done));
  try {
    const url = await new Promise((found, lost) => {
      let said = "";
      server.stdout.on("data", (text) => {
        said += text;
        const at = said.match(/http:\/\/127\.0\.0\.1:\d+\//);
        if (at) found(at[0]);
      });
      server.stderr.on("data", (text) => lost(new Error(String(text))));
    });
    await use(url);
  } finally {
    server.kill("SIGINT");
  }
  assert.equal(await ended, 0, "Ctrl-C ends it without a complaint");
}
