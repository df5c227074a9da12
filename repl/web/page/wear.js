// Styles that come with a module, beside those of the page.

/** Puts a style sheet on the page.
 * @param {string} text
 * @returns {() => void} takes it off again */
export function wear(text) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  document.adoptedStyleSheets.push(sheet);
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter(
      (one) => one !== sheet,
    );
  };
}
