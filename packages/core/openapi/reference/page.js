import './strict-policy.js';
import { createApiReference } from './standalone.esm.js';

const response = await fetch('openapi.json');
const content = await response.json();
const isSignedIn = content['x-signed-in'] === true;

/** Errors link to their entry by their code alone, and the library loses a name with two underscores. */
let [, sought] = /^#([A-Z_]+)$/.exec(location.hash) ?? [];
if (sought) history.replaceState(null, '', location.pathname);

/** Names and keyboard access that the library leaves out. */
const mends = [
  [
    'button[class*="copy-button"]:not([aria-label])',
    (button) => button.setAttribute('aria-label', 'Copy'),
  ],
  ['ul.endpoints:not([tabindex])', (list) => list.setAttribute('tabindex', '0')],
  ['button.show-more[aria-label]', (button) => button.removeAttribute('aria-label')],
  ['button[role="none"]', (button) => button.removeAttribute('role')],
  ['.cm-content:not([aria-label])', (text) => text.setAttribute('aria-label', 'Body')],
  ['.code-input-lite__editor[role="combobox"]', (input) => input.setAttribute('role', 'textbox')],
  ['.cm-scroller[tabindex="-1"]', (scroller) => scroller.setAttribute('tabindex', '0')],
  [
    '.scalar-app-layout section[aria-label^="Notifications"]',
    (region) => region.setAttribute('aria-label', 'Notifications of the request'),
  ],
  [
    'button[aria-controls]',
    (button) => {
      const controlled = button.getAttribute('aria-controls');
      if (document.getElementById(controlled) === null) button.removeAttribute('aria-controls');
    },
  ],
];

/** A dry run's 200 would stand before the usual 202, as objects sort their numbers; page.css orders the list beside it. */
function showUsualAnswer() {
  for (const tabs of document.querySelectorAll('.tab-list:not([data-ordered])')) {
    tabs.dataset.ordered = '';
    const usual = [...tabs.children].find((tab) => tab.textContent.trim().endsWith(' 202'));
    if (usual === undefined || usual === tabs.firstElementChild) continue;
    usual.style.order = '-1';
    usual.click();
  }
}

function mend() {
  for (const [selector, change] of mends) document.querySelectorAll(selector).forEach(change);
  showUsualAnswer();
  const entry = [...document.querySelectorAll('h3')].find((one) => one.textContent === sought);
  if (entry) sought = entry.closest('[class*="scroll-mt"]').scrollIntoView();
  // While a request is being tried out, the page behind it is inert.
  const isTrying = document.querySelector('.scalar-client--open') !== null;
  document.querySelector('main.references-rendered')?.toggleAttribute('inert', isTrying);
}
new MutationObserver(mend).observe(document.body, {
  childList: true,
  subtree: true,
  attributeFilter: ['style', 'class'],
});

createApiReference('#reference', {
  content,
  // Addresses of the description are relative to it, here they are whole.
  servers: content.servers.map((server) => ({
    ...server,
    url: new URL(server.url, document.baseURI).href.replace(/\/$/, ''),
  })),
  theme: 'none',
  withDefaultFonts: false,
  telemetry: false,
  showDeveloperTools: 'never',
  hideClientButton: true,
  agent: { disabled: true },
  mcp: { disabled: true },
  // Every operation brings its own samples.
  hiddenClients: true,
  documentDownloadType: 'json',
  defaultOpenFirstTag: true,
  hideModels: true,
  expandAllResponses: false,
  orderSchemaPropertiesBy: 'preserve',
  metaData: { title: 'Groundwork API' },
  ...(isSignedIn ? {} : { authentication: { preferredSecurityScheme: 'apiKey' } }),
});
