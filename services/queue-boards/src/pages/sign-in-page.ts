import { text } from './text.js';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escapeHtml = (words: string): string =>
  words.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');

/** A page in the frame that all have. @param body markup */
export function htmlPage(title: string, body: string, head = ''): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(text.documentTitle(title))}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/operators.css">
${head}</head>
<body>${body}</body>
</html>
`;
}

/** The account page's colours and typefaces, as a test holds; of at least 4.5 to 1 in light and in dark. */
export const stylesheet = `
:root {
  color-scheme: light dark;
  --paper: light-dark(#f8f7f3, #131412); --surface: light-dark(#ffffff, #1b1c1a);
  --line: light-dark(#e3e0d7, #2f312d); --line-strong: light-dark(#8b887d, #777a72);
  --ink: light-dark(#1c1d1a, #ecebe5); --ink-soft: light-dark(#5d5c54, #a9a89f);
  --accent: light-dark(#1d5a43, #8fcfae); --on-accent: light-dark(#ffffff, #0d1f17);
  --bad: light-dark(#a12d22, #f0a094);
}
* { box-sizing: border-box; }
body {
  margin: 0; background: var(--paper); color: var(--ink);
  font: 15px/1.55 "Inter Variable", system-ui, sans-serif;
}
a { color: var(--accent); }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
h1 { font: 400 1.75rem/1.15 "Source Serif 4 Variable", Georgia, serif; margin: 0 0 .5rem; }
button {
  font: inherit; font-weight: 600; padding: .5rem 1.1rem; color: var(--on-accent); background: var(--accent);
  border: 0; border-radius: 6px; cursor: pointer;
}
.sign-in { max-width: 25rem; margin: 12vh auto 0; padding: 2rem; }
.sign-in p { color: var(--ink-soft); margin: 0 0 1.5rem; }
.sign-in p.fault { color: var(--bad); font-weight: 600; }
.sign-in label { display: block; font-weight: 600; margin: 0 0 .25rem; }
.sign-in input {
  width: 100%; font: inherit; padding: .55rem .7rem; margin: 0 0 1rem; color: inherit; background: var(--surface);
  border: 1px solid var(--line-strong); border-radius: 6px;
}
.sign-in button { margin: .5rem 0 1.5rem; }
`;

const { signIn, signOut } = text;

/** @param fault of the last attempt */
export function signInPage(fault: string | null, name = ''): string {
  const alert = fault === null ? '' : `<p class="fault" role="alert">${escapeHtml(fault)}</p>`;
  return htmlPage(
    signIn.title,
    `<main class="sign-in">
<h1>${signIn.heading}</h1>
<p>${signIn.lead}</p>
${alert}<form method="post" action="/sign-in">
<label for="name">${signIn.name}</label>
<input id="name" name="name" autocomplete="username" autocapitalize="none" spellcheck="false" required maxlength="40" value="${escapeHtml(name)}">
<label for="password">${signIn.password}</label>
<input id="password" name="password" type="password" autocomplete="current-password" required maxlength="200">
<button>${signIn.submit}</button>
</form>
</main>`,
  );
}

export function signOutPage(name: string): string {
  return htmlPage(
    signOut.title,
    `<main class="sign-in">
<h1>${signOut.title}</h1>
<p>${escapeHtml(signOut.lead(name))}</p>
<form method="post" action="/sign-out"><button>${signOut.submit}</button></form>
<p><a href="/">${text.back}</a></p>
</main>`,
  );
}
