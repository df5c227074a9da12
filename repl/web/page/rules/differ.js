// Two texts line by line: what is the same, what went, and what came.

/** @typedef {{ sign: " " | "-" | "+", text: string }} Line */

/** Lines of the same that are seen around what differs. */
const AROUND = 2;

/** How long the longest list of common lines is, from each pair of lines on.
 * @param {string[]} one @param {string[]} other */
function common(one, other) {
  const table = one.map(() => new Uint16Array(other.length + 1));
  table.push(new Uint16Array(other.length + 1));
  for (let i = one.length - 1; i >= 0; i--)
    for (let k = other.length - 1; k >= 0; k--)
      table[i][k] =
        one[i] === other[k]
          ? table[i + 1][k + 1] + 1
          : Math.max(table[i + 1][k], table[i][k + 1]);
  return table;
}

/** All lines with their signs.
 * @param {string[]} one @param {string[]} other @returns {Line[]} */
function signed(one, other) {
  const table = common(one, other);
  /** @type {Line[]} */
  const out = [];
  let [i, k] = [0, 0];
  while (i < one.length || k < other.length) {
    if (i < one.length && one[i] === other[k]) {
      out.push({ sign: " ", text: one[i] });
      [i, k] = [i + 1, k + 1];
    } else if (k >= other.length || table[i + 1]?.[k] >= table[i]?.[k + 1])
      out.push({ sign: "-", text: one[i++] });
    else out.push({ sign: "+", text: other[k++] });
  }
  return out;
}

/** Two lists of lines side by side: what is the same stands in one row, and what
 * went beside what came in its place.
 * @param {string[]} one @param {string[]} other
 * @returns {{ left: string, right: string, same: boolean }[]} */
export function rows(one, other) {
  /** @type {{ left: string, right: string, same: boolean }[]} */
  const out = [];
  let open = 0; // the first row whose right side is free
  for (const { sign, text } of signed(one, other)) {
    if (sign === " ") {
      out.push({ left: text, right: text, same: true });
      open = out.length;
    } else if (sign === "-") out.push({ left: text, right: "", same: false });
    else if (open < out.length) out[open++].right = text;
    else open = out.push({ left: "", right: text, same: false });
  }
  return out;
}

/** The lines that differ, with a few around them; "…" stands for the others.
 * @param {string} before @param {string} now
 * @returns {{ sign: string, text: string }[]} nothing if all is the same */
export function lines(before, now) {
  const all = signed(before.split("\n"), now.split("\n"));
  const near = (/** @type {number} */ at) =>
    all
      .slice(Math.max(0, at - AROUND), at + AROUND + 1)
      .some(({ sign }) => sign !== " ");
  return all.flatMap((line, i) => {
    if (near(i)) return [line];
    return i > 0 && near(i - 1) ? [{ sign: " ", text: "…" }] : [];
  });
}
