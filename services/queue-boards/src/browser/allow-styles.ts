/// <reference lib="dom" />
// Runs in the browser, before the board. The page's policy allows no <style> element without its nonce, and the board
// and its editor make theirs without one.

const nonce = document.querySelector('meta[property="csp-nonce"]')?.getAttribute('content') ?? '';
const createElement = document.createElement.bind(document);
const createElementNS = document.createElementNS.bind(document);

function allow(element: Element): Element {
  if (element instanceof HTMLStyleElement || element instanceof SVGStyleElement) {
    element.nonce = nonce;
  }
  return element;
}

Object.assign(document, {
  createElement: (name: string, options?: ElementCreationOptions) =>
    allow(createElement(name, options)),
  createElementNS: (space: string | null, name: string, options?: ElementCreationOptions) =>
    allow(createElementNS(space, name, options)),
});
