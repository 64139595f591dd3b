import { readFileSync } from 'node:fs';

/** Where the board's page finds {@link boardScript} and {@link boardStylesheet}. */
export const BOARD_SCRIPT = '/board.js';
export const BOARD_STYLESHEET = '/board.css';

/** Names buttons that show an icon only; see browser/name-controls.ts. */
export const boardScript = readFileSync(
  new URL('../browser/name-controls.js', import.meta.url),
  'utf8',
);

/** Colours that stand out enough, and nothing that moves for people who asked for that. */
export const boardStylesheet = `
:root { --muted-foreground: #4d5863; --primary: #0b5a51; --destructive: #b3261e; --status-waiting: #8f4e04; --hl-meta: #5b6570; }
.dark-mode { --muted-foreground: #a9b4c2; --hl-meta: #a9b4c2; --destructive: #ef7f7a; }
[class^='workersBadge-'], [class*=' nullValue-'], [class^='nullValue-'], [class^='appVersion-'],
[class^='searchShortcut-'], [class^='description-'] { color: var(--foreground); opacity: 1; }
#own-heading { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
@media (prefers-reduced-motion: reduce) { *, ::before, ::after { transition: none !important; animation: none !important; } }
`;

const FONTS = /<link href="https:\/\/fonts\.googleapis\.com[^>]*>/;

/** The board's page without fonts from elsewhere, with names for what has none. */
export function mendedPage(html: string): string {
  return html
    .replace(FONTS, '')
    .replace('</head>', `<link href="${BOARD_STYLESHEET}" rel="stylesheet"></head>`)
    .replace(
      '</body>',
      `<section id="own-heading" aria-label="Page" hidden><h1>Queues</h1></section><script type="module" src="${BOARD_SCRIPT}"></script></body>`,
    );
}
