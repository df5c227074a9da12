// Use without a network: the service worker keeps the page.

/** Registers it, where the browser allows; then all parts are kept.
 * @param {() => void} done hears that all is kept */
export async function keepOffline(done) {
  if (!("serviceWorker" in navigator) || !isSecureContext) return;
  try {
    navigator.serviceWorker.addEventListener("message", ({ data }) => {
      if (data === "all kept") done();
    });
    await navigator.serviceWorker.register("sw.js", { updateViaCache: "none" });
    const registration = await navigator.serviceWorker.ready;
    registration.active?.postMessage("keep all");
  } catch (raised) {
    // Private windows may forbid it: the page works with a network then.
    console.warn(raised);
  }
}
