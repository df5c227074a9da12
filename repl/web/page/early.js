// Starts the engine's worker while the rest of the page is still on its way.
Object.assign(globalThis, {
  early: new Worker("worker.js", { type: "module" }),
});
