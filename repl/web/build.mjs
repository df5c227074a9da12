// Puts the page together in build/web: bundles its modules, copies the parts
// of the engine under names with a hash of what is in them, and writes the
// service worker's list.
//
//   node repl/web/build.mjs WASM PARTS OUT
import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { writeFileSync } from "node:fs";
import { basename, extname, join, relative } from "node:path";
import { build } from "esbuild";
import { drawIcons } from "./icons.mjs";
import { hash, packAll } from "./packed.mjs";

const [wasm, parts, out] = process.argv.slice(2);
const here = new URL(".", import.meta.url).pathname;

/** What a first visit loads before the first game can be played. */
const FIRST = ["engine", "first", "home-en"];

rmSync(out, { recursive: true, force: true });
mkdirSync(join(out, "parts"), { recursive: true });

/** Copies a part under a name with its hash. */
function place(path) {
  const bytes = readFileSync(path);
  const end = extname(path);
  const name = `parts/${basename(path, end)}.${hash(bytes)}${end}`;
  writeFileSync(join(out, name), bytes);
  return name;
}

const places = {};
for (const file of readdirSync(parts).sort())
  if (file.endsWith(".json") && file !== "outlines.json")
    places[basename(file, ".json")] = place(join(parts, file));
for (const name of ["engine", "engine-wide"])
  places[name] = place(join(wasm, `${name}.wasm`));

const outlines = JSON.parse(readFileSync(join(parts, "outlines.json"), "utf8"));
/** A drawing as a text, without comments and line ends; or a style sheet that
 * a module brings with it. */
function tight(path) {
  const text = readFileSync(path, "utf8");
  return text
    .replace(/<!--.*?-->|\/\*.*?\*\//gs, "")
    .replace(/\s+/g, " ")
    .replace(/> </g, "><")
    .replace(/ \/>/g, "/>");
}
const drawings = {
  name: "drawings",
  setup: ({ onResolve, onLoad }) => {
    // A style sheet that a module imports is a text, too.
    onResolve({ filter: /\.css$/ }, ({ path, kind, resolveDir }) =>
      kind === "import-statement" || kind === "dynamic-import"
        ? { path: join(resolveDir, path), namespace: "text" }
        : undefined,
    );
    const asText = ({ path }) => ({ contents: tight(path), loader: "text" });
    onLoad({ filter: /faces\/\w+\.svg$/ }, asText);
    onLoad({ filter: /\.css$/, namespace: "text" }, asText);
  },
};

/** Of the table of calls the page and its worker need no more than this. */
const NEEDED = ["needs", "changes", "begins", "slow"];
const table = {
  name: "table",
  setup: ({ onLoad }) =>
    onLoad({ filter: /protocol\.json$/ }, ({ path }) => {
      const { calls } = JSON.parse(readFileSync(path, "utf8"));
      for (const about of Object.values(calls))
        for (const key of Object.keys(about))
          if (!NEEDED.includes(key)) delete about[key];
      return { contents: JSON.stringify({ calls }), loader: "json" };
    }),
};

const common = {
  plugins: [drawings, table],
  bundle: true,
  format: "esm",
  target: "es2021",
  minify: true,
  legalComments: "none",
  logLevel: "warning",
};
const defined = {
  PARTS: JSON.stringify(places),
  OUTLINES: JSON.stringify(outlines),
};
// The worker is one file: it starts before the others have come.
await build({
  ...common,
  entryPoints: ["page/early.js", "worker/worker.js"].map((file) =>
    join(here, file),
  ),
  outdir: out,
  entryNames: "[name]",
  define: defined,
});
const { metafile } = await build({
  ...common,
  metafile: true,
  entryPoints: ["page/main.js", "page/style.css"].map((file) =>
    join(here, file),
  ),
  outdir: out,
  entryNames: "[name]",
  splitting: true,
  chunkNames: "parts/[name].[hash]",
  define: defined,
});

/** The chunks that a module imports, and those that these import.
 * @param {string} module @param {Set<string>} [found] */
function chunksOf(module, found = new Set()) {
  for (const { path, kind } of metafile.outputs[module].imports) {
    if (kind !== "import-statement" || found.has(path)) continue;
    chunksOf(path, found.add(path));
  }
  return found;
}
const chunks = [...chunksOf(relative(".", join(out, "main.js")))]
  .map((path) => relative(out, path))
  .sort();

// The browser fetches the chunks of the main module together with it.
const page = readFileSync(join(here, "page/index.html"), "utf8");
const links = chunks.map(
  (file) => `    <link rel="modulepreload" href="${file}" />\n`,
);
writeFileSync(
  join(out, "index.html"),
  page.replace(/^.*early\.js.*\n/m, (line) => links.join("") + line),
);
// The page of a class has no engine, and is of no use without its server: one
// file, which the other page does not keep.
await build({
  ...common,
  entryPoints: ["page/class/class.js", "page/class/class.css"].map((file) =>
    join(here, file),
  ),
  outdir: out,
  entryNames: "[name]",
  define: defined,
});
cpSync(join(here, "page/class/class.html"), join(out, "class.html"));
cpSync(join(here, "page/icon.svg"), join(out, "icon.svg"));
cpSync(
  join(here, "page/manifest.webmanifest"),
  join(out, "manifest.webmanifest"),
);
await drawIcons(join(here, "page/icon.svg"), out);

const all = readdirSync(out, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
  .map((path) => path.slice(out.length + 1))
  .sort();
const files = all.filter((file) => !file.startsWith("class."));
const version = hash(
  files.map((file) => file + hash(readFileSync(join(out, file)))).join(),
);
const early = [...FIRST.map((name) => places[name]), ...chunks];
const later = files.filter(
  (file) => /^parts\/|\.png$/.test(file) && !early.includes(file),
);
const soon = files.filter((file) => !later.includes(file));
await build({
  ...common,
  format: "iife",
  entryPoints: [join(here, "page/sw.js")],
  outfile: join(out, "sw.js"),
  define: {
    VERSION: JSON.stringify(version),
    SOON: JSON.stringify(["./", ...soon]),
    LATER: JSON.stringify(later),
  },
});

const packed = packAll(out, [...all, "sw.js"], join(wasm, "packed"));
/** Bytes of files as brotli sends them. */
const size = (list) => list.reduce((sum, file) => sum + packed[file], 0);
const sizes = { first: size(soon), all: size([...soon, ...later]) };
writeFileSync(join(wasm, "sizes.json"), `${JSON.stringify(sizes)}\n`);
console.log(
  `page: ${Math.ceil(sizes.first / 1000)} KB until the first game, ` +
    `${Math.ceil(sizes.all / 1000)} KB in all`,
);
