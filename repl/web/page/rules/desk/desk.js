// The author's desk below the editor: examples, kept matches, how often rules
// act, proofs. It comes with the editor.
import { html, nothing } from "lit-html";
import { change } from "../../state.js";
import { text } from "../../text.js";
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

const style = new CSSStyleSheet();
style.replaceSync(sheet);

/** What runs now, and what was told last.
 * @param {Deeds} deeds */
function status(deeds) {
  const { working, told } = desk;
  return html`<p class="line" role="status">
    ${working
      ? html`${working.says}
          <button class="stop" @click=${deeds.stop}>
            ${text("rules_stop")}
          </button>`
      : told || nothing}
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
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, style];
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
        void needTexts(tools.engine).then(() => change({}));
        return nothing;
      }
      margins();
      return html`<section class="desk">
        ${buttons(deeds)} ${status(deeds)} ${proof(deeds, page)}
        ${often(deeds, page)} ${examples(deeds, page)} ${kept(deeds, page)}
      </section>`;
    },
  };
}
