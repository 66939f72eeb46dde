/**
 * Tells style sheets how much of the window the on-screen keyboard leaves, as `--visible-height`, which `100dvh` does
 * not say on every phone. A style sheet of its own, so that a strict Content-Security-Policy has nothing to object to.
 * @returns how to stop
 */
export function followVisibleHeight(): () => void {
  const viewport = window.visualViewport;
  if (!viewport) return () => undefined;
  const sheet = new CSSStyleSheet();
  const update = () => sheet.replaceSync(`:root { --visible-height: ${viewport.height}px }`);
  update();
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  viewport.addEventListener("resize", update);
  return () => {
    viewport.removeEventListener("resize", update);
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}
