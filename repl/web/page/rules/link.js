// Texts as a part of an address: deflated, in the letters of base64url.

/** The most bytes that the text of a link may have. */
const MOST = 4 << 20;

/** Sends bytes through a stream, and collects what comes out of it.
 * @param {Uint8Array} bytes
 * @param {CompressionStream | DecompressionStream} stream
 * @returns {Promise<Uint8Array>} */
async function through(bytes, stream) {
  const source = new Blob([/** @type {any} */ (bytes)]).stream();
  const reader = source.pipeThrough(/** @type {any} */ (stream)).getReader();
  const parts = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > MOST) {
      await reader.cancel();
      throw new RangeError("a link with too long a text");
    }
    parts.push(value);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

/** @param {string} text @returns {Promise<string>} */
export async function pack(text) {
  const bytes = new TextEncoder().encode(text);
  const small = await through(bytes, new CompressionStream("deflate-raw"));
  let letters = "";
  for (const byte of small) letters += String.fromCharCode(byte);
  return btoa(letters)
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
}

/** The page's address with this behind its #. @param {string} place */
const addressOf = (place) => `${location.href.replace(/#.*$/, "")}#${place}`;

/** The address of the page with a text.
 * @param {string} text as `share` gives it */
export const linkOf = async (text) => addressOf(`link=${await pack(text)}`);

/** The address of a view; with one's own rules, if it needs them.
 * @param {(name: "share_view", args: Record<string, unknown>) => Promise<any>}
 *   call @param {string} view @param {string[]} games
 * @returns {Promise<string>} "" if the call gives nothing */
export async function linkToView(call, view, games) {
  const shared = await call("share_view", { view, games });
  if (!shared) return "";
  return shared.text ? linkOf(shared.text) : addressOf(view);
}

/** @param {string} packed
 * @returns {Promise<string>} the text; rejects if it is damaged */
export async function unpack(packed) {
  const letters = atob(packed.replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  const large = await through(bytes, new DecompressionStream("deflate-raw"));
  return new TextDecoder("utf-8", { fatal: true }).decode(large);
}
