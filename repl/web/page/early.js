// What begins while the rest of the page is still on its way: the engine's
// worker, and what the page shows before that has come. The colours are set
// before anything is drawn.
import { LANGUAGE, SCHEME, read } from "./stored.js";

const scheme = read(SCHEME);
if (scheme) document.documentElement.dataset.scheme = scheme;
const wanted = read(LANGUAGE) ?? navigator.language.slice(0, 2);
const place = PARTS[`home-${wanted}`] ?? PARTS["home-en"];
Object.assign(globalThis, {
  early: new Worker("worker.js", { type: "module" }),
  earlyHome: fetch(place).then((response) => response.json()),
});
