// The signs that most cards need: French suits and stars; the edge of a back.
import { svg } from "lit-html";

/** @param {string} name @param {string} look a class @param {string} path */
const sign = (name, look, path) =>
  svg`<symbol id="pip-${name}" viewBox="0 0 24 24">
    <path class=${look} d=${path}></path></symbol>`;

/** The symbols. */
export const base = () => [
  ...Object.entries(OUTLINES.french).map(([suit, path]) =>
    sign(`french-${suit}`, "d-own", path),
  ),
  svg`<clipPath id="back-edge">
    <rect x="7" y="7" width="86" height="126" rx="5"></rect></clipPath>`,
  sign("star", "d-own", OUTLINES.star),
  sign("star-open", "d-open", OUTLINES.star),
];
