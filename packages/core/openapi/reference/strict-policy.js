// Loaded before the library, which would otherwise do four things that the page's policy forbids.

// Of the <style> elements that it makes, it gives only one the nonce.
const { content: nonce } = document.querySelector('meta[property="csp-nonce"]');
const createElement = document.createElement.bind(document);
document.createElement = (name, options) => {
  const element = createElement(name, options);
  if (element instanceof HTMLStyleElement) element.nonce = nonce;
  return element;
};

// The policy looks at a style attribute that is set as text, and not at the style's own properties.
const setAttribute = Element.prototype.setAttribute;
Element.prototype.setAttribute = function (name, value) {
  if (name === 'style') this.style.cssText = value;
  else setAttribute.call(this, name, value);
};

// Into the markup of a highlighted sample it writes how many lines there are.
const innerHtml = Object.getOwnPropertyDescriptor(Element.prototype, 'innerHTML');
const LINES = / style="(--line-count: \d+; --line-digits: \d+;)"/;
Object.defineProperty(HTMLPreElement.prototype, 'innerHTML', {
  ...innerHtml,
  set(given) {
    // Vue wraps it as TrustedHTML.
    const markup = String(given);
    const [attribute = '', lines] = LINES.exec(markup) ?? [];
    innerHtml.set.call(this, markup.replace(attribute, ''));
    if (lines !== undefined) this.querySelector('code').style.cssText = lines;
  },
});

// Zod, which it brings along, would try whether it may compile text to code.
globalThis.__zod_globalConfig = { jitless: true };
