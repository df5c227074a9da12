// A link that was made, to read and to take along.
import { html } from "lit-html";
import { text } from "../text.js";
import { rules } from "./state.js";

/** @param {Event} event */
const choose = (event) =>
  /** @type {HTMLInputElement} */ (event.target).select();

/** The link, all of it chosen where the focus comes. */
export const theLink = () =>
  html`<input
    class="the-link"
    readonly
    aria-label=${text("rules_the_link")}
    .value=${rules.link}
    @focus=${choose}
  />`;
