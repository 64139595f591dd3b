import { escapeHtml } from '../pages/html.js';
import { COLOURS, drawChart, type Line } from './chart.js';
import type { Panel } from './dashboards.js';
import { formatValue } from './format-value.js';
import type { Prometheus, Series, TimeSpan } from './prometheus.js';

/** Pixels of one of the 24 columns, and of one row, of a dashboard's grid. */
const COLUMN = 52;
const ROW = 30;
/** Rows of a panel that its heading and its legend take. */
const FRAME_ROWS = 2;

const nameOf = (legend: string, labels: Series['labels']) =>
  legend.replace(/\{\{\s*(\w+)\s*\}\}/g, (_whole, label: string) => labels[label] ?? '');

const lastOf = ({ points }: Line) =>
  points.findLast(([, value]) => Number.isFinite(value))?.[1] ?? Number.NaN;

function legend(lines: readonly Line[], unit: Panel['fieldConfig']['defaults']['unit']): string {
  const items = lines.map(
    (line, index) =>
      `<li><i class="c${index % COLOURS}"></i>${escapeHtml(line.name)} <b>${formatValue(lastOf(line), unit)}</b></li>`,
  );
  return `<ul class="legend">${items.join('')}</ul>`;
}

function content(panel: Panel, lines: readonly Line[], span: TimeSpan): string {
  const { unit, max, custom } = panel.fieldConfig.defaults;
  if (lines.length === 0) return '<p class="none">Nothing to show in this time.</p>';
  if (panel.type === 'stat') {
    const values = lines.map(
      (line) =>
        `<div><dt>${escapeHtml(line.name)}</dt><dd>${formatValue(lastOf(line), unit)}</dd></div>`,
    );
    return `<dl class="stat">${values.join('')}</dl>`;
  }
  const { w, h } = panel.gridPos;
  const size = { width: w * COLUMN, height: (h - FRAME_ROWS) * ROW };
  const isStacked = custom?.stacking.mode === 'normal';
  return drawChart(lines, { unit, max, isStacked }, span, size) + legend(lines, unit);
}

async function linesOf(prometheus: Prometheus, panel: Panel, span: TimeSpan): Promise<Line[]> {
  const answers = await Promise.all(
    panel.targets.map(async ({ expr, legendFormat, instant }) => {
      const series = instant
        ? await prometheus.instant(expr, span)
        : await prometheus.range(expr, span);
      return series.map(({ labels, points }) => ({ name: nameOf(legendFormat, labels), points }));
    }),
  );
  return answers.flat().toSorted((a, b) => a.name.localeCompare(b.name));
}

/** A panel with its figures, or with why there are none. @returns markup */
export async function panelView(
  prometheus: Prometheus,
  panel: Panel,
  span: TimeSpan,
): Promise<string> {
  let shown: string;
  try {
    shown = content(panel, await linesOf(prometheus, panel, span), span);
  } catch (error) {
    // What an operator sees is the answer: the other panels may have theirs.
    shown = `<p class="fault" role="alert">${escapeHtml(String(error))}</p>`;
  }
  const { x, w } = panel.gridPos;
  const about = panel.description === '' ? '' : `<p>${escapeHtml(panel.description)}</p>`;
  return `<section class="panel" style="grid-column:${x + 1} / span ${w}">
<h2>${escapeHtml(panel.title)}</h2>${about}
${shown}</section>`;
}
