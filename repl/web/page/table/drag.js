// Dragging a card by finger, pen or mouse: it follows, and is let go over the
// table or over something that cards can be laid on.

/** Pixels after which a touch is no tap any more. */
const FAR = 10;

/** Milliseconds for which a card stays where it was let go. */
const STAYS = 250;

let dragged = false;

/** Was the last touch of a card a drag? Its click means nothing then. */
export function wasDragged() {
  const was = dragged;
  dragged = false;
  return was;
}

/** What lies under the pointer at the table: the word of a meld, or "" for the
 * table; null elsewhere.
 * @param {Element | null} found @returns {string | null} */
function atTable(found) {
  const onto = found?.closest("[data-word]")?.getAttribute("data-word");
  if (onto) return onto;
  return found?.closest(".felt") ? "" : null;
}

/** The cards that lie on a card of a column: they go with it.
 * @param {HTMLElement} card */
function liesOn(card) {
  const all = [...(card.closest(".column")?.children ?? [])];
  const at = all.indexOf(card);
  return /** @type {HTMLElement[]} */ (at < 0 ? [] : all.slice(at + 1));
}

/** Follows a pointer that was pressed on a card.
 * @param {PointerEvent} start
 * @param {(onto: string) => void} drop hears where the card was let go
 * @param {(found: Element | null) => string | null} [under] the name of the
 * place of what lies under the pointer; null if cards cannot go there */
export function drag(start, drop, under = atTable) {
  if (start.button !== 0) return;
  const card = /** @type {HTMLElement} */ (start.currentTarget);
  const run = [card, ...liesOn(card)];
  const hearing = new AbortController();
  const how = { signal: hearing.signal };
  let far = false;
  dragged = false;

  /** @param {PointerEvent} event */
  function move(event) {
    if (event.pointerId !== start.pointerId) return;
    const x = event.clientX - start.clientX;
    const y = event.clientY - start.clientY;
    if (!far && Math.hypot(x, y) < FAR) return;
    far = true;
    dragged = true;
    for (const one of run) {
      one.classList.add("dragged");
      one.style.transform = `translate(${x}px, ${y}px)`;
    }
  }

  /** @param {PointerEvent} event */
  function end(event) {
    if (event.pointerId !== start.pointerId) return;
    hearing.abort();
    const over = document.elementFromPoint(event.clientX, event.clientY);
    const onto = far && event.type === "pointerup" ? under(over) : null;
    const back = () => {
      for (const one of run) {
        one.classList.remove("dragged");
        one.style.transform = "";
      }
    };
    // It stays there until the page has heard whether it may.
    if (onto !== null) setTimeout(back, STAYS);
    else back();
    if (onto !== null) drop(onto);
    setTimeout(() => (dragged = false), 50);
  }

  // Text that is marked on the way would be dragged in place of the next card,
  // and the menu of a finger that rests on a card would end the drag.
  for (const other of ["selectstart", "dragstart", "contextmenu"])
    addEventListener(other, (event) => event.preventDefault(), how);
  addEventListener("pointermove", move, how);
  addEventListener("pointerup", end, how);
  addEventListener("pointercancel", end, how);
}
