/// <reference lib="dom" />
// Runs in the browser, beside the board. The board has buttons that are only an icon, and an image or two that
// screen readers trip over; here they get names, again whenever the board redraws.

/** Names of buttons, by the icon that each shows (a class `lucide-…`). */
const NAMES: Readonly<Record<string, string>> = {
  maximize: 'Full screen',
  minimize: 'Leave full screen',
  settings: 'Settings',
  'circle-user': 'Your session',
  'ellipsis-vertical': 'Actions',
  'refresh-cw': 'Retry',
  'rotate-cw': 'Retry',
  files: 'Duplicate',
  pencil: 'Change the data',
  trash2: 'Clean',
  copy: 'Copy',
  x: 'Close',
  menu: 'Queues',
};

/** The icon's own name as a fallback. */
function nameOfIcon(icon: Element): string {
  const names = [...icon.classList].flatMap((name) =>
    name.startsWith('lucide-') ? [name.slice('lucide-'.length)] : [],
  );
  const known = names.find((name) => name in NAMES);
  return NAMES[known ?? ''] ?? names.join(' ').replaceAll('-', ' ');
}

/** The queue on whose card a button stands. */
function queueAround(button: Element): string | null {
  const link = button.parentElement?.parentElement?.querySelector('a[href*="/queue/"][title]');
  return link?.getAttribute('title') ?? null;
}

function nameButtons(): void {
  for (const button of document.querySelectorAll('button')) {
    const shown = button.textContent.trim();
    const label = button.getAttribute('aria-label');
    if (label === null && shown === '') {
      const icon = button.querySelector('svg');
      if (icon === null) continue;
      const queue = queueAround(button);
      button.setAttribute('aria-label', [nameOfIcon(icon), queue].filter(Boolean).join(': '));
    } else if (label !== null && shown !== '' && !label.startsWith(shown)) {
      // Voice control users say what they see.
      button.setAttribute('aria-label', `${shown}: ${label}`);
    }
  }
}

function mendImages(): void {
  for (const image of document.querySelectorAll('a img[alt]:not([alt=""])')) {
    image.setAttribute('alt', '');
  }
  for (const image of document.querySelectorAll('svg[role="img"]:not([aria-label])')) {
    image.setAttribute('aria-label', 'Redis');
  }
}

/** Every page has a heading: on the list of queues the board shows none. */
function giveHeading(): void {
  const own = document.querySelector('#own-heading');
  const theirs = document.querySelector('#root h1');
  if (own instanceof HTMLElement) own.hidden = theirs !== null;
}

/** Jobs stand below their queue, not three levels deeper. */
function levelHeadings(): void {
  for (const heading of document.querySelectorAll('#root :is(h4, h5, h6):not([aria-level])')) {
    heading.setAttribute('aria-level', '2');
    heading.setAttribute('role', 'heading');
  }
}

function mend(): void {
  nameButtons();
  mendImages();
  giveHeading();
  levelHeadings();
}

const changes = new MutationObserver(() => mend());
changes.observe(document.body, { childList: true, subtree: true });
mend();
