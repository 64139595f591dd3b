import { escapeHtml, htmlPage } from '../pages/html.js';
import type { Dashboard } from './dashboards.js';
import { panelView } from './panel-view.js';
import type { Prometheus, TimeSpan } from './prometheus.js';

/** Seconds back from now, by what the page calls them. */
export const spans = {
  '15m': 900,
  '1h': 3600,
  '6h': 21_600,
  '24h': 86_400,
  '7d': 604_800,
} as const;
export type SpanName = keyof typeof spans;
export const spanNames = Object.keys(spans) as [SpanName, ...SpanName[]];

/** Points of a line: enough for its width on a screen. */
const POINTS = 240;
const RELOAD_SECONDS = 30;

function spanOf(name: SpanName, now: Date): TimeSpan {
  const step = Math.max(5, Math.round(spans[name] / POINTS));
  // On whole steps, so that a reload shows the same points.
  const to = Math.floor(now.getTime() / 1000 / step) * step;
  return { from: to - spans[name], to, step };
}

function links<Name extends string>(
  names: readonly (readonly [Name, string])[],
  current: Name,
  href: (name: Name) => string,
): string {
  return names
    .map(([name, text]) => {
      const isHere = name === current ? ' aria-current="page"' : '';
      return `<a href="${escapeHtml(href(name))}"${isHere}>${escapeHtml(text)}</a>`;
    })
    .join('');
}

/** A dashboard with the figures of now. It loads itself anew; no script runs in it. */
export async function figuresPage(
  dashboards: readonly Dashboard[],
  dashboard: Dashboard,
  spanName: SpanName,
  prometheus: Prometheus,
  now: Date,
): Promise<string> {
  const span = spanOf(spanName, now);
  const panels = await Promise.all(
    dashboard.panels
      .toSorted((a, b) => a.gridPos.y - b.gridPos.y || a.gridPos.x - b.gridPos.x)
      .map((panel) => panelView(prometheus, panel, span)),
  );
  const places = dashboards.map(({ name, title }) => [name, title] as const);
  return htmlPage(
    dashboard.title,
    `<header class="bar">
<strong>Groundwork</strong>
<nav aria-label="Dashboards">${links(places, dashboard.name, (name) => `/figures/${name}?span=${spanName}`)}<a href="/queues">Boards</a></nav>
<nav class="spans" aria-label="Time">${links(
      spanNames.map((name) => [name, name] as const),
      spanName,
      (name) => `/figures/${dashboard.name}?span=${name}`,
    )}</nav>
<a href="/sign-out">Sign out</a>
</header>
<main class="figures">
<h1>${escapeHtml(dashboard.title)}</h1>
<p class="about">${escapeHtml(dashboard.description)} Times in UTC; ${now.toISOString().slice(11, 19)}.</p>
<div class="grid">${panels.join('\n')}</div>
</main>`,
    `<meta http-equiv="refresh" content="${RELOAD_SECONDS}">\n`,
  );
}
