/** @typedef {import('./make-tour.mjs').Stop} Stop */

const STYLE = `
:root {
  color-scheme: light dark;
  --ground: light-dark(#f5f3ee, #16181a);
  --card: light-dark(#ffffff, #202326);
  --ink: light-dark(#1c1d1f, #ececea);
  --soft: light-dark(#5c5f63, #a6aaae);
  --line: light-dark(#e2ded5, #34383c);
  --code: light-dark(#f5f3ee, #17191b);
  --accent: light-dark(#2f6b4f, #8fd0ae);
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 16px/1.55 system-ui, sans-serif; }
main, header { max-width: 1180px; margin: 0 auto; padding: 0 24px; }
header { padding-block: 64px 24px; }
h1 { font-size: clamp(2rem, 5vw, 3.2rem); line-height: 1.1; letter-spacing: -0.02em; margin: 0 0 12px; }
header p { color: var(--soft); font-size: 1.15rem; max-width: 46rem; margin: 0; }
nav { display: flex; flex-wrap: wrap; gap: 8px 20px; margin-top: 24px; }
a { color: var(--accent); }
section { background: var(--card); border: 1px solid var(--line); border-radius: 16px; padding: 28px; margin: 24px 0; }
.side { display: grid; grid-template-columns: minmax(0, 1.5fr) minmax(0, 1fr); gap: 28px; align-items: start; }
.made { display: grid; gap: 14px; }
.wall { grid-template-columns: repeat(auto-fill, minmax(150px, 1fr)); align-items: start; }
h2 { margin: 0 0 4px; font-size: 1.5rem; letter-spacing: -0.01em; }
section > p { margin: 0 0 20px; color: var(--soft); }
figure { margin: 0; }
figcaption { color: var(--soft); font-size: 0.85rem; margin-top: 6px; }
video, img { display: block; width: 100%; border-radius: 10px; background: var(--code); }
video { max-height: 72vh; }
.made:not(.wall) img { max-height: 72vh; width: auto; max-width: 100%; }
pre { margin: 0; padding: 16px; background: var(--code); border: 1px solid var(--line); border-radius: 10px;
  font: 13px/1.5 ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere; }
.time { display: block; margin-top: 10px; color: var(--soft); font-size: 0.9rem; }
footer { color: var(--soft); padding: 12px 0 64px; }
@media (max-width: 820px) { .side { grid-template-columns: 1fr; } section { padding: 20px; } }
`;

/** @param {string} text */
const escaped = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** @param {Stop} stop @param {string} url of the API */
function request({ path, body }, url) {
  return [
    `curl -sS ${url}${path} \\`,
    '  -H "Authorization: Bearer $LIVE_KEY" \\',
    "  -H 'Content-Type: application/json' \\",
    `  -d '${JSON.stringify(body, null, 2).replaceAll("'", "'\\''").replaceAll('\n', '\n  ')}'`,
  ].join('\n');
}

/** @param {Stop['made'][number]} made @param {string} title */
function figure({ file, kind, poster, label }, title) {
  const alt = escaped(label === undefined ? title : `${title}: ${label}`);
  const caption = label === undefined ? '' : `<figcaption>${escaped(label)}</figcaption>`;
  switch (kind) {
    case 'film':
      return `<figure><video controls preload="metadata" aria-label="${alt}" poster="${poster ?? ''}" src="${file}"></video></figure>`;
    case 'image':
      return `<figure><a href="${file}"><img loading="lazy" alt="${alt}" src="${file}"></a>${caption}</figure>`;
    case 'pdf':
      return `<figure><a href="${file}">${escaped(label ?? title)} (print PDF)</a></figure>`;
  }
}

/** @param {Stop} stop @param {string} url */
function section(stop, url) {
  const { id, title, lead, made, seconds } = stop;
  const wall = made.length > 2 ? ' wall' : '';
  return `<section id="${id}">
  <h2>${escaped(title)}</h2>
  <p>${escaped(lead)}</p>
  <div class="side">
    <div class="made${wall}">${made.map((one) => figure(one, title)).join('')}</div>
    <div><pre>${escaped(request(stop, url))}</pre><span class="time">Finished ${seconds} seconds after the request, beside the others on this page.</span></div>
  </div>
</section>`;
}

/**
 * A page of its own: it needs nothing but the files beside it.
 * @param {{ stops: readonly Stop[], url: string }} tour
 */
export function tourPage({ stops, url }) {
  const links = stops.map(({ id, title }) => `<a href="#${id}">${escaped(title)}</a>`).join('');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>A tour of Groundwork</title>
<style>${STYLE}</style>
</head>
<body>
<header>
<h1>A tour of Groundwork</h1>
<p>One of each product, made on this machine from drawn sample photos, beside the request that made it.</p>
<nav aria-label="Products">${links}</nav>
</header>
<main>
${stops.map((stop) => section(stop, url)).join('\n')}
<footer>The requests run while Groundwork does, after <code>source .groundwork/env</code>.</footer>
</main>
</body>
</html>
`;
}
