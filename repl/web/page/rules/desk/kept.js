// The matches that are marked as right: which of them go otherwise under the
// rules of today, because of which rule, and both sides of each.
import { html, nothing } from "lit-html";
import { text } from "../../text.js";
import { rows } from "../differ.js";
import { opener, place } from "./parts.js";
import { desk } from "./state.js";

/** @typedef {ReturnType<typeof import("./deeds.js").makeDeeds>} Deeds */
/** @typedef {import("./parts.js").Page} Page */
/** @typedef {import("./state.js").Parted} Parted */

/** A match's name as it is read. @param {string} name */
const named = (name) => name.replaceAll("_", " ");

/** Both sides from where they part, beside each other.
 * @param {import("./state.js").Sides} sides @param {string} name
 * @param {Deeds} deeds */
function table({ before, after, kept: then, now }, name, deeds) {
  return html`<div
    class="scroll"
    tabindex="0"
    role="group"
    aria-label=${text("desk_beside")}
  >
    <table class="beside-lines">
      <thead>
        <tr>
          <th scope="col">${text("desk_as_kept")}</th>
          <th scope="col">${text("desk_as_now")}</th>
        </tr>
      </thead>
      <tbody>
        ${rows(before, after).map(
          ({ left, right, same }) =>
            html`<tr class=${same ? "" : "differs"}>
              <td>${left}</td>
              <td>${right}</td>
            </tr>`,
        )}
        <tr>
          <td>
            ${opener(name, () => deeds.show(then, name), "desk_see_kept")}
          </td>
          <td>
            ${now
              ? opener(name, () => deeds.show(now, name), "desk_see_now")
              : nothing}
          </td>
        </tr>
      </tbody>
    </table>
  </div>`;
}

/** A match that goes otherwise.
 * @param {Parted} one @param {Deeds} deeds */
function parted(one, deeds) {
  const { path, what } = one;
  const name = named(one.name);
  const open = desk.sides?.path === path;
  const press = (/** @type {(path: string) => unknown} */ deed) => () =>
    void deed(path);
  return html`<li>
    <p><strong>${name}</strong> ${one.place}: ${what}</p>
    <p class="line">
      <button aria-expanded=${open} @click=${press(deeds.beside)}>
        ${text("desk_beside")}
      </button>
      <button class="accept" @click=${press(deeds.accept)}>
        ${text("desk_accept")}
      </button>
      ${desk.refused.includes(path)
        ? html`<small>${text("desk_refused")}</small>`
        : html`<button class="refuse" @click=${press(deeds.refuse)}>
            ${text("desk_refuse")}
          </button>`}
    </p>
    ${open && desk.sides ? table(desk.sides, name, deeds) : nothing}
  </li>`;
}

/** Those that part for one cause.
 * @param {import("./state.js").Group} group
 * @param {Deeds} deeds @param {Page} page */
function grouped(group, deeds, page) {
  const { n, of, cause, file, line } = group;
  return html`<section class="group">
    <h4>${text("desk_otherwise", { n, of })}</h4>
    <p class="line">
      ${cause ? text("why", { rule: cause }) : nothing}
      ${place(file, line, page)}
    </p>
    <ul role="list">
      ${group.list.map((one) => parted(one, deeds))}
    </ul>
  </section>`;
}

/** All of them, to be looked at or dropped.
 * @param {import("./state.js").Kept} found @param {Deeds} deeds */
function all({ list }, deeds) {
  return html`<details>
    <summary>${text("desk_all_kept", { n: list.length })}</summary>
    <ul role="list">
      ${list.map(
        ({ path, name, why }) =>
          html`<li>
            <span>${named(name)} ${why ?? nothing}</span>
            ${opener(named(name), () => deeds.openKept(path, named(name)))}
            <button
              aria-label=${text("desk_drop_it", { name: named(name) })}
              @click=${() => void deeds.drop(path)}
            >
              ${text("desk_drop")}
            </button>
          </li>`,
      )}
    </ul>
  </details>`;
}

/** @param {Deeds} deeds @param {Page} page */
export function kept(deeds, page) {
  const found = desk.kept;
  const some = found && found.matches > 0;
  const off = desk.working !== null || desk.faulty;
  return html`<section class="kept">
    <h3>${text("desk_kept")}</h3>
    ${some
      ? html`${found.same === found.matches
          ? html`<p class="good">${text("desk_same", { n: found.matches })}</p>`
          : nothing}
        ${found.groups.map((group) => grouped(group, deeds, page))}
        ${all(found, deeds)}`
      : html`<p class="quiet">
          ${text(desk.faulty ? "desk_kept_later" : "desk_kept_about")}
        </p>`}
    <p class="line">
      ${deeds.canShow()
        ? html`<button class="keep" ?disabled=${off} @click=${deeds.keep}>
            ${text("keep_match")}
          </button>`
        : nothing}
      <button class="keep-ten" ?disabled=${off} @click=${deeds.keepTen}>
        ${text("desk_keep_ten")}
      </button>
    </p>
  </section>`;
}
