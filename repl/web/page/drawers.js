// The drawers under the toolbar: each is a list that opens below its button, or
// on a narrow window one sheet at the lower edge that has all of them.
import { html, nothing } from "lit-html";
import { state } from "./state.js";
import { grip } from "./sheets.js";
import { text } from "./text.js";

/** An entry: a link, a deed, or something of its own to draw.
 * @typedef {{ id: string, label: string, href?: string, now?: boolean,
 *   panel?: boolean, do?: () => void, drawn?: unknown, off?: boolean }} Entry */

/** @typedef {{ name: string, entries: Entry[] }} Drawer */

/** Is there no room for a drawer of its own for each? As in nav.css. */
const isNarrow = () => matchMedia("(max-width: 47.99rem)").matches;

/** Puts a drawer below its button, within the window; a sheet has its place.
 * @param {Event} event */
function place(event) {
  const drawer = /** @type {HTMLElement} */ (event.target);
  const { newState } = /** @type {ToggleEvent} */ (event);
  const button = document.querySelector(`[popovertarget="${drawer.id}"]`);
  if (newState !== "open" || !button) return;
  const { bottom, right } = button.getBoundingClientRect();
  drawer.style.top = isNarrow() ? "" : `${bottom + 4}px`;
  drawer.style.right = isNarrow()
    ? ""
    : `${Math.max(8, document.documentElement.clientWidth - right)}px`;
}

/** Closes the drawer in which something was chosen.
 * @param {Event} event */
function close(event) {
  const at = /** @type {HTMLElement} */ (event.currentTarget);
  /** @type {HTMLElement | null} */ (at.closest("[popover]"))?.hidePopover();
}

/** @param {Entry} entry */
function entryOf({ id, label, href, now, panel, do: deed, drawn, off }) {
  const current = now ? (href ? "page" : "true") : nothing;
  if (drawn) return html`<li>${drawn}</li>`;
  if (href)
    return html`<li>
      <a href=${href} data-entry=${id} aria-current=${current} @click=${close}
        >${label}</a
      >
    </li>`;
  return html`<li>
    <button
      data-panel=${panel ? id : nothing}
      data-entry=${id}
      aria-current=${current}
      ?disabled=${off}
      @click=${(/** @type {Event} */ event) => {
        close(event);
        deed?.();
      }}
    >
      ${label}
    </button>
  </li>`;
}

/** @param {Drawer} drawer */
function listOf({ name, entries }) {
  return html`<ul role="list" aria-label=${text(`drawer_${name}`)}>
    ${entries.map(entryOf)}
  </ul>`;
}

/** A button and the drawer that it opens.
 * @param {string} name @param {Drawer[]} drawers those that lie in it */
function opener(name, drawers) {
  const entries = drawers.flatMap((one) => one.entries);
  const opens = entries.map(({ id }) => id).join(" ");
  const label = text(`drawer_${name}`);
  const signed = name === "more";
  return html`<button
      class="opens ${name}"
      popovertarget="drawer-${name}"
      data-holds=${opens}
      aria-label=${signed ? label : nothing}
      title=${signed ? label : nothing}
    >
      ${signed ? html`<span aria-hidden="true">⋯</span>` : label}
    </button>
    <nav
      id="drawer-${name}"
      class="drawer"
      popover
      aria-label=${label}
      @beforetoggle=${place}
    >
      ${grip((sheet) => sheet.hidePopover())}
      ${drawers.map((one) =>
        drawers.length > 1
          ? html`<h2>${text(`drawer_${one.name}`)}</h2>
              ${listOf(one)}`
          : listOf(one),
      )}
    </nav>`;
}

/** The buttons of all drawers; on a narrow window that of one sheet.
 * @param {Drawer[]} drawers the last of them is that of the rest */
export function openers(drawers) {
  const some = drawers.filter((one) => one.entries.length > 0);
  const last = drawers[drawers.length - 1]?.name ?? "";
  if (isNarrow()) return opener(last, some);
  return some.map((one) => opener(one.name, [one]));
}

/** The button whose drawer has a panel gets the focus when that is closed.
 * @param {string} panel */
export function focusOpener(panel) {
  requestAnimationFrame(() => {
    if (state.table.panel || document.activeElement !== document.body) return;
    const button = document.querySelector(`[data-holds~="${panel}"]`);
    /** @type {HTMLElement | null} */ (button)?.focus({ preventScroll: true });
  });
}
