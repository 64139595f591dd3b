import { readFileSync } from 'node:fs';
import { text } from './text.js';

const { boards } = text;

const script = (name: string) =>
  readFileSync(new URL(`../browser/${name}.js`, import.meta.url), 'utf8');

const STYLESHEET = '/board.css';
const NAME_CONTROLS = '/board.js';
const ALLOW_STYLES = '/board-styles.js';

/** Readable colours, and no motion for people who prefer less. */
const stylesheet = `
#waiting { display: grid; place-items: center; min-height: 100vh; }
:root { --muted-foreground: #4d5863; --primary: #1d5a43; --destructive: #a12d22; --status-waiting: #8f4e04; --hl-meta: #5b6570; }
.dark-mode { --muted-foreground: #a9b4c2; --hl-meta: #a9b4c2; --destructive: #ef7f7a; }
[class^='workersBadge-'], [class*=' nullValue-'], [class^='nullValue-'], [class^='appVersion-'],
[class^='searchShortcut-'], [class^='description-'] { color: var(--foreground); opacity: 1; }
#own-heading { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
@media (prefers-reduced-motion: reduce) { *, ::before, ::after { transition: none !important; animation: none !important; } }
`;

/** Files that we add to the board's page, by path. */
export const boardFiles: readonly {
  readonly path: string;
  readonly type: 'css' | 'js';
  readonly text: string;
}[] = [
  { path: STYLESHEET, type: 'css', text: stylesheet },
  { path: NAME_CONTROLS, type: 'js', text: script('name-controls') },
  { path: ALLOW_STYLES, type: 'js', text: script('allow-styles') },
];

const FONTS = /<link href="https:\/\/fonts\.googleapis\.com[^>]*>/;
/** Shown until the board has loaded; its styles are inline. */
const WAITING = /(?<=<div id="root">).*?(?=<\/div>\s*<script)/s;

/**
 * The board's page without external fonts and inline styles, and with names for nameless controls.
 *
 * @param nonce by which the page's policy allows the styles that the board adds
 */
export function mendedPage(html: string, nonce: string): string {
  return html
    .replace(FONTS, '')
    .replace(WAITING, `<p id="waiting" role="status">${boards.loading}</p>`)
    .replace(
      '</head>',
      `<link href="${STYLESHEET}" rel="stylesheet"><meta property="csp-nonce" content="${nonce}"><script type="module" src="${ALLOW_STYLES}"></script></head>`,
    )
    .replace(
      '</body>',
      `<section id="own-heading" aria-label="${boards.label}" hidden><h1>${boards.heading}</h1></section><script type="module" src="${NAME_CONTROLS}"></script></body>`,
    );
}
