// Sheets at the lower edge of a narrow window: a thumb pulls them down.
import { html } from "lit-html";

/** Pixels that a sheet is pulled down until it goes. */
const FAR = 60;

/** Follows a thumb that pulls at the grip.
 * @param {PointerEvent} start @param {(sheet: HTMLElement) => void} close */
function pull(start, close) {
  const grip = /** @type {HTMLElement} */ (start.currentTarget);
  const sheet = grip.parentElement;
  if (!sheet) return;
  const hearing = new AbortController();
  const how = { signal: hearing.signal };
  grip.setPointerCapture(start.pointerId);
  const far = (/** @type {PointerEvent} */ event) =>
    Math.max(0, event.clientY - start.clientY);
  /** @param {PointerEvent} event */
  const end = (event) => {
    hearing.abort();
    sheet.style.translate = "";
    if (event.type === "pointerup" && far(event) > FAR) close(sheet);
  };
  grip.addEventListener(
    "pointermove",
    (event) => (sheet.style.translate = `0 ${far(event)}px`),
    how,
  );
  grip.addEventListener("pointerup", end, how);
  grip.addEventListener("pointercancel", end, how);
}

/** The grip of a sheet, its first child. Keys and screen readers have other
 * ways to close it.
 * @param {(sheet: HTMLElement) => void} close */
export const grip = (close) =>
  html`<div
    class="grip"
    aria-hidden="true"
    @pointerdown=${(/** @type {PointerEvent} */ event) => pull(event, close)}
  ></div>`;
