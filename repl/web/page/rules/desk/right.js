// Matches that are marked as right. The browser keeps their records, by path;
// only the person takes one away.
import { Refusal } from "../../refusal.js";
import { change } from "../../state.js";
import { amend, readObject } from "../../stored.js";
import { text, worded } from "../../text.js";
import { needTexts } from "./texts.js";

const KEY = "tenace.right";

/** All records by their paths, or why they cannot be read. */
export const records = () => readObject(KEY);

/** Puts a record in the place of the one before; without a text, takes it away.
 * @param {string} path @param {string | undefined} record
 * @param {string | undefined} before what is there, as far as this page knows
 * @returns {string} why not: "full", "forbidden", "damaged", or "other" if
 * something else is there */
export const replace = (path, record, before) =>
  amend(KEY, (all) => {
    if (all[path] !== before) return "other";
    if (record === undefined) delete all[path];
    else all[path] = record;
  });

/** The name of a match: the day and the time. */
function nameNow() {
  const now = new Date();
  const two = (/** @type {number} */ n) => String(n).padStart(2, "0");
  const day = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  const time = [now.getHours(), now.getMinutes(), now.getSeconds()];
  return `${day.map(two).join("-")}_${time.map(two).join("-")}`;
}

/** The folder in which matches by a rules file are kept.
 * @param {string} path */
const folderFor = (path) => path.replace(/([^/]*)\.lua$/, "kept/$1/");

/** A rules file has another name: its matches go along.
 * @param {string} from @param {string} to its paths */
export const follow = (from, to) =>
  amend(KEY, (all) => {
    const [old, now] = [from, to].map(folderFor);
    for (const path of Object.keys(all).filter((one) => one.startsWith(old))) {
      all[now + path.slice(old.length)] = all[path];
      delete all[path];
    }
  });

/** The number of records beside this one.
 * @param {string} path */
function beside(path) {
  const folder = path.replace(/[^/]*$/, "");
  const paths = Object.keys(records().object);
  return paths.filter((one) => one.startsWith(folder)).length;
}

/** Marks the match at the table as right.
 * @param {import("../../engine.js").Engine} engine
 * @returns {Promise<string>} what is to be told */
async function keep(engine) {
  const { object, why } = records();
  if (why) return text(`desk_unkept_${why}`);
  const got = await engine.call("keep", { records: object, name: nameNow() });
  if (got.there) return text("desk_there");
  const unkept = replace(got.path, got.text, object[got.path]);
  if (unkept) return text(`desk_unkept_${unkept}`);
  return text("desk_is_kept", { n: beside(got.path) });
}

/** The same, and tells it above the table.
 * @param {import("../../engine.js").Engine} engine */
export async function keepMatch(engine) {
  try {
    await needTexts(engine);
    change({ notice: await keep(engine) });
  } catch (raised) {
    if (!(raised instanceof Refusal)) throw raised;
    change({ notice: worded(raised.problem).text });
  }
}
