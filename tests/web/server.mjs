// Serves a folder on 127.0.0.1, as any static server would, under any subfolder.
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
