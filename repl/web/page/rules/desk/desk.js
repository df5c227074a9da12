// The author's desk below the editor: examples, kept matches, how often rules
// act, proofs. It comes with the editor.
import { html, nothing } from "lit-html";
import { text } from "../../text.js";
import { wear } from "../../wear.js";
import { rules } from "../state.js";
import { makeDeeds } from "./deeds.js";
import { examples } from "./examples.js";
import { kept } from "./kept.js";
import { often } from "./often.js";
import { proof } from "./proof.js";
import { signs } from "./signs.js";
import { desk } from "./state.js";
import sheet from "./desk.late.css";
import { here, needTexts } from "./texts.js";

/** @typedef {ReturnType<typeof makeDeeds>} Deeds */
/** @typedef {import("../signs.js").Margin} Margin */
/** @typedef {import("../signs.js").Sign} Sign */

/** What was told last, and the way back from a position that was opened.
 * @param {Deeds} deeds */
function answer(deeds) {
  const { told, back } = desk;
  if (!told) return nothing;
  return html`<span class="told">${told}</span>
    ${back
      ? html`<button class="back" @click=${deeds.back}>
          ${text("desk_back")}
        </button>`
      : nothing}
    <button @click=${deeds.dismiss}>${text("dismiss")}</button>`;
}

/** What runs now, or was told last: it stands at the lower edge of what is seen
 * of the panel, as what was pressed may be anywhere in it.
 * @param {Deeds} deeds */
function status(deeds) {
  const { working, told } = desk;
  return html`<p class="line tells" role="status" ?hidden=${!working && !told}>
    ${working
      ? html`<span>${working.says}</span>
          <button class="stop" @click=${deeds.stop}>
            ${text("rules_stop")}
          </button>`
      : answer(deeds)}
  </p>`;
}

/** @param {Deeds} deeds */
function buttons(deeds) {
  const off = rules.busy || desk.working !== null || rules.dirty;
  return html`<p class="line">
    <button class="often" ?disabled=${off} @click=${deeds.often}>
      ${text("desk_often")}
    </button>
    <button class="prove" ?disabled=${off} @click=${() => void deeds.prove()}>
      ${text("desk_prove")}
    </button>
  </p>`;
}

/** @param {import("./deeds.js").Tools & {
 *   margins: (signs: Record<Margin, Sign[]>) => void }} tools */
export function openDesk(tools) {
  const deeds = makeDeeds(tools);
  addEventListener("hashchange", deeds.dismiss);
  wear(sheet);
  /** What the margins show. @type {unknown[]} */
  let shown = [];

  /** Shows the signs, if what they tell has changed. */
  function margins() {
    const now = [desk.examples, desk.often, rules.found, desk.path];
    if (now.every((one, i) => one === shown[i])) return;
    shown = now;
    tools.margins(signs(deeds));
  }

  return {
    /** A file was opened or saved. */
    run: async () => {
      await needTexts(tools.engine);
      await deeds.run();
    },
    halt: deeds.halt,

    /** @param {import("./parts.js").Page} page */
    draw: (page) => {
      if (!here()) {
        void needTexts(tools.engine);
        return nothing;
      }
      margins();
      return html`<section class="desk">
          ${buttons(deeds)} ${proof(deeds, page)} ${often(deeds, page)}
          ${examples(deeds, page)} ${kept(deeds, page)}
        </section>
        ${status(deeds)}`;
    },
  };
}
