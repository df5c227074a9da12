// Draws the icon as PNG in the sizes that systems want for an installed page.
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { Resvg, initWasm } from "@resvg/resvg-wasm";

const wasm = createRequire(import.meta.url).resolve(
  "@resvg/resvg-wasm/index_bg.wasm",
);

/** Some systems cut a shape of their own out of the icon: all that counts is
 * in the middle then, and the colour reaches the edge.
 * @param {string} svg */
const cuttable = (svg) =>
  svg
    .replace('viewBox="0 0 64 64"', 'viewBox="-8 -8 80 80"')
    .replace(/<rect[^>]*rx="12"[^>]*\/>/, (back) =>
      back
        .replace('width="64"', 'x="-8" y="-8" width="80"')
        .replace('height="64"', 'height="80"')
        .replace('rx="12"', ""),
    );

/** Writes the icons into a folder.
 * @param {string} file the icon as SVG
 * @param {string} out */
export async function drawIcons(file, out) {
  const svg = readFileSync(file, "utf8");
  const icons = [
    { name: "icon-192.png", width: 192, svg },
    { name: "icon-512.png", width: 512, svg },
    { name: "icon-cut.png", width: 512, svg: cuttable(svg) },
    { name: "icon-180.png", width: 180, svg: cuttable(svg) },
  ];
  await initWasm(readFileSync(wasm));
  for (const icon of icons) {
    const how = { fitTo: { mode: "width", value: icon.width } };
    writeFileSync(
      join(out, icon.name),
      new Resvg(icon.svg, how).render().asPng(),
    );
  }
}
