// Files as brotli and gzip send them, kept by what is in them: the slow work is
// done once for each content, and not once for each build.
import { createHash } from "node:crypto";
import { copyFileSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { renameSync, statSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

const FORMS = {
  br: brotliCompressSync,
  gz: (bytes) => gzipSync(bytes, { level: 9 }),
};

/** Pictures are packed already. */
const PLAIN = [".png"];

/** @param {Buffer} bytes */
export const hash = (bytes) =>
  createHash("sha256").update(bytes).digest("hex").slice(0, 12);

/** Writes the packed forms of each file beside it: FILE.br and FILE.gz.
 * @param {string} out the folder of the files
 * @param {string[]} files
 * @param {string} kept where packed forms are kept
 * @returns {Record<string, number>} the bytes of each file as brotli sends it */
export function packAll(out, files, kept) {
  mkdirSync(kept, { recursive: true });
  const sizes = {};
  for (const file of files) {
    const path = join(out, file);
    sizes[file] = statSync(path).size;
    if (PLAIN.includes(extname(file))) continue;
    const bytes = readFileSync(path);
    for (const [form, pack] of Object.entries(FORMS)) {
      const known = join(kept, `${hash(bytes)}.${form}`);
      if (!existsSync(known)) {
        writeFileSync(`${known}.new`, pack(bytes));
        renameSync(`${known}.new`, known);
      }
      copyFileSync(known, `${path}.${form}`);
    }
    sizes[file] = statSync(`${path}.br`).size;
  }
  return sizes;
}
