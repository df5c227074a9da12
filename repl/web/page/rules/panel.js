// The panel of the rules beside the table.
import { html, nothing } from "lit-html";
import { icon } from "../icon.js";
import { state } from "../state.js";
import { text } from "../text.js";
import { choices } from "./choices.js";
import { makeDeeds } from "./deeds.js";
import { editor } from "./file.js";
import { share } from "./share.js";
import { ALONE, rules } from "./state.js";

/** @typedef {import("./deeds.js").Deeds} Deeds */

/** @type {("choices" | "file" | "share")[]} */
const VIEWS = ["choices", "file", "share"];

const DRAWN = { choices, file: editor, share };

/** What has become of the match under the new rules.
 * @param {Deeds} deeds */
function outcome(deeds) {
  const now = rules.outcome;
  if (!now) return nothing;
  const { failure } = now;
  if (now.kept)
    return html`<div class="note outcome" role="status">
      <p>${text(failure ? "rules_went_back" : "rules_held")}</p>
      ${now.changes?.length
        ? html`<ul>
            ${now.changes.map(
              ({ label, text: says }) => html`<li><b>${label}</b> ${says}</li>`,
            )}
          </ul>`
        : nothing}
    </div>`;
  const player = state.moment?.show.seats[(failure?.player ?? 1) - 1]?.name;
  return html`<div class="refusal outcome" role="alert">
    <p>
      ${text("rules_fails", {
        n: failure?.decision,
        move: failure?.move,
        player,
        why: failure?.why,
      })}
    </p>
    <p class="line">
      <button class="main" @click=${deeds.goBack}>
        ${text("rules_go_back")}
      </button>
      <button @click=${deeds.stay}>${text("rules_stay")}</button>
      ${failure?.file
        ? html`<button
            @click=${() =>
              void deeds.openRule(failure.file ?? "", failure.line ?? 1)}
          >
            ${text("line", { file: failure.file, line: failure.line ?? 1 })}
          </button>`
        : nothing}
    </p>
  </div>`;
}

/** What the rules of a link are, and the choice to keep them.
 * @param {Deeds} deeds */
function guests(deeds) {
  if (rules.guests.length === 0) return nothing;
  return html`<div class="note">
    <p>${text("rules_guests", { files: rules.guests.join(", ") })}</p>
    <button @click=${deeds.keepGuests}>${text("rules_keep")}</button>
  </div>`;
}

/** A problem where no file is shown.
 * @param {Deeds} deeds */
function problem(deeds) {
  const { problem: wrong, view } = rules;
  if (!wrong || view === "file") return nothing;
  return html`<div class="refusal" role="alert">
    <p>${wrong.text}</p>
    ${wrong.file
      ? html`<button
          @click=${() => void deeds.openRule(wrong.file ?? "", wrong.line ?? 1)}
        >
          ${text("line", { file: wrong.file, line: wrong.line ?? 1 })}
        </button>`
      : nothing}
  </div>`;
}

/** What the browser does not keep, and what to do.
 * @param {Deeds} deeds */
function unkept(deeds) {
  if (!rules.unkept) return nothing;
  return html`<div class="refusal unkept" role="alert">
    <p>${rules.unkept}</p>
    ${rules.view === "file"
      ? html`<button @click=${deeds.saveFile}>
          ${text("rules_download")}
        </button>`
      : nothing}
  </div>`;
}

/** What has come of the last deed. */
const told = () =>
  rules.told
    ? html`<p class="note told" role="status">${rules.told}</p>`
    : nothing;

/** One's own rules that could not be loaded.
 * @param {Deeds} deeds */
function lost(deeds) {
  if (!rules.lost) return nothing;
  return html`<div class="refusal lost" role="alert">
    <p>${rules.lost}</p>
    <button @click=${deeds.dismissLost}>${text("dismiss")}</button>
  </div>`;
}

/** What the panel can show.
 * @param {Deeds} deeds */
function tools(deeds) {
  return html`<nav class="tabs" aria-label=${text("drawer_lab")}>
    ${VIEWS.map(
      (view) =>
        html`<button
          data-tool=${view}
          aria-current=${rules.view === view ? "true" : nothing}
          @click=${() => void deeds.open(view)}
        >
          ${text(`rules_view_${view}`)}
        </button>`,
    )}
  </nav>`;
}

/** @param {Deeds} deeds */
function panel(deeds) {
  const { view } = rules;
  if (!view) return nothing;
  const alone = matchMedia(ALONE).matches;
  return html`<section
    class="rules"
    role=${alone ? "main" : nothing}
    aria-labelledby="rules"
  >
    <header>
      <h2 id="rules" tabindex="-1" class="unseen">
        ${text(`rules_view_${view}`)}
      </h2>
      ${tools(deeds)}
      <button
        class="cross close"
        aria-label=${text("rules_close")}
        title=${text("rules_close")}
        @click=${() => void deeds.open("")}
      >
        ${icon("cross")}
      </button>
    </header>
    ${guests(deeds)} ${unkept(deeds)} ${outcome(deeds)} ${problem(deeds)}
    ${told()} ${DRAWN[view](deeds)}
  </section>`;
}

/** Puts the rules beside the page: `beside` draws both, and hears the event
 * "open-rule" with { file, line }.
 * @param {import("./deeds.js").Page} page */
export function mountRules(page) {
  const deeds = makeDeeds(page);
  document.addEventListener("open-rule", (event) => {
    const { file: path, line } = /** @type {CustomEvent} */ (event).detail;
    event.preventDefault();
    void deeds.openRule(path, line);
  });
  /** @param {unknown} drawn the rest of the page */
  const beside = (drawn) =>
    html`${lost(deeds)}
      <div class="beside" data-rules=${rules.view}>
        ${drawn}${panel(deeds)}
      </div>`;
  /** Shows a link to the match. */
  const shareNow = async () => {
    await deeds.open("share");
    await deeds.makeLink();
  };
  /** What a link has brought, and what has come of it. */
  const brought = () => [guests(deeds), told()];
  const { receive, take, restore } = deeds;
  return {
    beside,
    brought,
    receive,
    take,
    restore,
    share: shareNow,
    /** Opens a view of the panel.
     * @param {string} view */
    open: (view) => void deeds.open(/** @type {typeof rules.view} */ (view)),
    view: () => rules.view,
    /** Marks the match as right. */
    keep: () =>
      void import("./desk/right.js").then((right) =>
        right.keepMatch(page.engine),
      ),
  };
}
